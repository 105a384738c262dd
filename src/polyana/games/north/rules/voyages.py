"""Ships that move up, set out early or are gained (A12, A14)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.north import deeds
from polyana.games.north.deeds import How
from polyana.games.north.rules import islands, ships
from polyana.games.north.rules.acts import Act
from polyana.kernel import Move, then


def move_ship_targets(act: Act) -> Iterator[Move]:
    """N-140: an own queued ship up to so many places forward; the first cannot move."""
    for place in islands.own_ships(act.state, act.seat):
        for steps in range(1, min(act.number, place) + 1):
            yield ("advance", str(place + 1), str(steps))


def move_ship(act: Act) -> None:
    """N-140, N-141: those passed fall back one place; the load stays with its ship."""
    place, steps = int(act.target) - 1, int(act.move[2])
    queue = act.state.queue
    queue.insert(place - steps, queue.pop(place))
    act.table.tell("moved_ship", act.seat, place + 1, place + 1 - steps)


def how(act: Act) -> How:
    """Which early expedition it is."""
    return "pillage" if act.item.word == "pillage_now" else "conquer"


def early_targets(act: Act) -> Iterator[Move]:
    """N-162 to N-167: own queued ships that could take an island now."""
    free = bool(act.item.args)
    for place in islands.early_ships(act.table, act.seat, how(act), free):
        yield ("ship", str(place + 1))


def early(act: Act) -> None:
    """N-163, N-164: the ship leaves the queue; the others close up."""
    state = act.state
    state.sailing = state.queue.pop(int(act.target) - 1)
    free = bool(act.item.args)
    then(state, deeds.Arrive(act.seat, how(act), free))


def ship_waits(act: Act) -> bool:
    """N-004, N-218: whether there is a ship to gain."""
    if act.word == "common":
        return act.state.common_ships > 0
    return ships.third_ship_waits(act.table, act.seat)


def gain_ship(act: Act) -> None:
    """N-260: a common ship, or the own third one, is there from now on."""
    ships.gain_ship(act.table, act.seat, act.word == "common")

"""The Expedition phase and early expeditions: ships take islands (A13, A14)."""

from __future__ import annotations

from typing import Final

from polyana.effects import Receive
from polyana.games.north import deeds
from polyana.games.north.deeds import AnyDeed
from polyana.games.north.rules.empire import enter, happening
from polyana.games.north.rules.islands import in_reach, reveal_top
from polyana.games.north.rules.ships import come_home
from polyana.games.north.state import NorthTable, Ship, sea_of
from polyana.kernel import Ask, Move, Rules, then

PILLAGE: Final[Move] = ("pillage",)
CONQUER: Final[Move] = ("conquer",)


def sail_on(table: NorthTable) -> None:
    """N-147: the first ship of the queue, then the next."""
    state = table.state
    if state.queue:
        state.sailing = state.queue.pop(0)
        then(state, deeds.Arrive(state.sailing.seat), deeds.Sailing())


def arrive(table: NorthTable, deed: deeds.Arrive) -> Rules | None:
    """N-148, N-154: a ship takes an island if any is in its reach; if not, it returns empty."""
    ship = table.state.sailing
    assert ship is not None
    options = list(in_reach(table, ship.fish, ship.raze, deed.how, deed.free))
    if not options:
        table.tell("found_no_island", deed.seat)
        return_ship(table)
        return None
    return choose_island(table, deed, ship, options)


def choose_island(table: NorthTable, deed: deeds.Arrive, ship: Ship, options: list[Move]) -> Rules:
    """Asks which island."""
    move = yield Ask(deed.seat, "island", options, (ship.fish, ship.raze, deed.how))
    if move[0] == "top":
        name = reveal_top(table, move[1])
        assert name is not None
        table.tell("revealed", deed.seat, name)
    else:
        name = move[1]
        sea_of(table.state, table.content.cards[name].distance).open.remove(name)
    table.state.taken = name
    then(table.state, deeds.Take(deed.seat, deed.how))


def take(table: NorthTable, deed: deeds.Take) -> Rules | None:
    """N-150 to N-153, N-255: pillage, or conquer with raze enough aboard."""
    card, ship = table.content.cards[table.state.taken], table.state.sailing
    assert ship is not None
    if deed.how:
        carry_off(table, deed.seat, deed.how)
        return None
    if card.conquer > ship.raze:
        carry_off(table, deed.seat, "pillage")
        return None
    return choose_how(table, deed, ship)


def choose_how(table: NorthTable, deed: deeds.Take, ship: Ship) -> Rules:
    """Asks what happens to the island."""
    move = yield Ask(deed.seat, "take", [PILLAGE, CONQUER], (table.state.taken, ship.raze))
    carry_off(table, deed.seat, move[0])


def carry_off(table: NorthTable, seat: int, how: str) -> None:
    """N-150, N-151, N-155, N-157: the island is pillaged or joins the empire; the ship is home."""
    state, content = table.state, table.content
    name, state.taken = state.taken, ""
    card = content.cards[name]
    following: list[AnyDeed] = []
    if how == "conquer":
        waiting = happening(content, state, seat, "conquer")
        table.tell("conquered", seat, name)
        following += [*enter(table, seat, name), *waiting]
    else:
        sea_of(state, card.distance).discard.append(name)
        table.tell("pillaged", seat, name)
        following += [
            Receive(seat, name, card.pillage),
            *happening(content, state, seat, "pillage"),
        ]
        if card.distance == "distant":
            following += happening(content, state, seat, "pillage_distant")
    return_ship(table)
    then(state, *following)


def return_ship(table: NorthTable) -> None:
    """N-157, N-164: the ship is available again, its load is lost."""
    state = table.state
    if state.sailing is not None:
        come_home(table, state.sailing)
    state.sailing = None

"""The Expedition phase and early expeditions: ships take islands (A13, A14)."""

from __future__ import annotations

from typing import Final

from polyana.games.north import deeds
from polyana.games.north.rules.empire import enter, happening
from polyana.games.north.rules.islands import in_reach, reveal_top
from polyana.games.north.rules.ships import come_home
from polyana.games.north.state import NorthTable, Ship, sea_of
from polyana.kernel import Ask, Move, Rules, then

PILLAGE: Final[Move] = ("pillage",)
CONQUER: Final[Move] = ("conquer",)


def sail_on(table: NorthTable, deed: deeds.Sailing) -> None:
    """N-147: the first ship of the queue, then the next."""
    queue = table.state.queue
    if queue:
        ship = queue.pop(0)
        arrive = deeds.Arrive(ship.seat, ship.fish, ship.raze, ship.common)
        then(table.state, arrive, deeds.Sailing())


def arrive(table: NorthTable, deed: deeds.Arrive) -> Rules | None:
    """N-148, N-154: a ship takes an island if any is in its reach; if not, it returns empty."""
    options = list(in_reach(table, deed.fish, deed.raze, deed.how, deed.free))
    if not options:
        return_ship(table, deed)
        return None
    return choose_island(table, deed, options)


def choose_island(table: NorthTable, deed: deeds.Arrive, options: list[Move]) -> Rules:
    """Asks which island."""
    about = (deed.fish, deed.raze, deed.how)
    move = yield Ask(deed.seat, "island", options, about)
    if move[0] == "top":
        name = reveal_top(table, move[1])
        assert name is not None
        table.tell("revealed", deed.seat, name)
    else:
        name = move[1]
        sea_of(table.state, table.content.cards[name].distance).open.remove(name)
    table.state.taken = name
    then(table.state, deeds.Take(deed.seat, deed.fish, deed.raze, deed.common, deed.how, deed.free))


def take(table: NorthTable, deed: deeds.Take) -> Rules | None:
    """N-150 to N-153, N-255: pillage, or conquer with raze enough aboard."""
    card = table.content.cards[table.state.taken]
    if deed.how:
        carry_off(table, deed, deed.how)
        return None
    if card.conquer > deed.raze:
        carry_off(table, deed, "pillage")
        return None
    return choose_how(table, deed)


def choose_how(table: NorthTable, deed: deeds.Take) -> Rules:
    """Asks what happens to the island."""
    move = yield Ask(deed.seat, "take", [PILLAGE, CONQUER], (table.state.taken, deed.raze))
    carry_off(table, deed, move[0])


def carry_off(table: NorthTable, deed: deeds.Take, how: str) -> None:
    """N-150, N-151, N-155, N-157: the island is pillaged or joins the empire; the ship is home."""
    state, content, seat = table.state, table.content, deed.seat
    name, state.taken = state.taken, ""
    card = content.cards[name]
    if how == "conquer":
        waiting = happening(content, state, seat, "conquer")
        table.tell("conquered", seat, name)
        following = [*enter(table, seat, name), *waiting]
    else:
        sea_of(state, card.distance).discard.append(name)
        table.tell("pillaged", seat, name)
        waiting = happening(content, state, seat, "pillage")
        if card.distance == "distant":
            waiting += happening(content, state, seat, "pillage_distant")
        following = [deeds.Receive(seat, name, card.pillage), *waiting]
    return_ship(table, deed)
    then(state, *following)


def return_ship(table: NorthTable, deed: deeds.Arrive | deeds.Take) -> None:
    """N-157, N-164: the ship is available again, its load is lost."""
    come_home(table, Ship(deed.seat, common=deed.common))

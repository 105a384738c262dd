"""Islands, near and distant, and which of them a ship can reach (A13, A14)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import refill
from polyana.games.north.state import NorthTable, Sea, State, sea_of
from polyana.kernel import Move

TOP: dict[str, Move] = {"near": ("top", "near"), "distant": ("top", "distant")}


def reveal_top(table: NorthTable, distance: str) -> str | None:
    """N-159: the top card of an island deck, which is made anew from its discard pile if it is empty."""
    sea = sea_of(table.state, distance)
    refill(table, sea.deck, sea.discard, distance)
    if not sea.deck:
        return None
    table.reveal()
    return sea.deck.pop()


def has_top(sea: Sea) -> bool:
    """Whether a card can be taken from the deck."""
    return bool(sea.deck or sea.discard)


def in_reach(
    table: NorthTable, fish: int, raze: int, how: str = "", free: bool = False
) -> Iterator[Move]:
    """N-148, N-149, N-151: the islands that a ship with this load may take; N-166: no top card to conquer early."""
    state, cards = table.state, table.content.cards
    for distance in ("near", "distant") if fish else ("near",):
        sea = sea_of(state, distance)
        for name in sea.open:
            if how != "conquer" or free or cards[name].conquer <= raze:
                yield cards[name].island
        if how != "conquer" and has_top(sea):
            yield TOP[distance]


def renew(table: NorthTable, distance: str, number: int) -> None:
    """N-205, N-235, N-261: the open islands are discarded and new ones turned up."""
    sea = sea_of(table.state, distance)
    sea.discard += sea.open
    sea.open = []
    for _ in range(number):
        name = reveal_top(table, distance)
        if name is not None:
            sea.open.append(name)
    table.tell("islands", distance, *sea.open)


def early_ships(table: NorthTable, seat: int, how: str, free: bool = False) -> Iterator[int]:
    """N-163, N-165: the places of own queued ships that could take an island now.

    Neighbours with the same load are alike; the last of them stands for all (N-244).
    """
    queue = table.state.queue
    for place in own_ships(table.state, seat):
        ship, behind = queue[place], queue[place + 1 : place + 2]
        if any(
            (other.seat, other.fish, other.raze) == (seat, ship.fish, ship.raze) for other in behind
        ):
            continue
        if any(True for _ in in_reach(table, ship.fish, ship.raze, how, free)):
            yield place


def own_ships(state: State, seat: int) -> list[int]:
    """The places of the own ships in the queue."""
    return [place for place, ship in enumerate(state.queue) if ship.seat == seat]

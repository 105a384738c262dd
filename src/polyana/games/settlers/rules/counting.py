"""What the counters of effects count (S-007, S-008)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from polyana.games.settlers.rules.empire import location_of, mine, protected
from polyana.games.settlers.state import SettlersTable

Counter = Callable[[SettlersTable, int, str], int]


def coloured(colour: str, table: SettlersTable, seat: int, source: str) -> int:
    """S-027: own locations of a colour; one with several colours counts for each."""
    cards = table.content.cards
    return sum(colour in cards[name].colours for name, _ in mine(table.state, seat))


def samurai(table: SettlersTable, seat: int, source: str) -> int:
    """S-163: Samurai on own locations."""
    return sum(location.samurai for _, location in mine(table.state, seat))


def deals(table: SettlersTable, seat: int, source: str) -> int:
    """Own Deals."""
    return len(table.state.players[seat].deals)


def enemy_locations(table: SettlersTable, seat: int, source: str) -> int:
    """S-237, S-266: faction locations of another faction than the own."""
    cards, own = table.content.cards, table.state.players[seat].faction
    return sum(cards[name].faction not in ("", own) for name, _ in mine(table.state, seat))


def protected_locations(table: SettlersTable, seat: int, source: str) -> int:
    """S-275: common and faction locations with any protection."""
    content = table.content
    return sum(protected(content, name, location) for name, location in mine(table.state, seat))


def removed_fortifications(table: SettlersTable, seat: int, source: str) -> int:
    """S-276: levels taken off by this siege."""
    return table.state.removed


def kept(table: SettlersTable, seat: int, source: str) -> int:
    """S-122, S-125: cards under, and resources on, this very card."""
    location = location_of(table.state, source)
    return location.kept + len(location.under)


COUNTERS: Final[dict[str, Counter]] = {
    **{
        f"{colour}_location": partial(coloured, colour)
        for colour in ("red", "brown", "grey", "pink", "gold", "black")
    },
    "samurai": samurai,
    "deal": deals,
    "enemy_location": enemy_locations,
    "protected_location": protected_locations,
    "removed_fortification": removed_fortifications,
    "kept": kept,
}

"""What the counters of effects count (S-007, S-008)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.empire import location_of, mine, protected

Counter = Callable[[Act], int]


def coloured(colour: str, act: Act) -> int:
    """S-027: own locations of a colour; one with several colours counts for each."""
    cards = act.table.content.cards
    return sum(colour in cards[name].colours for name, _ in mine(act.table.state, act.seat))


def samurai(act: Act) -> int:
    """S-163: Samurai on own locations."""
    return sum(location.samurai for _, location in mine(act.table.state, act.seat))


def deals(act: Act) -> int:
    """Own Deals."""
    return len(act.table.state.players[act.seat].deals)


def enemy_locations(act: Act) -> int:
    """S-237, S-266: faction locations of another faction than the own."""
    cards, own = act.table.content.cards, act.table.state.players[act.seat].faction
    return sum(cards[name].faction not in ("", own) for name, _ in mine(act.table.state, act.seat))


def protected_locations(act: Act) -> int:
    """S-275: common and faction locations with any protection."""
    content = act.table.content
    return sum(
        protected(content, name, location) for name, location in mine(act.table.state, act.seat)
    )


def removed_fortifications(act: Act) -> int:
    """S-276: levels taken off by this siege."""
    return act.table.state.removed


def kept(act: Act) -> int:
    """S-122, S-125: cards under, and resources on, this very card."""
    location = location_of(act.table.state, act.source)
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

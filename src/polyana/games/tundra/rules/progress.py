"""How far a seat has come with a common goal, for those who look at the table."""

from __future__ import annotations

import msgspec

from polyana.games.tundra.content import Content
from polyana.games.tundra.rules.counting import COUNTERS, Whose, next_tier, tier
from polyana.games.tundra.state import State


class Progress(msgspec.Struct):
    """How far a seat has come with a goal: what is counted, its points now, and the next tier."""

    count: int
    points: int
    next: tuple[int, int] | None


def progress(content: Content, state: State, goal: str, seat: int) -> Progress:
    """T-704, T-711 to T-717: what a common goal brings a seat that uses it now."""
    card = content.common_goals[goal]
    count = COUNTERS[card.counts](Whose(content, state, seat))
    return Progress(count, tier(card.tiers, count), next_tier(card.tiers, count))

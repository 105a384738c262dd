"""How a game of Tundra is likely to end, looked at between two turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from polyana.games.tundra.state import State

DIE: Final = "die"
"""Every die at hand, whatever it shows."""

FITTED: Final[tuple[Mapping[str, float], ...]] = (
    {
        **{"points": 1.6, "resources": 1.4, "berries": 0.6, "towers": 0.3, "workers": 0.5},
        **{"boosts": 0.6, "under_way": 1.0, "dice": 0.1, DIE: 1.5, "advisors": 0.6},
        **{"boards": 0.6, "goals": 0.8, "personal_goal": 0.85},
    },
    {
        **{"points": 1.4, "resources": 1.0, "berries": 0.5, "towers": 0.5, "workers": 0.6},
        **{"boosts": 0.7, "under_way": 1.0, "dice": 0.1, DIE: 1.2, "advisors": 0.7},
        **{"boards": 0.5, "goals": 1.1, "personal_goal": 0.9},
    },
    {
        **{"points": 1.15, "resources": 0.6, "berries": 0.8, "towers": 0.8, "workers": 0.6},
        **{"boosts": 0.75, "under_way": 1.0, "dice": 0.1, DIE: 1.4, "advisors": 0.9},
        **{"boards": 0.35, "goals": 1.25, "personal_goal": 0.92},
    },
    {
        **{"points": 1.0, "resources": 0.2, "berries": 1.0, "towers": 0.5, "workers": 0.0},
        **{"boosts": 0.1, "under_way": 0.8, "dice": 0.15, DIE: 0.5, "advisors": 1.0},
        **{"boards": 0.05, "goals": 1.2, "personal_goal": 1.0},
    },
)
"""By round what a point of each part is worth in the end.

The parts say what things are good for in the next few turns, which is what counts while one chooses an answer. What
they mean for the end was fitted to 195 games of two: early points and resources grow, and what is in store in the last
round is hardly worth anything.
"""


def expected(state: State, seat: int, parts: Mapping[str, float]) -> float:
    """Points that a seat may expect in the end, up to what all seats may expect alike."""
    if state.phase == "over":
        return sum(worth for part, worth in parts.items() if part != "rivals")
    player, fitted = state.players[seat], FITTED[min(state.round, len(FITTED)) - 1]
    dice = len(player.dice) + player.unrolled
    return fitted[DIE] * dice + sum(fitted.get(part, 0.0) * parts[part] for part in parts)

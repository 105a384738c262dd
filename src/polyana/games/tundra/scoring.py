"""Points with a breakdown, places and ties (T-012, T-601, T-801 to T-807, T-931 to T-939)."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.content import Content
from polyana.games.tundra.rules.counting import COUNTERS, Whose, tier
from polyana.games.tundra.state import Player, State
from polyana.kernel import Line, Result

SOURCES: Final = ("upgrades", "boards", "towers", "orders", "cards", "title")
"""T-601: where points come from, besides the goals, in the order of the score sheet."""


def result(content: Content, state: State) -> Result:
    """Points, places and score sheets of all players."""
    sheets = [score_sheet(content, state, seat) for seat in range(len(state.players))]
    # T-803 to T-806: most points, then more resources, then more berries; still tied, the place is shared
    return Result.ranked(sheets, [tie_break(player) for player in state.players])


def tie_break(player: Player) -> tuple[int, int]:
    """T-804, T-805: all resources together, then berries."""
    return sum(player.resources.values()), player.berry


def score_sheet(content: Content, state: State, seat: int) -> list[Line]:
    """T-802: one line for every source of points, the personal goal last; the total is their plain sum."""
    return [*open_sheet(content, state, seat), *personal_line(content, state, seat)]


def open_sheet(content: Content, state: State, seat: int) -> list[Line]:
    """The points that everybody has seen."""
    player = state.players[seat]
    lines = [Line(source, player.scored.get(source, 0)) for source in SOURCES]
    if content.start.vp:
        lines.insert(0, Line("start", content.start.vp))
    return [*lines, *(Line("goal", points, (goal,)) for goal, points in player.goals.items())]


def personal_line(content: Content, state: State, seat: int) -> list[Line]:
    """T-931 to T-939: the highest tier reached of the personal goal, if the variant is played."""
    goal = state.players[seat].goal
    if not goal:
        return []
    count = COUNTERS[content.personal_goals[goal].counts](Whose(content, state, seat))
    return [Line("personal_goal", tier(content.personal_goals[goal].tiers, count), (goal, count))]


def acorns(content: Content, points: int) -> tuple[int, int]:
    """T-012: what the acorn token shows, and where the counter stands on the track.

    >>> from polyana.games.tundra.reading import load_content
    >>> acorns(load_content(), 52)
    (50, 2)
    """
    lap = content.limits.vp_lap
    return points // lap * lap, points % lap

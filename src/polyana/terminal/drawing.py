"""Tables and score sheets in the terminal; every game draws its own table."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.games import AnyGame
from polyana.kernel import Match, Options, Result, Sight, State
from polyana.speech import Speech, TableTalk


class _Drawer(Protocol):
    def Screen(
        self, game: AnyGame, sight: Sight, talk: TableTalk, players: Sequence[str]
    ) -> RenderableType: ...


def draw(game: AnyGame, sight: Sight, talk: TableTalk, players: Sequence[str]) -> RenderableType:
    """The table as somebody sees it, drawn by its game."""
    drawer = cast(_Drawer, importlib.import_module(f"polyana.games.{game.name}.screen"))
    return drawer.Screen(game, sight, talk, players)


def figure(points: int) -> str:
    """A number as people read it: with a true minus sign.

    >>> figure(-3)
    '−3'
    """
    return str(points).replace("-", "−")


def score_sheet(
    match: Match[State, Options, object], talk: TableTalk, say: Speech, players: Sequence[str]
) -> RenderableType:
    """The points of all players in one table, what each part brought whom, and who won."""
    result = match.result()
    grid = Grid(show_header=True, header_style="bold")
    grid.add_column(say.say("score-title"))
    for seat, player in enumerate(players):
        grid.add_column(f"★ {player}" if seat in result.winners else player, justify="right")
    for part, points in score_rows(result, talk).items():
        grid.add_row(part, *(figure(one) if one else "" for one in points))
    grid.add_section()
    grid.add_row(say.say("score-total"), *map(figure, result.scores), style="bold")
    grid.add_row(say.say("score-place"), *map(str, result.places))
    notes = [Text(talk.line(line)) for sheet in result.sheets for line in sheet if line.note]
    if not result.winners:
        return Group(grid, *notes, Text(say.say("score-lost"), style="bold"))
    winners = ", ".join(players[seat] for seat in result.winners)
    message = "score-winner" if len(result.winners) == 1 else "score-winners"
    return Group(grid, *notes, Text(say.say(message, players=winners), style="bold green"))


def score_rows(result: Result, talk: TableTalk) -> dict[str, list[int]]:
    """What each part brought every seat; parts that brought nobody anything are left out."""
    lines = [(line, seat) for seat, sheet in enumerate(result.sheets) for line in sheet]
    order = list(dict.fromkeys(line.what for line, _ in lines))
    rows: dict[str, list[int]] = {}
    for line, seat in sorted(lines, key=lambda one: order.index(one[0].what)):
        if line.points:
            rows.setdefault(talk.row(line), [0] * len(result.sheets))[seat] += line.points
    return rows

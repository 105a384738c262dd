"""Tables and score sheets in the terminal; every game draws its own table."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.games import AnyGame
from polyana.kernel import Match, Options, Sight, State
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
    """The points of all players, line by line, and who won."""
    result = match.result()
    sheets = []
    for seat, player in enumerate(players):
        grid = Grid(title=player, show_header=False, title_style="bold", min_width=26)
        grid.add_column()
        grid.add_column(justify="right")
        for line in result.sheets[seat]:
            if line.points:
                grid.add_row(talk.line(line), figure(line.points))
        grid.add_section()
        grid.add_row(Text(say.say("score-total"), style="bold"), figure(result.scores[seat]))
        grid.add_row(say.say("score-place"), str(result.places[seat]))
        sheets.append(grid)
    row = Grid.grid(padding=(0, 1))
    row.add_row(*sheets)
    if not result.winners:
        return Group(row, Text(say.say("score-lost"), style="bold"))
    winners = ", ".join(players[seat] for seat in result.winners)
    message = "score-winner" if len(result.winners) == 1 else "score-winners"
    return Group(row, Text(say.say(message, players=winners), style="bold green"))

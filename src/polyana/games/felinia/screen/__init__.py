"""The table of Felinia in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid

from polyana.drawing import FAINT, asked, own_moves, section
from polyana.games.felinia import Felinia
from polyana.games.felinia.screen.boards import boards, secrets, tile_table
from polyana.games.felinia.screen.city import heading, market_street, quay
from polyana.games.felinia.screen.ink import Scene
from polyana.games.felinia.screen.island import island
from polyana.games.felinia.view import View
from polyana.kernel import Sight
from polyana.speech import TableTalk


def draw(game: Felinia, sight: Sight, talk: TableTalk, players: Sequence[str]) -> RenderableType:
    """The whole table, as wide as it is shown."""
    return Screen(game, sight, talk, players)


class Screen:
    """The table, laid out when its width is known."""

    def __init__(
        self, game: Felinia, sight: Sight, talk: TableTalk, players: Sequence[str]
    ) -> None:
        self.game = game
        self.sight = sight
        self.talk = talk
        self.players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        scene = self.scene(options.max_width)
        yield Rule(characters="━", style=FAINT)
        yield heading(scene)
        yield section(scene, "street")
        yield market_street(scene)
        yield section(scene, "quay")
        yield quay(scene)
        yield section(scene, "island")
        yield island(scene)
        yield section(scene, "players")
        yield boards(scene)
        yield from own_things(scene)
        yield Rule(characters="━", style=FAINT)

    def scene(self, width: int) -> Scene:
        """Everything the drawings need."""
        view, seat = self.sight.table, self.sight.seat
        if not isinstance(view, View):
            raise TypeError(f"this is no table of Felinia: {type(view).__name__}")
        return Scene(
            content=self.game.content,
            view=view,
            talk=self.talk,
            players=self.players,
            seat=seat,
            moves=own_moves(self.sight),
            asked=asked(self.sight),
            width=width,
        )


def own_things(scene: Scene) -> RenderResult:
    """The kinds of tiles and, beside or below them, what the viewer alone sees."""
    yield section(scene, "tiles" if scene.viewer is None else "own")
    if scene.viewer is None or scene.narrow:
        yield tile_table(scene)
        yield secrets(scene)
        return
    row = Grid.grid(expand=True, padding=(0, 2, 0, 0))
    row.add_column()
    row.add_column(ratio=1)
    row.add_row(tile_table(scene), secrets(scene))
    yield row

"""The table of Tundra in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule

from polyana.drawing import FAINT, asked, own_moves, section
from polyana.games.tundra import Tundra
from polyana.games.tundra.effects import card_texts
from polyana.games.tundra.screen.boards import own_boards
from polyana.games.tundra.screen.city import heading, market
from polyana.games.tundra.screen.goals import common_goals, personal_goals
from polyana.games.tundra.screen.hexes import tundra
from polyana.games.tundra.screen.ink import Scene
from polyana.games.tundra.screen.players import advisors, hand, players_table
from polyana.games.tundra.view import View
from polyana.kernel import Sight
from polyana.speech import TableTalk


def draw(game: Tundra, sight: Sight, talk: TableTalk, players: Sequence[str]) -> RenderableType:
    """The whole table, as wide as it is shown."""
    return Screen(game, sight, talk, players)


class Screen:
    """The table, laid out when its width is known."""

    def __init__(self, game: Tundra, sight: Sight, talk: TableTalk, players: Sequence[str]) -> None:
        self.game = game
        self.sight = sight
        self.talk = talk
        self.players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        scene = self.scene(options.max_width)
        yield Rule(characters="━", style=FAINT)
        yield heading(scene)
        yield section(scene, "map")
        yield tundra(scene)
        if scene.view.market:
            yield section(scene, "market")
            yield market(scene)
        if scene.view.goals:
            yield section(scene, "goals")
            yield common_goals(scene)
        yield section(scene, "players")
        yield players_table(scene)
        if scene.viewer is not None:
            yield section(scene, "own")
            yield from own_things(scene)
        yield from personal_goals(scene)
        yield Rule(characters="━", style=FAINT)

    def scene(self, width: int) -> Scene:
        """Everything the drawings need."""
        view, seat = self.sight.table, self.sight.seat
        if not isinstance(view, View):
            raise TypeError(f"this is no table of Tundra: {type(view).__name__}")
        return Scene(
            content=self.game.content,
            view=view,
            talk=self.talk,
            wording=card_texts(self.talk.language),
            players=self.players,
            seat=seat,
            moves=own_moves(self.sight),
            asked=asked(self.sight),
            width=width,
        )


def own_things(scene: Scene) -> RenderResult:
    """What lies before the viewer: dice and prices, order boards, advisors."""
    yield from own_boards(scene)
    yield from advisors(scene)
    yield from hand(scene)

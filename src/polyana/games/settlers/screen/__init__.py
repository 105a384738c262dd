"""The table of Imperial Settlers in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule

from polyana.drawing import FAINT, asked, own_moves, section
from polyana.games.settlers import Settlers
from polyana.games.settlers.effects import card_texts
from polyana.games.settlers.screen.cards import hand, lookout
from polyana.games.settlers.screen.empire import factions, other_empires, own_empire
from polyana.games.settlers.screen.heading import heading, legend
from polyana.games.settlers.screen.ink import Scene
from polyana.games.settlers.screen.middle import tokens, virtual_player
from polyana.games.settlers.screen.players import players_table
from polyana.games.settlers.view import View
from polyana.kernel import Sight
from polyana.speech import TableTalk


def draw(game: Settlers, sight: Sight, talk: TableTalk, players: Sequence[str]) -> RenderableType:
    """The whole table, as wide as it is shown."""
    return Screen(game, sight, talk, players)


class Screen:
    """The table, laid out when its width is known."""

    def __init__(
        self, game: Settlers, sight: Sight, talk: TableTalk, players: Sequence[str]
    ) -> None:
        self.game = game
        self.sight = sight
        self.talk = talk
        self.players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        scene = self.scene(options.max_width)
        yield Rule(characters="━", style=FAINT)
        yield heading(scene)
        yield legend(scene)
        yield section(scene, "players")
        yield players_table(scene)
        yield from factions(scene)
        yield from other_empires(scene)
        yield from virtual_player(scene)
        yield from tokens(scene)
        yield from own_empire(scene)
        yield from hand(scene)
        yield from lookout(scene)
        yield Rule(characters="━", style=FAINT)

    def scene(self, width: int) -> Scene:
        """Everything the drawings need."""
        view, seat = self.sight.table, self.sight.seat
        if not isinstance(view, View):
            raise TypeError(f"this is no table of Imperial Settlers: {type(view).__name__}")
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

"""A whole table in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule

from polyana.drawing.flow import FAINT
from polyana.drawing.scene import Scene, asked, own_moves
from polyana.kernel import Game, Sight
from polyana.kernel.game import O, S
from polyana.kernel.table import C
from polyana.speech import TableTalk

T = TypeVar("T", bound=Scene[Any, Any, Any])


class Screen(ABC, Generic[T]):
    """The table of a game, laid out when its width is known; a game says which parts there are."""

    scene_type: type[T]
    view_type: type

    def __init__(
        self, game: Game[S, O, C], sight: Sight, talk: TableTalk, players: Sequence[str]
    ) -> None:
        self.content: object = game.content
        self.sight = sight
        self.talk = talk
        self.players = players

    @abstractmethod
    def parts(self, scene: T) -> Iterator[RenderableType]:
        """What is drawn, from top to bottom."""

    def scene(self, width: int) -> T:
        """Everything the parts need."""
        if not isinstance(self.sight.table, self.view_type):
            raise TypeError(f"this is another game's table: {type(self.sight.table).__name__}")
        return self.scene_type(
            content=self.content,
            view=self.sight.table,
            talk=self.talk,
            players=self.players,
            seat=self.sight.seat,
            moves=own_moves(self.sight),
            asked=asked(self.sight),
            width=width,
        )

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Rule(characters="━", style=FAINT)
        yield from self.parts(self.scene(options.max_width))
        yield Rule(characters="━", style=FAINT)

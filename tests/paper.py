"""What the tests of all screens share: a table on paper, and the words that were used for it."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Generic

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console, RenderableType

from polyana.kernel import Game, Sight
from polyana.kernel.game import O, S
from polyana.kernel.table import C
from polyana.speech import LANGUAGES, TableTalk

WIDTHS: Final = (80, 100, 120)
NAMES: Final = {"ru": ("Анна", "Борис", "Вера", "Глеб"), "en": ("Anna", "Boris", "Vera", "Gleb")}


class Heard(TableTalk):
    """Table talk that remembers which messages were used."""

    def __init__(self, game: Game[S, O, C], language: str) -> None:
        super().__init__(game, language)
        self.used: set[str] = set()

    def form(
        self, name: str, attribute: str, plain: tuple[str, ...], /, **args: str | float
    ) -> str:
        self.used.add(name.replace("_", "-").replace(" ", "-"))
        return super().form(name, attribute, plain, **args)


Draw = Callable[[Any, Sight, TableTalk, Sequence[str]], RenderableType]


class Paper(Generic[S, O, C]):
    """Tables of a game as plain text."""

    def __init__(self, game: Game[S, O, C], draw: Draw) -> None:
        self.game = game
        self.draw = draw
        self.talk = {language: Heard(game, language) for language in LANGUAGES}

    def written(self, sight: Sight, language: str = "en", width: int = 100) -> str:
        """The table as plain text."""
        paper = io.StringIO()
        console = Console(file=paper, width=width, color_system=None)
        console.print(self.draw(self.game, sight, self.talk[language], NAMES[language]))
        return paper.getvalue()

    def seen(self, state: S, seat: int | None = 0) -> Sight:
        """A table as a seat sees it, with nobody asked."""
        return Sight(
            self.game.name, seat, 0, [], self.game.view(state, seat), False, "", None, False
        )

    def unused(self) -> set[str]:
        """The messages of the screen that no table drawn so far has needed."""
        talk = self.talk["en"]
        return {name for name in talk.messages if name.startswith("screen-")} - talk.used


def line_with(text: str, words: str) -> str:
    """The first line that contains these words."""
    return next(line for line in text.splitlines() if words in line)


def messages(file: Path) -> dict[str, set[str]]:
    """The messages of a file and the facts that each puts in."""
    return {
        entry.id.name: facts(entry)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def facts(message: ftl.Message) -> set[str]:
    """The variables of a message."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            found.add(node.id.name)

    Finder().visit(message)
    return found

"""What the tests of all screens share: moments of games, a table on paper, and the words that were used for it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Literal

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.console import Console, RenderableType

from polyana import games
from polyana.kernel import Game, Match, Options, Sight
from polyana.kernel.check import Moods
from polyana.kernel.game import O, S
from polyana.kernel.table import C
from polyana.speech import LANGUAGES, TableTalk
from tests.tables import moments

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
    """Tables of a game as text, and moments of it that are worth drawing."""

    def __init__(self, game: Game[S, O, C], draw: Draw) -> None:
        self.game = game
        self.draw = draw
        self.talk = {language: Heard(game, language) for language in LANGUAGES}
        self._moments: dict[O, list[Match[S, O, C]]] = {}

    def moments(self, options: O) -> list[Match[S, O, C]]:
        """A game at random: its beginning, the first moments of some kinds of question after round I, its end."""
        if options not in self._moments:
            kept: dict[str, Match[S, O, C]] = {}
            for match in moments(Match(self.game, options, 3), Moods(3).choose):
                early = self.game.round_of(match.state) < 2
                kind = "" if early or match.over else match.asks[0].kind
                if kind not in kept:
                    kept[kind] = match.fork()
            self._moments[options] = [*list(kept.values())[:6], match]
        return self._moments[options]

    def written(
        self, sight: Sight, language: str = "en", width: int = 100, colours: bool = False
    ) -> str:
        """The table as text, plain or with the marks that a terminal makes colours of."""
        paper = io.StringIO()
        system: Literal["truecolor"] | None = "truecolor" if colours else None
        console = Console(file=paper, width=width, color_system=system, force_terminal=colours)
        table = self.draw(self.game, sight, self.talk[language], NAMES[language])
        console.print(table, crop=False)  # what is too wide shall be seen
        return paper.getvalue()

    def seen(self, state: S, seat: int | None = 0) -> Sight:
        """A table as a seat sees it, with nobody asked."""
        return Sight(
            self.game.name, seat, 0, [], self.game.view(state, seat), False, "", None, False
        )

    def fits(self, text: str, language: str, width: int) -> None:
        """Nothing is cut off or too wide, no raw id is shown, and no word is of another language."""
        assert "…" not in text
        assert "_" not in text
        assert max(map(len, text.splitlines())) <= width
        if language == "ru":
            assert not foreign(text, self.game.names("ru").values()), text

    def unused(self, *sights: Sight) -> set[str]:
        """The messages of the screen that neither these tables nor those drawn so far have needed."""
        for sight in sights:
            self.written(sight)
        talk = self.talk["en"]
        return {name for name in talk.messages if name.startswith("screen-")} - talk.used


def foreign(text: str, names: Iterable[str]) -> list[str]:
    """Latin words in a Russian text; names may hold some, labels of places (a1) and Roman numbers are everybody's."""
    for name in names:
        if re.search("[A-Za-z]", name):
            text = text.replace(name, "")
    return re.findall("[A-Za-z]+", re.sub(r"\b[a-h]\d|\b[IVX]+(?![A-Za-z])", "", text))


def tables_of(name: str) -> list[Options]:
    """The first and the last variant for every number of players."""
    by_players: dict[int, list[Options]] = {}
    for options in games.load(name).variants():
        by_players.setdefault(options.players, []).append(options)
    return [one for several in by_players.values() for one in {several[0]: 0, several[-1]: 0}]


def line_with(text: str, words: str) -> str:
    """The first line that contains these words."""
    return next(line for line in text.splitlines() if words in line)


def rulebook_lacks(name: str, language: str, words: Iterable[str]) -> list[str]:
    """Words of the table that the rulebook of the game does not use."""
    page = (games.folder(name) / f"rulebook.{language}.md").read_text(encoding="utf-8").lower()
    return [word for word in words if word.lower() not in page]


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

"""The rulebook of a game, as people read it: `rulebook.ru.md` and `rulebook.en.md` in its folder.

It is Markdown with two additions. Every heading has a name, the same in both languages, for links:
`## Scoring {#scoring}`. And a picture is a component of the game, drawn by its own table: `![caption](kind:of)`.

| picture | shows |
|---|---|
| `![](sign:wood)` | the small picture of a word, in running text too |
| `![](card:com_mill)` | a card, large |
| `![](index:signs)` | the index of all signs, made from `locale/rulebook.*.ftl` |
| `![](ship:3)` | what the game's `table/rulebook.ts` has under this name |

`locale/rulebook.ru.ftl` says what the signs are called, in the order of the index: `symbol-wood`, with what there is to
say about it as `.about`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Final, NamedTuple, TypeVar

import msgspec

from polyana.kernel import Game, Options, State
from polyana.speech.fluent import Speech

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the kernel
C = TypeVar("C")

HEADING: Final = re.compile(r"^(#+) (.+?) \{#([a-z][a-z0-9-]*)\}$", re.MULTILINE)
PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([a-z]+):([^)\s]+)\)")
GALLERY: Final = re.compile(rf"^(?:{PICTURE.pattern}\s?)+$", re.MULTILINE)
SYMBOL: Final = re.compile(r"^symbol-([A-Za-z0-9-]+) =", re.MULTILINE)


class Symbol(msgspec.Struct, frozen=True):
    """A sign of a game: its word, what it is called, and what there is to say about it."""

    of: str
    name: str
    about: str = ""


class Heading(NamedTuple):
    """A heading of a rulebook; its name is the same in all languages."""

    level: int
    title: str
    name: str


class Picture(NamedTuple):
    """A component that a rulebook shows."""

    caption: str
    kind: str
    of: str


@dataclass(frozen=True)
class Rulebook:
    """A rulebook in one language, with the signs of its game."""

    text: str
    symbols: list[Symbol]

    @cached_property
    def headings(self) -> list[Heading]:
        """All headings that can be linked, in their order."""
        found = HEADING.findall(self.text)
        return [Heading(len(marks), title, name) for marks, title, name in found]

    @cached_property
    def pictures(self) -> list[Picture]:
        """All pictures, in their order."""
        return _pictures(self.text)

    def told(
        self, gallery: Callable[[list[Picture]], str], inline: Callable[[Picture], str]
    ) -> str:
        """Plain Markdown for where nothing can be drawn: words in place of pictures alone, and between words."""
        text = HEADING.sub(r"\1 \2", self.text)
        text = GALLERY.sub(lambda found: gallery(_pictures(found.group())), text)
        return PICTURE.sub(lambda found: inline(Picture(*found.groups())), text)


def _pictures(text: str) -> list[Picture]:
    return [Picture(*found) for found in PICTURE.findall(text)]


def rulebook(game: Game[S, O, C], language: str) -> Rulebook:
    """The rulebook of a game in a language."""
    folder = files(type(game).__module__)
    words = folder.joinpath("locale", f"rulebook.{language}.ftl")
    say = Speech(language, words)
    symbols = [
        Symbol(
            name.replace("-", "_"),
            say.say(f"symbol-{name}"),
            say.form(f"symbol-{name}", "about", ()) if say.has(f"symbol-{name}", "about") else "",
        )
        for name in SYMBOL.findall(words.read_text(encoding="utf-8"))
    ]
    text = folder.joinpath(f"rulebook.{language}.md").read_text(encoding="utf-8")
    return Rulebook(text, symbols)

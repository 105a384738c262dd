"""Rulebooks to read in the terminal, and the numbered rules for those who work on a game."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from typing import Any, Protocol, cast

from rich.console import Console
from rich.markdown import Markdown

from polyana import games
from polyana.drawing import Scene, Screen, Symbols
from polyana.games import AnyGame
from polyana.speech import Picture, Rulebook, Speech, Symbol, TableTalk, rulebook


class _Drawer(Protocol):
    Screen: type[Screen[Scene[Any, Any, Any]]]


def show_rules(name: str, find: str, say: Speech, console: Console) -> None:
    """The rulebook of a game; or the paragraphs of it that hold a text."""
    page = told(games.load(name), say)
    if not find:
        show_page(page, console)
        return
    found = list(paragraphs(page, find))
    if not found:
        console.print(say.say("rules-none", game=name, find=find))
        return
    console.print(Markdown("\n\n".join(found)))


def show_numbered(name: str, find: str, say: Speech, console: Console) -> None:
    """The numbered rules; or those that hold a number or a text."""
    rules = (games.folder(name) / "rules.md").read_text(encoding="utf-8")
    if not find:
        show_page(rules, console)
        return
    lines = [line for line in rules.splitlines() if _is_rule(line)]
    found = [line for line in lines if find.lower() in line.lower()]
    if not found:
        console.print(say.say("rules-none", game=name, find=find))
        return
    console.print(Markdown("\n".join(found)))


def told(game: AnyGame, say: Speech) -> str:
    """A rulebook with words and letters in place of its pictures."""
    book = rulebook(game, say.language)
    talk = TableTalk(game, say.language)
    symbols = drawn_by(game)

    names = {symbol.of: symbol.name for symbol in book.symbols}

    def gallery(pictures: list[Picture]) -> str:
        if pictures[0].kind == "index":
            return index_of(book, symbols) + "\n"
        named = [one.caption or names.get(one.of) or talk.name(one.of) for one in pictures]
        return "\n".join(f"- *{name}*" for name in named) + "\n"

    def inline(picture: Picture) -> str:
        return symbols(picture.of).plain if picture.of in symbols else ""

    # A sign that the terminal cannot draw leaves no gap before its word.
    return re.sub(r"(?<=\S)  +(?=\S)", " ", book.told(gallery, inline))


def drawn_by(game: AnyGame) -> Symbols:
    """The signs of a game in a terminal."""
    drawer = cast(_Drawer, importlib.import_module(f"polyana.games.{game.name}.screen"))
    return drawer.Screen.scene_type.symbols


def index_of(book: Rulebook, symbols: Symbols) -> str:
    """The signs of a game with what they are called."""

    def line(symbol: Symbol) -> str:
        sign = f"{symbols(symbol.of).plain} " if symbol.of in symbols else ""
        return f"- {sign}**{symbol.name}**" + (f": {symbol.about}" if symbol.about else "")

    return "\n".join(map(line, book.symbols))


def paragraphs(page: str, find: str) -> Iterator[str]:
    """The parts of a page that hold all words, each under the headings it stands under."""
    words = plain(find).split()
    above: list[str] = []
    shown: set[str] = set()
    for part in re.split(r"\n{2,}|\n(?=- )", page):
        if part.startswith("#"):
            above = [heading for heading in above if _level(heading) < _level(part)]
            above.append(part)
        if all(word in plain(part) for word in words):
            found = [*above, part]
            yield from (one for one in dict.fromkeys(found) if one not in shown)
            shown.update(found)


def plain(text: str) -> str:
    """A text as it is searched: nobody needs to type ё or capitals."""
    return text.lower().replace("ё", "е")


def show_page(page: str, console: Console) -> None:
    """A long text: in a pager where somebody looks, plain where the output goes to a file."""
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(page))
    else:
        console.print(Markdown(page))


def _level(heading: str) -> int:
    return len(heading) - len(heading.lstrip("#"))


def _is_rule(line: str) -> bool:
    return re.match(r"- \**[A-Z]-\d{3}", line) is not None

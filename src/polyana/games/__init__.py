"""The games: one folder each, found by their names."""

from __future__ import annotations

import difflib
import importlib
from pathlib import Path
from typing import Protocol, cast

from polyana.kernel import Game, Match, Options, Refusal, State

AnyGame = Game[State, Options, object]
AnyMatch = Match[State, Options, object]


class UnknownGame(Refusal):
    """There is no game of this name; the sentence says which there are."""


class _Folder(Protocol):
    def load(self, content: Path | None = None) -> AnyGame: ...


def names() -> list[str]:
    """All games that can be played."""
    here = Path(__file__).parent
    return sorted(path.parent.name for path in here.glob("*/rules.md"))


def folder(name: str) -> Path:
    """The folder of a game, with its rules, its rulebook and its texts."""
    if name not in names():
        near = difflib.get_close_matches(name, names(), 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(
            f"There is no game called {name!r}; there are: {', '.join(names())}.{hint}",
            "game-unknown",
            name=name,
            known=", ".join(names()),
            near=near[0] if near else "none",
        )
    return Path(__file__).parent / name


def load(name: str, content: Path | None = None) -> AnyGame:
    """A game by its name, with its content or with what a folder overrides of it.

    >>> load("felinia").name
    'felinia'
    """
    folder(name)
    module = cast(_Folder, importlib.import_module(f"polyana.games.{name}"))
    return module.load(content)

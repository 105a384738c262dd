"""Bots: they play any game through the kernel alone and think on imagined tables only."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from polyana.bots.bot import Bot
from polyana.bots.greedy import Greedy
from polyana.bots.uniform import Uniform
from polyana.kernel import Refusal

__all__ = ["Bot", "Greedy", "Uniform", "UnknownBot", "make", "names"]

MAKERS: dict[str, Callable[[int], Bot]] = {"random": Uniform, "greedy": Greedy}


class UnknownBot(Refusal):
    """There is no bot of this name; the sentence says which there are."""


def names() -> list[str]:
    """All bots that can be asked to play."""
    return list(MAKERS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; with the same seed it makes the same moves.

    >>> make("greedy", seed=7).name
    'greedy'
    """
    if name not in MAKERS:
        near = difflib.get_close_matches(name, MAKERS, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(
            f"There is no bot called {name!r}; there are: {', '.join(MAKERS)}.{hint}",
            "bot-unknown",
            name=name,
            known=", ".join(MAKERS),
        )
    return MAKERS[name](seed)

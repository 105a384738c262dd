"""Bots: they play any game through the kernel alone and think on imagined tables only."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from polyana.bots.bot import Bot
from polyana.bots.budget import Budget
from polyana.bots.greedy import Greedy
from polyana.bots.levels import Easy, Medium
from polyana.bots.mcts import Mcts
from polyana.bots.uniform import Uniform
from polyana.kernel import Refusal

__all__ = ["LEVELS", "Bot", "Budget", "Greedy", "Mcts", "Uniform", "UnknownBot", "make", "names"]

MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": lambda seed: Mcts(seed, name="hard"),
    "mcts": Mcts,
    "greedy": Greedy,
    "random": Uniform,
}
SEARCHING: Final = ("hard", "mcts")
"""The bots that can be given a budget."""
LEVELS: Final = ("easy", "medium", "hard")
"""The bots for people, from the weakest to the strongest."""


class UnknownBot(Refusal):
    """There is no bot of this name, or it cannot be given this budget; the sentence says what there is."""


def names() -> list[str]:
    """All bots that can be asked to play."""
    return list(MAKERS)


def make(spec: str, seed: int = 0) -> Bot:
    """A bot by its name, a searching one also with a budget; with the same seed it makes the same moves.

    A budget is a time (`mcts:500ms`, `hard:1s`) or a number of turns of the search (`mcts:300`), for each decision;
    a second number lets it think in so many processes (`mcts:2s:4`). Only a number of turns can be repeated exactly.

    >>> make("greedy", seed=7).name
    'greedy'
    >>> make("mcts:300").name
    'mcts:300'
    """
    name, colon, given = spec.partition(":")
    if name not in MAKERS:
        near = difflib.get_close_matches(name, MAKERS, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(
            f"There is no bot called {name!r}; there are: {', '.join(MAKERS)}.{hint}",
            "bot-unknown",
            name=name,
            known=", ".join(MAKERS),
        )
    if not colon:
        return MAKERS[name](seed)
    if name not in SEARCHING:
        raise UnknownBot(
            f"The bot {name!r} takes no budget; only {' and '.join(SEARCHING)} do.",
            "bot-no-budget",
            name=name,
            searching=", ".join(SEARCHING),
        )
    budget = Budget.read(given)
    if budget is None:
        raise UnknownBot(
            f"{given!r} is no budget; give a time or a number of turns: mcts:500ms, mcts:2s, mcts:300.",
            "bot-budget",
            given=given,
        )
    return Mcts(seed, budget, spec)

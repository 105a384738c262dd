"""Parts of an effect done in any order, pick by pick: each verb says what can be picked, and what a pick does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from polyana.kernel import Move, Rules

W = TypeVar("W")
A = TypeVar("A")


@dataclass(frozen=True)
class Pick(Generic[W, A]):
    """A word of an effect that needs decisions: one pick for each unit of it."""

    signature: str
    """How it is written: `gather(number)`."""
    question: str
    can: Callable[[W], bool]
    """Whether it could do anything, were it begun now."""
    offer: Callable[[A], list[Move]]
    """The picks in the action under way; none if it can do nothing more."""
    do: Callable[[A], Rules | None]
    """Carries out a pick; what it still has to ask, it asks itself."""
    stop: bool = True
    """Whether the pick may be declined: declining a plain gain is never useful."""
    noun: bool = False
    """Whether it is written with a number before it, like goods."""
    worth: str = ""
    """The weight of the game's bot that says what a unit of it is worth before anybody looks at the table."""

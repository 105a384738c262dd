"""The verbs of a game: one row for each, with all that the game knows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from polyana.kernel import Move
from polyana.notation import Signature

A = TypeVar("A")


@dataclass(frozen=True)
class Verb(Generic[A]):
    """A word of an effect that is more than goods. The functions are given an act of the game: who, by which card."""

    signature: str
    """How it is written: `sift(drawn, number)`."""
    do: Callable[[A], None] | None = None
    """Carries it out; None for a word that content is read by and nobody carries out."""
    question: str = ""
    targets: Callable[[A], Iterable[Move]] | None = None
    """What it may be aimed at; without any it cannot be done."""
    hidden: bool = False
    """Whether its targets are hidden from others: then it is asked even if there is only one."""
    spends: bool = False
    """Whether something has to be paid once more when it is done."""
    worth: float = 0.0
    """What a bot thinks it is worth, in points, before it looks at the table."""


class Row(Protocol):
    """Whatever a game keeps of a verb, it begins with how it is written."""

    @property
    def signature(self) -> str: ...


R = TypeVar("R", bound=Row)


def rows(*verbs: R) -> dict[str, R]:
    """The rows by the names of their verbs.

    >>> list(rows(Verb("steal(noun)"), Verb("siege")))
    ['steal', 'siege']
    """
    return {Signature.read(verb.signature).name: verb for verb in verbs}

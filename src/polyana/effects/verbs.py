"""The verbs of a game: one row for each, with all that the game knows of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from polyana.kernel import Move
from polyana.notation import Signature

DECLINE: Final[Move] = ("decline",)
"""Nothing is done; also the only answer of a hand that somebody imagines, and that has nothing to do it with."""
NONE: Final[Move] = ("none",)
"""It is done without a target."""


class Acting(Protocol):
    """Who acts, by which card, and at last the target that was chosen: see `Act`."""

    move: Move

    @property
    def seat(self) -> int: ...

    @property
    def source(self) -> str: ...


A = TypeVar("A", bound=Acting)


def always(act: object) -> bool:
    """Whatever the table looks like."""
    return True


@dataclass(frozen=True)
class Verb(Generic[A]):
    """A word of an effect that is more than goods. The functions are given an act of the game: who, by which card."""

    signature: str
    """How it is written: `sift(drawn, number)`."""
    do: Callable[[A], None] | None = None
    """Carries it out; None for a word that content is read by and nobody carries out."""
    question: str = ""
    targets: Callable[[A], Iterable[Move]] | None = None
    """What it may be aimed at."""
    possible: Callable[[A], bool] | None = None
    """Whether it can be done without a target. By default a verb with targets needs one, and another needs nothing."""
    hidden: Callable[[A], bool] | None = None
    """Whether others cannot see what it can do: then it is asked even if there is only one answer."""
    optional: bool = False
    """Whether it may be declined among other things that are gained."""
    spends: bool = False
    """Whether something has to be paid once more when it is done."""
    worth: float = 0.0
    """What a bot thinks it is worth before it looks at the table, in the unit of the game's evaluation."""


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

"""Chance: one small counter-based generator that lives inside the state, so that a seed replays a game exactly."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Annotated, Final, TypeVar

import msgspec

from polyana.kernel.limits import Limits

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15


class Chance(msgspec.Struct):
    """SplitMix64. The state of a game holds exactly one; shuffles and dice come from nowhere else.

    >>> Chance(7).below(6), Chance(7).below(6)
    (2, 2)
    """

    counter: Annotated[int, Limits(0, MASK)]

    def bits(self) -> int:
        """The next 64 random bits."""
        self.counter = z = (self.counter + GAMMA) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others."""
        return (self.bits() * n) >> 64

    def die(self, sides: int = 6) -> int:
        """A roll from 1 to `sides`."""
        return 1 + ((self.bits() * sides) >> 64)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Shuffles in place."""
        counter = self.counter
        for last in range(len(things) - 1, 0, -1):
            # what bits() does, without a call for every card: decks are shuffled all the time
            counter = z = (counter + GAMMA) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            other = ((z ^ (z >> 31)) * (last + 1)) >> 64
            things[last], things[other] = things[other], things[last]
        self.counter = counter

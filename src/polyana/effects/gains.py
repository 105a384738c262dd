"""Gains: what is received in one go, and the deeds by which it waits on the agenda."""

from __future__ import annotations

from typing import Annotated

import msgspec

from polyana.effects.terms import Item, apart
from polyana.kernel import Count, Id, Limits, Move, Own

Bundle = tuple[Item, ...]
Key = Annotated[str, Limits(0, 200)]
"""The key of a gain in the content."""


class Gain(msgspec.Struct, frozen=True):
    """What is received in one go: one bundle out of its ways."""

    key: str
    why: str
    """Where its points are booked."""
    ways: tuple[Bundle, ...]
    moves: tuple[Move, ...]
    """The moves that choose between the ways."""
    optional: bool = False
    """Whether it may be declined."""
    hidden: bool = False
    """Whether others cannot see which ways can be carried out: then it is always asked."""
    sure: bool = False
    """Whether it always brings something."""

    @classmethod
    def of(
        cls,
        key: str,
        why: str,
        ways: tuple[Bundle, ...],
        *,
        optional: bool = False,
        hidden: bool = False,
        sure: bool = False,
    ) -> Gain:
        """A gain with the moves that choose between its ways: the first word of each tells them apart.

        >>> from polyana.effects import bundles
        >>> from polyana.notation import parse
        >>> Gain.of("mill/0", "action", bundles(parse("2 wood / 1 vp"))).moves
        (('choose', 'wood'), ('choose', 'vp'))
        """
        moves = apart([("choose", way[0].word) for way in ways])
        return cls(key, why, ways, moves, optional, hidden, sure)


class Receive(Own):
    """A gain begins."""

    source: Id
    gain: Key


class GoOn(Own):
    """A gain that was begun goes on with an item of the way that was chosen."""

    source: Id
    gain: Key
    way: Count
    item: Count

"""Terms and items: how many of what an effect gives, counted when it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

from polyana.kernel import Move
from polyana.notation import Argument, Call, Goods, Per, Side, items, options
from polyana.notation import Item as ItemNode

W = TypeVar("W")


class Term(msgspec.Struct, frozen=True):
    """A number, or a number for every whole group that a counter counts, never more than the limit.

    >>> Term(2, "tower", group=3, limit=5).times(7)
    4
    """

    amount: int = 1
    counter: str = ""
    group: int = 1
    limit: int | None = None

    def times(self, count: int) -> int:
        """How many, when the counter stands at `count`."""
        total = self.amount * (count // self.group)
        return total if self.limit is None else min(total, self.limit)


class Item(Term, frozen=True, kw_only=True):
    """One thing that is gained or done: a good or a verb, with its number and its arguments."""

    word: str
    args: tuple[Argument, ...] = ()
    more: tuple[Term, ...] = ()
    """Further terms that are one gain with it."""

    @property
    def terms(self) -> tuple[Term, ...]:
        """All its terms."""
        return (self, *self.more)


def bundles(side: Side) -> tuple[tuple[Item, ...], ...]:
    """The ways of a side of an effect, each with its items.

    >>> from polyana.notation import parse
    >>> [[item.word for item in bundle] for bundle in bundles(parse("2 wood + 1 vp / gather(2)"))]
    [['wood', 'vp'], ['gather']]
    """
    return tuple(tuple(_item(node) for node in items(option)) for option in options(side))


def _item(node: ItemNode) -> Item:
    match node:
        case Goods(amount, noun):
            return Item(amount, word=noun)
        case Per(Goods(amount, noun), counter, group, limit):
            return Item(amount, counter, group, limit, word=noun)
        case Call(name, args):
            return Item(word=name, args=args)


def number_of(item: Item, counters: Mapping[str, Callable[[W], int]], whose: W) -> int:
    """How many, counted now, for whom the counters are asked.

    >>> number_of(Item(2, "tower", word="vp"), {"tower": len}, ["b3", "c4"])
    4
    """
    total = item.times(counters[item.counter](whose)) if item.counter else item.amount
    for term in item.more:
        total += term.times(counters[term.counter](whose)) if term.counter else term.amount
    return total


def apart(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The moves, each different: a second one with the same word is numbered.

    >>> apart([("choose", "berry"), ("choose", "berry")])
    (('choose', 'berry'), ('choose', 'berry_2'))
    """
    return tuple(
        (first, f"{word}_{before}")
        if (before := moves[: number + 1].count((first, word))) > 1
        else (first, word)
        for number, (first, word) in enumerate(moves)
    )

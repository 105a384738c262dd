"""Prices: what is paid, and what players pay with."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import NamedTuple, Self, TypeVar

import msgspec

from polyana.effects.terms import Item
from polyana.kernel import Misfit
from polyana.notation import Bundle, Call, Goods, items
from polyana.notation import Item as ItemNode

Amounts = tuple[tuple[str, int], ...]


class Means(NamedTuple):
    """What the players of a game pay with."""

    kinds: tuple[str, ...]
    """The kinds of which a price may leave the choice."""
    others: tuple[str, ...] = ()
    """Goods that a price can only name."""
    stand_in: str = ""
    """The good that may be paid in place of any of the kinds."""
    any: str = ""
    """The word for any of the kinds."""
    equal: str = ""
    """The word for any of the kinds, but all of one."""


class Price(msgspec.Struct, frozen=True, kw_only=True):
    """A price in goods. Games add what else is paid: cards, locations, workers.

    >>> means = Means(("wood", "stone"), ("gold",), stand_in="gold", any="resource")
    >>> Price.of({"wood": 2, "gold": 1}, means)
    Price(named=(('wood', 2),), others=(('gold', 1),), any=0, equal=0, total=3)
    """

    named: Amounts = ()
    """The kinds it names; the stand-in will do for each unit."""
    others: Amounts = ()
    """Goods that nothing stands in for."""
    any: int = 0
    """So many of any kinds; the stand-in will do for each unit."""
    equal: int = 0
    """So many of one kind."""
    total: int = 0
    """All its goods together."""

    @classmethod
    def of(cls, goods: Mapping[str, int], means: Means, **more: int) -> Self:
        """The price of a list of goods; ValueError if something in it cannot be paid."""
        for noun in goods:
            if noun not in (*means.kinds, *means.others, means.any, means.equal):
                raise Misfit("cannot-pay", noun=noun)
        return cls(
            named=tuple((kind, goods[kind]) for kind in means.kinds if kind in goods),
            others=tuple((good, goods[good]) for good in means.others if good in goods),
            any=goods.get(means.any, 0),
            equal=goods.get(means.equal, 0),
            total=sum(goods.values()),
            **more,
        )


P = TypeVar("P", bound=Price)


def listed(
    side: ItemNode | Bundle, verbs: Container[str] = ()
) -> tuple[dict[str, int], tuple[Item, ...]]:
    """The goods of a price, and what is done for it with such verbs as may be paid; Misfit says what may not.

    >>> from polyana.notation import parse
    >>> goods, given = listed(parse("2 wood + discard(field)"), ("discard",))
    >>> goods, [verb.word for verb in given]
    ({'wood': 2}, ['discard'])
    """
    goods: dict[str, int] = {}
    given: list[Item] = []
    for item in items(side):
        match item:
            case Goods(amount, noun):
                goods[noun] = goods.get(noun, 0) + amount
            case Call(name, args) if name in verbs:
                given.append(Item(word=name, args=args))
            case _:
                raise Misfit("cannot-pay", noun=str(item))
    return goods, tuple(given)

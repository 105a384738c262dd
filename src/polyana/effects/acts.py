"""What the functions of a verb are given: who does what, by which card, aimed at what."""

from __future__ import annotations

from typing import Final, Generic

import msgspec

from polyana.effects.terms import Item
from polyana.kernel import Move, Table
from polyana.kernel.table import C, S
from polyana.notation import Goods, UpTo

NOTHING: Final = Item(word="nothing")


class Act(msgspec.Struct, Generic[S, C], gc=False):
    """A player does something because of a card, a board or a token. Games add what else their verbs have to know.

    >>> act = Act(Table(None, None), 0, "mill", Item(word="gather", args=(Goods(2, "wood"),)))
    >>> act.goods.amount, act.goods.noun
    (2, 'wood')
    """

    table: Table[S, C]
    seat: int
    source: str
    item: Item = NOTHING
    """What is done."""
    move: Move = ()
    """The target that was chosen; empty if there is none."""

    @property
    def state(self) -> S:
        """What lies on the table."""
        return self.table.state

    @property
    def content(self) -> C:
        """The components."""
        return self.table.content

    @property
    def target(self) -> str:
        """The card, player or good that was chosen."""
        return self.move[1]

    @property
    def word(self) -> str:
        """The first argument, a word."""
        return str(self.item.args[0])

    @property
    def number(self) -> int:
        """The first argument, a number."""
        number = self.item.args[0]
        assert isinstance(number, int)
        return number

    @property
    def goods(self) -> Goods:
        """The first argument, a number of goods."""
        goods = self.item.args[0]
        if isinstance(goods, UpTo):
            return goods.goods
        assert isinstance(goods, Goods)
        return goods

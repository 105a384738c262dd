"""A verb at work, and the row in which a game keeps all that it knows of a verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from polyana.effects import Item
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import Move
from polyana.notation import Goods, UpTo


class Act(NamedTuple):
    """A verb at work: whose it is, the card it stands on, and the item of the effect."""

    table: NorthTable
    seat: int
    source: str
    item: Item

    @property
    def player(self) -> Player:
        """Whoever does it."""
        return self.table.state.players[self.seat]

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
        assert isinstance(goods, Goods | UpTo)
        return goods.goods if isinstance(goods, UpTo) else goods


def always(act: Act) -> bool:
    """It can always happen."""
    return True


class Verb(NamedTuple):
    """A word of an effect that is more than goods."""

    signature: str
    do: Callable[[Act, Move], None]
    """Carries it out; the move is its target, empty if it has none."""
    question: str = ""
    targets: Callable[[Act], Iterable[Move]] | None = None
    possible: Callable[[Act], bool] = always
    """Whether it can happen, if it has no target."""
    hidden: Callable[[Act], bool] | None = None
    """Whether it hangs on hidden cards what it can do: then it is asked even with one answer."""
    optional: bool = False
    """N-021: whether it may be declined in a bundle with other items."""
    brings: str = ""
    """N-091: the action that it may make possible."""
    worth: float = 0.0
    """What bots think of it, in Resources."""

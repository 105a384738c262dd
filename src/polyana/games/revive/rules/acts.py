"""What the words of Revive are given, and the row in which a word stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from polyana import effects
from polyana.effects import Item, number_of
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import Clause
from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.state import Player, State

Sort = Literal["goods", "bound", "pick", "verb", "modifier", "token", "standing", "end"]
"""A16: which class a word belongs to."""


class Act(effects.Act[State, Content], kw_only=True, gc=False):
    """A pending effect at work: whose it is, what it comes from, the item of its clause."""

    entry: Waiting
    aids: tuple[Item, ...] = ()
    """R-213: the reductions that belong to it."""

    @property
    def player(self) -> Player:
        """Whoever does it."""
        return self.table.state.players[self.seat]

    @property
    def amount(self) -> int:
        """R-466: how many, counted now."""
        item = self.item
        if not item.counter and not item.more:
            return item.amount
        return number_of(item, COUNTERS, Whose(self.table.content, self.table.state, self.seat))

    @property
    def word(self) -> str:
        """The first argument, a word; empty if there is none."""
        return str(self.item.args[0]) if self.item.args else ""

    @property
    def number(self) -> int:
        """The last argument, a number."""
        number = self.item.args[-1]
        assert isinstance(number, int)
        return number


def never(act: Act) -> bool:
    """It always waits for its turn."""
    return False


@dataclass(frozen=True)
class Word(effects.Verb[Act]):
    """A noun or a verb of the notation. One that is to be carried out has `do`; what only holds is looked up."""

    sort: Sort = "verb"
    plain: Callable[[Act], bool] = never
    """R-461: whether it is applied at once, without a question."""
    sure: bool = False
    """Whether a fixed number of it can always be gained, whatever the table looks like."""
    stands_for: Callable[[Act], tuple[Clause, ...]] | None = None
    """The clauses of which one must be usable, if it is a word for other effects: the tribe ability."""

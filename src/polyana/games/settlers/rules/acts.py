"""What the rules of effects are given: who does what, by which card, aimed at what."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.effects import Item
from polyana.games.settlers.content import Content
from polyana.games.settlers.effects import FREE, Cost
from polyana.games.settlers.state import Player, SettlersTable, State
from polyana.kernel import Move

NOTHING: Final = Item(word="nothing")


class Act(msgspec.Struct, gc=False):
    """A player does something because of a card, a board or a token."""

    table: SettlersTable
    seat: int
    source: str
    item: Item = NOTHING
    """What is done."""
    owed: Cost = FREE
    """The price that is still to be paid."""
    move: Move = ()
    """The target that was chosen."""
    why: str = ""
    """Where its points are booked."""
    optional: bool = False
    """Whether a target may be declined."""

    @property
    def state(self) -> State:
        """What lies on the table."""
        return self.table.state

    @property
    def content(self) -> Content:
        """The components."""
        return self.table.content

    @property
    def player(self) -> Player:
        """Who does it."""
        return self.table.state.players[self.seat]

    @property
    def target(self) -> str:
        """The card, faction or good that was chosen."""
        return self.move[1]

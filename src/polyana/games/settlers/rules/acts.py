"""What the rules of effects are given: who does what, by which card, aimed at what."""

from __future__ import annotations

from typing import Final, NamedTuple

from polyana.effects import Item
from polyana.games.settlers.effects import FREE, Cost
from polyana.games.settlers.state import SettlersTable
from polyana.kernel import Move

NOTHING: Final = Item(word="nothing")


class Act(NamedTuple):
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

"""What the verbs of Imperial Settlers are given: who does what, by which card, aimed at what."""

from __future__ import annotations

from polyana import effects
from polyana.games.settlers.content import Content
from polyana.games.settlers.effects import FREE, Cost
from polyana.games.settlers.state import Player, State


class Act(effects.Act[State, Content], gc=False):
    """A player does something because of a card, a board or a token."""

    owed: Cost = FREE
    """The price that is still to be paid."""
    why: str = ""
    """Where its points are booked."""
    optional: bool = False
    """Whether a target may be declined."""

    @property
    def player(self) -> Player:
        """Who does it."""
        return self.table.state.players[self.seat]

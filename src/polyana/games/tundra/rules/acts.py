"""What the rules of effects are given: who does what, in which action, and what was picked."""

from __future__ import annotations

import msgspec

from polyana.effects import Item
from polyana.games.tundra.content import Content
from polyana.games.tundra.deeds import Doing
from polyana.games.tundra.state import Player, State, TundraTable
from polyana.kernel import Move


class Wish(msgspec.Struct, gc=False):
    """An item that a player could do, were it begun now."""

    table: TundraTable
    player: Player
    item: Item

    @property
    def state(self) -> State:
        """What lies on the table."""
        return self.table.state

    @property
    def content(self) -> Content:
        """The components."""
        return self.table.content


class Act(Wish, gc=False):
    """An item of the action under way."""

    doing: Doing
    move: Move = ()
    """What was picked."""

"""What a declared action needs, and the promise that nothing spoils it (N-090, N-091, N-104, N-251)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.north.content import Content
from polyana.games.north.deeds import Perform
from polyana.games.north.rules.empire import fields
from polyana.games.north.rules.holdings import can_draw
from polyana.games.north.rules.ships import has_ship
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import under_way


def has_field(content: Content, player: Player) -> bool:
    """Whether an empire has a Field; most cards that may stand as one can do nothing else."""
    return not content.grounds.isdisjoint(player.empire) or bool(fields(content, player))


NEEDS: Final[dict[str, Callable[[Content, Player], bool]]] = {
    "EXPLORE": lambda content, player: can_draw(player),
    "POPULATE": lambda content, player: True,
    "CONSTRUCT": lambda content, player: not content.buildable.isdisjoint(player.hand),
    "HARVEST": has_field,
    "SAIL": lambda content, player: has_ship(player),
}
"""N-090: by action, whether a player has what it needs. No Goods are needed for any."""


def can_perform(table: NorthTable, seat: int, action: str) -> bool:
    """N-090: whether an action can be carried out as things stand."""
    return NEEDS[action](table.content, table.state.players[seat])


def has_promised(table: NorthTable, seat: int) -> bool:
    """Whether a player has declared an action that is still to be carried out."""
    declared = under_way(table.state, Perform)
    return declared is not None and declared.seat == seat


def keeps_promise(table: NorthTable, seat: int) -> bool:
    """N-104: whether the action that a player has declared can still be carried out."""
    declared = under_way(table.state, Perform)
    return declared is None or declared.seat != seat or can_perform(table, seat, declared.action)

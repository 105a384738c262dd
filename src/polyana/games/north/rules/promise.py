"""What a declared action needs, and the promise that nothing spoils it (N-090, N-091, N-104, N-251)."""

from __future__ import annotations

from polyana.games.north.deeds import Perform
from polyana.games.north.rules.empire import sites
from polyana.games.north.rules.holdings import can_draw
from polyana.games.north.rules.ships import has_ship
from polyana.games.north.state import NorthTable
from polyana.kernel import under_way


def can_perform(table: NorthTable, seat: int, action: str) -> bool:
    """N-090: whether an action can be carried out as things stand."""
    content, player = table.content, table.state.players[seat]
    match action:
        case "EXPLORE":
            return can_draw(player)
        case "CONSTRUCT":
            return any(content.cards[name].cost is not None for name in player.hand)
        case "HARVEST":
            return any(card.field and not site.under for card, site in sites(content, player))
        case "SAIL":
            return has_ship(player)
        case _:
            return True


def keeps_promise(table: NorthTable, seat: int) -> bool:
    """N-104: whether the action that a player has declared can still be carried out."""
    declared = under_way(table.state, Perform)
    return declared is None or declared.seat != seat or can_perform(table, seat, declared.action)

"""What a player should read before a move that may be a mistake."""

from __future__ import annotations

from polyana.games.settlers.rules.cleanup import storable
from polyana.games.settlers.rules.turn import EXCHANGE, PASS, able
from polyana.games.settlers.state import SettlersTable
from polyana.kernel import Ask, Caution, Move


def cautions(table: SettlersTable, ask: Ask, move: Move) -> list[Caution]:
    """All that should be read before this answer."""
    if move == PASS:
        return idle_workers(table, ask)
    if ask.kind == "pay_location":
        return unused_action(table, ask, move[1])
    return []


def idle_workers(table: SettlersTable, ask: Ask) -> list[Caution]:
    """S-104: a pair of workers is always good for something; S-128: those that are stored are not lost."""
    state, player = table.state, table.state.players[ask.seat]
    stored = state.round < table.content.about.rounds and "worker" in storable(table, player)
    if EXCHANGE not in ask.options or stored:
        return []
    return [Caution("workers", (player.supply["worker"],))]


def unused_action(table: SettlersTable, ask: Ask, name: str) -> list[Caution]:
    """S-067, S-096: a location whose action could still be used in this round is about to be discarded."""
    location = table.state.players[ask.seat].empire.get(name)
    still = able(table, ask.seat, [(name, location)] if location is not None else [])
    return [Caution("discard", (one,)) for one in still]

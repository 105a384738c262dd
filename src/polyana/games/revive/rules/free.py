"""Free actions: trades, machines, crates (A14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import BASIC, Clause
from polyana.games.revive.rules.crates import closed_crates, open_crate
from polyana.games.revive.rules.holdings import gain
from polyana.games.revive.rules.machines import usable_machines, use_machine
from polyana.games.revive.rules.standing import standing
from polyana.games.revive.rules.usable import can
from polyana.games.revive.state import ReviveTable, State
from polyana.kernel import Move, then

TRADE: Final[dict[str, Move]] = {kind: ("trade", kind) for kind in BASIC}


def free_actions(table: ReviveTable, seat: int) -> list[Move]:
    """R-063, R-178: what may be done in between, in the own turn alone."""
    state = table.state
    if state.phase != "turn" or seat != state.seat or is_within_steps(state):
        return []
    player = state.players[seat]
    found: list[Move] = [*TRADE.values()] if player.supply["crystal"] else []
    for name, clause in standing(table.content, player).trades if player.techs else ():
        if can(table, seat, Waiting(clause.text, name), clause):
            found.append(("trade", name))
    if player.energy:
        found += usable_machines(table, seat)
    if player.closed:
        found += closed_crates(table, seat)
    return found


def is_within_steps(state: State) -> bool:
    """R-064, R-191: whether the fixed steps of a hibernation, or those of an Explore up to the tile, are under way."""
    if state.turn.asleep or not state.agenda:
        return state.turn.asleep
    return deeds.TurnTile in [type(deed) for deed in state.agenda]  # faster than any()


def own_trades(table: ReviveTable, seat: int) -> tuple[tuple[str, Clause], ...]:
    """R-170: the trades of own technologies."""
    return standing(table.content, table.state.players[seat]).trades


def trade(table: ReviveTable, seat: int, move: Move) -> None:
    """R-045, R-170: a crystal for a basic resource, or the trade of a technology."""
    kind = move[1]
    if kind not in BASIC:
        clause = dict(own_trades(table, seat))[kind]
        table.tell("traded", seat, kind)
        then(table.state, deeds.Apply(seat, Waiting(clause.text, kind)))
        return
    table.state.players[seat].supply["crystal"] -= 1
    table.tell("traded", seat, kind)
    gain(table, seat, kind, 1)


FREE: Final[dict[str, Callable[[ReviveTable, int, Move], None]]] = {
    "trade": trade,
    "machine": use_machine,
    "crate": open_crate,
}
"""By the verb of the move: what a free action does."""

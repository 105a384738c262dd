"""Using a die: order boards with their boosts, and common goals (T-221 to T-237, T-701 to T-707)."""

from __future__ import annotations

from polyana.games.tundra.deeds import Activation, Kind
from polyana.games.tundra.moves import STOP
from polyana.games.tundra.rules.actions import able, begin
from polyana.games.tundra.rules.progress import progress
from polyana.games.tundra.state import GoalCard, Player, TundraTable
from polyana.kernel import Ask, Rules


def activate(table: TundraTable, player: Player, name: str, cell: int) -> None:
    """T-231: a die on a cell allows the action of the board and those of the boosts under it."""
    content, board = table.content, player.boards[name]
    board.dice.append(cell)
    sides = content.upgraded if board.upgraded else content.basic
    pending = [name, *([board.starting] if board.starting else ()), *board.boosts]
    table.state.agenda.append(Activation(name, cell, sides[name][cell], pending))
    if table.log is not None:
        table.tell("activated", table.state.seat, name, cell)


def next_action(table: TundraTable, activation: Activation) -> Rules | None:
    """T-232: the pending actions in any order, each at most once; one that can do nothing now is not offered."""
    state = table.state
    player, pending = state.players[state.seat], activation.pending
    if len(pending) > 1:
        ready = [name for name in pending if able(table, player, key_of(table, activation, name))]
    else:
        ready = pending
    if not ready:
        return None
    state.agenda.append(activation)
    if len(ready) > 1 and order_matters(table, activation, ready):
        return choose_action(table, player, activation, ready)
    begin_action(table, player, activation, ready[0])
    return None


def choose_action(
    table: TundraTable, player: Player, activation: Activation, ready: list[str]
) -> Rules:
    """Asks for the next action."""
    seat, act = table.state.seat, table.content.moves.act
    options = [*[act[name] for name in ready], STOP]
    move = yield Ask(seat, "next_action", options, (activation.board, activation.cell))
    if move == STOP:
        if table.log is not None:
            table.tell("stopped", seat, activation.board)
        table.state.agenda.remove(activation)
    else:
        begin_action(table, player, activation, move[1])


def begin_action(table: TundraTable, player: Player, activation: Activation, name: str) -> None:
    """The board or a boost under it acts."""
    activation.pending.remove(name)
    kind: Kind = "order" if name == activation.board else "boost"
    begin(table, player, kind, name, key_of(table, activation, name))


def key_of(table: TundraTable, activation: Activation, name: str) -> str:
    """T-233: the action of a board or boost at its own frame; T-234: the board as it was."""
    if name == activation.board:
        return activation.key
    return table.content.cells[name][activation.cell]


def order_matters(table: TundraTable, activation: Activation, ready: list[str]) -> bool:
    """Plain gains come to the same in any order, as long as nothing else waits for them."""
    if len(ready) < len(activation.pending):
        return True
    actions = table.content.actions
    for name in ready:  # noqa: SIM110 - the rules ask this all the time, and any() is slower
        if actions[key_of(table, activation, name)].parts:
            return True
    return False


def use_goal(table: TundraTable, player: Player, goal: GoalCard, value: int) -> None:
    """T-702 to T-707: the goal is closed for all; its user gains the points of the highest tier reached now."""
    state = table.state
    goal.seat, goal.die = state.seat, value
    points = progress(table.content, state, goal.id, state.seat).points
    player.vp += points
    player.goals[goal.id] = player.goals.get(goal.id, 0) + points
    table.tell("goal", state.seat, goal.id, value, points)

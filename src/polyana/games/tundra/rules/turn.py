"""The dice phase: turns and free actions (T-221 to T-229, T-251 to T-261, T-511 to T-513)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.tundra.content import Content
from polyana.games.tundra.moves import BUY, END_TURN, dice_set
from polyana.games.tundra.rules.actions import able, begin
from polyana.games.tundra.rules.activation import activate, use_goal
from polyana.games.tundra.rules.dice import add_die, reroll_die, shift_die
from polyana.games.tundra.state import Player, State, TundraTable
from polyana.kernel import Ask, Move, Rules


def take_turn(table: TundraTable) -> Rules | None:
    """One decision of a turn: use a die, change or buy one, use an advisor, or end the turn."""
    state = table.state
    player = state.players[state.seat]
    # once a die is used, the others are only looked at by whoever can pay for changing them
    values = 0 if state.used and not player.berry else dice_set(player.dice)
    options = [] if state.used else placements(table.content, state, player, values)
    if player.berry or player.advisors:
        options += free_actions(table, player, values)
    if state.used:
        if not options:
            # T-229: nothing is left that could be done
            end_turn(table)
            return None
        options.append(END_TURN)
    return ask_turn(table, player, options)


def ask_turn(table: TundraTable, player: Player, options: list[Move]) -> Rules:
    """Asks and does it."""
    move = yield Ask(table.state.seat, "turn", options)
    if len(move) > 1:
        ANSWERS[move[0]](table, player, move)
    elif move == BUY:
        buy(table, player)
    else:
        end_turn(table)


def placements(content: Content, state: State, player: Player, values: int) -> list[Move]:
    """T-222, T-223, T-701, T-702: the free cells for the unused dice; T-228: without any, a die may be set aside."""
    cells = content.moves.place
    options: list[Move] = []
    for name, board in player.boards.items():
        if board.dice:
            options += cells[name][values & ~dice_set(board.dice)]
        else:
            options += cells[name][values]
    for goal in state.goals:
        if goal.seat is None:
            options += cells[goal.id][values]
    return options or [*content.moves.idle[values]]


def free_actions(table: TundraTable, player: Player, values: int) -> list[Move]:
    """T-251 to T-257, T-511, T-513: what can be done before or after using the die."""
    content, berries = table.content, player.berry
    options: list[Move] = []
    if berries:
        title = content.titles[player.title]
        if berries >= title.reroll_cost:
            options += content.moves.reroll[values]
        if berries >= title.shift_cost:
            options += content.moves.shift[values]
        if berries >= title.buy_cost and player.dice_left:
            options.append(BUY)
    for card, upright in player.advisors.items():
        if upright and able(table, player, card):
            options.append(content.moves.advisor[card])
    return options


def place(table: TundraTable, player: Player, move: Move) -> None:
    """T-222: the die goes on a cell of its value, of an own order board or of a common goal."""
    state, value, target = table.state, int(move[1]), move[2]
    player.dice.remove(value)
    state.used = True
    if target in player.boards:
        activate(table, player, target, value)
    else:
        use_goal(table, player, next(goal for goal in state.goals if goal.id == target), value)


def set_aside(table: TundraTable, player: Player, move: Move) -> None:
    """T-228: used without effect."""
    player.dice.remove(int(move[1]))
    player.idle += 1
    table.state.used = True
    table.tell("idle", table.state.seat, int(move[1]))


def reroll(table: TundraTable, player: Player, move: Move) -> None:
    """T-252: an unused die is rolled again, for berries."""
    pay_berries(table, player, table.content.titles[player.title].reroll_cost)
    reroll_die(table, player, int(move[1]))


def shift(table: TundraTable, player: Player, move: Move) -> None:
    """T-253: an unused die changes by one, for berries."""
    pay_berries(table, player, table.content.titles[player.title].shift_cost)
    shift_die(table, player, int(move[1]), int(move[2]))


def buy(table: TundraTable, player: Player) -> None:
    """T-254, T-259: a die from supply, for berries."""
    pay_berries(table, player, table.content.titles[player.title].buy_cost)
    add_die(table, player)


def pay_berries(table: TundraTable, player: Player, cost: int) -> None:
    """T-261: the title names the price."""
    player.berry -= cost
    if table.log is not None:
        table.tell("paid", table.state.seat, "berry", cost)


def use_advisor(table: TundraTable, player: Player, move: Move) -> None:
    """T-511, T-513: it is turned sideways, even if its action is done only in part."""
    card = move[1]
    player.advisors[card] = False
    begin(table, player, "advisor", card, card)


def end_turn(table: TundraTable) -> None:
    """T-221, T-225: on to the next player with an unused die; T-226: without any the phase is over."""
    state = table.state
    players = len(state.players)
    if table.log is not None:
        table.tell("ended_turn", state.seat)
    state.used = False
    for further in range(1, players + 1):
        seat = (state.seat + further) % players
        if state.players[seat].dice:
            state.seat = seat
            return
    state.phase = "end"


ANSWERS: Final[dict[str, Callable[[TundraTable, Player, Move], None]]] = {
    "place": place,
    "idle": set_aside,
    "reroll": reroll,
    "shift": shift,
    "advisor": use_advisor,
}
"""By the first word of an answer that names something."""

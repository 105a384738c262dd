"""A turn: one or two actions or a hibernation, and free actions before, between and after them (A5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.rules.cards import play_card, plays
from polyana.games.revive.rules.free import FREE, free_actions
from polyana.games.revive.rules.hibernating import HIBERNATE
from polyana.games.revive.rules.holdings import cut
from polyana.games.revive.rules.map_actions import begin_map_action, map_offers
from polyana.games.revive.rules.solo import advance_cube, is_time_up
from polyana.games.revive.rules.switch import SWITCH, switches, use_switch
from polyana.games.revive.state import ReviveTable, Turn
from polyana.kernel import Ask, Move, Rules, then

END_TURN: Final[Move] = ("end_turn",)
TURNS_MOST: Final = 60
"""R-316: after so many turns of everybody the game is scored."""

Offer = Callable[[ReviveTable, int], Iterable[Move]]
Doing = Callable[[ReviveTable, int, Move], None]

OFFERS: Final[tuple[Offer, ...]] = (plays, switches, map_offers)
"""R-061: the actions that may be taken now: play a card, switch, explore, populate, build."""
ACTIONS: Final[dict[str, Doing]] = {
    "play": play_card,
    "explore": begin_map_action,
    "populate": begin_map_action,
    "build": begin_map_action,
}
"""By the verb of the move: what an action does that names something. It leaves its work on the agenda."""


def is_action(move: Move) -> bool:
    """R-061: whether it is one of the actions of a turn, nothing free."""
    return move == SWITCH or move[0] in ACTIONS


def take_turn(table: ReviveTable) -> Rules:
    """R-060, R-067, R-068: asks for the next action or free action of the turn, or its end."""
    state = table.state
    seat, turn = state.seat, state.turn
    allowed = table.content.numbers[len(state.players)].actions_per_turn
    options: list[Move] = []
    if turn.actions < allowed and not turn.slept:
        for offer in OFFERS:
            options += offer(table, seat)
    if not turn.actions and not turn.slept:
        options.append(HIBERNATE)
    options += free_actions(table, seat)
    if turn.actions or turn.slept:
        options.append(END_TURN)
    move = yield Ask(seat, "main", options)
    verb = move[0]
    if move == END_TURN:
        then(state, deeds.EndTurn(seat))
    elif verb in FREE:
        then(state, deeds.EndFree(seat))
        FREE[verb](table, seat, move)
    elif move == HIBERNATE:
        advance_cube(table, table.content.solo.step_hibernate)
        then(state, deeds.Hibernate(seat))
    else:
        turn.actions += 1
        if verb == "play":
            advance_cube(table, table.content.solo.step_play_card)
        then(state, deeds.EndAction(seat))
        if move == SWITCH:
            use_switch(table, seat)
        else:
            ACTIONS[verb](table, seat, move)


def end_action(table: ReviveTable) -> None:
    """R-042, R-468: nothing of the action is pending for anybody; surplus is lost."""
    cut(table)


def end_free(table: ReviveTable) -> None:
    """R-042: nothing is cut, for a free action belongs to the action after it; until now it was under way."""


def end_turn(table: ReviveTable, deed: deeds.EndTurn) -> None:
    """R-042, R-174: surplus is lost, what is armed expires; R-313: the game ends after the last turns."""
    state = table.state
    cut(table)
    state.turn = Turn()
    state.players[deed.seat].turns += 1
    table.tell("turn_ended", deed.seat)
    if is_time_up(table):
        state.phase = "over"
        return
    if state.ending:
        if not state.last:
            state.phase = "over"
            return
        state.seat = state.last.pop(0)
        return
    state.seat = (deed.seat + 1) % len(state.players)
    if state.seat == state.first and state.players[state.first].turns >= TURNS_MOST:
        state.phase = "over"

"""How much time is left: by the artifacts on the board, by the turns that were taken, alone by the cube (Part F, 4)."""

from __future__ import annotations

from polyana.games.revive.bot.weights import Weights
from polyana.games.revive.content import Content
from polyana.games.revive.state import State


def turns_left(content: Content, state: State, seat: int, weights: Weights) -> float:
    """The turns that a player will still have, this one included.

    Only the turns of the others count: so no own action and no end of a turn seems to cost time, and what is compared
    is compared at the same time. What an action is worth that is not taken yet is counted apart.
    """
    if state.phase == "over":
        return 0.0
    players = state.players
    if len(players) == 1:
        solo = content.solo
        left = (solo.cube_end - state.cube) / (solo.cube_end - solo.cube_start)
        return max(0.0, weights.usual * left)
    if state.ending:
        return float(seat in state.last) + actions_left(content, state, seat) / 2
    there = (len(state.artifacts) + state.spare) / max(1, state.laid_out)
    turns = -players[seat].turns
    for player in players:
        turns += player.turns
    usual = max(0.0, weights.usual - turns / (len(players) - 1))
    return weights.rest + there * (weights.tail + weights.pace * usual)


def actions_left(content: Content, state: State, seat: int) -> float:
    """The actions that a player may still take in this turn; none if it is not theirs."""
    if state.seat != seat or state.phase != "turn" or state.turn.slept:
        return 0.0
    return max(0.0, actions(content, state) - state.turn.actions)


def actions(content: Content, state: State) -> int:
    """The actions of a turn."""
    return content.numbers[len(state.players)].actions_per_turn

"""How many rounds are to come: the evaluation hangs on it more than on anything else."""

from __future__ import annotations

from typing import Final

from polyana.games.north.bot.weights import Weights
from polyana.games.north.content import Content
from polyana.games.north.state import Player, State

MOST: Final = 5.0


def rounds_left(content: Content, state: State, weights: Weights) -> float:
    """The rounds that will follow this one, by its number and by how far the leader has come.

    Where a round ends and another begins they are fewer by exactly one, or bots would pass for a new round.
    """
    if state.solo is not None:
        return content.solo.rounds - state.round
    if state.last_round or state.phase == "over":
        return 0.0
    open_part = unplayed(state)
    leader = max([player.vp for player in state.players])
    by_track = (content.limits.end_trigger_vp - leader) / weights.pace + weights.spill - open_part
    left = (
        by_track if state.round > weights.usual else 0.5 * (by_track + weights.usual - state.round)
    )
    return min(MOST, max(left, 1 - open_part, 0.1))


def unplayed(state: State) -> float:
    """The part of this round that the leader has still to play, by what the pawns can still do."""
    if state.phase != "action":
        return 1.0 if state.phase in ("opening", "lookout") else 0.0
    leader = max(state.players, key=lambda player: player.vp)
    return 0.0 if leader.passed else pawn_uses(leader) / 4


def pawn_uses(player: Player) -> int:
    """The first and second uses that the pawns still have."""
    unplaced = sum([not pawn.tile for pawn in player.pawns])
    return unplaced + sum([not pawn.used for pawn in player.pawns])

"""What everybody can see of the others: how they stand, and what the cycles to come bring them."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from polyana.games.revive.bot.clock import turns_left
from polyana.games.revive.bot.engine import board_of
from polyana.games.revive.bot.worths import Worths, worths
from polyana.games.revive.content import Content
from polyana.games.revive.state import Player, State

MOST: Final = 8192
"""Players that are kept in mind before all are forgotten."""
_PLAYER: Final = msgspec.msgpack.Encoder()


class Rival(NamedTuple):
    """A player in the eyes of somebody else."""

    rough: float
    """What everybody can see of their position."""
    total: float
    """What a cycle brings them."""
    length: float
    """Turns of their cycle."""


NOBODY: Final = Rival(0.0, 0.0, 1.0)
"""A player whose tribe is not known yet."""
_RIVALS: Final[dict[tuple[Worths, Worths, bytes, tuple[str, ...]], Rival]] = {}


def rival(eyes: Worths, state: State, player: Player, left: float) -> Rival:
    """A player with so many turns to come; remembered by all that they own, which plans of others hardly change."""
    if not player.supply:
        return NOBODY
    own = worths(eyes.content, eyes.weights, player.side, left)
    key = (eyes, own, _PLAYER.encode(player), tuple(state.large))
    found = _RIVALS.get(key)
    if found is None:
        if len(_RIVALS) >= MOST:
            _RIVALS.clear()
        board = board_of(own, player)
        value = rough(eyes.content, state, player, eyes)
        found = _RIVALS[key] = Rival(value, board.total, board.length)
    return found


def best_of_others(eyes: Worths, state: State, seat: int) -> tuple[float, float]:
    """How the best of the others stands, and the most that the cycles to come bring to any of them.

    Who has more of these cycles should not end the game.
    """
    content, weights = eyes.content, eyes.weights
    stands, brings = list[float](), list[float]()
    for other, player in enumerate(state.players):
        if other != seat:
            left = turns_left(content, state, other, weights)
            found = rival(eyes, state, player, left)
            stands.append(found.rough)
            brings.append(weights.hope * left * found.total / found.length)
    return max(stands), max(brings)


def rough(content: Content, state: State, player: Player, worths: Worths) -> float:
    """A quick look at a rival: points, what is sure at the end, goods, tracks and cards."""
    techs = content.sides[player.side].techs
    value = float(player.vp + content.progress[player.progress].vp)
    value += sum([techs[name].endvp for name in player.techs])
    value += 4.0 * len(player.artifacts) + 2.0 * player.spare + (4.0 if player.end_tile else 0.0)
    value += 5.0 * sum([at in state.large for at in player.figures])
    value += worths.stock(player.supply) + 1.2 * len(player.closed)
    ahead = 0.35 * sum(player.tracks.values()) + 0.3 * len(player.modules)
    ahead += 1.0 * (player.energy + len(player.charged)) + 0.8 * len(player.machines)
    ahead += 0.5 * (len(player.active) + len(player.rest))
    return value + ahead * min(1.0, 0.3 + worths.left / 12)

"""The dice that a seat has before it."""

from __future__ import annotations

from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.bot.memory import Memory, written
from polyana.games.tundra.moves import FACES
from polyana.games.tundra.state import Player

Hand = tuple[float, int]
"""What dice are worth, and whether towers could be built and boards upgraded with them."""

_REMEMBERED: Memory[Hand] = Memory()


def hand_of(means: Means, player: Player) -> Hand:
    """The dice of a player with these means."""
    key = (means, written((player.unrolled, player.dice, player.boards)))
    found = _REMEMBERED.get(key)
    return _REMEMBERED.keep(key, dice(means, player)) if found is None else found


def dice(means: Means, player: Player) -> Hand:
    """Dice of later rounds are all alike, those at hand are looked at: the best that each could do now."""
    weights, opens = means.weights, 0
    worth = weights.die * means.later
    if not player.dice and not player.unrolled:
        return worth, opens
    placed = [(n, board.dice) for n, board in enumerate(player.boards.values()) if board.dice]
    look = weights.look if means.rounds else weights.look_last
    flat = (1 - look) * weights.die
    weight = 1.0 if player.dice else player.unrolled / len(FACES)
    most, before, equal, uses = 0.0, 0, 0, [0.0]
    for die in player.dice or FACES:
        # a second die of the same value goes to the second best board
        equal = equal + 1 if die == before else 0
        if not equal:
            barred = tuple([number for number, there in placed if die in there])
            uses, opened = means.uses_of(die, barred)
            before, opens = die, opens | opened
        best = uses[equal] if equal < len(uses) else 0.0
        best = look * best + flat
        worth += best * weight
        if best > most:
            most = best
    if means.due:
        worth -= (1 - weights.to_use) * most
    return worth, opens

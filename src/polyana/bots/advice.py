"""Advice: what a good bot would answer, and what that is good for, by the main parts of the game's evaluation."""

from __future__ import annotations

from typing import Final, NamedTuple

from polyana.bots.bot import Bot, dice
from polyana.bots.plans import imagined
from polyana.bots.playout import play_on
from polyana.kernel import Chance, Match, Move
from polyana.kernel.game import O, S
from polyana.kernel.table import C

ADVISER: Final = "hard:1s"
"""The bot that is asked for advice."""
TABLES: Final = 4
"""Imagined tables over which the gains are averaged: chance may have a say in them."""
LINES: Final = 5
"""Plans of own answers that are followed at most."""
MOST: Final = 3
"""Parts that are named at most."""


class Advice(NamedTuple):
    """A move, and the parts of the evaluation it changes most, in points: gains first, then costs."""

    move: Move
    gains: list[tuple[str, float]]


def advise(match: Match[S, O, C], seat: int, bot: Bot) -> Advice:
    """What the bot would answer for a seat, and why."""
    move = bot.choose(match, seat)
    chance = dice(0, match, seat)
    changes: dict[str, float] = {}
    for _ in range(TABLES):
        guess = imagined(match, seat, chance)
        before = match.game.evaluate(guess.state, seat)
        after = match.game.evaluate(followed(guess, seat, move, chance).state, seat)
        for part in (*before, *(new for new in after if new not in before)):
            change = after.get(part, 0.0) - before.get(part, 0.0)
            changes[part] = changes.get(part, 0.0) + change / TABLES
    return Advice(move, main_parts(changes))


def followed(guess: Match[S, O, C], seat: int, move: Move, chance: Chance) -> Match[S, O, C]:
    """The table after a move and whatever the seat does next until somebody else is asked.

    What is paid is seen with what it buys, and what is prepared with what it is good for.
    """
    twin = guess.fork()
    twin.answer(seat, move)
    for _ in range(LINES):
        if [ask.seat for ask in twin.asks] != [seat]:
            break
        play_on(twin, chance)
    return twin


def main_parts(changes: dict[str, float]) -> list[tuple[str, float]]:
    """The largest changes in halves of points, gains before costs; if there is a gain, it is among them.

    >>> main_parts({"coins": -2.1, "tiles": 3.2, "groups": 0.1, "ships": -0.6, "deals": -0.9})
    [('tiles', 3.0), ('coins', -2.0), ('deals', -1.0)]
    """
    halves = [(part, round(2 * change) / 2) for part, change in changes.items()]
    largest = sorted((one for one in halves if one[1]), key=lambda one: -abs(one[1]))
    best = max(largest, key=lambda one: one[1], default=("", 0.0))
    named = largest[:MOST]
    if best[1] > 0 and best not in named:
        named[-1] = best
    return sorted(named, key=lambda one: one[1] < 0)

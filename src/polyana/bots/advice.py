"""Advice: what a good bot would answer, and what that is good for, by the main parts of the game's evaluation."""

from __future__ import annotations

from itertools import takewhile
from typing import Final, NamedTuple

from polyana.bots.bot import Bot, dice
from polyana.bots.plans import imagined
from polyana.bots.playout import play_on
from polyana.kernel import Chance, Game, Match, Move, Thought
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
NEXT: Final = 2
"""Own moves after the first that are named at most: those that follow on every imagined table."""


class Serves(NamedTuple):
    """Something that a player may want to do, what a move brings for it, and how much is still lacking then."""

    thing: str
    goods: tuple[str, ...]
    left: int


class Advice(NamedTuple):
    """A move, the parts of the evaluation it changes most, in points, gains first, and the own moves it prepares.

    `serves` is the thing, if there is one, for which it brings what was lacking.
    """

    move: Move
    gains: list[tuple[str, float]]
    then: list[Move]
    serves: Serves | None


def advise(match: Match[S, O, C], seat: int, bot: Bot) -> Advice:
    """What the bot would answer for a seat, and why."""
    move = bot.choose(match, seat)
    chance = dice(0, match, seat)
    changes: dict[str, float] = {}
    ways: list[list[Move]] = []
    served: set[Serves | None] = set()
    for _ in range(TABLES):
        guess = imagined(match, seat, chance)
        before = match.game.evaluate(guess.state, seat)
        there = followed(guess, seat, move, chance)
        after = match.game.evaluate(there.state, seat)
        own = [answer.move for answer in there.answers[guess.number :] if answer.seat == seat]
        ways.append(own[1:])
        served.add(served_by(guess, there, seat))
        for part in (*before, *(new for new in after if new not in before)):
            change = after.get(part, 0.0) - before.get(part, 0.0)
            changes[part] = changes.get(part, 0.0) + change / TABLES
    serves = served.pop() if len(served) == 1 else None
    then = [
        one for one in shared(ways) if len(one) > 1
    ]  # what only ends something is not worth telling
    return Advice(move, main_parts(tellable(match.game, changes)), then[:NEXT], serves)


def served_by(before: Thought[S, O, C], after: Thought[S, O, C], seat: int) -> Serves | None:
    """What a seat lacked for something and has now; of several things the one that is nearest."""
    lacked = before.game.wants(before.state, seat)
    best: Serves | None = None
    for thing, lacks in after.game.wants(after.state, seat).items():
        goods = [good for good, n in lacked.get(thing, {}).items() if lacks.get(good, 0) < n]
        left = sum(lacks.values())
        if goods and left < sum(lacked[thing].values()) and (best is None or left < best.left):
            best = Serves(thing, tuple(goods), left)
    return best


def shared(ways: list[list[Move]]) -> list[Move]:
    """The beginning that several ways have in common.

    >>> shared([[("sell", "wine"), ("buy", "glass")], [("sell", "wine")], [("sell", "wine"), ("pass",)]])
    [('sell', 'wine')]
    """
    alike = takewhile(lambda moves: len(set(moves)) == 1, zip(*ways, strict=False))
    return [moves[0] for moves in alike]


def followed(guess: Thought[S, O, C], seat: int, move: Move, chance: Chance) -> Thought[S, O, C]:
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


def tellable(game: Game[S, O, C], changes: dict[str, float]) -> dict[str, float]:
    """The changes that a player would speak of: a promise that was used is no cost."""
    return {
        part: change
        for part, change in changes.items()
        if part not in game.untold and (change > 0 or part not in game.promises)
    }


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

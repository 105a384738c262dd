"""Bots for people, weaker than the best: an easy one that makes human mistakes, a medium one that minds the answer."""

from __future__ import annotations

from typing import Final

from polyana.bots.bot import dice, question_to
from polyana.bots.greedy import averaged
from polyana.bots.lines import Line, Lines, imagined, standing
from polyana.bots.playout import Habits, play_on
from polyana.kernel import Chance, Match, Move
from polyana.kernel.game import O, S
from polyana.kernel.table import C

BLUNDER: Final = 2.5
"""Points that the easy bot gives away with one answer at most, by its own count."""
BLUR: Final = 1.5
"""Points by which the easy bot misjudges an answer at most, up or down."""
OVERLOOKED: Final = 4
"""One answer in so many is not seen by the easy bot at all."""

FOLLOWED: Final = 4
"""Lines, the best by the first look, whose reply the medium bot waits for."""
HOPE: Final = 3.0
"""Points by which a line may lie behind the best one for that."""
TABLES: Final = 3
"""Imagined tables on which it does so, the same for every line."""
ACTIONS: Final = 4
"""Lines at most until the reply is complete."""


class Easy:
    """Looks at its own next answers as the greedy bot does, but misjudges some and overlooks others."""

    name: Final = "easy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """What looks best at a careless glance; nothing that gives away a lot."""
        options = question_to(match, seat).options
        if len(options) == 1:
            return options[0]
        chance = dice(self.seed, match, seat)
        worth = by_first_answer(Lines(imagined(match, seat, chance), seat).found())
        best = max(worth.values())
        likely = [move for move in worth if worth[move] >= best - BLUNDER]
        seen = [move for move in likely if chance.below(OVERLOOKED)] or likely
        blurred = {move: worth[move] + glance(chance) for move in seen}
        return max(blurred, key=blurred.__getitem__)


class Medium:
    """Takes what the greedy bot likes best, once it has seen what the next player is likely to make of it."""

    name: Final = "medium"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """The answer after which it stands best when somebody else has replied, over several imagined tables."""
        options = question_to(match, seat).options
        if len(options) == 1:
            return options[0]
        chance = dice(self.seed, match, seat)
        lines = Lines(imagined(match, seat, chance), seat).found()
        if any(line.news for line in lines):
            lines = averaged(lines, match, seat, chance)
        lines = promising(lines)
        if len(lines) == 1:
            return lines[0].moves[0]
        after, habits = [0.0] * len(lines), Habits()
        for _ in range(TABLES):
            guess, luck = imagined(match, seat, chance), chance.bits()
            for number, line in enumerate(lines):
                twin = guess.fork()
                for move in line.moves:
                    twin.answer(seat, move)
                let_reply(twin, seat, Chance(luck), habits)
                after[number] += standing(twin, seat)
        return lines[after.index(max(after))].moves[0]


def promising(lines: list[Line]) -> list[Line]:
    """The best line of each first answer, and of these the best few."""
    best: dict[Move, Line] = {}
    for line in sorted(lines, key=lambda line: (-line.value, len(line.moves))):
        best.setdefault(line.moves[0], line)
    first, *others = best.values()
    return [first, *(line for line in others if line.value >= first.value - HOPE)][:FOLLOWED]


def let_reply(match: Match[S, O, C], seat: int, chance: Chance, habits: Habits) -> None:
    """Plays on as greedy players would: to the end of the seat's turn, and one turn of whoever is next."""
    replying = None
    for _ in range(ACTIONS):
        if match.over:
            return
        asked = match.asks[0].seat
        if replying is not None and asked != replying:
            return
        if asked != seat:
            replying = asked
        play_on(match, chance, habits)


def by_first_answer(lines: list[Line]) -> dict[Move, float]:
    """What every answer is worth: the best line that begins with it."""
    worth: dict[Move, float] = {}
    for line in lines:
        first = line.moves[0]
        worth[first] = max(line.value, worth.get(first, line.value))
    return worth


def glance(chance: Chance) -> float:
    """How far a careless glance is off, in points."""
    return BLUR * (chance.below(2001) / 1000 - 1)

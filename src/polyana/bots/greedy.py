"""The greedy bot: it tries its lines on imagined tables and takes the one after which it stands best."""

from __future__ import annotations

from typing import Final

from polyana.bots.bot import dice, question_to
from polyana.bots.lines import Line, Lines, imagined, standing
from polyana.kernel import Chance, Match, Move
from polyana.kernel.game import O, S
from polyana.kernel.table import C

GUESSES: Final = 4
"""Imagined tables over which a line is averaged where chance has a say."""
COMPARED: Final = 6
"""Lines, the best of the first table, that are tried on the other tables."""


class Greedy:
    """Takes the best outcome of its own next answers by the game's own evaluation."""

    name: Final = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """The first answer of the best line; among equals the shortest, among those any."""
        options = question_to(match, seat).options
        if len(options) == 1:
            return options[0]
        chance = dice(self.seed, match, seat)
        lines = Lines(imagined(match, seat, chance), seat).found()
        if any(line.news for line in lines):
            lines = averaged(lines, match, seat, chance)
        best = max(line.value for line in lines)
        equals = [line for line in lines if line.value >= best - 1e-9]
        shortest = min(len(line.moves) for line in equals)
        return chance.pick([line.moves[0] for line in equals if len(line.moves) == shortest])


def averaged(
    lines: list[Line], match: Match[S, O, C], seat: int, chance: Chance, guesses: int = GUESSES
) -> list[Line]:
    """The best lines, judged again by their mean over several imagined tables, the same tables for each."""
    best = sorted(lines, key=lambda line: -line.value)[:COMPARED]
    for _ in range(guesses - 1):
        guess = imagined(match, seat, chance)
        for line in best:
            twin = guess.fork()
            for move in line.moves:
                twin.answer(seat, move)
            line.value += standing(twin, seat)
    for line in best:
        line.value /= guesses
    return best

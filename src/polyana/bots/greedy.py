"""The greedy bot: it tries its plans on imagined tables and takes the one after which it stands best."""

from __future__ import annotations

from typing import Final

from polyana.bots.bot import dice, question_to
from polyana.bots.plan import Plan
from polyana.bots.plans import Plans, imagined, valued
from polyana.kernel import Chance, Match, Move
from polyana.kernel.course import Course
from polyana.kernel.game import O, S
from polyana.kernel.table import C

GUESSES: Final = 4
"""Imagined tables over which a plan is averaged where chance has a say."""
COMPARED: Final = 6
"""Plans, the best of the first table, that are tried on the other tables."""


class Greedy:
    """Takes the best outcome of its own next answers by the game's own evaluation."""

    name: Final = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """The first answer of the best plan; among equals the shortest, among those any."""
        options = question_to(match, seat).options
        if len(options) == 1:
            return options[0]
        chance = dice(self.seed, match, seat)
        plans = Plans(imagined(match, seat, chance), seat).found()
        if any(plan.news for plan in plans):
            plans = averaged(plans, match, seat, chance)
        best = max(plan.value for plan in plans)
        equals = [plan for plan in plans if plan.value >= best - 1e-9]
        shortest = min(len(plan.moves) for plan in equals)
        return chance.pick([plan.moves[0] for plan in equals if len(plan.moves) == shortest])


def averaged(
    plans: list[Plan], table: Course[S, O, C], seat: int, chance: Chance, guesses: int = GUESSES
) -> list[Plan]:
    """The best plans, judged again by their mean over several imagined tables, the same tables for each."""
    best = sorted(plans, key=lambda plan: -plan.value)[:COMPARED]
    for _ in range(guesses - 1):
        guess = imagined(table, seat, chance)
        for plan in best:
            after = guess.after(seat, plan.moves)
            assert after is not None, "a seat may answer the same on every table that it imagines"
            plan.value += valued(guess.game, after, seat)
    for plan in best:
        plan.value /= guesses
    return best

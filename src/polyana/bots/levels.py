"""Bots for people, weaker than the best: an easy one that makes human mistakes, a medium one that minds the answer."""

from __future__ import annotations

from typing import Final

from polyana.bots.bot import dice, question_to
from polyana.bots.greedy import averaged
from polyana.bots.plan import Plan
from polyana.bots.plans import Plans, imagined, valued
from polyana.bots.playout import Habits, play_on
from polyana.kernel import Chance, Match, Move, Thought
from polyana.kernel.game import O, S
from polyana.kernel.table import C

BLUNDER: Final = 2.5
"""Points that the easy bot gives away with one answer at most, by its own count."""
BLUR: Final = 1.5
"""Points by which the easy bot misjudges an answer at most, up or down."""
OVERLOOKED: Final = 4
"""One answer in so many is not seen by the easy bot at all."""

FOLLOWED: Final = 4
"""Plans, the best by the first look, whose reply the medium bot waits for."""
HOPE: Final = 3.0
"""Points by which a plan may lie behind the best one for that."""
TABLES: Final = 3
"""Imagined tables on which it does so, the same for every plan."""
ACTIONS: Final = 4
"""Plans at most until the reply is complete."""


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
        worth = by_first_answer(Plans(imagined(match, seat, chance), seat).found())
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
        plans = Plans(imagined(match, seat, chance), seat).found()
        if any(plan.news for plan in plans):
            plans = averaged(plans, match, seat, chance)
        plans = promising(plans)
        if len(plans) == 1:
            return plans[0].moves[0]
        after, habits = [0.0] * len(plans), Habits()
        for _ in range(TABLES):
            guess, luck = imagined(match, seat, chance), chance.bits()
            for number, plan in enumerate(plans):
                twin = guess.fork()
                for move in plan.moves:
                    twin.answer(seat, move)
                let_reply(twin, seat, Chance(luck), habits)
                after[number] += valued(twin.game, twin.state, seat)
        return plans[after.index(max(after))].moves[0]


def promising(plans: list[Plan]) -> list[Plan]:
    """The best plan of each first answer, and of these the best few."""
    best: dict[Move, Plan] = {}
    for plan in sorted(plans, key=lambda plan: (-plan.value, len(plan.moves))):
        best.setdefault(plan.moves[0], plan)
    first, *others = best.values()
    return [first, *(plan for plan in others if plan.value >= first.value - HOPE)][:FOLLOWED]


def let_reply(table: Thought[S, O, C], seat: int, chance: Chance, habits: Habits) -> None:
    """Plays on as greedy players would: to the end of the seat's turn, and one turn of whoever is next."""
    replying = None
    for _ in range(ACTIONS):
        if table.over:
            return
        asked = table.asks[0].seat
        if replying is not None and asked != replying:
            return
        if asked != seat:
            replying = asked
        play_on(table, chance, habits)


def by_first_answer(plans: list[Plan]) -> dict[Move, float]:
    """What every answer is worth: the best plan that begins with it."""
    worth: dict[Move, float] = {}
    for plan in plans:
        first = plan.moves[0]
        worth[first] = max(plan.value, worth.get(first, plan.value))
    return worth


def glance(chance: Chance) -> float:
    """How far a careless glance is off, in points."""
    return BLUR * (chance.below(2001) / 1000 - 1)

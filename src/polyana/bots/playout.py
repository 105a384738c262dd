"""Playouts: how a game goes on in a bot's thoughts, everybody doing what looks best to them."""

from __future__ import annotations

from typing import Final

from polyana.bots.greedy import averaged
from polyana.bots.plans import Plans, imagined, valued
from polyana.bots.tree import Branch
from polyana.kernel import Ask, Chance, Move, Thought
from polyana.kernel.game import O, S
from polyana.kernel.table import C

GUESSES: Final = 3
"""Imagined tables over which plans are averaged if chance has a say in the best."""
SAME: Final = 0.01
"""Points that a plan may bring more or less than before, and still be the same."""

Situation = tuple[int, str, tuple[str | int, ...], tuple[Move, ...]]
"""What a seat is asked, and what it may answer."""


class Habits:
    """Plans that were found to be the best, for when the same question comes again on a table that hardly differs.

    Most of what a player would do does not hang on which plan the thinking bot has just tried. A habit is kept to where
    the plan brings exactly what it brought before; otherwise the seat looks around anew.
    """

    def __init__(self) -> None:
        self.plans: dict[Situation, tuple[Branch, float]] = {}

    def recall(self, table: Thought[S, O, C], ask: Ask) -> Branch | None:
        """The plan that was best before, if it brings the same here."""
        known = self.plans.get(situation(ask))
        if known is None:
            return None
        plan, gain = known
        game, seat = table.game, ask.seat
        after = table.after(seat, plan)
        if after is None:
            return None
        brings = valued(game, after, seat) - valued(game, table.state, seat)
        return plan if abs(brings - gain) < SAME else None

    def keep(self, ask: Ask, plan: Branch, gain: float) -> None:
        """Remembers a plan and what it brings."""
        self.plans[situation(ask)] = plan, gain


def situation(ask: Ask) -> Situation:
    """What makes two questions the same."""
    return ask.seat, ask.kind, ask.about, tuple(ask.options)


def play_on(table: Thought[S, O, C], chance: Chance, habits: Habits | None = None) -> set[int]:
    """Whoever is asked takes the plan that looks best to them; the seats that have answered.

    A plan must be found in full, as the greedy bot finds it: with a shorter search most exchanges at Felinia's Guild
    were overlooked, and what the bot foresaw never happened.
    """
    asks = table.asks
    if len(asks) == 1:
        follow(table, asks[0].seat, best_plan(table, asks[0], chance, habits))
        return {asks[0].seat}
    first = {ask.seat: best_plan(table, ask, chance, habits)[:1] for ask in asks}
    for seat, plan in first.items():
        follow(table, seat, plan)
    return set(first)


def best_plan(
    table: Thought[S, O, C], ask: Ask, chance: Chance, habits: Habits | None = None
) -> Branch:
    """What looks best to a seat that sees no more of the table than it may."""
    seat = ask.seat
    if len(ask.options) == 1:
        return (ask.options[0],)
    if len(table.asks) > 1:
        habits = None
    habit = habits.recall(table, ask) if habits is not None else None
    if habit is not None:
        return habit
    search = Plans(imagined(table, seat, chance), seat)
    before = search.root.plan.value
    plans = search.found()
    best = max(plans, key=lambda plan: plan.value)
    if best.news:
        best = max(averaged(plans, table, seat, chance, GUESSES), key=lambda plan: plan.value)
    elif habits is not None:
        habits.keep(ask, best.moves, best.value - before)
    return best.moves


def follow(table: Thought[S, O, C], seat: int, plan: Branch) -> bool:
    """Gives the answers of a plan, as far as they are possible on this table; whether all were."""
    for move in plan:
        ask = table.ask_of(seat)
        if ask is None or move not in ask.options:
            return False
        table.answer(seat, move)
    return True

"""What goals promise: common goals now and in the rounds to come, and the personal goal."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.bot.ground import Ground
from polyana.games.tundra.bot.lore import Goal, Lore
from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.rules.counting import COUNTERS, Whose
from polyana.games.tundra.state import State

ON_THE_MAP: Final = {
    *(f"{what}_{kind}" for what in ("glade", "majority") for kind in RESOURCES),
    *("tower_chain", "place_types", "worker_with_own_tower", "figure_on_edge", "lone_tower"),
}
"""Counters that look at nothing but the map; all others look at no more than `means_of` does."""


def common_goals(means: Means, ground: Ground, state: State, seat: int) -> float:
    """What the common goals would give now, if a die fits, and what they will give in later rounds."""
    worth, goals = 0.0, means.lore.goals
    for card in state.goals:
        goal = goals[card.id]
        promise = goal.promise(own_count(goal.counts, means, ground, state, seat))
        if card.seat is None:
            worth += promise.nearly
            if promise.gain:
                worth += chance(goal, means, ground, state, seat) * promise.gain
        worth += promise.later * means.rounds
    return worth


def own_count(counter: str, means: Means, ground: Ground, state: State, seat: int) -> int:
    """What a goal counts for the seat itself; it is remembered with the map or with the means."""
    known = ground.counted[seat] if counter in ON_THE_MAP else means.counted
    return counted(counter, known, means.lore, state, seat)


def counted(counter: str, known: dict[str, int], lore: Lore, state: State, seat: int) -> int:
    """What a goal counts for a seat, if it is not known."""
    count = known.get(counter)
    if count is None:
        count = known[counter] = COUNTERS[counter](Whose(lore.content, state, seat))
    return count


def chance(goal: Goal, means: Means, ground: Ground, state: State, seat: int) -> float:
    """How likely a goal can be used in this round: a die must fit, and rivals may be quicker."""
    player, weights = state.players[seat], means.weights
    if player.unrolled:
        return weights.goal_race
    if goal.dice.isdisjoint(player.dice):
        return 0.0
    race = contested(goal, means.lore, ground, state, seat)
    return weights.goal_race if race else weights.goal_safe


def contested(goal: Goal, lore: Lore, ground: Ground, state: State, seat: int) -> bool:
    """Whether a rival could use a goal for points now."""
    for other, rival in enumerate(state.players):
        if other != seat and not goal.dice.isdisjoint(rival.dice):
            known = ground.counted[other] if goal.counts in ON_THE_MAP else {}
            if goal.promise(counted(goal.counts, known, lore, state, other)).points:
                return True
    return False


def personal_goal(means: Means, ground: Ground, state: State, seat: int) -> float:
    """The tier reached, and some of the way to the next one while there is time."""
    lore, name = means.lore, state.players[seat].goal
    counter, tiers = lore.content.personal_goals[name].counts, lore.personal_goals[name]
    count = own_count(counter, means, ground, state, seat)
    points, slope = tiers[min(count, len(tiers) - 1)]
    return points + means.weights.personal_near * means.fade * (slope - points)

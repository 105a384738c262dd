"""What goals promise: common goals now and in the rounds to come, and the personal goal."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.bot.lore import sloping
from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.components import CommonGoal
from polyana.games.tundra.counting import COUNTERS, tier

SPENT: Final = ("berry", "resource")
"""Counters of what is soon spent: a tier reached now says little about later."""


def common_goals(means: Means) -> float:
    """What the common goals would give now, if a die fits, and what they will give in later rounds."""
    state, lore, weights = means.state, means.lore, means.weights
    worth = 0.0
    for goal in state.goals:
        card = lore.content.common_goals[goal.id]
        count = COUNTERS[card.counts](lore.content, state, means.seat)
        reached, slope = lore.tiers[goal.id]
        if count >= len(reached):
            count = len(reached) - 1
        points, near = reached[count], slope[count] - reached[count]
        if goal.seat is None:
            worth += weights.goal_nearly * near
            if points > weights.goal_die:
                # the die itself is worth something elsewhere
                worth += chance(means, card, reached) * (points - weights.goal_die)
        expected = points + weights.goal_near * near - weights.goal_die / 2
        if expected > 0:
            share = weights.goal_spent if card.counts in SPENT else weights.goal_later
            worth += share * expected * means.rounds
    return worth


def chance(means: Means, card: CommonGoal, reached: list[float]) -> float:
    """How likely a goal can be used in this round: a die must fit, and rivals may be quicker."""
    player, weights = means.player, means.weights
    if player.unrolled:
        return weights.goal_race
    for die in player.dice:
        if die in card.dice:
            return weights.goal_race if contested(means, card, reached) else weights.goal_safe
    return 0.0


def contested(means: Means, card: CommonGoal, reached: list[float]) -> bool:
    """Whether a rival could use a goal for points now."""
    state, content = means.state, means.lore.content
    for seat, rival in enumerate(state.players):
        if seat != means.seat:
            for die in rival.dice:
                if die in card.dice:
                    count = COUNTERS[card.counts](content, state, seat)
                    if reached[min(count, len(reached) - 1)]:
                        return True
                    break
    return False


def personal_goal(means: Means) -> float:
    """The tier reached, and some of the way to the next one while there is time."""
    goal = means.lore.content.personal_goals[means.player.goal]
    count = COUNTERS[goal.counts](means.lore.content, means.state, means.seat)
    slope = sloping(goal.tiers)
    points = tier(goal.tiers, count)
    near = slope[min(count, len(slope) - 1)] - points
    return points + means.weights.personal_near * means.fade * near

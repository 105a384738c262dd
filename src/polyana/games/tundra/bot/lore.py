"""What a bot knows of the box before a game begins: tables that hang on content and weights alone."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from polyana.games.tundra.bot.prospects import Reader
from polyana.games.tundra.bot.weights import Weights
from polyana.games.tundra.components import CommonGoal, Tiers
from polyana.games.tundra.content import Content, Keys
from polyana.games.tundra.moves import FACES
from polyana.games.tundra.rules.counting import tier

SPENT: Final = ("berry", "resource")
"""Counters of what is soon spent: a tier reached now says little about later."""


class Promise(NamedTuple):
    """What a common goal promises to a seat that has so many of what it counts."""

    points: float
    gain: float
    """What its points are worth more than a die."""
    nearly: float
    """What the way to the next tier is worth in this round."""
    later: float
    """What it will give in each later round."""


class Goal(NamedTuple):
    """A common goal."""

    counts: str
    dice: frozenset[int]
    promises: list[Promise]
    """By what is counted, up to the last tier."""

    def promise(self, count: int) -> Promise:
        """What it promises to whoever has so many."""
        return self.promises[count] if count < len(self.promises) else self.promises[-1]


class Lore:
    """The box, judged once."""

    def __init__(self, content: Content, weights: Weights) -> None:
        self.content = content
        self.weights = weights
        reader = Reader(weights)
        self.words, self.stuff = reader.words, reader.stuff
        self.prospects = {key: reader.prospect(action) for key, action in content.actions.items()}
        self.sides = (content.basic, content.upgraded)
        self.supplies = {name: glade.resource != "none" for name, glade in content.glades.items()}
        self.stock = [self.stored(amount) for amount in range(content.limits.resource_max + 1)]
        self.workers = [
            sum(weights.workers * weights.worker_decay**n for n in range(count))
            for count in range(content.limits.workers_per_player + 1)
        ]
        """What so many workers on the map are worth."""
        self.prices = {
            name: (tuple(order.upgrade_cost.items()), sum(order.upgrade_cost.values()))
            for name, order in content.orders.items()
        }
        self.dice_of = {
            name: (0, *title.dice_at_round_start) for name, title in content.titles.items()
        }
        self.dice_after = {
            name: [sum(dice[number + 1 :]) for number in range(len(dice))]
            for name, dice in self.dice_of.items()
        }
        self.bonuses = {
            token: [self.bonus(token, starts) for starts in range(content.about.rounds + 2)]
            for token in content.glades
        }
        """What a tower brings, by the starts of a round that are left to it."""
        self.better = {name: self.improvement(name) for name in content.orders}
        shares = {
            (name, side): self.share(name, side) for name in content.orders for side in (0, 1)
        }
        self.boosts = {
            (card, name, side): weights.boost * self.mean(cells, share)
            for card, cells in content.cells.items()
            for (name, side), share in shares.items()
        }
        """What a boost brings with each die, under each side of each board."""
        self.boost = {
            card: max(self.boosts[card, name, 0] for name in content.orders)
            for card in content.cells
        }
        self.goals = {name: self.goal(card) for name, card in content.common_goals.items()}
        self.personal_goals = {
            name: list(zip(stepped(goal.tiers), sloping(goal.tiers), strict=True))
            for name, goal in content.personal_goals.items()
        }
        """The points reached and the slope, by what a personal goal counts."""

    def stored(self, amount: int) -> float:
        """So many of one kind: the first few are worth more than the others."""
        weights, few = self.weights, min(amount, 4)
        many = weights.resource_many * (amount - few)
        return weights.resource * few + many + weights.pair * (min(amount, 6) // 2)

    def bonus(self, token: str, starts: int) -> float:
        """The bonus of a tower at so many starts; there is little time to use what the last one brings."""
        if not starts:
            return 0.0
        prospect = self.prospects[token]
        return prospect.vp * starts + (prospect.worth - prospect.vp) * (
            starts - self.weights.last_start
        )

    def goal(self, card: CommonGoal) -> Goal:
        """A common goal as a bot sees it."""
        weights, promises = self.weights, []
        share = weights.goal_spent if card.counts in SPENT else weights.goal_later
        for points, slope in zip(stepped(card.tiers), sloping(card.tiers), strict=True):
            near = slope - points
            expected = points + weights.goal_near * near - weights.goal_die / 2
            promises.append(
                Promise(
                    points=points,
                    # the die itself is worth something elsewhere
                    gain=max(0.0, points - weights.goal_die),
                    nearly=weights.goal_nearly * near,
                    later=max(0.0, share * expected),
                )
            )
        return Goal(card.counts, frozenset(card.dice), promises)

    def best_of(self, market: list[str]) -> tuple[float, float]:
        """The worth of the best advisor and of the best boost of the market: no other card matters."""
        advisor = boost = 0.0
        for card in market:
            worth = self.boost.get(card)
            if worth is None:
                advisor = max(advisor, self.prospects[card].worth)
            elif worth > boost:
                boost = worth
        return advisor, boost

    def improvement(self, name: str) -> float:
        """What the upgraded side of a board does better, for each die."""
        better = sum(
            max(0.0, self.prospects[upgraded].worth - self.prospects[basic].worth)
            for basic, upgraded in zip(
                self.content.basic[name][1:], self.content.upgraded[name][1:], strict=True
            )
        )
        return self.weights.better * better / len(FACES)

    def share(self, name: str, side: int) -> list[float]:
        """How likely a die of each value is used on this side of a board."""
        found = []
        for value in FACES:
            own = self.pull(self.sides[side][name][value])
            others = sum(
                self.pull(keys[other][value]) / len(self.sides)
                for keys in self.sides
                for other in keys
                if other != name
            )
            found.append(own / (own + others))
        return found

    def pull(self, key: str) -> float:
        """How much an action attracts dice."""
        return math.exp(self.weights.habit * self.prospects[key].worth)

    def mean(self, cells: Keys, share: list[float]) -> float:
        """What the cells of a boost bring on average."""
        worths = (self.prospects[key].worth for key in cells[1:])
        return sum(map(float.__mul__, share, worths)) / len(FACES)


def stepped(tiers: Tiers) -> list[float]:
    """The points of a goal by what is counted, up to its last tier."""
    return [float(tier(tiers, count)) for count in range(tiers[-1][0] + 1)]


def sloping(tiers: Tiers) -> list[float]:
    """The points of a goal by what is counted, as a slope: the way to a tier is worth something too.

    >>> sloping(((2, 2), (4, 6)))
    [0.0, 1.0, 2.0, 4.0, 6.0]
    """
    found, start, before = [0.0], 0, 0
    for needed, points in tiers:
        width = needed - start
        found += [before + (points - before) * n / width for n in range(1, width + 1)]
        start, before = needed, points
    return found

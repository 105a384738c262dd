"""A race of plans: all that are still running are tried on the same tables, and who falls behind drops out."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from polyana.bots.tree import Branch

FIELD: Final = 6
"""Plans that start at once."""
WIDENS: Final = 3
"""Laps after which one more plan may join (progressive widening)."""
HOPELESS: Final = 5.0
"""Points by which a plan may look worse than the best and still start."""
TRUST: Final = 1
"""Laps that the first look counts for."""
LEAST_LAPS: Final = 2
LEAST_FIELD: Final = 3
"""Fewer plans start if there is no time for so many laps, but so many do."""
LEAST_NOISE: Final = 1.0
"""Points that luck makes of a lap at least."""
SURE: Final = 2.5
"""How many times its error a difference must be, to count."""
LAPS: Final = 12
"""Laps after which plans that are still side by side are as good as each other."""


class Race:
    """Plans by how they looked, and what every lap brought them."""

    def __init__(self, looks: Mapping[Branch, float]) -> None:
        self.looks = looks
        best = max(looks.values(), default=0.0)
        first = sorted((plan for plan in looks if looks[plan] >= best - HOPELESS), key=self._look)
        self.running, self.waiting = first[:FIELD], first[FIELD:]
        self.laps: list[dict[Branch, float]] = []

    def _look(self, plan: Branch) -> tuple[float, int]:
        return -self.looks[plan], len(plan)

    @property
    def is_decided(self) -> bool:
        """Whether all that are left begin with the same answer, or no end is in sight."""
        return len({plan[0] for plan in self.running}) == 1 or len(self.laps) >= LAPS

    def is_full(self, lap: Mapping[Branch, float], turns: float) -> bool:
        """Whether no more plans should start in the first lap, if so many can be followed in all."""
        started = len(lap)
        return not self.laps and started >= LEAST_FIELD and LEAST_LAPS * (started + 1) > turns

    def run(self, lap: dict[Branch, float]) -> None:
        """One more lap; those that have fallen too far behind drop out, and now and then another joins.

        Who did not start in the first lap waits. A later lap that was not finished by all does not count.
        """
        if not self.laps and lap:
            self.waiting = [plan for plan in self.running if plan not in lap] + self.waiting
            self.running = [plan for plan in self.running if plan in lap]
        if len(lap) < len(self.running):
            return
        self.laps.append(lap)
        leader = self.ranking()[0]
        self.running = [plan for plan in self.running if not self.is_beaten(plan, leader)]
        if self.waiting and not self.is_decided and not len(self.laps) % WIDENS:
            self.running.append(self.waiting.pop(0))

    def ranking(self) -> list[Branch]:
        """The plans that are running, the best first."""
        return sorted(self.running, key=lambda plan: -self.lead(plan, self.running[0]))

    def lead(self, plan: Branch, other: Branch) -> float:
        """By how many points a plan is better than another: what the laps say, and what the first look said."""
        leads = self.leads(plan, other)
        looked = TRUST * (self.looks[plan] - self.looks[other])
        return (sum(leads) + looked) / (len(leads) + TRUST)

    def leads(self, plan: Branch, other: Branch) -> list[float]:
        """By how much a plan was better than another in every lap that both have run."""
        return [lap[plan] - lap[other] for lap in self.laps if plan in lap and other in lap]

    def is_beaten(self, plan: Branch, leader: Branch) -> bool:
        """Whether a plan lies surely behind the leader, or leads to the very same."""
        differences = self.leads(leader, plan)
        if plan == leader or len(differences) < 2:
            return False
        mean = sum(differences) / len(differences)
        variance = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
        if not variance and not mean:
            return len(differences) > TRUST
        error = max(LEAST_NOISE, math.sqrt(variance)) / math.sqrt(len(differences) + TRUST)
        return self.lead(leader, plan) > SURE * error

    def record(self, plan: Branch) -> tuple[int, float]:
        """How many laps a plan has run, the first look included, and by how much they fell short of the leader's."""
        laps = sum(plan in lap for lap in self.laps) + TRUST
        return laps, laps * self.lead(plan, self.ranking()[0])

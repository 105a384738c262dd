"""How long a bot may think."""

from __future__ import annotations

import math
import re
import time
from typing import Final

import msgspec

FORM: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s|)(?::(\d+))?")
LONGEST: Final = 600.0
"""Seconds that a decision may take at most."""
MOST_TURNS: Final = 1_000_000
MOST_PROCESSES: Final = 64


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision, in seconds or in turns of the search, and in how many processes."""

    seconds: float = math.inf
    turns: float = math.inf
    processes: int = 1

    @staticmethod
    def read(text: str) -> Budget | None:
        """A budget from its text, None if it is none.

        >>> Budget.read("500ms")
        Budget(seconds=0.5, turns=inf, processes=1)
        >>> Budget.read("300:2")
        Budget(seconds=inf, turns=300, processes=2)
        >>> Budget.read("soon")
        """
        found = FORM.fullmatch(text)
        if found is None:
            return None
        number, unit, processes = found.groups()
        amount, roots = float(number), int(processes or 1)
        seconds = {"ms": amount / 1000, "s": amount, "": math.inf}[unit]
        turns = math.inf if unit else int(amount)
        if not amount or not 1 <= roots <= MOST_PROCESSES:
            return None
        if (unit and seconds > LONGEST) or (not unit and not amount == turns <= MOST_TURNS):
            return None
        return Budget(seconds, turns, roots)


class Clock:
    """What has been spent of a budget since the clock was started."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.turns = 0
        self._began = time.perf_counter()

    @property
    def seconds(self) -> float:
        """Time since the start."""
        return time.perf_counter() - self._began

    @property
    def is_late(self) -> bool:
        """Whether the time is over."""
        return self.seconds >= self.budget.seconds

    @property
    def is_up(self) -> bool:
        """Whether the time is over or all turns are taken."""
        return self.turns >= self.budget.turns or self.is_late

    @property
    def turns_in_all(self) -> float:
        """How many turns the budget will suffice for, at the pace so far."""
        if not self.turns:
            return self.budget.turns
        return min(self.budget.turns, self.turns * self.budget.seconds / self.seconds)

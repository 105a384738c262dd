"""What is counted while the server runs; nothing of it names a table or a person."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds by which times are sorted."""


class Spread:
    """How long something takes: how many times fall below each bound, and all of them together.

    >>> spread = Spread()
    >>> spread.add(0.02), spread.add(60.0)
    (None, None)
    >>> spread.numbers[2], spread.numbers[-1], spread.seconds
    (1, 1, 60.02)
    """

    def __init__(self) -> None:
        self.numbers = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Something took so long."""
        self.numbers[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Meter:
    """All that is counted."""

    def __init__(self) -> None:
        self.moves = 0
        self.requests = Spread()
        self.commits = Spread()

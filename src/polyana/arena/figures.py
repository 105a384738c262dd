"""Figures that say how sure they are: 95 % intervals of shares and of means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

Interval = tuple[float, float, float]
"""Low, the figure itself, high."""

Z: Final = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on either side."""


def share(won: float, of: int) -> Interval:
    """Wilson's interval of a share; half a win counts as half.

    >>> [round(bound, 3) for bound in share(8, 10)]
    [0.49, 0.8, 0.943]
    """
    if not of:
        return (0.0, math.nan, 1.0)
    rate = won / of
    middle = rate + Z * Z / (2 * of)
    spread = Z * math.sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return rounded(max(0.0, min(low, rate)), rate, min(1.0, max(high, rate)))


def mean(values: Sequence[float]) -> Interval:
    """Student's interval of a mean; a single value says nothing about how sure it is.

    >>> [round(bound, 2) for bound in mean([1, 2, 3, 4])]
    [0.45, 2.5, 4.55]
    """
    number = len(values)
    if not number:
        return (-math.inf, math.nan, math.inf)
    middle = math.fsum(values) / number
    if number == 1:
        return (-math.inf, middle, math.inf)
    variance = math.fsum((value - middle) ** 2 for value in values) / (number - 1)
    spread = student(number - 1) * math.sqrt(variance / number)
    return rounded(middle - spread, middle, middle + spread)


def rounded(low: float, figure: float, high: float) -> Interval:
    """An interval with no more digits than anybody reads."""
    return (round(low, 4), round(figure, 4), round(high, 4))


def student(freedom: int) -> float:
    """The quantile of Student's distribution that leaves 2.5 % above it (Cornish and Fisher; exact for 1 and 2).

    >>> [round(student(freedom), 2) for freedom in (1, 2, 3, 5, 10, 30, 1000)]
    [12.71, 4.3, 3.18, 2.57, 2.23, 2.04, 1.96]
    """
    if freedom == 1:
        return math.tan(0.475 * math.pi)
    if freedom == 2:
        return 0.95 / math.sqrt(2 * 0.975 * 0.025)
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )

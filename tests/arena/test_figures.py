"""Intervals against values from the tables of statistics."""

from __future__ import annotations

import math

import pytest

from polyana.arena.figures import mean, share, student


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (75, 100, 0.6569, 0.8245),
    ],
)
def test_wilson(won: int, of: int, low: float, high: float) -> None:
    assert share(won, of) == pytest.approx((low, won / of, high), abs=1e-4)


def test_half_wins_lie_between_whole_ones() -> None:
    assert share(4, 10) < share(4.5, 10) < share(5, 10)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984)],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-3)


def test_a_mean_is_surer_the_more_there_is_of_it() -> None:
    assert mean([1, 2, 3, 4]) == pytest.approx((0.4457, 2.5, 4.5543), abs=4e-3)
    low, middle, high = mean([1, 2, 3, 4] * 25)
    assert middle == 2.5 and high - low < 0.5
    assert mean([3, 3, 3]) == (3, 3, 3)


def test_nothing_is_not_sure_at_all() -> None:
    assert mean([7]) == (-math.inf, 7, math.inf)
    low, rate, high = share(0, 0)
    assert (low, high) == (0, 1) and math.isnan(rate)

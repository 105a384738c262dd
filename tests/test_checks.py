"""Random games of every variant, with everything that must always hold checked at every decision."""

from __future__ import annotations

import pytest

from polyana import games
from polyana.kernel.check import check_game

VARIANTS = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in games.names()
    for number in range(len(games.load(name).variants()))
]


@pytest.mark.parametrize(("name", "number"), VARIANTS)
def test_everything_holds_in_a_game_of_this_variant(name: str, number: int) -> None:
    assert check_game(games.load(name), number, seed=7) > 50

"""Random games of every variant, with everything that must always hold checked at every decision."""

from __future__ import annotations

import pytest

from polyana import games
from polyana.kernel import Match
from polyana.kernel.check import Moods, check_game

VARIANTS = [
    pytest.param(name, number, id=f"{name}-{number}")
    for name in games.names()
    for number in range(len(games.load(name).variants()))
]


@pytest.mark.parametrize(("name", "number"), VARIANTS)
def test_everything_holds_in_a_game_of_this_variant(name: str, number: int) -> None:
    assert check_game(games.load(name), number, seed=7) > 10  # a solo game may be lost early


@pytest.mark.parametrize("name", games.names())
def test_the_points_can_be_counted_at_every_moment(name: str) -> None:
    game = games.load(name)
    match, moods = Match(game, seed=7), Moods(7)
    while not match.over:
        now = game.result(match.state)
        for score, sheet in zip(now.scores, now.sheets, strict=True):
            assert score == sum(line.points for line in sheet)
        match.answer(match.asks[0].seat, moods.choose(match.asks[0]))

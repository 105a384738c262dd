"""The pages for developers stay true: their code is run."""

from __future__ import annotations

import doctest

import pytest

from polyana.kernel import Match
from polyana.kernel.check import check_games
from tests.kernel.pages import DOCS, GAME_BLOCKS, USE_BLOCK, goofspiel
from tests.kernel.toys import play_on


def test_the_tiny_game_is_tiny() -> None:
    lines = [line for block in GAME_BLOCKS for line in block.splitlines() if line.strip()]
    assert len(lines) <= 73


def test_the_use_of_the_tiny_game_is_as_the_page_says() -> None:
    names = dict(vars(goofspiel))
    exec(USE_BLOCK, names)
    assert len(names["decisions"]) == 6


def test_the_tiny_game_passes_every_check_in_every_variant() -> None:
    assert sum(check_games(goofspiel.load(), games=18, seed=3)) > 100


@pytest.mark.parametrize(
    ("bids", "winner"),
    [([5, 3, 2], 0), ([5, 5, 2], 2), ([4, 4, 4], None), ([1, 2, 2], 0)],
)
def test_the_highest_single_card_takes_the_prize(bids: list[int], winner: int | None) -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(players=3, cards=5), seed=7)
    prize = match.state.prizes[-1]
    for seat in (1, 2, 0):
        match.answer(seat, f"bid {bids[seat]}")
    assert match.state.won == [[prize] if seat == winner else [] for seat in range(3)]
    assert match.state.lost == ([prize] if winner is None else [])


def test_seats_with_equal_points_share_a_place() -> None:
    game = goofspiel.load()
    state = goofspiel.Cards(None, [[], [], []], [], [[3, 1], [4], [2]], [])
    assert game.result(state).places == [1, 1, 3]
    assert game.result(state).winners == [0, 1]


def test_the_last_card_of_everybody_is_played_without_asking() -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(players=2, cards=4), seed=1)
    play_on(match)
    assert match.number == 2 * 3
    assert [told.event for told in match.log].count("bid") == 2 * 4


@pytest.mark.parametrize("page", ["architecture.md"])
def test_the_examples_of_a_page_give_what_it_says(page: str) -> None:
    outcome = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 10
    assert outcome.failed == 0

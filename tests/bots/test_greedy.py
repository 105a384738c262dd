"""The greedy bot at the stalls of a fair: what it looks ahead to, and what it leaves alone."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.bots import Greedy
from polyana.kernel import Match, text
from tests.bots.stalls import Stalls, answers, chest, dice, pawnshop, twins
from tests.kernel.toys import Pair, Play


def plan(play: Play, seed: int = 0) -> list[str]:
    """The answers of a greedy seat 0, the last option being the answer of anybody else."""
    match = Match(Stalls(play), Pair(2), seed=8)
    bot = Greedy(seed)
    while not match.over:
        (ask, *_) = match.asks
        move = bot.choose(match, 0) if ask.seat == 0 else ask.options[-1]
        match.answer(ask.seat, move)
    return [text(answer.move) for answer in match.answers if answer.seat == 0]


@pytest.mark.parametrize("seed", range(8))
def test_it_sees_through_choices_that_change_nothing_until_the_last(seed: int) -> None:
    assert plan(chest, seed) == ["enter attic", "open left", "grab gold"]


@pytest.mark.parametrize("seed", range(8))
def test_it_pays_a_price_that_opens_something_better_and_no_more(seed: int) -> None:
    assert plan(pawnshop, seed) == ["pawn hat", "buy silver"]


def test_it_weighs_a_gamble_by_its_mean() -> None:
    gambles = [plan(dice, seed) for seed in range(60)]
    assert gambles.count(["take copper"]) > 50


def test_equally_good_answers_are_equally_likely() -> None:
    doors = Counter(door for seed in range(60) for door in plan(twins, seed))
    assert doors["open black"] == 0
    assert min(doors["open red"], doors["open blue"]) > 15


def test_it_answers_a_simultaneous_question_for_the_best_whatever_others_say() -> None:
    assert plan(answers) == ["name heron"]

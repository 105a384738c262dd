"""The second opinion agrees with the rules, in games from the start and from tables in great disorder."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.north.oracle.ledger import payment_fault
from tests.north.oracle.referee import Referee
from tests.north.tables import GAME
from tests.rules import rule

VARIANTS = GAME.variants()
LONGEST = 120


@rule("N-022", "N-090", "N-091", "N-150", "N-207", "N-209", "N-214", "N-262", "N-269")
@pytest.mark.parametrize("seed", range(len(VARIANTS)))
def test_both_opinions_agree_on_whole_games(seed: int) -> None:
    assert Referee(GAME, VARIANTS[seed], seed).play() == []


@rule("N-022", "N-090", "N-091", "N-243", "N-251", "N-258")
@pytest.mark.parametrize("seed", range(100, 100 + 4 * len(VARIANTS)))
def test_both_opinions_agree_when_everything_lies_about(seed: int) -> None:
    referee = Referee(GAME, VARIANTS[seed % len(VARIANTS)], seed, disorder=True)
    assert referee.play(LONGEST) == []


@rule("N-011", "N-013", "N-202")
def test_a_bill_is_checked_to_the_unit() -> None:
    cost = [Counter(wood=2, worker=1)]
    assert payment_fault(Counter(wood=1, gold=1, worker=1), cost) == ""
    assert payment_fault(Counter(wood=1, worker=1), cost, less=1) == ""
    for wrong in (Counter(wood=2), Counter(wood=2, gold=1, worker=1), Counter(wood=3)):
        assert payment_fault(wrong, cost)

"""The easy and the medium bot: which mistakes they make, and which they never make."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.bots.levels import Easy, Medium, by_first_answer, promising
from polyana.bots.plan import Plan
from polyana.kernel import Ask, Match, Rules, text
from tests.bots.stalls import Stalls, finish
from tests.kernel.toys import DeskTable, Pair, note, words


def market(table: DeskTable) -> Rules:
    """Gold and silver are a small difference, dust a large one."""
    _, prize = yield Ask(0, "buy", words("buy", "gold", "silver", "dust"))
    finish(table, prize)


def fence(table: DeskTable) -> Rules:
    """Seat 0 sows gold, which the neighbour takes away, or silver, which stays; the neighbour likes gold best."""
    _, sown = yield Ask(0, "sow", words("sow", "gold", "silver"))
    note(table, 0, ("won", sown))
    options = [*(words("take", "gold") if sown == "gold" else []), *words("leave", "it")]
    (verb, _) = yield Ask(1, "harvest", options, always=True)
    if verb == "take":
        table.state.notes[-1] = f"1 won {sown}"
    table.state.turn = 1


def test_easy_makes_small_mistakes_and_no_large_ones() -> None:
    match = Match(Stalls(market), Pair(2), seed=8)
    bought = Counter(text(Easy(seed).choose(match, 0)) for seed in range(200))
    assert bought["buy gold"] > bought["buy silver"] > 20
    assert bought["buy dust"] == 0


@pytest.mark.parametrize("seed", range(8))
def test_medium_minds_what_the_next_player_will_do(seed: int) -> None:
    match = Match(Stalls(fence), Pair(2), seed=8)
    assert text(Medium(seed).choose(match, 0)) == "sow silver"


def test_an_answer_is_worth_its_best_line() -> None:
    plans = [
        Plan((("go",), ("dig",)), 2.0, False),
        Plan((("go",), ("sing",)), 5.0, False),
        Plan((("stay",),), 1.0, False),
    ]
    assert by_first_answer(plans) == {("go",): 5.0, ("stay",): 1.0}
    assert [plan.value for plan in promising(plans)] == [5.0]

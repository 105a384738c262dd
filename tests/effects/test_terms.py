"""Items: how many, counted when it happens."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from polyana.effects import Item, Term, apart, bundles, number_of
from polyana.notation import parse

COUNTERS = {"tower": lambda towers: int(towers), "half": lambda towers: int(towers) // 2}


def test_an_effect_becomes_items_by_its_ways() -> None:
    (first, second) = bundles(parse("2 wood + 1 vp per 3 tower max 4 / steal(wood)"))  # type: ignore[arg-type]
    assert first == (Item(2, word="wood"), Item(1, "tower", 3, 4, word="vp"))
    assert second == (Item(word="steal", args=("wood",)),)


@given(
    amount=st.integers(1, 5), group=st.integers(1, 4), limit=st.integers(0, 9), n=st.integers(0, 30)
)
def test_whole_groups_count_up_to_the_limit(amount: int, group: int, limit: int, n: int) -> None:
    term = Term(amount, "tower", group, limit)
    assert term.times(n) == min(limit, amount * (n // group))
    assert Term(amount, "tower", group).times(n) == amount * (n // group)


def test_all_terms_of_an_item_are_counted() -> None:
    item = Item(2, word="vp", more=(Term(1, "tower"), Term(3, "half")))
    assert number_of(item, COUNTERS, 5) == 2 + 5 + 6
    assert item.terms == (item, *item.more)


def test_moves_with_one_word_are_told_apart() -> None:
    moves = [("choose", "vp"), ("choose", "gold"), ("choose", "vp"), ("choose", "vp")]
    assert [word for _, word in apart(moves)] == ["vp", "gold", "vp_2", "vp_3"]

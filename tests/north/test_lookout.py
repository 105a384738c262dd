"""The Lookout phase (N-049 to N-055)."""

from __future__ import annotations

from polyana.games.north.state import State
from tests.north.tables import (
    NorthMatch,
    build,
    deck,
    discarded,
    give,
    hand,
    me,
    play,
    seen,
    start,
    supply,
    table,
    top,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

FOUR = ("glenn_cousin", "glenn_toloka", "glenn_tug_green", "glenn_quarry_path")


def looking(state: State) -> NorthMatch:
    """The Lookout of a round; seat 0 draws `FOUR`."""
    top(state, 0, *FOUR)
    state.phase = "lookout"
    return start(state)


@rule("N-049", "N-055")
def test_everybody_looks_at_four_cards_at_once() -> None:
    state = table()
    hand(state, 0, "glenn_heave_ho")
    match = looking(state)
    assert [question.seat for question in match.asks] == [0, 1]
    assert all(question.secret for question in match.asks)
    assert me(match).drawn == [*FOUR] and me(match).hand == ["glenn_heave_ho"]
    assert len(me(match, 1).drawn) == 4
    assert seen(match, 1).players[0].drawn == [] and seen(match, 0).players[0].drawn == [*FOUR]


@rule("N-050", "N-052")
def test_two_cards_are_kept_for_two_workers() -> None:
    """E-01: 5 free Workers, 4 drawn, 2 kept: free 3, clan tile 2, hand +2, own discard +2."""
    match = looking(table())
    assert len(ask(match).options) == 16
    match.answer(0, "keep glenn_cousin glenn_tug_green")
    match.answer(1, "keep none")
    assert workers(match) == (3, 2) and workers(match, 1) == (5, 0)
    assert me(match).hand == ["glenn_cousin", "glenn_tug_green"]
    assert me(match).discard == ["glenn_toloka", "glenn_quarry_path"]
    assert len(me(match, 1).discard) == 4 and me(match, 1).hand == []


@rule("N-050")
def test_all_four_may_be_kept() -> None:
    match = looking(table())
    match.answer(0, f"keep {' '.join(FOUR)}")
    match.answer(1, "keep none")
    assert workers(match) == (1, 4) and me(match).hand == [*FOUR] and me(match).discard == []


@rule("N-051")
def test_no_more_cards_than_free_workers_and_gold_is_no_worker() -> None:
    state = table()
    give(state, 0, worker=1, gold=9)
    match = looking(state)
    assert options(match) == ["keep none", *(f"keep {name}" for name in FOUR)]
    give(state, 0, worker=0)
    assert options(start(state)) == ["keep none"]  # asked all the same


@rule("N-244")
def test_sets_of_the_same_titles_are_offered_once() -> None:
    state = table()
    top(state, 0, "glenn_cousin", "glenn_cousin_2", "glenn_tug_green", "glenn_tug_green_2")
    state.phase = "lookout"
    assert len(ask(start(state)).options) == 3 * 3  # 0 to 2 of each


@rule("N-053")
def test_the_cards_of_the_draw_are_not_shuffled_in_again() -> None:
    state = table()
    deck(state, 0, "glenn_cousin", "glenn_toloka")
    others = set(state.players[0].discard)
    state.phase = "lookout"
    match = start(state)
    drawn = me(match).drawn
    assert drawn[:2] == ["glenn_cousin", "glenn_toloka"] and len(drawn) == 4
    assert set(drawn[2:]) <= others and me(match).discard == []
    assert len(me(match).deck) == 30 - 4


@rule("N-053")
def test_fewer_cards_only_if_deck_and_pile_are_empty() -> None:
    state = table()
    hand(state, 0, *(name for name in list(state.players[0].deck) if name != "glenn_cousin"))
    discarded(state, 0, "glenn_cousin")
    state.phase = "lookout"
    match = start(state)
    assert me(match).drawn == ["glenn_cousin"]
    assert options(match) == ["keep none", "keep glenn_cousin"]


@rule("N-054")
def test_storage_pays_after_the_choices() -> None:
    """E-05: Wool Bank with 5 sheep: 2 sets, each 1 gold or 1 VP; the 5 sheep stay."""
    state = table(clans=("mckinnon", "ulaf"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 5})
    state.phase = "lookout"
    match = start(state)
    assert ask(match).kind == "lookout" and supply(match) == {} and me(match).vp == 0
    match = play(match, "keep none", "keep none")
    assert ask(match).kind == "storage" and match.state.phase == "lookout"
    assert options(match) == ["sets 2", "sets 1", "sets 0"]
    match = play(match, "sets 1")
    assert supply(match) == {"gold": 1} and me(match).vp == 1
    assert me(match).empire["mckinnon_wool_bank"].goods == {"sheep": 5}
    assert ask(match).kind == "turn"


@rule("N-055")
def test_nobody_sees_what_is_kept_before_all_have_chosen() -> None:
    match = looking(table())
    match.answer(0, "keep glenn_cousin")
    for seat in (1, None):
        other = seen(match, seat).players[0]
        assert other.discard == [] and other.hand_size == 0 and other.workers == 5
    match.answer(1, "keep none")
    for seat in (1, None):
        other = seen(match, seat).players[0]
        assert other.discard == list(FOUR[1:]) and other.hand == [] and other.hand_size == 1
    assert told(match, "kept") == [(0, 1), (1, 0)]
    assert [one.only for one in match.log if one.event == "kept_card"] == [0]

"""Every advisor: what it costs and what it brings."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import camp, changes, holds, owner, repeated, standing
from tests.tundra.tables import (
    CONTENT,
    advisors,
    dice,
    market,
    play,
    start,
    towers,
    tracks,
    upgraded,
    workers,
)

ROWS: list[tuple[str, str, dict[str, int]]] = [
    ("ptarmigan_picker", "", {"berry": 3}),
    ("hare_runner", "move b1 b2, walk 1 a2", {"stone": 2}),
    ("ermine_courier", "gain peat", {"peat": 1, "berry": 2}),
    (
        *("wolverine_mason", "build b1, pay kindling, pay stone"),
        {"kindling": -1, "stone": -1, "workers": -1, "towers": 1, "vp": 1, "berry": 1},
    ),
    ("goose_recruiter", "put c1, pay stone", {"stone": -1, "berry": -1, "workers": 1}),
    ("owl_stargazer", "shift 2 +1, shift 3 +1", {"pips": 2}),
    ("fox_trickster", "reroll 2, stop", {"berry": 1, "rolls": 1}),
    ("walrus_shipwright", "roll", {"berry": -3, "dice": 1, "rolls": 1}),
    ("raven_lawyer", "flip 2", {"berry": 1, "pips": 3}),
    ("reindeer_coachman", "ride a1 b2", {"stone": 1}),
    ("elk_toll_collector", "gain peat", {"peat": 1}),
    (
        *("beaver_foreman", "gather stone, gather peat, gather kindling"),
        {"stone": 1, "peat": 1, "kindling": 1},
    ),
    (
        *("badger_steward", "upgrade gathering, drop stone"),
        {"peat": -3, "stone": -1, "upgraded": 1, "vp": 1},
    ),
    ("squirrel_treasurer", "pay peat", {"peat": -2, "vp": 2}),
    ("bunting_jam_maker", "pay", {"berry": -4, "vp": 2}),
    ("wolf_chronicler", "pay kindling", {"kindling": -1, "vp": 1}),
    (
        *("sable_changer", "gain stone, gain stone, gain peat"),
        {"berry": -2, "stone": 2, "peat": 1},
    ),
    ("crane_barker", "take summoning_drum, tuck summoning_drum trade", {"berry": -3, "cards": 1}),
    ("seal_bathkeeper", "pay", {"berry": -2, "vp": 3}),
]


def test_the_rows_cover_every_advisor() -> None:
    rows = {card for card, _, _ in ROWS}
    assert rows == set(CONTENT.advisors) - {"weasel_confidante"}  # it has a test of its own


@rule("T-511", "T-601")
@pytest.mark.parametrize(("card", "moves", "change"), ROWS)
def test_an_advisor_does_what_it_says_and_is_turned(
    card: str, moves: str, change: dict[str, int]
) -> None:
    state = camp()
    market(state, "summoning_drum", "dog_team")
    advisors(state, 0, card)
    dice(state, 0, 2, 5)
    match = start(state)
    before = standing(match)
    play(match, f"advisor {card}", *(move for move in moves.split(", ") if move))
    assert changes(before, standing(match)) == change
    assert ask(match).kind == "turn" and ask(match).seat == 0
    assert owner(match).advisors[card] is False
    assert f"advisor {card}" not in options(match)


@rule("T-514")
def test_the_weasel_turns_another_one_upright() -> None:
    state = camp()
    advisors(state, 0, "hare_runner", "owl_stargazer", upright=False)
    advisors(state, 0, "weasel_confidante")
    match = start(state)
    before = standing(match)
    play(match, "advisor weasel_confidante", "recover owl_stargazer")
    assert changes(before, standing(match)) == {}
    assert options(match, "advisor") == ["advisor owl_stargazer"]


@pytest.mark.parametrize(
    ("card", "question", "track", "most"),
    [
        ("ptarmigan_picker", "", "berry", 4),
        ("seal_bathkeeper", "repeat", "vp", 3),
        ("wolf_chronicler", "pay_kind", "vp", 2),
        ("elk_toll_collector", "gain_kind", "kindling", 3),
    ],
)
def test_what_an_advisor_counts_is_capped(card: str, question: str, track: str, most: int) -> None:
    state = camp()
    workers(state, 0, *["a1"] * 6)
    towers(state, 0, "b1", "b2", "a2")
    upgraded(state, 0, "trade", "gathering")
    advisors(state, 0, card)
    match = start(state)
    before = standing(match)[track]
    play(match, f"advisor {card}")
    repeated(match, question)
    assert standing(match)[track] - before == most


@rule("T-513")
def test_the_fox_rerolls_up_to_three_times_even_the_same_die() -> None:
    state = camp()
    advisors(state, 0, "fox_trickster")
    dice(state, 0, 4)
    match = start(state)
    play(match, "advisor fox_trickster")
    assert repeated(match, "die") == 3
    assert standing(match)["rolls"] == 3 and len(owner(match).dice) == 1


def test_the_owl_does_not_wrap_and_may_shift_twice_or_once() -> None:
    state = camp()
    advisors(state, 0, "owl_stargazer")
    dice(state, 0, 6, 1)
    match = start(state)
    play(match, "advisor owl_stargazer")
    assert options(match) == ["shift 1 +1", "shift 6 -1", "stop"]
    play(match, "shift 1 +1", "stop")
    assert owner(match).dice == [2, 6]


def test_the_prices_of_any_resource_take_any_mix() -> None:
    state = camp()
    advisors(state, 0, "wolverine_mason")
    tracks(state, 0, kindling=1, peat=1)
    match = start(state)
    play(match, "advisor wolverine_mason", "build a2")
    assert holds(match)[:3] == (0, 0, 0) and match.state.towers == {"c1": 0, "a2": 0}

"""Decisions, Part C: what is asked of whom, and which answers each question knows."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.tables import ask, options
from tests.tundra.tables import (
    advisors,
    dice,
    goals,
    market,
    play,
    start,
    table,
    title,
    tracks,
    tuck,
    whole_game,
)

ANSWERS = {
    "starting_boost": {"tuck"},
    "title_part": {"part", "stop"},
    "bonus_next": {"bonus"},
    "turn": {"place", "reroll", "shift", "buy", "advisor", "idle", "end_turn"},
    "next_action": {"act", "stop"},
    "next_part": {"part", "stop"},
    "alternative": {"choose", "stop"},
    "repeat": {"pay", "roll", "stop"},
    "move": {"move", "walk", "stop"},
    "ride": {"ride", "stop"},
    "tower_site": {"build", "stop"},
    "worker_site": {"put", "stop"},
    "equal_kind": {"pay", "stop"},
    "pay_kind": {"pay", "stop"},
    "gain_kind": {"gain", "stop"},
    "gather": {"gather", "stop"},
    "upgrade": {"upgrade", "stop"},
    "discount": {"drop"},
    "card": {"take", "stop"},
    "advisor_out": {"discard"},
    "boost_board": {"tuck"},
    "boost_out": {"discard"},
    "refresh": {"refresh", "stop"},
    "die": {"reroll", "shift", "flip", "stop"},
    "bonus_worker": {"put", "stop"},
    "recover": {"recover"},
}
"""The questions C-01 to C-26, in their order, and the verbs of their answers."""

ALWAYS_OPTIONAL = {
    *("title_part", "next_action", "next_part", "repeat", "move", "ride", "tower_site"),
    *("worker_site", "gather", "upgrade", "card", "refresh", "die", "bonus_worker"),
}


def test_every_question_is_one_of_part_c_and_all_of_them_are_asked() -> None:
    asked = Counter[str]()
    for seed in range(100):
        for match in whole_game(2 + seed % 3, variant=seed % 2 == 0, seed=seed):
            for question in match.asks:
                asked[question.kind] += 1
                verbs = {move[0] for move in question.options}
                assert verbs <= ANSWERS[question.kind], question
                if question.kind in ALWAYS_OPTIONAL:
                    assert ("stop",) in question.options, question
            if len(match.asks) > 1:
                assert {question.kind for question in match.asks} == {"starting_boost"}
            elif not match.over and match.state.phase != "boosts":
                assert ask(match).seat == match.state.seat
    assert set(ANSWERS) - set(asked) <= {"boost_out", "recover"}  # too rare; they follow below


def test_one_of_two_boosts_goes_out_and_one_of_two_used_advisors_recovers() -> None:
    state = table(variant=True)
    goals(state)
    title(state, 0, "hard_working")
    market(state, "acorn_casket")
    tuck(state, 0, "gathering", "fur_boots", "dog_team")
    advisors(state, 0, "weasel_confidante")
    dice(state, 0, 6)
    match = start(state)
    play(match, "place 6 trade", "take acorn_casket", "tuck acorn_casket gathering")
    assert (ask(match).kind, options(match)) == (
        "boost_out",
        ["discard fur_boots", "discard dog_team"],
    )
    state = table()
    advisors(state, 0, "weasel_confidante")
    advisors(state, 0, "hare_runner", "fox_trickster", upright=False)
    match = start(state)
    play(match, "advisor weasel_confidante")
    assert (ask(match).kind, options(match)) == (
        "recover",
        ["recover hare_runner", "recover fox_trickster"],
    )


def test_a_part_of_the_title_that_is_named_is_asked_next() -> None:
    for match in whole_game(2, seed=9):
        if match.asks and match.asks[0].kind == "title_part":
            assert set(options(match)) <= {"part move", "part resource", "stop"}
            return
    pytest.fail("no title was ever used")


def test_equal_dice_are_one_option() -> None:
    state = table()
    goals(state)
    dice(state, 0, 5, 5, 5)
    tracks(state, 0, berry=2)
    assert options(start(state)) == [
        *(f"place 5 {board}" for board in ("architecture", "movement", "gathering", "trade")),
        *("reroll 5", "shift 5 +1", "shift 5 -1"),
    ]


def test_a_price_with_one_way_to_pay_it_is_not_asked_for() -> None:
    state = table()
    goals(state)
    dice(state, 0, 1)
    tracks(state, 0, stone=3, peat=1, berry=1)
    match = start(state)
    play(match, "place 1 architecture", "put c1")
    assert match.state.players[0].resources == {"kindling": 0, "stone": 1, "peat": 1}
    assert ask(match).seat == 1


def test_a_single_pending_action_is_opened_at_once_and_can_be_stopped() -> None:
    state = table()
    goals(state)
    dice(state, 0, 6)
    match = start(state)
    play(match, "place 6 movement")
    assert ask(match).kind == "move"
    play(match, "stop")
    assert ask(match).seat == 1


def test_an_action_that_can_do_nothing_is_not_offered() -> None:
    state = table()
    goals(state)
    dice(state, 0, 6)
    tuck(state, 0, "architecture", "fur_boots")  # no resources for a tower: only the boots can act
    match = start(state)
    play(match, "place 6 architecture")
    assert ask(match).kind == "move"


def test_alternatives_are_bundles_and_the_kernel_takes_a_forced_recovery() -> None:
    state = table(3)
    goals(state)
    dice(state, 0, 6)
    tuck(state, 0, "architecture", "bast_basket")  # 1 stone / 1 berry on 6
    advisors(state, 0, "weasel_confidante")
    advisors(state, 0, "hare_runner", upright=False)
    match = start(state)
    play(match, "advisor weasel_confidante")
    assert match.state.players[0].advisors == {"weasel_confidante": False, "hare_runner": True}
    play(match, "place 6 architecture")
    assert (ask(match).kind, options(match)) == ("alternative", ["choose stone", "choose berry"])
    play(match, "choose stone")
    assert match.state.players[0].resources["stone"] == 1

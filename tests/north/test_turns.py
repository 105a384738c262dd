"""The Action phase: turns, passing, the end of the track (N-056 to N-065, N-250)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.north.tables import (
    alone,
    build,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    points,
    rewritten,
    seen,
    ship,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

THREE = ("heidel", "ulaf", "glenn")


@rule("N-056")
def test_the_first_player_begins_and_each_takes_one_action() -> None:
    state = table(3)
    state.phase, state.first = "lookout", 2
    match = play(start(state), "keep none", "keep none", "keep none")
    turns = []
    for _ in range(5):
        turns.append(ask(match).seat)
        match = play(match, "place populate")
    assert turns == [2, 0, 1, 2, 0]


@rule("N-056")
def test_a_turn_lasts_until_its_action_is_carried_out() -> None:
    state = table()
    hand(state, 0, "glenn_cousin")
    match = play(state, "place populate")
    assert ask(match).kind == "window" and seen(match, 1).seat == 0
    match = play(match, "play glenn_cousin")
    assert ask(match).kind == "turn" and seen(match, 0).seat == 1 == ask(match).seat


@rule("N-057")
def test_the_actions_of_a_turn() -> None:
    state = table()
    hand(state, 0, "glenn_tug_green")
    give(state, 0, wood=1, stone=1, food=1, raze=1)
    build(state, 0, "island_puffin_rock")
    build(state, 1, "ulaf_outpost")
    pawn(state, 0, "explore")
    verbs = dict.fromkeys(move.split()[0] for move in options(start(state)))
    assert list(verbs) == ["build", "place", "move", "use", "raid", "pass"]


@rule("N-058", "N-062")
def test_the_last_player_goes_on_as_long_as_they_like() -> None:
    state = alone(table())
    hand(state, 0, "glenn_tug_green", "glenn_tug_green_2", "glenn_tug_green_3")
    give(state, 0, wood=3, stone=3, food=2)
    build(state, 0, "island_puffin_rock")
    match = play(state, "build glenn_tug_green", "build glenn_tug_green_2")
    match = play(match, "build glenn_tug_green_3", "use glenn_tug_green", "place populate")
    match = play(match, "use island_puffin_rock", "place populate", "move populate explore")
    assert ask(match).seat == 0 and match.state.phase == "action" and match.state.round == 1
    match = play(match, "pass")
    assert match.state.round == 2


@rule("N-059")
def test_a_player_who_passed_is_skipped() -> None:
    match = play(table(3), "pass")
    turns = []
    for _ in range(4):
        turns.append(ask(match).seat)
        match = play(match, "place populate")
    assert turns == [1, 2, 1, 2]


@rule("N-060")
def test_a_player_who_passed_is_no_target() -> None:
    state = table(clans=THREE)
    build(state, 1, "ulaf_outpost")
    build(state, 2, "glenn_tug_green")
    give(state, 0, raze=1, food=2)
    build(state, 0, "heidel_table_for_everyone")
    state.players[1].passed = True
    match = start(state)
    assert options(match, "raid") == ["raid glenn_tug_green"]
    match = play(match, "use heidel_table_for_everyone")
    assert supply(match, 1) == {} and supply(match, 2) == {"food": 1}


@rule("N-061", "N-123", "N-128")
def test_features_of_a_player_who_passed_still_pay() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_guest_house")
    state.players[1].passed = True
    match = play(state, "place populate")
    assert supply(match, 1) == {"food": 1} and workers(match) == (6, 0)


@rule("N-062")
def test_the_phase_ends_when_all_have_passed() -> None:
    state = table(3)
    match = play(state, "pass", "pass")
    assert match.state.phase == "action" and ask(match).seat == 2
    match = play(match, "pass")
    assert match.state.round == 2


@rule("N-063")
def test_passing_is_always_legal() -> None:
    state = table()
    give(state, 0, wood=9, stone=9)
    hand(state, 0, "glenn_tug_green")
    assert "pass" in options(start(state))  # with all that could be done
    match = play(state, "pass", "pass")
    assert match.state.round == 2 and me(match).hand == ["glenn_tug_green"]


@rule("N-064")
def test_25_points_in_the_action_phase_make_the_round_the_last() -> None:
    state = table(clans=("heidel", "ulaf"))
    build(state, 0, "heidel_mead_hall", "heidel_mead_hall_2")
    give(state, 0, food=4)
    points(state, 0, 21)
    match = play(state, "use heidel_mead_hall", "place populate")
    assert me(match).vp == 23 and not match.state.last_round
    match = play(match, "use heidel_mead_hall_2")
    assert me(match).vp == 25 and match.state.last_round
    assert told(match, "last_round") == [("1",)]
    match = play(match, "place explore", "place populate", "pass")  # played to its end by everyone
    assert not match.over
    match = play(match, "pass")
    assert match.over and match.state.round == 1


@rule("N-064")
def test_24_points_are_not_enough_and_the_expedition_comes_too_late() -> None:
    """E-28: a player at 24 passes and reaches 26 by pillaging: one more full round."""
    state = alone(table())
    points(state, 0, 24)
    ship(state, 0, fish=1)
    islands(state, "island_dragon_back")
    match = play(state, "pass", "island island_dragon_back")
    assert me(match).vp == 26 and not match.state.last_round and match.state.round == 2


@rule("N-065")
def test_whoever_has_25_when_the_phase_begins_makes_it_the_last() -> None:
    state = table()
    points(state, 0, 26)  # from the expedition before
    state.phase = "lookout"
    match = start(state)
    assert not match.state.last_round
    match = play(match, "keep none", "keep none")
    assert match.state.phase == "action" and match.state.last_round
    assert play(match, "pass", "pass").over


@rule("N-065", "N-054")
def test_storage_may_make_the_round_the_last() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 2})
    points(state, 0, 23)
    state.phase = "lookout"
    match = play(start(state), "keep none", "keep none")
    assert me(match).vp == 25 and match.state.last_round


@rule("N-250", "N-064", "N-219")
def test_the_points_for_passing_count() -> None:
    """E-34: 23 VP, Hammock Grove, both pawns unplaced: 25 VP in the Action phase."""
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_hammock_grove")
    points(state, 0, 23)
    match = play(state, "pass")
    assert me(match).vp == 25 and match.state.last_round and match.over


@rule("N-250")
@pytest.mark.parametrize("way", ["pillage_now", "conquer_now"])
def test_early_expeditions_count(way: str) -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_storm_gate")
    ship(state, 0, fish=1, raze=2)
    islands(state, "island_dragon_back", "island_puffin_rock")
    points(state, 0, 24)
    match = play(state, "use ulaf_storm_gate", f"choose {way}")
    match = play(match, "ship 1") if ask(match).kind == "early_ship" else match
    match = play(match, "island island_dragon_back")
    assert me(match).vp >= 25 and match.state.last_round


@rule("N-250", "N-061")
def test_points_in_the_turn_of_another_count_even_after_passing(tmp_path: Path) -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_guest_house")
    state.players[1].passed = True
    points(state, 1, 24)
    old, new = "when opponent_populate: 1 food", "when opponent_populate: 1 vp"
    match = play(rewritten(state, tmp_path, "heidel.toml", old, new), "place populate")
    assert me(match, 1).vp == 25 and match.state.last_round and not match.over

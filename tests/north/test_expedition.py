"""The Expedition phase: ships take islands one after the other (A13)."""

from __future__ import annotations

import pytest

from polyana.games.north.state import State
from tests.north.tables import (
    CONTENT,
    NorthMatch,
    build,
    give,
    island_top,
    islands,
    me,
    play,
    points,
    seen,
    ship,
    start,
    supply,
    table,
)
from tests.rules import rule
from tests.tables import ask, options, told

NEAR = ("island_puffin_rock", "island_amber_beach")
DISTANT = ("island_golden_spit", "island_dragon_back")


def at_sea(clan: str = "ulaf", fish: int = 0, raze: int = 0) -> State:
    """One ship of seat 0 in the queue, two islands of each kind open; everybody else has passed."""
    state = table(clans=(clan, "glenn" if clan != "glenn" else "ulaf"))
    islands(state, *NEAR, *DISTANT)
    ship(state, 0, fish, raze)
    state.players[1].passed = True
    return state


def sail_out(state: State) -> NorthMatch:
    """The last player passes; the ships sail."""
    return play(state, "pass")


@rule("N-147")
def test_ships_are_resolved_in_the_order_of_the_queue() -> None:
    state = table(clans=("ulaf", "glenn"))
    islands(state, *NEAR, *DISTANT)
    ship(state, 1)
    ship(state, 0)
    ship(state, 1)
    match = play(state, "pass", "pass")
    asked = []
    while match.state.phase == "expedition":
        asked.append(ask(match).seat)
        match = play(match, options(match)[0])
    assert asked == [1, 0]  # for the third ship only the deck is left
    assert [seat for seat, _ in told(match, "pillaged")] == [1, 0, 1]


@rule("N-148")
def test_without_fish_only_near_islands_are_in_reach() -> None:
    match = sail_out(at_sea())
    assert options(match) == ["island island_puffin_rock", "island island_amber_beach", "top near"]


@rule("N-149")
def test_with_fish_distant_islands_too() -> None:
    match = sail_out(at_sea(fish=1))
    assert options(match) == [
        *("island island_puffin_rock", "island island_amber_beach", "top near"),
        *("island island_golden_spit", "island island_dragon_back", "top distant"),
    ]


@rule("N-150", "N-152")
def test_pillaging_is_free_and_the_island_is_discarded() -> None:
    match = play(sail_out(at_sea()), "island island_amber_beach")
    assert supply(match) == {"gold": 2} and "island_amber_beach" not in me(match).empire
    assert told(match, "pillaged") == [(0, "island_amber_beach")]
    state = at_sea(fish=1)
    state.last_round = True  # no Cleanup disturbs what lies there
    match = play(sail_out(state), "island island_golden_spit")
    assert match.state.distant.discard == ["island_golden_spit"] and not match.state.near.discard


@rule("N-150")
def test_a_pillage_box_may_hold_cards_and_points() -> None:
    state = at_sea()
    islands(state, "island_hermit_holm")
    state.last_round = True
    match = play(sail_out(state), "island island_hermit_holm")
    assert len(me(match).hand) == 1 and me(match).vp == 1
    assert me(match).scored == {"pillage": 1}


@rule("N-151", "N-161")
def test_conquering_needs_as_much_raze_as_the_island_says() -> None:
    for raze, way in ((1, "pillage"), (2, "conquer")):
        state = at_sea(fish=1, raze=raze)
        state.last_round = True
        match = play(sail_out(state), "island island_dragon_back")
        if way == "conquer":
            assert options(match) == ["pillage", "conquer"]
            match = play(match, "conquer")
            assert "island_dragon_back" in me(match).empire and me(match).vp == 1
            lines = {line.what: line.points for line in match.result().sheets[0]}
            assert lines["islands"] == 1
        else:
            assert match.over and me(match).vp == 2 and supply(match) == {"raze": 1}


@rule("N-152")
def test_an_island_is_conquered_without_being_pillaged() -> None:
    state = at_sea(raze=1)
    state.last_round = True
    match = play(sail_out(state), "island island_amber_beach", "conquer")
    assert supply(match) == {"gold": 1}  # the building bonus alone, not the box
    assert not match.state.near.discard


@rule("N-153", "N-255")
def test_a_top_card_is_seen_by_all_before_the_way_is_chosen() -> None:
    state = at_sea(raze=1)
    island_top(state, "island_log_island")
    match = play(sail_out(state), "top near")
    assert options(match) == ["pillage", "conquer"]  # and nothing that puts it back
    assert seen(match, 1).taken == seen(match, None).taken == "island_log_island"
    assert told(match, "revealed") == [(0, "island_log_island")]
    assert not match.can_undo(0)
    assert "island_log_island" in me(play(match, "conquer")).empire


@rule("N-255")
def test_without_raze_enough_a_top_card_is_pillaged_without_a_question() -> None:
    state = at_sea(fish=1, raze=1)
    state.last_round = True
    island_top(state, "island_giants_garden")  # 2 raze
    match = play(sail_out(state), "top distant")
    assert match.over and supply(match) == {"food": 3, "sheep": 2}


@rule("N-154")
def test_a_ship_has_to_take_an_island_and_returns_empty_only_if_there_is_none() -> None:
    assert "none" not in options(sail_out(at_sea()))
    state = at_sea()
    state.last_round = True
    near = [name for name in CONTENT.seas["near"] if name not in state.players[1].empire]
    build(state, 1, *near)
    match = sail_out(state)
    assert match.over and told(match, "pillaged") == [] and me(match).ships == 2
    assert told(match, "found_no_island") == [(0,)]


@rule("N-155")
def test_bonus_and_features_come_with_the_island_and_the_bonus_first() -> None:
    state = table(clans=("ulaf", "glenn"))
    islands(state, *NEAR, *DISTANT)
    build(state, 0, "ulaf_treasury")
    give(state, 0, raze=1)
    match = play(state, "place sail", "load 0 1")
    assert me(match).vp == 0  # nothing at SAIL
    match = play(match, "pass", "pass", "island island_puffin_rock", "conquer")
    assert told(match, "scored") == [(0, 1, "bonus"), (0, 1, "feature")]


@rule("N-156")
def test_E17_the_own_conquest_does_not_trigger_the_ghost_island() -> None:
    state = at_sea(raze=1)
    islands(state, "island_ghost")
    match = play(sail_out(state), "island island_ghost", "conquer")
    assert supply(match) == {"food": 2}
    state = at_sea(raze=1)
    build(state, 0, "island_ghost")
    match = play(sail_out(state), "island island_puffin_rock", "conquer")
    assert supply(match) == {"gold": 1} and me(match).vp == 1


@rule("N-156")
def test_a_conquered_island_counts_with_its_icon() -> None:
    state = at_sea("panuk", fish=1, raze=2)
    islands(state, "island_edge_of_world")
    match = play(sail_out(state), "island island_edge_of_world", "conquer")
    assert seen(match, None).players[0].icons["island"] == 1


@rule("N-155")
def test_E18_features_and_bonus_of_one_conquest() -> None:
    state = at_sea(raze=1)
    build(state, 0, "ulaf_treasury", "ulaf_watchtower", "ulaf_white_keep")
    match = play(sail_out(state), "island island_puffin_rock", "conquer")
    assert me(match).scored == {"bonus": 1, "feature": 4}


@rule("N-157")
@pytest.mark.parametrize(("fish", "raze"), [(0, 1), (1, 0), (1, 2)])
def test_E16_load_decides_and_is_lost_in_any_case(fish: int, raze: int) -> None:
    state = at_sea(fish=fish, raze=raze)
    match = sail_out(state)
    assert ("top distant" in options(match)) == bool(fish)
    match = play(match, "island island_amber_beach")
    if raze:
        assert options(match) == ["pillage", "conquer"]
        match = play(match, "pillage")
    assert supply(match) == {"gold": 2} and me(match).ships == 2
    assert match.state.queue == []


@rule("N-158")
def test_open_islands_are_not_replaced_during_the_phase() -> None:
    state = at_sea()
    ship(state, 0)
    match = play(sail_out(state), "island island_puffin_rock")
    assert match.state.near.open == ["island_amber_beach"]
    assert options(match) == ["island island_amber_beach", "top near"]


@rule("N-159")
def test_an_empty_island_deck_is_made_anew_from_its_discard_pile() -> None:
    state = at_sea()
    state.near.discard, state.near.deck = state.near.deck, []
    number = len(state.near.discard)
    match = play(sail_out(state), "top near")
    assert told(match, "reshuffled") == [("near",)]
    assert number == 10 and len(told(match, "revealed")) == 1


@rule("N-159")
def test_with_deck_and_pile_empty_the_top_is_not_offered_and_fewer_are_revealed() -> None:
    state = at_sea()
    spare = [name for name in CONTENT.seas["near"] if name not in NEAR]
    build(state, 1, *spare)
    match = sail_out(state)
    assert options(match) == ["island island_puffin_rock", "island island_amber_beach"]
    state = at_sea(raze=1)
    build(state, 1, *spare)
    match = play(sail_out(state), "island island_amber_beach", "conquer")
    assert match.state.round == 2 and match.state.near.open == ["island_puffin_rock"]


@rule("N-160")
def test_points_of_the_expedition_never_make_this_round_the_last() -> None:
    state = at_sea(fish=1)
    points(state, 0, 24)
    match = play(sail_out(state), "island island_dragon_back")
    assert me(match).vp == 26 and match.state.round == 2 and not match.state.last_round


@rule("N-151", "N-155")
def test_E38_an_island_with_an_action_is_a_location_like_others() -> None:
    state = table(clans=("ulaf", "nanurjuk"))
    islands(state, *NEAR, *DISTANT)
    build(state, 0, "ulaf_storm_gate")
    ship(state, 0, raze=1)
    give(state, 1, raze=1)
    match = play(state, "use ulaf_storm_gate", "choose conquer_now", "island island_puffin_rock")
    assert me(match).vp == 1 and not me(match).empire["island_puffin_rock"].exhausted
    assert "raid island_puffin_rock" in options(match)
    match = play(start(match.state), "pass", "use island_puffin_rock")
    assert supply(match) == {"food": 2} and me(match).empire["island_puffin_rock"].exhausted
    match = play(match, "pass")
    assert match.state.round == 2 and not me(match).empire["island_puffin_rock"].exhausted

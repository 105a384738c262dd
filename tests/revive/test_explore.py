"""Explore, and the map actions that effects give (A10, R-212 to R-214)."""

from __future__ import annotations

import pytest

from polyana.games.revive.state import State
from polyana.kernel import IllegalMove
from tests.revive.tables import (
    BOARD,
    CONTENT,
    GATE_DESERT,
    ReviveMatch,
    ask,
    at,
    basics,
    building,
    energy,
    examples,
    figure,
    give,
    me,
    options,
    past_bonuses,
    play,
    reveal,
    seen,
    shown,
    start,
    supply,
    tile,
    told,
    top,
    tracks,
    using,
)
from tests.rules import rule

POOL_DESERT = at(-1, -1)
"""A desert of `st_thaw`; like `GATE_DESERT` it lies next to (-2, 0), the last hex of the place `a14`."""


def ready(name: str, place: str = "a14", side: str = "joxari_sun", players: int = 2) -> State:
    """Seat 0 has plenty of everything, and a tile of choice lies face down on a place."""
    state = examples(side, players)
    tile(state, place, name)
    give(state, 0, crystal=3, gear=6, book=6, food=6)
    return state


def explored(state: State, place: str, lay: str) -> ReviveMatch:
    """Whoever is in turn explores a place, draws from the deck and lays the tile."""
    return play(state, f"explore {place}", "take deck", f"lay {lay}")


def green_machine(state: State) -> str:
    return f"take {state.machines['green'].open[0]}"


@rule("R-110", "R-112", "R-115")
def test_D02_an_explore_step_by_step() -> None:
    state = examples()
    tile(state, "a04", "ta_01")
    give(state, 0, food=5)
    match = play(state, "explore a04")
    assert (supply(match), me(match).vp, ask(match).kind) == ({}, 2, "pick_card_display")
    match = play(match, options(match)[2])
    assert me(match).active[-1] == state.citizens.open[2]
    assert len(match.state.citizens.open) == 5
    assert ask(match).kind == "orientation" and ask(match).about == ("a04", "ta_01")
    assert options(match) == ["lay 0", "lay 1"]
    other = explored(state, "a04", "0")
    match = play(match, "lay 1")
    for laid, expected in ((match, "cmfd"), (other, "dfmc")):
        ground = "".join(laid.state.ground[BOARD.index[name]] for name in BOARD.places["a04"])
        assert ground == expected
    assert (ask(match).kind, match.state.turn.actions) == ("main", 1)
    events = [line.event for line in match.log]
    order = ["explored", "paid", "scored", "took_card", "turned_tile", "laid_tile"]
    assert [event for event in events if event in order] == order


@rule("R-110", "R-111")
def test_only_tiles_that_can_be_reached_and_paid_are_offered() -> None:
    state = examples()
    give(state, 0, food=4)
    tile(state, "a04", "ta_01")
    tile(state, "a03", "ta_08")
    assert "explore a03" in options(start(state))
    assert "explore a04" not in options(start(state)), "3 + 2 food"
    give(state, 0, crystal=1)
    assert "explore a04" in options(start(state))
    assert not {"explore a05", "explore a22"} & set(options(start(state)))
    try:
        play(state, "explore a22")
    except IllegalMove:
        assert state.explored == []
    else:
        raise AssertionError("a tile behind unexplored tiles was explored")


@rule("R-112", "R-051")
def test_printed_points_pay_bonuses_of_the_score_track_before_the_card() -> None:
    state = ready("ta_04")
    give(state, 0, crystal=0)
    state.players[0].vp = 22
    match = play(state, "explore a14")
    assert (me(match).vp, ask(match).kind) == (25, "pick_artifact")
    match = play(match, options(match)[0])
    assert ask(match).kind == "pick_card_display" and match.state.explored == []


@rule("R-113")
def test_the_top_of_the_deck_goes_to_the_active_area_and_is_not_from_the_display() -> None:
    state = ready("ta_01", side="kaniban_sun")
    state.players[1].side, state.players[1].tribe = "joxari_sun", "joxari"
    figure(state, 0, "s4_3", "kan_gifts")
    shown(state, "y_guide", "g_settler", "r_mason", "y_caravaneer", "r_foreman")
    top(state, "y_beekeeper")
    give(state, 0, gear=0, book=0)
    match = play(state, "explore a14", "take deck")
    assert me(match).active[-1] == "y_beekeeper" and basics(match)[:2] == (0, 0)
    assert len(match.state.citizens.open) == 5
    match = play(state, "explore a14", "card g_settler")
    assert me(match).active[-1] == "g_settler" and basics(match)[:2] == (0, 1)


@rule("R-114")
def test_the_card_is_chosen_before_the_front_is_seen_and_an_empty_display_leaves_the_deck() -> None:
    state = ready("ta_01")
    match = play(state, "explore a14")
    for seat in (0, 1, None):
        assert seen(match, seat).tiles["a14"].tile == ""
    assert "ta_01" in match.game.secrets(match.state, 0)
    match = play(match, "take deck")
    for seat in (0, 1, None):
        assert seen(match, seat).tiles["a14"].tile == "ta_01"
    state = ready("ta_01")
    state.players[1].active += state.citizens.open
    state.citizens.open = []
    deck = state.citizens.stack[-1]
    match = play(state, "explore a14")
    assert me(match).active[-1] == deck and ask(match).kind == "orientation"
    state.players[1].active += state.citizens.stack
    state.citizens.stack = []
    match = play(state, "explore a14")
    assert me(match).active == state.players[0].active and ask(match).kind == "orientation"


@rule("R-116", "R-118", "R-059")
def test_D29_a_bonus_out_of_turn() -> None:
    state = ready("ta_25", "a04")
    building(state, 1, at(2, -3))
    tracks(state, 1, green=3)
    give(state, 1, crystal=2)
    match = explored(state, "a04", "0")
    assert (ask(match).seat, ask(match).kind) == (1, "pick_machine")
    assert set(options(match)) == {f"take {name}" for name in state.machines["green"].open}
    match = play(match, options(match)[0])
    assert me(match, 1).tracks["green"] == 4 and len(me(match, 1).machines) == 1
    assert (ask(match).seat, ask(match).kind) == (0, "main")


@rule("R-117")
@pytest.mark.parametrize("first", [0, 1])
def test_owners_are_served_clockwise_from_the_explorer(first: int) -> None:
    state = ready("ta_25", players=3)
    state.first = first
    building(state, 2, POOL_DESERT)
    building(state, 0, GATE_DESERT)
    for seat in (0, 2):
        past_bonuses(state, seat)
        state.players[seat].spaces.remove("b5")
        tracks(state, seat, green=3)
    match = explored(state, "a14", "1")
    assert (ask(match).seat, ask(match).kind) == (0, "pick_machine")
    match = play(match, green_machine(match.state))
    assert (ask(match).seat, ask(match).kind) == (2, "pick_machine")
    assert ask(play(match, green_machine(match.state))).kind == "main"


@rule("R-117")
def test_the_seat_behind_the_explorer_is_served_before_the_first_one() -> None:
    state = ready("ta_25", players=3)
    state.seat = 1
    give(state, 1, crystal=3, gear=6, book=6, food=6)
    building(state, 0, POOL_DESERT)
    building(state, 2, GATE_DESERT)
    for seat in (0, 2):
        past_bonuses(state, seat)
        state.players[seat].spaces.remove("b5")
        tracks(state, seat, green=3)
    match = explored(state, "a14", "1")
    assert (ask(match).seat, ask(match).kind) == (2, "pick_machine")
    match = play(match, green_machine(match.state))
    assert (ask(match).seat, ask(match).kind) == (0, "pick_machine")


@rule("R-179", "R-220")
def test_one_explore_uses_up_one_explore_anywhere() -> None:
    state = ready("ta_25", "a04")
    state.turn.armed = {"explore_anywhere": 2, "range": 3}
    match = explored(state, "a04", "0")
    assert match.state.turn.armed == {"explore_anywhere": 1, "range": 3}


@rule("R-117", "R-065")
def test_each_owner_chooses_the_order_of_the_own_rewards() -> None:
    state = ready("ta_25")
    give(state, 0, crystal=0, gear=6, book=6, food=6)
    building(state, 0, GATE_DESERT)
    tracks(state, 0, grey=3, yellow=3)
    match = explored(state, "a14", "0")
    assert ask(match).kind == "order_effect"
    assert sorted(options(match)) == ["do s4_2 step_grey", "do s4_2 step_yellow"], "no `done`"


@rule("R-118")
def test_an_ocean_reward_out_of_turn_may_be_declined_and_then_counts_as_taken() -> None:
    state = ready("ta_24")
    building(state, 1, POOL_DESERT)
    give(state, 1, crystal=1)
    match = explored(state, "a14", "1")
    assert (ask(match).seat, ask(match).kind) == (1, "pick_basic")
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"], "and no trades"
    match = play(match, "decline")
    assert supply(match, 1) == {"crystal": 1} and me(match, 1).oceans == ["a14_4"]


@rule("R-148", "R-147")
def test_several_buildings_gain_from_one_terrain_hex_but_one_ocean_pays_once() -> None:
    state = ready("ta_25")
    building(state, 0, GATE_DESERT, large=True)
    building(state, 0, POOL_DESERT)
    past_bonuses(state, 0)
    match = explored(state, "a14", "0")
    assert me(match).tracks == {"grey": 2, "green": 0, "yellow": 3}
    state = ready("ta_13")
    building(state, 0, GATE_DESERT)
    building(state, 0, POOL_DESERT)
    past_bonuses(state, 0)
    match = explored(state, "a14", "1")
    assert me(match).energy == 2 and me(match).oceans == ["a14_4"]


@rule("R-147")
def test_a_tile_laid_later_does_not_pay_crystals_again() -> None:
    state = ready("ta_12", "a01")
    reveal(state, "a01")
    building(state, 0, "a01_4")
    tile(state, "a04", "ta_11")
    give(state, 0, crystal=0)
    match = explored(state, "a04", "0")
    assert me(match).supply["crystal"] == 0


@rule("R-119")
def test_a_discount_takes_off_units_of_choice_and_never_range() -> None:
    state = ready("ta_02", "a04")
    state.turn.armed = {"explore": 1}
    match = play(state, "explore a04")
    assert ask(match).kind == "explore_discount"
    assert options(match) == ["less book", "less food"]
    match = play(match, "less book")
    assert basics(match) == (6, 6, 2) and match.state.turn.armed == {}
    state = ready("ta_02", "a04")
    state.turn.armed = {"explore": 9}
    assert basics(play(state, "explore a04")) == (6, 6, 4), "the range is paid all the same"


@rule("R-464")
def test_when_explore_comes_at_the_end_of_the_action() -> None:
    state = ready("ta_25", "a04", side="vukuntur_sun")
    figure(state, 0, "s1_4", "vuk_eye")
    building(state, 1, at(2, -3))
    tracks(state, 1, green=3)
    match = explored(state, "a04", "0")
    assert ask(match).kind == "pick_machine"
    match = play(match, options(match)[0])
    assert (ask(match).seat, ask(match).kind) == (0, "order_effect")
    assert "do vuk_eye basic" in options(match), "the player in turn has crystals to trade besides"


# Map actions that effects give


@rule("R-212", "R-213")
def test_a_card_gives_a_map_action_with_its_own_reduction_and_it_is_no_action() -> None:
    state = ready("ta_01", "a04")
    give(state, 0, crystal=0, gear=0, book=0, food=3)
    assert "explore a04" not in options(start(state))
    match = start(using(state, 0, "free_action(explore) + range(2)", source="y_guide"))
    assert ask(match).kind == "map_action" and "explore a04" in options(match)
    assert "decline" in options(match)
    match = play(match, "explore a04", "take deck", "lay 0")
    assert (basics(match), match.state.turn.actions) == ((0, 0, 0), 0)
    assert ask(match).kind == "main"


@rule("R-212")
def test_a_map_action_that_cannot_be_paid_is_not_to_be_had() -> None:
    state = examples()
    match = start(using(state, 0, "free_action(build) + discount(build,1)", source="r_mason"))
    assert ask(match).kind == "main"
    state = examples()
    give(state, 0, gear=2)
    assert options(start(state), "build") == []
    match = start(using(state, 0, "free_action(build) + discount(build,1)", source="r_mason"))
    assert ask(match).kind == "map_action" and options(match) == ["build s2_3", "decline"]


@rule("R-376", "R-214")
def test_any_map_action_with_one_hex_of_range_free() -> None:
    state = ready("ta_01", side="vukuntur_sun")
    give(state, 0, crystal=0, gear=3, book=1, food=0)
    assert options(start(state), "populate") == ["populate s1_4", "populate s3_1"]
    match = start(using(state, 0, "free_action(any) + range(1)", source="vukuntur_sun"))
    verbs = {option.split()[0] for option in options(match)}
    assert ask(match).kind == "map_action" and verbs == {"populate", "build", "decline"}
    assert "populate s4_3" in options(match)
    match = play(match, "populate s4_3")
    assert me(match).figures == ["s4_3"] and match.state.turn.actions == 0


@rule("R-174", "R-179")
def test_D26_armed_reductions_are_used_up_by_what_they_change() -> None:
    state = examples()
    figure(state, 0, at(1, -1), "jox_glider")
    energy(state, 0, 0)
    tile(state, "a23", "ta_05")
    give(state, 0, gear=4, food=1)
    state.turn.armed = {"range": 1, "build": 2}
    match = play(state, "build s2_3", "size small")
    assert match.state.turn.armed == {"range": 1} and told(match, "paid") == [(0, "gear", 1)]
    match = play(match, "decline", "explore a23")
    assert told(match, "paid")[1:] == [(0, "gear", 3), (0, "food", 1)]
    assert match.state.turn.armed == {}


@rule("R-220")
def test_explore_anywhere_opens_every_tile_without_range() -> None:
    state = ready("ta_05", "a22")
    give(state, 0, crystal=0, gear=3, book=0, food=0)
    state.turn.armed = {"explore_anywhere": 1}
    assert "explore a22" in options(start(state))
    match = play(state, "explore a22", "take deck", "lay 0")
    assert match.state.explored == ["a22"] and match.state.turn.armed == {}
    assert len(CONTENT.board.explore) == 25

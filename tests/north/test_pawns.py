"""Pawns, tiles and the five actions (N-076 to N-092)."""

from __future__ import annotations

import pytest

from tests.north.tables import (
    alone,
    bare,
    build,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    seen,
    ship,
    start,
    supply,
    table,
    top,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told


@rule("N-076")
def test_a_first_use_goes_to_any_tile() -> None:
    state = alone(table())
    hand(state, 0, "glenn_tug_green")
    match = start(state)
    tiles = ["explore", "populate", "construct", "harvest", "sail"]
    assert options(match, "place") == [f"place {tile}" for tile in tiles]
    match = play(match, "place populate", "none")
    assert [(one.tile, one.used) for one in me(match).pawns] == [("populate", False), ("", False)]
    assert workers(match) == (6, 0)  # free of charge
    match = play(match, "place populate", "none")
    assert options(match, "place") == []


@rule("N-077")
def test_any_number_of_pawns_stand_on_one_tile() -> None:
    state = table()
    match = play(state, *["place populate"] * 4)
    assert all(pawn.tile == "populate" for player in match.state.players for pawn in player.pawns)
    assert workers(match) == (7, 0) and workers(match, 1) == (7, 0)


@rule("N-078", "N-082")
def test_a_second_use_costs_food_and_turns_the_pawn() -> None:
    state = alone(table())
    give(state, 0, food=2)
    hand(state, 0, "glenn_cousin")
    pawn(state, 0, "explore")
    match = play(state, "move explore populate")
    assert ask(match).kind == "window"  # after food and pawn
    assert supply(match) == {"food": 1}
    assert (me(match).pawns[0].tile, me(match).pawns[0].used) == ("populate", True)
    events = [one.event for one in match.log if one.event in ("paid", "moved_on")]
    assert events == ["paid", "moved_on"]
    match = play(match, "none")
    assert workers(match) == (6, 0)


@rule("N-078")
def test_without_food_no_second_use_and_none_for_unplaced_pawns() -> None:
    state = alone(table())
    pawn(state, 0, "explore")
    assert options(start(state), "move") == []
    give(state, 0, food=1)
    moves = options(start(state), "move")
    assert moves and all(move.startswith("move explore ") for move in moves)


@rule("N-078", "N-079")
@pytest.mark.parametrize(
    ("tile", "beside"),
    [
        ("explore", {"populate", "harvest"}),
        ("harvest", {"explore", "construct"}),
        ("construct", {"harvest", "sail"}),
        ("sail", {"construct", "populate"}),
        ("populate", {"sail", "explore"}),
    ],
)
def test_a_second_use_goes_to_a_neighbour(tile: str, beside: set[str]) -> None:
    """E-13: ring EXPLORE-HARVEST-CONSTRUCT-SAIL-POPULATE, the pawn on EXPLORE to HARVEST or POPULATE only."""
    state = alone(table())
    give(state, 0, food=1)
    hand(state, 0, "glenn_tug_green")
    pawn(state, 0, tile)
    assert set(options(start(state), "move")) == {f"move {tile} {goal}" for goal in beside}


@rule("N-080")
def test_a_pawn_that_shows_x_is_not_used_again() -> None:
    state = alone(table())
    give(state, 0, food=5)
    pawn(state, 0, "explore", used=True)
    assert options(start(state), "move") == []


@rule("N-080", "N-188")
def test_an_effect_may_wake_a_pawn() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    give(state, 0, food=2)
    pawn(state, 0, "explore", used=True)
    build(state, 0, "heidel_rooster")
    match = play(state, "use heidel_rooster")
    assert options(match) == ["wake explore", "decline"]
    match = play(match, "wake explore")
    assert options(match, "move") == ["move explore populate", "move explore harvest"]


@rule("N-081")
def test_four_pawn_actions_in_a_round() -> None:
    state = alone(table())
    give(state, 0, food=9)
    match, done = start(state), 0
    while moves := [*options(match, "place"), *options(match, "move")]:
        match = play(match, next(move for move in moves if not move.endswith("sail")))
        while ask(match).kind != "turn":
            match = play(match, options(match)[-1])
        done += 1
    assert done == 4 and supply(match)["food"] >= 7


@rule("N-083")
def test_explore_draws_a_card() -> None:
    state = alone(table())
    top(state, 0, "glenn_cousin")
    match = play(state, "place explore")
    assert me(match).hand == ["glenn_cousin"] and len(me(match).deck) == 29


@rule("N-084")
def test_populate_gains_a_worker_for_the_rest_of_the_game() -> None:
    match = play(table(), "place populate", "pass", "pass")
    assert match.state.round == 2 and workers(match) == (6, 0)
    assert workers(match, 1) == (5, 0)


@rule("N-085", "N-086", "N-087")
def test_construct_places_a_location_for_nothing() -> None:
    state = alone(table())
    hand(state, 0, "glenn_gathering_stone", "glenn_drystone_ridge", "glenn_second_shearing")
    hand(state, 0, "glenn_cousin", "glenn_tug_green")
    give(state, 0, worker=0)
    match = play(state, "place construct", "none")
    assert options(match) == ["construct glenn_gathering_stone", "construct glenn_tug_green"]
    match = play(match, "construct glenn_gathering_stone")  # its cost holds a Worker
    assert "glenn_gathering_stone" in me(match).empire and workers(match) == (0, 0)
    assert supply(match) == {}


@rule("N-088")
def test_harvest_takes_a_field_with_its_upgrades() -> None:
    state = alone(table())
    build(state, 0, "glenn_ice_cream_man", under="glenn_oat_strip")
    match = play(state, "place harvest")
    fields = ("glenn_oat_strip", "glenn_birch_copse", "glenn_home_pasture")
    assert options(match) == [f"harvest {name}" for name in fields]
    match = play(match, "harvest glenn_oat_strip")
    assert supply(match) == {"food": 3, "sheep": 1}


@rule("N-088")
def test_raze_and_gold_are_harvested_too() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_second_grindstone", under="ulaf_whetstone_yard")
    match = play(state, "place harvest", "harvest ulaf_whetstone_yard")
    assert supply(match) == {"raze": 2}
    state = alone(table(clans=("mckinnon", "glenn")))
    build(state, 0, "mckinnon_toll_bridge")
    match = play(state, "place harvest", "harvest mckinnon_toll_bridge")
    assert supply(match) == {"gold": 1}


@rule("N-089")
def test_sail_queues_a_ship_with_its_load() -> None:
    state = alone(table())
    ship(state, 1)
    give(state, 0, fish=2, raze=3)
    match = play(state, "place sail")
    assert options(match) == [f"load {fish} {raze}" for raze in range(3) for fish in range(2)]
    match = play(match, "load 1 2")
    queue = [(one.seat, one.fish, one.raze) for one in match.state.queue]
    assert queue == [(1, 0, 0), (0, 1, 2)]
    assert supply(match) == {"fish": 1, "raze": 1} and me(match).ships == 1


@rule("N-090")
def test_an_action_that_cannot_be_carried_out_is_not_declared() -> None:
    state = alone(table())
    ship(state, 0)
    ship(state, 0)
    bare(state, 0)
    hand(state, 0, "glenn_cousin")
    assert options(start(state), "place") == ["place explore", "place populate"]
    hand(state, 0, *list(state.players[0].deck))  # no card is left to draw
    assert options(start(state), "place") == ["place populate", "place construct"]


@rule("N-090", "N-093")
def test_a_boost_alone_does_not_open_construct() -> None:
    """E-10: hand Drystone Ridge and Heave-Ho!: CONSTRUCT cannot be declared, so the Boost is not played."""
    state = alone(table())
    hand(state, 0, "glenn_drystone_ridge", "glenn_heave_ho")
    assert "place construct" not in options(start(state))


@rule("N-091", "N-251")
def test_a_card_played_at_once_makes_construct_possible() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_caribou_trail", "nanurjuk_skin_tent")
    hand(state, 0, "nanurjuk_break_camp")
    match = play(state, "place construct")
    assert options(match) == ["play nanurjuk_break_camp"]  # and not "none"
    match = play(match, "play nanurjuk_break_camp")
    assert options(match) == ["target nanurjuk_skin_tent"]  # neither the Field nor "decline"
    match = play(match, "target nanurjuk_skin_tent")
    assert options(match) == ["construct nanurjuk_skin_tent"]
    match = play(match, "construct nanurjuk_skin_tent")
    assert me(match).vp == 1 and supply(match) == {"food": 1, "wood": 1}


@rule("N-091")
def test_break_camp_without_a_goods_cost_location_opens_nothing() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_caribou_trail")
    hand(state, 0, "nanurjuk_break_camp")
    assert "place construct" not in options(start(state))


@rule("N-091", "N-251", "N-164")
def test_a_ship_that_comes_home_makes_sail_possible() -> None:
    """E-19: both ships queued, the later one with 1 fish; Priest of Thor pillages with it, then it sails again."""
    state = alone(table(clans=("ulaf", "glenn")))
    ship(state, 0)
    ship(state, 0, fish=1)
    islands(state, "island_puffin_rock", "island_golden_spit")
    assert "place sail" not in options(start(state))
    hand(state, 0, "ulaf_priest_of_thor", "ulaf_war_horns")
    match = play(state, "place sail")
    assert options(match) == ["play ulaf_priest_of_thor"]
    match = play(match, "play ulaf_priest_of_thor")
    assert options(match) == ["ship 1", "ship 2"]  # no "decline"
    match = play(match, "ship 2", "island island_golden_spit")
    assert supply(match) == {"gold": 3, "food": 1} and ask(match).kind == "turn"
    assert [(one.seat, one.fish) for one in match.state.queue] == [(0, 0), (0, 0)]
    assert me(match).ships == 0


@rule("N-091", "N-251", "N-101")
def test_a_field_built_in_the_window_makes_harvest_possible() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    bare(state, 0)
    hand(state, 0, "heidel_drinking_competition")
    assert "place harvest" not in options(start(state))
    hand(state, 0, "heidel_honey_meadow")
    match = play(state, "place harvest")
    assert options(match) == ["play heidel_honey_meadow"]
    match = play(match, "play heidel_honey_meadow")
    assert supply(match) == {"gold": 2}  # built, and harvested


@rule("N-092", "N-096")
def test_capitals_are_performed_as_from_a_tile() -> None:
    """E-14: Rowers' Longhouse: a Worker, SAIL with War Horns, a ship loaded with that fish and raze."""
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_rowers_longhouse")
    ship(state, 1)
    ship(state, 0)
    hand(state, 0, "ulaf_war_horns")
    match = play(state, "use ulaf_rowers_longhouse")
    assert ask(match).kind == "window" and seen(match, 1).declared == "SAIL"
    match = play(match, "play ulaf_war_horns", "advance 2 1", "load 1 1")
    queue = [(one.seat, one.fish, one.raze) for one in match.state.queue]
    assert queue == [(0, 0, 0), (1, 0, 0), (0, 1, 1)]
    assert workers(match) == (4, 1) and me(match).empire["ulaf_rowers_longhouse"].exhausted
    assert all(not one.tile for one in me(match).pawns) and supply(match) == {}


@rule("N-092")
def test_capitals_that_are_impossible_are_skipped_in_a_bundle() -> None:
    state = alone(table())
    build(state, 0, "glenn_quarry_path")
    hand(state, 0, *list(state.players[0].deck))
    match = play(state, "use glenn_quarry_path")
    assert ask(match).kind == "turn" and supply(match) == {"stone": 1}
    assert told(match, "performed") == []


@rule("N-092", "N-022")
def test_capitals_that_stand_alone_need_to_be_possible() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_rowers_longhouse")
    ship(state, 0)
    ship(state, 0)
    assert options(start(state), "use") == []


@rule("N-092")
def test_new_outpost_constructs_if_it_can() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_new_outpost")
    match = play(state, "use nanurjuk_new_outpost", "target nanurjuk_ice_hole")
    assert supply(match) == {"gold": 1} and ask(match).kind == "turn"  # nothing in hand
    hand(state, 0, "nanurjuk_break_camp", "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_new_outpost", "target nanurjuk_ice_hole", "none")
    assert options(match) == ["construct nanurjuk_skin_tent"]


@rule("N-187", "N-186")
def test_one_pawn_performs_an_action_twice() -> None:
    """E-12: HARVEST, moved by Tipsy Signpost to CONSTRUCT, second use for 1 food back to HARVEST; pawn X."""
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_tipsy_signpost")
    match = play(state, "place harvest", "harvest heidel_barley_field")
    match = play(match, "use heidel_tipsy_signpost", "pawn harvest construct")
    assert supply(match) == {"food": 3}  # CONSTRUCT was not performed
    match = play(match, "move construct harvest", "harvest heidel_barley_field")
    assert supply(match) == {"food": 5}
    assert (me(match).pawns[0].tile, me(match).pawns[0].used) == ("harvest", True)

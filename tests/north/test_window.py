"""The declaration window (N-093 to N-105, N-251, N-252)."""

from __future__ import annotations

from pathlib import Path

from tests.north.tables import (
    alone,
    bare,
    build,
    deck,
    discarded,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    rewritten,
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


@rule("N-093", "N-094", "N-095")
def test_one_card_that_names_the_action_may_be_played() -> None:
    state = alone(table())
    hand(state, 0, "glenn_cousin", "glenn_ice_cream_man", "glenn_heave_ho", "glenn_drystone_ridge")
    hand(state, 0, "glenn_cousin_2", "glenn_tug_green")
    match = play(state, "place populate")
    assert ask(match).kind == "window" and seen(match, 1).declared == "POPULATE"
    assert options(match) == ["play glenn_cousin", "play glenn_ice_cream_man", "none"]
    assert workers(match) == (5, 0)  # the action comes after the window
    match = play(match, "play glenn_cousin")
    assert workers(match) == (7, 0) and ask(match).kind == "turn"  # and no second card


@rule("N-093")
def test_nothing_needs_to_be_played() -> None:
    state = alone(table())
    hand(state, 0, "glenn_cousin")
    match = play(state, "place populate", "none")
    assert workers(match) == (6, 0) and me(match).hand == ["glenn_cousin"]


@rule("N-095")
def test_never_a_boost_and_a_field() -> None:
    state = alone(table())
    hand(state, 0, "glenn_cousin", "glenn_ice_cream_man")
    match = play(state, "place populate", "play glenn_ice_cream_man", "stand")
    assert ask(match).kind == "turn" and me(match).hand == ["glenn_cousin"]


@rule("N-096")
def test_every_declaration_has_its_own_window() -> None:
    state = alone(table())
    hand(state, 0, "glenn_far_sighted_shepherd", "glenn_drystone_ridge", "glenn_drystone_ridge_2")
    build(state, 0, "glenn_quarry_path")
    match = play(state, "place explore", "play glenn_drystone_ridge", "use glenn_quarry_path")
    assert ask(match).kind == "window" and seen(match, 1).declared == "EXPLORE"
    match = play(match, "play glenn_drystone_ridge_2")
    assert supply(match) == {"stone": 2 + 2 + 1}


@rule("N-097")
def test_the_declared_action_is_carried_out_after_the_play() -> None:
    state = alone(table())
    hand(state, 0, "glenn_heave_ho", "glenn_tug_green")
    match = play(state, "place construct", "play glenn_heave_ho", "gain wood")
    assert options(match) == ["construct glenn_tug_green"]  # there is no way around it


@rule("N-098", "N-186")
def test_the_tile_declared_counts_wherever_the_pawn_goes() -> None:
    """E-11: a pawn on HARVEST, Drinking Competition moves it to SAIL: still HARVEST, no SAIL."""
    state = alone(table(clans=("heidel", "ulaf")))
    hand(state, 0, "heidel_drinking_competition")
    match = play(state, "place harvest", "play heidel_drinking_competition", "pawn harvest sail")
    assert supply(match) == {"food": 1, "raze": 1} and ask(match).kind == "harvest"
    match = play(match, "harvest heidel_flat_stones")
    assert supply(match) == {"food": 1, "raze": 1, "stone": 2, "fish": 1}
    assert me(match).pawns[0].tile == "sail" and match.state.queue == []
    assert told(match, "performed") == [(0, "harvest")]


@rule("N-099")
def test_a_boost_is_resolved_first_and_then_discarded() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, "nanurjuk_northern_glow")
    top(state, 0, "nanurjuk_dog_sled")
    discarded(state, 0, "nanurjuk_skin_tent")
    match = play(state, "place explore", "play nanurjuk_northern_glow")
    assert options(match) == ["take nanurjuk_skin_tent", "done"]  # it cannot salvage itself
    assert me(match).discard == ["nanurjuk_skin_tent"] and me(match).hand == []
    assert seen(match, 1).playing == ["nanurjuk_northern_glow"]
    match = play(match, "take nanurjuk_skin_tent")
    assert me(match).hand == ["nanurjuk_skin_tent", "nanurjuk_dog_sled"]
    assert me(match).discard == ["nanurjuk_northern_glow"] and supply(match) == {"wood": 1}


@rule("N-100")
def test_boosts_are_played_in_own_windows_only() -> None:
    state = table()
    hand(state, 0, "glenn_cousin", "glenn_heave_ho", "glenn_toloka")
    match = start(state)
    assert not [move for move in options(match) if "cousin" in move or "heave" in move]
    match = play(match, "pass", "place populate")
    assert ask(match).seat == 1 and ask(match).kind == "turn"  # nobody else is asked


@rule("N-101")
def test_goods_of_the_window_serve_the_action() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    hand(state, 0, "ulaf_cod_bank")
    match = play(state, "place sail", "play ulaf_cod_bank")
    assert options(match) == ["load 0 0", "load 1 0"]
    match = play(match, "load 1 0")
    assert supply(match) == {} and match.state.queue[0].fish == 1


@rule("N-101")
def test_a_field_of_the_window_may_be_harvested() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    hand(state, 0, "mckinnon_toll_bridge")
    match = play(state, "place harvest", "play mckinnon_toll_bridge")
    assert "harvest mckinnon_toll_bridge" in options(match)
    assert supply(play(match, "harvest mckinnon_toll_bridge")) == {"gold": 2}


@rule("N-102")
def test_a_field_for_construct_would_not_be_what_is_constructed(tmp_path: Path) -> None:
    state = alone(table())
    hand(state, 0, "glenn_drystone_ridge", "glenn_tug_green")
    old = 'copies = 2\nrequires = "EXPLORE"'
    match = rewritten(state, tmp_path, "glenn.toml", old, old.replace("EXPLORE", "CONSTRUCT"))
    match = play(match, "place construct", "play glenn_drystone_ridge")
    assert supply(match) == {"stone": 2} and options(match) == ["construct glenn_tug_green"]
    hand(state, 0, "glenn_cousin")
    state.players[0].hand.remove("glenn_tug_green")
    state.players[0].deck.append("glenn_tug_green")
    match = rewritten(state, tmp_path, "glenn.toml", old, old.replace("EXPLORE", "CONSTRUCT"))
    assert "place construct" not in options(match)


@rule("N-103")
def test_a_boost_that_does_nothing_is_not_played() -> None:
    """E-21: Party Ship refreshes the islands; without an exhausted one it is not played."""
    state = alone(table(clans=("heidel", "ulaf")))
    hand(state, 0, "heidel_party_ship")
    build(state, 0, "island_amber_beach", "island_seal_reef")
    assert options(play(state, "place harvest")) == ["none"]
    build(state, 0, "island_amber_beach", "island_seal_reef", exhausted=True)
    match = play(state, "place harvest")
    assert options(match) == ["play heidel_party_ship", "none"]
    match = play(match, "play heidel_party_ship")
    assert not any(site.exhausted for site in me(match).empire.values())
    assert ask(match).kind == "harvest"


@rule("N-103")
def test_a_boost_that_counts_nothing_is_not_played() -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    hand(state, 0, "panuk_curators_day")
    assert options(play(state, "place populate")) == ["none"]
    build(state, 0, "panuk_bear_totem")
    assert options(play(state, "place populate")) == ["play panuk_curators_day", "none"]


@rule("N-104")
def test_a_boost_never_gives_away_the_last_field_to_harvest(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    bare(state, 0, "nanurjuk_tundra_berries", "nanurjuk_gravel_spit")
    hand(state, 0, "nanurjuk_pack_ice")
    change = ("nanurjuk.toml", 'requires = "SAIL"', 'requires = "HARVEST"')
    match = play(rewritten(state, tmp_path, *change), "place harvest")
    assert options(match) == ["none"]
    build(state, 0, "nanurjuk_skin_tent", "nanurjuk_dog_sled")
    match = play(rewritten(state, tmp_path, *change), "place harvest", "play nanurjuk_pack_ice")
    assert options(match) == ["target nanurjuk_skin_tent", "target nanurjuk_dog_sled"]


@rule("N-104")
def test_a_boost_never_discards_the_last_location_to_construct(tmp_path: Path) -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    hand(state, 0, "mckinnon_building_loan", "mckinnon_wool_bank", "mckinnon_bailiffs")
    change = ("mckinnon.toml", "1 gold -> 2 vp + 1 stone", "1 hand_card -> 2 vp + 1 stone")
    match = rewritten(state, tmp_path, *change)
    match = play(match, "place construct", "play mckinnon_building_loan")
    assert options(match) == ["discard mckinnon_bailiffs"]


@rule("N-104", "N-099")
def test_a_boost_that_takes_the_last_card_leaves_itself_to_draw() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, *list(state.players[0].deck))
    deck(state, 0)
    discarded(state, 0, "nanurjuk_dog_sled")
    match = play(state, "place explore", "play nanurjuk_northern_glow", "take nanurjuk_dog_sled")
    assert "nanurjuk_northern_glow" in me(match).hand and len(me(match).hand) == 30


@rule("N-105")
def test_a_field_costs_nothing() -> None:
    state = alone(table())
    give(state, 0, worker=0)
    hand(state, 0, "glenn_drystone_ridge")
    match = play(state, "place explore", "play glenn_drystone_ridge")
    assert supply(match) == {"stone": 2} and workers(match) == (0, 0)


@rule("N-251")
def test_with_an_action_that_is_possible_the_play_stays_free() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_caribou_trail", "nanurjuk_skin_tent")
    hand(state, 0, "nanurjuk_break_camp", "nanurjuk_dog_sled")
    match = play(state, "place construct")
    assert options(match) == ["play nanurjuk_break_camp", "none"]
    match = play(match, "play nanurjuk_break_camp")
    targets = ["target nanurjuk_caribou_trail", "target nanurjuk_skin_tent", "decline"]
    assert options(match) == targets


@rule("N-251")
def test_a_pillage_that_brings_the_ship_home_cannot_be_declined() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    hand(state, 0, "ulaf_priest_of_thor")
    islands(state, "island_puffin_rock")
    ship(state, 0)
    match = play(state, "place sail", "play ulaf_priest_of_thor")
    assert "decline" in options(match)  # one ship is still at home
    ship(state, 0)
    match = play(state, "place sail", "play ulaf_priest_of_thor")
    assert "decline" not in options(match)


@rule("N-252")
def test_a_boost_with_a_cost_needs_its_cost() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    hand(state, 0, "mckinnon_building_loan", "mckinnon_wool_bank")
    assert options(play(state, "place construct")) == ["none"]
    give(state, 0, gold=1)
    match = play(state, "place construct", "play mckinnon_building_loan")
    assert me(match).vp == 2 and supply(match) == {"stone": 1}
    match = play(match, "construct mckinnon_wool_bank")
    assert supply(match) == {"stone": 1}


@rule("N-252")
def test_the_cost_belongs_to_the_boost_and_not_to_the_action() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, "nanurjuk_pack_ice")
    pawn(state, 0, "sail", used=True)
    match = play(state, "place sail", "play nanurjuk_pack_ice", "target nanurjuk_ice_hole")
    assert me(match).vp == 2 and supply(match) == {"raze": 1} and ask(match).kind == "load"
    match = play(state, "place sail", "none")
    assert len(match.state.queue) == 1 and "nanurjuk_ice_hole" in me(match).empire

"""The places that go wrong most easily: triggers, Fields, windows, copy links."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.north.tables import (
    CARDS,
    CONTENT,
    alone,
    bare,
    build,
    discarded,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    rewritten,
    ship,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

# Triggers


@rule("N-073", "N-074")
def test_another_copy_of_a_feature_triggers_it_once(tmp_path: Path) -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_squadron")
    hand(state, 0, "ulaf_squadron_2")
    give(state, 0, wood=2, stone=2)
    before, after = "when pillage: 1 food", "when build harbour: 1 vp"
    match = rewritten(state, tmp_path, "ulaf.toml", before, after)
    match = play(match, "build ulaf_squadron_2")
    assert me(match).vp == 1  # the one that stood there, not the one that came


@rule("N-125", "N-127")
def test_a_feature_that_is_constructed_does_not_pay_for_that_construct(tmp_path: Path) -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    hand(state, 0, "heidel_longest_table", "heidel_mead_hall")
    before, after = "when populate: 1 food", "when construct: 1 food"
    match = rewritten(state, tmp_path, "heidel.toml", before, after)
    match = play(match, "place construct", "none", "construct heidel_longest_table")
    assert supply(match) == {}  # it was not there when the action was carried out
    match = play(match, "place construct", "none", "construct heidel_mead_hall")
    assert supply(match) == {"food": 1}


@rule("N-125", "N-127")
def test_cards_drawn_by_a_bonus_are_no_explore() -> None:
    state = alone(table())
    ship(state, 0, fish=1, raze=1)
    islands(state, "island_drowned_library")
    match = play(state, "pass", "island island_drowned_library", "conquer")
    assert len(me(match).hand) == 2 and me(match).vp == 0


@rule("N-200", "N-253")
def test_every_card_that_leaves_is_paid_for_before_the_next() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_whalebone_beach", under="nanurjuk_gravel_spit")
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires", "nanurjuk_untied_bundles")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_gravel_spit")
    order = [one.event for one in match.log if one.event in ("gave_up", "scored", "gained")]
    twice = ["scored", "gained"] * 2
    assert order == ["gave_up", "gave_up", *twice, "scored"]  # the sled's own points come last


@rule("N-114", "N-200", "N-253")
def test_upgrades_that_are_lost_pay_before_the_field_that_is_taken_back(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    trail = "nanurjuk_caribou_trail"
    build(state, 0, "nanurjuk_pack_sledge", "nanurjuk_snow_house", "nanurjuk_ring_of_fires", trail)
    build(state, 0, "nanurjuk_whalebone_beach", under=trail)
    old, new = 'goods = "1 sheep"', 'goods = "1 sheep + 1 stone"'
    match = rewritten(state, tmp_path, "nanurjuk.toml", old, new)
    match = play(match, "use nanurjuk_pack_sledge", f"target {trail}")
    order = [one.event for one in match.log if one.event in ("took_back", "scored", "gained")]
    assert order == ["took_back", "scored", "gained"] and ask(match).kind == "build_pick"


@rule("N-174")
def test_what_is_assigned_as_a_price_is_an_event_too(tmp_path: Path) -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_swaying_floor", "heidel_fireside_bench")
    old, new = "when move_pawn: 1 vp", "when assign: 1 vp"
    match = rewritten(state, tmp_path, "heidel.toml", old, new)
    match = play(match, "use heidel_fireside_bench")
    assert [facts[1:] for facts in told(match, "scored")] == [(1, "feature"), (2, "action")]


@rule("N-092", "N-096", "N-128")
def test_capitals_of_an_island_are_an_opponents_populate() -> None:
    state = table(clans=("glenn", "heidel"))
    build(state, 0, "island_hot_springs")
    build(state, 1, "heidel_guest_house")
    give(state, 0, food=2)
    assert supply(play(state, "use island_hot_springs"), 1) == {"food": 1}


# Fields


@rule("N-111", "N-203", "N-088")
def test_gold_is_gathered_too() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_honey_meadow", "heidel_picnic_blanket", "heidel_mead_hall")
    match = play(state, "use heidel_picnic_blanket", "target heidel_honey_meadow")
    assert supply(match) == {"gold": 1, "food": 1}


@rule("N-088", "N-092")
def test_harvest_in_capitals_takes_the_whole_stack() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "island_giants_garden")
    build(state, 0, "heidel_hop_poles", "heidel_hop_poles_2", under="heidel_barley_field")
    match = play(state, "use island_giants_garden", "harvest heidel_barley_field")
    assert supply(match) == {"food": 5}


@rule("N-107", "N-116")
def test_a_card_that_stands_as_a_field_may_carry_upgrades() -> None:
    state = alone(table())
    build(state, 0, "glenn_ice_cream_man")
    hand(state, 0, "glenn_second_shearing")
    match = play(state, "place harvest", "play glenn_second_shearing")
    assert options(match) == ["attach glenn_home_pasture", "attach glenn_ice_cream_man"]
    match = play(match, "attach glenn_ice_cream_man", "harvest glenn_ice_cream_man")
    assert supply(match) == {"food": 1, "sheep": 1 + 1 + 1}


@rule("N-113", "N-198")
def test_an_upgrade_that_is_discarded_leaves_field_and_other_upgrades() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    spit = "nanurjuk_gravel_spit"
    build(state, 0, "nanurjuk_whalebone_beach", "nanurjuk_whalebone_beach_2", under=spit)
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_whalebone_beach", "gain fish")
    assert me(match).vp == 2 + 1 and me(match).discard == ["nanurjuk_whalebone_beach"]
    assert me(match).empire["nanurjuk_whalebone_beach_2"].under == spit


# Windows


@rule("N-091", "N-092", "N-251")
def test_construct_in_a_bundle_is_carried_out_if_a_play_makes_it_possible() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_new_outpost")
    hand(state, 0, "nanurjuk_break_camp", "nanurjuk_caribou_trail")
    match = play(state, "use nanurjuk_new_outpost", "target nanurjuk_ice_hole")
    assert options(match) == ["play nanurjuk_break_camp"] and supply(match) == {"gold": 1}
    match = play(match, "play nanurjuk_break_camp", "target nanurjuk_new_outpost")
    match = play(match, "construct nanurjuk_new_outpost")
    assert not me(match).empire["nanurjuk_new_outpost"].exhausted


@rule("N-091", "N-251", "N-258")
def test_harvest_in_capitals_may_hang_on_a_field_in_hand() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    bare(state, 0, "mckinnon_rented_moor", "mckinnon_toll_quarry")
    build(state, 0, "mckinnon_hired_overseer")
    give(state, 0, gold=1)
    hand(state, 0, "mckinnon_tax_rebate")
    match = play(state, "use mckinnon_hired_overseer")
    assert options(match) == ["choose POPULATE"]  # asked all the same: it hangs on the hand
    hand(state, 0, "mckinnon_toll_bridge")
    match = play(state, "use mckinnon_hired_overseer", "choose HARVEST")
    assert options(match) == ["play mckinnon_toll_bridge"]  # neither the Boost nor "none"
    assert supply(play(match, "play mckinnon_toll_bridge")) == {"gold": 2}


@rule("N-091", "N-165")
def test_a_ship_that_reaches_no_island_makes_no_sail_possible() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    ship(state, 0)
    ship(state, 0)
    hand(state, 0, "ulaf_priest_of_thor")
    assert "place sail" in options(start(state))
    build(state, 1, *CONTENT.seas["near"])
    assert "place sail" not in options(start(state))  # nothing near is left, and no fish aboard
    state.queue[1].fish = 1
    match = play(state, "place sail", "play ulaf_priest_of_thor")
    assert "top distant" in options(match)  # the only ship that could


@rule("N-091", "N-252")
@pytest.mark.parametrize("gold", [0, 1])
def test_a_play_that_cannot_be_paid_makes_no_action_possible(gold: int, tmp_path: Path) -> None:
    state = alone(table(clans=("ulaf", "nanurjuk")))
    ship(state, 0)
    ship(state, 0)
    hand(state, 0, "ulaf_priest_of_thor")
    give(state, 0, gold=gold)
    dear = "1 gold -> pillage_now + 1 food"
    match = rewritten(state, tmp_path, "ulaf.toml", "pillage_now + 1 food", dear)
    assert ("place sail" in options(match)) == bool(gold)

    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_skin_tent")
    hand(state, 0, "nanurjuk_break_camp")
    give(state, 0, gold=gold)
    free, dear = "take_back(location) + 1 wood", "1 gold -> take_back(location) + 1 wood"
    match = rewritten(state, tmp_path / "second", "nanurjuk.toml", free, dear)
    assert ("place construct" in options(match)) == bool(gold)


@rule("N-091", "N-232")
def test_a_tired_tile_is_paid_before_the_play_that_makes_it_possible() -> None:
    state = table(clans=("nanurjuk",), scenario="masters_of_the_strait")
    assert state.solo is not None
    state.solo.tired = ["construct"]
    build(state, 0, "nanurjuk_skin_tent")
    hand(state, 0, "nanurjuk_break_camp")
    assert "place construct" not in options(start(state))  # the Boost's own wood comes too late
    give(state, 0, food=1)
    match = play(state, "place construct")
    assert supply(match) == {} and options(match) == ["play nanurjuk_break_camp"]


@rule("N-098", "N-186", "N-231")
def test_a_pawn_that_an_effect_moved_tires_the_tile_on_which_it_ends() -> None:
    state = table(clans=("heidel",), scenario="masters_of_the_strait")
    hand(state, 0, "heidel_drinking_competition")
    match = play(state, "place harvest", "play heidel_drinking_competition", "pawn harvest sail")
    match = play(match, "harvest heidel_flat_stones", "pass")
    assert match.state.solo is not None and match.state.solo.tired == ["sail"]


@rule("N-098", "N-186")
def test_the_other_pawn_may_be_moved_in_the_window() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    pawn(state, 0, "explore", used=True)
    hand(state, 0, "heidel_drinking_competition")
    match = play(state, "place harvest", "play heidel_drinking_competition")
    match = play(match, "pawn explore_x construct", "harvest heidel_flat_stones")
    assert [(one.tile, one.used) for one in me(match).pawns] == [
        ("construct", True),
        ("harvest", False),
    ]


# Copy links


@rule("N-179", "N-199")
def test_a_fixed_link_is_chosen_anew_when_its_card_has_left(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    route, tent = "nanurjuk_river_trade_route", "nanurjuk_skin_tent"
    build(state, 0, "nanurjuk_dog_sled", route, tent)
    build(state, 0, "nanurjuk_spirit_mask", link=route)
    give(state, 0, fish=1)
    match = rewritten(state, tmp_path, "nanurjuk.toml", "copy(action, relink)", "copy(action)")
    stuck = play(match.fork(), "use nanurjuk_spirit_mask")
    assert supply(stuck) == {"gold": 1}  # as long as it stands, nothing else is copied
    match = play(match, "use nanurjuk_dog_sled", f"target {route}", "gain wood")
    match = play(match, "use nanurjuk_spirit_mask")
    assert options(match) == ["target nanurjuk_dog_sled", f"target {tent}"]
    match = play(match, f"target {tent}", "choose food")
    assert me(match).empire["nanurjuk_spirit_mask"].link == tent


@rule("N-179", "N-201")
def test_a_copy_card_that_was_taken_back_has_no_link_any_more(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_pack_sledge", "nanurjuk_skin_tent")
    build(state, 0, "nanurjuk_spirit_mask", link="nanurjuk_skin_tent")
    give(state, 0, wood=1)
    match = rewritten(state, tmp_path, "nanurjuk.toml", "copy(action, relink)", "copy(action)")
    match = play(match, "use nanurjuk_pack_sledge", "target nanurjuk_spirit_mask")
    match = play(match, "build nanurjuk_spirit_mask")
    assert me(match).empire["nanurjuk_spirit_mask"].link == ""


@rule("N-181", "N-256", "N-258")
def test_the_copied_card_itself_may_be_exhausted_for_the_copy() -> None:
    state = alone(table())
    build(state, 0, "glenn_shared_blueprint", "glenn_village_bell")
    state.players[0].spent = 2
    match = play(state, "use glenn_shared_blueprint")  # the bell is the only other card
    assert me(match).empire["glenn_village_bell"].exhausted and workers(match) == (7, 0)


@rule("N-023", "N-181")
def test_a_part_that_is_copied_may_be_repeated() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_spirit_mask", "island_smugglers_cove")
    give(state, 0, wood=2)
    match = play(state, "use nanurjuk_spirit_mask", "do", "pay wood")
    assert supply(match) == {"gold": 2} and ask(match).kind == "turn"


@rule("N-178")
@pytest.mark.parametrize("card", ["heidel_fireside_bench", "heidel_cool_cellar"])
def test_what_assigns_as_a_price_or_stores_is_not_copied(card: str, tmp_path: Path) -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_tipsy_signpost", card)
    give(state, 0, food=2)
    match = rewritten(state, tmp_path, "heidel.toml", '"move_pawn"', '"copy(action)"')
    assert "use heidel_tipsy_signpost" not in options(match)


@rule("N-178")
def test_a_card_that_only_stores_is_not_copied(tmp_path: Path) -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_ice_mirror", "panuk_penguin_larder")
    old, new = "assign(upto 4 fish)", "worker -> 1 food"
    match = rewritten(state, tmp_path, "panuk.toml", old, new)
    assert options(match, "use") == ["use panuk_penguin_larder"]


# Ships and islands


@rule("N-218")
def test_only_the_clan_with_a_third_ship_gains_it(tmp_path: Path) -> None:
    state = alone(table())
    hand(state, 0, "glenn_borrowed_longboat")
    give(state, 0, wood=2, stone=1)
    old, new = "gain_ship(common)", "gain_ship(clan)"
    match = rewritten(state, tmp_path, "glenn.toml", old, new)
    match = play(match, "build glenn_borrowed_longboat")
    assert me(match).ships == 2 and told(match, "gained_ship") == []


@rule("N-198", "N-159")
def test_an_island_that_was_given_up_comes_back_with_the_reshuffle() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    near = list(CONTENT.seas["near"])
    build(state, 1, *near[1:])
    build(state, 0, "nanurjuk_dog_sled", near[0])
    discarded(state, 0)
    match = play(state, "use nanurjuk_dog_sled", f"target {near[0]}", "gain wood")
    assert match.state.near.discard == [near[0]]
    match = play(match, "pass")
    assert match.state.near.open == [near[0]] and match.state.near.discard == []


@rule("N-253")
def test_what_a_building_sets_off_comes_before_the_next_item_of_the_bundle(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    feature = next(name for name in CONTENT.decks["nanurjuk"] if waits_for(name, "camp"))
    built = next(
        name
        for name in CONTENT.decks["nanurjuk"]
        if "camp" in CARDS[name].types and CARDS[name].cost is not None and name != feature
    )
    build(state, 0, "nanurjuk_pack_sledge", feature)
    hand(state, 0, built)
    give(state, 0, wood=4, stone=4, food=4, worker=5)
    change = ("take_back(location) + build(1)", "build(1) + 1 vp")
    match = rewritten(state, tmp_path, "nanurjuk.toml", *change)
    match = play(match, "use nanurjuk_pack_sledge")
    while ask(match).seat == 0 and ask(match).kind != "turn":
        match = play(match, options(match)[0])
    assert built in me(match).empire
    order = [line.event for line in match.log if line.facts in ((0, "food", 1), (0, 1, "action"))]
    assert [event for event in order if event != "paid"] == ["gained", "scored"]


def waits_for(name: str, kind: str) -> bool:
    """Whether a card waits for others of a type to be built."""
    feature = CARDS[name].feature
    return feature is not None and feature.fits("build", (kind,))


@rule("N-092")
def test_capitals_cost_no_food_of_their_own() -> None:
    state = alone(table())
    build(state, 0, "island_hot_springs")
    give(state, 0, food=3)
    match = play(state, "use island_hot_springs")
    assert supply(match) == {"food": 1}, "2 for the island, none for the POPULATE"
    assert told(match, "performed") == [(0, "populate")]


@rule("N-092")
def test_capitals_in_a_bundle_must_be_carried_out(tmp_path: Path) -> None:
    state = alone(table())
    build(state, 0, "glenn_quarry_path")
    change = ("glenn.toml", "worker -> EXPLORE + 1 stone", "worker -> POPULATE + 1 stone")
    match = play(rewritten(state, tmp_path, *change), "use glenn_quarry_path")
    assert told(match, "performed") == [(0, "populate")] and supply(match) == {"stone": 1}

"""Keywords about cards: find, scout, salvage, discard, take back, build cheaper, gather (A15)."""

from __future__ import annotations

import pytest

from polyana.games.north.rules.empire import discard_site
from polyana.kernel import Table
from tests.north.tables import (
    CONTENT,
    bare,
    build,
    deck,
    discarded,
    give,
    hand,
    me,
    play,
    seen,
    spent,
    start,
    supply,
    table,
    top,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

# Finding


@rule("N-182")
def test_the_named_card_is_taken_from_the_deck_which_is_shuffled() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens")
    before = list(state.players[0].deck)
    match = play(state, "place explore", "play ulaf_ravens", "choose find")
    assert options(match) == ["take ulaf_floki_workshop", "none"]
    match = play(match, "take ulaf_floki_workshop")
    assert "ulaf_floki_workshop" in me(match).hand and supply(match) == {"wood": 1}
    before.remove("ulaf_floki_workshop")
    drawn = [name for name in me(match).hand if name != "ulaf_floki_workshop"]
    assert [*me(match).deck, *drawn] != before
    assert sorted([*me(match).deck, *drawn]) == sorted(before)
    assert not match.can_undo(0)


@rule("N-182")
def test_a_card_in_the_discard_pile_is_not_found() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens")
    discarded(state, 0, "ulaf_floki_workshop")
    match = play(state, "place explore", "play ulaf_ravens", "choose find")
    assert options(match) == ["none"]
    match = play(match, "none")
    assert told(match, "found_nothing") == [(0,)]


@rule("N-183")
def test_a_location_with_the_icon_and_no_boost_is_shown_to_all() -> None:
    state = table(clans=("panuk", "glenn"))
    hand(state, 0, "panuk_penguin_post")
    match = play(state, "place explore", "play panuk_penguin_post")
    assert options(match) == [
        "take panuk_penguin_larder",
        "take panuk_penguin_nursery",
        "take panuk_penguin_school",
        "none",
    ]
    match = play(match, "take panuk_penguin_school")
    assert ("found", (0, "panuk_penguin_school")) in [
        (line.event, line.facts) for line in match.told_to(None)
    ]


@rule("N-183")
def test_nothing_may_be_found_on_purpose_and_the_deck_is_shuffled_anyway() -> None:
    state = table(clans=("panuk", "glenn"))
    hand(state, 0, "panuk_penguin_post")
    before = list(state.players[0].deck)
    match = play(state, "place explore", "play panuk_penguin_post", "none")
    assert supply(match) == {"fish": 1}
    assert [*me(match).deck, *me(match).hand] != before


# Boosts, building bonuses


@rule("N-184")
def test_a_boost_is_resolved_and_then_discarded() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_cousin")
    match = play(state, "place populate", "play glenn_cousin")
    assert workers(match) == (7, 0) and supply(match) == {"food": 1}
    assert me(match).discard == ["glenn_cousin"] and match.state.playing == []


@rule("N-185")
def test_a_building_bonus_comes_once_when_the_card_enters() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    hand(state, 0, "nanurjuk_skin_tent")
    give(state, 0, wood=1)
    match = play(state, "build nanurjuk_skin_tent", "pass")
    assert me(match).scored == {"bonus": 1}
    match = play(match, "use nanurjuk_skin_tent", "choose food", "pass")
    assert me(match).scored == {"bonus": 1}


# Discarding


@rule("N-198")
def test_any_other_card_may_be_discarded_each_to_its_own_pile() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_skin_tent", "island_puffin_rock")
    build(state, 0, "island_golden_spit")
    match = play(state, "use nanurjuk_dog_sled")
    assert options(match) == [
        "target nanurjuk_ice_hole",
        "target nanurjuk_tundra_berries",
        "target nanurjuk_gravel_spit",
        "target nanurjuk_skin_tent",
        "target island_puffin_rock",
        "target island_golden_spit",
    ]
    clan = play(match.fork(), "target nanurjuk_skin_tent", "gain wood")
    assert me(clan).discard == ["nanurjuk_skin_tent"]
    island = play(match.fork(), "target island_puffin_rock", "gain wood")
    assert island.state.near.discard == ["island_puffin_rock"] and not me(island).discard
    distant = play(match.fork(), "target island_golden_spit", "gain wood").state
    assert distant.distant.discard == ["island_golden_spit"] and not distant.near.discard
    starting = play(match, "target nanurjuk_ice_hole", "gain wood")
    assert me(starting).gone == ["nanurjuk_ice_hole"] and not me(starting).discard


@rule("N-199")
def test_what_lay_on_a_card_goes_to_the_clan_tile_and_the_supply_and_links_end() -> None:
    state = table(clans=("nanurjuk", "heidel"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_river_trade_route")
    build(state, 0, "nanurjuk_spirit_mask", link="nanurjuk_river_trade_route")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_river_trade_route", "gain food")
    assert me(match).empire["nanurjuk_spirit_mask"].link == ""
    state = table(
        clans=("heidel", "nanurjuk")
    )  # whose cards do not discard: a rule for all the same
    build(state, 0, "heidel_fireside_bench", workers=2)
    build(state, 0, "heidel_cool_cellar", goods={"food": 4})
    for name in ("heidel_fireside_bench", "heidel_cool_cellar"):
        discard_site(Table(CONTENT, state), 0, name)
    assert state.players[0].spent == 2 and state.players[0].supply["food"] == 0
    assert state.players[0].discard == ["heidel_fireside_bench", "heidel_cool_cellar"]


@rule("N-113", "N-198", "N-200")
def test_E25_a_field_leaves_with_its_upgrades_and_each_is_an_event() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires")
    build(
        state,
        0,
        *("nanurjuk_whalebone_beach", "nanurjuk_whalebone_beach_2"),
        under="nanurjuk_gravel_spit",
    )
    before = seen(start(state), None).players[0].points
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_gravel_spit", "gain fish")
    assert me(match).discard == ["nanurjuk_whalebone_beach", "nanurjuk_whalebone_beach_2"]
    assert me(match).gone == ["nanurjuk_gravel_spit"]
    assert me(match).scored == {"action": 2, "feature": 3} and supply(match) == {"fish": 1}
    assert seen(match, None).players[0].points == before + 5 - 3


@rule("N-200")
def test_a_feature_that_is_discarded_itself_does_not_pay() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires", "nanurjuk_untied_bundles")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_ring_of_fires", "gain fish")
    assert me(match).scored == {"action": 2} and supply(match) == {"fish": 1, "food": 1}


@rule("N-200")
def test_taking_back_is_not_discarding() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_ring_of_fires", "nanurjuk_pack_sledge", "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_pack_sledge", "target nanurjuk_skin_tent", "decline")
    assert me(match).vp == 0 and me(match).hand == ["nanurjuk_skin_tent"]


# Taking back


@rule("N-201")
def test_starting_cards_islands_and_the_card_itself_are_not_taken_back() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_pack_sledge", "nanurjuk_caribou_trail", "island_puffin_rock")
    build(state, 0, "nanurjuk_whalebone_beach", under="nanurjuk_gravel_spit")
    match = play(state, "use nanurjuk_pack_sledge")
    assert options(match) == [
        "target nanurjuk_caribou_trail",
        "target nanurjuk_whalebone_beach",
        "decline",
    ]


@rule("N-201")
def test_E26_a_tent_taken_back_in_the_window_is_placed_again() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_skin_tent", exhausted=True)
    hand(state, 0, "nanurjuk_break_camp")
    match = play(state, "place construct", "play nanurjuk_break_camp")
    assert options(match) == ["target nanurjuk_skin_tent"]  # CONSTRUCT hangs on it
    match = play(match, "target nanurjuk_skin_tent", "construct nanurjuk_skin_tent")
    assert supply(match) == {"wood": 1, "food": 1} and me(match).vp == 1
    assert not me(match).empire["nanurjuk_skin_tent"].exhausted


@rule("N-202", "N-201")
def test_E32_the_trigger_comes_between_taking_back_and_building() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_snow_house", "nanurjuk_pack_sledge")
    build(state, 0, "nanurjuk_skin_tent", exhausted=True)
    cards = len(state.players[0].empire)
    match = play(state, "use nanurjuk_pack_sledge", "target nanurjuk_skin_tent")
    assert supply(match) == {"food": 1}
    match = play(match, "build nanurjuk_skin_tent")
    assert me(match).vp == 1 and len(me(match).empire) == cards and workers(match) == (4, 1)
    assert not me(match).empire["nanurjuk_skin_tent"].exhausted


# Building for less


@rule("N-202")
def test_a_building_for_less_saves_goods_of_choice_never_workers() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_pack_sledge")
    hand(state, 0, "nanurjuk_ring_of_fires", "nanurjuk_break_camp")  # 2 wood + 1 stone + worker
    give(state, 0, wood=2, stone=1, worker=2)
    match = play(state, "use nanurjuk_pack_sledge", "build nanurjuk_ring_of_fires")
    assert options(match) == ["save wood", "save stone"]
    match = play(match, "save stone")
    assert supply(match) == {"stone": 1} and workers(match) == (0, 2)
    assert "nanurjuk_ring_of_fires" in me(match).empire
    assert ask(match).seat == 1  # no window for Break Camp!: it is no CONSTRUCT


@rule("N-202")
def test_only_what_can_be_paid_for_less_is_offered() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_pack_sledge")
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_dog_sled", "nanurjuk_ring_of_fires")
    give(state, 0, wood=1, stone=2, worker=1)
    match = play(state, "use nanurjuk_pack_sledge")
    assert options(match) == ["build nanurjuk_skin_tent", "build nanurjuk_dog_sled", "decline"]
    give(state, 0, wood=2)
    match = play(state, "use nanurjuk_pack_sledge")
    assert "build nanurjuk_ring_of_fires" not in options(match)  # no Worker is left for it


# Gathering


@rule("N-203")
def test_one_card_of_a_stack_is_gathered_without_a_window() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_picnic_blanket", "heidel_mead_hall")
    build(state, 0, "heidel_hop_poles", under="heidel_barley_field")
    hand(state, 0, "heidel_drinking_competition")
    match = play(state, "use heidel_picnic_blanket")
    assert options(match) == [
        *("target heidel_barley_field", "target heidel_drowsy_pinewood"),
        *("target heidel_flat_stones", "target heidel_hop_poles", "decline"),
    ]
    match = play(match, "target heidel_barley_field")
    assert supply(match) == {"food": 4} and ask(match).seat == 1  # 3 and 1, without the Hop Poles


@rule("N-203")
def test_an_upgrade_alone_may_be_gathered() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_second_shearing", under="glenn_home_pasture")
    hand(state, 0, "glenn_toloka")
    match = play(state, "place harvest", "play glenn_toloka", "target glenn_second_shearing")
    assert supply(match) == {"sheep": 1, "food": 1} and ask(match).kind == "harvest"


# Looking through cards


@rule("N-204", "N-259")
def test_scouted_cards_are_seen_by_their_owner_alone() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens")
    top(state, 0, "ulaf_outpost", "ulaf_outpost_2", "ulaf_treasury", "ulaf_valkyrie")
    match = play(state, "place explore", "play ulaf_ravens", "choose scout")
    assert options(match) == [
        "take ulaf_valkyrie",
        "take ulaf_treasury",
        "take ulaf_outpost",
        "done",
    ]
    assert len(seen(match, 0).players[0].drawn) == 4
    for seat in (1, None):
        assert seen(match, seat).players[0].drawn == []
        assert seen(match, seat).players[0].drawn_size == 4
    match = play(match, "take ulaf_treasury", "done")
    assert "ulaf_treasury" in me(match).hand
    assert sorted(me(match).discard) == [
        *("ulaf_outpost", "ulaf_outpost_2", "ulaf_ravens", "ulaf_valkyrie"),
    ]
    shown = [line.facts for line in match.told_to(1) if line.event == "discarded"]
    assert (0, "ulaf_valkyrie") in shown
    assert "take ulaf_treasury" not in [words for _, words in match.moves_for(1)]
    assert "ulaf_treasury" not in str(match.told_to(1))


@rule("N-259")
def test_scouting_takes_no_more_than_it_says() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens")
    top(state, 0, "ulaf_outpost", "ulaf_outpost_2", "ulaf_treasury", "ulaf_valkyrie")
    match = play(state, "place explore", "play ulaf_ravens", "choose scout")
    match = play(match, "take ulaf_treasury", "take ulaf_valkyrie")
    assert me(match).drawn == [] and len(me(match).hand) == 3  # the two, and one by EXPLORE


@rule("N-259")
def test_with_fewer_cards_all_are_looked_at_after_a_reshuffle() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens")
    hand(state, 1, *state.players[1].deck)
    build(state, 0, *[n for n in state.players[0].deck if n.startswith("ulaf_rowers")])
    rest = [name for name in state.players[0].deck if name not in ("ulaf_outpost", "ulaf_treasury")]
    hand(state, 0, *rest)
    deck(state, 0, "ulaf_outpost")  # and the Treasury lies in the discard pile
    match = play(state, "place explore", "play ulaf_ravens", "choose scout")
    assert sorted(me(match).drawn) == ["ulaf_outpost", "ulaf_treasury"]
    assert told(match, "reshuffled") == [("ulaf",)]


@rule("N-204")
def test_salvage_chooses_openly_from_the_own_discard_pile() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    discarded(state, 0, "nanurjuk_skin_tent", "nanurjuk_skin_tent_2", "nanurjuk_star_path")
    hand(state, 0, "nanurjuk_northern_glow")
    match = play(state, "place explore", "play nanurjuk_northern_glow")
    assert options(match) == ["take nanurjuk_skin_tent", "take nanurjuk_star_path", "done"]
    match = play(match, "take nanurjuk_skin_tent", "take nanurjuk_skin_tent_2")
    assert me(match).discard == ["nanurjuk_star_path", "nanurjuk_northern_glow"]
    assert "take nanurjuk_skin_tent" in [words for _, words in match.moves_for(1)]
    assert supply(match) == {"wood": 1}


@rule("N-204")
@pytest.mark.parametrize("pile", [(), ("nanurjuk_star_path",)])
def test_an_empty_pile_is_not_salvaged(pile: tuple[str, ...]) -> None:
    state = table(clans=("nanurjuk", "glenn"))
    discarded(state, 0, *pile)
    build(state, 0, "nanurjuk_old_campsite")
    match = play(state, "use nanurjuk_old_campsite")
    assert supply(match).get("food", 0) == (0 if pile else 1)
    assert (ask(match).kind == "salvage") == bool(pile)


@rule("N-198")
def test_over_the_pack_ice_gives_up_a_card_and_an_empty_empire_is_legal() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    bare(state, 0, "nanurjuk_ice_hole", "nanurjuk_tundra_berries")
    hand(state, 0, "nanurjuk_pack_ice")
    spent(state, 0, 1)
    match = play(state, "place sail", "play nanurjuk_pack_ice", "load 0 1")
    assert me(match).empire == {} and me(match).vp == 2
    assert len(me(match).gone) == 3

"""Notation and general terms (N-001 to N-029, N-243, N-244)."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.games.north.effects import GOODS, RESOURCES
from polyana.games.north.rules.counting import COUNTERS, Whose
from tests.north.tables import (
    CONTENT,
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
    points,
    rewritten,
    seen,
    ship,
    spent,
    start,
    supply,
    table,
    top,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told


@rule("N-001")
def test_five_resources() -> None:
    assert RESOURCES == ("food", "wood", "stone", "sheep", "fish")
    assert [noun.id for noun in CONTENT.nouns.values() if noun.kind == "resource"] == [*RESOURCES]
    state = alone(table())
    build(state, 0, "glenn_many_hands_barn")
    match = play(state, "use glenn_many_hands_barn")
    assert options(match) == [f"gain {kind}" for kind in RESOURCES]


@rule("N-002")
def test_seven_goods_and_workers_are_none() -> None:
    assert (*RESOURCES, "gold", "raze") == GOODS
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_pawnshop")
    give(state, 0, **dict.fromkeys(GOODS, 1))
    hand(state, 0, "mckinnon_tax_rebate")
    points(state, 0, 5)
    match = play(state, "use mckinnon_pawnshop")
    assert options(match) == [*(f"assign {kind}" for kind in GOODS), "done"]


@rule("N-003")
def test_the_general_supply_never_runs_out() -> None:
    state = alone(table())
    give(state, 0, food=400, worker=300)
    match = play(state, "place harvest", "harvest glenn_oat_strip", "place populate")
    assert supply(match) == {"food": 402} and workers(match) == (301, 0)


@rule("N-004")
def test_only_three_common_ships_exist() -> None:
    state = alone(table())
    for _ in range(3):
        ship(state, 1, common=True)
    give(state, 0, wood=2, stone=1)
    hand(state, 0, "glenn_borrowed_longboat")
    match = play(state, "build glenn_borrowed_longboat")
    assert me(match).common_ships == 0 and match.state.common_ships == 0
    assert "glenn_borrowed_longboat" in me(match).empire

    state = alone(table())
    give(state, 0, wood=2, stone=1)
    hand(state, 0, "glenn_borrowed_longboat")
    match = play(state, "build glenn_borrowed_longboat")
    assert me(match).common_ships == 1 and match.state.common_ships == 2


@rule("N-005")
def test_a_card_is_drawn_from_the_top_of_the_own_deck() -> None:
    state = table()
    top(state, 0, "glenn_cousin", "glenn_toloka")
    before = list(state.players[1].deck)
    match = play(state, "place explore")
    assert me(match).hand == ["glenn_cousin"] and me(match).deck[-1] == "glenn_toloka"
    assert me(match, 1).deck == before


@rule("N-006")
def test_a_discarded_card_goes_to_the_own_pile() -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_sorting_shed")
    hand(state, 0, "panuk_belly_slide")
    match = play(state, "use panuk_sorting_shed", "discard panuk_belly_slide")
    assert me(match).discard == ["panuk_belly_slide"] and me(match, 1).discard == []
    hand(state, 1, "glenn_cousin")
    match = play(state, "pass", "place populate", "play glenn_cousin")
    assert me(match, 1).discard == ["glenn_cousin"] and me(match).discard == []


@rule("N-007")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    state = alone(table())
    deck(state, 0)
    discards = set(state.players[0].discard)
    match = play(state, "place explore")
    assert len(me(match).hand) == 1 and len(me(match).deck) == len(discards) - 1
    assert {*me(match).hand, *me(match).deck} == discards and me(match).discard == []
    assert told(match, "reshuffled") == [("glenn",)]


@rule("N-007", "N-008")
def test_with_deck_and_pile_empty_nothing_is_drawn_and_a_hand_has_no_limit() -> None:
    state = alone(table())
    hand(state, 0, *CONTENT.decks["glenn"])
    ship(state, 0, raze=1)
    islands(state, "island_hermit_holm")
    assert "place explore" not in options(start(state))
    match = play(state, "pass", "island island_hermit_holm", "conquer")
    assert "island_hermit_holm" in me(match).empire
    assert ask(match).kind == "lookout" and match.state.round == 2
    assert len(me(match).hand) == 30 and me(match).drawn == []


@rule("N-009")
def test_points_are_marked_at_once_and_the_track_has_no_end() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_mead_hall")
    give(state, 0, food=2)
    points(state, 0, 99)
    match = play(state, "use heidel_mead_hall")
    assert me(match).vp == 101 and match.state.phase == "action"


@rule("N-009")
def test_the_track_never_falls_below_zero() -> None:
    state = table(clans=("glenn",), scenario="hungry_winter")
    points(state, 0, 1)
    match = play(state, "pass")
    assert me(match).vp == 0 and told(match, "lost_points") == [(0, 1)]
    assert len(told(match, "refused_demand")) == 2  # ceil(5 / 3) meals, and nothing to eat


@rule("N-010")
def test_a_card_text_overrides_the_rule() -> None:
    """Conquering needs raze aboard; the Invitation Pier conquers without."""
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_invitation_pier")
    give(state, 0, food=2)
    ship(state, 0)
    islands(state, "island_puffin_rock")
    match = play(state, "use heidel_invitation_pier")
    assert "island_puffin_rock" in me(match).empire and me(match).vp == 1


@rule("N-011")
def test_gold_pays_for_resources_when_building() -> None:
    state = alone(table())
    hand(state, 0, "glenn_shearing_party")
    give(state, 0, wood=1)
    assert options(start(state), "build") == []
    give(state, 0, gold=1)
    match = play(state, "build glenn_shearing_party")
    assert supply(match) == {} and "glenn_shearing_party" in me(match).empire


@rule("N-011")
def test_gold_pays_for_resources_in_the_cost_of_a_card() -> None:
    state = alone(table())
    build(state, 0, "glenn_shearing_party")
    give(state, 0, sheep=1, gold=1)
    match = play(state, "use glenn_shearing_party")
    assert me(match).vp == 3 and supply(match) == {}


@rule("N-011")
def test_gold_pays_for_the_second_use_of_a_pawn() -> None:
    state = alone(table())
    pawn(state, 0, "explore")
    assert options(start(state), "move") == []
    give(state, 0, gold=1)
    match = play(state, "move explore populate")
    assert supply(match) == {} and workers(match) == (6, 0)


@rule("N-012")
def test_gold_is_never_exchanged_for_resources() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    give(state, 0, gold=5)
    build(state, 0, "mckinnon_withdrawal_window", "mckinnon_gilded_hall")
    match = start(state)
    verbs = {move.split()[0] for move in options(match)}
    assert verbs == {"place", "use", "pass"}
    match = play(match, "use mckinnon_gilded_hall")
    assert supply(match) == {"gold": 3} and me(match).vp == 3  # nothing was got back for it


@rule("N-012", "N-013")
def test_nothing_stands_in_for_gold_raze_workers_or_cards() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_gilded_hall")
    give(state, 0, food=9, wood=9, stone=9, sheep=9, fish=9, raze=9, gold=1)
    assert "use mckinnon_gilded_hall" not in options(start(state))  # 2 gold
    give(state, 0, gold=2, worker=0)
    assert "use mckinnon_gilded_hall" not in options(start(state))  # a Worker
    give(state, 0, worker=1)
    assert "use mckinnon_gilded_hall" in options(start(state))

    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_loot_market")
    give(state, 0, gold=9)
    assert "use ulaf_loot_market" not in options(start(state))  # a raze token
    give(state, 0, raze=1)
    assert "use ulaf_loot_market" in options(start(state))

    state = alone(table(clans=("panuk", "glenn")))
    build(state, 0, "panuk_sorting_shed")
    give(state, 0, gold=9)
    assert "use panuk_sorting_shed" not in options(start(state))  # a hand card


@rule("N-014")
def test_gold_is_no_resource_when_assigning() -> None:
    """E-24: assigning 2 sheep with sheep 1, gold 1: only 1 sheep can be assigned."""
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_wool_bank", "mckinnon_country_bank")
    give(state, 0, sheep=1, gold=1, worker=0)
    match = play(state, "use mckinnon_wool_bank")
    assert options(match) == ["assign sheep", "done"]
    match = play(match, "assign sheep")
    assert ask(match).kind == "turn"
    assert me(match).empire["mckinnon_wool_bank"].goods == {"sheep": 1}
    assert supply(match) == {"gold": 1}
    assert "use mckinnon_country_bank" not in options(match)


@rule("N-014")
def test_gold_is_no_fish_when_loading() -> None:
    state = alone(table())
    give(state, 0, gold=3, raze=1)
    match = play(state, "place sail")
    assert options(match) == ["load 0 0", "load 0 1"]


@rule("N-015", "N-011")
def test_the_payer_decides_how_much_gold_and_the_least_comes_first() -> None:
    state = alone(table())
    hand(state, 0, "glenn_village_bell")
    give(state, 0, wood=2, stone=1, gold=1)
    match = play(state, "build glenn_village_bell")
    assert options(match) == ["pay wood wood stone", "pay wood wood gold", "pay wood stone gold"]
    match = play(match, "pay wood stone gold")
    assert supply(match) == {"wood": 1}


@rule("N-011", "N-015")
def test_only_one_way_to_pay_is_not_asked() -> None:
    """E-24: cost 2 wood + 1 stone, supply wood 1, stone 1, gold 1: payable."""
    state = alone(table())
    hand(state, 0, "glenn_village_bell")
    give(state, 0, wood=1, stone=1, gold=1)
    match = play(state, "build glenn_village_bell")
    assert ask(match).kind == "turn" and supply(match) == {}


@rule("N-013", "N-015", "N-016")
def test_a_mixed_payment() -> None:
    """E-44: worker + 2 food with 1 free Worker, food 1, gold 2: food 1 + gold 1, or gold 2."""
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_table_for_everyone")
    give(state, 0, worker=1, food=1, gold=2)
    match = play(state, "use heidel_table_for_everyone")
    assert options(match) == ["pay food gold", "pay gold gold"]
    match = play(match, "pay gold gold")
    assert supply(match) == {"food": 1} and workers(match) == (0, 1) and me(match).vp == 3


@rule("N-016")
def test_a_spent_worker_lies_on_the_clan_tile() -> None:
    state = alone(table())
    build(state, 0, "glenn_shearing_party")
    give(state, 0, sheep=3)
    match = play(state, "use glenn_shearing_party")
    assert workers(match) == (4, 1) and supply(match) == {"sheep": 1}


@rule("N-017")
def test_a_resource_is_of_any_kind() -> None:
    state = alone(table())
    build(state, 0, "glenn_many_hands_barn", "island_smugglers_cove")
    match = play(state, "use glenn_many_hands_barn", "gain food", "gain wood", "gain food")
    assert supply(match) == {"food": 2, "wood": 1}
    match = play(match, "use island_smugglers_cove")
    assert options(match) == ["pay food", "pay wood"]
    match = play(match, "pay wood", "do")
    assert options(match) == ["pay food", "pay gold"]  # gold may replace each unit
    match = play(match, "pay food")
    assert supply(match) == {"food": 1, "gold": 2}


@rule("N-018")
def test_a_slash_is_exactly_one_option() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_skin_tent")
    assert options(match) == ["choose food", "choose fish"]
    match = play(match, "choose fish")
    assert supply(match) == {"fish": 1} and ask(match).kind == "turn"


@rule("N-018")
def test_an_option_that_does_nothing_is_not_offered() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_storm_gate")
    islands(state, "island_puffin_rock")
    assert "use ulaf_storm_gate" not in options(start(state))
    ship(state, 0)
    match = play(state, "use ulaf_storm_gate")
    assert told(match, "forced")[0] == (0, "choose pillage_now")

    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_storm_gate")
    islands(state, "island_puffin_rock")
    ship(state, 0, raze=1)
    match = play(state, "use ulaf_storm_gate")
    assert options(match) == ["choose pillage_now", "choose conquer_now"]


@rule("N-019")
def test_parts_are_offered_in_order_and_may_be_declined() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_royal_mint")
    give(state, 0, gold=1)
    match = play(state, "use mckinnon_royal_mint")
    assert ask(match).kind == "part" and options(match) == ["do", "skip"]
    match = play(match, "skip")
    assert workers(match) == (5, 0)
    assert options(match) == ["assign gold", "done"]
    match = play(state, "use mckinnon_royal_mint", "do")
    assert supply(match) == {"gold": 2}
    match = play(match, "skip")
    assert me(match).empire["mckinnon_royal_mint"].goods == {} and ask(match).kind == "turn"


@rule("N-019")
def test_a_part_that_must_be_done_cannot_be_declined(tmp_path: Path) -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_royal_mint")
    give(state, 0, gold=1)
    old, new = "worker -> 1 gold; assign", "must worker -> 1 gold; assign"
    match = rewritten(state, tmp_path, "mckinnon.toml", old, new)
    match = play(match, "use mckinnon_royal_mint")
    assert workers(match) == (4, 1) and supply(match) == {"gold": 2}  # not even asked


@rule("N-020")
def test_a_cost_is_paid_in_full_before_the_gain() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_axe_smithy")
    give(state, 0, wood=1)
    assert "use ulaf_axe_smithy" not in options(start(state))
    give(state, 0, stone=1)
    match = play(state, "use ulaf_axe_smithy")
    books = [told.event for told in match.log if told.event in ("paid", "gained")]
    assert books == ["paid", "paid", "gained", "gained"]
    assert supply(match) == {"raze": 1, "gold": 1}


@rule("N-021")
def test_a_verb_with_a_target_may_be_declined_in_a_bundle() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    hand(state, 0, "heidel_drinking_competition")
    match = play(state, "place harvest", "play heidel_drinking_competition")
    assert ask(match).kind == "move_pawn" and "decline" in options(match)
    match = play(match, "decline")
    assert supply(match) == {"food": 1, "raze": 1}  # these cannot be refused
    assert me(match).pawns[0].tile == "harvest"


@rule("N-021")
def test_a_verb_that_stands_alone_may_not_be_declined() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_tipsy_signpost")
    pawn(state, 0, "harvest")
    match = play(state, "use heidel_tipsy_signpost")
    assert ask(match).kind == "move_pawn" and "decline" not in options(match)


@rule("N-021")
def test_a_verb_that_cannot_be_carried_out_is_skipped() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    hand(state, 0, "ulaf_war_horns")
    match = play(state, "place sail", "play ulaf_war_horns")
    assert ask(match).kind == "load" and supply(match) == {"fish": 1, "raze": 1}


@rule("N-021", "N-092")
def test_an_action_in_capitals_is_never_declined() -> None:
    state = alone(table())
    build(state, 0, "glenn_quarry_path")
    top(state, 0, "glenn_cousin")
    match = play(state, "use glenn_quarry_path")
    assert me(match).hand == ["glenn_cousin"] and supply(match) == {"stone": 1}


@rule("N-022", "N-223")
def test_nobody_pays_for_nothing() -> None:
    state = alone(table())
    build(state, 0, "glenn_tug_green", "glenn_tug_green_2")
    assert options(start(state), "use") == []  # two tartan icons are no three
    build(state, 0, "glenn_tug_green_3")
    match = play(state, "use glenn_tug_green")
    assert me(match).vp == 1


@rule("N-022")
def test_a_price_is_not_paid_for_what_cannot_happen() -> None:
    state = alone(table())
    build(state, 0, "glenn_neighbours_hand", "glenn_village_bell")
    give(state, 0, food=1)
    assert "use glenn_neighbours_hand" not in options(start(state))  # nothing is exhausted
    assert "use glenn_village_bell" not in options(start(state))  # no Worker is spent
    spent(state, 0, 1)
    assert "use glenn_village_bell" in options(start(state))


@rule("N-023")
def test_a_part_is_repeated_and_paid_anew() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_brawl_yard")
    give(state, 0, food=3)
    match = play(state, "use heidel_brawl_yard")
    assert supply(match) == {"food": 2, "raze": 1} and options(match) == ["do", "skip"]
    match = play(match, "do")
    assert supply(match) == {"food": 1, "raze": 2} and ask(match).kind == "turn"
    match = play(state, "use heidel_brawl_yard", "skip")
    assert supply(match) == {"food": 2, "raze": 1}


@rule("N-024")
@pytest.mark.parametrize(("porters", "food"), [(0, 1), (1, 2), (3, 3)])
def test_per_counts_up_to_its_limit(porters: int, food: int) -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_yeti_choir")
    for name in ("panuk_yeti_porters", "panuk_yeti_porters_2", "panuk_yeti_porters_3")[:porters]:
        build(state, 0, name)
    match = play(state, "use panuk_yeti_choir")
    assert supply(match) == {"food": food}


@rule("N-024")
@pytest.mark.parametrize(("schools", "points"), [(1, 1), (2, 1), (3, 2)])
def test_per_two_is_rounded_down(schools: int, points: int) -> None:
    state = alone(table(clans=("panuk", "ulaf")))  # the Penguin Shoal shows a penguin, too
    for name in ("panuk_penguin_school", "panuk_penguin_school_2", "panuk_penguin_school_3")[
        :schools
    ]:
        build(state, 0, name)
    give(state, 0, fish=1)
    match = play(state, "use panuk_penguin_school")
    assert me(match).vp == points


@rule("N-025")
@pytest.mark.parametrize(("before", "points"), [(2, 1), (8, 3), (4, 1), (5, 2), (12, 3)])
def test_a_worker_that_is_spent_as_cost_counts_already(before: int, points: int) -> None:
    """E-23: 2 spent Workers, Ceilidh Barn: 3 spent, 1 VP; with 8 before: 9, 3 VP."""
    state = alone(table())
    build(state, 0, "glenn_ceilidh_barn")
    give(state, 0, food=1)
    spent(state, 0, before)
    match = play(state, "use glenn_ceilidh_barn")
    assert me(match).vp == points and workers(match) == (4, before + 1)


@rule("N-022", "N-025")
def test_the_look_ahead_counts_after_the_cost() -> None:
    state = alone(table())
    build(state, 0, "glenn_ceilidh_barn")
    give(state, 0, food=1)
    spent(state, 0, 1)
    assert "use glenn_ceilidh_barn" not in options(start(state))


@rule("N-025", "N-243")
def test_a_card_discarded_as_cost_shows_its_icons_no_longer(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_skin_tent", "nanurjuk_skin_tent_2")
    old, new = "discard(location) -> 2 vp + 1 resource", "discard(location) -> 1 vp per camp"
    match = rewritten(state, tmp_path, "nanurjuk.toml", old, new)
    match = play(match, "use nanurjuk_dog_sled", "target nanurjuk_skin_tent")
    assert me(match).vp == 1

    bare(state, 0)
    discarded(state, 0, "nanurjuk_skin_tent")
    match = rewritten(state, tmp_path, "nanurjuk.toml", old, new)
    assert "use nanurjuk_dog_sled" not in options(match)  # the only camp would be gone


@rule("N-026")
def test_icons_count_on_every_card_of_the_empire() -> None:
    state = table(clans=("panuk", "ulaf"))
    build(state, 0, "panuk_penguin_school", exhausted=True)
    build(state, 0, "panuk_penguin_nursery", under="panuk_penguin_shoal")
    hand(state, 0, "panuk_penguin_school_2", "panuk_penguin_post")
    state.players[0].deck.remove("panuk_penguin_larder")
    state.players[0].discard.append("panuk_penguin_larder")
    whose = Whose(CONTENT, state.players[0])
    assert COUNTERS["penguin"](whose) == 3  # Shoal, exhausted School, Nursery under the Shoal
    assert COUNTERS["penguin"](Whose(CONTENT, state.players[1])) == 0


@rule("N-026")
def test_islands_and_the_acting_card_count() -> None:
    state = alone(table())
    build(state, 0, "island_edge_of_world", "island_ghost")
    match = play(state, "use island_edge_of_world")
    assert me(match).vp == 2


@rule("N-027")
def test_the_other_counters() -> None:
    state = table(clans=("heidel", "ulaf"))
    player = state.players[0]
    build(state, 0, "heidel_cool_cellar", goods={"food": 3})
    build(state, 0, "heidel_fireside_bench", workers=2)
    spent(state, 0, 4)
    pawn(state, 0, "sail")
    whose = Whose(CONTENT, player)
    assert COUNTERS["assigned_good"](whose) == 3
    assert COUNTERS["spent_worker"](whose) == 4
    assert COUNTERS["distinct_type"](whose) == len({"meadow", "mug", "bench"})
    assert COUNTERS["idle_pawn"](whose) == 2  # one placed and active, one unplaced
    pawn(state, 0, "sail", used=True)
    assert COUNTERS["idle_pawn"](whose) == 1


@rule("N-028")
def test_other_excludes_the_card_being_used() -> None:
    state = alone(table())
    build(state, 0, "glenn_neighbours_hand", "glenn_neighbours_hand_2")
    give(state, 0, food=2)
    assert options(start(state), "use") == []  # only itself would be exhausted
    build(state, 0, "glenn_quarry_path", "glenn_village_bell", exhausted=True)
    match = play(state, "use glenn_neighbours_hand")
    assert options(match) == ["target glenn_quarry_path", "target glenn_village_bell"]


@rule("N-028")
def test_a_boost_excludes_nothing() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_skin_tent", "nanurjuk_star_path")
    hand(state, 0, "nanurjuk_break_camp", "nanurjuk_dog_sled")
    match = play(state, "place construct", "play nanurjuk_break_camp")
    assert options(match, "target") == ["target nanurjuk_skin_tent", "target nanurjuk_star_path"]


@rule("N-029")
def test_all_is_open_but_the_hands() -> None:
    state = table()
    give(state, 1, raze=2, worker=3)
    spent(state, 1, 2)
    hand(state, 1, "ulaf_ravens", "ulaf_war_horns")
    build(state, 1, "ulaf_outpost", exhausted=True)
    match = start(state)
    for seat in (0, None):
        other = seen(match, seat).players[1]
        assert other.supply["raze"] == 2 and (other.workers, other.spent) == (3, 2)
        assert [(site.card, site.exhausted) for site in other.empire][-1] == ("ulaf_outpost", True)
        assert other.hand == [] and other.hand_size == 2
    assert seen(match, 1).players[1].hand == ["ulaf_ravens", "ulaf_war_horns"]


@rule("N-243")
def test_a_cost_never_takes_what_its_gain_needs() -> None:
    """E-31: hand Skin Tent and Caribou Trail: Star Path may discard only the Caribou Trail."""
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_star_path")
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_caribou_trail")
    match = play(state, "use nanurjuk_star_path")
    assert options(match) == ["discard nanurjuk_caribou_trail"]
    match = play(match, "discard nanurjuk_caribou_trail", "none", "construct nanurjuk_skin_tent")
    assert "nanurjuk_skin_tent" in me(match).empire and me(match).vp == 1


@rule("N-243", "N-022")
def test_star_path_needs_a_location_that_is_left() -> None:
    """E-31: hand Skin Tent alone: Star Path cannot be used."""
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_star_path")
    hand(state, 0, "nanurjuk_skin_tent")
    assert options(start(state), "use") == []
    hand(state, 0, "nanurjuk_dog_sled")
    match = play(state, "use nanurjuk_star_path")
    assert options(match) == ["discard nanurjuk_skin_tent", "discard nanurjuk_dog_sled"]


@rule("N-243", "N-091", "N-251")
def test_the_look_ahead_knows_what_the_window_makes_possible() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_star_path", "nanurjuk_skin_tent")
    hand(state, 0, "nanurjuk_break_camp", "nanurjuk_caribou_trail")
    match = play(state, "use nanurjuk_star_path")
    assert options(match) == ["discard nanurjuk_caribou_trail"]
    match = play(match, "discard nanurjuk_caribou_trail")
    assert options(match) == ["play nanurjuk_break_camp"]
    match = play(match, "play nanurjuk_break_camp")
    assert options(match) == ["target nanurjuk_star_path", "target nanurjuk_skin_tent"]
    match = play(match, "target nanurjuk_star_path", "construct nanurjuk_star_path")
    assert not me(match).empire["nanurjuk_star_path"].exhausted  # built anew


@rule("N-243")
def test_two_copies_in_hand_are_two_cards() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_star_path")
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_skin_tent_2")
    match = play(state, "use nanurjuk_star_path", "discard nanurjuk_skin_tent", "none")
    assert options(match) == ["construct nanurjuk_skin_tent_2"]


@rule("N-244")
def test_what_is_alike_is_offered_once() -> None:
    state = alone(table())
    hand(state, 0, "glenn_tug_green", "glenn_tug_green_2", "glenn_cousin", "glenn_cousin_2")
    give(state, 0, wood=1, stone=1, food=2)
    match = start(state)
    assert options(match, "build") == ["build glenn_tug_green"]
    assert options(match, "place").count("place populate") == 1  # two pawns that are alike
    match = play(match, "place populate")
    assert options(match) == ["play glenn_cousin", "none"]
    match = play(match, "none", "place populate", "none")
    assert options(match, "move") == ["move populate sail", "move populate explore"]


@rule("N-244")
def test_a_clan_ship_sails_before_a_common_ship() -> None:
    state = alone(table())
    state.common_ships -= 1
    state.players[0].common_ships = 1
    match = play(state, "place sail", "place sail")
    assert [queued.common for queued in match.state.queue] == [False, False]
    assert me(match).common_ships == 1

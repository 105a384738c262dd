"""Keywords about goods and Workers: gain, spend, assign, remove, recover, Storage (A15)."""

from __future__ import annotations

import pytest

from tests.north.tables import (
    build,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    points,
    ship,
    spent,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told


@rule("N-169")
def test_what_is_gained_comes_to_the_supply_and_points_to_the_track() -> None:
    state = table(clans=("ulaf", "glenn"))
    build(state, 0, "ulaf_loot_market")
    give(state, 0, raze=1)
    match = play(state, "use ulaf_loot_market")
    assert me(match).vp == 2 and supply(match) == {}


@rule("N-169")
def test_gained_workers_stay_for_the_rest_of_the_game() -> None:
    match = play(table(), "place populate", "pass", "pass")
    assert match.state.round == 2 and workers(match) == (6, 0)


@rule("N-170")
def test_spent_goods_leave_and_spent_workers_go_to_the_clan_tile() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_shearing_party")
    give(state, 0, sheep=3)
    match = play(state, "use glenn_shearing_party")
    assert supply(match) == {"sheep": 1} and workers(match) == (4, 1) and me(match).vp == 3


# Assigning


@rule("N-171", "N-172")
def test_what_is_assigned_stays_on_the_card_through_cleanup() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_fireside_bench")
    match = play(state, "use heidel_fireside_bench")
    assert me(match).vp == 2 and workers(match) == (4, 0)
    assert me(match).empire["heidel_fireside_bench"].workers == 1
    match = play(match, "pass", "pass")
    assert match.state.round == 2
    assert me(match).empire["heidel_fireside_bench"].workers == 1 and workers(match) == (4, 0)


@rule("N-172")
def test_assigned_goods_pay_nothing_and_score_nothing() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_country_bank", goods={"wood": 4})
    hand(state, 0, "mckinnon_withdrawal_window")  # 1 wood
    assert options(start(state), "build") == []
    state.last_round = True
    match = play(state, "pass", "pass")
    lines = {line.what: line.points for line in match.result().sheets[0]}
    assert lines["resources"] == 0


@rule("N-173")
def test_up_to_so_many_units_in_any_mix_and_never_gold_for_a_resource() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_country_bank")
    give(state, 0, wood=2, sheep=3, gold=2, raze=1, worker=0)
    match = play(state, "use mckinnon_country_bank")
    assert options(match) == ["assign wood", "assign sheep", "done"]
    match = play(match, "assign wood", "assign sheep", "assign wood", "assign sheep")
    assert me(match).empire["mckinnon_country_bank"].goods == {"wood": 2, "sheep": 2}
    assert supply(match) == {"sheep": 1, "gold": 2, "raze": 1} and ask(match).seat == 1


@rule("N-173")
def test_fewer_may_be_assigned_and_the_card_has_no_limit() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_cool_cellar", goods={"food": 9})
    give(state, 0, food=6)
    match = play(state, "use heidel_cool_cellar", "assign food", "done")
    assert me(match).empire["heidel_cool_cellar"].goods == {"food": 10}
    assert supply(match) == {"food": 5}


@rule("N-173")
def test_a_good_may_be_any_of_the_seven() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_pawnshop")
    give(state, 0, fish=1, gold=1, raze=1)
    match = play(state, "use mckinnon_pawnshop")
    assert options(match) == ["assign fish", "assign gold", "assign raze", "done"]


@rule("N-173", "N-014")
def test_E24_gold_is_not_assigned_for_sheep() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_wool_bank")
    give(state, 0, sheep=1, gold=1, worker=0)
    match = play(state, "use mckinnon_wool_bank", "assign sheep")
    assert me(match).empire["mckinnon_wool_bank"].goods == {"sheep": 1}
    assert supply(match) == {"gold": 1} and ask(match).seat == 1


@rule("N-174")
def test_assigning_is_one_event_however_many_units() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_counting_house", "mckinnon_pawnshop", "mckinnon_wool_bank")
    give(state, 0, gold=3, worker=0, sheep=1)
    match = play(state, "use mckinnon_pawnshop", "assign gold", "assign gold", "done")
    assert supply(match)["food"] == 1
    match = play(match, "pass", "use mckinnon_wool_bank", "done")  # nothing is put there
    assert supply(match)["food"] == 1


@rule("N-174")
def test_loading_a_ship_is_no_assigning() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_counting_house")
    give(state, 0, fish=1)
    match = play(state, "place sail", "load 1 0")
    assert supply(match) == {}


# Removing and recovering


@rule("N-175")
def test_goods_are_removed_from_any_cards_freely_mixed_up_to_the_number() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_withdrawal_window")
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 2})
    build(state, 0, "mckinnon_pawnshop", goods={"raze": 1, "wood": 1})
    match = play(state, "use mckinnon_withdrawal_window")
    assert options(match) == [
        "remove mckinnon_royal_mint gold",
        "remove mckinnon_pawnshop wood",
        "remove mckinnon_pawnshop raze",
        "done",
    ]
    match = play(match, "remove mckinnon_royal_mint gold", "remove mckinnon_pawnshop raze")
    match = play(match, "done")  # up to three
    assert supply(match) == {"gold": 1, "raze": 1}
    assert me(match).empire["mckinnon_pawnshop"].goods == {"wood": 1}


@rule("N-175")
def test_removed_workers_are_free_at_once_and_goods_are_none() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_rooster", "heidel_cool_cellar")
    build(state, 0, "heidel_fireside_bench", workers=2)
    state.players[0].empire["heidel_cool_cellar"].goods = {"food": 2}
    give(state, 0, food=1, worker=0)
    match = play(state, "use heidel_rooster")
    assert options(match) == ["remove heidel_fireside_bench worker", "done"]
    match = play(match, "remove heidel_fireside_bench worker")
    assert workers(match) == (1, 0) and ask(match).seat == 1


@rule("N-175")
def test_with_nothing_to_remove_and_nobody_to_wake_it_is_not_paid() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_rooster")
    give(state, 0, food=1)
    assert options(start(state), "use") == []
    pawn(state, 0, "sail", used=True)
    assert options(start(state), "use") == ["use heidel_rooster"]


@rule("N-176")
@pytest.mark.parametrize(("before", "after"), [(3, (2, 1)), (1, (1, 0))])
def test_spent_workers_are_recovered_all_if_there_are_fewer(
    before: int, after: tuple[int, int]
) -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_village_bell", "glenn_tug_green")
    give(state, 0, worker=0)
    spent(state, 0, before)
    match = play(state, "use glenn_village_bell")
    assert workers(match) == after and ask(match).seat == 1  # nobody is asked how many


@rule("N-176")
def test_without_spent_workers_there_is_nothing_to_recover() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_village_bell", "glenn_neighbours_hand")
    assert options(start(state), "use") == []


# Storage


@rule("N-190", "N-192")
def test_storage_pays_once_per_full_set_and_what_lies_there_stays() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_country_bank", goods={"wood": 4, "fish": 3})
    match = play(state, "pass", "pass", "keep none", "keep none")
    assert match.state.phase == "action" and match.state.round == 2
    assert supply(match) == {"gold": 2}
    assert me(match).empire["mckinnon_country_bank"].goods == {"wood": 4, "fish": 3}


@rule("N-190")
def test_every_lookout_pays_again() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 2})
    match = play(state, *("pass", "pass", "keep none", "keep none") * 2)
    assert match.state.round == 3 and me(match).scored == {"storage": 4}


@rule("N-191", "N-194")
@pytest.mark.parametrize(("first", "gold", "vp"), [(2, 2, 0), (1, 1, 1), (0, 0, 2)])
def test_E05_each_set_chooses_for_itself(first: int, gold: int, vp: int) -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 5})
    match = play(state, "pass", "pass", "keep none", "keep none")
    assert options(match) == ["sets 2", "sets 1", "sets 0"]  # and no way to decline
    match = play(match, f"sets {first}")
    assert supply(match).get("gold", 0) == gold and me(match).vp == vp
    assert me(match).empire["mckinnon_wool_bank"].goods == {"sheep": 5}


@rule("N-193")
def test_kinds_are_mixed_in_a_set_of_goods() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_pawnshop", goods={"gold": 1, "raze": 1, "fish": 1})
    match = play(state, "pass", "pass", "keep none", "keep none")
    assert me(match).vp == 1


@rule("N-196")
def test_workers_never_count_for_storage() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_pawnshop", goods={"gold": 1}, workers=5)
    match = play(state, "pass", "pass", "keep none", "keep none")
    assert me(match).vp == 0 and match.state.phase == "action"


@rule("N-195")
def test_E33_compound_interest_and_the_next_lookout() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 5})
    hand(state, 0, "mckinnon_compound_interest")
    match = play(state, "place explore", "play mckinnon_compound_interest")
    assert options(match) == ["target mckinnon_royal_mint", "decline"]
    match = play(match, "target mckinnon_royal_mint")
    assert me(match).vp == 3 and supply(match) == {"food": 1}
    match = play(match, "pass", "pass", "keep none", "keep none")
    assert me(match).vp == 8 and me(match).scored == {"storage": 8}
    assert me(match).empire["mckinnon_royal_mint"].goods == {"gold": 5}


@rule("N-195", "N-191")
def test_a_payout_chooses_among_the_sets_that_it_pays() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 10})
    hand(state, 0, "mckinnon_compound_interest")
    match = play(state, "place explore", "play mckinnon_compound_interest")
    match = play(match, "target mckinnon_wool_bank")
    assert options(match) == ["sets 3", "sets 2", "sets 1", "sets 0"]


@rule("N-195")
def test_without_a_full_set_the_payout_is_skipped() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 1})
    hand(state, 0, "mckinnon_compound_interest")
    match = play(state, "place explore", "play mckinnon_compound_interest")
    assert supply(match) == {"food": 1} and told(match, "paid_out") == []
    assert ask(match).seat == 1


@rule("N-207", "N-195", "N-250")
def test_a_payout_in_the_action_phase_may_make_this_round_the_last() -> None:
    state = table(clans=("mckinnon", "glenn"))
    points(state, 0, 22)
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 3})
    hand(state, 0, "mckinnon_compound_interest")
    match = play(state, "place explore", "play mckinnon_compound_interest")
    match = play(match, "target mckinnon_royal_mint")
    assert match.state.last_round


@rule("N-260", "N-139")
def test_a_gained_ship_is_available_at_once() -> None:
    state = table(clans=("mckinnon", "glenn"))
    islands(state, "island_puffin_rock")
    hand(state, 0, "mckinnon_chartered_fleet")
    give(state, 0, wood=2, gold=1)
    ship(state, 0)
    ship(state, 0)
    assert "place sail" not in options(start(state))
    match = play(state, "build mckinnon_chartered_fleet", "pay wood wood", "pass")
    assert {"place sail", "use mckinnon_chartered_fleet"} <= set(options(match))
    assert me(match).common_ships == 1

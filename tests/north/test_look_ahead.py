"""Look-ahead through prices, and what is counted when: nothing is paid for nothing (N-017 to N-027, N-243)."""

from __future__ import annotations

from pathlib import Path

from polyana.games.north.effects import GOODS
from polyana.games.north.rules.counting import COUNTERS, Whose
from tests.north.tables import (
    CONTENT,
    alone,
    bare,
    build,
    deck,
    give,
    hand,
    me,
    play,
    rewritten,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told


@rule("N-022", "N-025", "N-202")
def test_the_worker_that_is_paid_cannot_build_as_well() -> None:
    """Pack Sledge with one Worker: Ring of Fires costs a Worker, too, so its build(1) could not be paid."""
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_pack_sledge")
    hand(state, 0, "nanurjuk_ring_of_fires")
    give(state, 0, wood=2, stone=1, worker=1)
    assert options(start(state), "use") == []  # Goods are saved, Workers never
    give(state, 0, stone=0, worker=2)
    match = play(state, "use nanurjuk_pack_sledge", "build nanurjuk_ring_of_fires")
    assert "nanurjuk_ring_of_fires" in me(match).empire and workers(match) == (0, 2)


@rule("N-202")
def test_gold_may_be_saved(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_pack_sledge")
    hand(state, 0, "nanurjuk_river_trade_route")
    change = ("nanurjuk.toml", 'cost = "1 stone"', 'cost = "1 stone + 1 gold"')
    assert options(rewritten(state, tmp_path, *change), "use") == []
    give(state, 0, gold=1)
    match = play(rewritten(state, tmp_path, *change), "use nanurjuk_pack_sledge")
    match = play(match, "build nanurjuk_river_trade_route")
    assert options(match) == ["save stone", "save gold"]  # gold pays for the stone, too
    assert supply(play(match, "save gold")) == {}


@rule("N-202", "N-127")
def test_building_for_less_is_no_construct() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_pack_sledge", "island_whale_graveyard")
    hand(state, 0, "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_pack_sledge", "build nanurjuk_skin_tent")
    assert "nanurjuk_skin_tent" in me(match).empire and supply(match) == {}


@rule("N-022", "N-243", "N-113")
def test_a_field_that_is_given_takes_along_what_could_be_gathered(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    bare(state, 0, "nanurjuk_ice_hole", "nanurjuk_tundra_berries")
    build(state, 0, "nanurjuk_whalebone_beach", under="nanurjuk_gravel_spit")
    build(state, 0, "nanurjuk_dog_sled")
    old, new = "discard(location) -> 2 vp + 1 resource", "discard(location) -> gather(field)"
    match = rewritten(state, tmp_path, "nanurjuk.toml", old, new)
    match = play(match, "use nanurjuk_dog_sled")  # not the Spit: the Beach would leave with it
    assert "nanurjuk_whalebone_beach" in me(match).discard and supply(match) == {
        "wood": 1,
        "stone": 1,
    }


@rule("N-243", "N-256")
def test_what_is_exhausted_as_a_price_may_be_refreshed_by_the_gain(tmp_path: Path) -> None:
    state = alone(table())
    build(state, 0, "glenn_village_bell", "glenn_tug_green")
    old, new = "exhaust(location) -> recover(2 worker)", "exhaust(location) -> refresh(location)"
    match = play(rewritten(state, tmp_path, "glenn.toml", old, new), "use glenn_village_bell")
    assert told(match, "exhausted")[-1] == told(match, "refreshed")[-1] == (0, "glenn_tug_green")


@rule("N-243", "N-258")
def test_the_look_ahead_works_through_a_copy() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_spirit_mask")
    build(state, 0, "nanurjuk_star_path", exhausted=True)
    hand(state, 0, "nanurjuk_skin_tent")
    assert options(start(state), "use") == []
    hand(state, 0, "nanurjuk_caribou_trail")
    match = play(state, "use nanurjuk_spirit_mask", "target nanurjuk_star_path")
    assert options(match) == ["discard nanurjuk_caribou_trail"]


@rule("N-020", "N-022")
def test_a_price_of_two_hand_cards_needs_two(tmp_path: Path) -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_sorting_shed")
    hand(state, 0, "panuk_curators_day")
    change = ("panuk.toml", "1 hand_card -> 1 vp", "2 hand_card -> 1 vp")
    assert options(rewritten(state, tmp_path, *change), "use") == []
    hand(state, 0, "panuk_ice_mirror")
    match = play(rewritten(state, tmp_path, *change), "use panuk_sorting_shed")
    match = play(match, "discard panuk_ice_mirror", "discard panuk_curators_day")
    assert me(match).vp == 1 and me(match).hand == []


@rule("N-017")
def test_a_price_of_goods_takes_any_of_the_seven(tmp_path: Path) -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_mead_hall")
    give(state, 0, raze=1, fish=1)
    match = rewritten(state, tmp_path, "heidel.toml", "2 food -> 2 vp", "1 food + 2 good -> 2 vp")
    assert options(match, "use") == []  # two Goods, and no food
    give(state, 0, gold=1)
    match = rewritten(state, tmp_path, "heidel.toml", "2 food -> 2 vp", "1 food + 2 good -> 2 vp")
    match = play(match, "use heidel_mead_hall")  # gold stands in for the food
    assert options(match) == ["pay fish", "pay raze"]
    match = play(match, "pay raze")
    assert me(match).vp == 2 and supply(match) == {}


@rule("N-017")
def test_a_good_that_is_gained_is_any_of_the_seven(tmp_path: Path) -> None:
    state = alone(table())
    build(state, 0, "glenn_many_hands_barn")
    match = rewritten(state, tmp_path, "glenn.toml", "2 worker -> 3 resource", "worker -> 1 good")
    match = play(match, "use glenn_many_hands_barn")
    assert options(match) == [f"gain {good}" for good in GOODS]
    assert supply(play(match, "gain raze")) == {"raze": 1}


@rule("N-021", "N-183")
def test_an_empty_deck_is_not_searched() -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    deck(state, 0)
    hand(state, 0, "panuk_penguin_post", "panuk_curators_day")
    match = play(state, "place explore", "play panuk_penguin_post")
    assert ask(match).kind == "turn" and supply(match) == {"fish": 1}
    assert told(match, "found_nothing") == []


# Counting


@rule("N-025", "N-067", "N-072")
def test_a_bonus_counts_the_worker_that_was_paid_for_its_card(tmp_path: Path) -> None:
    state = alone(table())
    hand(state, 0, "glenn_gathering_stone")
    give(state, 0, wood=1, stone=2)
    old, new = "1 vp per 2 tartan max 3", "1 vp per spent_worker"
    match = rewritten(state, tmp_path, "glenn.toml", old, new)
    assert me(play(match, "build glenn_gathering_stone")).vp == 1


@rule("N-026", "N-027")
def test_an_icon_that_only_an_upgrade_shows_is_a_type_of_the_empire() -> None:
    state = table()
    whose = Whose(CONTENT, state.players[0])
    assert COUNTERS["distinct_type"](whose) == 1
    build(state, 0, "glenn_ice_cream_man", under="glenn_oat_strip")
    assert COUNTERS["distinct_type"](whose) == 2 and COUNTERS["tartan"](whose) == 1


@rule("N-191")
def test_storage_is_chosen_by_the_first_player_first() -> None:
    state = table(clans=("mckinnon", "panuk", "heidel"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 2})
    build(state, 1, "panuk_penguin_larder", goods={"fish": 2})
    build(state, 2, "heidel_cool_cellar", goods={"food": 2})
    match = play(state, *["pass"] * 3, *["keep none"] * 3)  # round 2: the token is with seat 1
    asked = []
    while ask(match).kind == "storage":
        asked.append(ask(match).seat)
        match = play(match, "sets 0")
    assert asked == [1, 2, 0]

"""Building a Location (N-066 to N-075)."""

from __future__ import annotations

from pathlib import Path

from tests.north.tables import (
    NorthMatch,
    alone,
    build,
    give,
    hand,
    islands,
    me,
    play,
    rewritten,
    ship,
    spent,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told


def books(match: NorthMatch, *events: str) -> list[tuple[str, object]]:
    """What was told of these kinds, each with its second fact."""
    return [(one.event, one.facts[1]) for one in match.log if one.event in events]


@rule("N-066", "N-068")
def test_a_location_is_paid_and_placed_and_can_be_used_this_round() -> None:
    """E-02: stone 1, River Trade Route (1 stone): stone 0, unexhausted, usable this round."""
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, "nanurjuk_river_trade_route")
    give(state, 0, stone=1, fish=1)
    match = play(state, "build nanurjuk_river_trade_route")
    assert supply(match) == {"fish": 1} and me(match).hand == []
    assert not me(match).empire["nanurjuk_river_trade_route"].exhausted
    match = play(match, "use nanurjuk_river_trade_route")
    assert supply(match) == {"gold": 1}


@rule("N-066")
def test_what_cannot_be_paid_is_not_built() -> None:
    state = alone(table())
    hand(state, 0, "glenn_tug_green")
    give(state, 0, wood=5)
    assert options(start(state), "build") == []
    give(state, 0, stone=1)
    assert options(start(state), "build") == ["build glenn_tug_green"]


@rule("N-067")
def test_a_worker_in_the_cost_goes_to_the_clan_tile() -> None:
    state = alone(table())
    hand(state, 0, "glenn_gathering_stone")
    give(state, 0, wood=1, stone=2)
    match = play(state, "build glenn_gathering_stone")
    assert workers(match) == (4, 1) and supply(match) == {}
    give(state, 0, worker=0)
    assert options(start(state), "build") == []


@rule("N-069", "N-070")
def test_fields_upgrades_and_boosts_are_not_built_by_this_action() -> None:
    state = alone(table())
    hand(state, 0, "glenn_drystone_ridge", "glenn_second_shearing", "glenn_ice_cream_man")
    hand(state, 0, "glenn_cousin", "glenn_heave_ho")
    give(state, 0, food=9, wood=9, stone=9, sheep=9, gold=9)
    assert options(start(state), "build") == []


@rule("N-071")
def test_the_bonus_comes_once_when_a_card_is_built() -> None:
    """E-06: Penguin Shoal, 2 Nurseries, 1 School: Frozen Shipyard gives +4 VP at once, and nothing later."""
    state = alone(table(clans=("panuk", "ulaf")))
    shoal = "panuk_penguin_shoal"
    build(state, 0, "panuk_penguin_nursery", under=shoal)
    build(state, 0, "panuk_penguin_nursery_2", under=shoal)
    build(state, 0, "panuk_penguin_school")
    hand(state, 0, "panuk_frozen_shipyard", "panuk_penguin_school_2")
    give(state, 0, wood=5, stone=4)
    match = play(state, "build panuk_frozen_shipyard")
    assert me(match).vp == 4 and supply(match) == {"wood": 2, "stone": 2}
    match = play(match, "build panuk_penguin_school_2")
    assert me(match).vp == 4


@rule("N-071", "N-086")
def test_the_bonus_comes_when_a_card_is_constructed() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, "nanurjuk_snow_house")
    match = play(state, "place construct", "none", "construct nanurjuk_snow_house")
    assert supply(match) == {"food": 1}


@rule("N-071")
def test_the_bonus_comes_when_an_island_is_conquered() -> None:
    state = alone(table())
    ship(state, 0, raze=1)
    islands(state, "island_chalk_cliffs")
    match = play(state, "pass", "island island_chalk_cliffs", "conquer")
    assert supply(match) == {"stone": 2}


@rule("N-072")
def test_the_own_icons_count_for_the_bonus() -> None:
    state = alone(table())
    build(state, 0, "glenn_tug_green")
    hand(state, 0, "glenn_gathering_stone")
    give(state, 0, wood=1, stone=2)
    match = play(state, "build glenn_gathering_stone")
    assert me(match).vp == 1  # one tartan there, and its own


@rule("N-072")
def test_first_the_bonus_then_the_features_of_other_cards() -> None:
    state = alone(table())
    build(state, 0, "glenn_gathering_stone")
    hand(state, 0, "glenn_many_hands_barn")
    give(state, 0, wood=2)
    spent(state, 0, 2)
    match = play(state, "build glenn_many_hands_barn")
    assert books(match, "built", "recovered", "gained") == [
        ("built", "glenn_many_hands_barn"),
        ("recovered", 1),
        ("gained", "food"),
    ]


@rule("N-073")
def test_the_own_arrival_triggers_nothing() -> None:
    state = alone(table())
    hand(state, 0, "glenn_gathering_stone")
    give(state, 0, wood=1, stone=2)
    match = play(state, "build glenn_gathering_stone")
    assert supply(match) == {}


@rule("N-073")
def test_only_cards_with_the_icon_trigger() -> None:
    state = alone(table())
    build(state, 0, "glenn_gathering_stone")
    hand(state, 0, "glenn_village_bell")
    give(state, 0, wood=2, stone=1)
    assert supply(play(state, "build glenn_village_bell")) == {}


@rule("N-073")
def test_a_constructed_card_triggers() -> None:
    state = alone(table())
    build(state, 0, "glenn_gathering_stone")
    hand(state, 0, "glenn_tug_green")
    match = play(state, "place construct", "none", "construct glenn_tug_green")
    assert supply(match) == {"food": 1}


@rule("N-073")
def test_a_field_triggers_after_its_goods() -> None:
    state = alone(table())
    build(state, 0, "glenn_gathering_stone")
    hand(state, 0, "glenn_ice_cream_man")
    match = play(state, "place populate", "play glenn_ice_cream_man", "stand")
    gained = [facts[1:] for facts in told(match, "gained")]
    assert gained == [("food", 1), ("sheep", 1), ("food", 1), ("worker", 1)]


@rule("N-073")
def test_an_upgrade_triggers() -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_bear_totem")
    hand(state, 0, "panuk_penguin_nursery")
    match = play(state, "place harvest", "play panuk_penguin_nursery")
    assert me(match).vp == 1 and supply(match) == {"fish": 1}


@rule("N-073", "N-156")
def test_a_conquered_card_triggers(tmp_path: Path) -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_bear_totem")
    ship(state, 0, raze=1)
    islands(state, "island_chalk_cliffs")
    old, new = "when build penguin: 1 vp", "when build island: 1 vp"
    match = rewritten(state, tmp_path, "panuk.toml", old, new)
    match = play(match, "pass", "island island_chalk_cliffs", "conquer")
    assert me(match).vp == 1


@rule("N-073")
def test_a_card_that_was_taken_back_triggers_again() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_road_drum", "nanurjuk_skin_tent", "nanurjuk_pack_sledge")
    match = play(state, "use nanurjuk_pack_sledge", "target nanurjuk_skin_tent")
    match = play(match, "build nanurjuk_skin_tent")
    assert supply(match) == {"food": 1} and me(match).vp == 1
    assert "nanurjuk_skin_tent" in me(match).empire


@rule("N-074")
def test_copies_work_separately() -> None:
    """E-15: two Squadrons, one pillage: +2 food in addition to the box."""
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_squadron", "ulaf_squadron_2")
    ship(state, 0)
    islands(state, "island_log_island")
    match = play(state, "pass", "island island_log_island")
    assert supply(match) == {"wood": 3, "food": 2}


@rule("N-074")
def test_copies_exhaust_separately() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_mead_hall", "heidel_mead_hall_2")
    give(state, 0, food=4)
    match = play(state, "use heidel_mead_hall")
    assert options(match, "use") == ["use heidel_mead_hall_2"]
    assert me(play(match, "use heidel_mead_hall_2")).vp == 4


@rule("N-075")
def test_the_order_of_cards_means_nothing() -> None:
    state = alone(table())
    build(state, 0, "glenn_tug_green", "glenn_tug_green_2", "glenn_many_hands_barn")
    build(state, 0, "glenn_ice_cream_man", under="glenn_oat_strip")
    backwards = alone(table())
    backwards.players[0].deck = list(state.players[0].deck)
    backwards.players[0].empire = dict(reversed(state.players[0].empire.items()))
    there, here = start(state), start(backwards)
    assert sorted(options(there)) == sorted(options(here))
    moves = ("use glenn_tug_green", "place harvest", "harvest glenn_oat_strip")
    one, other = play(there, *moves), play(here, *moves)
    assert supply(one) == supply(other) == {"food": 3, "sheep": 1} and me(one).vp == me(other).vp
    assert ask(one).kind == ask(other).kind == "turn"

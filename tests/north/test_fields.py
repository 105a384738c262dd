"""Fields and upgrades (N-106 to N-117)."""

from __future__ import annotations

from pathlib import Path

from tests.north.tables import (
    alone,
    build,
    give,
    hand,
    me,
    pawn,
    play,
    rewritten,
    seen,
    start,
    supply,
    table,
    top,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options


@rule("N-106")
def test_a_field_of_the_window_pays_at_once() -> None:
    """E-07: Panuk declares EXPLORE, builds Driftwood Cove (+2 wood), then draws 1 card."""
    state = alone(table(clans=("panuk", "ulaf")))
    hand(state, 0, "panuk_driftwood_cove")
    top(state, 0, "panuk_ice_mirror")
    match = play(state, "place explore", "play panuk_driftwood_cove")
    assert supply(match) == {"wood": 2} and me(match).hand == ["panuk_ice_mirror"]
    assert list(me(match).empire)[-1] == "panuk_driftwood_cove"
    events = [one.event for one in match.log if one.event in ("placed", "drew")]
    assert events == ["placed", "drew"]


@rule("N-107")
def test_an_upgrade_goes_under_a_field_with_the_same_good() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, "nanurjuk_whalebone_beach")
    match = play(state, "place harvest", "play nanurjuk_whalebone_beach")
    assert me(match).empire["nanurjuk_whalebone_beach"].under == "nanurjuk_gravel_spit"


@rule("N-107", "N-116")
def test_one_good_in_common_is_enough() -> None:
    state = alone(table())
    hand(state, 0, "glenn_ice_cream_man")
    match = play(state, "place populate", "play glenn_ice_cream_man")
    fields = ["attach glenn_oat_strip", "attach glenn_home_pasture"]
    assert options(match) == ["stand", *fields]  # not under the Birch Copse


@rule("N-107")
def test_upgrades_that_lie_there_already_do_not_matter() -> None:
    state = alone(table())
    build(state, 0, "glenn_ice_cream_man", under="glenn_oat_strip")
    hand(state, 0, "glenn_second_shearing")
    match = play(state, "place harvest", "play glenn_second_shearing")
    assert me(match).empire["glenn_second_shearing"].under == "glenn_home_pasture"


@rule("N-107", "N-108")
def test_without_such_a_field_the_upgrade_is_not_built() -> None:
    """E-09: Hop Poles (1 food) cannot go under Drowsy Pinewood (2 wood)."""
    state = alone(table(clans=("heidel", "ulaf")))
    hand(state, 0, "heidel_hop_poles")
    match = play(state, "place populate", "play heidel_hop_poles")
    assert me(match).empire["heidel_hop_poles"].under == "heidel_barley_field"
    del state.players[0].empire["heidel_barley_field"]
    state.players[0].gone.append("heidel_barley_field")
    assert options(play(state, "place populate")) == ["none"]


@rule("N-109")
def test_an_upgrade_pays_its_own_goods_only() -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_penguin_nursery", under="panuk_penguin_shoal")
    hand(state, 0, "panuk_penguin_nursery_2")
    match = play(state, "place harvest", "play panuk_penguin_nursery_2")
    assert ask(match).kind == "harvest" and supply(match) == {"fish": 1}


@rule("N-110")
def test_a_field_carries_any_number_of_upgrades() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    give(state, 0, food=2)
    build(state, 0, "heidel_hop_poles", "heidel_hop_poles_2", under="heidel_barley_field")
    hand(state, 0, "heidel_hop_poles_3")
    match = play(state, "place populate", "play heidel_hop_poles_3", "place harvest")
    assert supply(play(match, "harvest heidel_barley_field")) == {"food": 2 + 1 + 3 + 3}


@rule("N-111")
def test_upgrades_count_where_a_field_is_chosen_but_not_for_harvest() -> None:
    state = alone(table())
    build(state, 0, "glenn_second_shearing", under="glenn_home_pasture")
    hand(state, 0, "glenn_toloka")
    match = play(state, "place harvest", "play glenn_toloka")
    assert ask(match).kind == "gather" and "target glenn_second_shearing" in options(match)
    match = play(match, "target glenn_second_shearing")
    assert supply(match) == {"sheep": 1, "food": 1}  # that card alone
    assert ask(match).kind == "harvest"
    assert "harvest glenn_second_shearing" not in options(match)
    match = play(match, "harvest glenn_home_pasture")
    assert supply(match) == {"sheep": 3, "food": 1}  # the whole stack


@rule("N-111", "N-203")
def test_gathering_a_field_takes_no_upgrades() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_hop_poles", under="heidel_barley_field")
    build(state, 0, "heidel_picnic_blanket", "heidel_tipsy_signpost")
    match = play(state, "use heidel_picnic_blanket", "target heidel_barley_field")
    assert supply(match) == {"food": 3 + 1}
    assert me(match).empire["heidel_tipsy_signpost"].exhausted


@rule("N-111")
def test_new_outpost_may_discard_an_upgrade() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_whalebone_beach", under="nanurjuk_gravel_spit")
    build(state, 0, "nanurjuk_new_outpost", "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_new_outpost")
    fields = ("ice_hole", "tundra_berries", "gravel_spit", "whalebone_beach")
    assert options(match) == [f"target nanurjuk_{name}" for name in fields]
    match = play(match, "target nanurjuk_whalebone_beach")
    assert me(match).discard == ["nanurjuk_whalebone_beach"]
    assert "nanurjuk_gravel_spit" in me(match).empire


@rule("N-112")
def test_an_upgrade_is_worth_a_point() -> None:
    state = table()
    before = seen(start(state), 0).players[0].points
    build(state, 0, "glenn_second_shearing", under="glenn_home_pasture")
    assert seen(start(state), 0).players[0].points == before + 1 == 4


@rule("N-113", "N-200")
def test_a_discarded_field_takes_its_upgrades_along() -> None:
    """E-25: Dog Sled discards Gravel Spit with two Whalebone Beaches, Ring of Fires stands."""
    state = alone(table(clans=("nanurjuk", "ulaf")))
    spit = "nanurjuk_gravel_spit"
    build(state, 0, "nanurjuk_whalebone_beach", "nanurjuk_whalebone_beach_2", under=spit)
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires")
    cards = len(state.players[0].empire)
    match = play(state, "use nanurjuk_dog_sled", f"target {spit}", "gain fish")
    assert me(match).gone == [spit]
    beaches = ["nanurjuk_whalebone_beach", "nanurjuk_whalebone_beach_2"]
    assert me(match).discard == beaches and len(me(match).empire) == cards - 3
    assert me(match).vp == 2 + 3 and supply(match) == {"fish": 1}


@rule("N-114", "N-200")
def test_a_field_that_returns_to_hand_loses_its_upgrades(tmp_path: Path) -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    trail, beach = "nanurjuk_caribou_trail", "nanurjuk_whalebone_beach"
    build(state, 0, trail, "nanurjuk_pack_sledge", "nanurjuk_untied_bundles")
    build(state, 0, beach, under=trail)
    old, new = 'goods = "1 sheep"', 'goods = "1 sheep + 1 stone"'
    match = rewritten(state, tmp_path, "nanurjuk.toml", old, new)
    match = play(match, "use nanurjuk_pack_sledge", f"target {trail}", "decline")
    assert me(match).hand == [trail] and me(match).discard == [beach]
    assert supply(match) == {"food": 1}  # Untied Bundles, for the upgrade alone


@rule("N-115")
def test_a_field_is_harvested_several_times_a_round() -> None:
    state = alone(table())
    give(state, 0, food=1)
    match = play(state, "place harvest", "harvest glenn_birch_copse")
    match = play(match, "place harvest", "harvest glenn_birch_copse")
    assert supply(match) == {"food": 1, "wood": 4}
    assert not me(match).empire["glenn_birch_copse"].exhausted


@rule("N-116", "N-109")
def test_the_ice_cream_man_as_an_upgrade() -> None:
    """E-08: under Oat Strip: +1 food +1 sheep, then POPULATE; a HARVEST of it: +3 food +1 sheep."""
    state = alone(table())
    hand(state, 0, "glenn_ice_cream_man")
    moves = ("place populate", "play glenn_ice_cream_man", "attach glenn_oat_strip")
    match = play(state, *moves)
    assert supply(match) == {"food": 1, "sheep": 1} and workers(match) == (6, 0)
    match = play(match, "place harvest")
    assert "harvest glenn_ice_cream_man" not in options(match)  # the choice is final
    match = play(match, "harvest glenn_oat_strip")
    assert supply(match) == {"food": 4, "sheep": 2}


@rule("N-116")
def test_the_ice_cream_man_as_a_field() -> None:
    """E-08: built as a Field instead, HARVEST of Oat Strip: +2 food."""
    state = alone(table())
    hand(state, 0, "glenn_ice_cream_man")
    match = play(state, "place populate", "play glenn_ice_cream_man", "stand", "place harvest")
    assert "harvest glenn_ice_cream_man" in options(match)
    match = play(match, "harvest glenn_oat_strip")
    assert supply(match) == {"food": 3, "sheep": 1}


@rule("N-117", "N-046")
def test_an_upgrade_pays_nothing_when_a_round_begins() -> None:
    state = alone(table())
    build(state, 0, "glenn_second_shearing", under="glenn_home_pasture")
    pawn(state, 0, "explore")
    match = play(state, "pass", "keep none", "keep none")
    assert match.state.round == 2 and match.state.phase == "action" and supply(match) == {}

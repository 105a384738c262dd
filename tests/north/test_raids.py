"""Raids: a raze token is spent, and an Action Location of somebody else is exhausted (N-129 to N-135)."""

from __future__ import annotations

from pathlib import Path

from tests.north.tables import (
    alone,
    build,
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
from tests.tables import ask, options


@rule("N-129", "N-134")
def test_a_raid_exhausts_a_location_for_a_raze_token() -> None:
    """E-22: 1 raze, an opponent's unexhausted Mead Hall: raze 0, Mead Hall exhausted until Cleanup."""
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_mead_hall", "heidel_hammock_grove")
    give(state, 0, raze=1)
    give(state, 1, food=2)
    match = start(state)
    assert options(match, "raid") == ["raid heidel_mead_hall"]  # a Feature cannot be raided
    match = play(match, "raid heidel_mead_hall")
    assert supply(match) == {} and me(match, 1).empire["heidel_mead_hall"].exhausted
    assert ask(match).seat == 1 and "use heidel_mead_hall" not in options(match)
    match = play(match, "pass", "pass")
    assert match.state.round == 2 and not me(match, 1).empire["heidel_mead_hall"].exhausted


@rule("N-129", "N-060")
def test_a_player_who_passed_is_not_raided() -> None:
    state = alone(table(clans=("ulaf", "heidel")))
    build(state, 1, "heidel_mead_hall")
    give(state, 0, raze=1)
    assert options(start(state), "raid") == []


@rule("N-129")
def test_own_locations_are_not_raided() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 0, "ulaf_outpost")
    give(state, 0, raze=1)
    assert options(start(state), "raid") == []


@rule("N-130")
def test_without_a_raze_token_no_raid() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_mead_hall")
    give(state, 0, gold=5, wood=5)
    assert options(start(state), "raid") == []


@rule("N-131")
def test_features_fields_and_boosts_are_not_raided() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_guest_house", "heidel_mossy_quarry")
    hand(state, 1, "heidel_party_ship", "heidel_mead_hall")
    give(state, 0, raze=3)
    assert options(start(state), "raid") == []


@rule("N-132")
def test_islands_banks_and_copy_cards_are_raided() -> None:
    state = table(clans=("ulaf", "mckinnon", "panuk"))
    build(state, 1, "island_puffin_rock", "island_ghost", "mckinnon_wool_bank")
    build(state, 2, "panuk_ice_mirror")
    give(state, 0, raze=1)
    targets = ["mckinnon_family_strongbox", "island_puffin_rock", "mckinnon_wool_bank"]
    raids = [f"raid {name}" for name in (*targets, "panuk_ice_mirror")]
    assert options(start(state), "raid") == raids
    match = play(state, "raid island_puffin_rock")
    assert me(match, 1).empire["island_puffin_rock"].exhausted


@rule("N-133")
def test_an_exhausted_location_is_not_raided() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_mead_hall", exhausted=True)
    give(state, 0, raze=1)
    assert options(start(state), "raid") == []


@rule("N-134", "N-257")
def test_the_owner_may_refresh_what_was_raided() -> None:
    state = table(clans=("ulaf", "glenn"))
    build(state, 1, "glenn_shearing_party", "glenn_neighbours_hand")
    give(state, 0, raze=1)
    give(state, 1, food=1, sheep=2)
    match = play(state, "raid glenn_shearing_party", "use glenn_neighbours_hand")
    assert not me(match, 1).empire["glenn_shearing_party"].exhausted
    match = play(match, "pass", "use glenn_shearing_party")
    assert me(match, 1).vp == 3


FREE = ("ulaf.toml", '"worker -> 2 gold"', '"worker -> raid(free) + 1 gold"')
"""Berserkers' Den, with a free raid that is no Boost."""


@rule("N-135")
def test_a_free_raid_costs_no_raze(tmp_path: Path) -> None:
    state = table(clans=("ulaf", "heidel", "glenn"))
    build(state, 0, "ulaf_berserkers_den")
    build(state, 1, "heidel_mead_hall", "heidel_guest_house")
    build(state, 1, "heidel_tipsy_signpost", exhausted=True)
    build(state, 2, "glenn_tug_green")
    state.players[2].passed = True
    match = play(rewritten(state, tmp_path, *FREE), "use ulaf_berserkers_den")
    assert options(match) == ["raid heidel_mead_hall", "decline"]
    match = play(match, "raid heidel_mead_hall")
    assert me(match, 1).empire["heidel_mead_hall"].exhausted
    assert supply(match) == {"gold": 1} and workers(match) == (4, 1)


@rule("N-135")
def test_a_free_raid_without_a_target_is_skipped(tmp_path: Path) -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 0, "ulaf_berserkers_den")
    match = play(rewritten(state, tmp_path, *FREE), "use ulaf_berserkers_den")
    assert supply(match) == {"gold": 1} and ask(match).seat == 1

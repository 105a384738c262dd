"""Keywords about pawns and turned cards: move, wake, exhaust, refresh (A15)."""

from __future__ import annotations

from polyana.games.north.state import Pawn
from tests.north.tables import (
    build,
    give,
    hand,
    me,
    pawn,
    play,
    points,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

# Pawns


@rule("N-186")
def test_a_placed_pawn_goes_to_any_other_tile_without_performing_it() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_tipsy_signpost")
    pawn(state, 0, "explore")
    match = play(state, "use heidel_tipsy_signpost")
    assert options(match) == [
        *("pawn explore harvest", "pawn explore construct", "pawn explore sail"),
        "pawn explore populate",
    ]  # neighbours or not, but only a pawn that is placed
    match = play(match, "pawn explore sail")
    assert me(match).pawns == [Pawn("sail"), Pawn()]
    assert match.state.queue == [] and told(match, "performed") == []


@rule("N-186")
def test_the_side_of_a_moved_pawn_does_not_change() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_tipsy_signpost")
    pawn(state, 0, "explore", used=True)
    pawn(state, 0, "explore")
    match = play(state, "use heidel_tipsy_signpost")
    assert {"pawn explore sail", "pawn explore_x sail"} <= set(options(match))
    match = play(match, "pawn explore_x sail")
    assert me(match).pawns == [Pawn("sail", used=True), Pawn("explore")]


@rule("N-186")
def test_without_a_placed_pawn_nothing_is_moved() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_tipsy_signpost")
    assert options(start(state), "use") == []


@rule("N-186", "N-098")
def test_E11_the_declared_action_follows_though_the_pawn_has_moved() -> None:
    state = table(clans=("heidel", "glenn"))
    hand(state, 0, "heidel_drinking_competition")
    match = play(state, "place harvest", "play heidel_drinking_competition", "pawn harvest sail")
    assert supply(match) == {"food": 1, "raze": 1} and ask(match).kind == "harvest"
    match = play(match, "harvest heidel_drowsy_pinewood")
    assert supply(match) == {"food": 1, "raze": 1, "wood": 2}
    assert me(match).pawns == [Pawn("sail"), Pawn()] and match.state.queue == []


@rule("N-187")
def test_E12_one_pawn_performs_the_same_action_twice() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_tipsy_signpost")
    give(state, 0, food=1)
    match = play(state, "place harvest", "harvest heidel_drowsy_pinewood", "pass")
    match = play(match, "use heidel_tipsy_signpost", "pawn harvest construct")
    match = play(match, "move construct harvest", "harvest heidel_drowsy_pinewood")
    assert supply(match) == {"wood": 4} and me(match).pawns == [Pawn("harvest", True), Pawn()]


@rule("N-188")
def test_a_woken_pawn_stays_on_its_tile_and_has_another_second_use() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_rooster")
    pawn(state, 0, "sail", used=True)
    pawn(state, 0, "explore", used=True)
    give(state, 0, food=2)
    match = play(state, "use heidel_rooster")
    assert options(match) == ["wake sail", "wake explore", "decline"]
    match = play(match, "wake sail", "pass")
    assert me(match).pawns == [Pawn("sail"), Pawn("explore", True)]
    assert options(match, "move") == ["move sail populate"]  # CONSTRUCT: an empty hand
    match = play(match, "move sail populate")
    assert supply(match) == {} and workers(match) == (6, 0)


@rule("N-189")
def test_only_effects_move_a_pawn_for_the_dance_floor() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_swaying_floor", "heidel_tipsy_signpost")
    give(state, 0, food=1)
    match = play(state, "place populate", "pass", "move populate sail")
    assert me(match).vp == 0
    match = play(match, "use heidel_tipsy_signpost", "pawn sail_x harvest")
    assert me(match).scored == {"feature": 1}


@rule("N-207", "N-250")
def test_a_feature_in_another_players_turn_reaches_25_too() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_swaying_floor", "heidel_tipsy_signpost")
    points(state, 0, 24)
    pawn(state, 0, "sail")
    match = play(state, "use heidel_tipsy_signpost", "pawn sail harvest")
    assert match.state.last_round


# Turning cards


@rule("N-197", "N-257")
def test_a_refreshed_card_is_used_again_in_the_same_round() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_neighbours_hand", "glenn_tug_green", "glenn_welcome_hearth")
    build(state, 0, "glenn_many_hands_barn", exhausted=True)
    give(state, 0, food=1)
    match = play(state, "use glenn_neighbours_hand")
    assert not me(match).empire["glenn_many_hands_barn"].exhausted
    assert me(match).empire["glenn_neighbours_hand"].exhausted
    match = play(match, "pass")
    assert "use glenn_many_hands_barn" in options(match)


@rule("N-257")
def test_a_raided_card_may_be_refreshed_and_the_own_card_not() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_neighbours_hand", "glenn_quarry_path")
    give(state, 0, food=2)
    give(state, 1, raze=1)
    state.seat = 1
    assert options(start(state), "raid") == ["raid glenn_neighbours_hand", "raid glenn_quarry_path"]
    match = play(state, "raid glenn_quarry_path", "use glenn_neighbours_hand")
    assert not me(match).empire["glenn_quarry_path"].exhausted


@rule("N-257")
def test_without_an_exhausted_card_it_is_impossible() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_neighbours_hand", "glenn_quarry_path")
    give(state, 0, food=1, worker=0)
    assert options(start(state), "use") == []  # its own exhaustion does not help it


@rule("N-257")
def test_E21_the_party_ship_refreshes_all_islands() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "island_amber_beach", "island_seal_reef", "heidel_mead_hall", exhausted=True)
    hand(state, 0, "heidel_party_ship")
    match = play(state, "place harvest", "play heidel_party_ship")
    empire = me(match).empire
    assert not empire["island_amber_beach"].exhausted and not empire["island_seal_reef"].exhausted
    assert empire["heidel_mead_hall"].exhausted  # no island
    assert ask(match).kind == "harvest"


@rule("N-257")
def test_the_party_ship_is_not_played_for_nothing() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "island_amber_beach")
    hand(state, 0, "heidel_party_ship")
    match = play(state, "place harvest")
    assert options(match) == ["none"]


@rule("N-256")
def test_another_unexhausted_action_location_is_the_price() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_picnic_blanket", "island_puffin_rock", "heidel_hammock_grove")
    build(state, 0, "heidel_cool_cellar")
    build(state, 0, "heidel_mead_hall", exhausted=True)
    match = play(state, "use heidel_picnic_blanket")
    assert options(match) == ["target island_puffin_rock", "target heidel_cool_cellar"]
    match = play(match, "target island_puffin_rock", "target heidel_flat_stones")
    assert me(match).empire["island_puffin_rock"].exhausted  # without being used
    assert supply(match) == {"stone": 2, "fish": 1, "food": 1} and workers(match) == (5, 0)


@rule("N-256")
def test_a_copy_card_may_be_exhausted_as_a_price() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_village_bell", "glenn_shared_blueprint")
    state.players[0].spent = 1
    match = play(state, "use glenn_village_bell")
    assert me(match).empire["glenn_shared_blueprint"].exhausted and workers(match) == (6, 0)


@rule("N-256")
def test_without_another_card_the_price_cannot_be_paid() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_picnic_blanket", "heidel_hammock_grove")
    assert options(start(state), "use") == []

"""Action Locations and Features (N-118 to N-128, N-253)."""

from __future__ import annotations

from pathlib import Path

from polyana.games.north import deeds
from tests.north.tables import (
    NorthMatch,
    alone,
    build,
    give,
    hand,
    island_top,
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


def order(match: NorthMatch, *events: str) -> list[str]:
    """The kinds of what was told, in its order."""
    return [one.event for one in match.log if one.event in events]


@rule("N-118", "N-121")
def test_a_location_is_paid_carried_out_and_exhausted() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_mead_hall")
    give(state, 0, food=4)
    match = play(state, "use heidel_mead_hall")
    assert me(match).vp == 2 and supply(match) == {"food": 2}
    assert me(match).empire["heidel_mead_hall"].exhausted
    assert options(match, "use") == []


@rule("N-118")
def test_only_locations_of_the_own_empire_are_used() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_mead_hall")
    give(state, 0, food=4)
    hand(state, 0, "ulaf_outpost")
    assert options(start(state), "use") == []


@rule("N-119")
def test_a_location_turns_sideways_first() -> None:
    state = alone(table())
    build(state, 0, "glenn_village_bell", "glenn_tug_green")
    spent(state, 0, 2)
    match = play(state, "use glenn_village_bell")
    assert me(match).empire["glenn_tug_green"].exhausted  # the bell was no choice
    assert told(match, "used") == [(0, "glenn_village_bell")]
    assert told(match, "exhausted") == [(0, "glenn_tug_green")]
    build(state, 0, "glenn_tug_green", exhausted=True)
    assert options(start(state), "use") == []  # nothing but the bell itself could be exhausted


@rule("N-119")
def test_a_location_never_refreshes_itself() -> None:
    state = alone(table())
    build(state, 0, "island_seal_reef", "glenn_tug_green")
    give(state, 0, fish=2)
    assert options(start(state), "use") == []
    build(state, 0, "glenn_tug_green", exhausted=True)
    match = play(state, "use island_seal_reef")
    assert me(match).empire["island_seal_reef"].exhausted
    assert not me(match).empire["glenn_tug_green"].exhausted


@rule("N-120")
def test_one_part_that_can_be_carried_out_is_enough() -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_royal_mint")
    give(state, 0, worker=0)
    assert options(start(state), "use") == []
    give(state, 0, worker=1)
    assert options(start(state), "use") == ["use mckinnon_royal_mint"]
    give(state, 0, worker=0, gold=1)
    uses = ["use mckinnon_family_strongbox", "use mckinnon_royal_mint"]
    assert options(start(state), "use") == uses


@rule("N-121", "N-205")
def test_an_exhausted_card_waits_for_a_refresh_or_cleanup() -> None:
    state = alone(table(clans=("heidel", "ulaf")))
    build(state, 0, "heidel_mead_hall", exhausted=True)
    give(state, 0, food=2)
    assert options(start(state), "use") == []
    match = play(state, "pass", "keep none", "keep none", "pass")
    assert options(match, "use") == ["use heidel_mead_hall"]


@rule("N-121")
def test_a_refreshed_card_is_used_again() -> None:
    state = alone(table())
    build(state, 0, "glenn_shearing_party", "glenn_neighbours_hand")
    give(state, 0, sheep=4, food=1)
    match = play(state, "use glenn_shearing_party", "use glenn_neighbours_hand")
    assert me(play(match, "use glenn_shearing_party")).vp == 6


@rule("N-122")
def test_fields_and_features_never_exhaust() -> None:
    state = alone(table())
    give(state, 0, food=1)
    build(state, 0, "glenn_welcome_hearth", "glenn_neighbours_hand", "island_puffin_rock")
    assert options(start(state), "use") == ["use island_puffin_rock"]
    match = play(state, "place populate", "place harvest", "harvest glenn_oat_strip")
    match = play(match, "use island_puffin_rock")
    sideways = [name for name, site in me(match).empire.items() if site.exhausted]
    assert sideways == ["island_puffin_rock"]
    match = play(match, "use glenn_neighbours_hand")  # nothing else to refresh: not asked
    assert not me(match).empire["island_puffin_rock"].exhausted


@rule("N-123", "N-127")
def test_a_feature_pays_each_time() -> None:
    state = alone(table())
    build(state, 0, "glenn_welcome_hearth")
    match = play(state, "place populate")
    assert me(match).vp == 1
    assert me(play(match, "place populate")).vp == 2


@rule("N-123", "N-126")
def test_the_longboat_pays_for_every_pillage() -> None:
    """E-04: on each own pillage 1 wood or 1 food: 3 pillages, any split of 3."""
    state = alone(table())
    build(state, 0, "glenn_borrowed_longboat")
    for common in (False, False, True):
        ship(state, 0, common=common)
    islands(state, "island_hot_springs", "island_beacon_isle")
    island_top(state, "island_puffin_rock")
    match = play(state, "pass", "island island_hot_springs")
    assert options(match) == ["choose wood", "choose food"]  # compulsory: no way to decline
    match = play(match, "choose wood", "island island_beacon_isle", "choose wood")
    assert ask(match).kind == "choice"  # the last ship took Puffin Rock from the deck
    match = play(match, "choose food")
    assert supply(match) == {"wood": 1 + 2, "food": 1 + 3 + 1}


@rule("N-124")
def test_a_feature_pays_after_the_pillage() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    build(state, 0, "ulaf_squadron")
    ship(state, 0)
    islands(state, "island_log_island")
    match = play(state, "pass", "island island_log_island")
    assert [facts[1:] for facts in told(match, "gained")] == [("wood", 3), ("food", 1)]


@rule("N-124", "N-127")
def test_a_feature_pays_after_the_ship_is_queued() -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_whale_totem")
    match = play(state, "place sail")
    assert order(match, "sailed", "gained") == ["sailed", "gained"]
    assert supply(match) == {"food": 1}


@rule("N-124", "N-127")
def test_a_feature_pays_after_the_building_bonus() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "island_whale_graveyard")
    hand(state, 0, "nanurjuk_skin_tent")
    match = play(state, "place construct", "none", "construct nanurjuk_skin_tent")
    assert order(match, "constructed", "scored", "gained") == ["constructed", "scored", "gained"]
    assert me(match).vp == 1 and supply(match) == {"food": 1}


@rule("N-125")
def test_a_feature_that_is_discarded_does_not_pay_for_it() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires", "nanurjuk_untied_bundles")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_ring_of_fires", "gain fish")
    assert me(match).vp == 2 and supply(match) == {"fish": 1, "food": 1}


@rule("N-125")
def test_a_feature_that_is_taken_back_does_not_pay_for_it() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_pack_sledge", "nanurjuk_snow_house")
    match = play(state, "use nanurjuk_pack_sledge", "target nanurjuk_snow_house", "decline")
    assert supply(match) == {} and me(match).hand == ["nanurjuk_snow_house"]


@rule("N-125", "N-156")
def test_a_feature_that_arrives_with_the_event_does_not_pay_for_it() -> None:
    """E-17: conquering Ghost Island itself gives 2 food and no gold."""
    state = alone(table())
    ship(state, 0, raze=1)
    islands(state, "island_ghost")
    match = play(state, "pass", "island island_ghost", "conquer")
    assert supply(match) == {"food": 2}


@rule("N-125")
def test_a_feature_that_is_gone_when_the_event_is_finished_does_not_pay() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_untied_bundles")
    both = ["nanurjuk_ring_of_fires", "nanurjuk_untied_bundles"]
    state.agenda = [deeds.Happened(0, "discard_location", both)]
    match = start(state)  # the Ring of Fires stood there once, and stands there no longer
    assert me(match).vp == 0 and supply(match) == {"food": 1}


@rule("N-126", "N-128")
def test_features_pay_in_turn_order_from_the_active_player_on(tmp_path: Path) -> None:
    state = table(clans=("heidel", "glenn", "ulaf"))
    state.seat = 1
    build(state, 0, "heidel_guest_house")
    build(state, 1, "glenn_welcome_hearth")
    build(state, 2, "ulaf_squadron")
    old, new = "when pillage: 1 food", "when opponent_populate: 1 food"
    match = play(rewritten(state, tmp_path, "ulaf.toml", old, new), "place populate")
    paid = [(one.event, one.facts[0]) for one in match.log if one.event in ("scored", "gained")]
    assert paid == [("gained", 1), ("scored", 1), ("gained", 2), ("gained", 0)]


@rule("N-126")
def test_features_of_one_player_pay_in_the_order_in_which_they_came() -> None:
    for features in (("panuk_raven_totem", "island_drowned_library"),
                     ("island_drowned_library", "panuk_raven_totem")):  # fmt: skip
        state = alone(table(clans=("panuk", "ulaf")))
        build(state, 0, *features)
        match = play(state, "place explore")
        assert me(match).vp == 2 and ask(match).kind == "turn"  # nobody is asked about the order

    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_untied_bundles", "nanurjuk_ring_of_fires")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_ice_hole")
    assert order(match, "gained", "scored") == ["gained", "scored", "scored"]  # and the sled's own


@rule("N-127")
def test_an_action_in_capitals_counts_as_carried_out() -> None:
    state = alone(table())
    build(state, 0, "glenn_welcome_hearth", "island_hot_springs")
    give(state, 0, food=2)
    match = play(state, "use island_hot_springs")
    assert me(match).vp == 1 and workers(match) == (6, 0)


@rule("N-127")
def test_only_the_owner_of_the_action_is_meant() -> None:
    state = table()
    build(state, 0, "glenn_welcome_hearth")
    state.seat = 1
    assert me(play(state, "place populate")).vp == 0


@rule("N-128")
def test_the_own_populate_is_no_opponents_one() -> None:
    state = table(clans=("heidel", "ulaf"))
    build(state, 0, "heidel_guest_house")
    match = play(state, "place populate")
    assert supply(match) == {}
    assert supply(play(match, "place populate")) == {"food": 1}


@rule("N-253")
def test_a_trigger_comes_before_the_next_item() -> None:
    """Hermit's Holm draws by EXPLORE, then "when explore" pays, then its own 1 VP comes."""
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_raven_totem", "island_hermit_holm")
    give(state, 0, food=1)
    match = play(state, "use island_hermit_holm")
    happened = [(one.event, *one.facts[2:]) for one in match.log if one.event in ("drew", "scored")]
    assert happened == [("drew",), ("scored", "feature"), ("scored", "action")]


@rule("N-253", "N-202", "N-201")
def test_pack_sledge_takes_back_then_pays_then_builds() -> None:
    """E-32: Snow House stands; an exhausted Skin Tent is taken back (+1 food), built for nothing: +1 VP."""
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_snow_house", "nanurjuk_pack_sledge")
    build(state, 0, "nanurjuk_skin_tent", exhausted=True)
    cards = len(state.players[0].empire)
    match = play(state, "use nanurjuk_pack_sledge", "target nanurjuk_skin_tent")
    assert supply(match) == {"food": 1} and ask(match).kind == "build_pick"
    match = play(match, "build nanurjuk_skin_tent")
    assert supply(match) == {"food": 1} and workers(match) == (4, 1) and me(match).vp == 1
    assert not me(match).empire["nanurjuk_skin_tent"].exhausted
    assert len(me(match).empire) == cards and me(match).hand == []


@rule("N-253", "N-199")
def test_a_trigger_of_the_cost_comes_before_the_gain() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_untied_bundles")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_ice_hole")
    assert order(match, "gave_up", "gained", "scored") == ["gave_up", "gained", "scored"]


@rule("N-253")
def test_what_a_trigger_sets_off_comes_right_behind_it(tmp_path: Path) -> None:
    state = alone(table(clans=("panuk", "ulaf")))
    build(state, 0, "panuk_raven_totem", "panuk_whale_totem", "island_hermit_holm")
    give(state, 0, food=1)
    old, new = "when explore: 1 vp", "when explore: SAIL"
    match = play(rewritten(state, tmp_path, "panuk.toml", old, new), "use island_hermit_holm")
    match = play(match, "none")  # the window of SAIL
    happened = order(match, "drew", "sailed", "gained", "scored")
    assert happened == ["drew", "sailed", "gained", "scored"]

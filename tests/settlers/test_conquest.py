"""Rows and conquest (S-219 to S-246)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.counting import COUNTERS
from tests.rules import rule
from tests.settlers.tables import (
    deal,
    foundation,
    goods,
    hand,
    me,
    pile,
    place,
    play,
    row,
    seen,
    settle,
    start,
    supply,
    table,
)
from tests.tables import options


@rule("S-219", "S-220", "S-221")
def test_rows_grow_to_the_left_and_close_up() -> None:
    state = table("romans", "barbarians")
    row(state, 0, "rom_builder", "rom_stonemason", "rom_legions")
    goods(state, 0, stone=1)
    hand(state, 0, "rom_roman_bank")
    match = start(state)
    verbs = {move.split()[0] for move in options(match)}
    assert verbs == {"build", "pass"}  # nothing rearranges
    match = play(match, "build rom_roman_bank", "pick rom_stonemason")
    assert me(match).rows["production"] == ["rom_roman_bank", "rom_builder", "rom_legions"]


@rule("S-222")
def test_only_row_foundations_stand_in_rows() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "from_crossbow_maker", "com_mill")
    foundation(state, 0, "com_town")
    hand(state, 0, "com_baker")
    goods(state, 0, worker=1)
    match = play(state, "activate from_crossbow_maker", "target com_baker feature")
    assert me(match).rows == {
        "production": [],
        "feature": ["com_baker"],
        "action": ["from_crossbow_maker"],
    }
    assert me(match).foundations == ["com_town"] and supply(match) == {"raze": 1}


@rule("S-223", "S-240")
def test_who_can_be_conquered_and_with_what() -> None:
    state = table("romans", "barbarians", "japanese")
    row(state, 1, "bar_village")
    row(state, 2, "jap_farm")
    settle(state, 1, "com_mill")
    goods(state, 0, raze=1, gold=9)
    assert not options(start(state), "conquer")  # gold never replaces raze tokens
    goods(state, 0, raze=2)
    state.players[2].passed = True
    assert options(start(state), "conquer") == ["conquer bar_village"]


@rule("S-224", "S-225")
def test_every_card_of_a_row_is_a_place() -> None:
    state = table("romans", "barbarians")
    row(state, 1, "bar_rabble", "fbar_wolf_stockade", "egy_slaves", "bar_robbers")
    foundation(state, 1, "com_mill", into="action")
    prices: dict[str, int] = {}
    for raze in range(2, 8):
        goods(state, 0, raze=raze)
        for move in options(start(state), "conquer"):
            prices.setdefault(move.split()[1], raze)
    assert prices == {"bar_rabble": 3, "egy_slaves": 5, "bar_robbers": 6}
    shown = seen(start(state), 0).conquest_prices
    assert shown == prices


@pytest.mark.parametrize(
    ("name", "fields"),
    [("bar_village", {"token": True}), ("bar_village", {"samurai": True}),
     ("fbar_bravest_scoundrels", {})],
)  # fmt: skip
@rule("S-226", "S-112", "S-115", "S-110")
def test_protection_of_that_very_location_costs_one_more(
    name: str, fields: dict[str, object]
) -> None:
    state = table("romans", "barbarians")
    settle(state, 1, name, **fields)
    goods(state, 0, raze=2)
    assert not options(start(state), "conquer")
    goods(state, 0, raze=3)
    match = play(state, f"conquer {name}")
    assert supply(match).get("raze", 0) == 0
    state = table("romans", "barbarians")
    row(state, 1, "bar_village", "bar_primeval_forest")
    state.players[1].empire["bar_primeval_forest"].token = True
    goods(state, 0, raze=2)
    assert options(start(state), "conquer") == [
        "conquer bar_village"
    ]  # a neighbour changes nothing


@rule("S-227", "S-228", "S-233")
def test_everything_on_a_conquered_location_is_removed() -> None:
    state = table("romans", "japanese")
    state.decks["common"].remove("com_town")
    settle(state, 1, "jap_stalls", used=2, paid={"food": 2}, token=True, blocked=True)
    settle(state, 1, "jap_gate", under={"com_town": 1}, samurai=True)
    settle(state, 1, "jap_shrine", kept=5)
    goods(state, 0, raze=9, food=1)
    goods(state, 1, worker=1)
    state.players[1].passed = False
    match = play(state, "conquer jap_stalls")
    stalls = place(match, "jap_stalls")
    assert (stalls.used, stalls.paid, stalls.token, stalls.blocked) == (0, {}, False, False)
    match = play(match, "pass")
    assert "activate jap_stalls" in options(match)  # in the same round, afresh
    state = table("romans", "japanese")
    state.decks["common"].remove("com_town")
    settle(state, 1, "jap_gate", under={"com_town": 1})
    goods(state, 0, raze=2)
    match = play(state, "conquer jap_gate")
    assert pile(match, "common") == ["com_town"] and not place(match, "jap_gate").under
    state = table("romans", "japanese")
    settle(state, 1, "jap_shrine", kept=5)
    goods(state, 0, raze=2)
    assert place(play(state, "conquer jap_shrine"), "jap_shrine").kept == 0


@rule("S-229", "S-230", "S-231")
def test_a_conquered_feature_works_at_once_without_a_bonus() -> None:
    state = table("romans", "egyptians")
    settle(state, 0, "com_roadside_inn", "rom_administration")
    settle(state, 1, "egy_oasis")
    goods(state, 0, raze=2)
    goods(state, 1, worker=2)
    match = play(state, "conquer egy_oasis")
    assert supply(match) == {} and me(match).vp == 0  # neither 2 workers nor build triggers
    assert me(match).rows["feature"] == ["rom_administration", "egy_oasis"]
    match = play(match, "exchange", "take wood")
    assert supply(match) == {"worker": 1}


@rule("S-232", "S-235")
def test_the_former_owner_gets_a_worker_and_the_lost_card_does_not_fire() -> None:
    state = table("romans", "japanese")
    settle(state, 1, "fjap_song_of_the_fallen", "fcom_field_infirmary")
    goods(state, 0, raze=2)
    match = play(state, "conquer fjap_song_of_the_fallen")
    assert supply(match, 1) == {"worker": 2} and me(match, 1).vp == 1  # the Infirmary alone


@rule("S-234")
def test_what_fires_when_you_conquer() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "fcom_veterans_table")
    settle(state, 1, "fbar_bravest_scoundrels")
    goods(state, 0, raze=3)
    match = play(state, "conquer fbar_bravest_scoundrels")
    assert supply(match) == {"gold": 1, "worker": 1} and me(match).vp == 2  # its own conquest too
    state = table("barbarians", "romans")
    settle(state, 0, "fcom_veterans_table", "fbar_mammoth_platoon")
    settle(state, 1, "rom_gardens")
    goods(state, 0, raze=2)
    match = play(state, "activate fbar_mammoth_platoon")
    assert me(match).vp == 1


@rule("S-236")
def test_fortresses_and_foundations_are_never_conquered() -> None:
    state = table("romans", "barbarians")
    row(state, 1, "fbar_wolf_stockade")
    foundation(state, 1, "com_mill", into="production")
    goods(state, 0, raze=9)
    assert not options(start(state), "conquer")


@rule("S-237")
def test_a_location_may_be_conquered_back() -> None:
    state = table("romans", "barbarians")
    settle(state, 1, "rom_builder")
    goods(state, 0, raze=2)
    match = start(state)
    enemy_locations = COUNTERS["enemy_location"]
    assert enemy_locations(Act(match._table, 1, "")) == 1
    match = play(match, "conquer rom_builder")
    assert "rom_builder" in me(match).empire
    assert enemy_locations(Act(match._table, 0, "")) == 0  # none for its first owner


@rule("S-238")
def test_a_conquered_location_serves_its_holder() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "rom_warehouses")
    goods(state, 0, stone=3)
    match = play(state, "pass", "pass")
    assert supply(match) == {"stone": 3}  # it stores for him


@rule("S-239")
def test_a_conquest_ends_a_route() -> None:
    state = table("romans", "barbarians", "japanese")
    settle(state, 1, "bar_village")
    deal(state, 2, "jap_casino", at="bar_village")
    goods(state, 0, raze=2)
    match = play(state, "conquer bar_village")
    assert me(match, 2).deals == [] and pile(match, "japanese") == ["jap_casino"]


@rule("S-243", "S-108", "S-117")
def test_others_protect_japanese_locations_with_tokens() -> None:
    state = table("romans", "japanese")
    settle(state, 0, "jap_farm")
    goods(state, 0, defence=1, worker=3)
    match = start(state)
    assert options(match, "defend") == ["defend jap_farm"] and not options(match, "deploy")


@rule("S-263")
def test_conquest_by_a_card() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "fjap_yabusame_riders")
    row(state, 1, "rom_builder", "rom_stonemason")
    row(state, 1, "from_border_castrum", "rom_colossus")
    foundation(state, 1, "com_mill", into="feature")
    settle(state, 1, "rom_gardens")
    state.players[1].rows["feature"].reverse()  # behind the Foundation
    goods(state, 0, food=1, raze=1)
    match = play(state, "activate fjap_yabusame_riders")
    assert "rom_builder" in me(match).empire  # the only first place that can be taken
    assert supply(match, 1) == {"worker": 1}
    state = table("egyptians", "romans")
    settle(state, 0, "fegy_theban_bribes")
    settle(state, 1, "rom_builder", token=True)
    goods(state, 0, gold=3)
    assert not options(start(state), "activate")  # protection costs 1R
    goods(state, 0, gold=3, raze=1)
    match = play(state, "activate fegy_theban_bribes")
    assert place(match, "fegy_theban_bribes").paid == {"gold": 3, "raze": 1}


@pytest.mark.parametrize(
    ("fields", "raze"), [({}, 2), ({"token": True}, 2), ({"samurai": True}, 3)]
)
@rule("S-264", "S-265")
def test_mammoth_platoon(fields: dict[str, object], raze: int) -> None:
    state = table("barbarians", "japanese")
    settle(state, 0, "fbar_mammoth_platoon")
    settle(state, 1, "jap_farm", **fields)
    goods(state, 0, raze=raze - 1)
    assert not options(start(state), "activate")
    goods(state, 0, raze=raze)
    match = play(state, "activate fbar_mammoth_platoon")
    assert "jap_farm" in me(match).empire


@rule("S-265", "S-263")
def test_mammoth_platoon_overlooks_a_shield_in_any_place() -> None:
    state = table("barbarians", "egyptians")
    settle(state, 0, "fbar_mammoth_platoon")
    row(state, 1, "egy_pyramid", "fegy_obelisk_wardens")
    goods(state, 0, raze=2)
    match = play(state, "activate fbar_mammoth_platoon", "target fegy_obelisk_wardens")
    assert me(match).vp == 1 and supply(match) == {"defence": 2}

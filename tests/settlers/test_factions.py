"""Faction particulars and card rulings of the base game (S-146, S-147, S-153, S-156, S-161 to S-173)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.settlers.tables import (
    foundation,
    goods,
    hand,
    me,
    only,
    pile,
    place,
    play,
    settle,
    start,
    supply,
    table,
    top,
)
from tests.tables import ask, options


@rule("S-146", "S-147")
def test_mission_chooses_the_deck_of_each_card() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_mission")
    goods(state, 0, worker=1)
    top(state, "common", "com_mill")
    top(state, "barbarians", "bar_raid")
    match = play(state, "activate bar_mission", "draw faction", "draw common")
    assert ask(match).kind == "sift_keep" and me(match).hand == []
    assert options(match) == ["pick bar_raid", "pick com_mill"]
    match = play(match, "pick com_mill")
    assert me(match).hand == ["com_mill"] and pile(match, "barbarians") == ["bar_raid"]


@rule("S-146")
def test_a_sift_with_too_few_cards() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_architect")
    only(state, "romans", "rom_builder")
    state.phase = "production"
    match = start(state)
    assert me(match).hand == ["rom_builder"] and ask(match).kind == "turn"
    state = table("romans", "barbarians")
    settle(state, 0, "rom_architect")
    only(state, "romans", "rom_builder", "rom_stonemason")
    state.phase = "production"
    match = play(state, "pick rom_builder")
    assert match.state.decks["romans"] == ["rom_stonemason"]  # shuffled back
    assert me(match).hand == ["rom_builder"]


@rule("S-153")
def test_settlers_build_without_a_location() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_settlers", "rom_administration")
    hand(state, 0, "rom_roman_bank", "com_ruins")
    goods(state, 0, wood=1, stone=1)
    match = play(state, "activate com_settlers")
    assert options(match) == ["target rom_roman_bank"]
    match = play(match, "target rom_roman_bank")
    assert ask(match).kind == "trigger_choice"  # it counts as building
    assert me(match).rows["production"] == ["rom_roman_bank"]
    assert place(match, "com_settlers").paid == {"wood": 1}


@rule("S-154", "S-155", "S-156")
def test_garrison_and_engineers_ignore_protection() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_garrison")
    settle(state, 1, "com_mill", token=True)
    settle(state, 1, "rom_builder")
    goods(state, 0, raze=2)
    match = play(state, "activate jap_garrison")
    assert options(match) == ["target com_mill", "target rom_builder"]
    match = play(match, "target com_mill")
    assert pile(match, "common") == ["com_mill"] and supply(match) == {}
    assert supply(match, 1) == {} and not me(match, 1).foundations


@rule("S-161")
def test_desert() -> None:
    state = table("egyptians", "romans", "japanese")
    settle(state, 0, "egy_desert")
    hand(state, 0, "com_mill", "com_town")
    hand(state, 1, "rom_builder", "com_baker")
    hand(state, 2, "jap_farm")
    state.players[2].passed = True
    match = play(state, "activate egy_desert", "pick com_mill")
    assert ask(match).seat == 1 and ask(match).kind == "forced_discard"
    match = play(match, "pick com_baker")
    assert me(match, 1).hand == ["rom_builder"] and me(match).vp == 1
    assert pile(match, "common") == ["com_mill", "com_baker"]
    state = table("egyptians", "romans")
    settle(state, 0, "egy_desert")
    hand(state, 0, "com_mill")
    assert not options(start(state), "activate")  # nobody with a card


@pytest.mark.parametrize(("samurai", "points"), [(0, 0), (2, 2), (5, 3)])
@rule("S-163")
def test_daimyos_castle(samurai: int, points: int) -> None:
    state = table("japanese", "romans")
    names = ["jap_farm", "jap_farm_2", "jap_dojo", "jap_gate", "jap_shrine"]
    settle(state, 0, *names)
    for name in names[:samurai]:
        state.players[0].empire[name].samurai = True
    foundation(state, 0, "com_mill")
    goods(state, 0, stone=2)
    hand(state, 0, "jap_daimyos_castle_a")
    match = play(state, "build jap_daimyos_castle_a", "pick com_mill")
    assert me(match).vp == points


@rule("S-165")
def test_every_oasis_has_its_own_cap() -> None:
    state = table("egyptians", "romans", "barbarians")
    settle(state, 0, "egy_oasis")
    goods(state, 1, worker=10)
    goods(state, 2, worker=2)
    state.seat = 1
    match = play(state, "exchange", "take wood", "take wood", "stop", "exchange", "take wood")
    assert supply(match) == {"worker": 3}
    match = play(match, "pass")
    match = play(match, "exchange", "take wood", "take wood", "stop")
    assert supply(match)["worker"] == 4


@rule("S-166", "S-006")
def test_slaver() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_slaver")
    goods(state, 0, gold=2, stone=3)
    hand(state, 0, "egy_pyramid", "egy_pyramid_2", "egy_pyramid_3")
    state.players[1].passed = True
    match = play(state, "build egy_pyramid", "pay stone stone")
    assert options(match) == ["part gold", "part stone", "decline"]
    match = play(match, "part gold")
    assert me(match).vp == 2
    match = play(match, "build egy_pyramid_2", "pay stone stone", "part stone")
    assert ask(match).kind == "pay_mix"  # gold allowed
    match = play(match, "pay gold")
    assert me(match).vp == 3


@rule("S-167", "S-168")
def test_refresh() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "com_castle_a", used=2, paid={"worker": 2})
    settle(state, 0, "com_lumberjacks", used=1, paid={"worker": 1}, blocked=True)
    settle(state, 0, "egy_royal_bath", "com_wandering_jugglers", "com_joiner")
    settle(state, 0, "egy_royal_bath_2", used=1, paid={"gold": 1})
    goods(state, 0, gold=2, worker=4)
    state.players[1].passed = True
    match = play(state, "activate egy_royal_bath", "twice")
    assert options(match) == [
        *("target com_castle_a", "target com_lumberjacks", "target egy_royal_bath_2"),
    ]
    match = play(match, "target com_castle_a", "target com_lumberjacks")
    assert place(match, "com_castle_a").paid == {} and place(match, "com_castle_a").used == 0
    assert "activate com_castle_a" in options(match)
    assert "activate com_lumberjacks" not in options(match)  # still blocked
    match = play(match, "activate com_wandering_jugglers", "target egy_royal_bath_2")
    assert place(match, "egy_royal_bath_2").used == 0


@rule("S-169")
def test_scorpion_breeder_blocks_for_everybody() -> None:
    state = table("egyptians", "romans", "barbarians")
    settle(state, 0, "egy_scorpion_breeder")
    settle(state, 1, "rom_gladiator_school", "com_mill")
    goods(state, 0, worker=1)
    goods(state, 1, worker=1)
    goods(state, 2, raze=2, worker=1)
    match = play(state, "activate egy_scorpion_breeder")
    assert place(match, "rom_gladiator_school").blocked
    assert not options(match, "activate")
    state = table("egyptians", "romans", "barbarians")
    settle(state, 1, "rom_gladiator_school", blocked=True)
    goods(state, 1, worker=1)
    match = play(state, "pass", "pass", "pass")
    assert not place(match, "rom_gladiator_school").blocked  # this round only


@rule("S-170", "S-094")
def test_sanctuary() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_sanctuary", "com_gallows")
    hand(state, 0, "com_ruins", "egy_pyramid")
    goods(state, 0, worker=1)
    match = play(state, "activate egy_sanctuary", "target com_ruins")
    assert me(match).foundations == ["com_ruins"]
    assert supply(match) == {"stone": 1} and me(match).vp == 1  # no wood, no Gallows


@rule("S-171")
def test_porters_and_working_peasants() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "com_porters", "egy_pharaohs_guard", "com_watchtower", "com_town")
    goods(state, 0, food=1)
    match = play(state, "activate com_porters")
    assert options(match) == [
        *("target egy_pharaohs_guard", "target com_watchtower", "target com_town"),
    ]
    match = play(match, "target egy_pharaohs_guard", "choose vp")
    assert me(match).vp == 2
    state = table("egyptians", "romans")
    goods(state, 0, wood=3)
    hand(state, 0, "com_working_peasants")
    match = play(state, "build com_working_peasants", "draw common")
    assert supply(match) == {}  # no other production location
    state = table("egyptians", "romans")
    settle(state, 0, "com_town", "egy_caravan")
    goods(state, 0, wood=3)
    hand(state, 0, "com_working_peasants")
    match = play(state, "build com_working_peasants", "target egy_caravan", "draw common")
    assert supply(match) == {"food": 1, "worker": 1}


@rule("S-172")
def test_no_location_acts_twice_in_one_chain() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "com_porters", "com_working_peasants", "com_town")
    goods(state, 0, food=1)
    match = play(state, "activate com_porters", "target com_working_peasants")
    assert supply(match) == {"worker": 2}  # the Town was the only one left


@rule("S-173")
def test_sphinxes_add_to_gains_of_two_or_more() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_sphinx", "egy_sphinx_2", "egy_goldsmith", "egy_golden_bazaar")
    settle(state, 0, "egy_pharaohs_guard")
    goods(state, 0, worker=1, gold=1, food=1)
    state.players[1].passed = True
    match = play(state, "activate egy_goldsmith")
    assert me(match).vp == 3 + 2
    match = play(match, "activate egy_golden_bazaar")
    assert me(match).vp == 6
    state = table("egyptians", "romans")
    settle(state, 0, "egy_sphinx", "egy_pharaohs_guard")
    state.phase = "production"
    assert me(play(state, "choose vp")).vp == 3  # in Production too

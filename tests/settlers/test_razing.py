"""Razing (S-086 to S-095, S-141 to S-145, S-164)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.state import State
from tests.rules import rule
from tests.settlers.tables import (
    CARDS,
    goods,
    hand,
    me,
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


@rule("S-086", "S-093", "S-244")
def test_what_can_be_razed_from_hand() -> None:
    state = table("japanese", "romans")
    goods(state, 0, raze=1)
    hand(state, 0, "com_mill", "com_ruins", "jap_farm", "jap_gate", "fjap_heron_castle")
    hand(state, 1, "rom_builder", "com_baker")
    match = start(state)
    assert options(match, "raze_hand") == ["raze_hand com_mill", "raze_hand jap_farm"]
    goods(state, 1, raze=1)
    state.seat = 1
    assert options(start(state), "raze_hand") == ["raze_hand com_baker"]


@rule("S-087", "S-093", "S-241", "S-242")
def test_what_can_be_razed_in_an_empire() -> None:
    state = table("barbarians", "japanese", "romans")
    goods(state, 0, raze=2)
    settle(state, 1, "com_mill", "com_ruins", "jap_farm", "jap_gate", "rom_builder")
    settle(state, 2, "jap_rice_fields", "rom_stonemason", "fjap_heron_castle")
    match = start(state)
    assert options(match, "raze") == ["raze com_mill", "raze jap_farm", "raze jap_rice_fields"]
    for name, card in CARDS.items():
        if card.faction in ("barbarians", "romans", "egyptians") or card.fortress:
            assert not card.raze, name


@pytest.mark.parametrize("field", ["token", "samurai"])
@rule("S-088", "S-095", "S-112", "S-115")
def test_protection_costs_a_token_more(field: str) -> None:
    state = table("barbarians", "japanese")
    settle(state, 1, "jap_farm", **{field: True})
    goods(state, 0, raze=2, gold=9)
    assert not options(start(state), "raze")  # and gold is no raze token
    goods(state, 0, raze=3)
    match = play(state, "raze jap_farm")
    assert supply(match) == {}


@rule("S-089", "S-092", "S-026")
def test_a_razed_common_location_becomes_a_foundation() -> None:
    state = table()
    settle(state, 1, "com_castle_a", used=1, paid={"worker": 1}, token=True)
    goods(state, 0, raze=3)
    match = play(state, "raze com_castle_a", "draw common", "draw common")
    assert me(match, 1).foundations == ["com_castle_a"] and not me(match, 1).empire
    assert supply(match, 1) == {"wood": 1} and len(me(match).hand) == 2


@rule("S-094")
def test_what_fires_when_you_raze() -> None:
    def raider() -> State:
        state = table("barbarians", "romans")
        settle(state, 0, "bar_raid", "bar_raid_2", "com_gallows")
        settle(state, 1, "com_mill")
        return state

    state = raider()
    hand(state, 0, "com_wood_storage")
    goods(state, 0, raze=1)
    assert me(play(state, "raze_hand com_wood_storage")).vp == 3  # once per card
    state = raider()
    goods(state, 0, raze=2)
    assert me(play(state, "raze com_mill")).vp == 3
    state = raider()
    settle(state, 0, "bar_rabble", "com_baker")
    goods(state, 0, worker=2)
    match = play(state, "activate bar_rabble", "target com_baker")
    assert me(match).vp == 3 + 1  # and the point of the Baker's Raze field
    state = raider()
    settle(state, 0, "egy_chariot_builder")
    goods(state, 0, raze=1)
    assert me(play(state, "activate egy_chariot_builder")).vp == 3
    for card, price in (("jap_garrison", {"raze": 2}), ("bar_pack_a", {"worker": 1})):
        state = raider()
        settle(state, 0, card)
        goods(state, 0, **price)
        match = play(state, f"activate {card}")
        if ask(match).kind == "spoil_pick":
            play(match, "gain food")
        assert me(match).vp == 0, card
    state = raider()
    settle(state, 1, "rom_builder")
    goods(state, 0, raze=2)
    assert me(play(state, "conquer rom_builder")).vp == 0


@rule("S-141", "S-142", "S-143")
def test_dark_chapel() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_dark_chapel_a", "egy_sphinx")
    settle(state, 1, "com_town_square", token=True)
    goods(state, 0, raze=2, worker=5)
    assert not options(start(state), "activate")  # protected: 3R
    goods(state, 0, raze=3, worker=5)
    top(state, "common", "com_mill")
    match = play(state, "activate bar_dark_chapel_a", "part raze_enemy", "draw common")
    assert options(match) == ["return worker", "return com_mill", "stop"]
    assert place(match, "bar_dark_chapel_a").paid == {"raze": 3}  # S-103
    match = play(match, "return worker", "return com_mill")
    assert me(match).vp == 4 + 1  # one gain of 4, so one Sphinx
    assert supply(match) == {"worker": 5} and pile(match, "common") == ["com_mill"]


@rule("S-141")
def test_points_cannot_be_returned() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_dark_chapel_a")
    hand(state, 0, "com_monument")
    goods(state, 0, raze=1)
    match = play(state, "activate bar_dark_chapel_a", "part raze_hand", "target com_monument")
    assert options(match) == ["return stone", "stop"]
    match = play(match, "stop")
    assert me(match).vp == 1 and supply(match) == {"stone": 1}


@rule("S-144", "S-094")
def test_pack_copies_a_spoil() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_pack_a")
    settle(state, 1, "com_goldsmiths_workshop")
    goods(state, 0, worker=2)
    match = play(state, "activate bar_pack_a", "twice", "gain gold", "gain vp")
    assert supply(match) == {"gold": 1} and me(match).vp == 1
    assert list(me(match, 1).empire) == ["com_goldsmiths_workshop"] and supply(match, 1) == {}


@rule("S-145")
def test_rabble_razes_an_own_common_location() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_rabble", "com_wood_storage", "com_ruins", "bar_village")
    goods(state, 0, worker=2)
    match = play(state, "activate bar_rabble")
    assert supply(match) == {"wood": 3} and me(match).foundations == ["com_wood_storage"]


@rule("S-164")
def test_chariot_builder_pays_one_token_whatever_protects() -> None:
    state = table("egyptians", "japanese")
    settle(state, 0, "egy_chariot_builder")
    settle(state, 1, "jap_farm", samurai=True)
    goods(state, 0, raze=1)
    match = play(state, "activate egy_chariot_builder")
    assert me(match).vp == 1 and supply(match) == {} and pile(match, "japanese") == ["jap_farm"]

"""Fortresses, siege and the cards of the expansion (S-247 to S-276)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.state import RaToken, State
from tests.rules import rule
from tests.settlers.tables import (
    CARDS,
    deal,
    foundation,
    goods,
    hand,
    me,
    place,
    play,
    row,
    seen,
    settle,
    start,
    supply,
    table,
)
from tests.tables import ask, options

SCARAB = "fegy_scarab_fortress"


@rule("S-247")
def test_a_fortress_fills_a_place_of_the_action_row() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_slaves")
    goods(state, 0, stone=2)
    foundation(state, 0, "com_mill")
    hand(state, 0, SCARAB)
    match = play(state, f"build {SCARAB}", "pick com_mill")
    assert me(match).rows["action"] == [SCARAB, "egy_slaves"]


@rule("S-248", "S-249")
def test_a_fortress_is_immune_to_all_but_siege() -> None:
    state = table("romans", "egyptians")
    settle(state, 0, "rom_engineers", "jap_garrison", "egy_temple_of_ra", "egy_scorpion_breeder")
    settle(state, 0, "fcom_signal_fire", "jap_trade_route_a")
    row(state, 1, SCARAB, f"{SCARAB}_2")
    state.players[1].empire[SCARAB].level = 1
    goods(state, 0, worker=5, raze=9, food=1)
    match = start(state)
    assert set(options(match)) >= {f"besiege {SCARAB}", "activate jap_trade_route_a"}
    for card in ("rom_engineers", "jap_garrison", "egy_temple_of_ra", "egy_scorpion_breeder"):
        assert f"activate {card}" not in options(match)
    assert not options(match, "conquer") and not options(match, "raze")
    match = play(match, "activate fcom_signal_fire")
    assert ask(match).kind != "shift"


@rule("S-250")
def test_the_owner_may_discard_or_shift_his_fortress() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "fjap_sliding_screens")
    row(state, 0, "jap_stalls", "fjap_heron_castle")
    state.players[0].rows["action"] = ["jap_stalls", "fjap_heron_castle", "fjap_sliding_screens"]
    goods(state, 0, worker=1)
    match = play(state, "activate fjap_sliding_screens", "draw common")
    assert "target fjap_heron_castle" in options(match)
    state = table("japanese", "romans")
    settle(state, 0, "fjap_heron_castle", level=4)
    goods(state, 0, wood=1)
    hand(state, 0, "jap_stalls")
    match = play(state, "build jap_stalls")
    assert list(me(match).empire) == ["jap_stalls"]


@rule("S-251", "S-252")
def test_one_fortification_a_round_and_five_at_most() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, SCARAB, "egy_royal_bath")
    goods(state, 0, gold=5)
    state.players[1].passed = True
    match = play(state, f"activate {SCARAB}")
    assert place(match, SCARAB).level == 1 and f"activate {SCARAB}" not in options(match)
    match = play(match, "activate egy_royal_bath", "once", f"activate {SCARAB}")
    assert place(match, SCARAB).level == 2  # refreshed
    state = table("egyptians", "romans")
    settle(state, 0, SCARAB, level=4)
    settle(state, 0, f"{SCARAB}_2", level=5)
    goods(state, 0, gold=5)
    match = start(state)
    assert options(match, "activate") == [f"activate {SCARAB}"]
    assert place(play(match, f"activate {SCARAB}"), SCARAB).level == 5


@pytest.mark.parametrize(
    "name", [SCARAB, "fbar_wolf_stockade", "fjap_heron_castle", "from_border_castrum"]
)
@rule("S-254", "S-262")
def test_a_fortress_pays_by_its_level(name: str) -> None:
    faction = CARDS[name].faction
    other = "romans" if faction != "romans" else "egyptians"
    for level in range(6):
        state = table(faction, other)
        settle(state, 0, name, level=level)
        settle(state, 0, f"{name}_2", level=1)
        expected = (CARDS[name].levels[level - 1] if level else 0) + CARDS[name].levels[0]
        assert me(play(state, "pass", "pass")).vp == expected


@rule("S-256", "S-257", "S-259", "S-260")
def test_siege() -> None:
    state = table("romans", "egyptians", "barbarians")
    settle(state, 0, "com_gallows", "fcom_veterans_table", "fbar_bravest_scoundrels")
    settle(state, 1, SCARAB, level=3, token=True)
    settle(state, 1, f"{SCARAB}_2")
    settle(state, 2, "fbar_wolf_stockade", level=1)
    state.players[2].passed = True
    goods(state, 0, raze=2)
    match = start(state)
    assert options(match, "besiege") == [f"besiege {SCARAB}"]
    match = play(match, f"besiege {SCARAB}")
    assert supply(match) == {} and supply(match, 1) == {}
    assert me(match).vp == 1  # Scoundrels for the siege; neither raze nor conquest
    assert place(match, SCARAB).token


@rule("S-258")
def test_a_besieged_fortress_starts_again_from_level_one() -> None:
    state = table("romans", "egyptians")
    settle(state, 1, SCARAB, level=3)
    goods(state, 0, raze=2)
    goods(state, 1, gold=2)
    match = play(state, f"besiege {SCARAB}", f"activate {SCARAB}")
    assert place(match, SCARAB).level == 1


@rule("S-261", "S-276")
def test_ram_crew() -> None:
    state = table("barbarians", "egyptians")
    settle(state, 0, "fbar_ram_crew", "egy_sphinx")
    settle(state, 1, SCARAB, level=3)
    goods(state, 0, raze=1)
    match = play(state, "activate fbar_ram_crew", "choose siege")
    assert me(match).vp == 3 + 1 and supply(match) == {}  # one gain
    assert place(match, SCARAB).level == 0


@rule("S-267", "S-268")
def test_shifting_left() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "fegy_sand_seer")
    row(state, 0, "egy_pyramid", "egy_caravan")
    row(state, 1, "rom_builder", "rom_stonemason", "rom_legions")
    foundation(state, 1, "com_mill", into="production")
    row(state, 1, "rom_colossus", "from_border_castrum")
    state.ra_tokens = {"rom_legions": RaToken(0, "egy_temple_of_ra")}
    goods(state, 0, worker=1)
    match = play(state, "activate fegy_sand_seer", "draw common")
    assert options(match) == [
        *("target egy_caravan", "target rom_builder", "target rom_stonemason", "decline"),
    ]
    match = play(match, "target rom_builder")
    assert me(match, 1).rows["production"][:2] == ["rom_builder", "com_mill"]  # past a Foundation


@rule("S-269", "S-270")
def test_crossbow_maker() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "from_crossbow_maker")
    row(state, 0, "rom_builder", "rom_stonemason")
    hand(state, 0, "com_ruins", "rom_gardens")
    goods(state, 0, worker=1)
    match = play(state, "activate from_crossbow_maker")
    assert options(match) == [
        f"target com_ruins {name}" for name in ("production", "feature", "action")
    ]
    match = play(match, "target com_ruins production")
    assert me(match).rows["production"] == ["com_ruins", "rom_builder", "rom_stonemason"]
    prices = seen(match, 1).conquest_prices
    assert (prices["rom_builder"], prices["rom_stonemason"]) == (3, 4)


@rule("S-271")
def test_place_defence() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "from_field_works", "com_mill", token=False)
    settle(state, 0, "com_town", token=True)
    foundation(state, 0, "com_baker")
    goods(state, 0, stone=1)
    hand(state, 0, "rom_roman_bank")
    match = play(state, "build rom_roman_bank", "pick com_baker")
    assert options(match) == ["defend com_mill", "defend rom_roman_bank", "decline"]
    match = play(match, "defend rom_roman_bank")
    assert place(match, "rom_roman_bank").token
    state = table("romans", "barbarians")
    settle(state, 0, "fcom_watch_captain")
    goods(state, 0, worker=1)
    match = play(state, "activate fcom_watch_captain")
    assert place(match, "fcom_watch_captain").token and me(match).vp == 1


@rule("S-273")
def test_what_counts_as_losing_a_location() -> None:
    def fallen() -> State:
        state = table("japanese", "romans", "egyptians")
        settle(state, 0, "fjap_song_of_the_fallen", "com_mill", token=True)
        row(state, 0, "jap_farm")
        settle(state, 0, "fjap_heron_castle", level=1)
        state.seat = 1
        return state

    state = fallen()
    goods(state, 1, raze=3)
    assert me(play(state, "raze com_mill")).vp == 2
    state = fallen()
    goods(state, 1, raze=2)
    assert me(play(state, "conquer jap_farm")).vp == 2
    state = fallen()
    settle(state, 1, "rom_engineers")
    goods(state, 1, worker=2)
    assert me(play(state, "activate rom_engineers", "target jap_farm")).vp == 2
    state = fallen()
    goods(state, 1, raze=2)
    assert me(play(state, "besiege fjap_heron_castle")).vp == 0
    state = fallen()
    settle(state, 1, "egy_temple_of_ra")
    assert me(play(state, "activate egy_temple_of_ra", "target jap_farm")).vp == 0
    state = fallen()
    state.seat = 0
    goods(state, 0, wood=1)
    hand(state, 0, "jap_stalls")
    assert me(play(state, "build jap_stalls", "pick com_mill")).vp == 0


@rule("S-274")
def test_tax_collector_counts_foreign_locations() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "bar_village", "bar_rabble", "bar_idol")
    foundation(state, 0, "com_mill")
    goods(state, 0, stone=2)
    hand(state, 0, "from_tax_collector")
    match = play(state, "build from_tax_collector", "pick com_mill")
    assert supply(match) == {"gold": 2}  # for its own building; at most two


@rule("S-275")
def test_stone_redoubt_counts_protected_locations() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "com_mill", token=True)
    settle(state, 0, "jap_farm", samurai=True)
    settle(state, 0, "fegy_obelisk_wardens", "com_town")
    goods(state, 0, wood=1, stone=2)
    hand(state, 0, "fcom_stone_redoubt")
    match = play(state, "build fcom_stone_redoubt", "draw common")
    assert me(match).vp == 3


def test_a_marker_may_lie_under_a_fortress() -> None:
    state = table("japanese", "egyptians")
    settle(state, 1, SCARAB)
    deal(state, 0, "jap_casino", at=SCARAB)
    state.phase = "production"
    assert supply(start(state))["gold"] == 1

"""Round end, Cleanup, the end of the game (S-127 to S-139)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.state import RaToken
from tests.rules import rule
from tests.settlers.tables import (
    GAME,
    deal,
    foundation,
    goods,
    hand,
    me,
    place,
    play,
    settle,
    start,
    supply,
    table,
)
from tests.tables import options


@rule("S-127", "S-181")
def test_fortresses_pay_at_every_round_end_and_marks_go() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "fegy_scarab_fortress", level=5)
    settle(state, 0, "egy_temple_of_ra", used=1, paid={"worker": 1})
    settle(state, 1, "com_mill", "com_castle_a", blocked=True)
    state.ra_tokens = {"com_mill": RaToken(0, "egy_temple_of_ra")}
    state.round = 5
    match = play(state, "pass", "pass")
    assert match.over and me(match).scored == {"fortress": 5}
    assert not match.state.ra_tokens and not place(match, "com_castle_a").blocked
    sheet = {line.what: line.points for line in match.result().sheets[1]}
    assert sheet["common"] == 2  # the owner scores the location


@pytest.mark.parametrize(
    ("faction", "kept"),
    [("barbarians", "worker"), ("japanese", "food"), ("romans", "raze"), ("egyptians", "gold")],
)
@rule("S-128", "S-130", "S-317")
def test_what_a_board_stores(faction: str, kept: str) -> None:
    other = "romans" if faction != "romans" else "japanese"
    state = table(faction, other)
    goods(state, 0, wood=2, stone=2, food=9, gold=8, worker=7, raze=6, defence=5)
    before = dict(state.players[0].supply)
    match = play(state, "pass", "pass")
    assert supply(match) == {kept: before[kept]}


@rule("S-128", "S-129")
def test_warehouses_store_resources_without_a_question() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_warehouses")
    goods(state, 0, wood=2, stone=3, food=4, gold=5, worker=6)
    match = play(state, "pass", "pass")
    assert supply(match) == {"wood": 2, "stone": 3, "food": 4}


@rule("S-132")
def test_what_was_stored_outlives_the_warehouses_until_the_next_cleanup() -> None:
    state = table("barbarians", "romans")
    state.round = 2
    settle(state, 1, "rom_warehouses")
    goods(state, 1, wood=4)  # kept through the last Cleanup
    goods(state, 0, raze=2)
    hand(state, 1, "com_lumberjacks")
    match = play(state, "conquer rom_warehouses", "build com_lumberjacks")
    assert supply(match, 1) == {"wood": 2, "worker": 1}
    match = play(match, "pass", "pass")
    assert supply(match, 1) == {} and match.state.round == 3


@rule("S-131", "S-253")
def test_what_stays_through_cleanup() -> None:
    state = table("japanese", "romans")
    hand(state, 0, "com_mill")
    deal(state, 0, "jap_farm")
    settle(state, 1, "rom_builder")
    deal(state, 0, "jap_casino", at="rom_builder")
    foundation(state, 0, "com_town")
    settle(state, 0, "jap_dojo", samurai=True)
    state.decks["common"].remove("com_baker")
    settle(state, 0, "jap_gate", under={"com_baker": 0})
    settle(state, 0, "jap_shrine", kept=4)
    settle(state, 0, "fjap_heron_castle", level=2)
    match = play(state, "pass", "pass")
    player = me(match)
    assert "com_mill" in player.hand and len(player.deals) == 2
    assert player.foundations == ["com_town"] and place(match, "jap_dojo").samurai
    assert list(place(match, "jap_gate").under) == ["com_baker"]
    assert place(match, "jap_shrine").kept == 4 and place(match, "fjap_heron_castle").level == 2


@rule("S-134", "S-135", "S-136", "S-238")
def test_final_scoring() -> None:
    state = table("japanese", "romans")
    state.round = 5
    state.players[0].vp, state.players[0].scored = 10, {"action": 10}
    settle(state, 0, "com_mill", "com_town", "jap_farm", "rom_builder", "fjap_heron_castle")
    settle(state, 0, "egy_sphinx")
    settle(state, 0, "jap_shrine", kept=3)
    foundation(state, 0, "com_baker")
    deal(state, 0, "jap_dojo")
    hand(state, 0, "com_statue")
    goods(state, 0, gold=9)
    match = play(state, "pass", "pass")
    sheet = {line.what: line.points for line in match.result().sheets[0] if line.points}
    assert sheet == {"action": 10, "common": 2, "faction": 6, "conquered": 4, "end_effects": 2}
    assert match.result().scores[0] == 24  # the 2 VP of the Shrine are no gain for Sphinx


@rule("S-137", "S-138", "S-139")
def test_ties() -> None:
    def places(first: dict[str, int], second: dict[str, int], cards: int = 0) -> list[int]:
        state = table()
        state.round = 5
        goods(state, 0, **first)
        goods(state, 1, **second)
        hand(state, 0, *["com_mill", "com_town"][:cards])
        return play(state, "pass", "pass").result().places

    assert places({"worker": 1, "wood": 2}, {"stone": 2}) == [1, 2]
    assert places({"gold": 5, "raze": 3}, {"food": 1}) == [2, 1]  # gold and tokens do not count
    assert places({"wood": 1}, {"worker": 1}, cards=1) == [1, 2]
    assert places({"wood": 1}, {"worker": 1}) == [1, 1]
    state = table("japanese", "romans")
    state.round = 5
    settle(state, 0, "jap_shrine", kept=1, samurai=True, paid={})
    settle(state, 1, "com_mill", "com_town")
    assert play(state, "pass", "pass").result().places == [1, 1]  # nothing lying on cards counts


def test_the_points_can_be_counted_at_every_moment() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "com_mill", "jap_farm")
    match = start(state)
    assert GAME.result(match.state).scores == [3, 0]
    assert options(match)

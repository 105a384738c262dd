"""Defence tokens, Samurai, Gate and Shrine (S-108 to S-126)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.scoring import end_effects
from tests.rules import rule
from tests.settlers.tables import (
    CONTENT,
    deal,
    foundation,
    goods,
    hand,
    me,
    place,
    play,
    row,
    settle,
    start,
    supply,
    table,
)
from tests.tables import ask, options


@rule("S-108", "S-113")
def test_where_a_defence_token_may_lie() -> None:
    for fire in (False, True):
        state = table("romans", "barbarians", fire=fire)
        settle(state, 0, "com_mill", "com_ruins", "rom_builder")
        foundation(state, 0, "com_town")
        deal(state, 0, "rom_stonemason")
        goods(state, 0, defence=1)
        expected = ["defend com_mill", "defend com_ruins"] + ["defend rom_builder"] * fire
        assert options(start(state), "defend") == expected
    state = table("romans", "barbarians")
    settle(state, 0, "from_border_castrum")
    goods(state, 0, defence=1)
    assert options(start(state), "defend") == ["defend from_border_castrum"]


@rule("S-109", "S-110", "S-318")
def test_one_protection_for_a_location() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_farm", token=True)
    settle(state, 0, "jap_dojo", samurai=True)
    settle(state, 0, "fegy_obelisk_wardens", "jap_gate")
    goods(state, 0, defence=1, worker=1)
    match = start(state)
    assert options(match, "defend") == ["defend jap_gate"]
    assert options(match, "deploy") == ["deploy jap_gate"]


@rule("S-110")
def test_a_printed_shield_is_never_removed() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "fegy_obelisk_wardens")
    goods(state, 1, raze=2)
    match = play(state, "pass")
    assert not options(match, "conquer")
    match = play(match, "pass")
    assert match.state.round == 2 and CONTENT.cards["fegy_obelisk_wardens"].shield


@rule("S-111")
def test_a_token_stays_until_cleanup_or_the_end_of_its_location() -> None:
    state = table()
    settle(state, 0, "com_mill", "com_town")
    goods(state, 0, defence=2)
    state.players[1].passed = True
    match = play(state, "defend com_mill")
    assert place(match, "com_mill").token and supply(match) == {"defence": 1}
    assert options(match) == ["defend com_town", "pass"]  # neither moved nor taken back
    match = play(match, "pass")
    assert not place(match, "com_mill").token and match.state.round == 2


@rule("S-112")
def test_a_token_does_nothing_against_other_effects() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_engineers")
    settle(state, 1, "com_mill", token=True)
    goods(state, 0, worker=2)
    match = play(state, "activate rom_engineers")
    assert me(match, 1).empire == {}


@rule("S-114", "S-116", "S-117", "S-118")
def test_samurai_on_faction_locations_of_the_own_empire() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_gate", "jap_shrine", "rom_builder", "fjap_heron_castle", "com_mill")
    settle(state, 1, "rom_stonemason")
    goods(state, 0, worker=2)
    goods(state, 1, worker=2)
    match = start(state)
    assert options(match, "deploy") == [
        *("deploy jap_gate", "deploy jap_shrine", "deploy rom_builder"),
        "deploy fjap_heron_castle",
    ]
    match = play(match, "deploy rom_builder")
    assert supply(match) == {"worker": 1} and place(match, "rom_builder").samurai
    assert "deploy rom_builder" not in options(match)
    match = play(match, "pass")
    assert not options(match, "deploy")  # Romans have no Samurai
    match = play(match, "pass")
    assert place(match, "rom_builder").samurai  # not discarded in Cleanup


@rule("S-116")
def test_a_samurai_leaves_with_its_location() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_farm", samurai=True)
    goods(state, 1, raze=3)
    state.seat = 1
    match = play(state, "raze jap_farm")
    assert supply(match) == {} and supply(match, 1) == {}


@rule("S-119", "S-162")
def test_samurai_as_a_gain_are_deployed_at_once() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_farm", samurai=True)
    goods(state, 0, stone=1)
    foundation(state, 0, "com_mill")
    hand(state, 0, "jap_ninjas")
    match = play(state, "build jap_ninjas", "pick com_mill")
    # Ninjas take one; the other has no place and is lost
    assert place(match, "jap_ninjas").samurai and supply(match) == {}
    state = table("japanese", "romans")
    settle(state, 0, "jap_farm", "jap_gate")
    goods(state, 0, stone=1)
    foundation(state, 0, "com_mill")
    hand(state, 0, "jap_ninjas")
    match = play(state, "build jap_ninjas", "pick com_mill", "deploy jap_farm")
    assert options(match) == ["deploy jap_gate", "deploy jap_ninjas"]


@rule("S-120")
def test_samurai_give_others_nothing() -> None:
    state = table("romans", "japanese")
    row(state, 1, "fjap_ashigaru_camp")
    settle(state, 0, "rom_builder")
    goods(state, 0, raze=2)
    match = play(state, "conquer fjap_ashigaru_camp")
    assert supply(match) == {"food": 1}
    assert not any(location.samurai for location in me(match).empire.values())


@rule("S-121", "S-009")
def test_gate_takes_hand_cards_for_a_point_each() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_gate", "egy_sphinx")
    hand(state, 0, "com_mill", "com_town", "com_baker")
    state.players[1].passed = True
    match = play(state, "keep jap_gate", "pick com_mill", "keep jap_gate", "pick com_town")
    assert me(match).vp == 2 and ask(match).kind == "turn"  # each a gain of its own
    assert "com_mill" not in str(match.view(1)) and "com_mill" in str(match.view(0))
    match = play(match, "pass")
    assert list(place(match, "jap_gate").under) == ["com_mill", "com_town"]


@pytest.mark.parametrize(("cards", "points"), [(2, 0), (3, 2), (5, 2)])
@rule("S-122", "S-123")
def test_gate_at_the_end(cards: int, points: int) -> None:
    state = table("japanese", "romans")
    names = ["com_mill", "com_town", "com_baker", "com_statue", "com_rubble"][:cards]
    for name in names:
        state.decks["common"].remove(name)
    settle(state, 0, "jap_gate", under=dict.fromkeys(names, 0))
    assert end_effects(CONTENT, state.players[0]) == points
    settle(state, 0, "jap_gate_2", under={"com_joiner": 0, "com_joiner_2": 0})
    assert end_effects(CONTENT, state.players[0]) == points  # each Gate by itself


@pytest.mark.parametrize(("kept", "points"), [(2, 0), (3, 2), (6, 2), (7, 5), (12, 10), (20, 10)])
@rule("S-124", "S-125", "S-126")
def test_shrine(kept: int, points: int) -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_shrine", kept=kept)
    goods(state, 0, wood=1, stone=1, gold=1)
    assert end_effects(CONTENT, state.players[0]) == points
    match = start(state)
    assert options(match, "keep") == ["keep jap_shrine wood", "keep jap_shrine stone"]
    match = play(match, "keep jap_shrine wood", "pass", "pass")
    assert place(match, "jap_shrine").kept == kept + 1  # through Cleanup

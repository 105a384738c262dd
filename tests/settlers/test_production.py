"""Production (S-050 to S-057)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.settlers.tables import deal, hand, me, play, settle, start, supply, table, top
from tests.tables import ask, options


@pytest.mark.parametrize(
    ("faction", "expected"),
    [
        ("barbarians", {"worker": 5, "raze": 1, "defence": 1}),
        ("japanese", {"worker": 4, "wood": 1, "raze": 1, "defence": 1}),
        ("romans", {"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}),
        ("egyptians", {"worker": 3, "gold": 1, "raze": 1, "defence": 1}),
    ],
)
@rule("S-055")
def test_the_boards(faction: str, expected: dict[str, int]) -> None:
    other = "romans" if faction != "romans" else "japanese"
    state = table(faction, other)
    state.phase = "production"
    assert supply(start(state)) == expected


@rule("S-050", "S-052")
def test_the_order_of_production() -> None:
    state = table("japanese", "romans", promo="amber_road")
    state.first = state.seat = 1
    settle(state, 0, "jap_daimyos_castle_a", "fjap_ashigaru_camp", "jap_farm")
    for card in ("jap_dojo", "jap_gate", "jap_shrine"):
        deal(state, 0, card)  # a point, food, a card
    state.phase = "production"
    match = start(state)
    gained = [told.facts for told in match.log if told.event in ("gained", "scored")]
    seats = [facts[0] for facts in gained]
    assert seats == sorted(seats, reverse=True)  # the first player completes his production first
    own = [facts[1:] for facts in gained if facts[0] == 0]
    board = [("worker", 4), ("wood", 1), ("raze", 1), ("defence", 1)]
    assert own == [*board, ("gold", 1), (1, "deals"), ("food", 1)]
    match = play(match, "draw faction")
    assert ask(match).kind == "samurai_place"  # Samurai before the castle that counts them
    match = play(match, "deploy jap_farm")
    assert me(match).scored == {"deals": 1, "production": 1}


@rule("S-053", "S-081", "S-083")
def test_a_deal_gives_one_good_and_its_other_fields_do_nothing() -> None:
    state = table("romans", "barbarians")
    deal(state, 0, "rom_trade_colony")
    state.phase = "production"
    assert supply(start(state))["worker"] == 3  # 2 of the board, 1 of the Deal, no gold


@rule("S-054", "S-019")
def test_cards_of_production_are_drawn_at_once() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_watchtower", "rom_legions")
    top(state, "common", "com_mill", "com_town")
    state.phase = "production"
    match = play(state, "draw common")
    assert me(match).hand == ["com_mill", "com_town"]


@rule("S-056", "S-141", "S-142")
def test_school_of_diplomacy() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_school_of_diplomacy", "egy_sphinx")
    deal(state, 0, "jap_farm")
    deal(state, 0, "jap_rice_fields")
    deal(state, 0, "jap_dojo")
    deal(state, 0, "jap_buddhas_temple")
    top(state, "common", "com_mill")
    state.phase = "production"
    match = play(state, "draw common")
    assert ask(match).kind == "tithe"
    # the worker of the Deal, its food and its card; no VP, nothing of the board
    assert options(match) == ["return worker", "return food", "return com_mill", "stop"]
    match = play(match, "return worker", "return food")
    assert options(match) == ["return com_mill", "stop"]
    match = play(match, "return com_mill")
    assert me(match).vp == 1 + 3  # one gain per good, so no Sphinx
    assert match.state.discards["common"] == ["com_mill"]


@rule("S-057")
def test_no_free_steps_in_production() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "com_town", "jap_farm", "com_watchtower")
    hand(state, 0, "com_mill")
    state.phase = "production"
    match = start(state)
    while match.state.phase == "production":
        assert ask(match).kind == "draw_deck"
        play(match, options(match)[0])
    assert options(match, "deploy") == ["deploy jap_farm"]
    assert "defend com_town" in options(match)

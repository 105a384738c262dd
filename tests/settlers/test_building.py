"""Building a location (S-066 to S-079)."""

from __future__ import annotations

from tests.rules import rule
from tests.settlers.tables import (
    foundation,
    goods,
    hand,
    me,
    pile,
    play,
    settle,
    start,
    supply,
    table,
)
from tests.tables import ask, options


@rule("S-066", "S-222")
def test_faction_locations_stand_in_rows_and_common_ones_do_not() -> None:
    state = table("barbarians", "romans")
    hand(state, 0, "bar_village", "com_town")
    goods(state, 0, wood=2, stone=1)
    state.players[1].passed = True
    match = play(state, "build bar_village", "build com_town")
    assert me(match).rows == {"production": ["bar_village"], "feature": [], "action": []}
    assert list(me(match).empire) == ["bar_village", "com_town"] and not me(match).hand


@rule("S-067", "S-068", "S-102", "S-238")
def test_a_location_pays_with_all_that_lies_on_it() -> None:
    state = table("romans", "japanese")
    settle(state, 0, "com_castle_a", used=1, paid={"worker": 1}, token=True)
    settle(state, 0, "jap_gate", under={"com_town": 0}, samurai=False)
    state.decks["common"].remove("com_town")
    settle(state, 0, "from_border_castrum", level=3)
    foundation(state, 0, "com_mill")
    goods(state, 0, stone=1)
    hand(state, 0, "rom_builder")
    match = play(state, "build rom_builder")
    assert ask(match).kind == "pay_location"
    assert set(options(match)) == {
        *("pick com_castle_a", "pick jap_gate", "pick from_border_castrum", "pick com_mill"),
    }
    match = play(match, "pick jap_gate")  # a conquered one, with the card under it
    assert pile(match, "japanese") == ["jap_gate"] and pile(match, "common") == ["com_town"]
    assert me(match).rows["feature"] == []


@rule("S-069", "S-078")
def test_the_new_card_cannot_pay_for_itself() -> None:
    state = table("barbarians", "romans")
    goods(state, 0, wood=2, stone=3)
    hand(state, 0, "bar_sentry_tower", "com_town", "com_masons_guild")
    match = start(state)
    assert options(match, "build") == ["build com_town", "build com_masons_guild"]
    goods(state, 0, wood=1, stone=1)
    assert options(start(state), "build") == ["build com_town"]


@rule("S-070")
def test_a_free_card_still_takes_the_action() -> None:
    state = table()
    hand(state, 0, "com_ruins", "com_ruins_2")
    match = play(state, "build com_ruins")
    assert ask(match).seat == 1 and supply(match) == {"worker": 1}


@rule("S-071", "S-072", "S-073")
def test_production_bonus_then_triggers() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_supplier")
    goods(state, 0, wood=1, stone=1)
    hand(state, 0, "com_quarry")
    match = play(state, "build com_quarry")
    gained = [told.facts[1:] for told in match.log if told.event in ("gained", "scored")]
    assert gained == [("stone", 1), ("stone", 1), ("gold", 1), (1, "trigger")]


@rule("S-073", "S-074")
def test_triggers_fire_in_the_order_their_cards_entered_the_new_one_last() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_administration", "rom_headquarters")
    goods(state, 0, stone=2)
    foundation(state, 0, "com_mill")
    hand(state, 0, "rom_headquarters_2")
    match = play(state, "build rom_headquarters_2", "pick com_mill")
    order = []
    while ask(match).kind == "trigger_choice":
        order.append(ask(match).about[0])
        play(match, "choose vp")
    assert order == ["rom_administration", "rom_headquarters", "rom_headquarters_2"]
    assert me(match).vp == 3


@rule("S-075")
def test_a_trigger_card_that_paid_does_not_fire() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_administration")
    goods(state, 0, stone=1)
    hand(state, 0, "rom_roman_bank")
    match = play(state, "build rom_roman_bank")
    assert ask(match).seat == 1 and me(match).vp == 0


@rule("S-076", "S-077")
def test_a_building_fires_each_trigger_once_by_colour_or_faction() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_supplier", "com_carpenters_workshop", "com_mill", "com_roadside_inn")
    goods(state, 0, wood=1, stone=2)
    foundation(state, 0, "com_baker")
    hand(state, 0, "rom_trade_colony")
    match = play(state, "build rom_trade_colony", "pick com_baker")
    assert supply(match) == {"gold": 1 + 3, "worker": 1} and me(match).vp == 3
    state = table("romans", "barbarians")
    settle(state, 0, "rom_administration", "com_supplier")
    goods(state, 0, wood=1, stone=1)
    hand(state, 0, "com_coal_mine")
    match = play(state, "build com_coal_mine")  # grey, but no faction card
    assert supply(match) == {"gold": 1} and me(match).vp == 1


@rule("S-079")
def test_copies_stand_side_by_side() -> None:
    state = table()
    names = ["com_ruins", *(f"com_ruins_{copy}" for copy in range(2, 7))]
    settle(state, 0, *names[:-1])
    hand(state, 0, names[-1])
    match = play(state, f"build {names[-1]}")
    assert list(me(match).empire) == names

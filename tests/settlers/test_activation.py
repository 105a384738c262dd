"""Action locations and the exchange (S-096 to S-107)."""

from __future__ import annotations

from tests.rules import rule
from tests.settlers.tables import deal, goods, hand, me, place, play, settle, start, supply, table
from tests.tables import ask, options


@rule("S-096", "S-100")
def test_the_price_lies_on_the_card() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_masons_guild")
    settle(state, 1, "bar_saboteurs_a")
    goods(state, 0, worker=1, stone=2)
    goods(state, 1, worker=1)
    match = play(state, "activate com_masons_guild")
    assert place(match, "com_masons_guild").paid == {"worker": 1, "stone": 2}
    assert supply(match) == {}
    assert not options(match, "activate")  # Saboteurs find nothing in the supply


@rule("S-097", "S-098")
def test_twice_in_one_action_or_once_in_two_turns() -> None:
    state = table()
    settle(state, 0, "com_gold_mine")
    goods(state, 0, worker=2)
    match = play(state, "activate com_gold_mine")
    assert options(match) == ["once", "twice"]
    match = play(match, "twice")
    assert supply(match) == {"gold": 2} and place(match, "com_gold_mine").paid == {"worker": 2}
    state = table()
    settle(state, 0, "com_gold_mine")
    goods(state, 0, worker=1)
    match = play(state, "activate com_gold_mine")  # not asked: a second use cannot be paid
    assert supply(match) == {"gold": 1} and ask(match).seat == 1
    state = table("barbarians", "romans")
    settle(state, 0, "bar_pack_a")
    settle(state, 1, "com_mill", "com_baker")
    goods(state, 0, worker=2)
    match = play(state, "activate bar_pack_a", "twice", "target com_mill", "gain food")
    assert ask(match).kind == "target_location"  # each use has its own target


@rule("S-099")
def test_a_worker_marks_what_costs_no_goods() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "com_tavern", "egy_temple_of_ra")
    settle(state, 1, "com_mill")
    hand(state, 0, "com_ruins", "com_town")
    match = play(state, "activate com_tavern", "pick com_ruins")
    assert place(match, "com_tavern").paid == {"worker": 1} and me(match).vp == 2
    assert supply(match) == {}


@rule("S-099")
def test_a_deal_as_price() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_hanseatic_league")
    deal(state, 0, "rom_builder")
    goods(state, 0, worker=1)
    match = play(state, "activate com_hanseatic_league")
    assert place(match, "com_hanseatic_league").paid == {"worker": 1} and me(match).vp == 2


@rule("S-101")
def test_a_new_location_may_be_used_at_once() -> None:
    state = table()
    goods(state, 0, wood=2, worker=1)
    hand(state, 0, "com_lumberjacks")
    state.players[1].passed = True
    match = play(state, "build com_lumberjacks", "activate com_lumberjacks")
    assert supply(match) == {"wood": 2}


@rule("S-103")
def test_a_surcharge_lies_on_the_card_too() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_dark_chapel_a")
    settle(state, 1, "com_monument", token=True)
    goods(state, 0, raze=3)
    match = play(state, "activate bar_dark_chapel_a", "part raze_enemy", "stop")
    assert place(match, "bar_dark_chapel_a").paid == {"raze": 3} and supply(match) == {"stone": 1}


@rule("S-104", "S-107")
def test_an_exchange_gives_no_gold_and_marks_nothing() -> None:
    state = table()
    goods(state, 0, worker=4)
    match = play(state, "exchange")
    assert options(match) == ["take wood", "take stone", "take food", "take card"]
    match = play(match, "take wood")
    assert options(match)[-1] == "stop"
    match = play(match, "stop", "pass", "exchange", "take food")
    assert supply(match) == {"wood": 1, "food": 1}
    goods(state, 0, worker=1)
    assert "exchange" not in options(start(state))

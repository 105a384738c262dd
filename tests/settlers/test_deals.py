"""Deals, and the cards that work on them (S-080 to S-085, S-148 to S-152, S-157 to S-160)."""

from __future__ import annotations

from tests.rules import rule
from tests.settlers.tables import (
    deal,
    goods,
    hand,
    me,
    pile,
    play,
    seen,
    settle,
    start,
    supply,
    table,
    top,
)
from tests.tables import ask, options


@rule("S-080", "S-082")
def test_a_deal_costs_food_and_gives_its_good() -> None:
    state = table("romans", "barbarians")
    goods(state, 0, food=1, gold=1)
    hand(state, 0, "rom_builder", "com_mill")
    match = start(state)
    assert options(match, "deal") == ["deal rom_builder"]
    match = play(match, "deal rom_builder")
    assert options(match) == ["pay food", "pay gold"]
    match = play(match, "pay gold")
    assert supply(match) == {"food": 1, "stone": 1}
    assert [held.card for held in me(match).deals] == ["rom_builder"]
    names = ["rom_legions", "rom_stonemason", "rom_architect", "rom_spies", "rom_colossus"]
    state = table("romans", "barbarians")
    for name in names:
        deal(state, 0, name)
    goods(state, 0, food=1)
    hand(state, 0, "rom_gardens")
    assert len(me(play(state, "deal rom_gardens")).deals) == 6


@rule("S-083")
def test_a_deal_is_public() -> None:
    state = table("romans", "barbarians")
    deal(state, 0, "rom_builder")
    deals = seen(start(state), 1).players[0].deals
    assert [(held.card, held.good) for held in deals] == [("rom_builder", "stone")]


@rule("S-084", "S-085")
def test_dojo_fires_for_deals_that_are_made() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_dojo", "jap_trade_route_a")
    settle(state, 1, "rom_builder")
    goods(state, 0, food=2)
    hand(state, 0, "jap_farm")
    goods(state, 1, worker=2)
    match = play(state, "deal jap_farm")
    assert me(match).vp == 1
    match = play(match, "deploy jap_dojo", "exchange", "take wood")
    match = play(match, "activate jap_trade_route_a")
    assert me(match).vp == 2


@rule("S-084", "S-149", "S-150")
def test_stealing_a_deal_is_not_making_one() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_dojo", "rom_spies")
    deal(state, 1, "rom_builder")
    deal(state, 1, "rom_legions", at="jap_dojo")
    goods(state, 0, worker=1)
    match = play(state, "activate rom_spies")  # the Trade Route Deal cannot be taken
    assert [held.card for held in me(match).deals] == ["rom_builder"]
    assert [held.at for held in me(match, 1).deals] == ["jap_dojo"]
    assert me(match).vp == 1 and supply(match) == {}  # the point of Spies alone, and no stone now


@rule("S-084", "S-151")
def test_copying_a_deal_is_not_making_one() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_dojo", "com_imperial_messenger")
    settle(state, 1, "rom_legions")
    deal(state, 0, "jap_farm")
    deal(state, 0, "jap_casino", at="rom_legions")
    goods(state, 0, worker=1)
    match = play(state, "activate com_imperial_messenger")
    assert options(match) == ["target jap_farm", "target route rom_legions"]
    match = play(match, "target route rom_legions")
    assert supply(match) == {"raze": 1} and me(match).vp == 0


@rule("S-151")
def test_hanseatic_league_takes_any_own_deal() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "com_hanseatic_league")
    settle(state, 1, "rom_legions")
    deal(state, 0, "jap_farm")
    deal(state, 0, "jap_casino", at="rom_legions")
    goods(state, 0, worker=1)
    match = play(state, "activate com_hanseatic_league", "pick route rom_legions")
    assert me(match).vp == 2 and [held.card for held in me(match).deals] == ["jap_farm"]
    assert pile(match, "japanese") == ["jap_casino"]


@rule("S-148")
def test_robbers_and_ninjas_discard_deals() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_ninjas", "jap_farm")
    settle(state, 1, "rom_legions")
    deal(state, 1, "rom_builder")
    deal(state, 1, "rom_gardens", at="jap_farm")
    goods(state, 0, worker=1)
    match = play(state, "activate jap_ninjas")
    assert options(match) == ["target rom_builder", "target route romans jap_farm"]
    match = play(match, "target route romans jap_farm")
    assert supply(match) == {"worker": 1}  # the good of the Farm
    assert pile(match, "romans") == ["rom_gardens"]
    state = table("barbarians", "romans")
    settle(state, 0, "bar_robbers")
    deal(state, 1, "rom_builder")
    goods(state, 0, worker=2)
    match = play(state, "activate bar_robbers", "draw faction")
    assert me(match).vp == 1 and len(me(match).hand) == 1 and supply(match) == {}
    assert pile(match, "romans") == ["rom_builder"]


@rule("S-152")
def test_negotiator_builds_a_deal() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_negotiator", "jap_sake_brewery")
    settle(state, 1, "rom_legions")
    deal(state, 0, "jap_geisha_house")
    deal(state, 0, "jap_garrison", at="rom_legions")
    goods(state, 0, worker=1, wood=1)
    match = play(state, "activate jap_negotiator")
    # 1W without a location; pink, so it counts as building; two pink locations produce
    assert supply(match) == {"worker": 2, "gold": 1} and me(match).vp == 1
    assert [held.at for held in me(match).deals] == ["rom_legions"]
    assert me(match).rows["production"] == ["jap_geisha_house"]


@rule("S-152", "S-315")
def test_a_mix_that_would_leave_too_little_is_not_offered() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_settlers")
    hand(state, 0, "rom_roman_barracks")
    goods(state, 0, wood=1, gold=1)
    match = play(state, "activate com_settlers")
    assert options(match) == ["pay wood"]  # gold for the wood would leave no food
    match = play(match, "pay wood")
    assert supply(match) == {"gold": 1}
    match = play(match, "target rom_roman_barracks")
    assert me(match).rows["production"] == ["rom_roman_barracks"]


@rule("S-157", "S-083")
def test_trade_route() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_trade_route_a")
    settle(state, 1, "rom_builder", "com_mill")
    top(state, "japanese", "jap_casino")
    goods(state, 0, food=1)
    match = play(state, "activate jap_trade_route_a")
    assert supply(match) == {"stone": 1}
    assert [(held.card, held.at) for held in me(match).deals] == [("jap_casino", "rom_builder")]
    assert '"jap_casino"' not in str(match.view(0)) and "jap_casino" not in str(match.view(0))
    match = play(match, "pass", "pass")
    gained = [told.facts for told in match.log if told.event == "gained" and told.facts[0] == 0]
    while ask(match).kind == "lookout_pick":
        play(match, options(match)[0])
    gained = [told.facts for told in match.log if told.event == "gained" and told.facts[0] == 0]
    assert gained.count((0, "stone", 1)) == 2  # now and in Production


@rule("S-158", "S-159")
def test_a_route_outlives_its_card_but_not_its_location() -> None:
    state = table("japanese", "romans", "egyptians")
    settle(state, 0, "jap_negotiator")
    settle(state, 1, "rom_builder")
    deal(state, 0, "jap_casino", at="rom_builder")
    goods(state, 2, raze=2)
    state.seat = 2
    match = start(state)
    assert len(me(match).deals) == 1  # no Trade Route stands, the Deal does
    match = play(match, "conquer rom_builder")
    assert me(match).deals == [] and pile(match, "japanese") == ["jap_casino"]


@rule("S-160")
def test_without_a_card_there_is_no_route() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_trade_route_a")
    settle(state, 1, "rom_builder")
    goods(state, 0, food=1)
    deal(state, 0, "jap_casino", at="rom_builder")
    match = play(state, "activate jap_trade_route_a")
    assert [held.at for held in me(match).deals] == ["rom_builder"] * 2
    state = table("japanese", "romans")
    settle(state, 0, "jap_trade_route_a")
    settle(state, 1, "rom_builder")
    goods(state, 0, food=1)
    state.discards["japanese"] = list(state.decks["japanese"])
    state.decks["japanese"] = []
    assert not options(start(state), "activate")

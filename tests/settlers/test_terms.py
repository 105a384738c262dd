"""Notation and general rules (S-001 to S-030)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.counting import COUNTERS
from polyana.notation import At, When, parse, parts
from tests.rules import rule
from tests.settlers.tables import (
    CARDS,
    CONTENT,
    deal,
    foundation,
    goods,
    hand,
    me,
    only,
    pile,
    play,
    row,
    seen,
    settle,
    start,
    supply,
    table,
    top,
)
from tests.tables import ask, options


@rule("S-001")
def test_a_prefix_governs_the_parts_up_to_the_next() -> None:
    keep, end = parts(parse("free: keep_here(hand_card) + 1 vp; end: tier(kept, 3:2)"))
    assert isinstance(keep, At) and keep.moment == "free"
    assert isinstance(end, At) and end.moment == "end"
    slaver = parse("when build(faction): 1 gold -> 2 vp; 1 stone -> 1 vp")
    assert isinstance(slaver, When) and len(parts(slaver.effect)) == 2


@rule("S-002")
def test_a_price_is_paid_only_by_who_wants_and_a_follow_up_may_be_declined() -> None:
    state = table("romans", "egyptians")
    settle(state, 0, "egy_slaver")
    goods(state, 0, gold=2, stone=1, wood=1)
    foundation(state, 0, "com_mill")
    hand(state, 0, "rom_roman_bank")
    match = play(state, "build rom_roman_bank", "pay stone", "pick com_mill")
    assert ask(match).kind == "trigger_part" and "decline" in options(match)
    match = play(match, "decline")
    assert me(match).vp == 0 and supply(match) == {"gold": 3, "wood": 1}

    state = table("romans", "egyptians")
    settle(state, 0, "fcom_signal_fire")
    row(state, 1, "egy_pyramid", "egy_caravan")
    goods(state, 0, worker=1)
    match = play(state, "activate fcom_signal_fire")
    assert options(match) == ["target egy_caravan", "decline"]
    match = play(match, "decline")
    assert me(match, 1).rows["production"] == ["egy_pyramid", "egy_caravan"]
    assert len(me(match).hand) == 1


@rule("S-003")
def test_a_package_needs_all_its_targets_and_runs_in_order() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_spies")
    goods(state, 0, worker=1)
    assert not options(start(state), "activate")  # no Deal to steal: not even for the point
    deal(state, 1, "bar_raid")
    match = play(state, "activate rom_spies")
    assert me(match).vp == 1 and [d.card for d in me(match).deals] == ["bar_raid"]


@rule("S-004")
def test_a_choice_offers_only_what_can_be_carried_out() -> None:
    state = table("barbarians", "egyptians")
    settle(state, 0, "fbar_ram_crew")
    goods(state, 0, raze=1)
    match = play(state, "activate fbar_ram_crew")  # no Fortress: the other way is taken
    assert supply(match) == {"wood": 2}
    state = table("barbarians", "egyptians")
    settle(state, 0, "fbar_ram_crew")
    settle(state, 1, "fegy_scarab_fortress", level=1)
    goods(state, 0, raze=1)
    match = play(state, "activate fbar_ram_crew")
    assert options(match) == ["choose siege", "choose wood"]


@rule("S-005")
def test_x2_is_two_uses_in_a_round() -> None:
    state = table()
    settle(state, 0, "com_castle_a", "com_lumberjacks")
    goods(state, 0, worker=5)
    state.players[1].passed = True
    match = play(state, "activate com_castle_a", "once", "draw common")
    match = play(match, "activate com_castle_a", "draw common")
    assert "activate com_castle_a" not in options(match)
    match = play(match, "activate com_lumberjacks")
    assert "activate com_lumberjacks" not in options(match)


@rule("S-006")
def test_one_of_the_parts_is_used() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_dark_chapel_a")
    settle(state, 1, "com_armorer")
    hand(state, 0, "com_wood_storage")
    goods(state, 0, raze=4)
    match = play(state, "activate bar_dark_chapel_a")
    assert options(match) == ["part raze_hand", "part raze_enemy"]
    match = play(match, "part raze_hand", "target com_wood_storage", "stop", "pass")
    assert "activate bar_dark_chapel_a" not in options(match)


@pytest.mark.parametrize(("number", "expected"), [(1, 1), (3, 3), (4, 3)])
@rule("S-007", "S-008", "S-027")
def test_per_counts_now_with_the_card_itself_and_up_to_its_limit(
    number: int, expected: int
) -> None:
    state = table()
    names = ["com_coal_mine", "com_mason_a", "com_mason_b"]
    settle(state, 0, "com_gallows", *names[: number - 1])
    goods(state, 0, wood=2, stone=1)
    hand(state, 0, "com_rubble")
    match = play(state, "build com_rubble")
    assert supply(match) == {"stone": expected}


@rule("S-009")
def test_each_use_is_a_gain_of_its_own() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_sphinx", "egy_avenue_of_sphinxes", "com_brewer")
    goods(state, 0, gold=4, food=2)
    state.players[1].passed = True
    match = play(state, "activate egy_avenue_of_sphinxes", "twice")
    assert me(match).vp == 6  # twice 2 + 1
    match = play(match, "activate com_brewer", "twice")
    assert me(match).vp == 8  # twice 1, and no Sphinx


@rule("S-010")
def test_an_empty_text_is_no_field() -> None:
    ruins = CARDS["com_ruins"]
    assert not ruins.cost.total and not ruins.raze and not ruins.produces and ruins.use is None
    assert not CARDS["com_armorer"].bonus and not CARDS["com_mill"].deal


@rule("S-011", "S-012", "S-013")
def test_goods_and_the_open_supply() -> None:
    state = table()
    goods(state, 0, wood=99, stone=99, food=99, gold=99, worker=99, raze=99, defence=99)
    hand(state, 0, "com_town", "com_lumberjacks")
    hand(state, 1, *list(CONTENT.decks["romans"]))
    match = play(state, "build com_town", "pay wood stone")
    assert supply(match)["worker"] == 101
    rival = seen(match, 1).players[0]
    assert rival.supply["worker"] == 101 and rival.hand is None
    assert (rival.hand_common, rival.hand_faction) == (1, 0)
    assert len(me(match, 1).hand) == 30  # no hand limit


@rule("S-014", "S-015", "S-016")
def test_gold_pays_for_resources_and_for_nothing_else() -> None:
    state = table()
    goods(state, 0, wood=1, gold=2)
    hand(state, 0, "com_town", "com_mason_b", "com_carpenters_workshop")
    match = start(state)
    assert options(match, "build") == [
        "build com_town",
        "build com_mason_b",
        "build com_carpenters_workshop",
    ]
    match = play(match, "build com_town")
    assert options(match) == ["pay wood gold", "pay gold gold"]
    match = play(match, "pay gold gold")
    assert supply(match) == {"wood": 1, "worker": 2}

    state = table("barbarians", "romans")
    settle(state, 0, "bar_barter", "com_goldsmiths_workshop", "com_missionaries")
    goods(state, 0, gold=2, worker=1)
    match = start(state)
    assert "activate com_missionaries" not in options(match)  # no gold for a raze token
    match = play(match, "activate bar_barter")
    assert ask(match).kind == "pay_resource" or me(match).vp == 2
    state = table("barbarians", "romans")
    settle(state, 0, "com_goldsmiths_workshop")
    goods(state, 0, wood=3, stone=3, food=3, worker=1)
    assert not options(start(state), "activate")  # resources never replace gold


@rule("S-015")
def test_gold_is_not_stolen_nor_put_on_the_shrine() -> None:
    state = table("barbarians", "japanese")
    settle(state, 0, "bar_saboteurs_a")
    settle(state, 1, "jap_shrine")
    goods(state, 0, worker=1)
    goods(state, 1, gold=3)
    assert not options(start(state), "activate")
    state.seat = 1
    assert not options(start(state), "keep")


@rule("S-017", "S-018", "S-316")
def test_points_are_scored_at_once_and_run_on() -> None:
    state = table()
    state.players[0].vp, state.players[0].scored = 49, {"action": 49}
    settle(state, 0, "com_masons_guild")
    goods(state, 0, worker=1, stone=2)
    match = play(state, "activate com_masons_guild")
    assert me(match).vp == 52


@rule("S-019", "S-020")
def test_the_deck_of_each_card_is_chosen_after_the_last_was_seen() -> None:
    state = table("barbarians", "egyptians")
    settle(state, 0, "egy_desert")
    hand(state, 1, "egy_sphinx")
    hand(state, 0, "com_castle_a")
    goods(state, 0, raze=1)
    top(state, "common", "com_mill")
    top(state, "barbarians", "bar_raid")
    match = play(state, "raze_hand com_castle_a")
    assert options(match) == ["draw common", "draw faction"]
    match = play(match, "draw common")
    assert me(match).hand == ["com_mill"]
    match = play(match, "draw faction")
    assert me(match).hand == ["com_mill", "bar_raid"]  # the own deck, whoever's card it is
    state = table("barbarians", "romans")
    settle(state, 0, "com_town")
    goods(state, 0, food=1)
    settle(state, 0, "com_mill")
    hand(state, 0, "com_ruins")
    row(state, 1, "rom_legions")
    goods(state, 0, raze=2)
    top(state, "common", "com_baker")
    match = play(state, "conquer rom_legions")
    assert "com_baker" in me(match).hand  # common_card fixes the deck


@rule("S-021", "S-154", "S-155")
def test_a_card_goes_to_the_pile_of_its_deck_whoever_held_it() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "rom_engineers", "bar_raid")
    settle(state, 1, "rom_builder", "com_mill")
    goods(state, 0, worker=2)
    match = play(state, "activate rom_engineers", "target rom_builder")
    assert pile(match, "romans") == ["rom_builder"] and me(match).vp == 1
    assert supply(match, 1) == {} and not me(match, 1).foundations


@rule("S-022", "S-023", "S-024")
def test_empty_decks() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_castle_a")
    goods(state, 0, worker=2)
    only(state, "common")
    only(state, "romans")
    match = play(state, "activate com_castle_a", "once")
    assert len(me(match).hand) == 1 and not pile(match, "common")  # reshuffled
    assert not CARDS[me(match).hand[0]].faction  # the faction deck could not be named
    state = table("romans", "barbarians")
    settle(state, 0, "com_castle_a", "com_lumberjacks")
    goods(state, 0, worker=2)
    hand(state, 1, *list(state.decks["common"]))
    only(state, "romans")
    match = play(state, "activate com_castle_a", "once")
    assert me(match).hand == []  # lost, and the turn goes on
    assert ask(match).seat == 1
    state = table("romans", "barbarians", reshuffle_faction=True)
    settle(state, 0, "com_castle_a")
    goods(state, 0, worker=1)
    only(state, "romans")
    match = play(state, "activate com_castle_a", "draw faction")
    assert CARDS[me(match).hand[0]].faction == "romans"


@rule("S-025", "S-026")
def test_deals_foundations_and_markers_are_no_locations() -> None:
    state = table("romans", "japanese")
    settle(state, 1, "jap_gate", under={"com_town": 1})
    state.decks["common"].remove("com_town")
    foundation(state, 1, "com_mill")
    deal(state, 1, "jap_farm")
    settle(state, 0, "rom_engineers")
    goods(state, 0, worker=2, raze=2)
    match = start(state)
    assert options(match, "raze") == []  # a Foundation has no Raze field
    match = play(match, "activate rom_engineers")
    assert pile(match, "japanese") == ["jap_gate"]  # the only location


@rule("S-027")
def test_trade_colony_has_three_colours_and_ruins_none() -> None:
    assert CARDS["rom_trade_colony"].colours == ("red", "brown", "grey")
    assert CARDS["com_ruins"].colours == ()
    state = table("romans", "barbarians")
    settle(state, 0, "rom_trade_colony", "com_ruins")
    match = start(state)
    table_now = match._table
    for colour, number in (("red", 1), ("brown", 1), ("grey", 1), ("pink", 0)):
        assert COUNTERS[f"{colour}_location"](Act(table_now, 0, "")) == number
    goods_of = {colour.id: colour.good for colour in CONTENT.colours.values()}
    assert goods_of["red"] == "food" and goods_of["pink"] == "worker" and goods_of["blue"] == "card"


@rule("S-028")
def test_only_marked_cards_are_fortresses() -> None:
    assert not CARDS["bar_hillfort"].fortress and not CARDS["rom_roman_fortress"].fortress
    names = {name for name, card in CARDS.items() if card.fortress}
    assert {CARDS[name].playset for name in names} == {
        "fbar_wolf_stockade",
        "fjap_heron_castle",
        "from_border_castrum",
        "fegy_scarab_fortress",
    }


@rule("S-029")
def test_a_card_beats_a_general_rule() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_chariot_builder")
    settle(state, 1, "com_armorer", token=True)
    goods(state, 0, raze=1)
    match = play(state, "activate egy_chariot_builder")  # 1R is enough, token or not
    assert me(match).vp == 1 and me(match, 1).foundations == ["com_armorer"]


@rule("S-030")
def test_every_other_player_is_an_opponent() -> None:
    state = table("romans", "barbarians", "japanese", "egyptians")
    settle(state, 0, "rom_engineers")
    goods(state, 0, worker=2)
    settle(state, 1, "com_mill")
    settle(state, 2, "jap_farm")
    settle(state, 3, "egy_pyramid")
    match = play(state, "activate rom_engineers")
    assert options(match) == ["target com_mill", "target jap_farm", "target egy_pyramid"]

"""The solo game (S-185 to S-206)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.scoring import rank_of
from polyana.games.settlers.state import Options
from polyana.kernel import Match
from tests.rules import rule
from tests.settlers.tables import (
    CARDS,
    CONTENT,
    GAME,
    deal,
    goods,
    hand,
    me,
    pile,
    play,
    settle,
    solo,
    start,
    supply,
    top,
)
from tests.tables import ask, options


@rule("S-185", "S-186", "S-206")
def test_solo_setup() -> None:
    match = Match(GAME, Options(players=1, fire=False, lookout="draft"), 3)
    play(match, "faction romans")
    state = match.state
    bot = state.players[1]
    assert state.seats == 1 and state.first == 0 and state.players[0].faction == "romans"
    assert not bot.faction and not bot.hand and not any(bot.supply.values())
    line = [held.card for held in bot.deals]
    assert len(line) == 1 and len(state.decks["attack"]) == 15
    goods_of = [CARDS[name].deal for name in (*line, *state.decks["attack"])]
    numbers = {"wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1}
    assert {good: goods_of.count(good) for good in numbers} == numbers
    assert ask(match).kind == "lookout_pick" and len(state.revealed) == 4  # no draft


@rule("S-187")
def test_solo_lookout() -> None:
    match = Match(GAME, Options(players=1, fire=False), 3)
    play(match, "faction romans")
    before = list(match.state.revealed)
    play(match, options(match)[0])
    assert len(match.state.revealed) == 2 and len(me(match, 1).empire) == 1
    play(match, options(match)[0])
    assert len(me(match, 1).empire) == 2 and set(me(match, 1).empire) < set(before)
    hand_now = [name for name in me(match).hand if name in before]
    assert len(hand_now) == 2


@rule("S-188", "S-189", "S-190", "S-191", "S-030")
def test_the_virtual_player_as_an_opponent() -> None:
    state = solo("barbarians")
    settle(state, 0, "bar_saboteurs_a", "egy_desert", "bar_robbers", "rom_spies", "bar_pack_a")
    settle(state, 0, "egy_oasis")
    settle(state, 1, "com_wood_storage", token=False)
    deal(state, 1, "att_gold")
    deal(state, 1, "att_wood")
    hand(state, 0, "com_mill")
    goods(state, 0, worker=6, raze=2)
    match = start(state)
    uses = options(match, "activate")
    assert uses == ["activate bar_robbers", "activate rom_spies", "activate bar_pack_a"]
    match = play(match, "raze com_wood_storage")
    assert pile(match, "common") == ["com_wood_storage"]  # no Foundation
    assert supply(match)["wood"] == 2 and not any(me(match, 1).supply.values())
    match = play(match, "activate bar_robbers", "target att_gold", "draw common")
    assert match.state.decks["attack"][0] == "att_gold"  # under the deck
    match = play(match, "activate rom_spies")
    assert [held.card for held in me(match).deals] == ["att_wood"]
    match = play(match, "exchange", "take wood")
    assert supply(match).get("worker", 0) == 1  # Oasis never fires


@rule("S-192", "S-194", "S-195")
def test_the_attack_phase_follows_cleanup() -> None:
    state = solo("barbarians")
    settle(state, 1, "com_mill", "com_town")
    match = play(state, "pass")
    events = [told.event for told in match.log]
    assert events.index("cleanup") < events.index("collected")
    assert events.count("target") == 2
    assert match.state.collection == ["com_mill", "com_town"] and match.state.round == 2


@rule("S-193")
def test_the_last_round_has_an_attack_too() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 1, "com_mill")
    match = play(state, "pass")
    assert match.over and match.state.collection == ["com_mill"]
    assert "cleanup" not in [told.event for told in match.log]


@rule("S-196", "S-197", "S-202")
def test_only_pairs_with_the_first_target_count() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_mason_a")  # wood + stone
    deal(state, 1, "att_stone")
    deal(state, 1, "att_wood")
    top(state, "attack", "att_food", "att_worker")
    match = play(state, "pass")
    assert list(me(match).empire) == ["com_mason_a"]
    line = [held.card for held in me(match, 1).deals]
    assert line == ["att_worker", "att_food", "att_stone", "att_wood"]  # the line stays


@rule("S-197", "S-201")
def test_the_second_target_comes_before_the_third() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_joiner", "com_carpenters_workshop")  # V+W and G+W
    deal(state, 1, "att_vp")
    deal(state, 1, "att_gold")
    top(state, "attack", "att_wood", "att_food")
    match = play(state, "pass")
    assert match.state.collection == ["com_joiner"]
    line = [held.card for held in me(match, 1).deals]
    assert line == ["att_food", "att_gold", "att_wood", "att_vp"]


@rule("S-198")
def test_two_equal_goods_need_the_target_twice() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_quarry")
    deal(state, 1, "att_wood")
    top(state, "attack", "att_stone", "att_stone_2")
    match = play(state, "pass")
    assert match.state.collection == ["com_quarry"]  # only with the second stone


@rule("S-199")
def test_a_hit_gives_nothing_and_protection_does_not_help() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_joiner", token=True)
    deal(state, 1, "att_vp")
    top(state, "attack", "att_wood", "att_food")
    match = play(state, "pass")
    assert match.state.collection == ["com_joiner"]
    assert supply(match) == {} and not me(match).foundations and me(match).vp == 0


@pytest.mark.parametrize(
    ("own", "hit"),
    [
        (("com_armorer", "com_mason_b"), "com_mason_b"),  # action before production
        (("com_monument", "com_statue"), "com_statue"),  # feature before production
        (("com_armorer", "com_monument"), "com_armorer"),  # two resources before one
    ],
)
@rule("S-200")
def test_which_of_several_is_hit(own: tuple[str, ...], hit: str) -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, *own)  # all V+S
    deal(state, 1, "att_vp")
    top(state, "attack", "att_stone", "att_food")
    match = play(state, "pass")
    assert match.state.collection == [hit]


@rule("S-200")
def test_more_stone_in_the_cost_is_hit_first() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_pig_farmer_b", "com_pig_farmer_a")  # P+F, actions: 2W, and 1W 1S
    deal(state, 1, "att_worker")
    top(state, "attack", "att_food", "att_gold")
    assert play(state, "pass").state.collection == ["com_pig_farmer_a"]


@rule("S-200")
def test_more_resources_in_the_cost_and_then_the_players_choice() -> None:
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_wandering_jugglers", "com_sawmill")  # P+W, actions, two and one wood
    settle(state, 0, "com_settlers")
    deal(state, 1, "att_wood")
    top(state, "attack", "att_worker", "att_food")
    match = play(state, "pass")
    assert match.state.collection == ["com_wandering_jugglers"]
    state = solo("barbarians")
    state.round = 5
    settle(state, 0, "com_sawmill", "com_settlers", "com_sawmill_2")  # one wood each
    deal(state, 1, "att_wood")
    top(state, "attack", "att_worker", "att_food")
    match = play(state, "pass")
    assert ask(match).kind == "solo_victim"
    assert options(match) == ["pick com_sawmill", "pick com_settlers", "pick com_sawmill_2"]
    match = play(match, "pick com_settlers")
    assert match.state.collection == ["com_settlers"]


@rule("S-203")
def test_two_points_hit_japanese_locations() -> None:
    state = solo("japanese")
    state.round = 5
    settle(state, 0, "jap_farm", "jap_garrison", "jap_casino", samurai=True)
    settle(state, 0, "jap_gate")
    deal(state, 1, "att_vp")
    top(state, "attack", "att_vp_2", "att_food")
    match = play(state, "pass")
    assert match.state.collection == ["jap_garrison"]  # raze before gold before workers
    assert CONTENT.solo.japanese_deal_priority == (
        *("card", "raze", "gold", "vp", "stone", "worker", "food", "wood"),
    )
    state = solo("japanese")
    state.round = 5
    settle(state, 0, "jap_farm")
    deal(state, 1, "att_wood")
    top(state, "attack", "att_vp", "att_food")
    assert play(state, "pass").state.collection == []


@rule("S-204", "S-205")
def test_winning_needs_more_faction_locations_than_the_collection() -> None:
    for own, expected in ((1, [2]), (2, [1])):
        state = solo("barbarians")
        state.round = 5
        settle(state, 0, *["bar_village", "bar_village_2"][:own])
        settle(state, 1, "com_ruins")
        state.players[0].vp, state.players[0].scored = 36, {"action": 36}
        match = play(state, "pass")
        result = match.result()
        assert result.places == expected
        last = result.sheets[0][-1]
        if own == 2:
            assert last.what == "solo_won" and last.facts == (2, 1, "squire")
        else:
            assert last.what == "solo_lost" and last.facts == (1, 1)
    ranks = [rank_of(CONTENT, points) for points in (0, 29, 30, 40, 50, 60, 70, 80, 120)]
    assert ranks == [
        *("commoner", "commoner", "servant", "squire", "knight", "castellan", "king"),
        *("emperor", "emperor"),
    ]

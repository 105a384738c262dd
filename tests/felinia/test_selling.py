"""Selling, F-120 to F-125."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import (
    CONTENT,
    FeliniaMatch,
    berth,
    give,
    lay,
    play,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.felinia.voyages import bare, land
from tests.rules import rule
from tests.tables import ask, options, told

THINGS = {"gold": 2, "spice": 1, **dict.fromkeys(CONTENT.goods, 1)}


def well_off(mode: str = "basic") -> FeliniaMatch:
    """Seat 0 bids, with one of everything and no coins."""
    state = table(mode)
    give(state, 0, **dict.fromkeys(CONTENT.goods, 1))
    state.players[0].coins = 0
    state.players[0].cards.update(gold=2, spice=2)
    return start(state)


@rule("F-120")
@pytest.mark.parametrize(("thing", "price"), THINGS.items())
def test_gold_sells_for_two_spice_and_goods_for_one(thing: str, price: int) -> None:
    match = well_off()
    play(match, f"sell {thing}")
    assert match.state.players[0].coins == price


@rule("F-120", "F-122")
def test_any_amount_is_sold_one_unit_at_a_time() -> None:
    match = well_off()
    assert sorted(options(match, "sell")) == sorted(f"sell {thing}" for thing in THINGS)
    play(match, "sell gold")
    assert match.state.players[0].cards == {"gold": 1, "spice": 2, "food": 0}
    play(match, "sell gold", "sell spice", "sell wine")
    player = match.state.players[0]
    assert (player.coins, player.cards["gold"], player.cards["spice"]) == (6, 0, 1)
    assert player.hold == {"watches": 1, "clothing": 1, "glassware": 1, "wine": 0, "books": 1}


def at_bid() -> FeliniaMatch:
    state = table()
    state.players[0].cards["gold"] = 2
    return start(state)


def at_market(*moves: str) -> FeliniaMatch:
    state = table()
    state.players[0].cards["gold"] = 2
    give(state, 0, clothing=2)
    berth(state, 0, "deck_cheetah_1000")
    stall(state, "market_1", wine=1, books=1)
    match = start(trade(state, market_1=[0]))
    play(match, *moves)
    return match


def at_guild(*moves: str) -> FeliniaMatch:
    state = table()
    state.players[0].cards.update(gold=3, spice=1)
    give(state, 0, clothing=1, wine=1)
    match = start(trade(state, guild=[0]))
    play(match, *moves)
    return match


def at_flip() -> FeliniaMatch:
    state = table()
    state.players[0].cards["gold"] = 2
    return land(state, "lion", 0)


def at_step(*moves: str) -> FeliniaMatch:
    state = table("advanced")
    state.players[0].cards["gold"] = 2
    match = land(state, "lion", 0)
    play(match, *moves)
    return match


def at_storage() -> FeliniaMatch:
    state = table()
    state.players[0].cards["gold"] = 2
    give(state, 0, wine=3, books=2)
    state.phase = "storage"
    return start(state)


DECISIONS: dict[str, Callable[[], FeliniaMatch]] = {
    "bid": at_bid,
    "buy": at_market,
    "board": lambda: at_market("buy wine"),
    "exchange": at_guild,
    "give": lambda: at_guild("exchange x1_spice"),
    "take": lambda: at_guild("exchange x1_spice", "give wine"),
    "bonus": lambda: at_guild("exchange x2_bonus"),
    "flip": at_flip,
    "step": at_step,
    "mystery": lambda: at_step("step lion_cross_1", "step lion_cross_3"),
    "storage": at_storage,
}


@rule("F-121")
@pytest.mark.parametrize("kind", DECISIONS)
def test_selling_is_possible_at_every_decision_and_does_not_use_it_up(kind: str) -> None:
    match = DECISIONS[kind]()
    before = set(options(match))
    player = match.state.players[0]
    coins, gold = player.coins, player.cards["gold"]
    assert ask(match).kind == kind and ask(match).seat == 0
    play(match, "sell gold")
    player = match.state.players[0]
    assert (player.coins, player.cards["gold"]) == (coins + 2, gold - 1)
    assert ask(match).kind == kind and ask(match).seat == 0
    assert {move for move in before if not move.startswith("sell")} <= set(options(match))


@rule("F-121")
def test_nobody_sells_at_the_decision_of_another() -> None:
    state = table()
    state.players[1].cards["gold"] = 2
    match = start(state)
    assert options(match, "sell") == []
    with pytest.raises(IllegalMove):
        match.answer(1, "sell gold")


@rule("F-123")
def test_gold_with_five_coins_leads_to_six() -> None:
    state = table()
    state.players[0].coins = 5
    state.players[0].cards["gold"] = 2
    match = start(state)
    play(match, "sell gold")
    assert (match.state.players[0].coins, match.state.players[0].cards["gold"]) == (6, 1)
    assert options(match, "sell") == []


@rule("F-123")
def test_with_six_coins_only_storage_still_offers_sales() -> None:
    state = table()
    give(state, 0, wine=3, books=2)
    state.players[0].coins = 6
    state.players[0].cards.update(gold=1, spice=1)
    assert options(start(state), "sell") == []
    with pytest.raises(IllegalMove):
        play(start(state), "sell gold")
    state.phase = "storage"
    assert sorted(options(start(state))) == ["sell books", "sell wine"]


@rule("F-124")
def test_neither_food_nor_tiles_nor_mystery_cards_are_sold() -> None:
    sold = {"gold", "spice", *CONTENT.goods}
    for seed in range(4):
        for match in whole_game(Options(players=3, mode="advanced"), seed):
            for question in match.asks:
                assert {move[1] for move in question.options if move[0] == "sell"} <= sold
    state = table("advanced")
    state.players[0].cards["food"] = 5
    state.players[0].mysteries.append(state.mysteries.pop())
    match = start(state)
    assert options(match, "sell") == []
    for thing in ("food", *match.state.players[0].mysteries):
        with pytest.raises(IllegalMove):
            match.answer(0, f"sell {thing}")


@rule("F-125")
def test_sold_goods_are_in_the_bag_at_once() -> None:
    match = well_off()
    bag = dict(match.state.bag)
    play(match, "sell wine")
    assert match.state.bag == {**bag, "wine": bag["wine"] + 1}


@rule("F-125")
def test_a_sold_card_can_be_gained_again_at_once() -> None:
    state = table()
    # on 2 and 9 cards: all 11 are in use
    state.players[0].cards["spice"] = 4
    state.players[1].cards["spice"] = 27
    match = land(state, "tiger", 0)
    lacking = match.fork()
    play(lacking, "done", "step tiger_cross_2")
    assert lacking.state.players[0].cards["spice"] == 4
    play(match, "done", "sell spice", "step tiger_cross_2")
    assert match.state.players[0].cards["spice"] == 4


def only_way(kingdom: str, crossroads: str, post: str, tile: str = "") -> State:
    """An island with one tile left: a merchant that lands in this kingdom must go over these crossroads."""
    state = table("advanced")
    if tile:
        lay(state, post, tile)
    bare(state, *[other for other in state.face_up if other != post])
    assert crossroads in CONTENT.islands["advanced"].roads[f"{kingdom}_port"]
    state.players[0].coins = 0
    state.players[1].cards["food"] = 33  # nobody finds FOOD for a detour
    return state


@rule("F-116", "F-121")
def test_goods_are_offered_for_sale_before_a_forced_step_that_would_find_the_bag_empty() -> None:
    state = only_way("cheetah", "cheetah_cross_1", "cheetah_post_1")
    give(state, 0, wine=1)
    assert told(land(state, "cheetah", 0), "forced")[0] == (0, "step cheetah_cross_1")
    for kind in CONTENT.goods:
        give(state, 1, **{kind: state.bag[kind]})
    match = start(state)
    assert options(match) == ["step cheetah_cross_1", "sell wine"]
    play(match, "sell wine")
    assert told(match, "forced")[0] == (0, "step cheetah_cross_1")
    assert told(match, "drew_goods") == [(0, "wine")]


@rule("F-009", "F-121")
def test_a_card_is_offered_for_sale_before_a_forced_step_that_would_find_no_card_left() -> None:
    state = only_way("irbis", "irbis_cross_1", "irbis_post_1")
    state.players[0].cards["gold"] = 1
    assert told(land(state, "irbis", 0), "forced")[0] == (0, "step irbis_cross_1")
    state.players[1].cards["gold"] = 30
    match = start(state)
    assert options(match) == ["step irbis_cross_1", "sell gold"]
    play(match, "sell gold")
    assert told(match, "gained")[0] == (0, "gold", 1)


@rule("F-121", "F-192")
def test_goods_are_offered_for_sale_before_a_forced_step_onto_the_caravan() -> None:
    state = only_way("tiger", "tiger_cross_1", "tiger_post_1", "sp6_caravan")
    give(state, 0, wine=1)
    assert "step tiger_post_1" in [move for _, move in told(land(state, "tiger", 0), "forced")]
    for kind in CONTENT.goods:
        give(state, 1, **{kind: state.bag[kind]})
    match = start(state)
    assert options(match) == ["step tiger_post_1", "sell wine"]
    play(match, "sell wine")
    assert told(match, "drew_goods") == [(0, "wine")]


@rule("F-121", "F-194")
def test_a_card_is_offered_for_sale_before_a_forced_step_onto_the_gold_pan() -> None:
    state = only_way("lion", "lion_cross_1", "lion_post_1", "sp8_goldwash")
    state.players[0].cards["gold"] = 1
    assert "step lion_post_1" in [move for _, move in told(land(state, "lion", 0), "forced")]
    state.players[1].cards["gold"] = 30
    match = start(state)
    assert options(match) == ["step lion_post_1", "sell gold"]
    play(match, "sell gold")
    assert told(match, "gained")[-1] == (0, "gold", 1)


@rule("F-121", "F-195")
def test_what_symbol_and_tile_bring_together_counts_before_a_forced_step() -> None:
    state = only_way("irbis", "irbis_cross_1", "irbis_post_1")
    state.removed.remove("sp8_goldwash")
    state.players[0].specials.append("sp8_goldwash")
    # on 1 and 9 cards: one more is left for the two units that the step brings
    state.players[0].cards["gold"] = 3
    state.players[1].cards["gold"] = 27
    match = land(state, "irbis", 0)
    assert options(match) == ["step irbis_cross_1", "sell gold"]
    play(match, "sell gold")
    assert told(match, "gained")[:2] == [(0, "gold", 1), (0, "gold", 1)]

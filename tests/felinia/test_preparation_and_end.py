"""Preparation and the two ends of the game, F-132 to F-145."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import Match
from tests.felinia.tables import (
    GAME,
    FeliniaMatch,
    berth,
    give,
    play,
    settle,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.felinia.voyages import turn_up
from tests.rules import rule
from tests.tables import ask, told


def preparing(state: State) -> FeliniaMatch:
    """A match that begins in Storage, so that Preparation follows at once if nobody holds too much."""
    state.phase = "storage"
    return start(state)


def unload(state: State, *numbers: int) -> None:
    """These ships are back without a deck tile."""
    for number in numbers:
        state.discarded.append(state.ships[number].deck)
        state.ships[number].deck = ""


def thin(state: State, left: int) -> None:
    """Only so many deck tiles are left in the stack."""
    state.discarded += state.deck[left:]
    del state.deck[left:]


@rule("F-132")
def test_decks_then_markets_then_the_first_player_card() -> None:
    state = table()
    unload(state, 0, 1)
    stall(state, "market_2")
    match = preparing(state)
    events = [entry.event for entry in match.log]
    assert events == ["new_deck"] * 2 + ["refilled"] * 4 + ["round"]


@rule("F-132")
def test_every_player_has_three_bid_tokens_again() -> None:
    match = start(table())
    for _ in range(2):
        assert not any(match.state.stacks.values())
        for _ in range(9):
            assert ask(match).kind == "bid"
            play(match, "bid guild")
        while ask(match).kind != "bid":
            play(match, "decline")
    assert match.state.round == 3


@rule("F-133")
def test_each_empty_ship_gets_the_next_deck_tile_in_the_order_of_the_ships() -> None:
    state = table()
    unload(state, 3, 1)
    stack, ships = list(state.deck), [ship.deck for ship in state.ships]
    match = preparing(state)
    assert [ship.deck for ship in match.state.ships] == [ships[0], stack[-1], ships[2], stack[-2]]
    assert match.state.deck == stack[:-2]


@rule("F-134")
def test_with_fewer_tiles_than_empty_ships_no_ship_is_filled_and_the_game_ends() -> None:
    state = table()
    unload(state, 0, 2)
    thin(state, 1)
    markets, first = dict(state.markets), state.first
    match = preparing(state)
    assert match.over
    assert [bool(ship.deck) for ship in match.state.ships] == [False, True, False, True]
    assert len(match.state.deck) == 1
    assert (match.state.markets, match.state.first, match.state.round) == (markets, first, 1)


@rule("F-135")
def test_with_just_enough_tiles_play_goes_on_with_an_empty_stack() -> None:
    state = table()
    unload(state, 0, 2)
    thin(state, 2)
    match = preparing(state)
    assert not match.over and match.state.deck == []
    assert all(ship.deck for ship in match.state.ships)
    play(match, *["bid own_board"] * 9)
    assert match.over and match.state.ending == "decks"


@rule("F-136")
def test_markets_are_filled_to_three_and_what_lay_there_stays() -> None:
    state = table()
    stall(state, "market_1")
    stall(state, "market_2", wine=1)
    stall(state, "market_3", books=2)
    stall(state, "market_4", books=1, wine=1, watches=1)
    full = dict(state.markets["market_4"])
    match = preparing(state)
    markets = match.state.markets
    assert [sum(market.values()) for market in markets.values()] == [3, 3, 3, 3]
    assert markets["market_2"]["wine"] >= 1 and markets["market_3"]["books"] >= 2
    assert markets["market_4"] == full


@rule("F-136")
def test_goods_for_the_markets_are_drawn_at_random() -> None:
    seen = set()
    for seed in range(5):
        state = table(seed=seed)
        for market in state.markets:
            stall(state, market)
        match = preparing(state)
        seen.add(tuple(tuple(market.values()) for market in match.state.markets.values()))
    assert len(seen) == 5


@rule("F-137")
def test_the_last_goods_of_the_bag_go_to_the_first_markets() -> None:
    state = table()
    for market in state.markets:
        stall(state, market)
    hoard = {kind: number for kind, number in state.bag.items() if kind != "wine"}
    stall(state, "market_3", **hoard, wine=5)
    match = preparing(state)
    markets = match.state.markets
    assert markets["market_1"]["wine"] == 3 and markets["market_2"]["wine"] == 1
    assert sum(markets["market_4"].values()) == 0
    assert ask(match).kind == "bid"


@rule("F-138")
def test_the_first_player_card_goes_clockwise_and_a_new_round_begins() -> None:
    state = table()
    state.first = 1
    for first in (2, 0, 1):
        match = preparing(state)
        assert (match.state.first, match.state.phase, match.state.lap) == (first, "bidding", 1)
        assert ask(match).seat == first
        assert match.state.round == state.round + 1
        state = match.state


def last_merchant(**stacks: list[int]) -> State:
    """Trade: seat 0 has one merchant left and the fare for the Lion ship of 5:00."""
    state = table()
    settle(state, 0, *list(state.face_down)[:9])
    # the 9 posts are those of Lion and half of Cheetah
    for number, deck in enumerate(
        ("deck_irbis_1145", "deck_lion_0500", "deck_leopard_0530", "deck_tiger_0445")
    ):
        berth(state, number, deck)
    give(state, 0, watches=2)
    stall(state, "market_1", wine=1)
    stall(state, "market_2", books=1)
    return trade(state, **(stacks or {"market_1": [0]}))


@rule("F-139")
def test_trade_is_played_to_its_end_when_a_stock_is_empty() -> None:
    state = last_merchant(market_1=[0], market_2=[1], guild=[2])
    give(state, 1, clothing=2)
    give(state, 2, glassware=1)
    match = start(state)
    play(match, "buy wine", "board ship_2")
    assert match.state.ending == "merchants" and match.state.players[0].stock == 0
    play(match, "buy books", "board ship_3")
    assert match.state.ships[2].seats == [1]
    assert (ask(match).seat, ask(match).kind) == (2, "exchange")
    play(match, "exchange x1_spice", "give glassware", "take wine")
    assert match.state.players[2].cards["spice"] == 1


@rule("F-140")
def test_then_all_ships_sail_full_or_not_the_earliest_first() -> None:
    state = last_merchant()
    state.players[1].stock -= 1
    state.ships[0].seats.append(1)
    match = start(state)
    play(match, "buy wine", "board ship_2")
    while not match.over:
        play(match, "done" if ask(match).kind == "flip" else "stop")
    sailed = [entry for entry in match.log if entry.event in ("landed", "sailed_empty")]
    assert [(entry.event, entry.facts) for entry in sailed] == [
        ("sailed_empty", ("ship_4", "deck_tiger_0445")),
        ("landed", (0, "ship_2", "lion_port")),
        ("sailed_empty", ("ship_3", "deck_leopard_0530")),
        ("landed", (1, "ship_1", "irbis_port")),
    ]
    assert not any(ship.deck for ship in match.state.ships)
    # an ordinary journey: seat 1 was asked to turn tiles
    assert {kind for kind in match.moves_for(None) if kind[0] == 1} == {(1, "done"), (1, "stop")}


@rule("F-141")
def test_neither_storage_nor_preparation_follows() -> None:
    state = last_merchant()
    give(state, 0, wine=2, books=2, glassware=2)
    stack, markets = list(state.deck), {**state.markets, "market_1": dict.fromkeys(state.bag, 0)}
    match = start(state)
    play(match, "buy wine", "board ship_2")
    while not match.over:
        play(match, "done" if ask(match).kind == "flip" else "stop")
    assert sum(match.state.players[0].hold.values()) == 7
    assert (match.state.deck, match.state.markets, match.state.round) == (stack, markets, 1)
    goods = [line for line in match.result().sheets[0] if line.what == "goods"]
    assert [line.points for line in goods] == [7]


@rule("F-142")
def test_merchants_that_come_home_do_not_cancel_the_end() -> None:
    match = start(last_merchant())
    play(match, "buy wine", "board ship_2")
    # nothing but other merchants is left in Lion: the last merchant comes home
    while not match.over:
        play(match, "done" if ask(match).kind == "flip" else "stop")
    assert told(match, "went_home") == [(0,)]
    assert match.state.players[0].stock == 1
    assert match.over and match.state.ending == "merchants"


@rule("F-143")
def test_when_the_decks_run_out_ships_with_merchants_sail_the_earliest_first() -> None:
    state = table()
    unload(state, 3)
    thin(state, 0)
    berth(state, 0, "deck_irbis_1145", 1)
    berth(state, 1, "deck_lion_1100", 2)
    berth(state, 2, "deck_leopard_0530")
    match = preparing(state)
    assert (ask(match).seat, ask(match).kind) == (2, "flip")
    play(match, "flip lion_post_1", "flip lion_post_3", "step lion_cross_1", "step lion_post_3")
    assert match.state.players[2].cards["gold"] == 1
    play(match, "done", "stop")
    assert match.over and match.state.ending == "decks"
    assert [facts[1] for facts in told(match, "landed")] == ["ship_2", "ship_1"]
    assert match.state.merchants == {"lion_post_3": 2}


@rule("F-144")
def test_goods_gained_in_the_last_journeys_are_kept() -> None:
    state = table()
    unload(state, 3)
    thin(state, 0)
    berth(state, 0, "deck_leopard_0530", 0)
    give(state, 0, wine=4)
    state.players[0].coins = 2
    turn_up(state, "leopard_post_1", "leopard_post_2")
    match = preparing(state)
    play(match, "pay", "done", "step leopard_post_1")
    assert match.over
    assert match.state.players[0].hold["wine"] >= 4
    assert sum(match.state.players[0].hold.values()) == 5
    assert [line.points for line in match.result().sheets[0] if line.what == "goods"] == [5]


@rule("F-145")
def test_the_slowest_game_has_seventeen_rounds() -> None:
    match = Match(GAME, Options(players=3), 4)
    while not match.over:
        play(match, "bid own_board")
    assert match.state.round == 17
    assert match.number == 17 * 9


@rule("F-145")
@pytest.mark.parametrize("variant", GAME.variants()[::2])
def test_no_game_has_more_than_seventeen_rounds(variant: Options) -> None:
    for seed in range(3):
        for match in whole_game(variant, seed):
            assert match.state.round <= 17
        assert match.over

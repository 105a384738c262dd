"""Boarding, F-070 to F-084."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import (
    CONTENT,
    GAME,
    FeliniaMatch,
    berth,
    give,
    harbour,
    play,
    settle,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.rules import rule
from tests.tables import ask, options

CHEETAH_0945 = "deck_cheetah_0945"  # 2 seats, 2 clothing + 1 glassware
LION_0500 = "deck_lion_0500"  # 1 seat, 2 watches + 1 coin
CHEETAH_0600 = "deck_cheetah_0600"  # 2 seats, 2 clothing + 1 coin
LEOPARD_1200 = "deck_leopard_1200"  # 1 seat, 2 books + 1 watches
POSTS = [post for posts in CONTENT.islands["basic"].posts.values() for post in posts]


def deal(stack: list[int] | None = None, coins: int = 6, **goods: int) -> State:
    """A table on which the top token buys wine at market 1; no fare of the harbour needs wine."""
    state = trade(table(), market_1=stack or [0])
    stall(state, "market_1", wine=3)
    harbour(state, CHEETAH_0945, LION_0500, CHEETAH_0600, LEOPARD_1200)
    give(state, 0, **goods)
    for player in state.players:
        player.coins = coins
    return state


def bought(state: State) -> FeliniaMatch:
    """The match after the top token has bought wine."""
    match = start(state)
    play(match, "buy wine")
    return match


def held(state: State, seat: int = 0) -> dict[str, int]:
    """The goods in a hold that are there."""
    return {kind: number for kind, number in state.players[seat].hold.items() if number}


@rule("F-070")
def test_directly_after_a_deal_merchants_may_board() -> None:
    match = bought(deal([1, 0], watches=2))
    assert (ask(match).seat, ask(match).kind) == (0, "board")
    assert options(match, "board") == ["board ship_2"]
    play(match, "board ship_2")
    assert match.state.ships[1].seats == [0]
    assert match.state.players[0].stock == 9
    # only then the next token acts
    assert (ask(match).seat, ask(match).kind) == (1, "buy")


@rule("F-070")
def test_an_exchange_is_a_deal_too() -> None:
    state = deal(watches=2)
    state.stacks["market_1"], state.stacks["guild"] = [], [0]
    state.players[0].cards.update(gold=1, spice=1)
    match = start(state)
    play(match, "exchange x2_bonus", "bonus bonus_extra_lynx")
    assert ask(match).kind == "board"


@rule("F-071")
def test_without_a_deal_there_is_no_boarding() -> None:
    match = start(deal([1, 0], watches=2, clothing=2, glassware=1))
    play(match, "decline")
    assert (ask(match).seat, ask(match).kind) == (1, "buy")


@rule("F-071")
def test_a_token_that_finds_an_empty_market_boards_nobody() -> None:
    state = deal([1, 0], watches=2, clothing=2, glassware=1)
    stall(state, "market_1")
    state.stacks["market_2"] = [2]
    stall(state, "market_2", wine=1)
    match = start(state)
    assert (ask(match).seat, ask(match).kind) == (2, "buy")


@rule("F-072")
def test_a_merchant_pays_the_complete_fare() -> None:
    state = deal([1, 0], watches=3)
    bag = state.bag["watches"]
    match = bought(state)
    play(match, "board ship_2")
    assert match.state.players[0].coins == 6 - 2 - 1
    assert held(match.state) == {"watches": 1, "wine": 1}
    assert match.state.bag["watches"] == bag + 2


@rule("F-072")
def test_every_merchant_pays_a_fare_of_its_own() -> None:
    match = bought(deal([1, 0], clothing=5, glassware=2))
    play(match, "board ship_1", "board ship_1")
    assert match.state.ships[0].seats == [0, 0]
    assert held(match.state) == {"clothing": 1, "wine": 1}
    assert match.state.players[0].stock == 8


@rule("F-073")
@pytest.mark.parametrize(
    ("goods", "possible"),
    [
        ({"clothing": 2, "glassware": 1}, True),
        ({"clothing": 1, "glassware": 2}, False),
        ({"clothing": 3}, False),
        ({"clothing": 2, "books": 1}, False),
        ({"clothing": 1, "glassware": 4, "books": 4, "watches": 1}, False),
    ],
)
def test_the_goods_must_be_of_the_kinds_shown(goods: dict[str, int], possible: bool) -> None:
    match = bought(deal([1, 0], **goods))
    offered = ask(match).kind == "board" and "board ship_1" in options(match)
    assert offered == possible


@rule("F-073")
def test_coins_do_not_stand_in_for_goods_nor_goods_for_coins() -> None:
    # 2 watches and a coin: one watch and many coins will not do, nor three watches without a coin
    assert ask(bought(deal([1, 0], watches=1))).kind == "buy"
    state = deal([1, 0], coins=2, watches=3)
    match = bought(state)
    assert match.state.players[0].coins == 0
    assert options(match, "board") == []


@rule("F-074", "F-016")
def test_the_bow_seat_is_filled_first_then_the_stern_seat() -> None:
    state = deal([1, 0], clothing=2, glassware=1)
    give(state, 1, clothing=2, glassware=1)
    match = bought(state)
    play(match, "board ship_1", "buy wine", "board ship_1")
    assert match.state.ships[0].seats == [0, 1]


@rule("F-074", "F-016")
@pytest.mark.parametrize(("number", "seats"), [(0, 2), (1, 1), (2, 2), (3, 1)])
def test_a_full_ship_takes_nobody(number: int, seats: int) -> None:
    state = deal(watches=3, clothing=4, glassware=1, books=2)
    boards = [f"board ship_{ship}" for ship in (1, 2, 3, 4)]
    for _ in range(seats):
        match = bought(GAME.decode(GAME.encode(state)))
        assert options(match, "board") == boards
        state.ships[number].seats.append(1)
        state.players[1].stock -= 1
    match = bought(state)
    assert options(match, "board") == [move for move in boards if move != boards[number]]


@rule("F-075")
def test_any_number_of_merchants_board_in_an_order_the_player_chooses() -> None:
    goods = {"watches": 3, "clothing": 4, "glassware": 1, "books": 2}
    for order in (["4", "1", "3", "2"], ["2", "3", "1", "4"]):
        match = bought(deal([1, 0], **goods))
        play(match, *[f"board ship_{ship}" for ship in order])
        assert [ship.seats for ship in match.state.ships] == [[0], [0], [0], [0]]
        assert held(match.state) == {"wine": 1}
        # price 2 and the coins of two fares
        assert match.state.players[0].coins == 6 - 2 - 1 - 1
        assert match.state.players[0].stock == 6


@rule("F-075")
def test_what_one_fare_takes_the_next_cannot_use() -> None:
    match = bought(deal([1, 0], clothing=3, glassware=1))
    assert options(match, "board") == ["board ship_1", "board ship_3"]
    play(match, "board ship_3")
    assert (ask(match).seat, ask(match).kind) == (1, "buy")


@rule("F-076")
def test_one_player_may_hold_both_seats_and_seats_on_several_ships() -> None:
    match = bought(deal([1, 0], clothing=6, glassware=2, watches=2))
    play(match, "board ship_1", "board ship_1", "board ship_2", "board ship_3")
    assert [ship.seats for ship in match.state.ships] == [[0, 0], [0], [0], []]


@rule("F-077")
def test_boarding_needs_a_merchant_in_stock() -> None:
    state = deal([1, 0], watches=2, clothing=2, glassware=1)
    settle(state, 0, *POSTS[:10])
    match = bought(state)
    assert match.state.players[0].stock == 0
    assert (ask(match).seat, ask(match).kind) == (1, "buy")


@rule("F-077")
def test_the_last_merchant_boards_and_no_other_after_it() -> None:
    state = deal([1, 0], watches=2, clothing=2, glassware=1)
    settle(state, 0, *POSTS[:9])
    match = bought(state)
    play(match, "board ship_2")
    assert (ask(match).seat, ask(match).kind) == (1, "buy")
    assert held(match.state) == {"clothing": 2, "glassware": 1, "wine": 1}


@rule("F-078")
def test_boarding_is_voluntary() -> None:
    match = bought(deal([1, 0], watches=2, clothing=2, glassware=1))
    assert "done" in options(match)
    play(match, "board ship_2")
    assert "done" in options(match)
    play(match, "done")
    assert held(match.state) == {"clothing": 2, "glassware": 1, "wine": 1}
    assert match.state.players[0].stock == 9
    assert ask(match).seat == 1


@rule("F-079")
def test_when_the_player_has_finished_the_chance_is_over_until_the_next_deal() -> None:
    state = deal([0, 1, 0], watches=2)
    give(state, 1, clothing=2, glassware=1)
    match = bought(state)
    play(match, "done")
    assert (ask(match).seat, ask(match).kind) == (1, "buy")
    # the boarding of others brings no chance back
    play(match, "buy wine", "board ship_1")
    assert (ask(match).seat, ask(match).kind) == (0, "buy")
    with pytest.raises(IllegalMove):
        match.answer(0, "board ship_2")
    play(match, "buy wine")
    assert (ask(match).seat, ask(match).kind) == (0, "board")


@rule("F-079")
def test_who_can_board_no_more_is_not_asked() -> None:
    match = bought(deal([1, 0], watches=2))
    play(match, "board ship_2")
    assert ask(match).seat == 1
    assert ask(bought(deal([1, 0], watches=1))).seat == 1


@rule("F-080")
def test_the_bought_tile_may_be_used_for_the_fare_at_once() -> None:
    state = deal([1, 0], watches=1)
    stall(state, "market_1", watches=1, wine=1)
    match = start(state)
    play(match, "buy watches")
    assert options(match, "board") == ["board ship_2"]
    play(match, "board ship_2")
    assert held(match.state) == {}


@rule("F-080")
def test_the_exchanged_tile_may_be_used_for_the_fare_at_once() -> None:
    state = deal(watches=1, books=1)
    state.stacks["market_1"], state.stacks["guild"] = [], [0]
    match = start(state)
    play(match, "exchange x1_spice", "give books", "take watches")
    assert options(match, "board") == ["board ship_2"]


@rule("F-081")
def test_coins_for_a_fare_may_be_raised_by_selling() -> None:
    match = bought(deal([1, 0], coins=2, watches=2))
    assert match.state.players[0].coins == 0
    assert options(match) == ["done", "sell watches", "sell wine"]
    play(match, "sell wine")
    assert "board ship_2" in options(match)
    play(match, "board ship_2")
    assert (match.state.players[0].coins, held(match.state)) == (0, {})


@rule("F-081")
def test_goods_that_the_fare_needs_cannot_raise_its_coin() -> None:
    state = deal([1, 0], coins=2, watches=1)
    stall(state, "market_1", watches=1, wine=1)
    match = start(state)
    play(match, "buy watches")
    # 2 watches and no coin: selling one of them would spoil the fare, so nothing is asked
    assert held(match.state) == {"watches": 2}
    assert ask(match).seat == 1


@rule("F-081")
def test_gold_and_spice_may_raise_the_coin_of_a_fare() -> None:
    for card in ("gold", "spice"):
        state = deal([1, 0], coins=2, watches=1)
        stall(state, "market_1", watches=1, wine=1)
        state.players[0].cards[card] = 1
        match = start(state)
        play(match, "buy watches", f"sell {card}", "board ship_2")
        assert match.state.ships[1].seats == [0]


@rule("F-082")
@pytest.mark.parametrize("variant", GAME.variants()[::2])
def test_a_merchant_on_a_ship_stays_aboard_until_it_sails(variant: Options) -> None:
    before: list[list[int]] = [[], [], [], []]
    for match in whole_game(variant, seed=13):
        seats = [list(ship.seats) for ship in match.state.ships]
        if match.state.phase == "trade":
            for now, earlier in zip(seats, before, strict=True):
                assert now[: len(earlier)] == earlier
        before = seats


@rule("F-083")
def test_a_ship_for_a_kingdom_without_any_tile_left_may_be_boarded() -> None:
    state = deal([1, 0], watches=2)
    settle(state, 1, *CONTENT.islands["basic"].posts["lion"])
    match = bought(state)
    assert options(match, "board") == ["board ship_2"]
    play(match, "board ship_2")
    assert match.state.ships[1].seats == [0]


@rule("F-084")
def test_boarding_the_last_merchant_triggers_the_end() -> None:
    state = deal([1, 0], watches=2)
    settle(state, 0, *POSTS[:9])
    match = bought(state)
    play(match, "board ship_2")
    assert match.state.ending == "merchants"
    # Trade goes on; then the ships sail for the last time, and neither Storage nor a next round follows
    play(match, "decline")
    while not match.over:
        play(match, {"flip": "done", "step": "stop"}[ask(match).kind])
    assert match.state.round == 1


@rule("F-084")
def test_boarding_the_last_but_one_merchant_triggers_nothing() -> None:
    state = deal([1, 0], watches=2)
    settle(state, 0, *POSTS[:8])
    match = bought(state)
    play(match, "board ship_2")
    assert (match.state.players[0].stock, match.state.ending) == (1, "")


@rule("F-084")
def test_two_last_merchants_in_one_go_trigger_the_end() -> None:
    state = deal([1, 0], clothing=4, glassware=2)
    berth(state, 1, LION_0500, 0)
    settle(state, 0, *POSTS[:7])
    match = bought(state)
    endings = []
    for _ in range(2):
        play(match, "board ship_1")
        endings.append(str(match.state.ending))
    assert endings == ["", "merchants"]

"""Storage, F-126 to F-131."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import State
from polyana.kernel import IllegalMove
from tests.felinia.tables import FeliniaMatch, give, play, start, table
from tests.rules import rule
from tests.tables import ask, options, told


def storage(coins: int, gold: int = 0, spice: int = 0, **goods: int) -> FeliniaMatch:
    """Storage, with seat 0 holding these things."""
    return start(storing(coins, gold, spice, **goods))


def storing(coins: int, gold: int = 0, spice: int = 0, **goods: int) -> State:
    state = table()
    give(state, 0, **goods)
    state.players[0].coins = coins
    state.players[0].cards.update(gold=gold, spice=spice)
    state.phase = "storage"
    return state


@rule("F-126")
def test_three_tiles_are_kept_free_of_charge() -> None:
    match = storage(2, wine=2, books=1)
    assert ask(match).kind == "bid"
    player = match.state.players[0]
    assert (player.coins, player.hold["wine"], player.hold["books"]) == (2, 2, 1)


@rule("F-126")
def test_a_fourth_tile_is_kept_for_two_coins() -> None:
    match = storage(2, wine=2, books=2)
    assert sorted(options(match)) == ["pay", "sell books", "sell wine"]
    play(match, "pay")
    player = match.state.players[0]
    assert (player.coins, sum(player.hold.values())) == (0, 4)
    assert ask(match).kind == "bid"


@rule("F-126")
def test_a_fifth_tile_cannot_be_kept() -> None:
    match = storage(6, wine=3, books=2)
    assert sorted(options(match)) == ["sell books", "sell wine"]
    with pytest.raises(IllegalMove):
        match.answer(0, "pay")


@rule("F-127")
def test_tiles_too_many_are_sold_to_the_bag_for_one_coin_each() -> None:
    match = storage(0, wine=4, books=2)
    bag = dict(match.state.bag)
    play(match, "sell wine", "sell books")
    assert match.state.players[0].coins == 2
    assert match.state.bag["wine"] == bag["wine"] + 1
    assert match.state.bag["books"] == bag["books"] + 1


@rule("F-127")
def test_the_sale_is_forced_even_if_the_coin_is_lost() -> None:
    match = storage(6, wine=3, books=2)
    play(match, "sell books")
    assert match.state.players[0].coins == 6
    assert match.state.players[0].hold["books"] == 1
    play(match, "sell wine")
    assert match.state.players[0].coins == 6
    assert ask(match).kind == "bid"


@rule("F-128")
def test_the_player_chooses_which_tiles_stay() -> None:
    kinds = {"wine": 1, "books": 1, "watches": 1, "clothing": 1}
    for sold in kinds:
        match = storage(0, **kinds)
        assert sorted(options(match)) == sorted(f"sell {kind}" for kind in kinds)
        play(match, f"sell {sold}")
        kept = {kind for kind, number in match.state.players[0].hold.items() if number}
        assert kept == set(kinds) - {sold}


@rule("F-128")
def test_four_tiles_alike_without_coins_leave_no_choice() -> None:
    match = storage(0, wine=4)
    assert told(match, "forced") == [(0, "sell wine")]
    assert match.state.players[0].coins == 1


@rule("F-129")
@pytest.mark.parametrize(("gold", "spice"), [(1, 0), (0, 2)])
def test_gold_or_spice_sold_in_this_phase_pays_for_the_fourth_tile(gold: int, spice: int) -> None:
    match = storage(0, gold, spice, wine=4)
    assert "pay" not in options(match)
    play(match, *["sell gold"] * gold, *["sell spice"] * spice, "pay")
    player = match.state.players[0]
    assert (player.coins, player.hold["wine"], *player.cards.values()) == (0, 4, 0, 0, 0)


@rule("F-129")
def test_goods_sold_in_this_phase_pay_for_the_fourth_tile() -> None:
    match = storage(1, wine=5)
    assert told(match, "forced") == [(0, "sell wine")]
    assert sorted(options(match)) == ["pay", "sell wine"]
    play(match, "pay")
    assert match.state.players[0].coins == 0
    assert match.state.players[0].hold["wine"] == 4


@rule("F-129")
def test_spice_that_raises_too_little_does_not_count() -> None:
    # 1 SPICE makes 1 coin, and the fourth place costs 2: nothing is left to choose
    match = storage(0, spice=1, wine=4)
    assert told(match, "forced") == [(0, "sell wine")]
    assert match.state.players[0].cards["spice"] == 1


@rule("F-130")
def test_the_fourth_tile_is_paid_for_in_every_storage_phase() -> None:
    match = storage(4, wine=2, books=2)
    play(match, "pay")
    assert match.state.players[0].coins == 2
    # seat 1 is first now; in the last lap seat 0 takes 3 coins
    play(match, *["bid guild", "bid guild", "bid market_1"] * 2, *["bid own_board"] * 3)
    while ask(match).kind != "storage":
        play(match, "decline")
    assert ask(match).seat == 0
    assert match.state.players[0].coins == 5
    play(match, "pay")
    assert match.state.players[0].coins == 3


@rule("F-131")
def test_only_players_with_more_than_three_tiles_are_asked_in_turn_order() -> None:
    state = storing(2, wine=2, books=2)
    give(state, 1, glassware=3)
    give(state, 2, clothing=2, watches=2)
    state.first = 1
    match = start(state)
    markets, counter = dict(match.state.markets), match.state.chance.counter
    assert (ask(match).seat, ask(match).kind) == (2, "storage")
    play(match, "pay")
    assert (ask(match).seat, ask(match).kind) == (0, "storage")
    # nothing is drawn before the last of them has decided
    assert match.state.markets == markets and match.state.chance.counter == counter
    play(match, "pay")
    assert ask(match).kind == "bid"
    assert match.state.chance.counter != counter

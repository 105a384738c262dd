"""Pieces and limits, F-001 to F-012."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from polyana.games.felinia.state import Options, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import (
    CONTENT,
    GAME,
    FeliniaMatch,
    berth,
    give,
    harbour,
    lay,
    play,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.rules import rule
from tests.tables import ask, options

VARIANTS = GAME.variants()


def spices(*held: int) -> State:
    """A table on which seat 0 is about to swap wine for books and a SPICE at the Guild for 1 coin."""
    state = trade(table(players=len(held)), guild=[0])
    give(state, 0, wine=1)
    for seat, units in enumerate(held):
        state.players[seat].cards["spice"] = units
    return state


def swap(match: FeliniaMatch) -> int:
    """Makes the swap; the SPICE of seat 0 afterwards."""
    play(match, "exchange x1_spice", "give wine", "take books")
    return match.state.players[0].cards["spice"]


@rule("F-001")
def test_two_to_four_players_each_have_a_colour_ten_merchants_and_three_tokens() -> None:
    assert {variant.players for variant in VARIANTS} == {2, 3, 4}
    assert len({colour.id for colour in CONTENT.colours}) == 4
    assert len({colour.hex for colour in CONTENT.colours}) == 4
    for players in (2, 3, 4):
        match = start(table("advanced", players))
        assert [player.stock for player in match.state.players] == [10] * players
        bids: Counter[int] = Counter()
        while ask(match).kind == "bid":
            bids[ask(match).seat] += 1
            play(match, "bid market_1")
        assert bids == dict.fromkeys(range(players), 3)


@rule("F-002")
@pytest.mark.parametrize("variant", VARIANTS)
def test_stock_and_seats_and_posts_are_ten_merchants_at_all_times(variant: Options) -> None:
    for match in whole_game(variant, seed=2):
        state = match.state
        aboard = Counter(seat for ship in state.ships for seat in ship.seats)
        settled = Counter(state.merchants.values())
        for seat, player in enumerate(state.players):
            assert player.stock + aboard[seat] + settled[seat] == 10
        assert not set(state.merchants) & {*state.face_up, *state.face_down}


@rule("F-002")
def test_a_merchant_goes_from_stock_to_seat_to_post_and_is_never_in_two_places() -> None:
    state = trade(table(), market_1=[0])
    stall(state, "market_1", wine=1)
    give(state, 0, watches=2)
    berth(state, 0, "deck_lion_0500")
    lay(state, "lion_post_1", "tile_lion_lynx_1")
    match = start(state)
    play(match, "buy wine", "board ship_1")
    assert (match.state.players[0].stock, match.state.ships[0].seats) == (9, [0])
    play(match, "done")
    # one open tile: its way is gone without a choice
    assert (match.state.players[0].stock, match.state.ships[0].seats) == (9, [])
    assert match.state.merchants == {"lion_post_1": 0}


@rule("F-003")
def test_coins_above_six_are_lost() -> None:
    state = table()
    state.players[0].coins, state.lap = 5, 3
    match = start(state)
    play(match, "bid own_board")
    assert match.state.players[0].coins == 6


@rule("F-003")
def test_coins_of_a_sale_above_six_are_lost() -> None:
    state = table()
    state.players[0].coins = 5
    state.players[0].cards["gold"] = 1
    match = start(state)
    play(match, "sell gold")
    assert match.state.players[0].coins == 6


@rule("F-003")
def test_a_payment_below_zero_is_illegal() -> None:
    state = trade(table(), market_1=[1, 1, 0])
    stall(state, "market_1", wine=3)
    give(state, 0, books=1)
    match = start(state)
    assert ask(match).about == ("market_1", 3)
    assert options(match, "buy") == []
    with pytest.raises(IllegalMove):
        match.answer(0, "buy wine")
    assert match.state.players[0].coins == 2


@rule("F-003")
@pytest.mark.parametrize("variant", VARIANTS)
def test_coins_stay_between_zero_and_six_in_every_game(variant: Options) -> None:
    for match in whole_game(variant, seed=3):
        assert all(0 <= player.coins <= 6 for player in match.state.players)


@rule("F-004")
def test_the_coin_supply_is_unlimited() -> None:
    state = table(players=4)
    state.lap = 3
    for player in state.players:
        player.coins = 3
    match = start(state)
    play(match, *["bid own_board"] * 4)
    assert [player.coins for player in match.state.players] == [6, 6, 6, 6]


@rule("F-005")
def test_there_are_nine_goods_tiles_of_each_of_five_kinds() -> None:
    assert {kind: goods.count for kind, goods in CONTENT.goods.items()} == {
        "watches": 9,
        "clothing": 9,
        "glassware": 9,
        "wine": 9,
        "books": 9,
    }


@rule("F-005")
@pytest.mark.parametrize("variant", VARIANTS)
def test_bag_and_markets_and_holds_are_nine_of_each_kind_at_all_times(variant: Options) -> None:
    for match in whole_game(variant, seed=4):
        state = match.state
        places = [state.bag, *state.markets.values(), *(player.hold for player in state.players)]
        for kind in CONTENT.goods:
            assert sum(place[kind] for place in places) == 9
            assert all(place[kind] >= 0 for place in places)


@rule("F-006")
def test_a_hold_has_no_limit_before_storage() -> None:
    state = trade(table(), market_1=[0], market_2=[0])
    stall(state, "market_1", wine=1)
    stall(state, "market_2", wine=1)
    give(state, 0, books=8, glassware=8)
    harbour(state, "deck_lion_0500", "deck_cheetah_1000", "deck_cheetah_0600", "deck_lion_0800")
    match = start(state)
    play(match, "buy wine", "buy wine")
    assert (ask(match).seat, ask(match).kind, ask(match).about) == (0, "storage", (18,))


@rule("F-007", "F-008")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ((0, 30, 0), 1),  # 10 cards in use, then 11
        ((0, 33, 0), 0),  # all 11 cards are threes
        ((6, 11, 7), 7),  # 2 + 5 + 3 = 10, then 11
        ((6, 11, 8), 6),  # 2 + 5 + 4 = 11, none is left
        ((3, 11, 11), 3),  # 1 + 5 + 5 = 11, none is left
        ((5, 8, 8), 6),  # 3 + 4 + 4 = 11, but the third single turns into a three
        ((2, 27, 0), 3),  # 2 + 9 = 11, likewise
    ],
)
def test_a_resource_can_be_gained_while_its_eleven_cards_suffice(
    held: tuple[int, ...], after: int
) -> None:
    assert swap(start(spices(*held))) == after


@rule("F-007", "F-008")
@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 14), min_size=4, max_size=4))
def test_n_units_occupy_as_few_cards_as_possible(held: list[int]) -> None:
    def cards(units: list[int]) -> int:
        return sum(min(n - 2 * threes for threes in range(n // 3 + 1)) for n in units)

    assume(cards(held) <= 11)
    richer = [held[0] + 1, *held[1:]]
    assert swap(start(spices(*held))) == (richer if cards(richer) <= 11 else held)[0]


@rule("F-007")
def test_gold_spice_and_food_have_eleven_cards_of_one_or_three_each() -> None:
    assert {name: resource.cards for name, resource in CONTENT.resources.items()} == {
        "gold": 11,
        "spice": 11,
        "food": 11,
    }
    assert CONTENT.limits.cards_per_resource == 11
    assert CONTENT.limits.card_values == (1, 3)


@rule("F-008")
def test_only_the_cards_of_that_resource_count() -> None:
    state = spices(0, 0, 0)
    state.players[1].cards.update(gold=33, food=0)
    assert swap(start(state)) == 1


@rule("F-008")
def test_a_payment_may_break_a_three_though_no_single_is_left() -> None:
    # 1 + 5 + 5 = 11 cards: 3 SPICE less 1 would need a twelfth card, but only gains are limited
    match = start(spices(3, 11, 11))
    play(match, "sell spice")
    assert match.state.players[0].cards["spice"] == 2
    assert GAME.audit(match.state) == []


@rule("F-009")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ((3, 11, 8), 4),  # 10 cards: the first unit takes the last card, the second is lost
        (
            (1, 11, 11),
            1,
        ),  # 11 cards: two at once would make a three, one after another is impossible
        ((2, 11, 8), 4),  # 11 cards: the first makes a three and frees a card for the second
    ],
)
def test_two_units_are_gained_one_after_another(held: tuple[int, ...], after: int) -> None:
    state = trade(table("advanced", players=3))
    berth(state, 0, "deck_leopard_0830", 0)
    for seat, units in enumerate(held):
        state.players[seat].cards["food"] = units
    match = start(state)
    play(match, "step leopard_cross_1", "step leopard_cross_3")
    assert match.state.players[0].cards["food"] == after


def caravan(state: State) -> FeliniaMatch:
    """Seat 0 lands at the Tiger's port and takes the caravan: 1 FOOD, 1 GOLD, 1 coin, 1 random goods tile."""
    berth(state, 0, "deck_tiger_0645", 0)
    lay(state, "tiger_post_1", "sp6_caravan")
    match = start(trade(state))
    play(match, "step tiger_cross_1", "step tiger_post_1")
    return match


@rule("F-010")
def test_what_cannot_be_gained_is_lost_and_the_rest_of_the_effect_happens() -> None:
    state = table("advanced")
    state.players[0].coins = 6
    state.players[1].cards["food"] = 33
    match = caravan(state)
    player = match.state.players[0]
    assert (player.coins, player.cards) == (6, {"gold": 1, "spice": 0, "food": 0})
    assert sum(player.hold.values()) == 1


@rule("F-010")
def test_an_empty_bag_gives_nothing_and_the_rest_of_the_effect_happens() -> None:
    state = table("advanced")
    give(state, 1, **dict(state.bag))
    match = caravan(state)
    player = match.state.players[0]
    assert (player.coins, player.cards) == (4, {"gold": 1, "spice": 0, "food": 1})
    assert sum(player.hold.values()) == 0


@rule("F-010")
def test_nothing_is_owed_later() -> None:
    state = spices(0, 33, 0)
    state.stacks["guild"] = [1, 0]
    state.players[1].cards["gold"] = 1
    match = start(state)
    assert swap(match) == 0
    play(match, "sell spice", "exchange x2_bonus", "bonus bonus_extra_lynx")
    assert match.state.players[0].cards["spice"] == 0


@rule("F-011")
def test_sold_resources_can_be_gained_again_at_once() -> None:
    # 3 + 5 + 3 = 11 cards are in use; selling one frees its card
    assert swap(start(spices(7, 11, 5))) == 7
    match = start(spices(7, 11, 5))
    play(match, "sell spice")
    assert match.state.players[0].cards["spice"] == 6
    assert swap(match) == 7


@rule("F-011")
def test_spent_resources_can_be_gained_again_at_once() -> None:
    state = spices(7, 11, 5)
    state.players[0].cards["gold"] = 1
    state.players[0].coins = 6
    state.stacks["guild"] = [0, 0]
    match = start(state)
    play(match, "exchange x2_bonus", "bonus bonus_extra_lynx")
    assert match.state.players[0].cards == {"gold": 0, "spice": 6, "food": 0}
    assert swap(match) == 7


@rule("F-012")
@pytest.mark.parametrize("onlooker", [None, 1, 2])
def test_resources_and_goods_and_coins_lie_open_to_all(onlooker: int | None) -> None:
    state = table("advanced")
    give(state, 0, wine=2, books=1)
    state.players[0].coins = 5
    state.players[0].cards.update(gold=3, spice=1, food=2)
    seen = start(state).view(onlooker).table.players[0]  # type: ignore[attr-defined]
    assert seen.coins == 5
    assert seen.cards == {"gold": 3, "spice": 1, "food": 2}
    assert seen.hold == {"watches": 0, "clothing": 0, "glassware": 0, "wine": 2, "books": 1}

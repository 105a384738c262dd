"""The worked examples D1 to D7, D10, D12 and D13 of the rules, with their exact numbers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from polyana.games.felinia import Felinia
from polyana.games.felinia.state import Options
from polyana.kernel import Match
from tests.felinia.tables import CONTENT, berth, give, harbour, play, stall, start, table, trade
from tests.rules import rule
from tests.tables import ask, options

RED, BLUE, GREEN = 0, 1, 2


@rule("F-039", "F-003")
def test_d1_income_in_lap_two_makes_six_coins_of_four() -> None:
    state = table()
    state.lap, state.turn = 2, BLUE
    state.players[BLUE].coins = 4
    match = start(state)
    match.answer(BLUE, "bid own_board")
    assert match.state.players[BLUE].coins == 6


@rule("F-041", "F-047", "F-048")
def test_d2_red_stacks_upon_blue_and_acts_first_at_price_two() -> None:
    state = table()
    state.stacks["market_1"] = [BLUE]
    state.lap, state.turn = 3, RED
    stall(state, "market_1", wine=2)
    match = start(state)
    match.answer(RED, "bid market_1")
    assert match.state.stacks["market_1"][::-1] == [RED, BLUE]
    play(match, "bid own_board", "bid own_board")
    assert (ask(match).seat, ask(match).about) == (RED, ("market_1", 2))
    play(match, "decline")
    assert (ask(match).seat, ask(match).about) == (BLUE, ("market_1", 1))


@rule("F-047", "F-048", "F-049", "F-050", "F-055", "F-057")
def test_d3_a_market_with_three_goods_and_four_tokens() -> None:
    state = trade(table(), market_1=[RED, GREEN, RED, BLUE], market_2=[GREEN])
    stall(state, "market_1", watches=1, wine=1, books=1)
    for player in state.players:
        player.coins = 6
    match = start(state)

    def left() -> int:
        return sum(match.state.markets["market_1"].values())

    assert (ask(match).seat, ask(match).about) == (BLUE, ("market_1", 4))
    match.answer(BLUE, "buy wine")
    assert (left(), ask(match).seat, ask(match).about) == (2, RED, ("market_1", 3))
    match.answer(RED, "decline")
    assert (left(), ask(match).seat, ask(match).about) == (2, GREEN, ("market_1", 2))
    match.answer(GREEN, "buy books")
    assert (left(), ask(match).seat, ask(match).about) == (1, RED, ("market_1", 1))
    match.answer(RED, "buy watches")
    assert (left(), match.state.stacks["market_1"]) == (0, [])
    assert [player.coins for player in match.state.players] == [6 - 1, 6 - 4, 6 - 2]
    # empty until Preparation, after the token that still lies on market 2
    match.answer(GREEN, "decline")
    assert (left(), ask(match).kind) == (3, "bid")


@rule("F-060", "F-061", "F-065")
def test_d4_blue_and_red_at_the_guild() -> None:
    state = trade(table(), guild=[RED, BLUE])
    state.players[BLUE].cards.update(gold=1, spice=1)
    give(state, RED, wine=1)
    match = start(state)
    assert (ask(match).seat, ask(match).about) == (BLUE, (2,))
    play(match, "exchange x2_bonus", "bonus bonus_plus_panther")
    blue, red = match.state.players[BLUE], match.state.players[RED]
    assert (blue.coins, blue.cards["gold"], blue.cards["spice"]) == (0, 0, 0)
    assert blue.bonuses == ["bonus_plus_panther"]
    assert len(match.state.bonuses) == 4
    assert (ask(match).seat, ask(match).about) == (RED, (1,))
    play(match, "exchange x1_spice", "give wine", "take books")
    assert (red.coins, red.cards["spice"]) == (1, 1)
    assert (red.hold["wine"], red.hold["books"]) == (0, 1)


@rule("F-015", "F-072")
def test_d5_the_fares_of_nine_forty_five_and_five() -> None:
    cheetah, lion = CONTENT.decks["deck_cheetah_0945"], CONTENT.decks["deck_lion_0500"]
    assert (cheetah.seats, lion.seats) == (2, 1)
    fare = CONTENT.fares[cheetah.id]
    assert (dict(fare.goods), fare.coins) == ({"clothing": 2, "glassware": 1}, 0)
    fare = CONTENT.fares[lion.id]
    assert (dict(fare.goods), fare.coins) == ({"watches": 2}, 1)


@rule("F-071")
def test_d6_green_declines_and_nobody_boards() -> None:
    state = trade(table(), market_2=[GREEN], market_3=[RED])
    stall(state, "market_2", wine=1)
    harbour(state, "deck_lion_0500")
    give(state, GREEN, watches=2)
    match = start(state)
    match.answer(GREEN, "decline")
    assert (ask(match).seat, ask(match).kind) == (RED, "buy")
    assert match.state.players[GREEN].hold["watches"] == 2


@rule("F-070", "F-072", "F-074", "F-075", "F-080", "F-085", "F-091")
def test_d7_two_ships_after_one_purchase() -> None:
    state = trade(table(), market_1=[BLUE])
    stall(state, "market_1", watches=1)
    harbour(state, "deck_cheetah_0945", "deck_lion_0500", "deck_cheetah_1000", "deck_leopard_1200")
    give(state, BLUE, clothing=2, glassware=1, watches=1)
    state.players[BLUE].coins = 3
    match = start(state)
    in_bag = sum(match.state.bag.values())
    blue = match.state.players[BLUE]
    assert ask(match).about == ("market_1", 1)
    play(match, "buy watches")
    assert blue.coins == 2
    assert blue.hold == {"watches": 2, "clothing": 2, "glassware": 1, "wine": 0, "books": 0}
    play(match, "board ship_1")
    assert match.state.ships[0].seats == [BLUE]
    assert blue.hold == {"watches": 2, "clothing": 0, "glassware": 0, "wine": 0, "books": 0}
    assert options(match, "board") == ["board ship_2"]
    play(match, "board ship_2")
    assert sum(blue.hold.values()) == 0
    assert (blue.coins, blue.stock) == (1, 8)
    assert sum(match.state.bag.values()) == in_bag + 5
    # 5:00 is full and sails; 9:45 stays
    assert match.state.journey is not None
    assert match.state.journey.province == "lion_port"
    assert match.state.sailing == [1]
    assert (match.state.ships[0].deck, match.state.ships[0].seats) == ("deck_cheetah_0945", [BLUE])


@rule("F-126", "F-127", "F-129")
def test_d10_six_goods_and_two_coins_in_storage() -> None:
    state = table()
    state.phase = "storage"
    give(state, RED, wine=2, books=2, glassware=2)
    keep_three = start(state)
    play(keep_three, "sell wine", "sell wine", "sell books")
    assert keep_three.state.players[RED].coins == 5
    assert sum(keep_three.state.players[RED].hold.values()) == 3
    keep_four = start(state)
    play(keep_four, "sell wine", "sell wine")
    assert keep_four.state.players[RED].coins == 4
    play(keep_four, "pay")
    assert keep_four.state.players[RED].coins == 2
    assert sum(keep_four.state.players[RED].hold.values()) == 4


@rule("F-007", "F-008")
@pytest.mark.parametrize(
    ("cards", "held", "gained"),
    [
        (8, (3, 5, 2, 2), 0),  # 8 cards are in use, so with 8 there is none for another single
        (9, (3, 5, 2, 2), 1),  # and with 9 there is one
        (8, (2, 5, 3, 2), 1),  # two singles and one more are a single card
        (7, (3, 5, 3, 2), 0),  # then 7 cards are in use, so with 7 there is none left
        (8, (3, 5, 3, 2), 1),  # and with 8 there is one
    ],
)
def test_d12_gold_of_5_3_2_2_occupies_eight_cards_and_of_5_3_3_2_seven(
    cards: int, held: tuple[int, ...], gained: int
) -> None:
    few = replace(CONTENT, limits=replace(CONTENT.limits, cards_per_resource=cards))
    state = trade(table(players=4))
    berth(state, 0, "deck_lion_0500", 0)
    for seat, units in enumerate(held):
        state.players[seat].cards["gold"] = units
    match = Match.at(Felinia(few), Options(players=4), state)
    play(match, "done", "step lion_cross_1")
    assert match.state.players[0].cards["gold"] == held[0] + gained


@rule("F-085", "F-086", "F-091")
def test_d13_of_four_ships_that_are_not_full_the_earliest_sails() -> None:
    state = trade(table())
    berth(state, 0, "deck_lion_0500")
    berth(state, 1, "deck_cheetah_0945", RED)
    berth(state, 2, "deck_tiger_0445", BLUE)
    berth(state, 3, "deck_cheetah_1000")
    none_full = start(state)
    assert none_full.state.sailing == [2]
    assert ask(none_full).seat == BLUE
    play(none_full, "done", "stop")
    assert none_full.state.discarded == ["deck_tiger_0445"]
    assert ask(none_full).kind == "bid"
    # with a merchant on 10:00 as well it is full and sails alone
    berth(state, 3, "deck_cheetah_1000", GREEN)
    ten_full = start(state)
    assert ten_full.state.sailing == [3]
    assert ask(ten_full).seat == GREEN
    play(ten_full, "done", "stop")
    assert ten_full.state.discarded == ["deck_cheetah_1000"]
    assert ask(ten_full).kind == "bid"
    assert ten_full.state.ships[2].seats == [BLUE]

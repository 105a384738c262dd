"""The evaluation of Felinia and how the greedy bot plays by it (Part F)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from polyana import bots
from polyana.games.felinia.bot import WEIGHTS, evaluate, forecast
from polyana.games.felinia.bot.paths import paths_of
from polyana.games.felinia.bot.trader import Trader
from polyana.games.felinia.bot.traveller import Traveller, traveller
from polyana.games.felinia.state import Options, State
from polyana.kernel import Chance, Match, text
from tests.felinia.tables import (
    CONTENT,
    GAME,
    FeliniaMatch,
    berth,
    give,
    harbour,
    lay,
    settle,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.tables import ask


def choice(match: FeliniaMatch, seed: int = 0) -> str:
    """What the greedy bot answers to the open question."""
    return text(bots.make("greedy", seed).choose(match, ask(match).seat))


def play(match: FeliniaMatch, *names: str) -> None:
    """Bots play a match to its end, one for each seat."""
    players = [bots.make(name, seed) for seed, name in enumerate(names)]
    while not match.over:
        seat = ask(match).seat
        match.answer(seat, players[seat].choose(match, seat))


def last_round(state: State) -> Traveller:
    """Seat 0 as a traveller who need not think of later rounds."""
    return traveller(CONTENT, state, 0, 0.0, WEIGHTS)


def rich_table(mode: str = "advanced") -> State:
    """A table of two or three with full purses, so that money is no question."""
    state = table(mode, players=3 if mode == "basic" else 2)
    for player in state.players:
        player.coins = 5
    return state


# The evaluation


@pytest.mark.parametrize("variant", GAME.variants()[::2], ids=str)
def test_when_the_game_is_over_the_parts_are_the_score(variant: Options) -> None:
    *_, match = whole_game(variant, seed=5)
    for seat, score in enumerate(match.result().scores):
        parts = evaluate(CONTENT, match.state, seat)
        scored = sum(parts[part] for part in ("tiles", "groups", "cards", "goods"))
        assert score <= scored <= score + 0.5  # an odd SPICE counts half
        assert parts["coins"] < 0.1  # they break ties
        assert not any(parts[part] for part in ("promise", "ships", "deals", "future"))


def test_each_further_tile_of_a_set_is_worth_more_up_to_the_cap() -> None:
    state, worth = table("advanced", players=2), []
    for _ in range(5):
        worth.append(last_round(state).tile_value("panther"))
        settle(state, 0, next(post for post, tile in state.face_up.items() if "panther" in tile))
    assert worth == [1, 3, 5, 7, 4]


def test_each_further_merchant_of_a_group_is_worth_what_it_adds() -> None:
    state, worth = table("advanced", players=2), []
    for post in ("lion_post_5", "lion_post_6", "lion_post_7", "lion_post_8"):  # a row of neighbours
        worth.append(last_round(state).group_gain(post))
        settle(state, 0, post)
    assert worth == [1, 3, 5, 3]


def test_merchants_aboard_are_worth_their_best_journeys_and_no_post_is_counted_twice() -> None:
    state = table("advanced", players=2)
    berth(state, 0, "deck_lion_0800", 0)
    one = evaluate(CONTENT, state, 0)["ships"]
    state.ships[0].seats.append(0)
    state.players[0].stock -= 1
    both = evaluate(CONTENT, state, 0)["ships"]
    assert one < both < 2 * one
    assert evaluate(CONTENT, state, 1)["ships"] == 0


def test_goods_are_worth_more_when_they_nearly_pay_a_fare() -> None:
    state = table("advanced", players=2)
    harbour(state, "deck_lion_0500", "deck_lion_0800", "deck_tiger_0445", "deck_irbis_0415")
    give(state, 0, watches=2)
    give(state, 1, clothing=1, books=1)
    assert evaluate(CONTENT, state, 0)["goods"] > evaluate(CONTENT, state, 1)["goods"] + 1


def test_paths_know_what_they_give_and_what_food_they_take() -> None:
    # D11: over lion_cross_1 (1 FOOD) and lion_cross_3 (mystery) a post abroad is one paid step away
    paths = paths_of(CONTENT, "advanced")["lion_port"]
    (path,) = [
        path
        for path in paths
        if path.post == "leopard_post_6" and path.through == {"lion_cross_1", "lion_cross_3"}
    ]
    assert dict(path.gains) == {"food": 1, "mystery": 1}
    # with both free steps left the FOOD found on the way pays for the third
    assert path.need == (2, 1, 0)


# The bot


def test_a_full_fare_boards_the_last_seat_of_a_ship() -> None:
    state = rich_table()
    berth(state, 0, "deck_lion_0500")
    stall(state, "market_1", wine=3)
    give(state, 0, watches=2)
    match = start(trade(state, market_1=[0]))
    assert choice(match) == "buy wine"  # F-071: without a deal there is no boarding
    match.answer(0, "buy wine")
    assert choice(match) == "board ship_1"


def test_an_exchange_is_thought_through_to_its_end() -> None:
    state = rich_table()
    harbour(state, "deck_lion_0500", "deck_irbis_0730", "deck_irbis_1145", "deck_irbis_0415")
    give(state, 0, watches=1, wine=1)
    match = start(trade(state, guild=[0]))
    answers = []
    while not match.over and ask(match).kind in ("exchange", "give", "take", "board"):
        answers.append(choice(match))
        match.answer(0, answers[-1])
    assert answers[0] in ("exchange x1_spice", "exchange x3_food")
    assert answers[1:] == ["give wine", "take watches", "board ship_1"]


def test_a_merchant_takes_the_tile_that_completes_a_set() -> None:
    state = table("advanced", players=2)
    berth(state, 0, "deck_lion_0500", 0)
    lay(state, "lion_post_1", "tile_lion_panther_1")
    lay(state, "lion_post_2", "tile_lion_ocelot_1")
    for kingdom in ("irbis", "tiger", "leopard"):
        tile = f"tile_{kingdom}_panther_1"
        settle(state, 0, next(post for post, lying in state.face_up.items() if lying == tile))
    state.phase, state.sailing = "exploration", [0]
    match = start(state)
    while not match.over and ask(match).kind == "step" and ask(match).seat == 0:
        match.answer(0, choice(match))
    assert "tile_lion_panther_1" in match.state.players[0].tiles


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_nothing_is_sold_while_bidding(mode: str) -> None:
    match = start(rich_table(mode))
    while match.state.phase == "bidding":
        move = choice(match)
        assert move.startswith("bid")
        match.answer(ask(match).seat, move)


@pytest.mark.parametrize("variant", [GAME.variants()[0], GAME.variants()[-1]], ids=str)
def test_what_a_seat_cannot_see_does_not_show_in_its_moves(variant: Options) -> None:
    bot, dice, kinds = bots.make("greedy", seed=3), random.Random(21), Counter[str]()
    for match in whole_game(variant, seed=21):
        if match.over or kinds[ask(match).kind] == 8:
            continue
        seat = ask(match).seat
        other = match.imagine(seat, Chance(dice.getrandbits(64)))
        assert bot.choose(match, seat) == bot.choose(other, seat)
        kinds[ask(match).kind] += 1
    assert kinds["flip" if variant.mode == "basic" else "mystery"]


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "advanced"), (4, "basic")], ids=["advanced", "basic"]
)
def test_greedy_beats_random(players: int, mode: str) -> None:
    match: FeliniaMatch = Match(GAME, Options(players=players, mode=mode), seed=1)  # type: ignore[arg-type]
    play(match, "greedy", *["random"] * (players - 1))
    result = match.result()
    assert result.winners == [0]
    assert result.scores[0] >= 20


# The forecast


def test_the_forecast_of_two_is_the_same_for_both_the_other_way_round() -> None:
    state = rich_table()
    settle(state, 0, "lion_post_1")
    ours, theirs = (forecast(CONTENT, state, seat) for seat in (0, 1))
    assert ours == pytest.approx(-theirs)
    assert ours > 0


@pytest.mark.parametrize("tile", ["sp1_pantry", "sp5_kitchen", "sp8_goldwash"])
def test_special_tiles_that_go_on_giving_are_worth_more_the_longer_the_game_goes_on(
    tile: str,
) -> None:
    gains = []
    for rounds in (12, 3):
        state = rich_table()
        del state.deck[rounds:]
        before = forecast(CONTENT, state, 0)
        state.players[0].specials.append(tile)
        gains.append(forecast(CONTENT, state, 0) - before)
    assert gains[0] > gains[1] > 0


def test_at_the_end_the_forecast_is_what_happened() -> None:
    match = Match(GAME, Options(2, "advanced"), seed=6)
    play(match, "random", "random")
    scores = match.result().scores
    for seat in (0, 1):
        assert forecast(CONTENT, match.state, seat) == pytest.approx(
            scores[seat] - scores[1 - seat], abs=0.5
        )


def test_a_tile_that_has_been_turned_is_seen_at_once() -> None:
    """The same tiles lie there before and after, only not the same way up: what was reckoned must not be used."""
    state = table("basic", players=3)
    post, tile = next(iter(state.face_down.items()))
    before = traveller(CONTENT, state, 0, 5.0, WEIGHTS)
    del state.face_down[post]
    state.face_up[post] = tile
    after = traveller(CONTENT, state, 0, 5.0, WEIGHTS)
    assert after is not before and after.face_up[post] == tile


def test_what_is_remembered_does_not_change_with_the_table() -> None:
    state = rich_table()
    me = traveller(CONTENT, state, 0, 5.0, WEIGHTS)
    hold = state.players[0].hold
    _, after, _ = Trader(CONTENT, state, 0, me, [], WEIGHTS).guild_deal(hold, 0, 6)
    remembered = dict(after)
    hold["watches"] += 1
    assert after == remembered

"""Trade at the markets, F-046 to F-059."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.games.felinia import load
from polyana.games.felinia.state import Options, State
from polyana.kernel import Chance, IllegalMove, Match
from tests.felinia.tables import GAME, FeliniaMatch, give, harbour, play, stall, start, table, trade
from tests.rules import rule
from tests.tables import ask, options


def market(stack: list[int], coins: int = 6, **goods: int) -> State:
    """A table at market 1 with these goods and this stack, bottom token first; everybody has the coins."""
    state = trade(table(), market_1=stack)
    stall(state, "market_1", **goods)
    for player in state.players:
        player.coins = coins
    return state


def resolved(match: FeliniaMatch) -> list[str]:
    """The places at which tokens act, in order; every deal is declined."""
    places = []
    while match.state.phase == "trade":
        question = ask(match)
        places.append(str(question.about[0]) if question.kind == "buy" else "guild")
        play(match, "decline")
    return places


@rule("F-046")
def test_markets_are_resolved_from_the_first_to_the_last_and_the_guild_at_the_end() -> None:
    everywhere = ["market_1", "market_2", "market_3", "market_4", "market_5", "guild"]
    state = trade(table(players=4), **{place: [0] for place in reversed(everywhere)})
    give(state, 0, wine=1)
    assert resolved(start(state)) == everywhere


@rule("F-046")
def test_the_order_of_the_markets_is_that_of_the_content(tmp_path: Path) -> None:
    text = (games.folder("felinia") / "content" / "setup.toml").read_text(encoding="utf-8")
    text = text.replace("order = 1\n", "order = 9\n").replace("order = 3\n", "order = 1\n")
    (tmp_path / "setup.toml").write_text(
        text.replace("order = 9\n", "order = 3\n"), encoding="utf-8"
    )
    game, four = load(tmp_path), Options(players=4)
    state = trade(
        game.setup(four, Chance(1)),
        **{place: [0] for place in ("market_1", "market_2", "market_3", "guild")},
    )
    places = ["market_3", "market_2", "market_1", "guild"]
    assert resolved(Match.at(game, four, state)) == places


@rule("F-047")
def test_the_topmost_token_acts_first_then_the_next_below() -> None:
    match = start(market([2, 0, 1, 0], wine=3))
    order = []
    while ask(match).kind == "buy":
        order.append(ask(match).seat)
        play(match, "decline")
    assert order == [0, 1, 0, 2]
    assert match.state.stacks["market_1"] == []


@rule("F-047")
def test_a_stack_is_emptied_before_the_next_market_is_resolved() -> None:
    state = market([1, 0], wine=3)
    state.stacks["market_2"] = [2]
    stall(state, "market_2", books=1)
    match = start(state)
    play(match, "decline")
    assert (ask(match).seat, ask(match).about) == (1, ("market_1", 1))
    play(match, "decline")
    assert (ask(match).seat, ask(match).about) == (2, ("market_2", 1))


@rule("F-048")
@pytest.mark.parametrize(
    ("stack", "price"), [([0], 1), ([1, 0], 2), ([0, 0], 2), ([1, 2, 0], 3), ([0, 1, 2, 0, 0], 5)]
)
def test_the_price_is_the_height_of_the_stack_whatever_the_colours(
    stack: list[int], price: int
) -> None:
    match = start(market(stack, wine=3))
    assert ask(match).about == ("market_1", price)
    play(match, "buy wine")
    assert match.state.players[0].coins == 6 - price


@rule("F-048")
def test_only_the_tokens_on_that_stack_count() -> None:
    state = market([0], wine=1)
    state.stacks["market_2"] = [1, 2]
    state.stacks["guild"] = [0, 1]
    assert ask(start(state)).about == ("market_1", 1)


@rule("F-049")
@pytest.mark.parametrize("first", ["buy wine", "decline"])
def test_each_following_token_faces_a_price_lower_by_one(first: str) -> None:
    match = start(market([2, 1, 0], wine=3))
    play(match, first)
    assert (ask(match).seat, ask(match).about) == (1, ("market_1", 2))
    play(match, "buy wine")
    assert (ask(match).seat, ask(match).about) == (2, ("market_1", 1))
    play(match, "buy wine")
    spent = 3 if first == "buy wine" else 0
    assert [player.coins for player in match.state.players] == [6 - spent, 6 - 2, 6 - 1]


@rule("F-049")
def test_a_token_is_removed_after_boarding() -> None:
    state = market([1, 0], wine=2)
    give(state, 0, watches=2)
    harbour(state, "deck_lion_0500")
    match = start(state)
    play(match, "buy wine")
    assert (ask(match).kind, match.state.stacks["market_1"]) == ("board", [1, 0])
    play(match, "board ship_1")
    assert match.state.stacks["market_1"] == [1]


@rule("F-050")
def test_a_token_may_decline_without_a_deal_or_a_payment() -> None:
    match = start(market([1, 0], wine=2))
    assert options(match)[0] == "decline"
    play(match, "decline")
    assert match.state.players[0].coins == 6
    assert sum(match.state.players[0].hold.values()) == 0
    assert match.state.markets["market_1"]["wine"] == 2
    assert match.state.stacks["market_1"] == [1]


@rule("F-051")
def test_one_token_allows_one_deal() -> None:
    match = start(market([1, 0], wine=3))
    play(match, "buy wine")
    assert ask(match).seat == 1
    assert match.state.players[0].hold["wine"] == 1
    # two tokens, two deals
    match = start(market([0, 0], wine=3))
    play(match, "buy wine", "buy wine")
    assert match.state.players[0].hold["wine"] == 2


@rule("F-052")
def test_missing_coins_may_be_raised_by_selling_directly_before_paying() -> None:
    state = market([1, 1, 0], coins=0, wine=3)
    give(state, 0, books=2)
    state.players[0].cards.update(gold=1)
    match = start(state)
    assert options(match) == ["decline", "sell books", "sell gold"]
    play(match, "sell gold")
    assert options(match, "buy") == []
    play(match, "sell books")
    assert options(match, "buy") == ["buy wine"]
    play(match, "buy wine")
    player = match.state.players[0]
    assert (player.coins, player.cards["gold"]) == (0, 0)
    assert (player.hold["books"], player.hold["wine"]) == (1, 1)


@rule("F-053")
@pytest.mark.parametrize(
    ("coins", "goods", "gold", "spice", "asked"),
    [
        (3, 0, 0, 0, True),
        (2, 0, 0, 0, False),
        (2, 1, 0, 0, True),
        (0, 2, 0, 0, False),
        (0, 3, 0, 0, True),
        (0, 0, 1, 0, False),
        (0, 0, 1, 1, True),
        (1, 0, 1, 0, True),
        (0, 1, 0, 1, False),
    ],
)
def test_who_cannot_pay_a_market_even_after_selling_everything_is_not_asked(
    coins: int, goods: int, gold: int, spice: int, asked: bool
) -> None:
    state = market([1, 1, 0], wine=3)
    give(state, 0, books=goods)
    state.players[0].coins = coins
    state.players[0].cards.update(gold=gold, spice=spice)
    match = start(state)
    assert ask(match).seat == (0 if asked else 1)
    if not asked:
        # the token has gone without a deal, and nothing was sold
        assert match.state.stacks["market_1"] == [1, 1]
        assert (match.state.players[0].coins, match.state.players[0].hold["books"]) == (
            coins,
            goods,
        )


@rule("F-054")
def test_a_price_above_six_can_never_be_paid() -> None:
    state = market([2, 1, 1, 1, 1, 1, 0], wine=3)
    give(state, 0, books=5)
    state.players[0].coins = 5
    state.players[0].cards.update(gold=5)
    match = start(state)
    # seat 0 could raise far more than 7, but never hold it
    assert (ask(match).seat, ask(match).about) == (1, ("market_1", 6))
    assert match.state.players[0].coins == 5
    assert match.state.players[0].hold["books"] == 5


@rule("F-054")
def test_a_price_of_six_can_be_raised_by_a_sale_that_reaches_the_cap() -> None:
    state = market([1, 1, 1, 1, 1, 0], coins=5, wine=1)
    state.players[0].cards["gold"] = 1
    match = start(state)
    play(match, "sell gold", "buy wine")
    assert (match.state.players[0].coins, match.state.players[0].hold["wine"]) == (0, 1)


@rule("F-055")
def test_exactly_one_of_the_goods_lying_there_is_bought_for_the_price() -> None:
    match = start(market([1, 0], wine=1, books=1, watches=1))
    assert options(match) == ["decline", "buy watches", "buy wine", "buy books"]
    play(match, "buy books")
    player = match.state.players[0]
    assert player.coins == 4
    assert {kind: n for kind, n in player.hold.items() if n} == {"books": 1}
    assert {kind: n for kind, n in match.state.markets["market_1"].items() if n} == {
        "watches": 1,
        "wine": 1,
    }


@rule("F-055")
def test_goods_that_do_not_lie_there_cannot_be_bought() -> None:
    state = market([0], wine=1)
    stall(state, "market_2", books=2)
    match = start(state)
    with pytest.raises(IllegalMove):
        match.answer(0, "buy books")


@rule("F-056")
def test_at_an_empty_market_a_token_is_removed_without_a_deal() -> None:
    state = market([2, 1, 0], wine=1)
    give(state, 1, books=3)
    match = start(state)
    play(match, "buy wine")
    # tokens of seats 1 and 2 find nothing; nobody is asked before the storage of the next phase or the next bids
    assert match.state.stacks["market_1"] == []
    assert match.state.phase == "bidding"
    assert [player.coins for player in match.state.players] == [3, 6, 6]


@rule("F-057")
def test_a_market_is_not_refilled_during_trade() -> None:
    state = market([2, 1, 0], wine=2, books=1)
    state.stacks["market_2"] = [0]
    stall(state, "market_2", glassware=1)
    match = start(state)
    play(match, "buy wine")
    assert options(match, "buy") == ["buy wine", "buy books"]
    play(match, "buy books")
    assert options(match, "buy") == ["buy wine"]
    play(match, "buy wine")
    assert ask(match).about == ("market_2", 1)
    assert sum(match.state.markets["market_1"].values()) == 0


@rule("F-058")
def test_unsold_tiles_stay_for_the_next_round() -> None:
    state = market([0], wine=2, books=1)
    for other in ("market_2", "market_3", "market_4"):
        stall(state, other, glassware=2)
    match = start(state)
    play(match, "decline")
    assert (match.state.round, match.state.phase) == (2, "bidding")
    assert {kind: n for kind, n in match.state.markets["market_1"].items() if n} == {
        "wine": 2,
        "books": 1,
    }
    for other in ("market_2", "market_3", "market_4"):
        assert match.state.markets[other]["glassware"] >= 2
        assert sum(match.state.markets[other].values()) == 3


@rule("F-059")
def test_identical_tiles_are_one_option() -> None:
    match = start(market([0], wine=3))
    assert options(match) == ["decline", "buy wine"]
    match = start(market([0], wine=2, books=1))
    assert options(match) == ["decline", "buy wine", "buy books"]


@rule("F-048")
def test_the_price_of_the_next_token_is_told_as_dear_to_who_has_fewer_coins() -> None:
    state = trade(table(), market_1=[1, 0], market_2=[1])
    state.players[0].coins, state.players[1].coins = 1, 2
    assert [GAME.view(state, seat).dear for seat in (0, 1)] == [["market_1"], []]

"""What provinces give, F-115 to F-119."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.felinia.tables import CONTENT, play, stall, table
from tests.felinia.voyages import land, turn_up
from tests.rules import rule
from tests.tables import ask, options, told

GIVEN = {
    "lion_cross_1": {"gold": 1},
    "lion_cross_2": {"spice": 1},
    "cheetah_cross_2": {"gold": 1},
    "irbis_cross_1": {"coins": 1},
    "tiger_cross_1": {"coins": 1},
    "tiger_cross_2": {"spice": 1},
    "leopard_cross_1": {"goods": 1},
    "leopard_cross_2": {"spice": 1},
}


@rule("F-115", "F-116")
@pytest.mark.parametrize("province", GIVEN)
def test_a_symbol_gives_its_reward_at_once_before_the_next_step(province: str) -> None:
    kingdom = province.partition("_")[0]
    state = table()
    turn_up(state, *CONTENT.islands["basic"].posts[kingdom])
    match = land(state, kingdom, 0)
    play(match, f"step {province}")
    # still on the way, and already richer
    assert ask(match).kind == "step" and match.state.journey is not None
    player = match.state.players[0]
    gains = {
        "coins": player.coins - 2,
        "goods": sum(player.hold.values()),
        **player.cards,
    }
    assert {noun: number for noun, number in gains.items() if number} == GIVEN[province]


@rule("F-116")
def test_goods_are_drawn_at_random_out_of_the_bag() -> None:
    drawn = set()
    for seed in range(12):
        state = table(seed=seed)
        # all books lie on a market: none can be drawn
        for market in state.markets:
            stall(state, market)
        stall(state, "market_1", books=9)
        match = land(state, "leopard", 0)
        play(match, "done", "step leopard_cross_1")
        ((_, kind),) = told(match, "drew_goods")
        assert match.state.players[0].hold[str(kind)] == 1
        drawn.add(kind)
    assert len(drawn) > 2 and "books" not in drawn


@rule("F-117")
def test_every_merchant_that_enters_gets_the_reward() -> None:
    state = table()
    match = land(state, "tiger", 0, 1)
    play(match, "done", "step tiger_cross_1", "stop")
    play(match, "done", "step tiger_cross_1", "stop")
    assert [player.coins for player in match.state.players] == [3, 3, 2]


@rule("F-118")
def test_a_coin_above_six_is_lost_and_nobody_is_asked() -> None:
    state = table()
    state.players[0].coins = 6
    match = land(state, "irbis", 0)
    play(match, "done", "step irbis_cross_1")
    assert match.state.players[0].coins == 6
    assert ask(match).kind == "step"
    play(match, "step irbis_cross_2")
    assert match.state.players[0].cards["gold"] == 1


@rule("F-118")
def test_from_an_empty_bag_nothing_is_drawn_and_the_journey_goes_on() -> None:
    state = table()
    for kind, number in state.bag.items():
        state.markets["market_1"][kind] += number
        state.bag[kind] = 0
    match = land(state, "cheetah", 0)
    play(match, "done", "step cheetah_cross_1")
    assert sum(match.state.players[0].hold.values()) == 0
    play(match, "step cheetah_cross_2")
    assert match.state.players[0].cards["gold"] == 1


@st.composite
def holdings(draw: st.DrawFn) -> list[int]:
    """Units of three players that fit on 11 cards."""
    held = []
    left = 11
    for _ in range(3):
        threes = draw(st.integers(0, left))
        ones = draw(st.integers(0, min(2, left - threes)))
        left -= threes + ones
        held.append(3 * threes + ones)
    return draw(st.permutations(held))


def fewest_cards(units: int) -> int:
    """The fewest cards of 1 and 3 that show so many units, by trying."""
    return min(threes + units - 3 * threes for threes in range(units // 3 + 1))


@rule("F-118")
@given(held=holdings())
@settings(deadline=None)
def test_a_card_is_gained_only_if_all_holdings_then_fit_on_eleven_cards(held: list[int]) -> None:
    state = table()
    for player, gold in zip(state.players, held, strict=True):
        player.cards["gold"] = gold
    match = land(state, "irbis", 0)
    play(match, "done", "step irbis_cross_2")
    after = [held[0] + 1, *held[1:]]
    fits = sum(fewest_cards(units) for units in after) <= 11
    assert match.state.players[0].cards["gold"] == held[0] + fits
    assert ask(match).kind == "step"


@rule("F-119")
def test_what_was_gained_may_be_sold_on_the_spot() -> None:
    state = table()
    turn_up(state, "lion_post_1", "lion_post_2")
    match = land(state, "lion", 0)
    play(match, "done")
    assert told(match, "forced") == [(0, "step lion_cross_1")]
    play(match, "sell gold")
    player = match.state.players[0]
    assert (player.coins, player.cards["gold"]) == (4, 0)
    assert set(options(match)) == {"step lion_post_1", "step lion_post_2"}


@rule("F-119")
def test_what_was_gained_may_be_used_at_once() -> None:
    state = table("advanced")
    state.mysteries.remove("mystery_library")
    state.mysteries.append("mystery_library")
    for kind in CONTENT.goods:
        if kind != "books":
            state.markets["market_1"][kind] += state.bag[kind]
            state.bag[kind] = 0
    state.players[0].cards["food"] = 3
    match = land(state, "cheetah", 0)
    # a goods symbol, where the bag holds books alone, then a mystery card that costs books
    play(match, "step cheetah_cross_1")
    assert match.state.players[0].hold["books"] == 1
    play(match, "step cheetah_cross_2", "step cheetah_cross_4", "keep 1")
    assert match.state.players[0].mysteries == ["mystery_library"]
    assert match.state.players[0].hold["books"] == 0

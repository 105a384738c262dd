"""Bidding, F-037 to F-045."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import Options
from polyana.kernel import IllegalMove
from tests.felinia.tables import GAME, give, play, stall, start, table, whole_game
from tests.rules import rule
from tests.tables import ask, options


@rule("F-037")
@pytest.mark.parametrize(
    ("first", "players", "order"),
    [(0, 3, [0, 1, 2]), (1, 3, [1, 2, 0]), (3, 4, [3, 0, 1, 2]), (1, 2, [1, 0])],
)
def test_in_each_of_three_laps_everybody_places_one_token_in_turn_order(
    first: int, players: int, order: list[int]
) -> None:
    state = table("advanced", players)
    state.first = first
    match = start(state)
    asked = []
    while ask(match).kind == "bid":
        asked.append((ask(match).about, ask(match).seat))
        play(match, "bid market_1")
    assert asked == [((lap,), seat) for lap in (1, 2, 3) for seat in order]
    assert match.state.phase == "trade"


@rule("F-037")
def test_passing_is_not_possible() -> None:
    match = start(table())
    assert {move.split()[0] for move in options(match)} == {"bid"}
    for way_out in ("", "pass", "done", "decline", "stop"):
        with pytest.raises(IllegalMove):
            match.answer(0, way_out)


@rule("F-037")
def test_a_sale_does_not_take_the_place_of_a_bid() -> None:
    state = table()
    give(state, 0, wine=1)
    match = start(state)
    play(match, "sell wine")
    assert (ask(match).seat, ask(match).kind, ask(match).about) == (0, "bid", (1,))
    assert match.state.players[0].coins == 3


@rule("F-038")
def test_a_token_goes_on_the_own_board_or_any_open_market_or_the_guild() -> None:
    match = start(table(players=4))
    places = ["own_board", "market_1", "market_2", "market_3", "market_4", "market_5", "guild"]
    assert options(match) == [f"bid {place}" for place in places]
    play(match, "bid market_5", "bid guild", "bid own_board")
    lying = {place: stack for place, stack in match.state.stacks.items() if stack}
    assert lying == {"market_5": [0], "guild": [1]}


@rule("F-039")
@pytest.mark.parametrize(("lap", "income"), [(1, 1), (2, 2), (3, 3)])
def test_the_own_board_pays_one_two_or_three_coins_at_once(lap: int, income: int) -> None:
    state = table()
    state.lap = lap
    match = start(state)
    play(match, "bid own_board")
    assert [player.coins for player in match.state.players] == [2 + income, 2, 2]


@rule("F-039")
def test_the_own_board_pays_by_lap_not_by_tokens_there() -> None:
    state = table()
    for player in state.players:
        player.coins = 0
    match = start(state)
    # seat 0 has a token there from lap 1, seat 1 from lap 2, seat 2 none
    play(match, "bid own_board", "bid guild", "bid guild")
    play(match, "bid guild", "bid own_board", "bid guild")
    play(match, *["bid own_board"] * 3)
    assert [player.coins for player in match.state.players] == [1 + 3, 2 + 3, 3]


@rule("F-040")
def test_own_board_with_six_coins_is_legal_and_yields_nothing() -> None:
    state = table()
    state.players[0].coins = 6
    match = start(state)
    assert "bid own_board" in options(match)
    play(match, "bid own_board")
    assert match.state.players[0].coins == 6
    assert ask(match).seat == 1


@rule("F-040")
@pytest.mark.parametrize(("coins", "after"), [(3, 6), (4, 6), (5, 6)])
def test_the_income_obeys_the_coin_cap(coins: int, after: int) -> None:
    state = table()
    state.players[0].coins, state.lap = coins, 3
    match = start(state)
    play(match, "bid own_board")
    assert match.state.players[0].coins == after


@rule("F-041")
@pytest.mark.parametrize("place", ["market_2", "guild"])
def test_a_token_goes_on_top_of_the_stack(place: str) -> None:
    state = table()
    stall(state, "market_2", wine=3)
    for seat in range(3):
        give(state, seat, books=1)
    match = start(state)
    play(match, f"bid {place}", f"bid {place}", "bid own_board")
    play(match, *["bid own_board"] * 6)
    assert match.state.stacks[place] == [0, 1]
    # the topmost token acts first
    assert ask(match).seat == 1


@rule("F-042")
def test_all_three_tokens_may_go_on_the_own_board_or_upon_one_another() -> None:
    state = table()
    state.players[0].coins = 6
    match = start(state)
    for _ in range(3):
        play(match, "bid market_1", "bid own_board", "bid own_board")
    assert match.state.stacks["market_1"] == [0, 0, 0]
    assert [player.coins for player in match.state.players] == [6, 6, 6]


@rule("F-042")
def test_a_stack_may_be_of_any_height() -> None:
    match = start(table(players=4))
    for height in range(11):
        assert len(match.state.stacks["market_1"]) == height
        assert "bid market_1" in options(match)
        play(match, "bid market_1")
    assert match.state.stacks["market_1"] == [0, 1, 2, 3] * 2 + [0, 1, 2]


@rule("F-043")
def test_a_token_may_be_placed_where_nothing_can_be_paid_or_exchanged() -> None:
    state = table()
    stall(state, "market_1")
    state.players[0].coins = 0
    state.stacks["market_2"] = [1, 1, 2, 2, 1, 2, 1]
    match = start(state)
    assert {"bid market_1", "bid market_2", "bid guild"} <= set(options(match))
    play(match, "bid market_2")
    assert match.state.stacks["market_2"][-1] == 0
    assert match.state.players[0].coins == 0


@rule("F-043")
def test_nothing_is_paid_while_bidding() -> None:
    match = start(table())
    play(match, *["bid market_1"] * 8)
    assert [player.coins for player in match.state.players] == [2, 2, 2]


@rule("F-044")
@pytest.mark.parametrize(
    ("players", "closed"), [(2, ["market_4", "market_5"]), (3, ["market_5"]), (4, [])]
)
def test_a_closed_market_is_not_an_option(players: int, closed: list[str]) -> None:
    match = start(table("advanced", players))
    for lap in range(3 * players):
        assert len(options(match, "bid")) == 7 - len(closed)
        for market in closed:
            with pytest.raises(IllegalMove):
                match.answer(ask(match).seat, f"bid {market}")
        if lap < 3 * players - 1:
            play(match, "bid own_board")


@rule("F-045")
@pytest.mark.parametrize("variant", GAME.variants()[::2])
def test_a_placed_token_is_never_moved_until_it_acts(variant: Options) -> None:
    phase, before = "bidding", {place: list[int]() for place in table("advanced", 4).stacks}
    for match in whole_game(variant, seed=12):
        for place, stack in match.state.stacks.items():
            shorter, longer = sorted((stack, before[place]), key=len)
            # tokens come and go at the top alone
            assert longer[: len(shorter)] == shorter
            if phase == match.state.phase == "bidding":
                assert len(stack) - len(before[place]) in (0, 1)
            elif phase == match.state.phase == "trade":
                assert len(stack) <= len(before[place])
            before[place] = list(stack)
        phase = match.state.phase

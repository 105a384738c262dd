"""Bidding, F-037 to F-045."""

from __future__ import annotations

from tests.felinia.tables import ask, options, play, start, table
from tests.rules import rule


@rule("F-039")
def test_own_board_pays_by_lap_not_by_tokens_there() -> None:
    match = start(table())
    for _ in range(3):
        play(match, *["bid own_board"] * 3)
    # 2 coins to start with, then 1, 2 and 3, capped at 6
    assert [player.coins for player in match.state.players] == [6, 6, 6]


@rule("F-040")
def test_own_board_with_six_coins_is_legal_and_yields_nothing() -> None:
    state = table()
    state.players[0].coins = 6
    match = start(state)
    assert "bid own_board" in options(match)
    play(match, "bid own_board")
    assert match.state.players[0].coins == 6
    assert ask(match).seat == 1

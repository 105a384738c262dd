"""The table of an arena from games whose outcome is known."""

from __future__ import annotations

import pytest

from polyana.arena.standings import standings
from tests.arena.tables import counted, ended, setup_of


def test_wins_places_and_points() -> None:
    games = list(counted([(1, 2), (1, 2), (2, 1), (1, 2)]))
    one, other = standings(setup_of("ab", 2), games).bots
    assert (one.bot, one.games, one.wins, one.win_rate[1]) == ("a", 4, 3, 0.75)
    assert (one.mean_rank, one.mean_score) == (1.25, 8.75)
    assert (other.wins, other.even) == (1, 0.5)
    assert one.rating > 25 > other.rating
    assert one.seconds_per_decision == 0.5


def test_a_shared_first_place_counts_as_its_share_of_a_win() -> None:
    games = [ended(0, "abc", (1, 1, 3)), ended(1, "abc", (1, 1, 1))]
    wins = [bot.wins for bot in standings(setup_of("abc", 3), games).bots]
    assert wins == [pytest.approx(5 / 6), pytest.approx(5 / 6), pytest.approx(1 / 3)]


def test_nobody_wins_a_lost_solo_game() -> None:
    (bot,) = standings(setup_of("a", 1), [ended(0, "a", (2,)), ended(1, "a", (1,))]).bots
    assert (bot.wins, bot.games) == (1, 2)


def test_several_seats_of_a_bot_win_together_and_count_as_one_game() -> None:
    games = [ended(0, "aabb", (1, 4, 2, 3)), ended(1, "abab", (2, 1, 4, 3))]
    one, other = standings(setup_of("ab", 4), games).bots
    assert (one.games, one.wins, one.even) == (2, 1, 0.5)
    assert (one.mean_rank, other.mean_rank) == (2.75, 2.25)


def test_ahead_compares_seat_with_seat_and_halves_ties() -> None:
    games = [ended(0, "aabb", (1, 2, 2, 4)), ended(1, "aabb", (3, 4, 1, 2))]
    ahead = {(one.bot, one.of): one for one in standings(setup_of("ab", 4), games).ahead}
    assert ahead["a", "b"].share[1] == pytest.approx((3.5 / 4 + 0) / 2)
    assert ahead["b", "a"].share[1] == pytest.approx(1 - ahead["a", "b"].share[1])
    assert ahead["a", "b"].games == 2


def test_bots_that_never_met_are_not_compared() -> None:
    games = [ended(0, "ab", (1, 2)), ended(1, "ac", (1, 2))]
    pairs = {(one.bot, one.of) for one in standings(setup_of("abc", 2), games).ahead}
    assert pairs == {("a", "b"), ("b", "a"), ("a", "c"), ("c", "a")}


def test_the_order_in_which_games_end_does_not_matter() -> None:
    games = list(counted([(1, 2), (2, 1), (1, 2), (1, 1), (2, 1)]))
    setup = setup_of("ab", 2)
    assert standings(setup, games) == standings(setup, games[::-1])

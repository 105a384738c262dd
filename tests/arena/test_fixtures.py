"""Who sits where: seats are rotated evenly, deals are paired, and everything follows from the seed."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from polyana.arena.fixtures import arrangements, circles_of, lineups
from tests.arena.tables import first, setup_of


@pytest.mark.parametrize(
    ("bots", "players"),
    [("ab", 2), ("abc", 3), ("abcd", 4), ("ab", 3), ("ab", 4), ("abc", 4), ("abc", 2), ("abcd", 3)],
)
def test_on_every_deal_every_bot_sits_equally_often_in_every_seat(bots: str, players: int) -> None:
    for deal in range(8):
        seen = Counter(
            (bot, seat)
            for seats in arrangements(bots, players, deal)
            for seat, bot in enumerate(seats)
        )
        assert len(seen) == len(bots) * players
        assert len(set(seen.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [("abc", 2), ("abcd", 2), ("abcd", 3), ("ab", 3)])
def test_every_combination_of_bots_is_played_equally_often(bots: str, players: int) -> None:
    tables = Counter("".join(sorted(seats)) for seats in arrangements(bots, players, 0))
    assert len(set(tables.values())) == 1
    assert set(tables) == {"".join(lineup) for lineup in lineups(bots, players)}


def test_all_neighbours_are_met_in_time() -> None:
    assert len(circles_of(("a", "b", "c", "d"))) == 6
    seen = {seats for deal in range(6) for seats in arrangements("abcd", 4, deal)}
    assert len(seen) == 24
    seen = {seats for deal in range(2) for seats in arrangements("ab", 4, deal)}
    assert len(seen) == 6


def test_one_deal_is_played_by_all_arrangements_with_the_same_seed() -> None:
    games = first(setup_of("abc", 2), 18)
    for _, group in groupby(games, key=lambda game: game.deal):
        paired = list(group)
        assert len(paired) == 6
        assert len({game.seed for game in paired}) == 1
    assert len({game.seed for game in games}) == 3
    assert [game.number for game in games] == list(range(18))


def test_everything_follows_from_the_seed() -> None:
    assert first(setup_of("ab", 2), 10) == first(setup_of("ab", 2), 10)
    assert first(setup_of("ab", 2, seed=2), 1)[0].seed != first(setup_of("ab", 2), 1)[0].seed
    bots = [seed for game in first(setup_of("ab", 2), 10) for seed in game.bot_seeds]
    assert len(set(bots)) == 20


def test_one_bot_alone_fills_the_table() -> None:
    assert [game.seats for game in first(setup_of("a", 3), 2)] == [("a", "a", "a")] * 2


def test_several_tables_are_played_in_turn() -> None:
    setup = setup_of("ab", 2)
    setup.tables.append({"players": 2, "map": "lake"})
    games = first(setup, 8)
    assert [game.options.get("map") for game in games] == [None, None, "lake", "lake"] * 2

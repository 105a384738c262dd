"""How fair a game is: by seat, by what players began with, by the map of the whole table."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec import to_builtins

from polyana import games
from polyana.arena import ArenaRefusal, play
from polyana.arena.balance import balance, choices_of, tables_for
from polyana.arena.fixtures import Fixture
from polyana.arena.wording import ArenaTalk
from polyana.games import north
from polyana.speech import LANGUAGES
from tests.arena.tables import arena, ended, first

PLAYED = [
    ended(
        0, "aa", (1, 2), (9, 5), faction=("romans", "egyptians"), order=("1", "2"), map=("x", "x")
    ),
    ended(
        1, "aa", (2, 1), (4, 6), faction=("romans", "japanese"), order=("2", "1"), map=("y", "y")
    ),
    ended(
        2, "aa", (1, 1), (7, 7), faction=("romans", "egyptians"), order=("1", "2"), map=("y", "y")
    ),
]


def test_by_seat() -> None:
    found = balance("none", PLAYED, "seat")
    assert [(one.choice, one.games, one.wins) for one in found.choices] == [
        ("1", 3, 1.5),
        ("2", 3, 1.5),
    ]


def test_by_a_choice_of_each_player_the_strongest_first() -> None:
    found = balance("none", PLAYED, "faction")
    rows = [(one.choice, one.games, one.wins, one.mean_score[1]) for one in found.choices]
    assert rows == [("japanese", 1, 1, 6), ("romans", 3, 1.5, 6.6667), ("egyptians", 2, 0.5, 6)]
    assert all(one.even == 0.5 for one in found.choices)


def test_a_choice_of_the_whole_table_is_split_by_turn_order() -> None:
    found = balance("none", PLAYED, "map")
    assert found.whole
    rows = [(one.choice, one.within, one.games, one.mean_score[1]) for one in found.choices]
    assert rows == [
        *[("x", "", 1, 7), ("x", "1", 1, 9), ("x", "2", 1, 5)],
        *[("y", "", 2, 6), ("y", "1", 2, 6.5), ("y", "2", 2, 5.5)],
    ]


def test_a_player_with_several_of_a_kind_counts_for_each() -> None:
    game = ended(0, "aa", (1, 2), boost=("acorn spoon", "spoon needle"))
    found = balance("none", [game], "boost")
    assert {one.choice: one.wins for one in found.choices} == {
        "acorn": 1,
        "spoon": 0.5,
        "needle": 0,
    }


def test_what_varies_can_be_asked_for() -> None:
    assert choices_of(PLAYED) == ["seat", "faction", "order", "map"]
    assert choices_of(PLAYED[:1]) == ["seat", "faction", "order"]


def test_a_choice_is_studied_where_it_varies() -> None:
    tundra, settlers = games.load("tundra"), games.load("settlers")
    (table,) = tables_for(tundra, "title", {})
    assert to_builtins(table)["titles_and_personal_goals"]
    maps = tables_for(tundra, "map", {})
    assert {table.players for table in maps} == {3} and len(maps) > 3
    assert {table.players for table in tables_for(tundra, "map", {"players": 4})} == {4}
    (table,) = tables_for(settlers, "faction", {"players": "3", "fire": "false"})
    assert (table.players, to_builtins(table)["fire"]) == (3, False)


def test_a_choice_that_is_none_is_refused_with_those_there_are() -> None:
    with pytest.raises(ArenaRefusal, match="choices are seat, order, map, boost, title, goal"):
        tables_for(games.load("tundra"), "faction", {})
    with pytest.raises(ArenaRefusal, match="no choice title"):
        tables_for(games.load("tundra"), "title", {"titles_and_personal_goals": "false"})


@pytest.mark.parametrize("name", games.names())
def test_every_choice_and_every_category_of_a_game_has_its_name(name: str) -> None:
    game = games.load(name)
    talks = [ArenaTalk(game, language) for language in LANGUAGES]
    for variant in game.variants():
        setup = arena(
            name, "random", **{key: getattr(variant, key) for key in variant.__struct_fields__}
        )
        played = play(game, first(setup, 1)[0])
        for talk in talks:
            for choice, seats in played.traits.items():
                assert len(seats) == variant.players
                assert talk.choice(choice)
                for value in (value for values in seats for value in values):
                    assert "_" not in talk.value(choice, value)
            for end in played.round_ends:
                for points in end.points:
                    assert all(talk.category(what) for what in points if points[what])
            assert talk.table(setup.tables[0])


def test_what_is_studied_is_dealt_and_not_chosen_by_the_bots() -> None:
    game = cast(games.AnyGame, north.load())
    dealt = [
        play(game, Fixture(0, 0, seed, {"players": 2}, ("random", "random"), bots, ["clan"]))
        for seed, bots in ((5, [1, 2]), (5, [3, 4]), (6, [1, 2]))
    ]
    clans = [one.traits["clan"] for one in dealt]
    assert clans[0] == clans[1] != clans[2]
    assert dealt[0].scores != dealt[1].scores

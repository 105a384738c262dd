"""Games played, kept and gone on with: the same whoever plays them, whatever happened to the file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from polyana import bots, games
from polyana.arena import ArenaRefusal, GamesFile
from polyana.arena.contest import Hands, contest
from polyana.arena.games_file import read
from polyana.kernel import Match, Move
from tests.arena.tables import arena, held, same
from tests.contents import mended


def test_the_same_games_whoever_plays_them(tmp_path: Path) -> None:
    setup = arena("tundra", "random", "mcts:1", seed=3)
    alone = held(setup, tmp_path / "alone", 4)
    together = held(setup, tmp_path / "together", 4, Hands(workers=2))
    assert [same(game) for game in alone] == [same(game) for game in together]


def test_a_game_is_played_to_its_end_and_its_record_leads_there(tmp_path: Path) -> None:
    setup = arena("settlers", "random", seed=2, players=3)
    (played,) = held(setup, tmp_path / "games", 1)
    match = Match.replay(games.load("settlers"), played.record)
    assert match.over
    assert match.result().scores == played.scores
    assert sum(played.decisions) == match.number
    assert played.record.seats == ["random"] * 3
    assert [end.round for end in played.round_ends] == [1, 2, 3, 4, 5]
    last = played.round_ends[-1].points
    assert [sum(points.values()) for points in last] == played.scores


def test_what_players_began_with_is_read_in_the_first_round(tmp_path: Path) -> None:
    setup = arena("felinia", "random", seed=2, players=3)
    for played in held(setup, tmp_path / "games", 3):
        assert sorted(values[0] for values in played.traits["order"]) == ["1", "2", "3"]
        first = played.record.moves[0][0]
        assert played.traits["order"][first] == ["1"]


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    setup, path = arena("tundra", "random", players=2), tmp_path / "games"
    whole = held(setup, tmp_path / "whole", 4)
    with GamesFile(path, setup) as file:
        coming = contest(setup, file, 4, Hands(workers=1))
        next(coming)
        next(coming)
        coming.close()
    assert len(read(path)[1]) == 2
    assert [same(game) for game in held(setup, path, 4)] == [same(game) for game in whole]
    assert path.read_bytes().count(b"\n") == 5


@pytest.mark.parametrize("cut", [1, 2, 500])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    setup, path = arena("tundra", "random", players=2), tmp_path / "games"
    whole = held(setup, path, 3)
    path.write_bytes(path.read_bytes()[:-cut])
    assert len(read(path)[1]) == 2
    assert [same(game) for game in held(setup, path, 3)] == [same(game) for game in whole]


def test_a_torn_first_line_begins_anew(tmp_path: Path) -> None:
    setup, path = arena("tundra", "random", players=2), tmp_path / "games"
    path.write_bytes(msgspec.json.encode(setup))
    assert len(held(setup, path, 1)) == 1


def test_another_arena_in_the_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games"
    held(arena("tundra", "random", players=2), path, 1)
    with pytest.raises(ArenaRefusal, match="its seed is 1, not 2"):
        held(arena("tundra", "random", players=2, seed=2), path, 1)
    with pytest.raises(ArenaRefusal, match="its bots is random, not greedy, random"):
        held(arena("tundra", "greedy", "random"), path, 1)
    assert len(read(path)[1]) == 1


def test_mended_words_are_the_same_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games"
    held(arena("tundra", "random", players=2), path, 1)
    monkeypatch.setenv("POLYANA_CONTENT", str(mended("tundra", tmp_path / "mended")))
    assert games.load("tundra").names("en")["architecture"].startswith("Otherwise")
    assert len(held(arena("tundra", "random", players=2), path, 2)) == 2


@pytest.mark.parametrize("data", [b"nonsense\n", b"{}\n", b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(data)
    with pytest.raises(ArenaRefusal, match="not the file of an arena"):
        GamesFile(path, arena("tundra", "random"))
    assert path.read_bytes() == data


def test_a_line_damaged_in_the_middle_is_told(tmp_path: Path) -> None:
    setup, path = arena("tundra", "random", players=2), tmp_path / "games"
    held(setup, path, 2)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b'{"number": 0\n' + lines[2])
    with pytest.raises(ArenaRefusal, match="damaged in line 2"):
        read(path)


class Clumsy:
    """Somebody who plays what is not there."""

    name = "clumsy"

    def choose(self, match: object, seat: int) -> Move:
        return ("fly", "away")


def test_a_game_that_fails_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = arena("tundra", "random", players=2)
    monkeypatch.setattr(bots, "make", lambda name, seed: Clumsy())
    with pytest.raises(ArenaRefusal, match=r"Game 0 \(random,random, seed \d+\).*fly away"):
        held(setup, tmp_path / "games", 1)

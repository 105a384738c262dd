"""Parquet tables: they read back, and a record in them can be played again."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from polyana import games
from polyana.arena import ArenaRefusal
from polyana.arena.export import export
from polyana.kernel import Match, Record
from tests.arena.tables import arena, held


def test_games_seats_and_rounds_read_back(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    setup = arena("tundra", "random", players=2)
    played = held(setup, tmp_path / "games", 2)
    export(tmp_path / "study", setup, played)
    tables = {
        name: parquet.read_table(tmp_path / "study" / f"{name}.parquet").to_pylist()
        for name in ("games", "seats", "rounds")
    }
    record = Record.from_json(tables["games"][1]["record"].encode())
    assert Match.replay(games.load("tundra"), record).result().scores == played[1].scores
    assert [row["score"] for row in tables["seats"]] == played[0].scores + played[1].scores
    assert dict(tables["seats"][0]["choices"])["map"] == ["standard_2p"]
    last = [
        row
        for row in tables["rounds"]
        if (row["game"], row["round"], row["seat"], row["kind"]) == (0, 4, 1, "points")
    ]
    assert sum(row["value"] for row in last) == played[0].scores[1]
    assert {row["kind"] for row in tables["rounds"]} == {"points", "part"}


def test_without_pyarrow_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ArenaRefusal, match=r"pip install 'polyana\[study\]'"):
        export(tmp_path, arena("tundra", "random"), [])

"""Games as Parquet tables, for study with pandas, polars or anything else that reads them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from polyana.arena.playing import Played
from polyana.arena.setup import ArenaRefusal, Setup, writing


def export(folder: Path, setup: Setup, games: Sequence[Played]) -> None:
    """Writes `games` (with the whole record), `seats` and `rounds` of an arena; docs/arena.md says what is in them."""
    try:
        arrow: Any = importlib.import_module("pyarrow")
        parquet: Any = importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise ArenaRefusal(
            "For Parquet pyarrow is needed; install it with: pip install 'polyana[study]'.",
            "arena-study",
        ) from None
    played = sorted(games, key=lambda game: game.number)
    tables = {
        "games": (games_schema(arrow), [game_row(setup, game) for game in played]),
        "seats": (
            seats_schema(arrow),
            [seat_row(game, seat) for game in played for seat in range(len(game.seats))],
        ),
        "rounds": (rounds_schema(arrow), [row for game in played for row in round_rows(game)]),
    }
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, (schema, rows) in tables.items():
            table = arrow.Table.from_pylist(rows, schema=schema)
            parquet.write_table(table, folder / f"{name}.parquet", compression="zstd")


def games_schema(arrow: Any) -> Any:
    """One row for every game."""
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("title", arrow.string()),
            ("deal", arrow.int64()),
            ("seed", arrow.uint64()),
            ("options", arrow.string()),
            ("rounds", arrow.int64()),
            ("decisions", arrow.int64()),
            ("record", arrow.string()),
        ]
    )


def game_row(setup: Setup, game: Played) -> dict[str, object]:
    """A game with its record: `polyana replay` shows it."""
    return {
        "game": game.number,
        "title": setup.game,
        "deal": game.deal,
        "seed": game.record.seed,
        "options": msgspec.json.encode(game.record.options).decode(),
        "rounds": game.rounds,
        "decisions": sum(game.decisions),
        "record": msgspec.json.encode(game.record).decode(),
    }


def seats_schema(arrow: Any) -> Any:
    """One row for every seat of every game."""
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("seat", arrow.int64()),
            ("bot", arrow.string()),
            ("score", arrow.int64()),
            ("place", arrow.int64()),
            ("win", arrow.float64()),
            ("decisions", arrow.int64()),
            ("seconds", arrow.float64()),
            ("choices", arrow.map_(arrow.string(), arrow.list_(arrow.string()))),
        ]
    )


def seat_row(game: Played, seat: int) -> dict[str, object]:
    """How a seat did, and what it began with."""
    return {
        "game": game.number,
        "seat": seat,
        "bot": game.seats[seat],
        "score": game.scores[seat],
        "place": game.places[seat],
        "win": game.shares[seat],
        "decisions": game.decisions[seat],
        "seconds": game.seconds[seat],
        "choices": [(choice, seats[seat]) for choice, seats in game.traits.items()],
    }


def rounds_schema(arrow: Any) -> Any:
    """One row for every feature of every seat at the end of every round."""
    return arrow.schema(
        [
            ("game", arrow.int64()),
            ("round", arrow.int64()),
            ("seat", arrow.int64()),
            ("kind", arrow.string()),
            ("name", arrow.string()),
            ("value", arrow.float64()),
        ]
    )


def round_rows(game: Played) -> list[dict[str, object]]:
    """The score sheet as if the game ended then (`points`), and the parts of the evaluation (`part`)."""
    rows: list[dict[str, object]] = []
    for end in game.round_ends:
        for seat in range(len(game.seats)):
            where = {"game": game.number, "round": end.round, "seat": seat}
            for name, points in end.points[seat].items():
                rows.append({**where, "kind": "points", "name": name, "value": float(points)})
            for name, worth in end.parts[seat].items():
                rows.append({**where, "kind": "part", "name": name, "value": worth})
    return rows

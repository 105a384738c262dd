"""Databases as earlier versions have left them, one for each schema, as SQL.

Whoever adds a migration keeps an example of the schema before it: `python -m tests.server.schemas 0006`. So far every
migration has only added to what there was: an example holds what the schema knew of the tables of today.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
from pathlib import Path

from polyana.server.storage.database import Database, upgrade
from polyana.server.workers import Workers
from tests.server.house import open_house, play_some, settings_for

FOLDER = Path(__file__).parent


def example(schema: str) -> Path:
    """Where the example of a schema lies."""
    return FOLDER / f"{schema}.sql"


def load(schema: str, file: Path) -> None:
    """The database of an earlier version."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(example(schema).read_text(encoding="utf-8"))


async def fill(file: Path) -> None:
    """A running table with moves and words, another that waits, and somebody with a name."""
    workers = Workers(1)
    async with open_house(settings_for(file), workers) as house:
        anna = house.person()
        await anna.ask("PUT", "/api/me", 200, {"name": "Anna", "language": "ru"})
        table = (await anna.new_table())["id"]
        await play_some(anna, table, 15)
        await anna.post(f"/api/tables/{table}/chat", {"text": "hello"})
        await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    workers.close()


async def empty(schema: str, file: Path) -> None:
    """A new database of a schema."""
    database = Database(settings_for(file).database_url)
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade, schema)
    await database.close()


def write(schema: str) -> None:
    """Keeps an example: as much of the tables of today as the schema had columns for."""
    with tempfile.TemporaryDirectory() as folder:
        full, bare = Path(folder) / "full.sqlite", Path(folder) / "bare.sqlite"
        asyncio.run(fill(full))
        asyncio.run(empty(schema, bare))
        with contextlib.closing(sqlite3.connect(bare, isolation_level=None)) as old:
            old.execute("ATTACH ? AS now", (str(full),))
            names = [
                row[0]
                for row in old.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")
            ]
            for name in sorted(names, key=lambda name: name != "tables"):
                columns = ", ".join(
                    f'"{row[1]}"' for row in old.execute(f"PRAGMA main.table_info({name})")
                )
                if name != "alembic_version":
                    old.execute(
                        f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}"
                    )
            old.execute("DETACH now")
            example(schema).write_text("\n".join([*old.iterdump(), ""]), encoding="utf-8")

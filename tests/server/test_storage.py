"""The database: migrations, settings, and the ledger that writes many things at once."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, literal_column, select, text
from sqlalchemy.exc import StatementError

from polyana.server.settings import BadSettings, Settings
from polyana.server.storage.database import upgrade
from polyana.server.storage.ledger import POSITION, Posting
from polyana.server.storage.models import Base, Event
from polyana.server.storage.opening import open_database
from tests.server.house import House, settings_for

pytestmark = pytest.mark.anyio


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'new' / 'polyana.sqlite'}"


async def test_migrations_make_what_the_models_say(database_url: str) -> None:
    database = await open_database(settings_for(database_url).database_url)

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))

    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    async with database.engine.begin() as connection:
        await connection.run_sync(upgrade)  # once more: nothing to do
    await database.close()


async def test_sqlite_is_in_wal_mode_and_syncs_every_commit(house: House) -> None:
    async with house.hall.database.engine.connect() as connection:
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(text("PRAGMA synchronous")) == 2
        assert await connection.scalar(text("PRAGMA foreign_keys")) == 1


async def tables_of(house: House, number: int) -> list[str]:
    anna = house.person()
    return [(await anna.new_table())["id"] for _ in range(number)]


async def write(house: House, table: str, revision: int, move: object = "bid guild") -> bool:
    """Writes an event down as the hall does it, without the rules."""
    async with house.hall.at(table) as live:
        now = {key: getattr(live.stored, key) for key in POSITION} | {"revision": revision}
    row = {"table_id": table, "revision": revision, "kind": "move", "seat": 0}
    row |= {"move": move, "secret": False, "at": 0.0}
    return await house.hall.ledger.write(Posting(table, [row], now))


async def stored_events(house: House) -> dict[str, list[int]]:
    """The revisions at each table, in the order in which they were written."""
    found: dict[str, list[int]] = {}
    async with house.hall.database.reading() as session:
        for row in await session.scalars(select(Event).order_by(literal_column("rowid"))):
            found.setdefault(row.table_id, []).append(row.revision)
    return found


async def test_one_late_entry_does_not_spoil_the_others(house: House) -> None:
    tables = await tables_of(house, 4)
    assert await write(house, tables[2], 1)
    kept = await asyncio.gather(*(write(house, table, 1) for table in tables))
    assert kept == [True, True, False, True]
    assert await stored_events(house) == {table: [1] for table in tables}


async def test_one_that_cannot_be_written_does_not_spoil_the_others(house: House) -> None:
    tables = await tables_of(house, 4)
    moves = ["bid guild", object(), "bid guild", "bid guild"]
    writes = (write(house, table, 1, move) for table, move in zip(tables, moves, strict=True))
    kept = await asyncio.gather(*writes, return_exceptions=True)
    assert [kept[0], *kept[2:]] == [True, True, True]
    assert isinstance(kept[1], StatementError)
    assert await stored_events(house) == {table: [1] for table in tables if table != tables[1]}


async def test_what_waits_is_committed_together_and_then_acknowledged(house: House) -> None:
    tables = await tables_of(house, 8)
    writing: list[asyncio.Task[bool]] = []
    commits = threading.Semaphore(0)
    go_on = threading.Semaphore(0)

    def before_commit(_: Connection) -> None:
        commits.release()
        assert go_on.acquire(timeout=10)

    async def acknowledged_before_it() -> int:
        """Lets a commit go on, and says how many were told before it that they are stored."""
        await asyncio.sleep(0.05)
        done = sum(task.done() for task in writing)
        go_on.release()
        return done

    event.listen(house.hall.database.writer, "commit", before_commit)
    writing.append(asyncio.create_task(write(house, tables[0], 1)))
    assert await asyncio.to_thread(commits.acquire, timeout=10)
    writing += [asyncio.create_task(write(house, table, 1)) for table in tables[1:]]
    while len(house.hall.ledger._waiting) < 7:
        await asyncio.sleep(0.01)
    assert await acknowledged_before_it() == 0
    assert await asyncio.to_thread(commits.acquire, timeout=10)
    assert await acknowledged_before_it() == 1, "the first alone"
    assert all(await asyncio.gather(*writing))
    assert not commits.acquire(blocking=False), "one commit for all who came meanwhile"


async def test_a_commit_that_fails_acknowledges_nothing(house: House) -> None:
    tables = await tables_of(house, 2)

    def before_commit(_: Connection) -> None:
        raise OSError("the disk is gone")

    event.listen(house.hall.database.writer, "commit", before_commit)
    writes = (write(house, table, 1) for table in tables)
    failed = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(error) for error in failed] == [OSError, OSError]
    event.remove(house.hall.database.writer, "commit", before_commit)
    assert await stored_events(house) == {}
    assert await write(house, tables[0], 1), "afterwards it goes on"


async def test_events_of_a_table_are_written_in_the_order_in_which_they_came(house: House) -> None:
    tables = await tables_of(house, 3)
    writes = [write(house, table, revision) for revision in range(1, 8) for table in tables]
    assert all(await asyncio.gather(*writes))
    assert await stored_events(house) == {table: [*range(1, 8)] for table in tables}


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("/srv/a.sqlite", "sqlite+aiosqlite:////srv/a.sqlite"),
        ("sqlite:///b.sqlite", "sqlite+aiosqlite:///b.sqlite"),
        ("postgresql://u:p@h/d", "postgresql+psycopg://u:p@h/d"),
        ("postgres://u@h:5/d", "postgresql+psycopg://u@h:5/d"),
    ],
)
def test_databases_are_named_simply(given: str, url: str) -> None:
    assert Settings(database=given).database_url == url


def test_the_usual_database_lies_in_the_data_directory() -> None:
    assert Settings().database_url.startswith("sqlite+aiosqlite:///")
    assert Settings().database_url.endswith("polyana/polyana.sqlite")


@pytest.mark.parametrize("given", ["mysql://h/d", "http://x", "://"])
def test_other_databases_are_refused_with_a_sentence(given: str) -> None:
    with pytest.raises(BadSettings):
        _ = Settings(database=given).database_url


def test_settings_come_from_the_environment() -> None:
    given = {
        "POLYANA_ORIGINS": "https://a.example, https://b.example",
        "POLYANA_SECURE": "always",
        "POLYANA_WORKERS": "3",
        "POLYANA_BOT_PACE": "0.5",
        "POLYANA_RATE": "0",
    }
    settings = Settings.from_environment(given, "x.sqlite", "redis://h")
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.always_secure
    assert (settings.bot_workers, settings.bot_pace, settings.rate) == (3, 0.5, 0)
    with pytest.raises(BadSettings, match="rate"):
        Settings.from_environment({"POLYANA_RATE": "many"})

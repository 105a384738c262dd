"""The database: migrations, settings, and the ledger that writes many things at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text

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


async def test_one_late_entry_does_not_spoil_the_others(house: House) -> None:
    anna = house.person()
    tables = [(await anna.new_table())["id"] for _ in range(4)]

    async def write(table: str, revision: int) -> bool:
        async with house.hall.at(table) as live:
            now = {key: getattr(live.stored, key) for key in POSITION} | {"revision": revision}
        row = {"table_id": table, "revision": revision, "kind": "move", "seat": 0}
        row |= {"move": "bid guild", "secret": False, "at": 0.0}
        return await house.hall.ledger.write(Posting(table, [row], now))

    assert await write(tables[2], 1)
    kept = await asyncio.gather(*(write(table, 1) for table in tables))
    assert kept == [True, True, False, True]
    async with house.hall.database.reading() as session:
        assert await session.scalar(select(func.count()).select_from(Event)) == 4


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

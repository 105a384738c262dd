"""The connection to the database: SQLite in WAL mode or PostgreSQL, brought up to date when it is opened."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.pool import ConnectionPoolEntry

from polyana.server.storage.models import Secret

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 0x706F6C79616E61
"""The advisory lock under which one node of several upgrades a PostgreSQL database."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)


class Database:
    """Sessions to read with, and transactions to write in."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = _engine(url)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._turn: asyncio.Lock | None = None
        if self.url.get_backend_name() == "sqlite":
            # SQLite has one writer; waiting here is fair and quick, waiting inside SQLite is neither.
            self._turn = asyncio.Lock()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session to look with."""
        async with self._sessions() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is committed at the end, or nothing."""
        async with self._turn or nullcontext(), self.engine.begin() as connection:
            yield connection

    async def open(self, prepare: Callable[[Connection], None]) -> None:
        """Lets somebody look at the database and make or upgrade its tables, while no other node does so."""
        async with self.engine.begin() as connection:
            if self.url.get_backend_name() == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            await connection.run_sync(prepare)

    async def close(self) -> None:
        """Gives back all connections."""
        await self.engine.dispose()

    async def secret(self, name: str) -> bytes:
        """A key shared by all nodes; made on first use."""
        query = select(Secret.value).where(Secret.name == name)
        async with self.reading() as session:
            found = await session.scalar(query)
        if found is None:
            made = insert(Secret).values(name=name, value=secrets.token_hex(32))
            with contextlib.suppress(IntegrityError):  # a node that was quicker has the key for all
                async with self.writing() as connection:
                    await connection.execute(made)
            async with self.reading() as session:
                found = (await session.scalars(query)).one()
        return bytes.fromhex(found)


def upgrade(connection: Connection, schema: str = "head") -> None:
    """Runs the migrations that this database has not seen yet, up to a schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


def _engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(
        url,
        pool_size=6,
        max_overflow=10,
        connect_args={"isolation_level": "IMMEDIATE"},
        hide_parameters=True,  # what is written into logs holds no seeds and no moves
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine

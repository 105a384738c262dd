"""The connections to the database: SQLite in WAL mode or PostgreSQL, brought up to date when it is opened.

Most of the server speaks to it statement by statement, without blocking. A transaction of which all statements are
known is written at one go in a thread of its own, which is then called once and not for every step.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import URL, make_url
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


class NotWritten(Exception):
    """A transaction of which nothing is stored; its cause says why."""


class Database:
    """Sessions to read with, and transactions to write in."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = _engine(self.url)
        self.writer = _writer(self.url)
        """For transactions that are written at one go; one connection, one thread."""
        self._thread = ThreadPoolExecutor(1, "writing")
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

    async def write(self, work: Callable[[Connection], None]) -> None:
        """A transaction at one go: `work` says all its statements, and it is committed when this returns.

        NotWritten if a statement failed: then nothing of it is stored. What fails in the commit itself is raised as it
        is, for a connection that breaks in that moment leaves open whether all is stored or nothing.
        """
        async with self._turn or nullcontext():
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], None]) -> None:
        with self.writer.connect() as connection:
            try:
                work(connection)
            except Exception as error:
                raise NotWritten(str(error)) from error
            try:
                connection.commit()
            except BaseException:
                connection.invalidate()  # nothing that is left of it goes into the next transaction
                raise

    async def open(self, prepare: Callable[[Connection], None]) -> None:
        """Lets somebody look at the database and make or upgrade its tables, while no other node does so."""
        async with self.engine.begin() as connection:
            if self.url.get_backend_name() == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            await connection.run_sync(prepare)

    async def close(self) -> None:
        """Gives back all connections."""
        await self.engine.dispose()
        self._thread.shutdown()
        self.writer.dispose()

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


IMMEDIATE: Final = {"isolation_level": "IMMEDIATE"}


def _engine(url: URL) -> AsyncEngine:
    # hide_parameters: what is written into logs holds no seeds and no moves
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(
        url, pool_size=6, max_overflow=10, connect_args=IMMEDIATE, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", _set_up)
    return engine


def _writer(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_size=1, pool_pre_ping=True, hide_parameters=True)
    url = url.set(drivername="sqlite")
    engine = create_engine(url, pool_size=1, connect_args=IMMEDIATE, hide_parameters=True)
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """How SQLite works for us."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()

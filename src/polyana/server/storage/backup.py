"""Backups: one file that holds everything, made while the server runs, and put back into an empty place.

It is an SQLite database, whatever the server keeps its tables in; so it also carries them from one kind to the other.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import func, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from polyana.server.settings import BadSettings
from polyana.server.storage.database import Database
from polyana.server.storage.models import Base, ChatLine, StoredTable
from polyana.server.storage.opening import (
    PRIVATE,
    file_of,
    held,
    known_schemas,
    name_of,
    open_database,
    refusal,
    schema_of,
)

AT_ONCE: Final = 500
"""Rows that are carried over at a time."""
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside its file: the rest of a former database would spoil the new one."""


async def back_up(url: str, file: Path) -> int:
    """Writes all that is stored into a new file; how many tables there are. BadSettings if it cannot be done."""
    _check_free(file)
    part = file.with_name(f"{file.name}.part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_EXCL, PRIVATE))
        async with opened(url) as database:
            source = file_of(database.url)
            if source is not None:
                _copy(source, part)
            else:
                await _carry_into_file(database, part)
        tables = _tables_in(part)
        part.rename(file)
    except (sqlite3.Error, OSError, DBAPIError) as error:
        raise refusal(_url_of(file), error) from None
    finally:
        part.unlink(missing_ok=True)
    return tables


async def restore(file: Path, url: str) -> int:
    """Puts a backup back where nothing is yet; how many tables there are. BadSettings if it cannot be done."""
    if not file.is_file():
        raise BadSettings(f"There is no file {file}.", "server-no-file", file=str(file))
    where = make_url(url)
    target = file_of(where)
    for part in BESIDE if target is not None else ():
        _check_free(Path(f"{target}{part}"))
    with TemporaryDirectory(prefix="polyana-restore-") as folder, held(url):
        copy = Path(folder) / "backup.sqlite"
        try:
            _check_whole(file)
            _copy(file, copy)
            return await _put_back(copy, url)
        except (sqlite3.Error, OSError) as error:
            _clear(target)
            raise refusal(_url_of(file), error) from None
        except BadSettings:
            _clear(target)
            raise


async def _put_back(copy: Path, url: str) -> int:
    kept = await open_database(str(_url_of(copy)))  # brought up to date
    try:
        database = await open_database(url)
        try:
            async with kept.engine.connect() as source, database.engine.begin() as connection:
                await _check_empty(connection)
                await _carry(source, connection)
                found = await connection.scalar(select(func.count()).select_from(StoredTable))
        finally:
            await database.close()
    finally:
        await kept.close()
    return int(found or 0)


def _clear(target: Path | None) -> None:
    """A place where nothing was, and nothing could be put, is left as it was found."""
    for part in BESIDE if target is not None else ():
        Path(f"{target}{part}").unlink(missing_ok=True)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """The database of a server that runs or has run, as it is: it is neither made nor upgraded."""
    database = Database(url)
    file = file_of(database.url)
    try:
        if file is not None and not file.is_file():
            raise BadSettings(f"There is no file {file}.", "server-no-file", file=str(file))
        async with database.engine.connect() as connection:
            found = await connection.run_sync(schema_of)
        newest = known_schemas()[0]
        if found != newest:
            name = name_of(database.url)
            raise BadSettings(
                f"{name} has schema {found or 0}, this version {newest}. Use the version that wrote it, "
                "or start this one once: polyana serve",
                "server-older",
                name=name,
                found=found or "0",
                known=newest,
            )
        yield database
    except DBAPIError as error:
        raise refusal(database.url, error) from None
    finally:
        await database.close()


def _check_free(file: Path) -> None:
    if file.exists():
        raise BadSettings(
            f"{file} is there already. Move it away, or name another file.",
            "server-file-there",
            file=str(file),
        )


async def _check_empty(connection: AsyncConnection) -> None:
    if await connection.scalar(select(func.count()).select_from(StoredTable)):
        name = name_of(connection.engine.url)
        raise BadSettings(
            f"{name} holds tables already. Give an empty one with --database.",
            "server-not-empty",
            name=name,
        )


def _url_of(file: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(file))


def _copy(source: Path, target: Path) -> None:
    """All of it as of one moment, whoever writes meanwhile."""
    with (
        contextlib.closing(
            sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        ) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _check_whole(file: Path) -> None:
    with contextlib.closing(
        sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    ) as kept:
        if kept.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("malformed")


def _tables_in(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as kept:
        return int(kept.execute("SELECT count(*) FROM tables").fetchone()[0])


async def _carry_into_file(database: Database, file: Path) -> None:
    kept = await open_database(str(_url_of(file)))
    try:
        async with database.engine.connect() as source, kept.engine.begin() as target:
            await source.execution_options(isolation_level="REPEATABLE READ")
            await _carry(source, target)
    finally:
        await kept.close()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


async def _carry(source: AsyncConnection, target: AsyncConnection) -> None:
    """Every row, in an order in which none waits for another."""
    for table in Base.metadata.sorted_tables:
        rows = await source.stream(select(table))
        async for some in rows.partitions(AT_ONCE):
            await target.execute(insert(table), [dict(row._mapping) for row in some])
    if target.engine.url.get_backend_name() == "postgresql":
        last = f"SELECT setval('chat_id_seq', (SELECT max(id) FROM {ChatLine.__tablename__}))"
        await target.execute(text(last))

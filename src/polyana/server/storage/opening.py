"""Before a database is used: is it one, is it ours, can it be written? Every no is a sentence with its remedy."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from polyana.server.settings import BadSettings
from polyana.server.storage.database import MIGRATIONS, Database, upgrade

OURS: Final = {"tables", "events", "seats"}
"""What every schema of ours has had; a database without them belongs to somebody else."""
PRIVATE: Final = 0o600
"""Seeds, hands and the key of the cookies are for the server alone."""
PROBE: Final = text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing."""
NAMED: Final = 4
"""Tables of a foreign database that are named."""


async def open_database(url: str) -> Database:
    """A database that is up to date and can be written. BadSettings says why not, and what to do about it."""
    database = Database(url)
    try:
        prepare_file(database.url)
        await database.open(_look_at)
        async with database.writing() as connection:
            await connection.execute(PROBE)
    except (DBAPIError, OSError) as error:
        await database.close()
        raise refusal(database.url, error) from None
    except BaseException:
        await database.close()
        raise
    return database


def prepare_file(url: URL) -> None:
    """The file of an SQLite database is made, if it is new, and nobody else may read it."""
    file = file_of(url)
    if file is None:
        return
    if file.is_dir():
        better = file / "polyana.sqlite"
        raise BadSettings(
            f"{file} is a folder. Name a file: --database {better}",
            "server-folder",
            file=str(file),
            better=str(better),
        )
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, PRIVATE))
    else:
        with suppress(PermissionError):  # somebody else's file: then its owner decides
            file.chmod(PRIVATE)


def file_of(url: URL) -> Path | None:
    """The file in which SQLite keeps a database."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


@contextmanager
def held(url: str) -> Iterator[None]:
    """SQLite tells only its own server what happens: a second one on the same file is refused."""
    where = make_url(url)
    file = file_of(where)
    try:
        import fcntl
    except ImportError:  # not on Windows
        file = None
    if file is None:
        yield
        return
    try:
        prepare_file(where)
        lock = os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, PRIVATE)
    except OSError as error:
        raise refusal(where, error) from None
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadSettings(
            f"Another server uses {file} already. Stop it, or give this one another file; "
            "several servers share tables in PostgreSQL.",
            "server-second",
            file=str(file),
        ) from None
    try:
        yield
    finally:
        os.close(lock)


def known_schemas() -> list[str]:
    """All schemas that there have been, the newest first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def schema_of(connection: Connection) -> str | None:
    """The schema that a database has; none if nothing was made in it yet. BadSettings if it is not ours."""
    names = set(inspect(connection).get_table_names())
    found = MigrationContext.configure(connection).get_current_revision() if names else None
    known = known_schemas()
    name = name_of(connection.engine.url)
    if names - {"alembic_version"} and not names >= OURS:
        listed = ", ".join(sorted(names)[:NAMED])
        raise BadSettings(
            f"{name} is the database of another program: it has tables called {listed}. "
            "Give an empty one with --database.",
            "server-foreign",
            name=name,
            tables=listed,
        )
    if found is not None and found not in known:
        raise BadSettings(
            f"{name} was written by a newer Polyana: it has schema {found}, this one knows {known[0]}. "
            "Install the newer version again, or restore the backup from before: polyana restore FILE",
            "server-newer",
            name=name,
            found=found,
            known=known[0],
        )
    return found


def _look_at(connection: Connection) -> None:
    schema_of(connection)
    upgrade(connection)


def name_of(url: URL) -> str:
    """A database as an operator knows it, without its password."""
    file = file_of(url)
    if file is not None:
        return str(file)
    shown = url.set(drivername=url.get_backend_name())
    return shown.render_as_string(hide_password=True)


SAYS: Final = {
    "server-junk": "{name} is not a database. Move it away, or give another file with --database.",
    "server-damaged": "{name} is damaged. Restore a backup into a new file: polyana restore FILE",
    "server-full": "There is no room on the disk of {name}. Make room, and start again.",
    "server-read-only": "{name} cannot be written. Make the file and its folder writable for this user, "
    "or give another one with --database.",
    "server-no-answer": "{name} does not answer: {reason}. Start PostgreSQL, or correct --database.",
    "server-broken": "{name} cannot be used: {reason}. Give another one with --database.",
}


def refusal(url: URL, error: BaseException) -> BadSettings:
    """What went wrong when a database was opened, with its remedy."""
    key = f"server-{ailment(error)}"
    if file_of(url) is None:
        key = "server-no-answer"
    cause = getattr(error, "orig", None) or error
    reason = (getattr(cause, "strerror", "") or str(cause)).strip()
    told = {"name": name_of(url), "reason": " ".join(reason.split()).rstrip(".")}
    return BadSettings(SAYS[key].format(**told), key, **told)


AILMENTS: Final = {
    "not a database": "junk",
    "malformed": "damaged",
    "invalid page": "damaged",
    "could not read block": "damaged",
    "disk is full": "full",
    "No space left": "full",
    "readonly": "read-only",
    "Read-only": "read-only",
    "read-only": "read-only",
    "unable to open": "read-only",
    "Permission denied": "read-only",
}


def ailment(error: BaseException) -> str:
    """A word for what a database suffers from: junk, damaged, full, read-only or, for everything else, broken.

    >>> ailment(OSError("[Errno 28] No space left on device")), ailment(ValueError("?"))
    ('full', 'broken')
    """
    said = str(getattr(error, "orig", None) or error)
    return next((word for sign, word in AILMENTS.items() if sign in said), "broken")

"""How the database is: whether it answers, can be written, has room left and is whole."""

from __future__ import annotations

import shutil
import time
from typing import Final, Literal

from sqlalchemy import event, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DatabaseError

from polyana.server.storage.database import Database
from polyana.server.storage.opening import PROBE, ailment, file_of

State = Literal["ok", "no database", "full", "read-only", "damaged"]

KNOWN_FOR: Final = 1.0
"""Seconds for which an answer holds: however often somebody asks, little is written for it."""
REMEMBERED: Final = 60.0
"""Seconds for which a write that found no room is remembered."""
ROOM: Final = 32 * 2**20
"""Bytes that have to be free on the disk."""
WORDS: Final[dict[str, State]] = {
    "full": "full",
    "read-only": "read-only",
    "damaged": "damaged",
    "junk": "damaged",
}
"""What each ailment is called in an answer; everything else is a database that does not answer."""


class Checkup:
    """Looks after one database, and hears of everything that fails in it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.damaged = False
        """Once damage has been found it stays: the pages that were read since may be sound."""
        self._full_until = 0.0
        self._known: State = "ok"
        self._known_until = 0.0
        for engine in (database.engine.sync_engine, database.writer):
            event.listen(engine, "handle_error", self._heard)

    def _heard(self, context: ExceptionContext) -> None:
        found = ailment(context.original_exception)
        if found in ("damaged", "junk"):
            self.damaged = True
        elif found == "full":
            self._full_until = time.monotonic() + REMEMBERED

    def forget(self) -> None:
        """What was found is no longer believed: whoever asks next has it looked at."""
        self._known_until = self._full_until = 0.0

    async def state(self) -> State:
        """How the database is now."""
        if time.monotonic() >= self._known_until:
            self._known = await self._look()
            self._known_until = time.monotonic() + KNOWN_FOR
        return self._known

    async def _look(self) -> State:
        try:
            async with self.database.writing() as connection:
                await connection.execute(PROBE)
        except Exception as error:  # whatever the driver says: it does not serve
            return WORDS.get(ailment(error), "no database")
        if self.damaged:
            return "damaged"
        if time.monotonic() < self._full_until or self._is_disk_full():
            return "full"
        return "ok"

    def _is_disk_full(self) -> bool:
        file = file_of(self.database.url)
        return file is not None and shutil.disk_usage(file.parent).free < ROOM

    async def look_closely(self) -> None:
        """Reads all pages of an SQLite database. It takes a while, but holds up nobody."""
        if file_of(self.database.url) is None:
            return  # PostgreSQL checks the pages that it reads by itself
        try:
            async with self.database.engine.connect() as connection:
                found = await connection.scalar(text("PRAGMA quick_check(1)"))
        except DatabaseError as error:  # so damaged that it cannot even be opened
            found = WORDS.get(ailment(error))
            if found != "damaged":
                raise
        if found != "ok":
            self.damaged = True
            self.forget()

    async def size(self) -> int:
        """The bytes that the database takes."""
        file = file_of(self.database.url)
        if file is not None:
            parts = [file, file.with_name(f"{file.name}-wal")]
            return sum(part.stat().st_size for part in parts if part.exists())
        async with self.database.engine.connect() as connection:
            taken = await connection.scalar(text("SELECT pg_database_size(current_database())"))
        return int(taken or 0)

"""Whom the operator keeps out: they may look on, but neither play nor talk nor make tables."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import select

from polyana.server.problems import Rejection
from polyana.server.storage.database import Database
from polyana.server.storage.models import Ban

KNOWN_FOR: Final = 5.0
"""Seconds after which the list is read again."""


class Bans:
    """The list, as it was a few seconds ago."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._guests: set[str] = set()
        self._known_until = 0.0

    def forget(self) -> None:
        """The list is read anew when somebody asks next."""
        self._known_until = 0.0

    async def check(self, guest: str) -> None:
        """Rejection if this guest is kept out."""
        if time.monotonic() >= self._known_until:
            self._known_until = time.monotonic() + KNOWN_FOR
            async with self.database.reading() as session:
                self._guests = set(await session.scalars(select(Ban.guest)))
        if guest in self._guests:
            raise Rejection(403, "banned", "The operator of this server keeps you out.")

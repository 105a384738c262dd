"""Who has a table open: each of their sockets is called when something happens, and gets the whole table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import delete, tuple_, update

from polyana.server import wire
from polyana.server.live_table import LiveTable
from polyana.server.refusals import Refusal
from polyana.server.storage.models import PERSON, Seat, Vote

if TYPE_CHECKING:
    from polyana.server.hall import Hall

GRACE: Final = 3.0
"""Seconds in which somebody may come back (a reload of the page) without having been away."""

TOGETHER: Final = 200
"""Sockets whose presence is written down in one statement: few enough that no move waits for it."""


class Watcher:
    """One socket: what it has been sent of log and chat, and a bell."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.bell = asyncio.Event()
        self.read: dict[int | None, int] = {}
        self.chat_lines = 0
        self.chat_last = 0

    def message(self, live: LiveTable, hall: Hall) -> wire.LiveMessage:
        """The table as this browser may see it, with what is new to it of log and chat."""
        sights = []
        mine: list[int] = live.seats_of(self.guest)
        for seat in mine or (None,):
            sight = live.sight(seat)
            if sight is not None:
                log = live.log(seat)
                sights.append(wire.SeatSight(seat, sight, log.since(self.read.get(seat, 0))))
                self.read[seat] = log.last
        said = [line for line in live.chat if line.id > self.chat_last]
        chat = wire.ChatPart(self.chat_lines, said)
        if said:
            self.chat_lines += len(said)
            self.chat_last = said[-1].id
        return wire.LiveMessage(
            table=live.info(self.guest, hall.watchers.at(live.id), short=True),
            sights=sights,
            chat=chat,
            thinking=live.thinking(),
            late=hall.bots.late(live),
            failing=hall.bots.failing(live),
        )


class Watchers:
    """All sockets of this node."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.count = 0
        self._tables: dict[str, set[Watcher]] = {}
        self._addresses: Counter[str] = Counter()

    def at(self, table: str) -> set[str]:
        """The guests who have a table open on this node."""
        return {watcher.guest for watcher in self._tables.get(table, ())}

    def ring(self, table: str) -> None:
        """Calls everybody at a table to look."""
        for watcher in self._tables.get(table, ()):
            watcher.bell.set()

    @asynccontextmanager
    async def watching(self, table: str, guest: str, address: str) -> AsyncIterator[Watcher]:
        """Somebody has a table open."""
        async with self.hall.at(table):
            pass  # there is such a table
        if self._addresses[address] >= self.hall.settings.sockets:
            raise Refusal(429, "too_many", "Too many tables are open from this address.")
        newcomer = guest not in self.at(table)
        watcher = Watcher(guest)
        watcher.bell.set()
        self._tables.setdefault(table, set()).add(watcher)
        self._addresses[address] += 1
        self.count += 1
        try:
            if newcomer:
                await self._came(table, guest)
            yield watcher
        finally:
            self._tables[table].discard(watcher)
            if not self._tables[table]:
                del self._tables[table]
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            self.count -= 1
            if guest not in self.at(table):
                self.hall.soon(self._left(table, guest))

    async def messages(self, table: str, watcher: Watcher) -> AsyncGenerator[str, None]:
        """The table at once, and again whenever something happened."""
        fresh = True
        while True:
            await watcher.bell.wait()
            watcher.bell.clear()
            async with self.hall.at(table, fresh) as live:
                message = watcher.message(live, self.hall)
            fresh = False
            yield msgspec.json.encode(message).decode()

    async def _came(self, table: str, guest: str) -> None:
        """A player is back: nobody needs to take over."""
        async with self.hall.at(table) as live:
            seats = live.seats_of(guest)
        if seats:
            await self._write(table, guest, left=False)
            async with self.hall.database.writing() as connection:
                mine = (Vote.table_id == table, Vote.seat.in_(seats))
                await connection.execute(delete(Vote).where(*mine))
            await self.hall.changed(table)

    async def _left(self, table: str, guest: str) -> None:
        await asyncio.sleep(GRACE)
        if guest in self.at(table):
            return
        async with self.hall.at(table) as live:
            player = bool(live.seats_of(guest))
        if player:
            await self._write(table, guest, left=True)
            await self.hall.changed(table)

    async def _write(self, table: str, guest: str, left: bool) -> None:
        chairs = (Seat.table_id == table, Seat.guest == guest, Seat.kind == PERSON)
        async with self.hall.database.writing() as connection:
            seen = update(Seat).where(*chairs).values(seen=time.time(), left=left)
            await connection.execute(seen)

    async def write_presence(self) -> None:
        """Tells the other nodes who is still here."""
        here = [
            (table, watcher.guest)
            for table, watchers in self._tables.items()
            for watcher in watchers
        ]
        for first in range(0, len(here), TOGETHER):
            chairs = tuple_(Seat.table_id, Seat.guest).in_(here[first : first + TOGETHER])
            seen = update(Seat).where(chairs).values(seen=time.time(), left=False)
            async with self.hall.database.writing() as connection:
                await connection.execute(seen)
        if self.hall.settings.redis:
            for table in [*self._tables]:
                if table in self.hall.tables:
                    self.hall.tables[table].behind = True
                self.ring(table)

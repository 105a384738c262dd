"""Who has a table open: each of their sockets is called when something happens, and gets the whole table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, tuple_, update

from polyana.server import wire
from polyana.server.bot_team import BotTeam
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from polyana.server.presence import Watcher
from polyana.server.problems import Rejection
from polyana.server.storage.models import BOT, PERSON, RETURN, RUNNING, Seat, Vote

GRACE: Final = 3.0
"""Seconds in which somebody may come back (a reload of the page) without having been away."""

TOGETHER: Final = 200
"""Sockets whose presence is written down in one statement: few enough that no move waits for it."""


class Watchers:
    """Those who look at tables here: what they are sent, and that the other nodes know of them."""

    def __init__(self, hall: Hall, bots: BotTeam) -> None:
        self.hall = hall
        self.bots = bots

    def message(self, watcher: Watcher, live: LiveTable) -> wire.LiveMessage:
        """The table as this browser may see it, with what is new to it of log and chat."""
        sights = []
        mine: list[int] = live.seats_of(watcher.guest)
        for seat in mine or (None,):
            sight = live.sight(seat)
            if sight is not None:
                log = live.log(seat)
                sights.append(wire.SeatSight(seat, sight, log.since(watcher.read.get(seat, 0))))
                watcher.read[seat] = log.last
        said = [line for line in live.chat if line.id > watcher.chat_last]
        chat = wire.ChatPart(watcher.chat_lines, said)
        if said:
            watcher.chat_lines += len(said)
            watcher.chat_last = said[-1].id
        return wire.LiveMessage(
            table=live.info(watcher.guest, self.hall.presence.at(live.id), short=True),
            sights=sights,
            chat=chat,
            thinking=live.thinking(),
            late=self.bots.late(live),
            failing=self.bots.failing(live),
        )

    @asynccontextmanager
    async def watching(self, table: str, guest: str, address: str) -> AsyncIterator[Watcher]:
        """Somebody has a table open."""
        presence = self.hall.presence
        async with self.hall.at(table):
            pass  # there is such a table
        if presence.addresses[address] >= self.hall.settings.sockets:
            raise Rejection(429, "too_many", "Too many tables are open from this address.")
        newcomer = guest not in presence.at(table)
        try:
            with presence.of(table, guest, address) as watcher:
                if newcomer:
                    await self._came(table, guest)
                yield watcher
        finally:
            if guest not in presence.at(table):
                self.hall.soon(self._left(table, guest))

    async def messages(self, table: str, watcher: Watcher) -> AsyncGenerator[str, None]:
        """The table at once, and again whenever something happened."""
        fresh = True
        while True:
            await watcher.bell.wait()
            watcher.bell.clear()
            async with self.hall.at(table, fresh) as live:
                message = self.message(watcher, live)
            fresh = False
            yield msgspec.json.encode(message).decode()

    async def _came(self, table: str, guest: str) -> None:
        """A player is back: nobody needs to take over."""
        async with self.hall.at(table) as live:
            back = live.left_to_bots_by(guest) if live.stored.status == RUNNING else []
        for seat in back:
            await self._take_back(table, seat)
        async with self.hall.at(table) as live:
            seats = live.seats_of(guest)
        if seats:
            await self._write_down(table, guest, False, seats)

    async def _write_down(self, table: str, guest: str, left: bool, wiped: list[int]) -> None:
        """A player has come or left: in the database, and in memory, so that nobody has to read it again."""
        await self.hall.database.write(partial(_note, table, guest, left, wiped))
        async with self.hall.at(table) as live:
            for place in live.seats:
                if place.guest == guest and place.kind == PERSON:
                    place.seen, place.left = time.time(), left
            live.votes = [vote for vote in live.votes if vote.seat not in wiped]
        await self.hall.announce(table)

    async def _take_back(self, table: str, seat: int) -> None:
        """Who comes back takes the seat from the bot; if another node was quicker, that is done already."""
        with contextlib.suppress(Rejection):
            async with self.hall.at(table, fresh=True) as live:
                if live.seats[seat].kind == BOT:
                    place = {
                        "kind": PERSON,
                        "replaced": False,
                        "handed_at": None,
                        "seen": time.time(),
                    }
                    await self.hall.append(live, RETURN, seat, **place)

    async def _left(self, table: str, guest: str) -> None:
        await asyncio.sleep(GRACE)
        if guest in self.hall.presence.at(table):
            return
        async with self.hall.at(table) as live:
            player = bool(live.seats_of(guest))
        if player:
            await self._write_down(table, guest, True, [])

    async def write_presence(self) -> None:
        """Tells the other nodes who is still here."""
        here = self.hall.presence.everybody()
        for first in range(0, len(here), TOGETHER):
            chairs = tuple_(Seat.table_id, Seat.guest).in_(here[first : first + TOGETHER])
            seen = update(Seat).where(chairs).values(seen=time.time(), left=False)
            async with self.hall.database.writing() as connection:
                await connection.execute(seen)
        if self.hall.settings.redis:
            for table in {table for table, _ in here}:
                if table in self.hall.tables:
                    self.hall.tables[table].behind = True
                self.hall.presence.ring(table)


def _note(table: str, guest: str, left: bool, wiped: list[int], connection: Connection) -> None:
    """Writes down that a player has come or left, and wipes the votes about these seats."""
    chairs = (Seat.table_id == table, Seat.guest == guest, Seat.kind == PERSON)
    connection.execute(update(Seat).where(*chairs).values(seen=time.time(), left=left))
    if wiped:
        votes = (Vote.table_id == table, Vote.seat.in_(wiped))
        connection.execute(delete(Vote).where(*votes))

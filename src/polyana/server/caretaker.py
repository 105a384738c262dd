"""The caretaker: opens the hall with all who work in it, looks after it, and hears what happens on other nodes."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec
from sqlalchemy import or_, select, update

from polyana import games
from polyana.server.bot_team import BotTeam
from polyana.server.elsewhere import OPENED_IN
from polyana.server.hall import CHANNEL, Hall, Note
from polyana.server.logs import note
from polyana.server.storage.models import OVER, StoredTable
from polyana.server.watching import TOGETHER, Watchers
from polyana.server.workers import fault_of

PULSE: Final = 30.0
CLOSELY: Final = 6 * 3600.0
"""Seconds after which the whole database is read again, to see whether it is damaged."""
IDLE: Final = 600.0
"""Seconds after which a table that nobody looks at is put away."""
OTHERS_WAKE_IN: Final = OPENED_IN + 5.0
"""Seconds after which no other node still opens the table that it began to open before us."""
MOST_WAKINGS: Final = 3
"""How often a table may be woken at a start without an end; then it is given up."""


class Caretaker:
    """Brings the bots and the watchers into the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.bots = BotTeam(hall)
        self.watchers = Watchers(hall, self.bots)
        hall.wake = self.bots.wake

    async def start(self) -> None:
        """Opens the hall: bots that were asked when the server stopped are woken, unfinished work is done."""
        for name in games.names():
            if fault := fault_of(name):
                note("bad_content", logging.ERROR, game=name, error=str(fault))
        self.hall.soon(self._listen())
        self.hall.soon(self._pulse())
        self.hall.soon(self.hall.workers.warm_up())
        self.hall.soon(self._wake_up())
        self.hall.soon(self._look_closely())

    async def _listen(self) -> None:
        """Hears what happened at tables on other nodes."""
        async with self.hall.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                heard = msgspec.json.decode(data, type=Note)
                if heard.node == self.hall.node:
                    continue
                if heard.table in self.hall.tables:
                    self.hall.tables[heard.table].behind = True
                self.hall.presence.ring(heard.table)

    async def _wake_up(self) -> None:
        """Wakes the bots that were asked when the server stopped, one table after the other."""
        for table in await self._waiting_for_bots(time.time()):
            await self._wake(table)
        await self._finish_all()

    async def _wake(self, table: str) -> None:
        """Opens a table whose bots were asked when the server stopped, and lets them go on."""
        this = StoredTable.id == table
        async with self.hall.database.writing() as connection:
            begun = await connection.scalar(select(StoredTable.waking).where(this)) or 0
            await connection.execute(update(StoredTable).where(this).values(waking=begun + 1))
        if begun >= MOST_WAKINGS:
            self.hall.soon(self._give_up(table, begun))
            return
        try:
            async with self.hall.at(table) as live:
                live.sight(None)
        except Exception as error:
            note("not_woken", logging.ERROR, table=table, trace=error)
        async with self.hall.database.writing() as connection:
            await connection.execute(update(StoredTable).where(this).values(waking=0))
        self.hall.wake(table)

    async def _give_up(self, table: str, begun: int) -> None:
        """Sets a table aside that nobody could wake; unless other nodes, started at the same time, still do so."""
        await asyncio.sleep(OTHERS_WAKE_IN)
        async with self.hall.database.reading() as session:
            waking = await session.scalar(select(StoredTable.waking).where(StoredTable.id == table))
        if waking:
            reason = f"the server ended {begun} times while it woke this table"
            await self.hall.set_aside(table, reason)
        else:
            self.hall.wake(table)

    async def _pulse(self) -> None:
        """Every half a minute: who is here is written down, idle tables are put away, forgotten bots are woken."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.watchers.write_presence()
                await self._resume()
                await self.look_around()
            except Exception as error:
                note("pulse_failed", logging.ERROR, trace=error)
            idle = time.monotonic() - IDLE
            for live in [*self.hall.tables.values()]:
                watched = self.hall.presence.at(live.id)
                if live.used < idle and not live.lock.locked() and not watched:
                    self.hall.put_away(live)

    async def look_around(self) -> None:
        """What the operator did about tables that are open here is shown to everybody at them."""
        here = [*self.hall.tables]
        kept: dict[str, tuple[int, str]] = {}
        query = select(StoredTable.id, StoredTable.revision, StoredTable.aside)
        async with self.hall.database.reading() as session:
            for first in range(0, len(here), TOGETHER):
                some = query.where(StoredTable.id.in_(here[first : first + TOGETHER]))
                kept |= {row.id: (row.revision, row.aside) for row in await session.execute(some)}
        for live in [*self.hall.tables.values()]:
            known = live.stored.revision, live.stored.aside
            if live.id in here and not live.lock.locked() and kept.get(live.id) != known:
                live.behind = True
                self.hall.presence.ring(live.id)
        for table, _ in self.hall.presence.everybody():
            if table not in self.hall.tables:  # put away when it was overtaken
                self.hall.presence.ring(table)

    async def _look_closely(self) -> None:
        """Reads the whole database once in a while; damage is told by /health and in the log."""
        while not self.hall.checkup.damaged:
            await asyncio.sleep(CLOSELY)
            await self.hall.checkup.look_closely()
        note("damaged", logging.ERROR, remedy="polyana restore")

    async def _resume(self) -> None:
        """Wakes the bots of tables where nothing has happened for a while."""
        for table in await self._waiting_for_bots(time.time() - PULSE):
            self.hall.wake(table)
        await self._finish_all()

    async def _waiting_for_bots(self, before: float) -> list[str]:
        """Those where nothing has happened since; a time to come was written before the clock was set back."""
        quiet = or_(StoredTable.updated <= before, StoredTable.updated > time.time())
        waiting = (StoredTable.bot_asked, StoredTable.aside == "", quiet)
        async with self.hall.database.reading() as session:
            return list(await session.scalars(select(StoredTable.id).where(*waiting)))

    async def _finish_all(self) -> None:
        """Keeps the frames of games that ended when nobody had the time."""
        ended = (StoredTable.status == OVER, StoredTable.aside == "", StoredTable.course.is_(None))
        async with self.hall.database.reading() as session:
            tables = list(await session.scalars(select(StoredTable.id).where(*ended).limit(20)))
        for table in tables:
            self.hall.soon(self.hall.keep_frames(table))

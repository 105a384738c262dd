"""The hall: tables are opened from the database, changed one at a time, and everybody at them is called to look."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import undefer
from sqlalchemy.orm.attributes import instance_dict

from polyana.kernel import IllegalMove, Record, RecordError
from polyana.server import wire
from polyana.server.at_play import AtPlay, MatchHere
from polyana.server.bans import Bans
from polyana.server.bots_alone import BotsAlone
from polyana.server.elsewhere import ENDED, SET_ASIDE, SHUT, WHY, Desk, Hopeless, MatchElsewhere
from polyana.server.inspection import Inspection
from polyana.server.live_table import LiveTable, moment
from polyana.server.logs import note, told
from polyana.server.meter import Meter
from polyana.server.minutes import Minutes
from polyana.server.presence import Presence
from polyana.server.problems import Rejection, late, not_found
from polyana.server.rows import moves_that_stand, stored_position, stored_record
from polyana.server.settings import Settings
from polyana.server.storage.checkup import Checkup
from polyana.server.storage.database import Database
from polyana.server.storage.ledger import Ledger, Posting, Row
from polyana.server.storage.models import (
    CLOSED,
    MOVE,
    OVER,
    PERSON,
    RUNNING,
    UNDO,
    ChatLine,
    Event,
    Seat,
    StoredTable,
    Vote,
)
from polyana.server.turns import Turns, Waits
from polyana.server.workers import Workers, finish, game_called, match_of, packed

Args = TypeVarTuple("Args")
T = TypeVar("T")

CHANNEL: Final = "tables"
CHAT_SHOWN: Final = 200
FINISHED_IN: Final = 30.0
"""Seconds in which the frames of a game must be made."""
REASON_LENGTH: Final = 200


class Note(msgspec.Struct):
    """What nodes tell each other: something changed at a table."""

    table: str
    node: str


class Hall:
    """All tables of this node."""

    def __init__(
        self, database: Database, workers: Workers, channels: ChannelsPlugin, settings: Settings
    ) -> None:
        self.database = database
        self.checkup = Checkup(database)
        self.bans = Bans(database)
        self.ledger = Ledger(database)
        self.workers = workers
        self.inspection = Inspection(workers)
        self.settings = settings
        self.channels = channels
        self.node = secrets.token_hex(4)
        self.tables: dict[str, LiveTable] = {}
        self.presence = Presence()
        self.meter = Meter()
        self.lines = Minutes()
        """What each guest says at each table."""
        self.turns = Turns(workers.processes, workers.processors)
        self.wake: Callable[[str], None] = _nobody
        """Whoever plays for the bots is told here that one is asked at a table."""
        self.bots_alone = BotsAlone(database, settings.bot_tables)
        self._replaying = ThreadPoolExecutor(1, "replaying")
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    # Opening

    @asynccontextmanager
    async def at(self, table: str, fresh: bool = False) -> AsyncIterator[LiveTable]:
        """A table, held for as long as it is looked at or changed; `fresh` asks the database for news first."""
        while True:
            live = await self._open(table)
            async with live.lock:
                if self.tables.get(table) is not live:
                    continue  # it was put away while we waited
                if (fresh or live.behind) and not await self._catch_up(live):
                    continue
                live.used = time.monotonic()
                yield live
                return

    async def _open(self, table: str) -> LiveTable:
        if table in self.tables:
            return self.tables[table]
        door = self._doors.setdefault(table, asyncio.Lock())
        async with door:
            if table not in self.tables:
                self.tables[table] = await self._load(table)
            return self.tables[table]

    def put_away(self, live: LiveTable) -> None:
        """Forgets a table; whoever comes next reads it from the database."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]

    async def _load(self, table: str) -> LiveTable:
        while True:
            async with self.database.reading() as session:
                stored = await session.get(StoredTable, table)
                if stored is None:
                    raise not_found("table")
                live = LiveTable(stored, game_called(stored.game))
                await self._load_company(session, live)
                events = await self._events(session, live)
            if stored.aside:
                live.unreadable = SHUT if stored.aside.startswith(CLOSED) else SET_ASIDE
                return live
            if not stored.seed or await self._load_match(live, events):
                return live

    async def _load_company(self, session: AsyncSession, live: LiveTable) -> None:
        """Who sits there, who wants whom replaced, what was said."""
        seats = select(Seat).where(Seat.table_id == live.id).order_by(Seat.seat)
        live.seats = list(await session.scalars(seats))
        live.votes = list(await session.scalars(select(Vote).where(Vote.table_id == live.id)))
        newest = select(ChatLine).where(ChatLine.table_id == live.id).order_by(ChatLine.id.desc())
        said = list(await session.scalars(newest.limit(CHAT_SHOWN)))[::-1]
        live.chat = [
            wire.Said(line.id, line.seat, line.name, line.text, moment(line.at), line.event)
            for line in said
        ]

    async def _events(self, session: AsyncSession, live: LiveTable, after: int = 0) -> list[Event]:
        query = (
            select(Event)
            .where(Event.table_id == live.id)
            .where(Event.revision > after, Event.revision <= live.stored.revision)
            .order_by(Event.revision)
        )
        return list(await session.scalars(query))

    async def _load_match(self, live: LiveTable, events: list[Event]) -> bool:
        """Plays the stored moves again; False if another node changed the table meanwhile."""
        stored = live.stored
        record = stored_record(stored, events, live.seats)
        try:
            match = await self._match_of(live, record)
        except Hopeless as error:
            await self.set_aside(live.id, str(error))
            live.unreadable = SET_ASIDE
            return True
        except RecordError as error:
            note("unreadable", logging.ERROR, table=live.id, error=told(error))
            live.unreadable = error
            return True
        changed = (stored.rules, stored.content) != (live.game.version, live.game.content_hash)
        moved = stored.start is None and match.position.start is not None
        if stored.status == RUNNING and (changed or moved):
            # From here on the table is played by the rules and the content of today; from its snapshot, if they
            # do not lead there.
            dropped = moves_that_stand(events)[match.number :][::-1]
            rows: list[Row] = [
                {"table_id": live.id, "revision": number, "kind": UNDO, "seat": move.seat}
                | {"move": "", "secret": False, "at": time.time()}
                for number, move in enumerate(dropped, stored.revision + 1)
            ]
            note("new_rules", table=live.id, rules=live.game.version, dropped=len(rows))
            stored.revision += len(rows)
            live.begin(match)
            return await self._store(live, rows)
        live.begin(match)
        for event in events:
            live.heed(event.kind, event.seat)
        return True

    async def _match_of(self, live: LiveTable, record: Record) -> AtPlay:
        """The match of a table: here, beside the event loop; elsewhere, if it may hang whoever plays it.

        That is so if a stranger brought it, or if the server may have gone down when it was woken.
        """
        stored = live.stored
        if stored.imported or stored.waking > 1:
            desk = Desk(self.inspection, stored.maker_home or stored.maker)
            return await MatchElsewhere.of(desk, record)
        loop = asyncio.get_running_loop()
        play = partial(match_of, live.game, record, stored.take_back)
        return MatchHere(await loop.run_in_executor(self._replaying, play))

    async def _catch_up(self, live: LiveTable) -> bool:
        """Reads what changed in the database; False if the table has to be opened anew."""
        live.behind = False
        async with self.database.reading() as session:
            stored = await session.get(StoredTable, live.id)
            if stored is None:
                self.put_away(live)
                raise not_found("table")
            known, live.stored = live.stored, stored
            events = await self._events(session, live, after=known.revision)
            await self._load_company(session, live)
        live.stored = known
        started = (bool(stored.seed), stored.aside) != (bool(known.seed), known.aside)
        try:
            for event in events:
                await live.happen(event.kind, event.seat, event.move)
        except (IllegalMove, Hopeless):
            started = True
        if started or known.revision != stored.revision:
            self.put_away(live)
            return False
        live.stored = stored
        return True

    # Changing

    async def append(
        self, live: LiveTable, event: str, seat: int, move: str = "", /, **place: object
    ) -> None:
        """Something happens at a table: in memory, then in the database. It counts when this returns.

        `place` is what changes about the seat. Should another node have been quicker, the table is read anew.
        """
        old, began = live.stored.revision, time.perf_counter()
        try:
            async with self.set_aside_if_hopeless(live):
                done = await live.happen(event, seat, move)
        except (IllegalMove, Rejection):
            raise
        except BaseException:
            self.put_away(live)
            raise
        for key, value in place.items():
            setattr(live.seats[seat], key, value)
        now: Row = {"table_id": live.id, "kind": event, "move": move, "at": time.time()}
        rows = [
            now | {"revision": revision, "seat": whose, "secret": secret}
            for revision, (whose, secret) in enumerate(done, old + 1)
        ]
        try:
            kept = await self._store(live, rows, {seat: place} if place else None)
        except BaseException:
            self.put_away(live)  # memory may be ahead of the database
            raise
        if not kept:
            self.put_away(live)
            raise late(old + 1, old)
        live.moved = time.monotonic()
        if event == MOVE:
            self.meter.moves += 1
            self.meter.commits.add(time.perf_counter() - began)
        if place:
            self.put_away(live)  # other company: what can be taken back is another question
        if live.thinking():
            self.wake(live.id)
        if live.stored.status == OVER:
            self.soon(self.keep_frames(live.id))

    async def _store(
        self, live: LiveTable, rows: list[Row], places: dict[int, Row] | None = None
    ) -> bool:
        """Writes down what happened; False if somebody else has written already."""
        assert live.match is not None
        now = stored_position(live.game, live.match.position) | {
            "revision": live.stored.revision,
            "updated": time.time(),
            "asked": live.asked,
            "bot_asked": bool(live.thinking()),
        }
        if not await self.ledger.write(Posting(live.id, rows, now, places or {})):
            return False
        # it has been written down: nothing here shall take it for a change that is still to be written
        instance_dict(live.stored).update(now)
        if places:
            live.votes = [vote for vote in live.votes if vote.seat not in places]
        return True

    async def keep_frames(self, table: str) -> wire.Course:
        """Stores the positions and the points of a finished game, unless that has been done."""
        query = select(StoredTable.course).where(StoredTable.id == table)
        async with self.database.reading() as session:
            course = await session.scalar(query)
        if course is None:
            record = await self.record(table)
            frames, course = await self._finished(table, record)
            values = {"frames": record.frames or frames, "course": course}
            async with self.database.writing() as connection:
                done = update(StoredTable).where(StoredTable.id == table)
                await connection.execute(done.values(**values))
        return msgspec.convert(course, wire.Course)

    async def _finished(self, table: str, record: Record) -> tuple[str, dict[str, object]]:
        try:
            async with self.turn(table):
                return await self.workers.run(finish, packed(record), limit=FINISHED_IN)
        except ENDED as error:
            await self.set_aside(table, repr(error))
            raise Rejection(409, "set_aside", f"This table cannot be shown: {WHY}") from None

    async def record(self, table: str) -> Record:
        """The record of a table as it is stored, with its frames and players."""
        async with self.database.reading() as session:
            stored = await session.get(StoredTable, table, options=[undefer(StoredTable.frames)])
            if stored is None:
                raise not_found("table")
            live = LiveTable(stored, game_called(stored.game))
            await self._load_company(session, live)
            events = await self._events(session, live)
        return stored_record(stored, events, live.seats, stored.frames or "")

    # Thinking in turn

    @asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Waits until it is a table's turn to think."""
        home, people = await self._home_of(table)

        def who_waits() -> Waits:
            live, here = self.tables.get(table), self.presence.at(table)
            if here or (live is not None and live.is_anybody_online(here)):
                return Waits.HERE
            seated = people if live is None else live.has_people()
            return Waits.AWAY if seated else Waits.NOBODY

        async with self.turns.take(home, table, who_waits):
            yield

    async def _home_of(self, table: str) -> tuple[str, bool]:
        """The address that made a table, and whether people sit there; a table is not opened for that."""
        live = self.tables.get(table)
        if live is not None:
            return live.stored.maker_home or live.stored.maker, live.has_people()
        seated = exists().where(Seat.table_id == StoredTable.id, Seat.kind == PERSON)
        query = select(StoredTable.maker_home, StoredTable.maker, seated)
        async with self.database.reading() as session:
            found = (await session.execute(query.where(StoredTable.id == table))).one()
        home, maker, people = found
        return home or maker, people

    # Setting aside

    @asynccontextmanager
    async def set_aside_if_hopeless(self, live: LiveTable) -> AsyncIterator[None]:
        """A table whose match hangs or breaks in here is set aside; whoever played is told."""
        try:
            yield
        except Hopeless as error:
            await self.set_aside(live.id, str(error))
            raise Rejection(409, "set_aside", f"This table cannot go on: {WHY}") from None

    async def set_aside(self, table: str, reason: str) -> None:
        """Nobody wakes this table again; people at it are told, and so is the operator."""
        note("set_aside", logging.ERROR, table=table, reason=reason)
        kept = update(StoredTable).where(StoredTable.id == table)
        async with self.database.writing() as connection:
            await connection.execute(kept.values(aside=reason[:REASON_LENGTH]))
        if table in self.tables:
            self.put_away(self.tables[table])
        await self.announce(table)

    # Calling

    async def announce(self, table: str) -> None:
        """Calls everybody at a table to look again: here at once, on other nodes by Redis."""
        self.presence.ring(table)
        if not self.settings.redis:
            return
        data = msgspec.json.encode(Note(table, self.node))
        try:
            await self.channels.wait_published(data, CHANNEL)
        except Exception as error:  # other nodes look again by themselves
            note("not_announced", logging.ERROR, table=table, error=repr(error))

    async def changed(self, table: str) -> None:
        """Something about a table was changed in the database alone."""
        if table in self.tables:
            self.tables[table].behind = True
        await self.announce(table)

    # Living

    def soon(self, work: Coroutine[None, None, object]) -> None:
        """Does something in the background; what goes wrong there is written down."""
        task = asyncio.ensure_future(_written_down(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Ends all that is done in the background."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._replaying.shutdown(wait=False, cancel_futures=True)


async def _written_down(work: Coroutine[None, None, object]) -> None:
    try:
        await work
    except Exception as error:
        note("background_failed", logging.ERROR, error=told(error), trace=error)


def _nobody(table: str) -> None:
    """Nobody plays for the bots yet."""

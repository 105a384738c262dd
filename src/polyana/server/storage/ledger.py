"""The ledger: what happens at all tables is written down here, whatever waits at a time in one transaction.

So a busy server commits a few times for many moves, and still nobody is told of a move before it is committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from polyana.server.storage.database import Database, NotWritten
from polyana.server.storage.models import Event, Seat, StoredTable, Vote

Row = dict[str, object]

POSITION: Final = (
    *("status", "updated", "rules", "content", "revision", "number", "turns", "floor"),
    *("asked", "bot_asked", "snapshot_at", "snapshot", "start_at", "start", "result"),
)
"""The columns of a table that change when something happens."""

_tables = cast(Table, StoredTable.__table__)
ADD_EVENTS: Final = insert(cast(Table, Event.__table__))
MOVE_ON: Final = (
    update(_tables)
    .where(_tables.c.id == bindparam("table_id"))
    .values({name: bindparam(f"new_{name}") for name in POSITION})
)


class Posting(msgspec.Struct, frozen=True):
    """Something that happened: the events, where the table stands then, and what changed about seats."""

    table: str
    events: list[Row]
    position: Row
    places: dict[int, Row] = {}


Batch = list[tuple[Posting, asyncio.Future[bool]]]


class Ledger:
    """Writes postings in the order in which they come."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: Batch = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, posting: Posting) -> bool:
        """True when the posting is committed; False if somebody else has already written at its place."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((posting, written))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        finally:
            self._writer = None

    async def _write(self, batch: Batch) -> None:
        """Commits a batch. If one of its postings cannot be written, each goes by itself, so that no other suffers."""
        try:
            await self.database.write(partial(_write_down, [posting for posting, _ in batch]))
        except NotWritten as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
            elif isinstance(error.__cause__, IntegrityError):
                _answer(batch, kept=False)
            else:
                _fail(batch, error.__cause__ or error)
        except BaseException as error:
            _fail(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            _answer(batch, kept=True)


def _answer(batch: Batch, kept: bool) -> None:
    for _, written in batch:
        if not written.done():
            written.set_result(kept)


def _fail(batch: Batch, error: BaseException) -> None:
    for _, written in batch:
        if not written.done():
            written.set_exception(error)


def _write_down(postings: Sequence[Posting], connection: Connection) -> None:
    """The key of the events decides: a revision that is there already belongs to somebody else."""
    events = [event for posting in postings for event in posting.events]
    moved = [
        {"table_id": posting.table} | {f"new_{name}": posting.position[name] for name in POSITION}
        for posting in postings
    ]
    if events:
        connection.execute(ADD_EVENTS, events)
    connection.execute(MOVE_ON, moved)
    for posting in postings:
        _change_places(connection, posting)


def _change_places(connection: Connection, posting: Posting) -> None:
    """Whoever sits down or leaves; the votes about the seat are done with."""
    for seat, place in posting.places.items():
        chair = (Seat.table_id == posting.table, Seat.seat == seat)
        connection.execute(update(Seat).where(*chair).values(**place))
        about = (Vote.table_id == posting.table, Vote.seat == seat)
        connection.execute(delete(Vote).where(*about))

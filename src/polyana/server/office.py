"""The operator's office: looks at tables, closes and deletes them, keeps people out; in the database alone.

A server that runs meanwhile notices by itself: at once where a move is made, within half a minute for who looks on.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute

from polyana.server.bans import counts, network_of
from polyana.server.settings import BadSettings
from polyana.server.storage.database import Database
from polyana.server.storage.models import (
    CLOSE,
    CLOSED,
    REOPEN,
    RUNNING,
    AddressBan,
    Ban,
    ChatLine,
    Event,
    Removed,
    Seat,
    StoredTable,
    Vote,
)

REASON: Final = 200
LAST_SAID: Final = 20
"""Lines of the chat that are shown."""


class TableLine(msgspec.Struct):
    """A table in the operator's list."""

    id: str
    game: str
    status: str
    public: bool
    players: list[str]
    turns: int
    updated: float
    aside: str


class SeatLine(msgspec.Struct):
    """A seat, with the guest who can be banned."""

    seat: int
    kind: str
    name: str
    guest: str
    bot: str
    seen: float


class TableSheet(msgspec.Struct):
    """All that an operator is told about a table; neither seed nor hands nor moves."""

    table: TableLine
    maker: str
    created: float
    imported: bool
    revision: int
    asked: list[int]
    rules: int
    seats: list[SeatLine]
    said: list[str]


class BanLine(msgspec.Struct):
    """A guest, or the addresses of a network, whom the operator keeps out; `until` a time, or for good."""

    who: str
    reason: str
    at: float
    until: float | None


async def tables(database: Database, status: str = "") -> list[TableLine]:
    """All tables, or those of a status; the one that changed last comes first."""
    query = select(StoredTable).order_by(StoredTable.updated.desc())
    async with database.reading() as session:
        found = await session.scalars(
            query.where(StoredTable.status == status) if status else query
        )
        seats = list(await session.scalars(select(Seat).order_by(Seat.seat)))
        return [
            _line(table, [seat for seat in seats if seat.table_id == table.id]) for table in found
        ]


def _line(table: StoredTable, seats: list[Seat]) -> TableLine:
    players = [seat.name or seat.bot or seat.kind for seat in seats]
    return TableLine(
        table.id,
        table.game,
        table.status,
        table.public,
        players,
        table.turns,
        table.updated,
        table.aside,
    )


async def sheet(database: Database, table: str) -> TableSheet:
    """One table in full."""
    words = (ChatLine.table_id == table, ChatLine.event == "")
    lines = select(ChatLine).where(*words).order_by(ChatLine.id.desc())
    async with database.reading() as session:
        stored = await session.get(StoredTable, table)
        if stored is None:
            raise _no_table(table)
        chairs = select(Seat).where(Seat.table_id == table).order_by(Seat.seat)
        seats = list(await session.scalars(chairs))
        said = [
            f"{line.name}: {line.text}" for line in await session.scalars(lines.limit(LAST_SAID))
        ]
    return TableSheet(
        table=_line(stored, seats),
        maker=stored.maker,
        created=stored.created,
        imported=stored.imported,
        revision=stored.revision,
        asked=stored.asked,
        rules=stored.rules,
        seats=[
            SeatLine(seat.seat, seat.kind, seat.name, seat.guest or "", seat.bot, seat.seen)
            for seat in seats
        ],
        said=said[::-1],
    )


async def close(database: Database, table: str, reason: str = "") -> None:
    """Nobody plays at this table any more; it can be opened again."""
    await _mark(database, table, CLOSE, f"{CLOSED}: {reason}" if reason else CLOSED)


async def reopen(database: Database, table: str) -> None:
    """A table that was closed, or set aside because it hung, is played again."""
    await _mark(database, table, REOPEN, "")


async def _mark(database: Database, table: str, kind: str, aside: str) -> None:
    """Written down like a move: a server that has the table in memory sees that it is behind."""
    async with database.writing() as connection:
        revision = await _revision(connection, table) + 1
        now = time.time()
        row = {"table_id": table, "revision": revision, "kind": kind, "seat": 0, "at": now}
        await connection.execute(insert(Event).values(**row))
        marked = {"aside": aside[:REASON], "waking": 0, "revision": revision, "updated": now}
        await connection.execute(
            update(StoredTable).where(StoredTable.id == table).values(**marked)
        )


async def _revision(connection: AsyncConnection, table: str) -> int:
    query = select(StoredTable.revision).where(StoredTable.id == table).with_for_update()
    found = await connection.scalar(query)
    if found is None:
        raise _no_table(table)
    return int(found)


async def remove(database: Database, table: str) -> None:
    """A table with all that happened and was said at it; nothing of it is left."""
    async with database.writing() as connection:
        await _revision(connection, table)
        await clear_table(connection, table)


async def clear_table(connection: AsyncConnection, table: str) -> None:
    """Deletes every row of a table."""
    for kind in (Event, Seat, Vote, ChatLine, Removed):
        await connection.execute(delete(kind).where(kind.table_id == table))
    await connection.execute(delete(StoredTable).where(StoredTable.id == table))
    former = update(StoredTable).where(StoredTable.next == table)
    await connection.execute(former.values(next=None))


async def ban(
    database: Database, who: str, reason: str = "", until: float | None = None
) -> tuple[str, int | None]:
    """Keeps a guest, or whoever comes from an address, from playing, talking and making tables.

    Returns whom, as it is written in the list, and at how many running tables that guest sits; None for addresses.
    """
    kind, column, whom = _whom(who)
    row = {column.key: whom, "reason": reason[:REASON], "at": time.time(), "until": until}
    seats = select(func.count()).select_from(Seat).join(StoredTable)
    here = seats.where(Seat.guest == whom, StoredTable.status == RUNNING)
    async with database.writing() as connection:
        await connection.execute(delete(kind).where(column == whom))
        await connection.execute(insert(kind).values(**row))
        return whom, None if kind is AddressBan else int(await connection.scalar(here) or 0)


async def unban(database: Database, who: str) -> bool:
    """Lets a guest or an address in again; False if nobody kept them out."""
    kind, column, whom = _whom(who)
    async with database.writing() as connection:
        found = await connection.execute(delete(kind).where(column == whom))
    return found.rowcount > 0


def _whom(who: str) -> tuple[type[Ban] | type[AddressBan], InstrumentedAttribute[str], str]:
    """In which list somebody stands, and how: a guest by id, addresses by their network."""
    network = network_of(who)
    return (
        (Ban, Ban.guest, who) if network is None else (AddressBan, AddressBan.network, str(network))
    )


async def bans(database: Database) -> list[BanLine]:
    """Who is kept out."""
    async with database.reading() as session:
        guests = await session.scalars(select(Ban).where(counts(Ban)))
        lines = [BanLine(ban.guest, ban.reason, ban.at, ban.until) for ban in guests]
        addresses = await session.scalars(select(AddressBan).where(counts(AddressBan)))
        lines += [BanLine(ban.network, ban.reason, ban.at, ban.until) for ban in addresses]
    return sorted(lines, key=lambda line: line.at)


def _no_table(table: str) -> BadSettings:
    return BadSettings(f"There is no table {table}.", "server-no-table", table=table)

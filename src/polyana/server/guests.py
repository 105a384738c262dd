"""Guests: what they have told about themselves."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.identity import NAME_LENGTH, clean
from polyana.server.storage.database import Database
from polyana.server.storage.models import PERSON, RUNNING, WAITING, Guest, Seat, StoredTable


async def me(database: Database, guest: str) -> wire.Me:
    """A guest, known or new."""
    async with database.reading() as session:
        known = await session.get(Guest, guest)
    return wire.Me(guest, known.name, known.language) if known else wire.Me(guest, "", "")


async def name_of(database: Database, guest: str) -> str:
    """The name of a guest, empty if none was told."""
    return (await me(database, guest)).name


async def change_me(hall: Hall, guest: str, change: wire.MeChange) -> wire.Me:
    """A guest tells a name or a language; the tables they sit at show the new name."""
    old = await me(hall.database, guest)
    new = wire.Me(
        guest,
        old.name if change.name is None else clean(change.name, NAME_LENGTH),
        old.language if change.language is None else change.language,
    )
    mine = (Seat.guest == guest, Seat.kind == PERSON, Seat.name == old.name)
    async with hall.database.writing() as connection:
        told = {"name": new.name, "language": new.language}
        changed = await connection.execute(update(Guest).where(Guest.id == guest).values(**told))
        if changed.rowcount == 0:
            await connection.execute(insert(Guest).values(id=guest, **told))
        if new.name != old.name:
            await connection.execute(update(Seat).where(*mine).values(name=new.name))
    if new.name != old.name:
        for table in await _tables_of(hall.database, guest):
            await hall.changed(table)
    return new


async def _tables_of(database: Database, guest: str) -> list[str]:
    query = (
        select(StoredTable.id)
        .join(Seat, Seat.table_id == StoredTable.id)
        .where(Seat.guest == guest, StoredTable.status.in_([WAITING, RUNNING]))
        .distinct()
    )
    async with database.reading() as session:
        return list(await session.scalars(query))

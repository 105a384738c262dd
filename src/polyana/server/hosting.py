"""What the host of a table, whoever made it, does about those who sit there: muting, removing, clearing it away."""

from __future__ import annotations

import contextlib

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from polyana.server.office import clear_table
from polyana.server.playing import stand_in
from polyana.server.problems import Rejection
from polyana.server.storage.models import (
    OPEN,
    OVER,
    PERSON,
    REPLACE,
    RUNNING,
    WAITING,
    Removed,
    Seat,
)


async def mute(hall: Hall, guest: str, table: str, wish: wire.MuteWish) -> None:
    """What a player says is heard no longer, or again."""
    async with hall.at(table, fresh=True) as live:
        _check_host(live, guest)
        whom = _other(live, guest, wish.seat)
        theirs = (Seat.table_id == table, Seat.guest == whom)
        async with hall.database.writing() as connection:
            await connection.execute(update(Seat).where(*theirs).values(muted=wish.muted))
    await hall.changed(table)


async def remove(hall: Hall, guest: str, table: str, seat: int) -> None:
    """A player has to leave and cannot sit down here again. A bot plays on; before the game their seats are open."""
    async with hall.at(table, fresh=True) as live:
        _check_host(live, guest)
        whom = _other(live, guest, seat)
        if live.stored.status == OVER:
            raise Rejection(409, "not_running", "The game at this table is over.")
        async with hall.database.writing() as connection:
            await _keep_out(connection, table, whom)
            if live.stored.status == WAITING:
                theirs = (Seat.table_id == table, Seat.guest == whom)
                free = {"kind": OPEN, "guest": None, "name": "", "muted": False}
                free |= {"nonce": "", "home": ""}
                await connection.execute(update(Seat).where(*theirs).values(**free))
        seats = live.seats_of(whom)
        running = live.stored.status == RUNNING
    for number in seats if running else ():
        async with hall.at(table, fresh=True) as live:
            await hall.append(live, REPLACE, number, **stand_in(live), replaced=True, resigned=True)
    await hall.changed(table)
    hall.wake(table)


async def _keep_out(connection: AsyncConnection, table: str, guest: str) -> None:
    with contextlib.suppress(IntegrityError):
        async with connection.begin_nested():
            await connection.execute(insert(Removed).values(table_id=table, guest=guest))


async def clear(hall: Hall, guest: str, table: str) -> None:
    """The table is cleared away with all that happened there: before the game, or if nobody else plays it."""
    async with hall.at(table, fresh=True) as live:
        _check_host(live, guest)
        others = {seat.guest for seat in live.seats if seat.guest} - {guest}
        if others and live.stored.status != WAITING:
            sentence = "Others play here, too; this table is not yours alone."
            raise Rejection(409, "not_waiting", sentence)
        async with hall.database.writing() as connection:
            await clear_table(connection, table)
        hall.put_away(live)
    await hall.changed(table)


def _other(live: LiveTable, guest: str, seat: int) -> str:
    """The guest on a seat, who is somebody else."""
    if seat >= len(live.seats) or live.seats[seat].kind != PERSON:
        raise Rejection(409, "taken", f"Nobody sits on seat {seat}.")
    whom = live.seats[seat].guest
    if whom is None or whom == guest:
        raise Rejection(409, "taken", "This is your own seat.")
    return whom


def _check_host(live: LiveTable, guest: str) -> None:
    if live.stored.maker != guest:
        raise Rejection(403, "not_yours", "Only whoever made the table can do this.")

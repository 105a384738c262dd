"""The lobby: which tables are shown to whom, and how many of them one address may offer."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Select, case, func, or_, select
from sqlalchemy.orm import defer

from polyana.kernel import Result
from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.live_table import moment, seat_info, short_options
from polyana.server.problems import Rejection
from polyana.server.storage.models import OPEN, PERSON, RUNNING, WAITING, Seat, StoredTable

SHOWN: Final = 60
OFFERED: Final = 60
"""Public tables of one address that may wait for players at the same time."""
FORGOTTEN: Final = 7 * 24 * 3600.0
"""Seconds after which a public table where nothing happens is no longer offered."""


async def lobby(hall: Hall, guest: str) -> wire.Lobby:
    """My tables, tables with an open seat, tables to watch."""
    my_seats = select(Seat.table_id).where(Seat.guest == guest)
    mine = or_(StoredTable.maker == guest, StoredTable.id.in_(my_seats))
    return wire.Lobby(
        mine=await _cards(hall, guest, _newest(mine)),
        open=await _cards(hall, guest, _newest_of_each_address(_waiting())),
        live=await _cards(
            hall, guest, _newest_of_each_address(_public() & (StoredTable.status == RUNNING))
        ),
    )


async def check_offer(hall: Hall, home: str) -> None:
    """An address does not offer more public tables than the lobby shows."""
    query = select(func.count()).where(_waiting(), StoredTable.maker_home == home)
    async with hall.database.reading() as session:
        waiting = await session.scalar(query) or 0
    if waiting >= OFFERED:
        sentence = f"{waiting} public tables from here wait for players; fill some of them first."
        raise Rejection(429, "too_many", sentence)


def _public() -> ColumnElement[bool]:
    seen = StoredTable.public & (StoredTable.aside == "")
    return seen & (StoredTable.updated > time.time() - FORGOTTEN)


def _waiting() -> ColumnElement[bool]:
    open_seats = select(Seat.table_id).where(Seat.kind == OPEN)
    return _public() & (StoredTable.status == WAITING) & StoredTable.id.in_(open_seats)


def _newest(which: ColumnElement[bool]) -> Select[str]:
    return select(StoredTable.id).where(which).order_by(StoredTable.updated.desc()).limit(SHOWN)


def _newest_of_each_address(which: ColumnElement[bool]) -> Select[str]:
    """The newest table of everybody, then everybody's second newest, and so on: many tables push nobody's one out."""
    known = StoredTable.maker_home != ""
    maker = case((known, StoredTable.maker_home), else_=StoredTable.maker)
    place = func.row_number().over(partition_by=maker, order_by=StoredTable.updated.desc())
    placed = select(StoredTable.id, StoredTable.updated, place.label("place")).where(which)
    tables = placed.subquery().c
    return select(tables.id).order_by(tables.place, tables.updated.desc()).limit(SHOWN)


async def _cards(hall: Hall, guest: str, which: Select[str]) -> list[wire.TableCard]:
    async with hall.database.reading() as session:
        ids = list(await session.scalars(which))
        if not ids:
            return []
        shown = select(StoredTable).where(StoredTable.id.in_(ids))
        unseen = defer(StoredTable.snapshot), defer(StoredTable.start)
        tables = list(
            await session.scalars(shown.options(*unseen).order_by(StoredTable.updated.desc()))
        )
        chairs = select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)
        seats = list(await session.scalars(chairs))
    return [_card(hall, guest, table, seats) for table in tables]


def _card(hall: Hall, guest: str, table: StoredTable, seats: Iterable[Seat]) -> wire.TableCard:
    here = hall.presence.at(table.id)
    chairs = [seat for seat in seats if seat.table_id == table.id]
    mine = {seat.seat for seat in chairs if seat.kind == PERSON and seat.guest == guest}
    result = msgspec.convert(table.result, Result) if table.result else None
    return wire.TableCard(
        id=table.id,
        game=table.game,
        options=short_options(table),
        status=msgspec.convert(table.status, wire.Status),
        public=table.public,
        language=table.language,
        created=moment(table.created),
        updated=moment(table.updated),
        number=table.number,
        turns=table.turns,
        seats=[seat_info(seat, guest, here) for seat in chairs],
        asked=list(table.asked),
        my_turn=not mine.isdisjoint(table.asked),
        scores=result.scores if result else [],
        places=result.places if result else [],
        imported=table.imported,
        hints=table.hints,
        grace=table.grace,
    )

"""What can be looked at: the lobby, past moments, the moves, the record."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, or_, select

from polyana.kernel import Record, Sight
from polyana.kernel.record import unpack_frames
from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable, moment, seat_info, told_lines
from polyana.server.playing import check_seat
from polyana.server.refusals import Refusal
from polyana.server.storage.models import OPEN, OVER, PERSON, RUNNING, WAITING, Seat, StoredTable
from polyana.server.workers import AnyMatch

SHOWN = 60
FORGOTTEN = 7 * 24 * 3600.0
"""Seconds after which a public table where nothing happens is no longer offered."""


async def lobby(hall: Hall, guest: str) -> wire.Lobby:
    """My tables, tables with an open seat, tables to watch."""
    my_seats = select(Seat.table_id).where(Seat.guest == guest)
    open_seats = select(Seat.table_id).where(Seat.kind == OPEN)
    public = StoredTable.public & (StoredTable.updated > time.time() - FORGOTTEN)
    return wire.Lobby(
        mine=await _cards(
            hall, guest, or_(StoredTable.maker == guest, StoredTable.id.in_(my_seats))
        ),
        open=await _cards(
            hall, guest, public & (StoredTable.status == WAITING) & StoredTable.id.in_(open_seats)
        ),
        live=await _cards(hall, guest, public & (StoredTable.status == RUNNING)),
    )


async def _cards(hall: Hall, guest: str, which: ColumnElement[bool]) -> list[wire.TableCard]:
    newest = select(StoredTable).where(which).order_by(StoredTable.updated.desc()).limit(SHOWN)
    async with hall.database.reading() as session:
        tables = list(await session.scalars(newest))
        ids = [table.id for table in tables]
        chairs = select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)
        seats = list(await session.scalars(chairs)) if ids else []
    return [_card(hall, guest, table, seats) for table in tables]


def _card(hall: Hall, guest: str, table: StoredTable, seats: Iterable[Seat]) -> wire.TableCard:
    here = hall.watchers.at(table.id)
    chairs = [seat for seat in seats if seat.table_id == table.id]
    mine = {seat.seat for seat in chairs if seat.kind == PERSON and seat.guest == guest}
    return wire.TableCard(
        id=table.id,
        game=table.game,
        options=msgspec.convert(table.options, dict[str, str | int | bool]),
        status=msgspec.convert(table.status, wire.Status),
        public=table.public,
        language=table.language,
        created=moment(table.created),
        updated=moment(table.updated),
        number=table.number,
        seats=[seat_info(seat, guest, here) for seat in chairs],
        asked=list(table.asked),
        my_turn=not mine.isdisjoint(table.asked),
    )


async def past(hall: Hall, guest: str, table: str, number: int, seat: int | None) -> wire.Moment:
    """The table as it was after so many moves, as one of the guest's seats or a spectator saw it."""
    async with hall.at(table, fresh=True) as live:
        match = _shown(live, guest, seat)
        stored = live.stored
        last = stored.number
        if stored.status != OVER or match.first <= stored.start_at:
            _check_number(number, match.first, last)
            then = match.rewound(number)
            lines = told_lines(then, seat)
            return wire.Moment(number, match.first, last, seat, then.view(seat), lines)
    record = await hall.record(table)
    positions = dict(unpack_frames(record.frames)) if record.frames else {}
    if not positions:
        raise Refusal(404, "not_found", "No earlier moments of this game are kept.")
    _check_number(number, min(positions), last)
    state = positions[max(kept for kept in positions if kept <= number)]
    return wire.Moment(number, min(positions), last, seat, _framed(match, state, number, seat), [])


def _check_number(number: int, first: int, last: int) -> None:
    if not first <= number <= last:
        raise Refusal(404, "not_found", f"Moments {first} to {last} can be shown, not {number}.")


def _framed(match: AnyMatch, frame: bytes, number: int, seat: int | None) -> Sight:
    """A stored position, as a seat may see it under the rules of today."""
    game = match.game
    state = game.decode(frame)
    over = game.over(state)
    return Sight(
        game=game.name,
        seat=seat,
        number=number,
        questions=[],
        table=game.view(state, seat),
        over=over,
        commitment=match.commitment,
        seed=match.seed if over else None,
        can_undo=False,
    )


def _shown(live: LiveTable, guest: str, seat: int | None) -> AnyMatch:
    """The match, if the guest may look at it from there."""
    if seat is not None:
        check_seat(live, guest, seat)
    if live.match is None:
        reason = live.unreadable or "No game has been started at this table."
        raise Refusal(409, "not_running", reason)
    return live.match


async def moves(hall: Hall, guest: str, table: str, seat: int | None) -> wire.MovesMade:
    """All moves, as a seat may see them."""
    async with hall.at(table, fresh=True) as live:
        return wire.MovesMade(_shown(live, guest, seat).moves_for(seat))


async def course(hall: Hall, table: str) -> wire.Course:
    """Everybody's points over the game."""
    async with hall.at(table, fresh=True) as live:
        _check_over(live, "The points of a game are shown when it is over.")
    return await hall.keep_frames(table)


async def record(hall: Hall, guest: str, table: str) -> Record:
    """The record of a game. It holds the seed, so nobody else may still be playing."""
    async with hall.at(table, fresh=True) as live:
        people = {seat.guest for seat in live.seats if seat.guest and not seat.resigned}
        alone = live.stored.status == RUNNING and people == {guest}
        if not alone or any(seat.kind == OPEN for seat in live.seats):
            _check_over(live, "A record holds the seed; it is given out when the game is over.")
    if live.stored.status == OVER:
        await hall.keep_frames(table)
    return await hall.record(table)


def _check_over(live: LiveTable, sentence: str) -> None:
    if live.stored.status != OVER:
        raise Refusal(409, "not_over", sentence)

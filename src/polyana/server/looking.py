"""What can be looked at: past moments, the moves, the record."""

from __future__ import annotations

from polyana.games import AnyMatch
from polyana.kernel import Record, Sight
from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from polyana.server.playing import check_seat
from polyana.server.refusals import Refusal
from polyana.server.storage.models import OPEN, OVER, RUNNING
from polyana.server.workers import Frame, look_at_frame, look_back


async def past(hall: Hall, guest: str, table: str, number: int, seat: int | None) -> wire.Moment:
    """The table as it was after so many moves, as one of the guest's seats or a spectator saw it."""
    async with hall.at(table, fresh=True) as live:
        match, last = _shown(live, guest, seat), live.stored.number
        lost = match.first > 0 and live.stored.status == OVER
        frames = (await hall.record(table)).frames if lost else ""
        frame = None
        if frames:
            frame = await hall.workers.check(look_at_frame, match.game.name, frames, number, seat)
        first = match.first if frame is None else min(match.first, frame.first)
        _check_number(number, first, last)
        if frame is None or number >= match.first:
            sight, lines = await hall.workers.check(look_back, match.course(), number, seat)
            return wire.Moment(number, first, last, seat, sight, lines)
    return wire.Moment(number, first, last, seat, _framed(match, frame, number, seat), [])


def _check_number(number: int, first: int, last: int) -> None:
    if not first <= number <= last:
        raise Refusal(404, "not_found", f"Moments {first} to {last} can be shown, not {number}.")


def _framed(match: AnyMatch, frame: Frame, number: int, seat: int | None) -> Sight:
    """A stored position, as a seat may see it under the rules of today."""
    return Sight(
        game=match.game.name,
        seat=seat,
        number=number,
        questions=[],
        table=frame.table,
        over=frame.over,
        commitment=match.commitment,
        seed=match.seed if frame.over else None,
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

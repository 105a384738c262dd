"""What can be looked at: past moments, the moves, the record."""

from __future__ import annotations

from polyana.kernel import Record, Sight
from polyana.kernel.moment import Moment, turn_ends
from polyana.server import wire
from polyana.server.at_play import AtPlay
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from polyana.server.playing import check_seat
from polyana.server.problems import Rejection, Stopped
from polyana.server.rows import commitment_of
from polyana.server.storage.models import OPEN, OVER, RUNNING, StoredTable
from polyana.server.workers import Frame, look_at_frame, look_back


async def past(
    hall: Hall, guest: str, home: str, table: str, number: int, seat: int | None
) -> wire.Moment:
    """The table as it was after so many moves, as one of the guest's seats or a spectator saw it.

    It is played again elsewhere, and the table is not held meanwhile.
    """
    async with hall.at(table, fresh=True) as live:
        match, stored = _shown(live, guest, seat), live.stored
        begins, last, here = match.first, stored.number, match.moment()
        lost = begins > 0 and stored.status == OVER
    frames = (await hall.record(table)).frames if lost else ""
    frame = None
    if frames:
        game = stored.game
        frame = await hall.inspection.look(home, look_at_frame, game, frames, number, seat)
    first = begins if frame is None else min(begins, frame.first)
    _check_number(number, first, last)
    answers = Moment.from_bytes(here).answers
    if frame is None or number >= begins:
        sight, lines = await hall.inspection.look(home, look_back, here, number, seat)
    else:
        turn = answers[number - 1].turn if number > 0 else 0
        sight, lines = _framed(stored, frame, number, turn, seat), []
    ends = turn_ends(answers)
    before = max((end for end in ends if first <= end < number), default=first)
    after = min((end for end in ends if end > number), default=last)
    return wire.Moment(number, first, last, before, after, seat, sight, lines)


def _check_number(number: int, first: int, last: int) -> None:
    if not first <= number <= last:
        raise Rejection(404, "not_found", f"Moments {first} to {last} can be shown, not {number}.")


def _framed(stored: StoredTable, frame: Frame, number: int, turn: int, seat: int | None) -> Sight:
    """A stored position, as a seat may see it under the rules of today."""
    seed = int(stored.seed)
    return Sight(
        game=stored.game,
        seat=seat,
        number=number,
        questions=[],
        table=frame.table,
        over=frame.over,
        commitment=commitment_of(stored),
        seed=seed if frame.over else None,
        can_undo=False,
        turn=turn,
    )


def _shown(live: LiveTable, guest: str, seat: int | None) -> AtPlay:
    """The match, if the guest may look at it from there."""
    if seat is not None:
        check_seat(live, guest, seat)
    if live.match is None:
        if live.unreadable is not None:
            raise Stopped(live.unreadable)
        raise Rejection(409, "not_running", "No game has been started at this table.")
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
        raise Rejection(409, "not_over", sentence)

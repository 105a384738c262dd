"""What can be looked at: past moments, the moves, the record."""

from __future__ import annotations

from polyana.kernel import Record, Sight
from polyana.kernel.record import unpack_frames
from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable, told_lines
from polyana.server.playing import check_seat
from polyana.server.refusals import Refusal
from polyana.server.storage.models import OPEN, OVER, RUNNING
from polyana.server.workers import AnyMatch


async def past(hall: Hall, guest: str, table: str, number: int, seat: int | None) -> wire.Moment:
    """The table as it was after so many moves, as one of the guest's seats or a spectator saw it."""
    async with hall.at(table, fresh=True) as live:
        match, last = _shown(live, guest, seat), live.stored.number
        lost = match.first > 0 and live.stored.status == OVER
        frames = (await hall.record(table)).frames if lost else ""
        kept = dict(unpack_frames(frames)) if frames else {}
        first = min([match.first, *kept])
        _check_number(number, first, last)
        if number >= match.first:
            then = match.rewound(number)
            lines = told_lines(then, seat)
            return wire.Moment(number, first, last, seat, then.view(seat), lines)
    state = kept[max(earlier for earlier in kept if earlier <= number)]
    return wire.Moment(number, first, last, seat, _framed(match, state, number, seat), [])


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

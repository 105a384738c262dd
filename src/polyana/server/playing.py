"""What a player does at a running table."""

from __future__ import annotations

import contextlib
import math
import time
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from polyana.kernel import IllegalMove
from polyana.kernel.course import UNDO_REFUSALS
from polyana.server import wire
from polyana.server.hall import Hall
from polyana.server.identity import clean
from polyana.server.live_table import LiveTable, is_online, moment
from polyana.server.problems import Rejection, Stopped, late
from polyana.server.storage.models import (
    AGREE,
    AGREED,
    ASK_BACK,
    BOT,
    DECLINE,
    HINT,
    MOVE,
    PERSON,
    REPLACE,
    RESIGN,
    RUNNING,
    UNDO,
    ChatLine,
    Event,
    Seat,
    Vote,
)
from polyana.server.turns import Waits
from polyana.server.workers import hint, look_over

CHAT_LENGTH = 500
LINES_A_MINUTE: Final = 20
LINES_AT_A_TABLE: Final = 2000
HINTED_IN: Final = 20.0
"""Seconds in which a hint must be there."""


def check_seat(live: LiveTable, guest: str, seat: int) -> None:
    """Nobody plays for somebody else."""
    if not live.holds(guest, seat):
        raise Rejection(403, "not_your_seat", f"Seat {seat} is not yours.")


def check_running(live: LiveTable) -> None:
    """Moves are made while the game runs."""
    if live.unreadable is not None:
        raise Stopped(live.unreadable)
    if live.stored.status != RUNNING:
        raise Rejection(409, "not_running", "No game is running at this table.")


async def play(hall: Hall, guest: str, table: str, wish: wire.MoveWish) -> wire.Accepted:
    """A move. It is acknowledged after it has been committed."""
    move = " ".join(wish.move.split())
    return await _do(hall, guest, table, MOVE, wish.seat, wish.revision, move, wish.sure)


async def undo(hall: Hall, guest: str, table: str, wish: wire.UndoWish) -> wire.Accepted:
    """The last answer is taken back."""
    return await _do(hall, guest, table, UNDO, wish.seat, wish.revision)


async def _do(
    hall: Hall,
    guest: str,
    table: str,
    kind: str,
    seat: int,
    revision: int,
    move: str = "",
    sure: bool = True,
) -> wire.Accepted:
    newer = table in hall.tables and hall.tables[table].stored.revision < revision
    async with hall.at(table, fresh=newer) as live:
        check_seat(live, guest, seat)
        current = live.stored.status == RUNNING and live.is_current(seat, revision)
        if not current and await _was_done(hall, table, (kind, seat, move), revision):
            sentence = "This has been done already; the answer was lost on its way."
            raise Rejection(409, "counted", sentence)
        check_running(live)
        if not current:
            raise late(live.stored.revision, revision)
        async with hall.set_aside_if_hopeless(live):
            final = not sure and await live.is_final(seat, move)
        if final:
            return wire.Accepted(live.stored.revision, live.stored.number, held_back=True)
        await hall.append(live, kind, seat, move)
        accepted = wire.Accepted(live.stored.revision, live.stored.number)
    await hall.announce(table)
    return accepted


async def ask_back(hall: Hall, guest: str, table: str, wish: wire.UndoWish) -> None:
    """A player asks the other people whether the last move may be taken back; where there are none, it is."""
    async with hall.at(table, fresh=True) as live:
        check_seat(live, guest, wish.seat)
        check_running(live)
        if not live.stored.take_back:
            sentence = "At this table nothing is taken back by agreement."
            raise Rejection(409, "no_take_back", sentence)
        if not live.is_current(wish.seat, wish.revision):
            raise late(live.stored.revision, wish.revision)
        if live.match is None or not live.match.can_take_back(wish.seat):
            raise IllegalMove(UNDO_REFUSALS["undo-news"], "undo-news")
        if live.voters(wish.seat):
            await hall.append(live, ASK_BACK, wish.seat)
        else:
            await hall.append(live, UNDO, wish.seat, AGREED)
    await hall.announce(table)


async def answer_back(hall: Hall, guest: str, table: str, wish: wire.BackAnswer) -> None:
    """A player agrees that somebody takes back a move, or does not; when all agree it is taken back."""
    async with hall.at(table, fresh=True) as live:
        check_seat(live, guest, wish.seat)
        check_running(live)
        if live.back is None or wish.seat not in live.back_voters():
            raise Rejection(409, "late", "Nobody waits for this answer any more.")
        asker = live.back
        await hall.append(live, AGREE if wish.agree else DECLINE, wish.seat)
        if wish.agree and not live.back_voters():
            await hall.append(live, UNDO, asker, AGREED)
    await hall.announce(table)


async def _was_done(hall: Hall, table: str, deed: tuple[str, int, str], revision: int) -> bool:
    """Whether the first thing that a seat did after a revision was just this, and stands: then it is sent again."""
    later = (Event.table_id == table, Event.revision > revision, Event.seat == deed[1])
    query = select(Event).where(*later).order_by(Event.revision)
    async with hall.database.reading() as session:
        done = [(event.kind, event.seat, event.move) for event in await session.scalars(query)]
    return done[:1] == [deed] and (UNDO, deed[1], "") not in done[1:]


def may_be_advised(live: LiveTable, guest: str) -> bool:
    """Among people a bot gives advice only where the table has agreed on it."""
    return live.stored.hints or not live.others(guest)


async def give_hint(hall: Hall, guest: str, home: str, table: str, seat: int) -> wire.Hint:
    """What a bot would do; whoever asks has to wait for the turn of their address."""
    async with hall.at(table) as live:
        check_seat(live, guest, seat)
        check_running(live)
        if not may_be_advised(live, guest):
            sentence = "Other people play here, and this table goes without hints."
            raise Rejection(403, "no_hints", sentence)
        if seat not in live.asked or live.match is None:
            raise Rejection(409, "not_running", f"Seat {seat} is not asked now.")
        revision, here = live.stored.revision, live.match.moment()
    async with hall.turns.take(home, table, who_waits=lambda: Waits.HERE):
        move, gains, then, serves = await hall.workers.run(hint, here, seat, limit=HINTED_IN)
    await _tell_of_advice(hall, guest, table, seat, revision)
    return wire.Hint(revision, move, gains, then, serves and wire.Serves(*serves))


async def coach(
    hall: Hall, guest: str, home: str, table: str, wish: wire.CoachWish
) -> wire.Coached:
    """Whether a move that is about to be made gives much away; nothing is changed by asking."""
    async with hall.at(table) as live:
        check_seat(live, guest, wish.seat)
        check_running(live)
        if not may_be_advised(live, guest):
            return wire.Coached(None)
        if not live.is_current(wish.seat, wish.revision):
            raise late(live.stored.revision, wish.revision)
        if wish.seat not in live.asked or live.match is None:
            raise Rejection(409, "not_running", f"Seat {wish.seat} is not asked now.")
        here = live.match.moment()
    move = " ".join(wish.move.split())
    async with hall.turns.take(home, table, who_waits=lambda: Waits.HERE):
        found = await hall.workers.run(look_over, here, wish.seat, move, limit=HINTED_IN)
    if found is None:
        return wire.Coached(None)
    await _tell_of_advice(hall, guest, table, wish.seat, wish.revision)
    return wire.Coached(wire.Warned(*found))


async def _tell_of_advice(hall: Hall, guest: str, table: str, seat: int, revision: int) -> None:
    """All at a table hear that a bot has advised somebody, once for each question, and it is counted."""
    async with hall.at(table) as live:
        if not live.others(guest) or live.advised.get(seat) == revision:
            return
        live.advised[seat] = revision
        await _add_line(hall, live, seat, event=HINT)
        live.seats[seat].hints += 1
    await hall.announce(table)


async def why_not(hall: Hall, guest: str, table: str, seat: int, things: list[str]) -> wire.WhyNot:
    """Why a seat can do nothing with a thing on the table, or else with the next of these."""
    async with hall.at(table) as live:
        check_seat(live, guest, seat)
        check_running(live)
        if live.match is None:
            raise Rejection(409, "not_running", "No game has been started at this table.")
        async with hall.set_aside_if_hopeless(live):
            reasons = await live.match.why_not(seat, things)
        return wire.WhyNot(live.stored.revision, reasons)


async def resign(hall: Hall, guest: str, table: str, seat: int) -> None:
    """A player gives up; a bot plays the seat to the end, so that the others keep their game."""
    async with hall.at(table, fresh=True) as live:
        check_seat(live, guest, seat)
        check_running(live)
        home, maker = live.stored.maker_home, live.stored.maker
        alone = all(place.kind == BOT for place in live.seats if place.seat != seat)
        async with hall.bots_alone.room_for(home, maker, alone):
            await hall.append(live, RESIGN, seat, **stand_in(live), resigned=True)
    await hall.announce(table)


def stand_in(live: LiveTable) -> dict[str, object]:
    """What a seat says from now on: the table's bot plays it, and what was done so far stays its player's."""
    assert live.match is not None
    return {"kind": BOT, "bot": live.stored.stand_in, "handed_at": live.match.number}


async def replace(hall: Hall, guest: str, table: str, seat: int) -> None:
    """A player agrees that a bot takes over for somebody who left."""
    async with hall.at(table, fresh=True) as live:
        check_running(live)
        if seat >= len(live.seats) or live.seats[seat].kind != PERSON:
            raise Rejection(409, "taken", f"Nobody sits on seat {seat} who could be replaced.")
        voters = live.voters(seat)
        if guest not in voters:
            raise Rejection(403, "not_your_seat", "The other players decide about this.")
        chair = live.seats[seat]
        if is_online(chair, hall.presence.at(table)):
            raise Rejection(409, "at_the_table", "This player is at the table.")
        _check_grace(live.stored.grace, chair)
        agreed = {vote.guest for vote in live.votes if vote.seat == seat} | {guest}
        away = time.time() - chair.seen
        if voters <= agreed or away >= hall.settings.away_after:
            await hall.append(live, REPLACE, seat, **stand_in(live), replaced=True)
        else:
            await _vote(hall, table, seat, guest)
    await hall.changed(table)


def _check_grace(grace: int, chair: Seat) -> None:
    """Whoever loses the connection has as much time to come back as the table gives."""
    if not grace:
        sentence = "At this table everybody takes the time they need: nobody is replaced."
        raise Rejection(409, "no_grace", sentence)
    left = chair.seen + grace - time.time()
    if left > 0:
        sentence = f"This player has {math.ceil(left)} more seconds to come back."
        raise Rejection(409, "grace", sentence)


async def _vote(hall: Hall, table: str, seat: int, guest: str) -> None:
    vote = {"table_id": table, "seat": seat, "guest": guest}
    with contextlib.suppress(IntegrityError):  # who agrees twice has agreed
        async with hall.database.writing() as connection:
            await connection.execute(insert(Vote).values(**vote))


async def _check_lines(hall: Hall, table: str, guest: str) -> None:
    """Nobody fills the chat: so many lines a minute from one guest, so many at a table."""
    _, lines = hall.lines.count(f"{table} {guest}")
    if lines > LINES_A_MINUTE:
        sentence = f"{LINES_A_MINUTE} lines a minute are enough; go on in a minute."
        raise Rejection(429, "too_many", sentence)
    query = select(func.count()).where(ChatLine.table_id == table, ChatLine.event == "")
    async with hall.database.reading() as session:
        if (await session.scalar(query) or 0) >= LINES_AT_A_TABLE:
            raise Rejection(429, "too_many", "Enough has been said at this table.")


async def say(hall: Hall, guest: str, table: str, text: str) -> wire.SaidId:
    """A player says something."""
    said = clean(text, CHAT_LENGTH)
    if not said:
        raise Rejection(400, "bad_request", "There is nothing to say.")
    async with hall.at(table) as live:
        seats = live.seats_of(guest)
        if not seats:
            raise Rejection(403, "not_your_seat", "Only players talk at the table.")
        if live.seats[seats[0]].muted:
            raise Rejection(403, "muted", "The host of this table has muted you.")
        await _check_lines(hall, table, guest)
        number = await _add_line(hall, live, seats[0], said)
    await hall.announce(table)
    return wire.SaidId(number)


async def _add_line(hall: Hall, live: LiveTable, seat: int, said: str = "", event: str = "") -> int:
    """Something is said, or happens beside the rules; the number of the line."""
    at, name = time.time(), live.seats[seat].name
    row = {"table_id": live.id, "seat": seat, "name": name, "text": said, "event": event, "at": at}
    async with hall.database.writing() as connection:
        added = await connection.execute(insert(ChatLine).values(**row))
        if event == HINT:
            place = (Seat.table_id == live.id, Seat.seat == seat)
            await connection.execute(update(Seat).where(*place).values(hints=Seat.hints + 1))
    number = int((added.inserted_primary_key or [0])[0])
    live.chat.append(wire.Said(number, seat, name, said, moment(at), event))
    return number

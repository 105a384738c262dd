"""The reception: tables are made, for a game, a lesson or a rematch, or brought along as a record."""

from __future__ import annotations

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polyana import bots
from polyana.kernel import BadOptions, Match, Pledge
from polyana.kernel.record import HUMAN
from polyana.server import wire
from polyana.server.at_play import Position
from polyana.server.guests import name_of
from polyana.server.hall import Hall
from polyana.server.identity import NAME_LENGTH, clean, new_token, token_hash
from polyana.server.inspection import SHORT
from polyana.server.lessons import lesson_called
from polyana.server.live_table import LiveTable
from polyana.server.lobby import check_offer
from polyana.server.problems import Rejection, not_found
from polyana.server.rows import (
    pledged,
    recorded_moves,
    recorded_position,
    stored_position,
)
from polyana.server.storage.models import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Event,
    Seat,
    StoredTable,
    new_table_id,
)
from polyana.server.workers import checked_options, examine, game_called

UNFINISHED: Final = 60
"""Tables that one guest may have going at the same time."""
USUAL_BOT: Final = "medium"

Row = dict[str, object]


def invite_path(table: str, token: str) -> str:
    """Where an invite link leads; the token stands behind the # and so never reaches a log."""
    return f"/table/{table}#token={token}"


async def make_table(
    hall: Hall, guest: str, home: str, wish: wire.NewTable
) -> tuple[str, list[wire.Invite]]:
    """A new table; it runs at once if no seat is open."""
    game = game_called(wish.game)
    given = {"players": len(wish.seats), **wish.options}
    if any(isinstance(value, str) and len(value) > SHORT for value in given.values()):
        options = await hall.inspection.look(home, checked_options, game.name, given)
    else:
        options = game.options(given)
    if options.players != len(wish.seats):
        sentence = f"{options.players} players need as many seats, not {len(wish.seats)}"
        raise BadOptions(sentence, "option-seats", players=options.players, seats=len(wish.seats))
    await _check_room(hall, guest)
    if wish.public:
        await check_offer(hall, home)
    table, name, invites = new_table_id(), await name_of(hall.database, guest), []
    chairs: list[Row] = []
    for number, seat in enumerate(wish.seats):
        chair = _chair(table, number)
        if seat.kind == "me":
            chair |= {"kind": PERSON, "guest": guest, "name": clean(seat.name, NAME_LENGTH) or name}
        elif seat.kind == "bot":
            chair |= {"kind": BOT, "bot": bot_on_offer(seat.bot or USUAL_BOT)}
        else:
            token = new_token()
            invites.append(wire.Invite(number, token, invite_path(table, token)))
            chair |= {"kind": OPEN, "token_hash": token_hash(token)}
        chairs.append(chair)
    row = _table(table, game.name, asdict(options), guest, home) | {"public": wish.public}
    row |= {
        "language": wish.language,
        "take_back": wish.take_back,
        "stand_in": bot_on_offer(wish.stand_in),
    }
    row |= {"hints": wish.hints, "grace": wish.grace, "nonces": wish.nonces and bool(invites)}
    pledge = Pledge.drawn()
    row |= pledged(pledge)
    if not invites:
        row |= first_position(Match(game, options, pledge=pledge), chairs)
    alone = all(chair["kind"] == BOT for chair in chairs)
    async with (
        hall.bots_alone.room_for(home, guest, alone),
        hall.database.writing() as connection,
    ):
        await _insert(connection, row, chairs)
    hall.wake(table)
    return table, invites


async def learn(hall: Hall, guest: str, home: str, wish: wire.LessonWish) -> str:
    """A table with the fixed deal of a lesson, for the guest and the bots of the lesson."""
    game, lesson = game_called(wish.game), lesson_called(wish.game)
    if lesson is None:
        raise not_found("lesson")
    await _check_room(hall, guest)
    table, name = new_table_id(), await name_of(hall.database, guest)
    match, chairs = lesson.begin(game), list[Row]()
    for number, sitter in enumerate(lesson.deal.seats):
        chair = _chair(table, number)
        if number == lesson.learner:
            chair |= {"kind": PERSON, "guest": guest, "name": name}
        else:
            chair |= {"kind": BOT, "bot": bot_on_offer(sitter)}
        chairs.append(chair)
    row = _table(table, game.name, asdict(match.options), guest, home)
    row |= {"public": False, "language": wish.language, "lesson": True}
    row |= first_position(match, chairs)
    async with hall.database.writing() as connection:
        await _insert(connection, row, chairs)
    hall.wake(table)
    return table


async def rematch(hall: Hall, guest: str, home: str, table: str) -> str:
    """The sequel, mostly the same game again, with everybody one seat further; the id of the new table."""
    async with hall.at(table, fresh=True) as live:
        check_status(live, OVER)
        if guest not in {seat.guest for seat in live.seats}:
            raise Rejection(403, "not_your_seat", "A rematch is for those who played.")
        if live.stored.next:
            return live.stored.next
        fresh, game = new_table_id(), live.game
        options = live.sequel()
        chairs = [
            _chair_again(fresh, (seat.seat + 1) % len(live.seats), seat, guest)
            for seat in live.seats
        ]
        row = _table(fresh, game.name, asdict(options), guest, home) | {"public": False}
        for kept in ("language", "stand_in", "take_back", "hints", "grace"):
            row[kept] = getattr(live.stored, kept)
        pledge = Pledge.drawn()
        row |= pledged(pledge) | first_position(Match(game, options, pledge=pledge), chairs)
        async with hall.database.writing() as connection:
            first = (StoredTable.id == table, StoredTable.next.is_(None))
            won = await connection.execute(update(StoredTable).where(*first).values(next=fresh))
            if won.rowcount == 1:
                await _insert(connection, row, chairs)
        live.behind = True
    await hall.changed(table)
    async with hall.at(table) as live:
        following = live.stored.next or fresh
    hall.wake(following)
    return following


def _chair_again(table: str, number: int, old: Seat, guest: str) -> Row:
    """A seat of the rematch; whoever gave up their seat gets it back only if they ask for the rematch."""
    chair = _chair(table, number)
    if old.kind == PERSON or (old.guest == guest and old.guest is not None):
        return chair | {"kind": PERSON, "guest": old.guest, "name": old.name}
    return chair | {"kind": BOT, "bot": old.bot or USUAL_BOT}


async def bring(
    hall: Hall, guest: str, home: str, data: bytes, free: set[int]
) -> tuple[str, list[wire.Invite]]:
    """A table from a record: an open game goes on, a finished one can be looked at."""
    await _check_room(hall, guest)
    examined = await hall.inspection.look(home, examine, data)
    record, players = examined.record, examined.players
    table, name = new_table_id(), await name_of(hall.database, guest)
    invites, chairs = [], list[Row]()
    for number in range(players):
        was = (record.seats or [HUMAN] * players)[number].partition(":")[0]
        chair = _chair(table, number)
        if was in bots.names():
            chair |= {"kind": BOT, "bot": was}
        elif number in free and not record.over:
            token = new_token()
            invites.append(wire.Invite(number, token, invite_path(table, token)))
            chair |= {"kind": OPEN, "token_hash": token_hash(token)}
        else:
            chair |= {"kind": PERSON, "guest": guest, "name": name}
        chairs.append(chair)
    row = _table(table, record.game, record.options, guest, home)
    row |= {"public": False, "imported": True}
    row |= recorded_position(record, examined.turns, examined.result) | _asked(
        examined.asked, chairs
    )
    moves = recorded_moves(table, record)
    alone = not record.over and all(chair["kind"] == BOT for chair in chairs)
    async with (
        hall.bots_alone.room_for(home, guest, alone),
        hall.database.writing() as connection,
    ):
        await _insert(connection, row, chairs)
        if moves:
            await connection.execute(insert(Event), moves)
    hall.wake(table)
    if record.over:
        hall.soon(hall.keep_frames(table))
    return table, invites


# Rows


async def _insert(connection: AsyncConnection, row: Row, chairs: list[Row]) -> None:
    await connection.execute(insert(StoredTable).values(**row))
    await connection.execute(insert(Seat), chairs)


def _table(table: str, game: str, options: dict[str, object], guest: str, home: str) -> Row:
    return {
        "id": table,
        "game": game,
        "options": options,
        "maker": guest,
        "maker_home": home,
    }


def _chair(table: str, number: int) -> Row:
    """A seat with nobody on it yet; rows of one statement all have the same columns."""
    return {
        "table_id": table,
        "seat": number,
        "kind": OPEN,
        "guest": None,
        "name": "",
        "bot": "",
        "token_hash": None,
    }


def first_position(match: Match, chairs: list[Row]) -> Row:  # type: ignore[type-arg]
    """What the row of a table says when its game begins."""
    asked = _asked([ask.seat for ask in match.asks], chairs)
    return stored_position(match.game, Position.of(match)) | {"seed": str(match.seed)} | asked


def _asked(seats: list[int], chairs: list[Row]) -> Row:
    """Who has to answer, and whether a bot is among them."""
    return {"asked": seats, "bot_asked": any(chairs[seat]["kind"] == BOT for seat in seats)}


# What is allowed


def bot_on_offer(name: str) -> str:
    """A bot that is on offer. How long it thinks is not for guests to say."""
    if ":" in name:
        sentence = f"How long bots think is not chosen here; name one without a time, not {name!r}."
        raise Rejection(422, "bad_options", sentence)
    return bots.make(name).name


async def _check_room(hall: Hall, guest: str) -> None:
    query = select(func.count()).where(StoredTable.maker == guest, StoredTable.status != OVER)
    async with hall.database.reading() as session:
        going = await session.scalar(query) or 0
    if going >= UNFINISHED:
        sentence = f"You have {going} tables going; finish some of them first."
        raise Rejection(429, "too_many", sentence)


def check_status(live: LiveTable, status: str) -> None:
    if live.stored.status != status:
        wanted = {WAITING: "not started yet", RUNNING: "running", OVER: "over"}[status]
        raise Rejection(409, f"not_{status}", f"This is possible while the game is {wanted}.")

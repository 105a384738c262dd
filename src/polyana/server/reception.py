"""The reception: tables are made, seats given out, games started, begun again, or brought along as a record."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from msgspec.structs import asdict, replace
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
from polyana.server.problems import Rejection, Stopped, not_found
from polyana.server.rows import (
    pledge_of,
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
    RETURN,
    RUNNING,
    WAITING,
    Event,
    Removed,
    Seat,
    StoredTable,
    new_table_id,
)
from polyana.server.workers import checked_options, examine, game_called

UNFINISHED: Final = 60
"""Tables that one guest may have going at the same time."""
USUAL_BOT: Final = "medium"
BACK: Final = {"replaced": False, "handed_at": None}
"""What a seat says when its player has come back."""

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
            chair |= {"kind": BOT, "bot": _bot(seat.bot or USUAL_BOT)}
        else:
            token = new_token()
            invites.append(wire.Invite(number, token, invite_path(table, token)))
            chair |= {"kind": OPEN, "token_hash": token_hash(token)}
        chairs.append(chair)
    row = _table(table, game.name, asdict(options), guest, home) | {"public": wish.public}
    row |= {"language": wish.language, "take_back": wish.take_back, "stand_in": _bot(wish.stand_in)}
    row |= {"hints": wish.hints, "grace": wish.grace, "nonces": wish.nonces and bool(invites)}
    pledge = Pledge.drawn()
    row |= pledged(pledge)
    if not invites:
        row |= _first_position(Match(game, options, pledge=pledge), chairs)
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
            chair |= {"kind": BOT, "bot": _bot(sitter)}
        chairs.append(chair)
    row = _table(table, game.name, asdict(match.options), guest, home)
    row |= {"public": False, "language": wish.language, "lesson": True}
    row |= _first_position(match, chairs)
    async with hall.database.writing() as connection:
        await _insert(connection, row, chairs)
    hall.wake(table)
    return table


async def claim(hall: Hall, guest: str, table: str, wish: wire.Claim) -> None:
    """Somebody sits down."""
    name = await name_of(hall.database, guest)
    async with hall.at(table, fresh=True) as live:
        _check_served(live)
        await _check_welcome(hall, table, guest)
        sitter = Sitter(guest, name, wish.nonce)
        if wish.token is not None:
            if not await _claim_by_token(hall, live, sitter, wish.token):
                return
        elif wish.seat is not None:
            await _claim_by_number(hall, live, sitter, wish.seat)
        else:
            raise Rejection(400, "bad_request", "A claim names a token or a seat.")
    await hall.changed(table)
    async with hall.at(table) as live:
        full = all(seat.kind != OPEN for seat in live.seats)
        if full and live.stored.status == WAITING:
            await _begin(hall, live, USUAL_BOT)
    await hall.changed(table)
    hall.wake(table)


class Sitter(NamedTuple):
    """Somebody who wants to sit down."""

    guest: str
    name: str
    nonce: str


async def _claim_by_token(hall: Hall, live: LiveTable, sitter: Sitter, token: str) -> bool:
    """Takes the seat of an invite link; False if a player only follows an old link once more."""
    given = token_hash(token)
    for seat in live.seats:
        if seat.kind == OPEN and seat.token_hash == given:
            await _sit_down(hall, live, sitter, seat.seat)
            return True
    if live.seats_of(sitter.guest):
        return False
    raise Rejection(422, "bad_token", "This link does not work, or somebody else has used it.")


async def _claim_by_number(hall: Hall, live: LiveTable, sitter: Sitter, number: int) -> None:
    guest = sitter.guest
    if number >= len(live.seats):
        raise Rejection(422, "bad_request", f"There is no seat {number} at this table.")
    seat = live.seats[number]
    if seat.kind == BOT and seat.replaced and seat.guest == guest and not seat.resigned:
        _check_status(live, RUNNING)
        await hall.append(live, RETURN, number, kind=PERSON, seen=time.time(), **BACK)
        return
    if seat.kind != OPEN:
        raise Rejection(409, "taken", "This seat is taken.")
    if not live.stored.public and live.stored.maker != guest:
        raise Rejection(403, "not_yours", "At this table seats are taken by invite link.")
    if live.stored.maker != guest and live.seats_of(guest):
        raise Rejection(409, "one_seat", "You have a seat here; the others are for others.")
    await _sit_down(hall, live, sitter, number)


async def _sit_down(hall: Hall, live: LiveTable, sitter: Sitter, number: int) -> None:
    if live.stored.status == OVER:
        raise Rejection(409, "not_running", "The game at this table is over.")
    free = (Seat.table_id == live.id, Seat.seat == number, Seat.kind == OPEN)
    place: Row = {"kind": PERSON, "guest": sitter.guest, "name": sitter.name}
    place |= {"token_hash": None, "seen": time.time()}
    async with hall.database.writing() as connection:
        if live.stored.nonces and await _still_waits(connection, live.id):
            place["nonce"] = sitter.nonce
        taken = await connection.execute(update(Seat).where(*free).values(**place))
    if taken.rowcount != 1:
        raise Rejection(409, "taken", "Somebody else was quicker.")


async def give_nonce(hall: Hall, guest: str, table: str, nonce: str) -> None:
    """Somebody adds to what the seed will be made of, on all seats of theirs; what was given before stands."""
    async with hall.at(table, fresh=True) as live:
        if not live.seats_of(guest):
            raise Rejection(403, "not_your_seat", "Nonces are given by those who play.")
        _check_status(live, WAITING)
        if not live.stored.nonces:
            raise Rejection(409, "no_nonces", "At this table nobody gives a nonce.")
        mine = (Seat.table_id == table, Seat.guest == guest, Seat.nonce == "")
        async with hall.database.writing() as connection:
            if await _still_waits(connection, table):
                await connection.execute(update(Seat).where(*mine).values(nonce=nonce))
    await hall.changed(table)


async def _still_waits(connection: AsyncConnection, table: str) -> bool:
    """Whether the game has not begun; until the end of the transaction it does not.

    Written, not read: so every database holds the row, and who comes second sees what the first has done.
    """
    waiting = (StoredTable.id == table, StoredTable.status == WAITING)
    held = await connection.execute(update(StoredTable).where(*waiting).values(status=WAITING))
    return held.rowcount == 1


async def invite(hall: Hall, guest: str, table: str, seat: int) -> wire.Invite:
    """A new link for an open seat; the former one stops working."""
    token = new_token()
    async with hall.at(table, fresh=True) as live:
        _check_maker(live, guest)
        async with hall.database.writing() as connection:
            chair = (Seat.table_id == table, Seat.seat == seat, Seat.kind == OPEN)
            fresh = update(Seat).where(*chair).values(token_hash=token_hash(token))
            found = await connection.execute(fresh)
        if found.rowcount != 1:
            raise Rejection(409, "taken", "This seat is not open.")
        live.behind = True
    return wire.Invite(seat, token, invite_path(table, token))


async def start(hall: Hall, guest: str, table: str, bot: str) -> None:
    """The game begins; seats that are still open are filled with bots."""
    async with hall.at(table, fresh=True) as live:
        _check_maker(live, guest)
        _check_served(live)
        _check_status(live, WAITING)
        home, maker = live.stored.maker_home, live.stored.maker
        async with hall.bots_alone.room_for(home, maker, alone=not live.has_people()):
            await _begin(hall, live, _bot(bot))
    await hall.changed(table)
    hall.wake(table)


async def change_name(hall: Hall, guest: str, table: str, wish: wire.NameWish) -> None:
    """Somebody is called otherwise, on a seat of theirs."""
    async with hall.at(table, fresh=True) as live:
        if not live.holds(guest, wish.seat):
            raise Rejection(403, "not_your_seat", f"Seat {wish.seat} is not yours.")
        mine = (Seat.table_id == table, Seat.seat == wish.seat, Seat.guest == guest)
        named = update(Seat).where(*mine).values(name=clean(wish.name, NAME_LENGTH))
        async with hall.database.writing() as connection:
            await connection.execute(named)
    await hall.changed(table)


async def _begin(hall: Hall, live: LiveTable, bot: str) -> None:
    """Sets up the game, with the nonces that were given. If another node has done so already, that one counts."""
    chairs: list[Row] = [{"kind": BOT if seat.kind == OPEN else seat.kind} for seat in live.seats]
    options = live.game.options(live.stored.options)
    given = select(Seat.nonce).where(Seat.table_id == live.id).order_by(Seat.seat)
    pledge = pledge_of(live.stored) or Pledge.drawn()
    async with hall.database.writing() as connection:
        if await _still_waits(connection, live.id):
            nonces = list(await connection.scalars(given))
            pledge = replace(pledge, nonces=nonces if any(nonces) else [])
            row = _first_position(Match(live.game, options, pledge=pledge), chairs)
            row |= pledged(pledge) | {"updated": time.time()}
            this = update(StoredTable).where(StoredTable.id == live.id)
            await connection.execute(this.values(**row))
            free = (Seat.table_id == live.id, Seat.kind == OPEN)
            filled = update(Seat).where(*free).values(kind=BOT, bot=bot, token_hash=None)
            await connection.execute(filled)
            here = (Seat.table_id == live.id, Seat.kind == PERSON)
            await connection.execute(update(Seat).where(*here).values(seen=time.time()))
    live.behind = True


async def rematch(hall: Hall, guest: str, home: str, table: str) -> str:
    """The sequel, mostly the same game again, with everybody one seat further; the id of the new table."""
    async with hall.at(table, fresh=True) as live:
        _check_status(live, OVER)
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
        row |= pledged(pledge) | _first_position(Match(game, options, pledge=pledge), chairs)
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
    row |= recorded_position(record, examined.result) | _asked(examined.asked, chairs)
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


def _first_position(match: Match, chairs: list[Row]) -> Row:  # type: ignore[type-arg]
    """What the row of a table says when its game begins."""
    asked = _asked([ask.seat for ask in match.asks], chairs)
    return stored_position(match.game, Position.of(match)) | {"seed": str(match.seed)} | asked


def _asked(seats: list[int], chairs: list[Row]) -> Row:
    """Who has to answer, and whether a bot is among them."""
    return {"asked": seats, "bot_asked": any(chairs[seat]["kind"] == BOT for seat in seats)}


# What is allowed


def _bot(name: str) -> str:
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


def _check_maker(live: LiveTable, guest: str) -> None:
    if live.stored.maker != guest:
        raise Rejection(403, "not_yours", "Only whoever made the table can do this.")


async def _check_welcome(hall: Hall, table: str, guest: str) -> None:
    """Whoever was removed by the host does not come back."""
    async with hall.database.reading() as session:
        if await session.get(Removed, (table, guest)) is not None:
            raise Rejection(403, "removed", "The host of this table has removed you.")


def _check_served(live: LiveTable) -> None:
    """Nobody sits down where nothing can be played."""
    if live.unreadable is not None:
        raise Stopped(live.unreadable)


def _check_status(live: LiveTable, status: str) -> None:
    if live.stored.status != status:
        wanted = {WAITING: "not started yet", RUNNING: "running", OVER: "over"}[status]
        raise Rejection(409, f"not_{status}", f"This is possible while the game is {wanted}.")

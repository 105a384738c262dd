"""Sitting down: seats are taken, by invite or by number, nonces and names given, and the game begins."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from polyana.kernel import Match, Pledge
from polyana.server import wire
from polyana.server.guests import name_of
from polyana.server.hall import Hall
from polyana.server.identity import NAME_LENGTH, clean, new_token, token_hash
from polyana.server.live_table import LiveTable
from polyana.server.problems import Rejection, Stopped
from polyana.server.reception import (
    USUAL_BOT,
    Row,
    bot_on_offer,
    check_status,
    first_position,
    invite_path,
)
from polyana.server.rows import pledge_of, pledged
from polyana.server.storage.models import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    RETURN,
    RUNNING,
    WAITING,
    Removed,
    Seat,
    StoredTable,
)

BACK: Final = {"replaced": False, "handed_at": None}
"""What a seat says when its player has come back."""


async def claim(hall: Hall, guest: str, home: str, table: str, wish: wire.Claim) -> None:
    """Somebody sits down."""
    name = await name_of(hall.database, guest)
    async with hall.at(table, fresh=True) as live:
        _check_served(live)
        await _check_welcome(hall, table, guest)
        sitter = Sitter(guest, name, home, wish.nonce)
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
    home: str
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
        check_status(live, RUNNING)
        await hall.append(live, RETURN, number, kind=PERSON, seen=time.time(), **BACK)
        return
    if seat.kind != OPEN:
        raise Rejection(409, "taken", "This seat is taken.")
    if not live.stored.public and live.stored.maker != guest:
        raise Rejection(403, "not_yours", "At this table seats are taken by invite link.")
    if live.stored.maker == guest:
        await _sit_down(hall, live, sitter, number)
        return
    if live.seats_of(guest):
        raise Rejection(409, "one_seat", "You have a seat here; the others are for others.")
    if sitter.home != live.stored.maker_home and any(s.home == sitter.home for s in live.seats):
        sentence = "Somebody from your address has a seat here; the host can invite you by a link."
        raise Rejection(409, "one_seat_from_here", sentence)
    await _sit_down(hall, live, sitter, number, home=sitter.home)


async def _sit_down(
    hall: Hall, live: LiveTable, sitter: Sitter, number: int, home: str = ""
) -> None:
    if live.stored.status == OVER:
        raise Rejection(409, "not_running", "The game at this table is over.")
    free = (Seat.table_id == live.id, Seat.seat == number, Seat.kind == OPEN)
    place: Row = {"kind": PERSON, "guest": sitter.guest, "name": sitter.name}
    place |= {"token_hash": None, "seen": time.time(), "home": home}
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
        check_status(live, WAITING)
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
        check_status(live, WAITING)
        home, maker = live.stored.maker_home, live.stored.maker
        async with hall.bots_alone.room_for(home, maker, alone=not live.has_people()):
            await _begin(hall, live, bot_on_offer(bot))
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
            row = first_position(Match(live.game, options, pledge=pledge), chairs)
            row |= pledged(pledge) | {"updated": time.time()}
            this = update(StoredTable).where(StoredTable.id == live.id)
            await connection.execute(this.values(**row))
            free = (Seat.table_id == live.id, Seat.kind == OPEN)
            filled = update(Seat).where(*free).values(kind=BOT, bot=bot, token_hash=None)
            await connection.execute(filled)
            here = (Seat.table_id == live.id, Seat.kind == PERSON)
            await connection.execute(update(Seat).where(*here).values(seen=time.time()))
    live.behind = True


# What is allowed


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

"""Tables that may hang: their rules are tried in another process first, and a table that hangs or breaks is set aside.

A position that a stranger brought may pass every check and still make the rules loop. So each move at such a table is
rehearsed before it is played, and the whole table before it is opened. Of any table it is written down that it is being
woken when the server starts: should it take the server down, it is rehearsed the next time, and given up in the end.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from polyana.kernel import IllegalMove, Record
from polyana.server.crew import OverTime, SentHome, WorkerDied
from polyana.server.live_table import LiveTable
from polyana.server.logs import note
from polyana.server.refusals import Refusal
from polyana.server.storage.models import StoredTable
from polyana.server.workers import packed, rehearse, replay

if TYPE_CHECKING:
    from polyana.server.hall import Hall

REHEARSED_IN: Final = 5.0
OPENED_IN: Final = 20.0
"""Seconds after which a move, or the opening of a table, counts as hanging."""
SLOWEST_MOVE: Final = 0.25
SLOWEST_OPENING: Final = 3.0
"""Seconds of the processor that they may take: so long others have to wait for them at most."""
MOST_WAKINGS: Final = 3
"""How often a table may be woken at a start without an end; then it is given up."""
ENDED: Final = (OverTime, WorkerDied, MemoryError)
"""How a process ends that hangs or takes all the memory."""
REASON_LENGTH: Final = 200
WHY: Final = "it hung or broke the rules of its game, and has been set aside."


async def try_move(hall: Hall, live: LiveTable, seat: int, move: str, guess: bool = False) -> None:
    """Rehearses a move if the table is a stranger's; Refusal if it was set aside over it, IllegalMove as ever."""
    if not live.stored.imported or live.match is None:
        return
    moment = live.match.moment()
    try:
        took = await hall.workers.check(rehearse, moment, seat, move, guess, limit=REHEARSED_IN)
    except (IllegalMove, SentHome):
        raise
    except (
        Exception
    ) as error:  # whatever foreign positions do: hang, fill the memory, break the rules
        await set_aside(hall, live.id, repr(error))
    else:
        if took <= SLOWEST_MOVE:
            return
        await set_aside(hall, live.id, f"a move took {took:.2f} s")
    raise Refusal(409, "set_aside", f"This table cannot go on: {WHY}")


async def can_open(hall: Hall, live: LiveTable, record: Record) -> bool:
    """Whether a table can be opened; it is rehearsed if it is a stranger's, or if it may have taken the server down."""
    if live.stored.aside:
        return False
    if not live.stored.imported and live.stored.waking <= 1:
        return True
    try:
        took = await hall.workers.check(replay, packed(record), limit=OPENED_IN)
    except SentHome:
        raise
    except Exception as error:  # as above
        await set_aside(hall, live.id, repr(error))
        return False
    if took > SLOWEST_OPENING:
        await set_aside(hall, live.id, f"opening it took {took:.2f} s")
        return False
    return True


async def blame(hall: Hall, table: str, error: Exception) -> None:
    """Sets a stranger's table aside if somebody who thought about it hung, or died over it."""
    live = hall.tables.get(table)
    if live is not None and live.stored.imported and isinstance(error, ENDED):
        await set_aside(hall, table, repr(error))


async def set_aside(hall: Hall, table: str, reason: str) -> None:
    """Nobody wakes this table again; people at it are told, and so is the operator."""
    note("set_aside", logging.ERROR, table=table, reason=reason)
    kept = update(StoredTable).where(StoredTable.id == table)
    async with hall.database.writing() as connection:
        await connection.execute(kept.values(aside=reason[:REASON_LENGTH]))
    if table in hall.tables:
        hall.put_away(hall.tables[table])
    await hall.announce(table)


async def wake(hall: Hall, table: str) -> None:
    """Opens a table whose bots were asked when the server stopped, and lets them go on."""
    this = StoredTable.id == table
    async with hall.database.writing() as connection:
        begun = await connection.scalar(select(StoredTable.waking).where(this)) or 0
        await connection.execute(update(StoredTable).where(this).values(waking=begun + 1))
    if begun >= MOST_WAKINGS:
        await set_aside(hall, table, f"the server ended {begun} times while it woke this table")
        return
    try:
        async with hall.at(table) as live:
            live.sight(None)
    except Exception as error:
        note("not_woken", logging.ERROR, table=table, trace=error)
    async with hall.database.writing() as connection:
        await connection.execute(update(StoredTable).where(this).values(waking=0))
    hall.bots.wake(table)

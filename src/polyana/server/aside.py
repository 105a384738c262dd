"""Tables that may hang: their rules are tried in another process first, and a table that hangs or breaks is set aside.

A position that a stranger brought may pass every check and still make the rules loop. So each move at such a table is
rehearsed before it is played, and the whole table before it is opened; so is any table that may have taken the server
down while it was woken.
"""

from __future__ import annotations

from typing import Final

from polyana.kernel import IllegalMove, Record
from polyana.server.crew import OverTime, SentHome, WorkerDied
from polyana.server.live_table import LiveTable
from polyana.server.workers import Workers, packed, rehearse, replay

REHEARSED_IN: Final = 5.0
OPENED_IN: Final = 20.0
"""Seconds after which a move, or the opening of a table, counts as hanging."""
SLOWEST_MOVE: Final = 0.25
SLOWEST_OPENING: Final = 3.0
"""Seconds of the processor that they may take: so long others have to wait for them at most."""
ENDED: Final = (OverTime, WorkerDied, MemoryError)
"""How a process ends that hangs or takes all the memory."""
WHY: Final = "it hung or broke the rules of its game, and has been set aside."


async def fault_of_move(
    workers: Workers, live: LiveTable, seat: int, move: str, guess: bool = False
) -> str:
    """Rehearses a move if the table is a stranger's; why the table must be set aside over it. IllegalMove as ever."""
    if not live.stored.imported or live.match is None:
        return ""
    moment = live.match.moment()
    try:
        took = await workers.check(rehearse, moment, seat, move, guess, limit=REHEARSED_IN)
    except (IllegalMove, SentHome):
        raise
    except Exception as error:  # whatever foreign positions do: hang, fill memory, break the rules
        return repr(error)
    return f"a move took {took:.2f} s" if took > SLOWEST_MOVE else ""


async def fault_of_opening(workers: Workers, live: LiveTable, record: Record) -> str:
    """Rehearses the opening of a table if it is a stranger's, or if it may have taken the server down; as above."""
    if not live.stored.imported and live.stored.waking <= 1:
        return ""
    try:
        took = await workers.check(replay, packed(record), limit=OPENED_IN)
    except SentHome:
        raise
    except Exception as error:  # as above
        return repr(error)
    return f"opening it took {took:.2f} s" if took > SLOWEST_OPENING else ""

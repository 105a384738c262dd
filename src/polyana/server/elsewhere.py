"""Matches that strangers brought: their rules run in another process, under a time limit, and never in this one.

A position from elsewhere may pass every check and still make the rules loop, break or fill the memory. So the table has
a still of its match to show, and every move, undo and trial is played in a process that may be ended; what comes back
is the next still. A table at which that fails is set aside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

from polyana.kernel import IllegalMove, Reason, Record, Refusal, Sight
from polyana.kernel.moment import Moment, moves_shown
from polyana.server.at_play import Happened, Position
from polyana.server.crew import OverTime, SentHome, WorkerDied
from polyana.server.inspection import Inspection
from polyana.server.logbook import read_by
from polyana.server.logs import told
from polyana.server.still import Still, opened, played, tried, wondered
from polyana.server.wire import LogLine
from polyana.server.workers import packed

Args = TypeVarTuple("Args")
T = TypeVar("T")

PLAYED_IN: Final = 5.0
OPENED_IN: Final = 20.0
"""Seconds after which a move, or the opening of a table, counts as hanging."""
ENDED: Final = (OverTime, WorkerDied, MemoryError)
"""How a process ends that hangs or takes all the memory."""
WHY: Final = "it hung or broke the rules of its game, and has been set aside."
SET_ASIDE: Final = Refusal(WHY, "set-aside")
SHUT: Final = Refusal("it has been closed by the operator of this server.", "table-closed")


class Hopeless(Exception):
    """A match that hung or broke its rules; the table must be set aside."""


class MatchElsewhere:
    """A match that is played in other processes, for a table that was made at this address."""

    def __init__(self, desk: Desk, still: Still, log: list[LogLine]) -> None:
        self._desk = desk
        self._still = still
        self._log = log

    @classmethod
    async def of(cls, desk: Desk, record: Record) -> MatchElsewhere:
        """The match of a stored record. Hopeless if it cannot be played."""
        return cls(desk, *await desk.run(OPENED_IN, opened, packed(record)))

    @property
    def number(self) -> int:
        return self._still.position.number

    @property
    def turns(self) -> int:
        return self._still.position.turns

    @property
    def first(self) -> int:
        return self._still.first

    @property
    def asked(self) -> list[int]:
        return self._still.asked

    @property
    def position(self) -> Position:
        return self._still.position

    def sight(self, seat: int | None) -> Sight:
        return self._still.sights[seat]

    def log(self, seat: int | None) -> list[LogLine]:
        return read_by(seat, self._log)

    def moves_for(self, seat: int | None) -> list[tuple[int, str]]:
        answers = Moment.from_bytes(self._still.moment).answers
        return moves_shown(answers, self._still.open_to_all, seat)

    def moment(self) -> bytes:
        return self._still.moment

    async def happen(self, seat: int, move: str | None) -> Happened:
        self._still, done = await self._desk.run(PLAYED_IN, played, self.moment(), seat, move)
        while self._log and self._log[-1].number > self.number:
            self._log.pop()
        self._log += done.told
        return done

    def can_take_back(self, seat: int) -> bool:
        return False  # nobody has agreed on anything at a table that came as a file

    async def take_back(self, seat: int) -> Happened:
        raise IllegalMove("At this table nothing is taken back by agreement.", "undo-foreign")

    async def trial(self, seat: int, move: str) -> list[int] | None:
        return await self._desk.run(PLAYED_IN, tried, self.moment(), seat, move)

    async def why_not(self, seat: int, things: list[str]) -> list[Reason]:
        return await self._desk.run(PLAYED_IN, wondered, self.moment(), seat, things)


class Desk:
    """Where the matches of one address are played."""

    def __init__(self, inspection: Inspection, home: str) -> None:
        self._inspection = inspection
        self._home = home

    async def run(self, limit: float, work: Callable[[*Args], T], *args: *Args) -> T:
        """Plays elsewhere. IllegalMove as ever; Hopeless whatever else goes wrong."""
        try:
            return await self._inspection.play(self._home, limit, work, *args)
        except (IllegalMove, SentHome):
            raise
        except (
            Exception
        ) as error:  # whatever foreign positions do: hang, fill memory, break the rules
            raise Hopeless(told(error)) from error

"""What strangers bring along is read and played in other processes, one thing at a time from each address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from polyana.server.crew import OverTime, WorkerDied
from polyana.server.problems import Rejection
from polyana.server.workers import CHECKERS, Workers

Args = TypeVarTuple("Args")
T = TypeVar("T")

SHORT: Final = 200
"""Characters of a text that anybody may read at once."""


class Inspection:
    """The desk at which it is looked at. Whoever brings much waits for themselves, not others for them."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._looking = asyncio.Semaphore(CHECKERS - 1)
        """A process is left to those who play, however much there is to read."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._plays: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def play(self, home: str, limit: float, work: Callable[[*Args], T], *args: *Args) -> T:
        """Plays at a table that was made at an address; in so many seconds, else OverTime."""
        turn = self._plays.setdefault(home, asyncio.Lock())
        async with turn:
            return await self._workers.check(work, *args, limit=limit)

    async def look(self, home: str, work: Callable[[*Args], T], *args: *Args) -> T:
        """Looks at something for an address. Rejection if it takes too long or too much memory."""
        turn = self._turns.setdefault(home, asyncio.Lock())
        async with turn, self._looking:
            try:
                return await self._workers.check(work, *args)
            except (OverTime, WorkerDied, MemoryError):
                sentence = "This takes too long to read and check; it is no record or deck of ours."
                raise Rejection(422, "too_slow", sentence) from None

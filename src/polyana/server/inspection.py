"""What strangers bring along is read in another process, one deck file or record at a time from each address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from polyana.server.crew import OverTime, WorkerDied
from polyana.server.refusals import Refusal
from polyana.server.workers import Workers

Args = TypeVarTuple("Args")
T = TypeVar("T")

SHORT: Final = 200
"""Characters of a text that anybody may read at once."""


class Inspection:
    """The desk at which it is looked at. Whoever brings much waits for themselves, not others for them."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def look(self, home: str, work: Callable[[*Args], T], *args: *Args) -> T:
        """Looks at something from an address. Refusal if it takes too long or too much memory."""
        turn = self._turns.setdefault(home, asyncio.Lock())
        async with turn:
            try:
                return await self._workers.check(work, *args)
            except (OverTime, WorkerDied, MemoryError):
                sentence = "This takes too long to read and check; it is no record or deck of ours."
                raise Refusal(422, "too_slow", sentence) from None

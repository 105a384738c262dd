"""The crowd: everybody who is connected, how many may come from one address, and whose silence lasts too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from polyana.server.identity import neighbourhood
from polyana.server.logs import note
from polyana.server.minutes import Minutes

MOST: Final = 10_000
"""Connections at the same time: what a process of ours can serve, however many files it may open."""
SET_ASIDE: Final = 128
"""Files that are no connections: the database, logs, pipes to the workers."""
FOR_A_WORKER: Final = 8
ENOUGH: Final = 2 * MOST
"""Files with which nothing is short."""
ONE_IN: Final = 4
"""No address gets more than one in so many places."""
FEWEST: Final = 16
LOOK: Final = 1.0
"""Seconds after which the crowd is looked over again; sooner, if patience is short."""


def room_for(files: int, workers: int) -> int:
    """How many connections there is room for with so many files.

    >>> room_for(1024, 8), room_for(1_048_576, 8), room_for(64, 8)
    (832, 10000, 16)
    """
    return max(FEWEST, min(MOST, files - SET_ASIDE - FOR_A_WORKER * workers))


class Visitor(Protocol):
    """A connection."""

    transport: asyncio.Transport

    def overdue(self, now: float) -> bool:
        """Whether this one has been waited for too long."""


class Crowd:
    """All connections of this server. Proxies that are believed come for many people, so they are not counted."""

    def __init__(
        self,
        room: int,
        each: int,
        a_minute: int,
        patience: float,
        is_proxy: Callable[[str], bool],
    ) -> None:
        self.room = room
        self.each = max(1, min(each, room // ONE_IN))
        self.a_minute = a_minute
        self.patience = patience
        self.is_proxy = is_proxy
        self._here: dict[Visitor, str] = {}
        self._from: Counter[str] = Counter()
        self._silent: dict[Visitor, None] = {}
        self._next_look: asyncio.TimerHandle | None = None
        self._minutes = Minutes()

    def __len__(self) -> int:
        return len(self._here)

    def enter(self, visitor: Visitor, host: str) -> bool:
        """Somebody comes, and is silent at first; False if there are too many from there.

        When the room is full, whoever has been silent for the longest time makes place.
        """
        address = neighbourhood(host)
        if self._from[address] >= self.each and not self.is_proxy(host):
            return False
        if len(self._here) >= self.room:
            longest = next(iter(self._silent), None)
            if longest is None:
                return False
            self.leave(longest)
            longest.transport.abort()
        self._here[visitor] = address
        self._from[address] += 1
        self._silent[visitor] = None
        if self._next_look is None:
            self._look_soon()
        return True

    def hurries(self, host: str) -> bool:
        """Whether more connections come from there in a minute than may; one more is counted."""
        if not self.a_minute or self.is_proxy(host):
            return False
        address = neighbourhood(host)
        count = self._minutes.count(address)[1]
        if count == self.a_minute + 1:
            note("too_many", logging.WARNING, what="lines", address=address, limit=self.a_minute)
        return count > self.a_minute

    def leave(self, visitor: Visitor) -> None:
        """Somebody is gone, or counts no longer."""
        address = self._here.pop(visitor, None)
        if address is not None:
            self._silent.pop(visitor, None)
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def speaks(self, visitor: Visitor) -> None:
        """Somebody has asked for something and is being served."""
        self._silent.pop(visitor, None)

    def is_silent(self, visitor: Visitor) -> None:
        """Somebody has been served; what comes next is awaited."""
        if visitor in self._here:
            self._silent[visitor] = None

    def _look_soon(self) -> None:
        loop = asyncio.get_running_loop()
        self._next_look = loop.call_later(min(LOOK, self.patience / 4), self._look_over, loop)

    def _look_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Shows those to the door who have been waited for too long."""
        self._next_look = None
        now = loop.time()
        for visitor in [*self._here]:
            if visitor.overdue(now):
                visitor.transport.abort()
        if self._here:
            self._look_soon()


def raise_file_limit() -> int:
    """Takes as many files as the system gives to this process, and says how many these are."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return ENOUGH
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, ENOUGH):
        if wanted == resource.RLIM_INFINITY:
            wanted = ENOUGH
        if now != resource.RLIM_INFINITY and wanted > now:
            with contextlib.suppress(ValueError, OSError):  # some systems give less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
                return wanted
    return ENOUGH if now == resource.RLIM_INFINITY else now

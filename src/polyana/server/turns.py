"""Whose turn it is to think: bots and hints of all tables share the workers, and nobody takes them all."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from itertools import count
from typing import Final

REMEMBERED: Final = 10_000
"""Addresses and tables of which we remember when they last had their turn."""


class Waits(IntEnum):
    """Who waits for a table: somebody who has it open, a player who is not here now, or nobody."""

    HERE = 0
    AWAY = 1
    NOBODY = 2


class Wish:
    """Somebody wants to think for a table that was made at this address."""

    def __init__(self, home: str, table: str, who_waits: Callable[[], Waits]) -> None:
        self.home = home
        self.table = table
        self.who_waits = who_waits
        self.alone = False
        """Nobody waited for it when its turn came."""
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """The workers, handed out in turns.

    Tables that somebody has open come first, then those at which a person plays. Among them the turn goes from address
    to address, and at an address from table to table. One address has at most half of the workers and no more than
    there are processors, tables at which nobody waits have half of that: so whoever comes next finds a worker free,
    and not much less of a processor than if they were alone, however long the others think.
    """

    def __init__(self, at_once: int, processors: int) -> None:
        self.at_once = at_once
        self.of_one_home = max(1, min(at_once // 2, processors))
        self.for_nobody = max(1, self.of_one_home // 2)
        self._wishes: list[Wish] = []
        self._thinking: set[Wish] = set()
        self._homes: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        """When an address or a table last had its turn."""
        self._clock = count(1)

    @asynccontextmanager
    async def take(
        self, home: str, table: str, who_waits: Callable[[], Waits]
    ) -> AsyncIterator[None]:
        """Waits for a turn and has it. `who_waits` is asked whenever a worker is free."""
        wish = Wish(home, table, who_waits)
        self._wishes.append(wish)
        self._hand_out()
        try:
            await wish.turn
            yield
        finally:
            self._end(wish)

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len(self._wishes)

    @property
    def thinking(self) -> int:
        """How many have one now."""
        return len(self._thinking)

    def _end(self, wish: Wish) -> None:
        """A turn is over, or is wanted no longer."""
        if wish in self._thinking:
            self._thinking.discard(wish)
            self._homes[wish.home] -= 1
            self._homes += Counter()  # addresses where nobody thinks take no room
        else:
            self._wishes.remove(wish)
        self._hand_out()

    def _hand_out(self) -> None:
        while wish := self._next():
            self._wishes.remove(wish)
            self._thinking.add(wish)
            self._homes[wish.home] += 1
            wish.alone = wish.who_waits() is Waits.NOBODY
            self._served[wish.home] = self._served[wish.table] = next(self._clock)
            wish.turn.set_result(None)
        if len(self._served) > REMEMBERED:
            here = [*self._wishes, *self._thinking]
            known = {wish.home for wish in here} | {wish.table for wish in here}
            self._served = {name: when for name, when in self._served.items() if name in known}

    def _next(self) -> Wish | None:
        if len(self._thinking) >= self.at_once:
            return None
        return min(filter(self._may_think, self._wishes), key=self._rank, default=None)

    def _may_think(self, wish: Wish) -> bool:
        if wish.turn.done() or self._homes[wish.home] >= self.of_one_home:
            return False
        if wish.who_waits() is not Waits.NOBODY:
            return True
        return sum(one.alone for one in self._thinking) < self.for_nobody

    def _rank(self, wish: Wish) -> tuple[Waits, int, int, int]:
        """Small is first; of equals, who came first."""
        served = self._served.get
        return (
            wish.who_waits(),
            self._homes[wish.home],
            served(wish.home, 0),
            served(wish.table, 0),
        )

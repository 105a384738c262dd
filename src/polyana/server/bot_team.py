"""The bots: wherever one is asked, it thinks in a worker process and answers like anybody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from polyana.server.elsewhere import ENDED
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from polyana.server.logs import note
from polyana.server.problems import Rejection
from polyana.server.storage.models import MOVE
from polyana.server.workers import think

FIRST_REST: Final = 1.0
"""Seconds after which a bot that failed is asked again; each time it fails, they are four times as many."""
LONGEST_REST: Final = 600.0


class Trouble:
    """The bots of a table that failed to answer its present question, and how often."""

    def __init__(self, revision: int) -> None:
        self.revision = revision
        self.times: Counter[int] = Counter()


class BotTeam:
    """Plays all seats of bots. At most one task per table; the database decides if another node plays it, too."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._playing: dict[str, asyncio.Event] = {}
        """The tables whose bots are asked, each with a bell that rings when something happens there."""
        self._trouble: dict[str, Trouble] = {}

    def wake(self, table: str) -> None:
        """Lets the bots of a table answer, if any is asked."""
        if table in self._playing:
            self._playing[table].set()
        else:
            self._playing[table] = asyncio.Event()
            self.hall.soon(self._play(table))

    # What the table is told

    def late(self, live: LiveTable) -> list[int]:
        """The seats whose bot should have answered by now."""
        waited = time.time() - live.stored.updated
        return live.thinking() if waited >= self.hall.settings.late_after else []

    def failing(self, live: LiveTable) -> list[int]:
        """The seats whose bot could not answer, and is asked again after a while."""
        trouble = self._trouble.get(live.id)
        if trouble is None or trouble.revision != live.stored.revision:
            return []
        return [seat for seat in live.thinking() if trouble.times[seat]]

    # Playing

    async def _play(self, table: str) -> None:
        try:
            while await self._answer_one(table):
                pass
        except BaseException:
            self._forget(table)
            raise

    def _forget(self, table: str) -> None:
        self._playing.pop(table, None)
        self._trouble.pop(table, None)

    async def _answer_one(self, table: str) -> bool:
        """One answer of one bot; False if none is asked any more."""
        with self._called_out_if_late(table):
            async with self.hall.turn(table):
                async with self.hall.at(table) as live:
                    asked = live.thinking()
                    if not asked or live.match is None:
                        self._forget(table)  # while the table is held: whoever moves next wakes us
                        return False
                    revision = live.stored.revision
                    seat = self._readiest(table, asked, revision)
                    bot, moment, moved = live.seats[seat].bot, live.match.moment(), live.moved
                    told = live.told_to_answer(seat)
                move = told or await self._think(table, moment, bot, seat)
        if move is None:
            await self._rest(table, seat, revision)
            return True
        await self._wait_a_moment(table, moved)
        return await self._give(table, seat, revision, move)

    def _readiest(self, table: str, asked: list[int], revision: int) -> int:
        """The seat whose bot is asked next: one that has not failed yet, if several are asked at once."""
        trouble = self._trouble.get(table)
        if trouble is None or trouble.revision != revision:
            trouble = self._trouble[table] = Trouble(revision)
        return min(asked, key=lambda seat: trouble.times[seat])

    async def _give(self, table: str, seat: int, revision: int, move: str) -> bool:
        try:
            async with self.hall.at(table) as live:
                if seat in live.thinking() and live.is_current(seat, revision):
                    await self.hall.append(live, MOVE, seat, move)
        except Rejection:
            return True  # another node was quicker: look again
        await self.hall.announce(table)
        return True

    async def _think(self, table: str, moment: bytes, bot: str, seat: int) -> str | None:
        """The bot's answer; None if it failed. That is a bug, and nobody else answers in the bot's name."""
        began = time.perf_counter()
        try:
            move = await self.hall.workers.run(think, moment, bot, seat)
        except Exception as error:
            note("bot_failed", logging.ERROR, table=table, bot=bot, seat=seat, trace=error)
            await self._blame(table, error)
            return None
        took = round((time.perf_counter() - began) * 1000, 1)
        note("bot", logging.DEBUG, table=table, bot=bot, seat=seat, ms=took)
        return move

    async def _blame(self, table: str, error: Exception) -> None:
        """Sets a stranger's table aside if the bot hung, or died over it."""
        live = self.hall.tables.get(table)
        if live is not None and live.stored.imported and isinstance(error, ENDED):
            await self.hall.set_aside(table, repr(error))

    async def _rest(self, table: str, seat: int, revision: int) -> None:
        """Before a bot that failed is asked again; at once, if the table moves on meanwhile."""
        trouble, bell = self._trouble[table], self._playing[table]
        seconds = min(FIRST_REST * 4 ** trouble.times[seat], LONGEST_REST)
        trouble.times[seat] += 1
        await self.hall.announce(table)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while table in self.hall.tables and self._revision(table) == revision:
                    bell.clear()
                    await bell.wait()

    def _revision(self, table: str) -> int:
        return self.hall.tables[table].stored.revision

    @contextmanager
    def _called_out_if_late(self, table: str) -> Iterator[None]:
        """Everybody at the table is called to look when its bot becomes late."""

        def call() -> None:
            self.hall.soon(self.hall.announce(table))

        patience = self.hall.settings.late_after
        calling = asyncio.get_running_loop().call_later(patience, call)
        try:
            yield
        finally:
            calling.cancel()

    async def _wait_a_moment(self, table: str, moved: float) -> None:
        """People who watch should be able to follow."""
        pace = self.hall.settings.bot_pace
        if self.hall.presence.at(table):
            await asyncio.sleep(max(0.0, moved + pace - time.monotonic()))

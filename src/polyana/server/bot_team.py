"""The bots: wherever one is asked, it thinks in a worker process and answers like anybody else."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from polyana.server.logs import note
from polyana.server.refusals import Refusal
from polyana.server.storage.models import MOVE
from polyana.server.workers import moment_of, think

if TYPE_CHECKING:
    from polyana.server.hall import Hall

PATIENCE: Final = 120.0
"""Seconds after which a bot that still thinks is asked no more; a simple one answers for it."""
SIMPLE: Final = "random"


class BotTeam:
    """Plays all seats of bots. At most one task per table; the database decides if another node plays it, too."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._playing: set[str] = set()
        self._turn = asyncio.Semaphore(hall.workers.processes)

    def wake(self, table: str) -> None:
        """Lets the bots of a table answer, if any is asked."""
        if table not in self._playing:
            self._playing.add(table)
            self.hall.soon(self._play(table))

    async def _play(self, table: str) -> None:
        try:
            while await self._answer_one(table):
                pass
        except BaseException:
            self._playing.discard(table)
            raise

    async def _answer_one(self, table: str) -> bool:
        """One answer of one bot; False if none is asked any more."""
        async with self._turn:
            async with self.hall.at(table) as live:
                asked = live.thinking()
                if not asked or live.match is None:
                    self._playing.discard(
                        table
                    )  # while the table is held: whoever moves next wakes us
                    return False
                seat, revision = asked[0], live.stored.revision
                bot, moment, moved = live.seats[seat].bot, moment_of(live.match), live.moved
            move = await self._think(table, moment, bot, seat)
        await self._wait_a_moment(table, moved)
        return await self._give(table, seat, revision, move)

    async def _give(self, table: str, seat: int, revision: int, move: str) -> bool:
        try:
            async with self.hall.at(table) as live:
                if seat in live.thinking() and live.is_current(seat, revision):
                    await self.hall.append(live, MOVE, seat, move)
        except Refusal:
            return True  # another node was quicker: look again
        await self.hall.announce(table)
        return True

    async def _think(self, table: str, moment: bytes, bot: str, seat: int) -> str:
        """The bot's answer. A bot that fails is a bug, but no reason for the table to stand still."""
        began = time.perf_counter()
        try:
            thinking = self.hall.workers.run(think, moment, bot, seat)
            move = await asyncio.wait_for(thinking, PATIENCE)
        except Exception as error:
            note("bot_failed", logging.ERROR, table=table, bot=bot, seat=seat, trace=error)
            move = await self.hall.workers.run(think, moment, SIMPLE, seat)
        took = round((time.perf_counter() - began) * 1000, 1)
        note("bot", logging.DEBUG, table=table, bot=bot, seat=seat, ms=took)
        return move

    async def _wait_a_moment(self, table: str, moved: float) -> None:
        """People who watch should be able to follow."""
        pace = self.hall.settings.bot_pace
        if self.hall.watchers.at(table):
            await asyncio.sleep(max(0.0, moved + pace - time.monotonic()))

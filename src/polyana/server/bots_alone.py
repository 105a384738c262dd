"""Tables that bots play by themselves: an address may have a few of them going, for nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import exists, func, or_, select

from polyana.server.problems import Rejection
from polyana.server.storage.database import Database
from polyana.server.storage.models import PERSON, RUNNING, Seat, StoredTable


class BotsAlone:
    """Counts them, for each address and for each guest."""

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.most = most
        self._one_by_one = asyncio.Lock()

    @asynccontextmanager
    async def room_for(self, home: str, maker: str, alone: bool) -> AsyncIterator[None]:
        """Room for one more table, if only bots are to play there; within, it is made. Rejection if there is none."""
        if not alone:
            yield
            return
        async with self._one_by_one:
            if await self._going(home, maker) >= self.most:
                sentence = (
                    f"Bots alone play {self.most} tables of yours or of your address already; "
                    "wait until one of these games is over."
                )
                raise Rejection(429, "bots_alone", sentence)
            yield

    async def _going(self, home: str, maker: str) -> int:
        people = exists().where(Seat.table_id == StoredTable.id, Seat.kind == PERSON)
        mine = StoredTable.maker == maker
        if home:
            mine = or_(mine, StoredTable.maker_home == home)
        query = select(func.count()).where(StoredTable.status == RUNNING, mine, ~people)
        async with self.database.reading() as session:
            return await session.scalar(query) or 0

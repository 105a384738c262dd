"""Whose turn it is to think: from address to address, from table to table, people first."""

from __future__ import annotations

import asyncio

import pytest

from polyana.server.turns import Turns, Waits

pytestmark = pytest.mark.anyio


class Queue:
    """Wishes that come one after the other; who has a turn keeps it until it is told to end."""

    def __init__(self, at_once: int, processors: int = 8) -> None:
        self.turns = Turns(at_once, processors)
        self.begun: list[str] = []
        self.waits: dict[str, Waits] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def wish(self, *names: str, waits: Waits = Waits.HERE) -> None:
        """Named by address, table and, if there are several for one table, a number: `anna-1`, `anna-1-2`."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.waits[name] = waits
            self._tasks[name] = asyncio.create_task(self._think(name))
            await asyncio.sleep(0)

    async def _think(self, name: str) -> None:
        home, number = name.split("-")[:2]
        async with self.turns.take(home, f"{home}-{number}", lambda: self.waits[name]):
            self.begun.append(name)
            await self._ends[name].wait()

    async def end(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await asyncio.sleep(0.01)

    async def cancel(self, name: str) -> None:
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await asyncio.sleep(0.01)

    async def to_the_end(self) -> list[str]:
        """The order in which everybody had their turn."""
        ended = 0
        while ended < len(self.begun):
            await self.end(self.begun[ended])
            ended += 1
        assert ended == len(self._tasks), "everybody has a turn in the end"
        return self.begun


async def test_the_turn_goes_from_address_to_address() -> None:
    queue = Queue(1)
    await queue.wish("anna-1", "anna-2", "anna-3", "anna-4", "boris-1", "boris-2", "clara-1")
    order = await queue.to_the_end()
    assert order == ["anna-1", "boris-1", "clara-1", "anna-2", "boris-2", "anna-3", "anna-4"]


async def test_at_an_address_it_goes_from_table_to_table() -> None:
    queue = Queue(1)
    await queue.wish("anna-1", "anna-1-2", "anna-1-3", "anna-2", "anna-2-2")
    order = await queue.to_the_end()
    assert order == ["anna-1", "anna-2", "anna-1-2", "anna-2-2", "anna-1-3"]


async def test_tables_where_somebody_waits_come_first() -> None:
    queue = Queue(1)
    await queue.wish("anna-1", "boris-1", "clara-1", waits=Waits.NOBODY)
    await queue.wish("dora-1", waits=Waits.AWAY)
    await queue.wish("anna-2", "anna-3")
    order = await queue.to_the_end()
    assert order == ["anna-1", "anna-2", "anna-3", "dora-1", "boris-1", "clara-1"]


async def test_whoever_opens_a_table_that_waits_makes_it_one_of_the_first() -> None:
    queue = Queue(1)
    await queue.wish("anna-1", "boris-1", "clara-1", waits=Waits.NOBODY)
    queue.waits["clara-1"] = Waits.HERE
    assert await queue.to_the_end() == ["anna-1", "clara-1", "boris-1"]


async def test_one_address_has_half_of_the_workers_at_most() -> None:
    queue = Queue(8)
    await queue.wish(*(f"anna-{number}" for number in range(20)))
    assert len(queue.begun) == 4
    await queue.wish("boris-1")
    assert queue.begun[-1] == "boris-1", "whoever comes finds a worker free"
    await queue.to_the_end()


async def test_one_address_thinks_on_no_more_than_there_are_processors() -> None:
    for processors in (1, 2):
        queue = Queue(8, processors)
        await queue.wish(*(f"anna-{number}" for number in range(20)))
        assert len(queue.begun) == processors
        await queue.wish("boris-1")
        assert queue.begun[-1] == "boris-1", "others have workers and, by and by, a processor"
        await queue.to_the_end()


async def test_tables_where_nobody_waits_have_a_quarter_of_the_workers() -> None:
    queue = Queue(8)
    for home in ("anna", "boris", "clara", "dora"):
        await queue.wish(f"{home}-1", f"{home}-2", waits=Waits.NOBODY)
    assert queue.begun == ["anna-1", "anna-2"]
    await queue.wish("emil-1")
    assert queue.begun[-1] == "emil-1"
    await queue.end("anna-1")
    assert queue.begun[-1] == "boris-1"
    await queue.to_the_end()


@pytest.mark.parametrize("waits", [True, False])
async def test_a_wish_that_is_dropped_holds_up_nobody(waits: bool) -> None:
    queue = Queue(1)
    await queue.wish("anna-1", "boris-1", "clara-1")
    await queue.cancel("boris-1" if waits else "anna-1")
    await queue.end("anna-1") if waits else await queue.end("boris-1")
    assert queue.begun[-1] == "clara-1"
    await queue.end("clara-1")
    await queue.wish("dora-1")
    assert queue.begun[-1] == "dora-1"
    await queue.end("dora-1")

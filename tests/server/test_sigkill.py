"""Killed with SIGKILL at any moment under play, no acknowledged move is missing after the restart."""

from __future__ import annotations

import asyncio
import random
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest

from tests.server.house import ME_AND_BOTS, Json, Person, question
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio

KILLS = 22
TABLES = 4


class Player:
    """Plays one table as fast as it goes and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.dice = random.Random(seed)
        self.moves: list[list[object]] = []
        """The moves that stand, as far as they were acknowledged."""
        self.pending: list[list[object]] | None = None
        """What would stand if the last request, which was not answered, was done all the same."""
        self.acknowledged = 0

    async def check(self) -> None:
        """What is stored is what was acknowledged, with or without the last request that was not answered."""
        stored = (await self.person.get(f"/api/tables/{self.table}/moves"))["moves"]
        assert stored in (self.moves, self.pending), "an acknowledged move is missing"
        self.moves, self.pending = stored, None

    async def play(self) -> None:
        """Until the server is gone."""
        while True:
            message = await self.person.look(self.table)
            asked = question(message)
            if asked is None:
                return  # the game is over
            seat, options = asked
            revision = message["table"]["revision"]
            if message["sights"][seat]["sight"]["can_undo"] and self.dice.random() < 0.15:
                self.pending = self.moves[:-1]
                await self._send("undo", {"seat": seat, "revision": revision})
            else:
                move = self.dice.choice(options)
                self.pending = [*self.moves, [seat, move]]
                await self._send("moves", {"seat": seat, "revision": revision, "move": move})
            self.moves, self.pending = self.pending, None
            self.acknowledged += 1

    async def _send(self, what: str, wish: Json) -> None:
        await self.person.post(f"/api/tables/{self.table}/{what}", wish)


async def until_the_server_is_gone(player: Player) -> None:
    try:
        await player.play()
    except httpx.TransportError:
        return


async def kill_soon(process: BaseProcess, seconds: float) -> None:
    await asyncio.sleep(seconds)
    process.kill()


async def test_no_acknowledged_move_is_missing_after_sigkill(tmp_path: Path) -> None:
    port, log, dice = free_port(), tmp_path / "log", random.Random(7)
    anna, players = Person(f"127.0.0.1:{port}"), list[Player]()
    for _ in range(KILLS):
        with server_process(port, str(tmp_path / "killed.sqlite"), log) as process:
            while len(players) < TABLES:
                table = (await anna.new_table())["id"]
                players.append(Player(anna, table, len(players)))
            for player in players:
                await player.check()
            killing = kill_soon(process, dice.uniform(0.02, 0.6))
            await asyncio.gather(killing, *map(until_the_server_is_gone, players))
    with server_process(port, str(tmp_path / "killed.sqlite"), log):
        for player in players:
            await player.check()
    await anna.browser.aclose()
    assert sum(player.acknowledged for player in players) > KILLS
    assert any(player.moves for player in players)


async def test_thinking_processes_end_with_a_killed_server_and_bots_go_on(tmp_path: Path) -> None:
    port, log, database = free_port(), tmp_path / "log", str(tmp_path / "killed.sqlite")
    anna = Person(f"127.0.0.1:{port}")
    with server_process(port, database, log) as process:
        table = (await anna.new_table([*ME_AND_BOTS[1:], ME_AND_BOTS[1]]))["id"]
        before = await at_least(anna, table, 3)
        children = children_of(process.pid or 0)
        assert children
        process.kill()
        process.join()
        deadline = time.monotonic() + 20
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < deadline, "a worker outlived its server"
            await asyncio.sleep(0.1)
    with server_process(port, database, log):
        await at_least(anna, table, before + 3)
    await anna.browser.aclose()


async def at_least(person: Person, table: str, number: int) -> int:
    """Waits until so many moves have been made."""
    async with asyncio.timeout(60):
        while (found := (await person.get(f"/api/tables/{table}"))["number"]) < number:
            await asyncio.sleep(0.1)
    return int(found)


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if int(parent) == process:
            found.append(int(folder.name))
    return found

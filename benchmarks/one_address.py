"""What can one address do to the others? One section per attack, each against a fresh server with its usual limits.

    python benchmarks/one_address.py --seconds 60
    python benchmarks/one_address.py --only "hints"

A neighbour plays against medium bots from an address of their own. Shown are how long the bot and the neighbour's own
moves take, in milliseconds, and the largest memory of the server and of all its workers. All share the machine.
A new attack is a coroutine with a name in `ATTACKS`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table
from websockets.asyncio.client import connect

Json = dict[str, Any]

NEIGHBOUR = "127.0.0.1"
ATTACKER = "127.0.0.2"
GAME = "felinia"
PACE = 0.3
"""Seconds that the neighbour thinks: quick, but within the limit of requests."""
TABLES = 60
AT_EASE = 8.0
"""Seconds that the neighbour has played when the attack begins."""
SERVE = "from polyana.server.run import serve; serve(port={port}, database={database!r})"


class Guest:
    """Somebody with a cookie, at an address."""

    def __init__(self, server: str, home: str) -> None:
        self.server = server
        self.home = home
        limits = httpx.Limits(max_connections=None)
        line = httpx.AsyncHTTPTransport(local_address=home, limits=limits)
        self.web = httpx.AsyncClient(base_url=f"http://{server}", transport=line, timeout=120)
        self.dice = random.Random(7)

    async def post(self, path: str, data: Json) -> httpx.Response:
        return await self.web.post(path, json=data)

    async def new_table(self, *seats: str) -> str | None:
        """A table with these bots, or "me"; None if the server refuses it."""
        wishes = [
            {"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats
        ]
        made = await self.post("/api/tables", {"game": GAME, "seats": wishes})
        return made.json()["id"] if made.status_code == 201 else None

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[AsyncIterator[Json]]:
        """The messages of a table."""
        await self.web.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        url = f"ws://{self.server}/api/tables/{table}/live"
        headers, line = {"Cookie": cookie}, (self.home, 0)
        async with connect(url, additional_headers=headers, local_addr=line) as live:

            async def messages() -> AsyncIterator[Json]:
                while True:
                    yield msgspec.json.decode(await live.recv())

            yield messages()

    async def answer(self, table: str, message: Json) -> httpx.Response | None:
        """Any move, if this guest is asked."""
        for seen in message["sights"]:
            for asked in seen["sight"]["questions"]:
                if asked["options"] and asked["seat"] == seen["seat"]:
                    wish = {"seat": asked["seat"], "revision": message["table"]["revision"]}
                    move = self.dice.choice(asked["options"])
                    return await self.post(f"/api/tables/{table}/moves", wish | {"move": move})
        return None


class Found:
    """What the neighbour waited, in milliseconds; the most memory, in megabytes."""

    def __init__(self) -> None:
        self.bot: list[float] = []
        self.move: list[float] = []
        self.server = 0.0
        self.workers = 0.0
        self.bot_asked: float | None = None

    def bot_answered(self) -> None:
        """The bot has answered, or we wait no longer."""
        if self.bot_asked is not None:
            self.bot.append((time.perf_counter() - self.bot_asked) * 1000)
            self.bot_asked = None

    def row(self) -> list[str]:
        return [
            *_spread(self.bot),
            *_spread(self.move),
            f"{self.server:.0f}",
            f"{self.workers:.0f}",
        ]


def _spread(waits: list[float]) -> list[str]:
    ordered = sorted(waits)
    if not ordered:
        return ["-", "-"]
    return [f"{ordered[len(ordered) // 2]:.0f}", f"{ordered[-1]:.0f}"]


async def play_on(guest: Guest, found: Found) -> None:
    """The neighbour plays game after game against medium bots and notes how long everything takes."""
    while True:
        table = await guest.new_table("me", "medium", "medium")
        assert table is not None, "the neighbour may have a table"
        async with guest.at(table) as messages:
            revision = -1
            async for message in messages:
                if message["table"]["revision"] == revision:
                    continue
                found.bot_answered()
                revision = message["table"]["revision"]
                if message["table"]["status"] == "over":
                    break
                if message["thinking"]:
                    found.bot_asked = time.perf_counter()
                    continue
                await asyncio.sleep(PACE)
                since = time.perf_counter()
                if await guest.answer(table, message) is not None:
                    found.move.append((time.perf_counter() - since) * 1000)


# What the attacker does


async def nothing(server: str) -> None:
    """Nobody else is there."""


async def bots_alone(server: str) -> None:
    """Tables of hard bots without a person, as many as the server takes."""
    guest = Guest(server, ATTACKER)
    for _ in range(TABLES):
        await guest.new_table("hard", "hard", "hard")


async def bots_and_a_seat(server: str) -> None:
    """Tables with hard bots and a seat of one's own, all of them open, every question answered at once."""
    guest = Guest(server, ATTACKER)

    async def play(table: str) -> None:
        async with guest.at(table) as messages:
            async for message in messages:
                await guest.answer(table, message)

    made = [await guest.new_table("me", "hard", "hard") for _ in range(TABLES)]
    await asyncio.gather(*(play(table) for table in made if table), return_exceptions=True)


async def hints(server: str) -> None:
    """Hints without end, as many at once as the server takes."""
    guest = Guest(server, ATTACKER)
    table = await guest.new_table("me", "me")

    async def ask() -> None:
        while True:
            for seat in (0, 1):
                await guest.post(f"/api/tables/{table}/hint", {"seat": seat})
            await asyncio.sleep(1)

    await asyncio.gather(*(ask() for _ in range(TABLES // 2)))


Attack = Callable[[str], Awaitable[None]]
ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    f"{TABLES} tables of hard bots alone": bots_alone,
    f"{TABLES} tables of hard bots and a seat": bots_and_a_seat,
    "hints": hints,
}


# The server


@contextlib.contextmanager
def running_server() -> Iterator[tuple[str, int]]:
    """A fresh server with its usual limits: its address and process id."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = int(trial.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryFile() as log:
        code = SERVE.format(port=port, database=str(Path(folder) / "one.sqlite"))
        quick = os.environ | {"POLYANA_BOT_PACE": "0"}
        server = subprocess.Popen([sys.executable, "-c", code], env=quick, stderr=log)
        try:
            while not _answers(port):
                assert server.poll() is None, "the server did not start"
                time.sleep(0.1)
            yield f"127.0.0.1:{port}", server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()


def _answers(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
    return False


def megabytes(process: int) -> float:
    """The memory that a process holds."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    return 0.0


def children_of(process: int) -> list[int]:
    """The workers of a server."""
    with contextlib.suppress(OSError):
        tasks = Path(f"/proc/{process}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]
    return []


async def weigh(process: int, found: Found) -> None:
    while True:
        found.server = max(found.server, megabytes(process))
        found.workers = max(found.workers, sum(map(megabytes, children_of(process))))
        await asyncio.sleep(0.5)


async def measure(attack: Attack, progress: Progress, bar: TaskID, seconds: int) -> Found:
    """The neighbour plays while the attack goes on."""
    found = Found()
    with running_server() as (server, process):
        neighbour = Guest(server, NEIGHBOUR)
        playing = asyncio.ensure_future(play_on(neighbour, found))
        await asyncio.sleep(AT_EASE)
        found.bot.clear()
        found.move.clear()
        tasks = [playing, asyncio.ensure_future(attack(server))]
        tasks.append(asyncio.ensure_future(weigh(process, found)))
        for _ in range(seconds):
            await asyncio.sleep(1)
            progress.advance(bar)
            if playing.done():
                playing.result()
        found.bot_answered()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await neighbour.web.aclose()
    return found


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--seconds", type=int, default=60, help="of each section")
    wishes.add_argument("--only", default="", help="sections whose name holds this")
    given = wishes.parse_args()
    shown = Table(title="What a neighbour waits (ms) and the server holds (MB)")
    shown.add_column("one address makes")
    for name in ("medium bot", "at most", "own move", "at most", "server", "workers"):
        shown.add_column(name, justify="right")
    with Progress(console=Console(stderr=True)) as progress:
        for name, attack in ATTACKS.items():
            if given.only in name:
                bar = progress.add_task(name, total=given.seconds)
                found = asyncio.run(measure(attack, progress, bar, given.seconds))
                shown.add_row(name, *found.row())
    Console().print(shown)


if __name__ == "__main__":
    main()

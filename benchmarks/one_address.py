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
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
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
AT_EASE = 40
"""Answers that the neighbour has had from bots when the attack begins: the server has started all that it needs."""
SILENT = 1100
AT_ONCE = 32
"""Connections of an attack that does not wait."""
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
    table = await guest.new_table("me", "me", "me")

    assert table is not None

    async def ask() -> None:
        while True:
            for seat in (0, 1, 2):
                await guest.post(f"/api/tables/{table}/hint", {"seat": seat})
            await asyncio.sleep(1)

    await asyncio.gather(*(ask() for _ in range(TABLES // 2)))


Lines = list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]


async def line_to(server: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection."""
    host, _, port = server.partition(":")
    return await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))


def asking(path: str, *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: x", *headers, "", ""]).encode()


async def silence(server: str) -> None:
    """Connections on which nothing is said; those that are closed are opened again."""
    lines: Lines = []
    while True:
        lines = [line for line in lines if not line[0].at_eof()]
        with contextlib.suppress(OSError):
            while len(lines) < SILENT:
                lines.append(await line_to(server))
        await asyncio.sleep(0.5)


async def endless(server: str, said: bytes, more: bytes = b"") -> None:
    """The same again and again on many connections, each as soon as the server has answered the last."""

    async def talk() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await line_to(server)
                try:
                    while not reader.at_eof():
                        writer.write(said)
                        writer.write(more)
                        await writer.drain()
                        await reader.read(2**18)
                finally:
                    writer.close()

    await asyncio.gather(*(talk() for _ in range(AT_ONCE)))


async def requests(server: str) -> None:
    """Requests to the API without end."""
    await endless(server, asking("/api/tables"))


async def pages(server: str) -> None:
    """The schema and the page without end."""
    await endless(server, asking("/schema/openapi.json"))


async def headers(server: str) -> None:
    """Cookies of 10 MB."""
    await endless(server, b"GET / HTTP/1.1\r\nCookie: ", b"x=1; " * 2_000_000)


async def nonsense(server: str) -> None:
    """What is no request, on ever new connections."""
    await endless(server, b"hello\r\n\r\n")


async def the_dearest(server: str) -> None:
    """As many requests as are allowed, of those that cost most: lobby, content, positions long past."""
    guest = Guest(server, ATTACKER)
    table = await guest.new_table("random", "random", "random")
    assert table is not None
    paths = ["/api/tables", f"/api/games/{GAME}/content", f"/api/tables/{table}/at/40"]
    while True:
        began = time.perf_counter()
        await asyncio.gather(*(guest.web.get(path) for path in paths))
        await asyncio.sleep(max(0.0, 0.3 - (time.perf_counter() - began)))


async def sockets(server: str) -> None:
    """A table opened again and again, as fast as the server lets it."""
    guest = Guest(server, ATTACKER)
    table = await guest.new_table("me", "me", "me")
    assert table is not None

    async def come_again() -> None:
        while True:
            with contextlib.suppress(Exception):  # refused, closed, whatever: once more
                async with guest.at(table) as messages:
                    await anext(messages)

    await asyncio.gather(*(come_again() for _ in range(AT_ONCE)))


async def talk(server: str) -> None:
    """Sockets that send without end."""
    guest = Guest(server, ATTACKER)
    table = await guest.new_table("me", "me", "me")
    assert table is not None
    url = f"ws://{server}/api/tables/{table}/live"

    async def say() -> None:
        while True:
            with contextlib.suppress(Exception):  # refused, closed, whatever: once more
                async with connect(url, local_addr=(ATTACKER, 0)) as live:
                    while True:
                        await live.send("x")

    await asyncio.gather(*(say() for _ in range(AT_ONCE)))


Attack = Callable[[str], Coroutine[None, None, None]]
ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    f"{TABLES} tables of hard bots alone": bots_alone,
    f"{TABLES} tables of hard bots and a seat": bots_and_a_seat,
    "hints": hints,
    f"{SILENT} silent connections": silence,
    "API requests without end": requests,
    "schema without end": pages,
    "the dearest requests, 600 a minute": the_dearest,
    "cookies of 10 MB": headers,
    "nonsense on new connections": nonsense,
    "sockets opened again and again": sockets,
    "sockets that talk": talk,
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


def run(attack: Attack, server: str) -> None:
    """An attack, in a process of its own: what it costs itself does not hold up the neighbour."""
    asyncio.run(attack(server))


async def measure(attack: Attack, progress: Progress, bar: TaskID, seconds: int) -> Found:
    """The neighbour plays while the attack goes on."""
    found = Found()
    with running_server() as (server, process):
        neighbour = Guest(server, NEIGHBOUR)
        playing = asyncio.ensure_future(play_on(neighbour, found))
        while len(found.bot) < AT_EASE:
            await asyncio.sleep(0.1)
        found.bot.clear()
        found.move.clear()
        tasks = [playing, asyncio.ensure_future(weigh(process, found))]
        attacker = multiprocessing.get_context("spawn").Process(target=run, args=(attack, server))
        attacker.start()
        try:
            for _ in range(seconds):
                await asyncio.sleep(1)
                progress.advance(bar)
                if playing.done():
                    playing.result()
                assert not attacker.exitcode, "the attack has failed"
        finally:
            attacker.kill()
            attacker.join()
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

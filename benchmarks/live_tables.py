"""How quick are many live tables? Clients that play by themselves, each over its own WebSocket, against one server.

    python benchmarks/live_tables.py --tables 200 --seconds 30 --pace 2

Every table has two people, each with a browser of their own (a cookie, a socket); whoever is asked thinks for a while,
about `pace` seconds, and makes a random move. The round trip of a move lasts from sending it until the mover's own
socket shows the table after it; `others` until the other player's socket does. Server and clients share the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import connect

GAME = "felinia"
VARIANT = {"mode": "advanced"}
SERVE = "from polyana.server.run import serve; serve(port={port}, database={database!r}, redis={redis!r})"


class Asked(msgspec.Struct):
    """A question of a message; the options are there for the asked seat alone."""

    seat: int
    options: list[str]


class Sight(msgspec.Struct):
    """What of a sight a simple client needs."""

    questions: list[Asked]


class Seen(msgspec.Struct):
    """A sight with its seat."""

    seat: int | None
    sight: Sight


class Standing(msgspec.Struct):
    """Where a table stands."""

    revision: int
    status: str


class Message(msgspec.Struct):
    """A live message."""

    table: Standing
    sights: list[Seen]


class Figures:
    """Round trips in milliseconds, sizes in bytes."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.trips: list[float] = []
        self.others: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0
        self.games = 0

    def report(self, tables: int, seconds: float, work: float) -> dict[str, object]:
        return {
            "tables": tables,
            "moves": len(self.trips),
            "moves_per_s": round(len(self.trips) / seconds, 1),
            "server_cpu_ms_per_move": round(work * 1000 / max(1, len(self.trips)), 2),
            "refused": self.refused,
            "games_ended": self.games,
            "round_trip_ms": spread(self.trips),
            "http_answer_ms": spread(self.answers),
            "seen_by_the_other_ms": spread(self.others),
            "message_bytes": {"median": middle(self.sizes), "largest": max(self.sizes, default=0)},
            "load_average": round(os.getloadavg()[0], 1),
        }


def middle(numbers: list[float] | list[int]) -> float:
    return sorted(numbers)[len(numbers) // 2] if numbers else 0


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {}
    at = {"median": 0.5, "p90": 0.9, "p99": 0.99, "worst": 1.0}
    last = len(ordered) - 1
    return {
        name: round(ordered[min(last, int(part * len(ordered)))], 1) for name, part in at.items()
    }


class Player:
    """One person of a table: a cookie and a socket."""

    def __init__(self, web: httpx.AsyncClient, address: str) -> None:
        self.web = web
        self.address = address
        self.cookie = ""
        self.seen_at: dict[int, float] = {}

    async def come(self) -> None:
        answer = await self.web.get("/api/me")
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def post(self, path: str, data: object) -> httpx.Response:
        return await self.web.post(path, json=data, headers={"Cookie": self.cookie})

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[AsyncIterator[bytes]]:
        url = f"ws://{self.address}/api/tables/{table}/live"
        async with connect(url, additional_headers={"Cookie": self.cookie}) as live:

            async def messages() -> AsyncIterator[bytes]:
                while True:
                    data = await live.recv(decode=False)
                    assert isinstance(data, bytes)
                    yield data

            yield messages()


class Table:
    """One table with its two players, played again and again until time is over."""

    def __init__(self, players: list[Player], figures: Figures, pace: float) -> None:
        self.players = players
        self.figures = figures
        self.pace = pace
        self.dice = random.Random(secrets.randbits(32))
        self.sent: dict[int, float] = {}
        self.mover: Player | None = None
        self.seated = asyncio.Event()
        self.measuring = False

    async def play(self) -> None:
        maker, guest = self.players
        while True:
            seats = [{"kind": "me"}, {"kind": "open"}]
            wish = {"game": GAME, "options": VARIANT, "seats": seats}
            made = (await maker.post("/api/tables", wish)).json()
            token = {"token": made["invites"][0]["token"]}
            await guest.post(f"/api/tables/{made['id']}/claim", token)
            self.sent.clear()
            await asyncio.gather(*(self._sit(player, made["id"]) for player in self.players))
            self.figures.games += self.measuring

    async def _sit(self, player: Player, table: str) -> None:
        answered = -1
        async with player.at(table) as messages, asyncio.TaskGroup() as thinking:
            async for data in messages:
                self.seated.set()
                message = msgspec.json.decode(data, type=Message)
                revision = message.table.revision
                self._note(player, revision, len(data))
                for seen in message.sights:
                    for asked in seen.sight.questions:
                        if asked.options and asked.seat == seen.seat and answered < revision:
                            answered = revision
                            thinking.create_task(self._move(player, table, asked, revision))
                if message.table.status == "over":
                    return

    def _note(self, player: Player, revision: int, size: int) -> None:
        began = self.sent.get(revision)
        if self.measuring:
            self.figures.sizes.append(size)
        if began is None or player.seen_at.get(revision) == began:
            return
        player.seen_at = {revision: began}
        if self.measuring:
            took = (time.perf_counter() - began) * 1000
            mine = player is self.mover
            (self.figures.trips if mine else self.figures.others).append(took)

    async def _move(self, player: Player, table: str, asked: Asked, revision: int) -> None:
        await asyncio.sleep(self.dice.uniform(0.5, 1.5) * self.pace)
        move = {"seat": asked.seat, "revision": revision, "move": self.dice.choice(asked.options)}
        self.mover = player
        began = self.sent[revision + 1] = time.perf_counter()
        answer = await player.post(f"/api/tables/{table}/moves", move)
        if self.measuring:
            self.figures.answers.append((time.perf_counter() - began) * 1000)
            self.figures.refused += answer.status_code != 200


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextlib.contextmanager
def server(database: str, redis: str, python: str = sys.executable) -> Iterator[tuple[str, int]]:
    """A server in a process of its own, run by this Python: its address and process id."""
    port = free_port()
    environment = os.environ | {
        "POLYANA_RATE": "0",
        "POLYANA_PAGE_RATE": "0",
        "POLYANA_SOCKETS": "100000",
        "POLYANA_CONNECTIONS": "100000",
    }
    code = SERVE.format(port=port, database=database, redis=redis)
    with tempfile.TemporaryFile() as log:
        running = subprocess.Popen([python, "-c", code], env=environment, stderr=log)
        try:
            yield f"127.0.0.1:{port}", running.pid
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(20)


async def wait_for(web: httpx.AsyncClient) -> None:
    for _ in range(1200):
        with contextlib.suppress(httpx.HTTPError):
            if (await web.get("/health")).status_code == 200:
                return
        await asyncio.sleep(0.1)
    sys.exit("The server did not start.")


def cpu_seconds(process: int) -> float:
    """What a process has worked so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    address: str, process: int, tables: int, seconds: float, pace: float
) -> dict[str, object]:
    figures = Figures()
    limits = httpx.Limits(max_connections=tables * 2, max_keepalive_connections=tables * 2)
    async with httpx.AsyncClient(
        base_url=f"http://{address}", limits=limits, timeout=60, cookies=None
    ) as web:
        await wait_for(web)
        playing = []
        for _ in range(tables):
            players = [Player(web, address), Player(web, address)]
            for player in players:
                await player.come()
                web.cookies.clear()
            table = Table(players, figures, pace)
            playing.append((table, asyncio.create_task(table.play())))
            await table.seated.wait()  # one after the other: nobody opens 200 tables at once
        await asyncio.sleep(pace)
        for table, _ in playing:
            table.measuring = True
        before = cpu_seconds(process)
        await asyncio.sleep(seconds)
        work = cpu_seconds(process) - before
        for table, task in playing:
            table.measuring = False
            task.cancel()
        ended = await asyncio.gather(*(task for _, task in playing), return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
    return figures.report(tables, seconds, work)


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--tables", type=int, default=200)
    wishes.add_argument("--seconds", type=float, default=30)
    wishes.add_argument(
        "--pace", type=float, default=2.0, help="seconds between two moves of a table"
    )
    wishes.add_argument(
        "--database", default="", help="as for polyana serve; a new SQLite file if left out"
    )
    wishes.add_argument("--redis", default="")
    given = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "live.sqlite")
        with server(database, given.redis) as (address, process):
            found = asyncio.run(measure(address, process, given.tables, given.seconds, given.pace))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()

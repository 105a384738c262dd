"""A real server on a real port, within the test's own event loop, and people who use it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from polyana.server.app import create_app
from polyana.server.crowd import Crowd
from polyana.server.hall import Hall
from polyana.server.settings import Settings
from polyana.server.visitors import Entrance
from polyana.server.workers import Workers

Json = dict[str, Any]

FILES = 4096
HERE = "127.0.0.1"
ELSEWHERE = "127.0.0.2"
"""Another address of this machine: to the server, somebody else's."""

THREE_MINE: list[Json] = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
ME_AND_BOTS: list[Json] = [
    {"kind": "me"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "random"},
]


def settings_for(database: str | Path, **more: Any) -> Settings:
    """Settings of a server that nobody waits for: no limits, quick bots."""
    limits: Json = {"rate": 0, "page_rate": 0, "sockets": 1000, "bot_tables": 1000}
    usual: Json = limits | {"bot_pace": 0.0, "workers": 1}
    return Settings(database=str(database), **usual | more)


class _Server(uvicorn.Server):
    """A web server that leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A running server."""

    def __init__(self, port: int, hall: Hall, crowd: Crowd) -> None:
        self.address = f"127.0.0.1:{port}"
        self.hall = hall
        self.crowd = crowd
        self._people: list[Person] = []

    @property
    def connections(self) -> int:
        """How many are open now."""
        return len(self.crowd)

    def person(self, home: str = HERE) -> Person:
        """Somebody with a browser of their own, who lives at this address."""
        person = Person(self.address, home)
        self._people.append(person)
        return person

    async def everybody_leaves(self) -> None:
        for person in self._people:
            await person.browser.aclose()


@contextlib.asynccontextmanager
async def open_house(settings: Settings, workers: Workers) -> AsyncIterator[House]:
    """Starts a server and stops it at the end."""
    app = create_app(settings, workers)
    entrance = Entrance(app, settings, FILES, port=0, lifespan="on", timeout_graceful_shutdown=2)
    server = _Server(entrance)
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    house = House(port, app.state.hall, entrance.crowd)
    try:
        yield house
    finally:
        await house.everybody_leaves()
        server.should_exit = True
        await running


class Person:
    """A guest: a browser with cookies."""

    def __init__(self, address: str, home: str = HERE) -> None:
        self.address = address
        self.home = home
        line = httpx.AsyncHTTPTransport(local_address=home)
        self.browser = httpx.AsyncClient(base_url=f"http://{address}", timeout=30, transport=line)

    async def ask(self, method: str, path: str, status: int, data: object = None) -> Any:
        answer = await self.browser.request(method, path, json=data)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.ask("GET", path, status)

    async def post(self, path: str, data: object = None, status: int = 200) -> Any:
        return await self.ask("POST", path, status, {} if data is None else data)

    async def new_table(self, seats: list[Json] | None = None, **more: Any) -> Json:
        """A table of Felinia."""
        wish = {"game": "felinia", "seats": seats or THREE_MINE} | more
        table: Json = await self.post("/api/tables", wish, 201)
        return table

    async def look(self, table: str) -> Json:
        message: Json = await self.get(f"/api/tables/{table}/live")
        return message

    async def move(
        self, table: str, seat: int, revision: int, move: str, status: int = 200
    ) -> Json:
        wish = {"seat": seat, "revision": revision, "move": move}
        accepted: Json = await self.post(f"/api/tables/{table}/moves", wish, status)
        return accepted

    @contextlib.asynccontextmanager
    async def sit(self, table: str, **headers: str) -> AsyncIterator[Socket]:
        """Has a table open."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        url = f"ws://{self.address}/api/tables/{table}/live"
        sent = {"Cookie": cookies} | headers
        line = (self.home, 0)
        async with connect(
            url, additional_headers=sent, max_size=2**22, local_addr=line
        ) as connection:
            yield Socket(connection)


class Socket:
    """What somebody gets to see."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []

    async def next(self, seconds: float = 10) -> Json:
        text = await asyncio.wait_for(self.connection.recv(decode=True), seconds)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = msgspec.json.decode(text)
        return message

    async def until(self, revision: int, seconds: float = 10) -> Json:
        """The first message that shows at least this revision."""
        while True:
            message = await self.next(seconds)
            if message["table"]["revision"] >= revision:
                return message


def question(message: Json) -> tuple[int, list[str]] | None:
    """The question open to this browser: the seat and what it may answer."""
    for seen in message["sights"]:
        for asked in seen["sight"]["questions"]:
            if asked["seat"] == seen["seat"] and asked["options"]:
                return asked["seat"], asked["options"]
    return None


async def play_some(person: Person, table: str, moves: int, seed: int = 1) -> Json:
    """Plays so many random moves with all seats of one person; the last message."""
    dice = random.Random(seed)
    message = await person.look(table)
    for _ in range(moves):
        asked = question(message)
        if asked is None:
            break
        seat, options = asked
        await person.move(table, seat, message["table"]["revision"], dice.choice(options))
        message = await person.look(table)
    return message

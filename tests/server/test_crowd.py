"""Connections: nobody can keep the others out by being silent, slow, many, or by saying too much at once."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from polyana.server.visitors import HEAD, HEADERS_AT_MOST, PAUSE, SAID_BY_A_LISTENER
from tests.server.conftest import OpenHouse
from tests.server.house import ELSEWHERE, HERE, House, Json

pytestmark = pytest.mark.anyio

SHORT = 0.4
"""A patience that tests can wait for."""


class Wire:
    """A connection on which a test says whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self, seconds: float = 5) -> tuple[int, bytes]:
        """The status and the body of the next answer."""
        async with asyncio.timeout(seconds):
            head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
            length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            return int(head.split()[1]), await self.reader.readexactly(length)

    async def is_closed_within(self, seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                while await self.reader.read(2**16):
                    pass
        except TimeoutError:
            return False
        except ConnectionError:
            return True
        return True


@contextlib.asynccontextmanager
async def wire(house: House, home: str = HERE) -> AsyncIterator[Wire]:
    host, _, port = house.address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(home, 0))
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


def get(path: str = "/api/me", *headers: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", ""]).encode()


# Headers


@pytest.mark.parametrize(
    "headers",
    [
        ["Cookie: " + "x" * HEAD],
        ["X: " + "y" * 100 for _ in range(HEAD // 100)],
        ["X: y"] * (HEADERS_AT_MOST + 1),
    ],
    ids=["one long", "many", "many short"],
)
async def test_large_headers_are_refused_with_a_sentence(house: House, headers: list[str]) -> None:
    async with wire(house) as line:
        await line.say(get("/api/me", *headers))
        status, said = await line.answer()
    assert status == 431
    problem: Json = msgspec.json.decode(said)
    assert problem["reason"] == "too_large"
    assert "32 kB" in problem["detail"]


async def test_a_long_address_is_refused_with_a_sentence(house: House) -> None:
    async with wire(house) as line:
        await line.say(get("/" + "a" * HEAD))
        assert (await line.answer())[0] == 431


async def test_headers_in_drops_are_weighed_together(house: House) -> None:
    async with wire(house) as line:
        await line.say(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: ")
        for _ in range(HEAD // 1024 + 1):
            await line.say(b"x" * 1024)
            await asyncio.sleep(0)
        assert (await line.answer())[0] == 431


async def test_what_follows_a_body_is_weighed_too(house: House) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with wire(house) as line:
        await line.say(head + b"2\r\n{}\r\n0\r\nX: ")
        for _ in range(HEAD // 1024 + 1):
            await line.say(b"x" * 1024)
        assert (await line.answer())[0] == 431


async def test_ordinary_headers_and_large_bodies_are_no_matter(house: House) -> None:
    async with wire(house) as line:
        await line.say(get("/api/me", "Cookie: " + "x=y; " * 4000))
        assert (await line.answer())[0] == 200
    record = await house.person().browser.post("/api/records", content=b" " * 2**20)
    assert record.json()["reason"] == "bad_record"


async def test_nonsense_is_refused_with_a_sentence(house: House) -> None:
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    for nonsense in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\n" + upgrade + b"Content-Length: 2\r\n\r\n{}",
    ):
        async with wire(house) as line:
            await line.say(nonsense)
            status, said = await line.answer()
            assert status == 400, nonsense
            assert msgspec.json.decode(said)["reason"] == "bad_request"


async def test_who_asks_on_without_waiting_is_stopped(house: House) -> None:
    async with wire(house) as line:
        await line.say(get("/health") * 5)
        assert [(await line.answer())[0] for _ in range(5)] == [200] * 5
    async with wire(house) as line:
        await line.say(get("/health") * 2000)
        answers = []
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                answers.append((await line.answer())[0])
        assert 429 in answers
        assert len(answers) < 20


# Silence


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        get("/health") + b"GET /api/me HTTP/1.1\r\n",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "a blank line", "half a head", "half a second head", "half a body"],
)
async def test_half_a_request_is_not_waited_for(new_house: OpenHouse, said: bytes) -> None:
    async with new_house(patience=SHORT) as house, wire(house) as line:
        await line.say(said)
        assert await line.is_closed_within(10 * SHORT)


async def test_a_head_in_drops_has_no_more_time(new_house: OpenHouse) -> None:
    async with new_house(patience=SHORT) as house, wire(house) as line:
        began = time.monotonic()
        with contextlib.suppress(ConnectionError):
            for letter in get("/api/me", "X: " + "y" * 1000):
                await line.say(bytes([letter]))
                if line.reader.at_eof():
                    break
                await asyncio.sleep(SHORT / 8)
        assert time.monotonic() - began < 10 * SHORT


async def test_a_whole_request_is_waited_for(new_house: OpenHouse) -> None:
    async with new_house(patience=SHORT) as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        async with anna.sit(table) as listening:
            await listening.next()
            await asyncio.sleep(4 * SHORT)
            assert (await anna.browser.get("/health")).status_code == 200
            await anna.post(f"/api/tables/{table}/chat", {"text": "still here"})
            await listening.next()


async def test_who_reads_nothing_is_not_waited_for(new_house: OpenHouse) -> None:
    async with new_house(patience=SHORT) as house:
        host, _, port = house.address.partition(":")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect((host, int(port)))
            deaf.sendall(get("/api/games/felinia/content") * 8)
            deadline = time.monotonic() + 20 * SHORT
            while house.connections and time.monotonic() < deadline:
                await asyncio.sleep(SHORT / 4)
            assert not house.connections


async def test_a_socket_that_talks_is_closed(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    async with anna.sit(table) as listening:
        await listening.next()
        with pytest.raises(ConnectionClosed):
            for _ in range(SAID_BY_A_LISTENER):
                await listening.connection.send("x" * 100)
                await asyncio.sleep(0)
            await listening.next()


# Many


async def test_connections_of_one_address_are_limited(new_house: OpenHouse) -> None:
    async with new_house(connections=3) as house, contextlib.AsyncExitStack() as held:
        for _ in range(3):
            line = await held.enter_async_context(wire(house, ELSEWHERE))
        async with wire(house, ELSEWHERE) as fourth:
            status, said = await fourth.answer()
            assert (status, msgspec.json.decode(said)["reason"]) == (429, "too_many")
        for _ in range(8):  # a proxy that is believed comes for many people
            await (await held.enter_async_context(wire(house))).say(get("/health"))
        assert (await house.person().browser.get("/health")).status_code == 200
        line.writer.close()
        await line.writer.wait_closed()
        await asyncio.sleep(0.05)
        assert (await house.person(ELSEWHERE).browser.get("/health")).status_code == 200


async def test_who_connects_too_often_has_to_wait(new_house: OpenHouse) -> None:
    async with new_house(rate=2, page_rate=3) as house:
        for _ in range(5):
            async with wire(house, ELSEWHERE) as line:
                await line.say(b"hello\r\n\r\n")
                assert (await line.answer())[0] == 400
        began = time.monotonic()
        for _ in range(2):
            async with wire(house, ELSEWHERE) as line:
                await line.say(b"hello\r\n\r\n")
                status, said = await line.answer()
                assert (status, msgspec.json.decode(said)["reason"]) == (429, "too_many")
                assert await line.is_closed_within(5)
        assert time.monotonic() - began > 2 * PAUSE
        for _ in range(8):  # a proxy that is believed comes for many people
            async with wire(house) as line:
                await line.say(b"hello\r\n\r\n")
                assert (await line.answer())[0] == 400


async def test_a_socket_counts_as_the_connection_it_came_by(new_house: OpenHouse) -> None:
    async with new_house(connections=2) as house:
        anna = house.person(ELSEWHERE)
        table = (await anna.new_table())["id"]
        await anna.browser.aclose()
        for _ in range(3):
            async with anna.sit(table) as one, anna.sit(table) as two:
                await one.next()
                await two.next()
                assert house.connections == 2
                async with wire(house, ELSEWHERE) as third:
                    assert (await third.answer())[0] == 429
            while house.connections:
                await asyncio.sleep(0.01)

"""Two nodes that hear of each other through a real Redis."""

from __future__ import annotations

import contextlib
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from tests.server.conftest import OpenHouse
from tests.server.debian import program
from tests.server.house import question
from tests.server.processes import free_port

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    found = program("redis-server")
    if found is None:
        pytest.skip("Redis is not installed; on Debian: apt install redis-server.")
    folder, port = tmp_path_factory.mktemp("redis"), free_port()
    url = f"redis://127.0.0.1:{port}/0"
    with started(found, folder, port):
        client = redis.Redis.from_url(url)
        deadline = time.monotonic() + 20
        while True:
            try:
                client.ping()
                break
            except redis.ConnectionError:
                assert time.monotonic() < deadline
                time.sleep(0.05)
        client.close()
        yield url


@contextlib.contextmanager
def started(found: Path, folder: Path, port: int) -> Iterator[None]:
    quiet = ["--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--dir", str(folder)]
    process = subprocess.Popen(
        [found, "--port", str(port), *quiet], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(20)


async def test_a_move_on_one_node_is_seen_at_once_on_the_other(
    new_house: OpenHouse, redis_url: str
) -> None:
    async with new_house(redis=redis_url) as one, new_house(redis=redis_url) as other:
        anna, spectator = one.person(), other.person()
        table = (await anna.new_table())["id"]
        async with spectator.sit(table) as socket:
            message = await socket.next()
            for revision in range(3):
                asked = question(await anna.look(table))
                assert asked is not None
                await anna.move(table, asked[0], revision, asked[1][0])
                message = await socket.until(revision + 1)
                assert message["table"]["number"] == revision + 1
            await anna.post(f"/api/tables/{table}/chat", {"text": "hello over there"})
            while not message["chat"]["lines"]:
                message = await socket.next()
            assert message["chat"]["lines"][0]["text"] == "hello over there"


async def test_limits_are_shared_between_nodes(new_house: OpenHouse, redis_url: str) -> None:
    limits = {"redis": redis_url, "rate": 10}
    async with new_house(**limits) as one, new_house(**limits) as other:
        codes = [
            (await house.person().browser.get("/api/games")).status_code
            for house in (one, other) * 6
        ]
        assert codes == [200] * 10 + [429] * 2

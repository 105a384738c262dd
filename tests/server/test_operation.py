"""The server as a process: its logs, its end, and that thinking never holds it up."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from polyana import games
from polyana.server.crew import Crew, OverTime
from polyana.server.run import check_port, has_screen, next_port
from polyana.server.settings import BadSettings
from tests.server.house import House, Json, Person
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio


async def test_logs_are_lines_of_json_and_a_server_that_is_told_to_stop_stops(
    tmp_path: Path,
) -> None:
    port, log = free_port(), tmp_path / "log"
    anna = Person(f"127.0.0.1:{port}")
    with server_process(port, str(tmp_path / "polyana.sqlite"), log) as process:
        table = (await anna.new_table())["id"]
        async with anna.sit(table) as socket:
            await socket.next()
            process.terminate()
            with pytest.raises(ConnectionClosed):
                while True:
                    await socket.next()
            assert socket.connection.close_code == 1012
        await asyncio.to_thread(process.join, 20)
        assert process.exitcode is not None, "the server did not stop"
    await anna.browser.aclose()
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines()]
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    made = [line for line in lines if line.get("path") == "/api/tables"]
    assert (made[0]["method"], made[0]["status"]) == ("POST", 201)
    assert made[0]["ms"] > 0
    assert not [line for line in lines if line["level"] == "error"]
    assert "polyana=" not in log.read_text(), "cookies are not written down"


async def test_thinking_does_not_hold_up_the_tables(house: House) -> None:
    anna = house.person()
    await anna.get("/api/me")
    await house.hall.workers.run(time.sleep, 0)
    thinking = asyncio.create_task(house.hall.workers.run(time.sleep, 1.5))
    began = time.monotonic()
    for _ in range(5):
        await anna.get("/api/me")
    assert not thinking.done(), f"five requests took {time.monotonic() - began} s"
    await thinking


async def test_a_game_with_broken_content_is_not_served_but_the_others_are(tmp_path: Path) -> None:
    box, port, log = tmp_path / "box", free_port(), tmp_path / "log"
    (box / "tundra").mkdir(parents=True)
    file = next((games.folder("tundra") / "content").glob("*.toml")).name
    (box / "tundra" / file).write_text("nonsense")
    anna = Person(f"127.0.0.1:{port}")
    with server_process(port, str(tmp_path / "polyana.sqlite"), log, CONTENT=str(box)):
        offered = [game["id"] for game in await anna.get("/api/games")]
        assert "felinia" in offered
        assert "tundra" not in offered
        assert (await anna.browser.get("/schema/openapi.json")).status_code == 200
        wish = {"game": "tundra", "seats": [{"kind": "me"}] * 2}
        refused = await anna.post("/api/tables", wish, 500)
        assert (refused["reason"], file in refused["detail"]) == ("bad_content", True)
        bots: list[Json] = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
        assert (await anna.new_table(bots))["status"] == "running"
        await anna.browser.aclose()
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines()]
    noted = next(line for line in lines if line["event"] == "bad_content")
    assert (noted["level"], noted["game"]) == ("error", "tundra")


async def test_a_worker_that_dies_is_replaced(house: House) -> None:
    with pytest.raises(Exception, match="terminated abruptly"):
        await house.hall.workers.run(os._exit, 3)
    assert await house.hall.workers.run(abs, -3) == 3


async def test_a_worker_over_its_time_is_ended_and_replaced(house: House) -> None:
    workers = house.hall.workers
    former = await workers.run(os.getpid)
    with pytest.raises(OverTime, match=r"longer than 0\.2 seconds"):
        await workers.run(time.sleep, 60, limit=0.2)
    assert await workers.run(os.getpid) != former
    async with asyncio.timeout(10):
        while is_alive(former):
            await asyncio.sleep(0.01)


def is_alive(process: int) -> bool:
    """Whether there is such a process; one that has ended and was not asked about is none."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_time_is_counted_from_when_the_work_begins(house: House) -> None:
    workers = house.hall.workers
    await workers.run(time.sleep, 0)
    first = asyncio.create_task(workers.run(time.sleep, 0.8))
    await asyncio.sleep(0.1)
    assert await workers.run(abs, -3, limit=0.5) == 3
    await first


def rise() -> None:
    """Nothing has to be prepared."""


def rise_slowly() -> None:
    time.sleep(2)


async def test_nobody_waits_for_a_process_to_start_while_another_becomes_free() -> None:
    crew = Crew(2, rise_slowly)
    try:
        first = await crew.run(os.getpid, limit=5)
        working = asyncio.create_task(crew.run(time.sleep, 0.3, limit=5))
        await asyncio.sleep(0.1)
        assert await crew.run(os.getpid, limit=5) == first
        await working
    finally:
        crew.close()


async def test_a_process_is_started_ahead_when_the_last_one_is_taken() -> None:
    crew = Crew(3, rise)
    try:
        former = await crew.run(os.getpid, limit=5)
        await until(lambda: crew.processes == 2)
        held = [asyncio.create_task(crew.run(time.sleep, 1, limit=5)) for _ in range(2)]
        await until(lambda: crew.processes == 3)
        assert await crew.run(os.getpid, limit=5) != former
        await asyncio.gather(*held)
    finally:
        crew.close()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)


async def test_what_fails_in_a_worker_says_where(house: House) -> None:
    with pytest.raises(ValueError, match="invalid literal") as failed:
        await house.hall.workers.run(int, "three")
    assert "in _work" in failed.value.__notes__[0]


async def test_a_checker_takes_only_so_much_memory(house: House) -> None:
    with pytest.raises(MemoryError):
        await house.hall.workers.check(bytes, 2**30)
    assert await house.hall.workers.check(abs, -3) == 3


def test_a_port_that_is_taken_is_said_in_a_sentence() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        with pytest.raises(BadSettings, match=f"Port {port}"):
            check_port("127.0.0.1", port)


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        taken = busy.getsockname()[1]
        assert next_port("127.0.0.1", taken) > taken


def test_no_browser_takes_over_a_terminal_without_a_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert not has_screen({"TERM": "xterm"})
    assert has_screen({"TERM": "xterm", "DISPLAY": ":0"})

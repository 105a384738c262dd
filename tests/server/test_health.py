"""What an operator is told while the server runs: /health, /metrics, and logs without secrets."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import time
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event, text, update

from polyana.kernel import IllegalMove
from polyana.server.logs import Lines
from polyana.server.storage.checkup import ROOM, Checkup
from polyana.server.storage.database import Database
from polyana.server.storage.models import StoredTable
from polyana.server.storage.opening import open_database
from tests.server.conftest import OpenHouse
from tests.server.house import ME_AND_BOTS, House, Person, play_some, settings_for
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio

TOKEN = "the-operator's-own"


async def status(house: House, code: int) -> str:
    """What /health says, looked at anew."""
    house.hall.checkup.forget()
    return str((await house.person().get("/health", code))["status"])


async def test_a_lost_database_is_told(house: House) -> None:
    assert await status(house, 200) == "ok"
    there = house.hall.database.engine
    house.hall.database.engine = Database("postgresql+psycopg://nobody@127.0.0.1:1/none").engine
    assert await status(house, 503) == "no database"
    house.hall.database.engine = there
    assert await status(house, 200) == "ok"


async def test_a_database_that_cannot_be_written_is_told(house: House) -> None:
    engine = house.hall.database.engine
    await engine.dispose()

    @event.listens_for(engine.sync_engine, "connect")
    def only_read(connection, _) -> None:  # type: ignore[no-untyped-def]
        connection.execute("PRAGMA query_only = ON")

    assert await status(house, 503) == "read-only"
    event.remove(engine.sync_engine, "connect", only_read)
    await engine.dispose()
    assert await status(house, 200) == "ok"


async def test_a_full_disk_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = shutil.disk_usage
    little = usual("/")._replace(free=ROOM - 1)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: little)
    assert await status(house, 503) == "full"
    monkeypatch.setattr(shutil, "disk_usage", usual)
    assert await status(house, 200) == "ok"


async def test_a_write_that_found_no_room_is_told(house: House) -> None:
    async with house.hall.database.engine.connect() as connection:
        pages = await connection.scalar(text("PRAGMA page_count"))
        await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
        with pytest.raises(Exception, match="full"):
            for number in range(200):
                made = f"CREATE TABLE filler{number} (page TEXT)"
                await connection.execute(text(made))
    assert (await house.person().get("/health", 503))["status"] == "full"
    assert await status(house, 200) == "ok"


async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "polyana.sqlite"
    database = await open_database(settings_for(file).database_url)
    async with database.engine.connect() as connection:
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    await database.close()
    data = bytearray(file.read_bytes())
    for page in range(4096 * 2, len(data), 4096):  # all but what is read when it is opened
        data[page : page + 100] = b"\xff" * 100
    file.write_bytes(data)
    broken = Database(settings_for(file).database_url)
    checkup = Checkup(broken)
    await checkup.look_closely()
    assert checkup.damaged
    assert await checkup.state() == "damaged"
    await broken.close()


async def test_what_fails_on_a_damaged_page_is_told(house: House, tmp_path: Path) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    engine = house.hall.database.engine
    async with engine.connect() as connection:
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        found = "SELECT rootpage FROM sqlite_master WHERE name = 'seats'"
        page = await connection.scalar(text(found))
        size = await connection.scalar(text("PRAGMA page_size"))
    await engine.dispose()
    file = tmp_path / "polyana.sqlite"
    with file.open("r+b") as pages:
        pages.seek((int(page or 0) - 1) * int(size or 0))
        pages.write(b"\xff" * 100)
    house.hall.tables.clear()
    assert (await anna.browser.get(f"/api/tables/{table}")).status_code == 500
    assert await status(house, 503) == "damaged"


# Metrics


async def test_metrics_are_closed_to_the_public(new_house: OpenHouse) -> None:
    async with new_house() as house:
        await house.person().get("/metrics", 404)
    async with new_house(metrics=TOKEN) as house:
        anna = house.person()
        answer = await anna.browser.get("/metrics")
        assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
        wrong = await anna.browser.get("/metrics", headers={"Authorization": "Bearer guessed"})
        assert wrong.status_code == 401


async def test_metrics_count_what_happens(new_house: OpenHouse) -> None:
    async with new_house(metrics=TOKEN) as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        await play_some(anna, table, 5)
        await house.hall.workers.run(abs, 1)
        async with anna.sit(table) as socket:
            await socket.next()
            found = await measured(anna)
    assert found['polyana_tables{status="running"}'] == 1
    assert found['polyana_tables{status="waiting"}'] == 1
    assert found["polyana_sockets"] == 1
    assert found["polyana_moves_total"] == 5
    assert found['polyana_move_seconds_bucket{le="+Inf"}'] == 5
    assert found["polyana_move_seconds_count"] == 5
    assert 0 < found["polyana_move_seconds_sum"] < found["polyana_request_seconds_sum"]
    assert found["polyana_bots_waiting"] == found["polyana_bots_thinking"] == 0
    assert found['polyana_memory_bytes{process="server"}'] > 10 * 2**20
    assert found['polyana_memory_bytes{process="workers"}'] > 10 * 2**20
    assert found['polyana_database_up{state="ok"}'] == 1
    assert found["polyana_database_bytes"] > 10_000


async def measured(person: Person) -> dict[str, float]:
    """All numbers, as Prometheus would read them."""
    head = {"Authorization": f"Bearer {TOKEN}"}
    answer = await person.browser.get("/metrics", headers=head)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, float] = {}
    types: dict[str, str] = {}
    for line in answer.text.splitlines():
        if line.startswith("#"):
            sign, name, rest = re.fullmatch(r"# (HELP|TYPE) (\w+) (.+)", line).groups()  # type: ignore[union-attr]
            types |= {name: rest} if sign == "TYPE" else {}
        else:
            sample = re.fullmatch(r'((\w+)(\{\w+="[^"]*"\})?) (\S+)', line)
            assert sample is not None, line
            family = re.sub(r"_(bucket|sum|count)$", "", sample[2])
            assert types.get(sample[2]) or types[family] == "histogram"
            found[sample[1]] = float(sample[4])
    return found


# Logs


async def test_logs_hold_no_seeds_moves_cookies_or_tokens(tmp_path: Path) -> None:
    port, log, database = free_port(), tmp_path / "log", str(tmp_path / "polyana.sqlite")
    anna = Person(f"127.0.0.1:{port}")
    with server_process(port, database, log):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        made = await anna.new_table(seats)
        token = made["invites"][0]["token"]
        bob = Person(anna.address)
        await bob.post(f"/api/tables/{made['id']}/claim", {"token": "no-such-token"}, 422)
        await bob.browser.aclose()
        await anna.post(f"/api/tables/{made['id']}/claim", {"token": token})
        table = (await anna.new_table())["id"]
        message = await play_some(anna, table, 12)
        await anna.move(table, 0, message["table"]["revision"], "fly away", 422)
        record = (await anna.browser.get(f"/api/tables/{table}/record")).json()
        broken = {**record, "moves": [[0, "bid the_moon"]]}
        await anna.post("/api/records", broken, 422)
        device = (await anna.post("/api/me/link"))["token"]
    cookie = anna.browser.cookies["polyana"]
    await anna.browser.aclose()
    written = log.read_text()
    assert '"event":"request"' in written
    secret = [cookie, token, device, "no-such-token", "fly away", "the_moon", str(record["seed"])]
    secret += [words for _, words in record["moves"]]
    secret += [record["pledge"]["secret"], record["pledge"]["salt"]]
    assert not [words for words in secret if words in written]


async def test_what_fails_in_the_database_is_written_down_without_values(
    tmp_path: Path,
) -> None:
    database = await open_database(settings_for(tmp_path / "polyana.sqlite").database_url)
    with pytest.raises(Exception, match="no such table") as failed:
        async with database.writing() as connection:
            asked = text("INSERT INTO nowhere (seed) VALUES (:seed)")
            await connection.execute(asked, {"seed": "12345678901234567890"})
    assert "12345678901234567890" not in str(failed.value)
    await database.close()


def test_a_refusal_is_written_down_by_its_key_alone() -> None:
    move = " ".join(["bid", "guild"])
    try:
        try:
            raise IllegalMove(f"{move} is not possible now.", "not-possible", move=move)
        except IllegalMove as error:
            error.add_note(f"Traceback of a worker: IllegalMove: {move} is not possible now.")
            raise RuntimeError("a bug") from error
    except RuntimeError as error:
        record = logging.LogRecord("x", 40, "x", 1, "failed", (), (type(error), error, None))
        line = msgspec.json.decode(Lines().format(record))
    assert "IllegalMove(not-possible)" in line["trace"]
    assert "a bug" in line["trace"]
    assert "in test_a_refusal_is_written_down_by_its_key_alone" in line["trace"]
    assert move not in str(line)


# The clock


async def test_a_clock_that_was_set_back_does_not_stop_bots(new_house: OpenHouse) -> None:
    async with new_house() as house:
        house.hall.wake = lambda table: None  # nobody plays for the bots yet
        anna = house.person()
        table = (await anna.new_table([*ME_AND_BOTS[1:], ME_AND_BOTS[1]]))["id"]
        tomorrow = time.time() + 86400  # written while the clock was a day fast
        async with house.hall.database.writing() as connection:
            await connection.execute(update(StoredTable).values(updated=tomorrow))
    async with new_house() as house, asyncio.timeout(60):
        anna = house.person()
        while (await anna.get(f"/api/tables/{table}"))["number"] < 3:
            await asyncio.sleep(0.05)

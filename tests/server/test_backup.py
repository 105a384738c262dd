"""Backups: made while the server runs, restored elsewhere, and refused where they would do harm."""

from __future__ import annotations

import asyncio
import contextlib
import io
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from rich.console import Console

from polyana.server.workers import Workers
from polyana.terminal.app import run
from tests.server.house import House, Json, Person, open_house, play_some, settings_for
from tests.server.postgres import NoPostgres, postgres_server
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio


def typed(*words: object, code: int = 0, language: str = "en") -> str:
    """What a command of the operator says."""
    out = io.StringIO()
    console = Console(file=out, width=1000, highlight=False)
    assert run([*map(str, words), "--lang", language], console) == code, out.getvalue()
    return out.getvalue().strip()


def refused(*words: object) -> str:
    """One sentence, in either language."""
    russian, english = (typed(*words, code=2, language=language) for language in ("ru", "en"))
    assert len(english.splitlines()) == len(russian.splitlines()) == 1
    assert russian != english
    return english


async def some_tables(house: House) -> tuple[Person, list[str], list[Json]]:
    """A person with a name, a few tables, moves and chat; and what is to be seen of them."""
    anna = house.person()
    await anna.ask("PUT", "/api/me", 200, {"name": "Anna"})
    tables = [(await anna.new_table())["id"] for _ in range(3)]
    for number, table in enumerate(tables):
        await play_some(anna, table, 4 * number)
    await anna.post(f"/api/tables/{tables[0]}/chat", {"text": "hello"})
    return anna, tables, [await seen(anna, table) for table in tables]


async def seen(person: Person, table: str) -> Json:
    message = await person.look(table)
    for seat in message["table"]["seats"]:  # when somebody was last here is another question
        del seat["away_since"], seat["online"]
    return message


async def same_as_before(anna: Person, house: House, tables: list[str], before: list[Json]) -> None:
    again = house.person()
    again.browser.cookies = anna.browser.cookies
    assert [await seen(again, table) for table in tables] == before
    assert (await again.get("/api/me"))["name"] == "Anna"
    await play_some(again, tables[1], 2)
    await again.post(f"/api/tables/{tables[0]}/chat", {"text": "still here"})


async def test_a_backup_of_a_running_server_is_restored(tmp_path: Path, workers: Workers) -> None:
    source, kept, target = (tmp_path / name for name in ("a.sqlite", "kept", "b.sqlite"))
    async with open_house(settings_for(source), workers) as house:
        anna, tables, before = await some_tables(house)
        said = await asyncio.to_thread(typed, "backup", kept, "--database", source)
        assert "3" in said
        await play_some(anna, tables[2], 5)  # what happens afterwards is not in it
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("kept*")] == ["kept"]
    await asyncio.to_thread(typed, "restore", kept, "--database", target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    async with open_house(settings_for(target), workers) as house:
        await same_as_before(anna, house, tables, before)


async def test_a_backup_under_load_holds_whole_tables(tmp_path: Path) -> None:
    port, source, kept = free_port(), tmp_path / "a.sqlite", tmp_path / "kept.sqlite"
    anna = Person(f"127.0.0.1:{port}")
    with server_process(port, str(source), tmp_path / "log"):
        tables = [(await anna.new_table())["id"] for _ in range(4)]
        playing = asyncio.gather(*(play_some(anna, table, 25) for table in tables))
        while not all([(await anna.get(f"/api/tables/{table}"))["number"] for table in tables]):
            await asyncio.sleep(0.01)
        await asyncio.to_thread(typed, "backup", kept, "--database", source)
        await playing
    await anna.browser.aclose()
    with contextlib.closing(sqlite3.connect(kept)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        counted = "SELECT (SELECT count(*) FROM events WHERE table_id = id), revision FROM tables"
        found = copy.execute(counted).fetchall()
    assert len(found) == 4
    assert all(events == revision > 0 for events, revision in found)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    try:
        with postgres_server() as address:
            yield address
    except NoPostgres as reason:
        pytest.skip(str(reason))


async def test_postgresql_is_backed_up_and_restored_and_tables_move_between_kinds(
    tmp_path: Path, workers: Workers, postgres: str
) -> None:
    def new_database() -> str:
        name = f"test_{uuid4().hex}"
        with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{postgres}/{name}"

    source, target, file = new_database(), new_database(), tmp_path / "b.sqlite"
    kept = tmp_path / "kept"
    async with open_house(settings_for(source), workers) as house:
        anna, tables, before = await some_tables(house)
        await asyncio.to_thread(typed, "backup", kept, "--database", source)
    for where in (target, file):
        await asyncio.to_thread(typed, "restore", kept, "--database", where)
        async with open_house(settings_for(where), workers) as house:
            await same_as_before(anna, house, tables, before)
    said = await asyncio.to_thread(refused, "restore", kept, "--database", target)
    assert "holds tables already" in said


def test_nothing_is_overwritten(tmp_path: Path, made: Path) -> None:
    kept = tmp_path / "kept"
    typed("backup", kept, "--database", made)
    assert "is there already" in refused("backup", kept, "--database", made)
    assert "is there already" in refused("restore", kept, "--database", made)
    leftover = tmp_path / "new.sqlite-wal"
    leftover.write_bytes(b"of a former database")
    target = tmp_path / "new.sqlite"
    assert "new.sqlite-wal is there already" in refused("restore", kept, "--database", target)
    assert not target.exists()


def test_what_is_no_backup_is_not_restored(tmp_path: Path, made: Path) -> None:
    junk, target = tmp_path / "junk", tmp_path / "new.sqlite"
    junk.write_bytes(b"a shopping list " * 500)
    assert "is not a database" in refused("restore", junk, "--database", target)
    foreign = tmp_path / "foreign"
    with contextlib.closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    assert "another program" in refused("restore", foreign, "--database", target)
    assert "There is no file" in refused("restore", tmp_path / "none", "--database", target)
    assert "There is no file" in refused("backup", tmp_path / "b", "--database", target)
    assert [path.name for path in tmp_path.glob("new*")] == ["new.sqlite.lock"]


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A database of ours."""
    from tests.server.test_start import made as make

    return make(tmp_path / "polyana.sqlite")

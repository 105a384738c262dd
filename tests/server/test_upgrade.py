"""Upgrades: the database of every earlier schema is brought up to date, with all that lies in it."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from polyana.kernel import commitment
from polyana.server.identity import COOKIE, Signer
from polyana.server.storage.opening import known_schemas
from tests.server.conftest import OpenHouse
from tests.server.house import play_some
from tests.server.schemas import example, load
from tests.server.test_backup import typed

pytestmark = pytest.mark.anyio

EARLIER = known_schemas()[1:]
PLEDGED = "0008"
"""The first schema that keeps what a seed is made of."""


def test_there_is_an_example_of_every_earlier_schema() -> None:
    assert EARLIER
    assert [schema for schema in EARLIER if not example(schema).is_file()] == []


@pytest.mark.parametrize("schema", EARLIER)
async def test_a_database_of_an_earlier_schema_goes_on(
    schema: str, tmp_path: Path, new_house: OpenHouse
) -> None:
    file = tmp_path / "polyana.sqlite"
    load(schema, file)
    before = shutil.copy(file, tmp_path / "before.sqlite")
    with contextlib.closing(sqlite3.connect(before)) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == (schema,)
        guest, key = (
            old.execute(query).fetchone()[0]
            for query in (
                "SELECT id FROM guests",
                "SELECT value FROM secrets WHERE name = 'cookie'",
            )
        )
        running = old.execute("SELECT id, number FROM tables WHERE status = 'running'")
        ((table, number),) = running.fetchall()
    async with new_house() as house:
        anna = house.person()
        cookie = Signer(bytes.fromhex(key)).sign("guest", guest)
        anna.browser.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        assert (await anna.get("/api/me"))["name"] == "Anna"
        message = await anna.look(table)
        assert message["table"]["number"] == number > 0
        assert 0 < (await anna.get("/api/tables"))["mine"][-1]["turns"] <= number
        assert [line["text"] for line in message["chat"]["lines"]] == ["hello"]
        await play_some(anna, table, 3)
        record = await anna.get(f"/api/tables/{table}/record")
        assert message["table"]["commitment"] == record["commitment"]
        (waiting,) = (await anna.get("/api/tables"))["open"]
        path = f"/api/tables/{waiting['id']}"
        if schema < PLEDGED:
            old_form = commitment("felinia", record["seed"])
            assert (record["pledge"], record["commitment"]) == (None, old_form)
            assert (await anna.get(path))["commitment"] == "", "nothing was pledged then"
        begun = await anna.post(f"{path}/start", {"bot": "random"})
        assert len(begun["commitment"]) == 64


@pytest.mark.parametrize("schema", EARLIER)
async def test_a_backup_of_an_earlier_schema_is_restored(schema: str, tmp_path: Path) -> None:
    kept, target = tmp_path / "kept", tmp_path / "new.sqlite"
    load(schema, kept)
    assert "2" in await asyncio.to_thread(typed, "restore", kept, "--database", target)
    with contextlib.closing(sqlite3.connect(target)) as new:
        found = new.execute("SELECT version_num FROM alembic_version").fetchone()
        assert found == (known_schemas()[0],)
        assert new.execute("SELECT count(*) FROM tables").fetchone() == (2,)

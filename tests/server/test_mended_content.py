"""Content is mended under running tables: words change nothing, and what changes the game costs no table its life."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from polyana.server.storage.models import StoredTable
from polyana.server.workers import game_called
from tests.contents import Toml, changed, mended
from tests.server.conftest import OpenHouse
from tests.server.house import Json, Person, play_some
from tests.server.test_records import played
from tests.server.test_restart import same_person

pytestmark = pytest.mark.anyio

TWO_MINE: list[Json] = [{"kind": "me"}, {"kind": "me"}]
PLAYED = 60


@pytest.fixture
def content(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A server that is started anew reads the content anew."""
    yield monkeypatch
    monkeypatch.delenv("POLYANA_CONTENT", raising=False)
    game_called.cache_clear()


def put(content: pytest.MonkeyPatch, folder: Path) -> None:
    content.setenv("POLYANA_CONTENT", str(folder.parent))
    game_called.cache_clear()


def logged(message: Json) -> list[Json]:
    """The log as the first seat reads it."""
    lines: list[Json] = message["sights"][0]["log"]["lines"]
    return lines


async def first_moment(person: Person, table: str) -> int:
    """The earliest moment to which a table can be looked back."""
    moment = await person.get(f"/api/tables/{table}/at/{PLAYED}")
    return int(moment["first"])


async def test_a_mended_word_a_comment_and_another_order_of_keys_leave_a_table_whole(
    new_house: OpenHouse, content: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table(TWO_MINE, game="tundra"))["id"]
        before = await play_some(anna, table, PLAYED)
        assert len(logged(before)) > PLAYED
    put(content, mended("tundra", tmp_path / "box" / "tundra"))
    assert game_called("tundra").names("en")["architecture"].startswith("Otherwise")
    async with new_house() as house:
        anna = same_person(house, anna)
        assert await anna.look(table) == before
        assert await first_moment(anna, table) == 0
        await anna.get(f"/api/tables/{table}/at/0")
        await play_some(anna, table, 5)


async def test_changed_numbers_resume_a_table_from_its_snapshot(
    new_house: OpenHouse, content: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table(TWO_MINE, game="tundra"))["id"]
        before = await play_some(anna, table, PLAYED)

    def change(data: Toml) -> None:
        start = data["start"]
        assert isinstance(start, dict)
        start |= {kind: start[kind] + 1 for kind in ("berry", "kindling", "stone", "peat")}

    put(content, changed("tundra", tmp_path / "box" / "tundra", "game.toml", change))
    async with new_house() as house:
        anna = same_person(house, anna)
        after = await anna.look(table)
        assert after["sights"][0]["sight"]["table"] == before["sights"][0]["sight"]["table"]
        assert len(logged(after)) < PLAYED / 2
        assert 0 < await first_moment(anna, table) <= PLAYED
        await anna.get(f"/api/tables/{table}/at/0", 404)
        await play_some(anna, table, 5)


async def test_a_number_that_has_not_mattered_yet_leaves_a_table_whole(
    new_house: OpenHouse, content: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table(TWO_MINE, game="tundra"))["id"]
        before = await play_some(anna, table, 20)

    def change(data: Toml) -> None:
        limits = data["limits"]
        assert isinstance(limits, dict)
        limits["vp_lap"] += 10

    put(content, changed("tundra", tmp_path / "box" / "tundra", "game.toml", change))
    async with new_house() as house:
        again = await same_person(house, anna).look(table)
        assert again["sights"] == before["sights"]


async def test_a_table_with_a_hash_of_bytes_keeps_its_history(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table(TWO_MINE, game="tundra"))["id"]
        before = await play_some(anna, table, PLAYED)
        async with house.hall.database.writing() as connection:
            old = update(StoredTable).values(content="ede0c8102bf0c9d9")
            await connection.execute(old)
    async with new_house() as house:
        anna = same_person(house, anna)
        assert (await anna.look(table))["sights"] == before["sights"]
        assert await first_moment(anna, table) == 0
        async with house.hall.at(table) as live:
            assert live.stored.content == game_called("tundra").content_hash
        await play_some(anna, table, 5)


async def test_a_finished_game_with_a_hash_of_bytes_is_shown_with_its_log(
    new_house: OpenHouse,
) -> None:
    async with new_house() as house:
        anna = house.person()
        over = played(10_000).record().to_json()
        made = await anna.browser.post("/api/records", content=over)
        path = f"/api/tables/{made.json()['id']}"
        before = await anna.get(f"{path}/at/50?seat=1")
        assert before["first"] == 0 and before["log"]
        async with house.hall.database.writing() as connection:
            await connection.execute(update(StoredTable).values(content="05535c7993c8078c"))
    async with new_house() as house:
        anna = same_person(house, anna)
        assert await anna.get(f"{path}/at/50?seat=1") == before


async def test_an_old_record_of_a_finished_game_is_shown_whole(new_house: OpenHouse) -> None:
    """By its moves or, where the rules have changed since, by the positions that it brings along."""
    async with new_house() as house:
        anna = house.person()
        old = Path(__file__).parent.parent / "records" / "felinia-over.json"
        made = await anna.browser.post("/api/records", content=old.read_bytes())
        path = f"/api/tables/{made.json()['id']}"
        for number in (0, 50, 306, 307):
            moment = await anna.get(f"{path}/at/{number}")
            assert (moment["first"], moment["last"], moment["number"]) == (0, 307, number)
            assert moment["sight"]["over"] == (number == 307)

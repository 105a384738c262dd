"""After a restart everything goes on where it was, whatever became of the rules meanwhile."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from polyana.kernel import Chance
from polyana.server.storage.models import Event, StoredTable
from polyana.server.workers import game_called
from tests.server.conftest import OpenHouse
from tests.server.house import House, Json, Person, play_some, question
from tests.server.test_records import played

pytestmark = pytest.mark.anyio


def same_person(house: House, before: Person) -> Person:
    person = house.person()
    person.browser.cookies = before.browser.cookies
    return person


def new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Felinia gets other rules while the server is down; they would set up another game."""
    felinia = type(game_called("felinia"))
    monkeypatch.setattr(felinia, "version", felinia.version + 1)
    setup = felinia.setup
    monkeypatch.setattr(felinia, "setup", lambda game, options, _: setup(game, options, Chance(1)))


async def test_a_table_is_the_same_after_a_restart(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        before = await play_some(anna, table, 35)
    async with new_house() as house:
        anna = same_person(house, anna)
        assert await anna.look(table) == before
        await play_some(anna, table, 5)


async def test_undone_moves_stay_undone_after_a_restart(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        message = await play_some(anna, table, 12)
        asked = question(message)
        assert asked is not None
        seat, options = asked
        await anna.move(table, seat, message["table"]["revision"], options[0])
        revision = message["table"]["revision"] + 1
        undone = await anna.browser.post(
            f"/api/tables/{table}/undo", json={"seat": seat, "revision": revision}
        )
        before = await anna.look(table)
    async with new_house() as house:
        anna = same_person(house, anna)
        after = await anna.look(table)
        assert after["table"]["revision"] == before["table"]["revision"]
        assert after["sights"] == before["sights"]
        assert undone.status_code in (200, 422)


async def test_bots_that_were_asked_go_on_after_a_restart(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        house.hall.wake = lambda table: None
        bots_only: list[Json] = [{"kind": "bot", "bot": "random"}] * 3
        table = (await anna.new_table(bots_only))["id"]
        assert (await anna.get(f"/api/tables/{table}"))["revision"] == 0
    async with new_house() as house:
        anna = same_person(house, anna)
        async with asyncio.timeout(30):
            while (await anna.get(f"/api/tables/{table}"))["revision"] < 20:
                await asyncio.sleep(0.1)


async def test_new_rules_do_not_kill_a_running_table(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        before = await play_some(anna, table, 40)
    new_rules(monkeypatch)
    async with new_house() as house:
        anna = same_person(house, anna)
        message = await anna.look(table)
        assert message["table"]["number"] == before["table"]["number"]
        assert message["sights"][0]["sight"]["table"] == before["sights"][0]["sight"]["table"]
        later = await play_some(anna, table, 10)
        assert later["table"]["number"] == before["table"]["number"] + 10
        moment = await anna.get(f"/api/tables/{table}/at/{later['table']['number']}")
        assert 0 < moment["first"] <= before["table"]["number"]
    async with new_house() as house:
        anna = same_person(house, anna)
        again = await anna.look(table)
        assert again["sights"][1]["sight"] == later["sights"][1]["sight"]


async def test_rules_changed_without_a_new_version_do_not_kill_it_either(
    new_house: OpenHouse,
) -> None:
    """Moves that cannot be played again stand for rules that take them differently."""
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        before = await play_some(anna, table, 40)
        async with house.hall.database.writing() as connection:
            spoiled = update(Event).where(Event.table_id == table, Event.revision == 2)
            await connection.execute(spoiled.values(move="bid nowhere"))
    async with new_house() as house:
        anna = same_person(house, anna)
        message = await anna.look(table)
        assert message["sights"][0]["sight"]["table"] == before["sights"][0]["sight"]["table"]
        await play_some(anna, table, 10)
    async with new_house() as house:
        await play_some(same_person(house, anna), table, 10)


async def test_answers_that_new_rules_do_not_take_are_asked_again(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        for turn in range(200):
            message = await play_some(anna, table, 1, seed=turn)
            async with house.hall.at(table) as live:
                assert live.match is not None
                if live.match.number - live.stored.snapshot_at > 0 and turn > 20:
                    break  # in the middle of a step
        async with house.hall.database.writing() as connection:
            last = (Event.table_id == table, Event.revision == message["table"]["revision"])
            await connection.execute(update(Event).where(*last).values(move="dance wildly"))
    new_rules(monkeypatch)
    async with new_house() as house:
        anna = same_person(house, anna)
        again = await anna.look(table)
        assert again["table"]["number"] < message["table"]["number"]
        assert again["table"]["revision"] > message["table"]["revision"], "late moves stay late"
        await play_some(anna, table, 5)
    async with new_house() as house:
        await play_some(same_person(house, anna), table, 5)


async def test_a_finished_game_is_shown_from_its_frames_under_new_rules(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(10_000)
    async with new_house() as house:
        anna = house.person()
        info = (await anna.browser.post("/api/records", content=match.record().to_json())).json()
        path = f"/api/tables/{info['id']}"
        await anna.get(f"{path}/course")
        before = await anna.get(f"{path}/at/50?seat=1")
        async with house.hall.database.writing() as connection:
            played_here = update(StoredTable).where(StoredTable.id == info["id"])
            await connection.execute(played_here.values(imported=False))
    new_rules(monkeypatch)
    async with new_house() as house:
        anna = same_person(house, anna)
        after = await anna.get(f"{path}/at/50?seat=1")
        assert after["sight"]["table"] == before["sight"]["table"]
        assert after["log"] == []
        assert (await anna.get(path))["result"]["scores"] == match.result().scores
        assert (await anna.browser.get(f"{path}/record")).status_code == 200


async def test_a_table_that_cannot_be_read_says_so_and_harms_nobody(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        await play_some(anna, table, 5)
        async with house.hall.database.writing() as connection:
            here = StoredTable.id == table
            await connection.execute(
                update(StoredTable).where(here).values(snapshot=b"{}", rules=0)
            )
    async with new_house() as house:
        anna = same_person(house, anna)
        message = await anna.look(table)
        assert message["sights"] == []
        refused = await anna.move(table, 0, message["table"]["revision"], "bid guild", 409)
        assert refused["reason"] == "not_running"
        assert refused["key"] == "table-stopped" and refused["because"][0]["key"]
        await anna.get(f"/api/tables/{table}/at/0", 409)
        assert len((await anna.get("/api/tables"))["mine"]) == 1


async def test_events_are_only_ever_added(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        asked = question(await anna.look(table))
        assert asked is not None
        seat, options = asked
        await anna.move(table, seat, 0, options[0])
        await anna.post(f"/api/tables/{table}/undo", {"seat": seat, "revision": 1})
        await anna.move(table, seat, 2, options[1])
        async with house.hall.database.reading() as session:
            rows = list(await session.scalars(select(Event).order_by(Event.revision)))
        assert [(row.revision, row.kind) for row in rows] == [(1, "move"), (2, "undo"), (3, "move")]

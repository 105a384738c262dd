"""Tables whose rules hang or break: they are played elsewhere alone, set aside, and never woken again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from polyana.kernel import Match
from polyana.server import caretaker, elsewhere
from polyana.server.crew import Crew
from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from polyana.server.storage.models import StoredTable
from polyana.server.workers import Workers, game_called, load_games
from tests.server.conftest import OpenHouse
from tests.server.house import House, Json, Person, open_house, settings_for
from tests.server.test_records import played
from tests.server.test_restart import same_person

pytestmark = pytest.mark.anyio

IN_TIME = 90
"""Seconds in which a few processes can be started, on the busiest machine."""

FELINIA = type(game_called("felinia"))
honest_view: Callable[..., Any] = FELINIA.view


def poison(deed: Callable[[], None]) -> None:
    """From now on Felinia does this in this process whenever a merchant is shown who bids at the guild."""

    def view(self: object, state: Any, seat: int | None) -> Any:
        if state.stacks["guild"]:
            deed()
        return honest_view(self, state, seat)

    FELINIA.view = view  # type: ignore[method-assign]


def hang() -> None:
    while True:
        pass


def be_slow() -> None:
    began = time.process_time()
    while time.process_time() < began + 0.2:
        pass


def break_the_rules() -> None:
    raise ZeroDivisionError


def fill_the_memory() -> None:
    bytes(2**40)


def die() -> None:
    os._exit(1)


def load_games_that_hang() -> None:
    load_games()
    poison(hang)


def load_slow_games() -> None:
    load_games()
    poison(be_slow)


def load_games_that_break() -> None:
    load_games()
    poison(break_the_rules)


def load_games_that_fill_the_memory() -> None:
    load_games()
    poison(fill_the_memory)


def load_games_that_die() -> None:
    load_games()
    poison(die)


POISONS = [
    load_games_that_hang,
    load_slow_games,
    load_games_that_break,
    load_games_that_fill_the_memory,
    load_games_that_die,
]


def caught_in_the_event_loop() -> None:
    raise AssertionError("foreign rules are run by the server itself")


@pytest.fixture
def poisoned(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The event loop must never get as far as the poison."""
    poison(caught_in_the_event_loop)
    monkeypatch.setattr(elsewhere, "PLAYED_IN", 1.0)
    monkeypatch.setattr(elsewhere, "OPENED_IN", 1.0)
    yield
    FELINIA.view = honest_view  # type: ignore[method-assign]


@contextlib.asynccontextmanager
async def house_of(database: Path, prepare: Callable[[], None]) -> AsyncIterator[House]:
    """A server whose workers know such games."""
    team = Workers(1)
    team.close()
    team._thinking, team._checking = Crew(1, prepare), Crew(1, prepare)
    try:
        async with open_house(settings_for(database), team) as house:
            yield house
    finally:
        team.close()


async def bring(person: Person, match: Match[Any, Any, Any], *seats: str) -> Json:
    """A table that goes on from a position."""
    record = msgspec.structs.replace(match.record(), seats=list(seats))
    answer = await person.browser.post("/api/records", content=record.to_json())
    assert answer.status_code == 201, answer.text
    table: Json = answer.json()
    return table


def a_position() -> Match[Any, Any, Any]:
    """A game of Felinia that begins at a position, with nobody at the guild."""
    match = played(0)
    return Match.at(match.game, match.options, match.state, seed=5)


async def kept(house: House, table: str) -> StoredTable:
    async with house.hall.database.reading() as session:
        stored = await session.get(StoredTable, table)
    assert stored is not None
    return stored


@pytest.mark.parametrize("prepare", POISONS)
async def test_a_move_that_hangs_or_breaks_the_rules_sets_its_table_aside(
    tmp_path: Path,
    poisoned: None,
    prepare: Callable[[], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with house_of(tmp_path / "polyana.sqlite", prepare) as house:
        anna, boris = house.person(), house.person()
        table = await bring(anna, a_position())
        other = (await boris.new_table())["id"]
        seat = table["asked"][0]
        async with anna.sit(table["id"]) as socket:
            assert not (await socket.next())["table"]["stopped"]
            wish = {"seat": seat, "revision": 0, "move": "bid guild"}
            moving = asyncio.create_task(
                anna.browser.post(f"/api/tables/{table['id']}/moves", json=wish)
            )
            began, looks = time.monotonic(), 0
            while not moving.done():
                await boris.look(other)
                looks += 1
            took = time.monotonic() - began
            assert took / looks < 0.5, f"{looks} looks in {took} s"
            answer = await moving
            assert (answer.status_code, answer.json()["reason"]) == (409, "set_aside")
            assert "has been set aside" in answer.json()["detail"]
            while not (message := await socket.next())["table"]["stopped"]:
                pass
            assert message["sights"] == []
        refused = await anna.move(table["id"], seat, 0, "bid own_board", 409)
        assert "set aside" in refused["detail"]
        assert (await kept(house, table["id"])).aside
    said = [record for record in caplog.records if record.message == "set_aside"]
    assert [record.levelno for record in said] == [logging.ERROR]


async def test_a_move_that_is_not_sure_is_tried_elsewhere_as_well(
    tmp_path: Path, poisoned: None
) -> None:
    async with house_of(tmp_path / "polyana.sqlite", load_games_that_break) as house:
        anna = house.person()
        table = await bring(anna, a_position())
        wish = {"seat": table["asked"][0], "revision": 0, "move": "bid guild", "sure": False}
        refused = await anna.post(f"/api/tables/{table['id']}/moves", wish, 409)
        assert refused["reason"] == "set_aside"


async def test_other_moves_of_an_imported_table_are_played_as_ever(
    tmp_path: Path, poisoned: None
) -> None:
    async with house_of(tmp_path / "polyana.sqlite", load_games_that_hang) as house:
        anna = house.person()
        table = await bring(anna, a_position())
        seat = table["asked"][0]
        assert (await anna.move(table["id"], seat, 0, "bid nowhere", 422))["reason"] == "illegal"
        assert (await anna.move(table["id"], seat, 0, "bid own_board"))["revision"] == 1
        assert not (await kept(house, table["id"])).aside


@pytest.mark.parametrize("prepare", [load_games_that_hang, load_games_that_die])
async def test_a_table_that_hangs_when_it_is_woken_is_set_aside_at_start(
    new_house: OpenHouse,
    tmp_path: Path,
    prepare: Callable[[], None],
    caplog: pytest.LogCaptureFixture,
    request: pytest.FixtureRequest,
) -> None:
    async with new_house() as house:
        anna = house.person()
        house.hall.wake = lambda table: None
        match = a_position()
        match.answer(match.asks[0].seat, "bid guild")
        imported = (await bring(anna, match, "random", "random", "random"))["id"]
        own = (await anna.new_table([{"kind": "bot", "bot": "random"}] * 3))["id"]
    request.getfixturevalue("poisoned")
    for start in range(2):
        caplog.clear()
        async with house_of(tmp_path / "polyana.sqlite", prepare) as house:
            anna = same_person(house, anna)
            async with asyncio.timeout(IN_TIME):
                while not (await kept(house, imported)).aside:
                    await asyncio.sleep(0.05)
            message = await anna.look(imported)
            assert message["table"]["stopped"]
            assert message["thinking"] == []
            assert (await anna.get(f"/api/tables/{own}"))["status"] == "running"
        said = [record for record in caplog.records if record.message == "set_aside"]
        assert len(said) == (1 if start == 0 else 0), "it is not woken again"


async def test_a_table_is_marked_while_it_is_woken(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, own_load, marks = await bots_only(new_house), Hall._load, []

    async def load(hall: Hall, name: str) -> LiveTable:
        live = await own_load(hall, name)
        marks.append(live.stored.waking)
        return live

    monkeypatch.setattr(Hall, "_load", load)
    async with new_house() as house:
        async with asyncio.timeout(IN_TIME):
            while (await kept(house, table)).revision < 5:
                await asyncio.sleep(0.05)
        assert marks[0] == 1
        assert (await kept(house, table)).waking == 0


@pytest.mark.parametrize(("wakings", "given_up"), [(1, False), (2, False), (3, True)])
async def test_a_table_that_took_the_server_down_is_given_up_in_the_end(
    new_house: OpenHouse, wakings: int, given_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "OTHERS_WAKE_IN", 0.1)
    table = await bots_only(new_house, waking=wakings)
    async with new_house() as house:
        async with asyncio.timeout(IN_TIME):
            while not (await kept(house, table)).aside and (await kept(house, table)).revision < 5:
                await asyncio.sleep(0.05)
        stored = await kept(house, table)
        assert bool(stored.aside) is given_up
        assert (stored.revision == 0) is given_up


async def test_a_table_that_several_nodes_wake_at_once_is_not_set_aside(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "OTHERS_WAKE_IN", 0.5)
    table = await bots_only(new_house, waking=3)  # three others are about to open it
    async with new_house() as house:
        async with asyncio.timeout(IN_TIME):
            while (await kept(house, table)).waking < 4:
                await asyncio.sleep(0.01)
            async with house.hall.database.writing() as connection:  # one of them has done so
                await connection.execute(update(StoredTable).values(waking=0))
            while (await kept(house, table)).revision < 5:
                await asyncio.sleep(0.05)
        assert not (await kept(house, table)).aside


async def bots_only(new_house: OpenHouse, **values: object) -> str:
    """A table of bots that are asked, in a server that has stopped; with these values in the database."""
    async with new_house() as house:
        house.hall.wake = lambda table: None
        bots: list[Json] = [{"kind": "bot", "bot": "random"}] * 3
        table = str((await house.person().new_table(bots))["id"])
        async with house.hall.database.writing() as connection:
            if values:
                await connection.execute(update(StoredTable).values(**values))
        async with house.hall.database.reading() as session:
            assert await session.scalar(select(StoredTable.bot_asked)) is True
    return table

"""Bots' time is shared: one address cannot take it all, and what a bot owes to a table is said there."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from polyana.games import AnyMatch
from polyana.kernel import Match
from polyana.server import bot_team
from polyana.server.settings import Settings
from polyana.server.storage.models import Seat, StoredTable
from polyana.server.workers import Workers, game_called, hint, think
from tests.server.conftest import OpenHouse
from tests.server.house import ELSEWHERE, House, Json, Person, open_house, question, settings_for
from tests.server.test_records import played

pytestmark = pytest.mark.anyio


def seats(*who: str) -> list[Json]:
    """Seats with these bots; `me` is oneself."""
    return [{"kind": "me"} if one == "me" else {"kind": "bot", "bot": one} for one in who]


class Thinkers(Workers):
    """Workers who do nothing but remember who thought, in which order and how many at once."""

    def __init__(self, processes: int, seconds: float = 0.0) -> None:
        super().__init__(processes)
        self.processors = processes
        self.seconds = seconds
        self.begun: list[str] = []
        self.now: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.going = asyncio.Event()
        self.going.set()

    async def run(  # type: ignore[override]
        self, work: Callable[..., Any], *args: Any, limit: float = 0.0
    ) -> Any:
        if work not in (think, hint):
            return None
        who = "hint" if work is hint else str(args[1])
        self.begun.append(who)
        self.now[who] += 1
        self.most[who] = max(self.most[who], self.now[who])
        await asyncio.sleep(self.seconds if who == "hard" else 0)
        await self.going.wait()
        self.now[who] -= 1
        return ("bid guild", [], [], None) if work is hint else think(args[0], "random", args[2])


@asynccontextmanager
async def thinking(workers: Thinkers, settings: Settings) -> AsyncIterator[House]:
    """A house whose bots think like this."""
    async with open_house(settings, workers) as house:
        yield house
    workers.close()


# Whose turn it is


async def test_many_tables_of_one_address_do_not_keep_anothers_bot_waiting(tmp_path: Path) -> None:
    workers = Thinkers(8, seconds=0.2)
    async with thinking(workers, settings_for(tmp_path / "fair.sqlite")) as house:
        crowd, anna = house.person(), house.person(ELSEWHERE)
        for _ in range(30):
            await crowd.new_table(seats("hard", "hard", "hard"))
        before = len(workers.begun)
        table = (await anna.new_table(seats("medium", "medium", "medium")))["id"]
        async with anna.sit(table) as socket:
            await socket.until(10, seconds=20)
        others = Counter(workers.begun[before:])["hard"]
    assert others < 30 * 10 / 2, f"{others} others came between; one after the other, all would"
    assert workers.most["hard"] <= 2, "bots for whom nobody waits leave most workers to others"


async def test_many_tables_with_a_seat_of_their_maker_do_not_either(tmp_path: Path) -> None:
    workers = Thinkers(2, seconds=0.2)
    async with thinking(workers, settings_for(tmp_path / "fair.sqlite")) as house:
        crowd, anna = house.person(), house.person(ELSEWHERE)
        for _ in range(40):
            await crowd.new_table(seats("me", "hard", "hard"))
        before = len(workers.begun)
        table = (await anna.new_table(seats("medium", "medium", "medium")))["id"]
        async with anna.sit(table) as socket:
            await socket.until(10, seconds=20)
        others = Counter(workers.begun[before:])["hard"]
    assert others < 10, f"{others} others came between 10 answers"
    assert workers.most["hard"] == 1, "on two workers one address has one"


async def test_hints_wait_for_their_turn_like_bots(tmp_path: Path) -> None:
    workers = Thinkers(4)
    async with thinking(workers, settings_for(tmp_path / "fair.sqlite")) as house:
        crowd, anna = house.person(), house.person(ELSEWHERE)
        table = (await crowd.new_table())["id"]
        asked = question(await crowd.look(table))
        assert asked is not None
        workers.going.clear()
        path, wish = f"/api/tables/{table}/hint", {"seat": asked[0]}
        hints = [asyncio.create_task(crowd.post(path, wish)) for _ in range(10)]
        async with asyncio.timeout(20):
            while workers.begun != ["hint", "hint"]:
                await asyncio.sleep(0.01)
        await anna.new_table(seats("medium", "medium", "medium"))
        async with asyncio.timeout(20):
            while "medium" not in workers.begun:
                await asyncio.sleep(0.01)
        workers.going.set()
        assert [given["move"] for given in await asyncio.gather(*hints)] == ["bid guild"] * 10
    assert workers.most["hint"] == 2, "one address has half of the workers at most"


# What the table is told


async def test_a_late_bot_says_so_at_the_table(tmp_path: Path) -> None:
    workers = Thinkers(1)
    settings = settings_for(tmp_path / "late.sqlite", late_after=1.5)
    async with thinking(workers, settings) as house:
        anna = house.person()
        workers.going.clear()
        table = (await anna.new_table(seats("medium", "medium", "medium")))["id"]
        async with anna.sit(table) as socket:
            message = await socket.next()
            asked = message["thinking"]
            assert (len(asked), message["late"], message["failing"]) == (1, [], [])
            while not message["late"]:
                message = await socket.next()
            assert (message["table"]["revision"], message["late"]) == (0, asked)
            assert (await house.person().look(table))["late"] == asked, "whoever comes sees it, too"
            workers.going.set()
            message = await socket.until(1)
            assert message["late"] == []


async def test_nobody_plays_for_a_bot_that_fails(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_team, "FIRST_REST", 0.02)
    async with new_house() as house:
        anna = house.person()
        house.hall.wake = lambda table: None
        table = (await anna.new_table(seats("random", "random", "random")))["id"]
        await name_bots(house, "gone")
    async with new_house() as house:
        before, anna = anna, house.person()
        anna.browser.cookies = before.browser.cookies
        async with anna.sit(table) as socket:
            while not (message := await socket.next(seconds=30))["failing"]:
                pass
            assert message["failing"] == message["thinking"]
            async with asyncio.timeout(20):
                while caplog.text.count("bot_failed") < 3:
                    await asyncio.sleep(0.02)
            assert (await anna.look(table))["table"]["revision"] == 0
            await name_bots(house, "random")
            await house.hall.changed(table)
            message = await socket.until(1)
            assert message["failing"] == []


async def name_bots(house: House, name: str) -> None:
    async with house.hall.database.writing() as connection:
        await connection.execute(update(Seat).where(Seat.kind == "bot").values(bot=name))


async def test_a_bot_that_fails_is_asked_ever_more_rarely_until_the_table_moves_on(
    tmp_path: Path,
) -> None:
    class Broken(Thinkers):
        async def run(  # type: ignore[override]
            self, work: Callable[..., Any], *args: Any, limit: float = 0.0
        ) -> Any:
            await super().run(work, *args)
            raise RuntimeError("This bot is broken.")

        async def tried(self, times: int) -> None:
            async with asyncio.timeout(20):
                while len(self.begun) < times:
                    await asyncio.sleep(0.01)

    begun: AnyMatch = Match(game_called("felinia"), seed=7)
    assert begun.asks[0].seat == 1, "after seat 1, the bot of seat 2 is asked"
    workers = Broken(1)
    async with thinking(workers, settings_for(tmp_path / "broken.sqlite")) as house:
        anna = house.person()
        record = msgspec.structs.replace(begun.record(), seats=["human", "human", "medium"])
        answer = await anna.browser.post("/api/records", content=record.to_json())
        table = answer.json()["id"]
        await anna.move(table, 1, 0, "bid market_1")
        began = time.monotonic()
        await workers.tried(2)
        assert time.monotonic() - began > bot_team.FIRST_REST / 2
        house.hall.wake(table)
        await asyncio.sleep(0.3)
        assert len(workers.begun) == 2, "to be woken is no reason to try sooner"
        await anna.post(f"/api/tables/{table}/undo", {"seat": 1, "revision": 1})
        await anna.move(table, 1, 2, "bid guild")
        async with asyncio.timeout(bot_team.FIRST_REST * 2):
            await workers.tried(3)


# How many tables bots play alone

BOTS = seats("random", "random", "random")


async def refused(person: Person, wish: list[Json]) -> Json:
    answer: Json = await person.post("/api/tables", {"game": "felinia", "seats": wish}, 429)
    assert answer["reason"] == "bots_alone"
    assert "2 tables" in answer["detail"]
    return answer


async def test_an_address_has_few_tables_that_bots_play_alone(new_house: OpenHouse) -> None:
    async with new_house(bot_tables=2) as house:
        house.hall.wake = lambda table: None
        anna, boris, clara = house.person(), house.person(), house.person(ELSEWHERE)
        wish = {"game": "felinia", "seats": BOTS}
        asked = [anna.browser.post("/api/tables", json=wish) for _ in range(8)]
        answers = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert Counter(answers) == {201: 2, 429: 6}, "not even when they come at once"
        await refused(boris, BOTS)
        await clara.new_table(BOTS)
        table = (await anna.new_table(seats("me", "random", "random")))["id"]
        await anna.post(f"/api/tables/{table}/resign", {"seat": 0}, 429)
        assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["kind"] == "person"
        waiting = (await boris.new_table([{"kind": "open"}, *BOTS[1:]]))["id"]
        await boris.post(f"/api/tables/{waiting}/start", {"bot": "random"}, 429)
        assert (await boris.get(f"/api/tables/{waiting}"))["status"] == "waiting"
        async with house.hall.database.writing() as connection:
            one = (await anna.get("/api/tables"))["mine"]
            over = update(StoredTable).where(StoredTable.id.notin_([card["id"] for card in one]))
            await connection.execute(over.values(status="over"))
        await anna.post(f"/api/tables/{table}/resign", {"seat": 0})


async def test_a_record_that_bots_play_alone_counts_too(new_house: OpenHouse) -> None:
    open_game = played(5).record()
    among_bots = msgspec.structs.replace(open_game, seats=["random"] * 3).to_json()
    with_people = msgspec.structs.replace(open_game, seats=["human"] * 3).to_json()
    async with new_house(bot_tables=0) as house:
        anna = house.person()
        answer = await anna.browser.post("/api/records", content=among_bots)
        assert (answer.status_code, answer.json()["reason"]) == (429, "bots_alone")
        assert (await anna.browser.post("/api/records", content=with_people)).status_code == 201


def test_the_number_of_such_tables_is_a_setting() -> None:
    assert Settings.from_environment({}).bot_tables == 4
    assert Settings.from_environment({"POLYANA_BOT_TABLES": "9"}).bot_tables == 9

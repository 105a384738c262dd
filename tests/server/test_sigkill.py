"""Killed with SIGKILL at any moment under play: afterwards nothing acknowledged is missing, nothing is there twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import defaultdict
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from polyana.server.storage.database import Database
from polyana.server.storage.models import Event
from tests.server.house import ME_AND_BOTS, Json, Person, question, settings_for
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio

KILLS = 20
PLAYERS = 3
BOTS_ALONE = [*ME_AND_BOTS[1:], ME_AND_BOTS[1]]
PAUSE = 0.01
DEEDS = 10
"""What a server acknowledges on the average before it is killed."""
PATIENCE = 10.0
"""Seconds after which it is killed all the same."""

Deed = tuple[str, int, str]
"""What happened, who did it, and the move."""


class Player:
    """Somebody with an own browser who plays one seat as fast as it goes and remembers what was acknowledged."""

    def __init__(self, address: str, seed: int) -> None:
        self.person = Person(address)
        self.dice = random.Random(seed)
        self.table = ""
        self.seat = -1
        self.acknowledged: dict[int, Deed] = {}
        """By the revision that the server named."""
        self.before = 0
        """How much was acknowledged at former tables."""
        self.unanswered: tuple[int, Deed] | None = None
        """The last request, for this revision, if the server was killed over it."""

    async def play(self) -> None:
        """Until the server is gone."""
        while True:
            message = await self.person.look(self.table)
            asked = question(message)
            can_undo = message["sights"][0]["sight"]["can_undo"]
            if can_undo and self.dice.random() < 0.1:
                await self._do(message["table"]["revision"], ("undo", self.seat, ""))
            elif asked is not None:
                move = self.dice.choice(asked[1])
                await self._do(message["table"]["revision"], ("move", self.seat, move))
            elif message["table"]["status"] == "over":
                return
            else:
                await asyncio.sleep(PAUSE)

    async def _do(self, revision: int, deed: Deed) -> None:
        """Others may be quicker; whoever takes a move back just when another answers comes too late."""
        self.unanswered = revision, deed
        answer = await self._send(revision, deed)
        assert answer.status_code in (200, 409, 422), answer.text
        if answer.status_code == 200:
            self.acknowledged[answer.json()["revision"]] = deed
        self.unanswered = None

    async def _send(self, revision: int, deed: Deed) -> httpx.Response:
        kind, seat, move = deed
        wish: Json = {"seat": seat, "revision": revision}
        if kind == "move":
            wish["move"] = move
        path = f"/api/tables/{self.table}/{'moves' if kind == 'move' else kind}"
        return await self.person.browser.post(path, json=wish)

    async def ask_again(self, stored: dict[int, Deed]) -> None:
        """A request that was not answered is sent once more. If it was done already, it is not done again."""
        if self.unanswered is None:
            return
        revision, deed = self.unanswered
        if stored.get(revision + 1) == deed:
            self.acknowledged[revision + 1] = deed
            answer = await self._send(revision, deed)
            assert (answer.status_code, answer.json()["reason"]) == (409, "counted"), answer.text
            self.unanswered = None
        else:
            await self._do(revision, deed)


async def events_in(database: str) -> dict[str, dict[int, Deed]]:
    """All that is stored, by table and revision."""
    stored, found = (
        Database(settings_for(database).database_url),
        defaultdict[str, dict[int, Deed]](dict),
    )
    async with stored.reading() as session:
        for event in await session.scalars(select(Event)):
            found[event.table_id][event.revision] = event.kind, event.seat, event.move
    await stored.close()
    return found


async def until_the_server_is_gone(player: Player) -> None:
    with contextlib.suppress(httpx.TransportError):
        await player.play()


def acknowledged(players: list[Player]) -> int:
    """How much has been acknowledged to all of them."""
    return sum(player.before + len(player.acknowledged) for player in players)


async def kill_after(process: BaseProcess, players: list[Player], deeds: int) -> None:
    """Kills the server once it has acknowledged so many more deeds, while others are under way."""
    enough = acknowledged(players) + deeds
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while acknowledged(players) < enough or not any(p.unanswered for p in players):
                await asyncio.sleep(PAUSE / 50)
    process.kill()


async def sit_down(players: list[Player]) -> None:
    """They make a table and take its seats."""
    maker, *others = players
    wish: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    made = await maker.person.new_table(wish)
    for player, seat in zip(players, range(PLAYERS), strict=True):
        player.table, player.seat = made["id"], seat
        player.before += len(player.acknowledged)
        player.acknowledged = {}
    for player, invite in zip(others, made["invites"], strict=True):
        await player.person.post(f"/api/tables/{made['id']}/claim", {"token": invite["token"]})


async def is_free(player: Player) -> bool:
    """Whether somebody has no table yet, or the game there is over."""
    if not player.table:
        return True
    info = await player.person.get(f"/api/tables/{player.table}")
    return bool(info["status"] == "over")


async def sit_down_where_nothing_runs(players: list[Player]) -> None:
    """Whoever has nothing to play begins a new game: the load stays, however many kills there are."""
    groups = [players[first : first + PLAYERS] for first in range(0, len(players), PLAYERS)]
    free = [group for group in groups if await is_free(group[0])]
    for group in free:
        await sit_down(group)
    if free:
        await players[0].person.new_table(BOTS_ALONE)


async def look_after(database: str, players: list[Player]) -> None:
    """At every table stands what was acknowledged, nothing else, and all of it once."""
    before = await events_in(database)
    for player in players:
        await player.ask_again(before[player.table])
    now = await events_in(database)
    for player in players:
        stored = now[player.table]
        mine = {at: deed for at, deed in stored.items() if deed[1] == player.seat}
        assert mine == player.acknowledged
        assert sorted(stored) == [*range(1, len(stored) + 1)]
        info = await player.person.get(f"/api/tables/{player.table}")
        assert info["revision"] == len(stored)


async def play_through_kills(database: str, folder: Path, kills: int, tables: int) -> str:
    """Several people at several tables, some bots among themselves, and a server that is killed again and again.

    What was done is told at the end.
    """
    port, log, dice = free_port(), folder / "log", random.Random(7)
    players = [Player(f"127.0.0.1:{port}", seed) for seed in range(tables * PLAYERS)]
    interrupted = 0
    for kill in range(kills):
        with server_process(port, database, log) as process:
            if kill:
                await look_after(database, players)
            await sit_down_where_nothing_runs(players)
            killing = kill_after(process, players, dice.randint(1, 2 * DEEDS))
            await asyncio.gather(killing, *map(until_the_server_is_gone, players))
            interrupted += sum(player.unanswered is not None for player in players)
    with server_process(port, database, log):
        await look_after(database, players)
    for player in players:
        await player.person.browser.aclose()
    assert interrupted > kills / 2, "the kills came while requests were under way"
    done = acknowledged(players)
    assert done > kills * DEEDS / 2
    return f"{done} deeds acknowledged, {interrupted} requests interrupted"


async def test_nothing_acknowledged_is_missing_or_there_twice_after_sigkill(tmp_path: Path) -> None:
    await play_through_kills(str(tmp_path / "killed.sqlite"), tmp_path, KILLS, tables=4)


async def test_thinking_processes_end_with_a_killed_server_and_bots_go_on(tmp_path: Path) -> None:
    port, log, database = free_port(), tmp_path / "log", str(tmp_path / "killed.sqlite")
    anna = Person(f"127.0.0.1:{port}")
    with server_process(port, database, log) as process:
        table = (await anna.new_table(BOTS_ALONE))["id"]
        before = await at_least(anna, table, 3)
        children = children_of(process.pid or 0)
        assert children
        process.kill()
        process.join()
        deadline = time.monotonic() + 20
        while any(Path(f"/proc/{child}").exists() for child in children):
            assert time.monotonic() < deadline, "a worker outlived its server"
            await asyncio.sleep(0.1)
    with server_process(port, database, log):
        await at_least(anna, table, before + 3)
    await anna.browser.aclose()


async def at_least(person: Person, table: str, number: int) -> int:
    """Waits until so many moves have been made."""
    async with asyncio.timeout(60):
        while (found := (await person.get(f"/api/tables/{table}"))["number"]) < number:
            await asyncio.sleep(0.1)
    return int(found)


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if int(parent) == process:
            found.append(int(folder.name))
    return found

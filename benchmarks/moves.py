"""What does a move cost the server? Its processor time, beside that of an earlier commit if there is a checkout of it.

    python benchmarks/moves.py
    git worktree add ../before fca2d4a && make -C ../before setup
    python benchmarks/moves.py --beside ../before/.venv/bin/python

Two people sit at every table, each with a cookie and a socket. Whoever is asked makes a random move, and the next one
is made when both sockets have shown the table after it: at one table, and at sixty that all move at once. At longer
games the moves around the 20th and around the 300th are measured, and what it costs to open the table: for a browser
that comes while the server has it in memory, and for the first one after the server was started again.

Every server is a process of its own on the loopback address with a SQLite file of its own. What counts is the time
that its threads were running; clients and bots' workers are not in it. Two servers are measured in turns, stretch by
stretch.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

import httpx
import msgspec
from live_tables import Asked, Message, Player, server, wait_for
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

Wish = dict[str, object]
SHORT: Final[Wish] = {"game": "felinia", "options": {"mode": "advanced"}}
MANY: Final = 60
AROUND: Final = (20, 300)
"""Which moves of a long game are measured, with those before and after each."""
HALF: Final = 10
ONE_STRETCH: Final = 60
MANY_STRETCH: Final = 5
"""Moves of a table between two looks at the clock."""
LONGEST: Final = 600
LOOKS: Final = 5
SETTLED: Final = 2.0
"""Seconds after which a server has started its workers."""


def work_of(process: int) -> float:
    """Milliseconds that all threads of a process have been running, those included that have ended."""
    clock = ~process << 3 | 2  # the clock of a process, as clock_getcpuclockid of Linux says
    return time.clock_gettime_ns(clock) / 1e6


class Seated(Player):
    """Somebody at a table, and what their socket has shown last."""

    latest: Message | None = None

    async def sit(self, table: str, news: asyncio.Condition) -> None:
        async with self.at(table) as messages:
            async for data in messages:
                self.latest = msgspec.json.decode(data, type=Message)
                async with news:
                    news.notify_all()

    def sees(self, revision: int) -> bool:
        return self.latest is not None and self.latest.table.revision >= revision

    def question(self) -> Asked | None:
        """What this person is asked."""
        for seen in self.latest.sights if self.latest else ():
            for asked in seen.sight.questions:
                if asked.options and asked.seat == seen.seat:
                    return asked
        return None


class Board:
    """A table with two people, who have all seats between them, and their sockets."""

    def __init__(self, web: httpx.AsyncClient, address: str, seed: int) -> None:
        self.people = [Seated(web, address), Seated(web, address)]
        self.dice = random.Random(seed)
        self.table = ""
        self.revision = 0
        self._news = asyncio.Condition()
        self._sockets: list[asyncio.Task[None]] = []

    async def begin(self, game: Wish, seats: int) -> None:
        """A new game."""
        await self.leave()
        for person in self.people:
            person.latest = None
            if not person.cookie:
                await person.come()
                person.web.cookies.clear()
        maker, guest = self.people
        kinds = [{"kind": ("me", "open")[seat % 2]} for seat in range(seats)]
        made = (await maker.post("/api/tables", {**game, "seats": kinds})).json()
        for invite in made["invites"]:
            path = f"/api/tables/{made['id']}/claim"
            (await guest.post(path, {"token": invite["token"]})).raise_for_status()
        self.table, self.revision = made["id"], 0
        self._sockets = [
            asyncio.create_task(person.sit(self.table, self._news)) for person in self.people
        ]
        await self._shown()

    async def _shown(self) -> None:
        """Waits until both sockets show the table as it is now."""
        async with self._news, asyncio.timeout(60):
            await self._news.wait_for(lambda: all(one.sees(self.revision) for one in self.people))

    async def play(self, moves: int) -> int:
        """So many moves, or fewer if the game ends before: how many."""
        for made in range(moves):
            asked = [(one, question) for one in self.people if (question := one.question())]
            if not asked:
                return made
            person, question = asked[0]
            move = self.dice.choice(question.options)
            wish = {"seat": question.seat, "revision": self.revision, "move": move}
            (await person.post(f"/api/tables/{self.table}/moves", wish)).raise_for_status()
            self.revision += 1
            await self._shown()
        return moves

    async def leave(self) -> None:
        """Nobody has the table open any more."""
        for socket in self._sockets:
            socket.cancel()
        await asyncio.gather(*self._sockets, return_exceptions=True)
        self._sockets = []


class Code:
    """One state of the code: its server, and what its work was found to be."""

    def __init__(self, name: str, python: str, database: Path, games: list[str]) -> None:
        self.name = name
        self.python = python
        self.database = str(database)
        self.games = games
        self.costs: dict[str, list[float]] = defaultdict(list)
        """Milliseconds, by what was done."""
        self._boards: list[Board] = []
        self._long: list[tuple[str, Board]] = []

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Its server runs."""
        limits = httpx.Limits(max_connections=2 * MANY, max_keepalive_connections=2 * MANY)
        with server(self.database, "", self.python) as (self.address, self.process):
            async with httpx.AsyncClient(
                base_url=f"http://{self.address}", limits=limits, timeout=60
            ) as self.web:
                await wait_for(self.web)
                yield
                for board in self._boards:
                    await board.leave()

    @contextlib.contextmanager
    def counting(self, what: str) -> Iterator[list[int]]:
        """The work of the server; the list is told for how many moves it was."""
        made: list[int] = []
        before = work_of(self.process)
        yield made
        self.costs[what].append((work_of(self.process) - before) / sum(made))

    async def one_table(self, seed: int) -> None:
        board = Board(self.web, self.address, seed)
        await board.begin(SHORT, 2)
        await board.play(HALF)
        with self.counting("a move at one table") as made:
            made.append(await board.play(ONE_STRETCH))
        await board.leave()

    async def many_tables(self, seed: int) -> None:
        while len(self._boards) < MANY:
            board = Board(self.web, self.address, len(self._boards))
            self._boards.append(board)
            await board.begin(SHORT, 2)
        with self.counting(f"at {MANY} tables at once") as made:
            made += await asyncio.gather(*(board.play(MANY_STRETCH) for board in self._boards))

    async def long_games(self, seed: int) -> None:
        """Games of four people, to the last of their moves or the 600th."""
        for game in self.games:
            board = Board(self.web, self.address, seed)
            self._long.append((game, board))
            await board.begin({"game": game}, 4)
            for number in AROUND:
                await board.play(number - HALF - board.revision)
                with self.counting(f"{game}: move {number}") as made:
                    made.append(await board.play(2 * HALF))
            await board.play(LONGEST - board.revision)
            await board.leave()
            for _ in range(LOOKS):
                await self._open(board, f"{game}: opening the table")

    async def _open(self, board: Board, what: str) -> None:
        """One of the people opens the table anew."""
        person = Seated(self.web, self.address)
        person.cookie = board.people[0].cookie
        with self.counting(what) as made:
            async with person.at(board.table) as messages:
                await anext(aiter(messages))
            made.append(1)

    async def start_again(self) -> None:
        """The first who opens the long games after a start of the server."""
        async with self.serving():
            fresh = Board(self.web, self.address, 0)
            await fresh.begin(SHORT, 2)
            await fresh.leave()
            for game, board in self._long:
                await self._open(board, f"{game}: opening it after a start")


PARTS: Final = {"one": Code.one_table, "many": Code.many_tables, "long": Code.long_games}


async def measure(
    codes: list[Code], parts: list[str], stretches: int, told: Callable[[], None]
) -> None:
    async with contextlib.AsyncExitStack() as servers:
        for code in codes:
            await servers.enter_async_context(code.serving())
        await asyncio.sleep(SETTLED)
        for seed in range(stretches):
            for part in parts:
                for code in codes if seed % 2 else codes[::-1]:
                    await PARTS[part](code, seed)
            told()
    if "long" in parts:
        for code in codes:
            await code.start_again()


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--stretches", type=int, default=12)
    wishes.add_argument("--beside", default="", help="the Python of another checkout")
    wishes.add_argument("--parts", default=",".join(PARTS))
    wishes.add_argument("--games", default="felinia", help="long games, with commas")
    given = wishes.parse_args()
    pythons = {"before": given.beside, "now": sys.executable}
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        codes = [
            Code(name, python, Path(folder) / f"{name}.sqlite", given.games.split(","))
            for name, python in pythons.items()
            if python
        ]
        bar = progress.add_task("stretches", total=given.stretches)
        asyncio.run(
            measure(codes, given.parts.split(","), given.stretches, lambda: progress.advance(bar))
        )
    shown = Table("ms of work", *(code.name for code in codes), "now : before")
    for what, now in codes[-1].costs.items():
        then = codes[0].costs[what]
        ratios = [one / other for one, other in zip(now, then, strict=True)]
        shown.add_row(what, *(spread(code.costs[what]) for code in codes), spread(ratios))
    Console(width=120).print(shown)


def spread(times: list[float]) -> str:
    """The middle of some times, and their quartiles."""
    if len(times) < 2:
        return ", ".join(f"{time:.2f}" for time in times)
    low, middle, high = statistics.quantiles(times, n=4, method="inclusive")
    return f"{middle:.2f} ({low:.2f}-{high:.2f})"


if __name__ == "__main__":
    main()

"""Does a long game cost more? One browser plays all seats of one table, and the server's clock tells its work.

    python benchmarks/long_table.py --moves 600

Shown is the processor time of the server for a move early in the game and later, and for opening the table anew after
the server was started again. Other work on the machine makes the figures larger, but hardly unequal.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
from live_tables import Message, Player, server, wait_for
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

SPAN = 40
"""Moves over which the work is averaged."""


def work_of(process: int) -> float:
    """Milliseconds that all threads of a process have worked so far."""
    clocks = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(clock.read_text().split()[0]) for clock in clocks) / 1e6


async def look(player: Player, table: str) -> Message:
    answer = await player.web.get(
        f"/api/tables/{table}/live", headers={"Cookie": player.cookie}, timeout=60
    )
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=Message)


async def play(
    address: str, process: int, game: str, moves: int, told: Callable[[], None]
) -> tuple[str, str, list[float]]:
    """Plays until so many moves are made, one game after the other if need be: cookie, table, work for each move."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as web:
        await wait_for(web)
        player = Player(web, address)
        await player.come()
        dice = random.Random(3)
        seats = [{"kind": "me"}] * 4
        made = (await player.post("/api/tables", {"game": game, "seats": seats})).json()
        table, spent = made["id"], list[float]()
        while len(spent) < moves:
            message = await look(player, table)
            if message.table.status == "over":
                break
            asked = next(
                asked
                for seen in message.sights
                for asked in seen.sight.questions
                if asked.options and asked.seat == seen.seat
            )
            wish = {
                "seat": asked.seat,
                "revision": message.table.revision,
                "move": dice.choice(asked.options),
            }
            before = work_of(process)
            (await player.post(f"/api/tables/{table}/moves", wish)).raise_for_status()
            spent.append(work_of(process) - before)
            told()
        return player.cookie, table, spent


async def open_again(address: str, process: int, cookie: str, table: str) -> list[float]:
    """The work of the first look at a table after a start, and of the next ones."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as web:
        await wait_for(web)
        player = Player(web, address)
        player.cookie = cookie
        (await web.get("/api/games", headers={"Cookie": cookie})).raise_for_status()
        looks = []
        for _ in range(6):
            before = work_of(process)
            await look(player, table)
            looks.append(work_of(process) - before)
        return looks


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--game", default="revive")
    wishes.add_argument("--moves", type=int, default=600)
    given = wishes.parse_args()
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        database = str(Path(folder) / "long.sqlite")
        bar = progress.add_task("moves", total=given.moves)
        with server(database, "") as (address, process):
            cookie, table, spent = asyncio.run(
                play(address, process, given.game, given.moves, lambda: progress.advance(bar))
            )
        with server(database, "") as (address, process):
            looks = asyncio.run(open_again(address, process, cookie, table))
    shown = Table(
        "moves", "ms of work, middle", "quartiles", title=f"{given.game}: {len(spent)} moves"
    )
    for first in (0, 20, 100, 200, 300, 400, 500, len(spent) - SPAN):
        part = spent[first : first + SPAN]
        if len(part) >= SPAN // 2:
            low, middle, high = statistics.quantiles(part, n=4)
            shown.add_row(f"{first}-{first + len(part)}", f"{middle:.2f}", f"{low:.2f}-{high:.2f}")
    Console().print(shown)
    print(f"opened anew: {looks[0]:.2f} ms, looked at again: {statistics.median(looks[1:]):.2f} ms")


if __name__ == "__main__":
    main()

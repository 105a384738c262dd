"""The operator's commands: backup, restore, and what is done about tables and guests."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from polyana.server import office
from polyana.server.settings import Settings
from polyana.server.storage import backup
from polyana.server.storage.database import Database
from polyana.speech import Speech

T = TypeVar("T")

DAY: Final = 24 * 3600.0


def url_of(database: str) -> str:
    """The database that a server would use."""
    return Settings.from_environment(os.environ, database).database_url


def in_office(database: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Does something in the database of a server."""

    async def done() -> T:
        async with backup.opened(url_of(database)) as found:
            return await work(found)

    return asyncio.run(done())


def back_up(file: Path, database: str, say: Speech, console: Console) -> None:
    """Everything into one file."""
    tables = asyncio.run(backup.back_up(url_of(database), file))
    console.print(say.say("backup-done", tables=tables, file=str(file)), markup=False)


def restore(file: Path, database: str, say: Speech, console: Console) -> None:
    """Everything out of one file."""
    tables = asyncio.run(backup.restore(file, url_of(database)))
    console.print(say.say("restore-done", tables=tables, file=str(file)), markup=False)


def list_tables(database: str, status: str, json: bool, say: Speech, console: Console) -> None:
    """All tables."""
    found = in_office(database, lambda there: office.tables(there, status))
    if json:
        _print_json(found, console)
        return
    columns = ("table", "game", "status", "players", "turns", "changed", "aside")
    grid = Grid(title=say.say("admin-tables", number=len(found)), title_style="bold")
    for column in columns:
        grid.add_column(say.say(f"admin-{column}"), overflow="fold")
    for line in found:
        players, turns = ", ".join(line.players), str(line.turns)
        changed = moment(line.updated)
        grid.add_row(line.id, line.game, line.status, players, turns, changed, line.aside)
    console.print(grid, markup=False)


def show_table(table: str, database: str, json: bool, say: Speech, console: Console) -> None:
    """One table, with the guests who sit there."""
    found = in_office(database, lambda there: office.sheet(there, table))
    if json:
        _print_json(found, console)
        return
    line = found.table
    console.print(
        say.say(
            "admin-sheet",
            table=line.id,
            game=line.game,
            status=line.status,
            turns=line.turns,
            created=moment(found.created),
            changed=moment(line.updated),
            maker=found.maker,
        ),
        markup=False,
    )
    if line.aside:
        console.print(say.say("admin-is-aside", reason=line.aside), style="red", markup=False)
    grid = Grid()
    for column in ("seat", "kind", "name", "guest", "seen"):
        grid.add_column(say.say(f"admin-{column}"), overflow="fold")
    for seat in found.seats:
        name = seat.name or seat.bot
        grid.add_row(str(seat.seat), seat.kind, name, seat.guest, moment(seat.seen))
    console.print(grid, markup=False)
    for words in found.said:
        console.print(words, markup=False)


def close_table(table: str, reason: str, database: str, say: Speech, console: Console) -> None:
    """Nobody plays there any more."""
    in_office(database, lambda there: office.close(there, table, reason))
    console.print(say.say("admin-closed", table=table), markup=False)


def reopen_table(table: str, database: str, say: Speech, console: Console) -> None:
    """It is played again."""
    in_office(database, lambda there: office.reopen(there, table))
    console.print(say.say("admin-reopened", table=table), markup=False)


def delete_table(table: str, database: str, say: Speech, console: Console) -> None:
    """Nothing of it is left."""
    in_office(database, lambda there: office.remove(there, table))
    console.print(say.say("admin-deleted", table=table), markup=False)


def ban(
    who: str, reason: str, days: float | None, database: str, say: Speech, console: Console
) -> None:
    """Keeps a guest or an address out, for good or for so many days."""
    until = None if days is None else time.time() + days * DAY
    whom, seated = in_office(database, lambda there: office.ban(there, who, reason, until))
    if seated is None:
        console.print(say.say("admin-banned-network", who=whom), markup=False)
    else:
        console.print(say.say("admin-banned", who=whom, tables=seated), markup=False)


def unban(who: str, database: str, say: Speech, console: Console) -> None:
    """Lets a guest or an address in again."""
    lifted = in_office(database, lambda there: office.unban(there, who))
    message = "admin-unbanned" if lifted else "admin-not-banned"
    console.print(say.say(message, who=who), markup=False)


def list_bans(database: str, say: Speech, console: Console) -> None:
    """Who is kept out, since when, until when, and why."""
    found = in_office(database, office.bans)
    console.print(say.say("admin-bans", number=len(found)), style="bold")
    for line in found:
        end = say.say("admin-for-good") if line.until is None else moment(line.until)
        words = f"{line.who}  {moment(line.at)} – {end}  {line.reason}"
        console.print(words, markup=False, soft_wrap=True)


def moment(seconds: float) -> str:
    """When something was, to the minute, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _print_json(found: object, console: Console) -> None:
    console.print(
        msgspec.json.format(msgspec.json.encode(found)).decode(), markup=False, soft_wrap=True
    )

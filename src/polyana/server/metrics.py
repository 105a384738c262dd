"""What an operator measures: numbers about tables, people, bots, memory and the database, as Prometheus reads them."""

from __future__ import annotations

import hmac
import os
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State
from sqlalchemy import func, select

from polyana.server.api.given import TheHall
from polyana.server.hall import Hall
from polyana.server.meter import BOUNDS, Spread
from polyana.server.problems import Rejection, not_found
from polyana.server.storage.models import OVER, RUNNING, WAITING, StoredTable

PAPER: Final = "text/plain; version=0.0.4; charset=utf-8"
Sample = tuple[str, float]
"""What stands behind the name of a number, such as its labels, and its value."""


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[None, None, State], hall: TheHall) -> Response[str]:
    """All numbers, for whoever has the operator's token; there is nothing here where none was set."""
    token = hall.settings.metrics
    if not token:
        raise not_found("page")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), token.encode()):
        sentence = "These numbers are for the operator of this server."
        raise Rejection(401, "not_yours", sentence, {"WWW-Authenticate": "Bearer"})
    lines = [line async for line in _lines(hall)]
    return Response("\n".join([*lines, ""]), media_type=PAPER)


async def _lines(hall: Hall) -> AsyncIterator[str]:
    """Tables, sockets, moves, latency, bots, memory, database. Nothing here names a table or a person."""
    for part in (
        _gauge("tables", "Tables in the database.", await _tables(hall)),
        _gauge("tables_in_memory", "Tables that are open.", [("", len(hall.tables))]),
        _gauge("sockets", "Live connections.", [("", hall.presence.count)]),
        _counter("moves_total", "Moves that were committed.", hall.meter.moves),
        _spread("request_seconds", "What an answer took.", hall.meter.requests),
        _spread("move_seconds", "From a move to its commit.", hall.meter.commits),
        _gauge("bots_waiting", "Bots and hints that wait for a turn.", [("", hall.turns.waiting)]),
        _gauge("bots_thinking", "Bots and hints that think.", [("", hall.turns.thinking)]),
        _gauge("memory_bytes", "Memory in use.", _memory(hall)),
        _gauge("database_up", "Whether the database serves.", await _database(hall)),
        _gauge("database_bytes", "What the database takes.", await _size(hall)),
    ):
        for line in part:
            yield line


async def _tables(hall: Hall) -> list[Sample]:
    query = select(StoredTable.status, func.count()).group_by(StoredTable.status)
    try:
        async with hall.database.reading() as session:
            found = {row[0]: row[1] for row in await session.execute(query)}
    except Exception:  # `database_up` tells that
        return []
    return [(f'{{status="{status}"}}', found.get(status, 0)) for status in (WAITING, RUNNING, OVER)]


async def _database(hall: Hall) -> list[Sample]:
    state = await hall.checkup.state()
    return [(f'{{state="{state}"}}', float(state == "ok"))]


async def _size(hall: Hall) -> list[Sample]:
    try:
        return [("", await hall.checkup.size())]
    except Exception:  # `database_up` tells that
        return []


def _memory(hall: Hall) -> list[Sample]:
    workers = sum(memory_of(process) for process in hall.workers.pids)
    return [('{process="server"}', memory_of(os.getpid())), ('{process="workers"}', workers)]


def memory_of(process: int) -> int:
    """The bytes of memory that a process has in use; 0 where the system does not say so."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def _gauge(name: str, meaning: str, samples: Iterable[Sample]) -> Iterator[str]:
    return _paper("gauge", name, meaning, samples)


def _counter(name: str, meaning: str, value: int) -> Iterator[str]:
    return _paper("counter", name, meaning, [("", value)])


def _spread(name: str, meaning: str, spread: Spread) -> Iterator[str]:
    """How many took at most so long, for each bound; all of them; and all their time."""
    bounds = [*(f"{bound:g}" for bound in BOUNDS), "+Inf"]
    reached = zip(bounds, accumulate(spread.numbers), strict=True)
    samples: list[Sample] = [(f'_bucket{{le="{bound}"}}', number) for bound, number in reached]
    samples += [("_sum", round(spread.seconds, 6)), ("_count", sum(spread.numbers))]
    return _paper("histogram", name, meaning, samples)


def _paper(kind: str, name: str, meaning: str, samples: Iterable[Sample]) -> Iterator[str]:
    yield f"# HELP polyana_{name} {meaning}"
    yield f"# TYPE polyana_{name} {kind}"
    for rest, value in samples:
        yield f"polyana_{name}{rest} {value}"

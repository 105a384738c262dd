"""Servers for the tests; the processes in which bots think are shared by all tests of a run."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from polyana.server.workers import Workers
from tests.server.house import House, open_house, settings_for

OpenHouse = Callable[..., AbstractAsyncContextManager[House]]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def workers() -> Iterator[Workers]:
    team = Workers(1)
    yield team
    team.close()


@pytest.fixture
def new_house(tmp_path: Path, workers: Workers) -> OpenHouse:
    """Opens a server on the test's database, as often as the test wants one."""

    @contextlib.asynccontextmanager
    async def opened(**more: Any) -> AsyncIterator[House]:
        database = more.pop("database", tmp_path / "polyana.sqlite")
        async with open_house(settings_for(database, **more), workers) as house:
            yield house

    return opened


@pytest.fixture
async def house(new_house: OpenHouse) -> AsyncIterator[House]:
    async with new_house() as opened:
        yield opened

"""What a live table spares the server: reading twice what it knows, and sending again what hardly changed."""

from __future__ import annotations

import asyncio

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from polyana.server.hall import Hall
from polyana.server.live_table import LiveTable
from tests.server.house import House, question

pytestmark = pytest.mark.anyio


@pytest.fixture
def read_again(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables in memory of which the news were read from the database."""
    tables: list[str] = []
    catch_up = Hall._catch_up

    async def counted(self: Hall, live: LiveTable) -> bool:
        tables.append(live.id)
        return await catch_up(self, live)

    monkeypatch.setattr(Hall, "_catch_up", counted)
    return tables


async def test_that_somebody_comes_and_leaves_is_known_without_reading(
    house: House, read_again: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("polyana.server.watching.GRACE", 0.0)
    anna, boris = house.person(), house.person()
    made = await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "me"}])
    token = {"token": made["invites"][0]["token"]}
    await boris.post(f"/api/tables/{made['id']}/claim", token)
    async with anna.sit(made["id"]) as socket:
        await socket.next()
        read_again.clear()
        async with boris.sit(made["id"]) as other:
            await other.next()
            while not (await socket.next())["table"]["seats"][1]["online"]:
                pass
        assert read_again == [made["id"]]  # for Boris, who may have missed something
        while (await socket.next())["table"]["seats"][1]["online"]:
            pass
        await asyncio.sleep(0.1)
    assert read_again == [made["id"]]


async def test_a_message_is_packed_by_what_differs_from_the_one_before(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    async with anna.sit(table) as socket:
        message = await socket.next()
        packing = socket.connection.protocol.extensions[0]
        assert isinstance(packing, PerMessageDeflate)
        assert packing.remote_max_window_bits == 14
        asked = question(message)
        assert asked is not None
        await anna.move(table, asked[0], 0, asked[1][0])
        await socket.until(1)

"""With friends: the address for others, QR codes, names, and a table that its host clears away."""

from __future__ import annotations

import socket

import pytest

from polyana.server import reach, run
from polyana.server.settings import BadSettings, Settings
from tests.server.conftest import OpenHouse
from tests.server.house import House
from tests.server.test_playing import two_at_a_table

pytestmark = pytest.mark.anyio

WAITING = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def test_the_server_says_where_others_find_it(new_house: OpenHouse) -> None:
    async with new_house(address="http://192.168.1.5:8000") as house:
        assert await house.person().get("/api/reach") == {"address": "http://192.168.1.5:8000"}
    given = Settings.from_environment({"POLYANA_ADDRESS": "https://games.example/"})
    assert given.address == "https://games.example"


async def test_a_link_is_drawn_as_a_code(house: House) -> None:
    drawn = await house.person().post(
        "/api/qr", {"text": "http://192.168.1.5:8000/table/a#token=b"}
    )
    assert drawn["size"] >= 25
    assert drawn["outline"].startswith("M0 0h7v1h-7z"), "its corner is a finder pattern"
    await house.person().post("/api/qr", {"text": "x" * 500}, 400)


def dots_of(size: int, outline: str) -> set[tuple[int, int]]:
    """The dark dots that an outline covers."""
    found = set()
    for stroke in outline.split("M")[1:]:
        start, wide = stroke.split("v")[0].split("h")
        x, y = map(int, start.split())
        found |= {(x + along, y) for along in range(int(wide))}
    assert all(0 <= x < size and 0 <= y < size for x, y in found)
    return found


def test_outline_and_code_have_the_same_dots() -> None:
    import segno

    text = "http://192.168.1.5:8000/table/k3J9xQ2mPz4a#token=abc"
    rows = segno.make(text, error="m", micro=False).matrix
    dark = {(x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot}
    assert dots_of(*reach.qr_outline(text)) == dark
    assert len(reach.qr_drawing(text).splitlines()) >= len(rows) // 2


def test_lan_listens_everywhere_and_carries_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[str, str]] = []
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.5")
    monkeypatch.setattr(run, "try_out", no_trial)
    monkeypatch.setattr(
        run, "_serve", lambda settings, host, *rest: started.append((host, settings.address))
    )
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    run.serve(port=port, database="sqlite://", lan=True)
    run.serve(port=port, database="sqlite://")
    assert started == [("0.0.0.0", f"http://192.168.1.5:{port}"), ("127.0.0.1", "")]


async def no_trial(settings: Settings) -> None:
    """Nothing is opened."""


def test_without_a_network_lan_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def offline(self: object, address: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket, "socket", type("Offline", (socket.socket,), {"connect": offline}))
    with pytest.raises(BadSettings, match="--lan"):
        reach.lan_address()


async def test_names_can_be_changed_at_the_table(house: House) -> None:
    anna, boris, table = await two_at_a_table(house)
    path = f"/api/tables/{table}/name"
    async with boris.sit(table) as socket_of_boris:
        await socket_of_boris.next()
        named = await anna.post(path, {"seat": 0, "name": " Anna\u202e K. "})
        assert named["seats"][0]["name"] == "Anna K."
        heard = await socket_of_boris.next()
        while heard["table"]["seats"][0]["name"] != "Anna K.":
            heard = await socket_of_boris.next()
    assert (await boris.post(path, {"seat": 0, "name": "Me"}, 403))["reason"] == "not_your_seat"


async def test_the_host_clears_a_table_that_waits(house: House) -> None:
    anna, boris = house.person(), house.person()
    info = await anna.new_table(WAITING)
    path = f"/api/tables/{info['id']}"
    assert info["host"] == 0
    assert (await boris.ask("DELETE", path, 403))["reason"] == "not_yours"
    await boris.post(f"{path}/claim", {"token": info["invites"][0]["token"]})
    await anna.ask("DELETE", path, 204)
    await boris.get(path, 404)
    assert (await boris.get("/api/tables"))["mine"] == []


async def test_a_table_at_which_people_play_is_not_cleared(house: House) -> None:
    anna, _, table = await two_at_a_table(house)
    assert (await anna.ask("DELETE", f"/api/tables/{table}", 409))["reason"] == "not_waiting"
    await anna.get(f"/api/tables/{table}")


async def test_an_unknown_table_leaves_no_trace_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    anna = house.person()
    await anna.get("/api/me")
    await anna.get("/api/tables/nosuchtable", 404)
    async with anna.sit("nosuchtable") as missing:
        await missing.connection.wait_closed()
        assert missing.connection.close_code == 4404
    assert not [
        record for record in caplog.records if record.exc_info or record.levelname == "ERROR"
    ]

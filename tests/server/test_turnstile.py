"""What one address may ask for in a minute, and what no address of a request may hold."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polyana.server import turnstile, watching
from polyana.server.describe import whole_description
from tests.server.conftest import OpenHouse
from tests.server.house import ELSEWHERE, House
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks too often is told so at once."""
    monkeypatch.setattr(turnstile, "PAUSE", 0.0)


@pytest.mark.usefixtures("at_once")
async def test_pages_files_and_the_schema_are_limited_too(new_house: OpenHouse) -> None:
    async with new_house(page_rate=20) as house:
        browser = house.person().browser
        paths = ["/", "/schema/openapi.json", "/favicon.svg", "/rules/felinia"] * 5
        assert [(await browser.get(path)).status_code for path in paths] == [200] * 20
        for answer in (await browser.get("/"), await browser.post("/nowhere")):
            assert answer.status_code == 429
            assert answer.json()["reason"] == "too_many"
            assert 0 < int(answer.headers["retry-after"]) <= 60
            assert "content-security-policy" in answer.headers
        assert (await browser.get("/api/me")).status_code == 200, "the API has its own limit"
        elsewhere = house.person(ELSEWHERE).browser
        assert (await elsewhere.get("/")).status_code == 200


async def test_a_page_load_is_far_below_the_limit(new_house: OpenHouse) -> None:
    files = 60
    async with new_house(page_rate=1200) as house:
        browser = house.person().browser
        for _ in range(10 * files):
            assert (await browser.get("/favicon.svg")).status_code == 200


@pytest.mark.usefixtures("at_once")
async def test_sockets_that_come_again_and_again_are_limited(new_house: OpenHouse) -> None:
    async with new_house(rate=20) as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        with pytest.raises(InvalidStatus) as refused:
            for _ in range(20):
                async with anna.sit(table) as socket:
                    await socket.next()
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"]
        assert (await anna.browser.get("/api/me")).status_code == 429


@pytest.mark.usefixtures("at_once")
async def test_of_ipv6_a_whole_64_is_one_address(new_house: OpenHouse) -> None:
    async with new_house(rate=10, sockets=2) as house:
        anna = house.person()
        table = (await anna.new_table())["id"]

        async def code(address: str) -> int:
            forwarded = {"X-Forwarded-For": address}
            return (await anna.browser.get("/api/games", headers=forwarded)).status_code

        same = [await code(f"2001:db8:0:1:{number:x}::1") for number in range(12)]
        assert same == [200] * 10 + [429] * 2
        assert await code("2001:db8:0:2::1") == 200
        assert await code("192.0.2.1") == 200
        sitting = [{"X-Forwarded-For": f"2001:db8:0:3::{number}"} for number in range(3)]
        async with anna.sit(table, **sitting[0]) as one, anna.sit(table, **sitting[1]) as two:
            await one.next()
            await two.next()
            async with anna.sit(table, **sitting[2]) as three:
                with pytest.raises(ConnectionClosed):
                    await three.next()
                assert three.connection.close_code == 4429


async def test_whoever_is_not_a_proxy_is_not_believed(new_house: OpenHouse) -> None:
    async with new_house(page_rate=3) as house:
        browser = house.person(ELSEWHERE).browser
        codes = [
            (await browser.get("/", headers={"X-Forwarded-For": f"192.0.2.{n}"})).status_code
            for n in range(5)
        ]
        assert codes == [200] * 3 + [429] * 2


async def test_asking_faster_than_allowed_gains_nothing(new_house: OpenHouse) -> None:
    async with new_house(rate=1) as house:
        anna = house.person()
        await anna.get("/api/me")
        refused = asyncio.create_task(anna.browser.get("/api/me"))
        await asyncio.sleep(turnstile.PAUSE / 2)
        assert not refused.done()
        assert (await house.person(ELSEWHERE).browser.get("/api/me")).status_code == 200
        assert (await refused).status_code == 429


def operations() -> list[tuple[str, str]]:
    paths = msgspec.json.decode(whole_description())["paths"]
    return [(method, path) for path, methods in paths.items() for method in methods]


@pytest.mark.parametrize("character", ["\x00", "\n", "\x1b", "\x7f", "\x85"])
async def test_control_characters_are_refused_wherever_they_stand(
    house: House, character: str
) -> None:
    browser, wrong = house.person().browser, quote(character)
    for method, path in [*operations(), ("get", "/table/{table}"), ("get", "/schema/{table}")]:
        plain = path.replace("{number}", "0")
        places = [f"{plain}?seat={wrong}", f"{plain}?{wrong}"]
        for parameter in ("{table}", "{game}"):
            if parameter in plain:
                places += [plain.replace(parameter, one) for one in (wrong, f"a{wrong}b")]
        for place in places:
            address = place.replace("{table}", "nowhere").replace("{game}", "felinia")
            answer = await browser.request(method, address, json={})
            assert answer.status_code == 400, (method, address)
            assert "control characters" in answer.json()["detail"]
    with pytest.raises(InvalidStatus) as refused:
        async with house.person().sit(f"a{wrong}"):
            pass
    assert refused.value.response.status_code == 400


async def test_a_table_that_is_not_there_leaves_nothing_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(watching, "GRACE", 0.0)
    anna = house.person()
    with caplog.at_level(logging.WARNING):
        await anna.get("/api/tables/nowhere", 404)
        await anna.get("/api/tables/nowhere/live", 404)
        await anna.get("/api/tables/%F0%9F", 404)
        async with anna.sit("nowhere") as socket:
            with pytest.raises(ConnectionClosed):
                await socket.next()
            assert socket.connection.close_code == 4404
        await asyncio.sleep(0.1)
    assert not caplog.records


async def test_refused_handshakes_are_no_errors_in_the_log(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    with server_process(port, str(tmp_path / "polyana.sqlite"), log):
        from tests.server.house import Person

        anna = Person(f"127.0.0.1:{port}")
        with pytest.raises(InvalidStatus):
            async with anna.sit("%00"):
                pass
        await anna.browser.aclose()
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines()]
    assert not [line for line in lines if line["level"] != "info" and line["event"] != "few_files"]

"""The built page is served from the package; without one there is a sentence."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.conftest import OpenHouse

pytestmark = pytest.mark.anyio
SQUEEZED = b"as small as it gets"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Polyana</title><!-- preview -->")
    (folder / "app.webmanifest").write_text("{}")
    (folder / "assets" / "index-1a2b.js").write_text("console.log('glade');" * 100)
    (folder / "assets" / "index-1a2b.js.br").write_bytes(SQUEEZED)
    (folder / "icon.svg").write_text("<svg/>")
    return folder


async def test_files_and_routes_of_the_page(new_house: OpenHouse, built: Path) -> None:
    async with new_house(page=built) as house:
        browser = house.person().browser
        table = await house.person().new_table()
        for path, title in (
            ("/rules/felinia", "Rules of Felinia"),
            (f"/table/{table['id']}", "Felinia"),
            ("/", "Polyana"),
        ):
            answer = await browser.get(path)
            assert answer.status_code == 200
            assert f"<title>{title}" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = await browser.get("/assets/index-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("console.log")
        assert int(script.headers["content-length"]) == len(gzip.compress(script.content, 9))
        plain = await browser.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        wish = {"Accept-Encoding": "gzip, deflate, br"}
        async with browser.stream("GET", "/assets/index-1a2b.js", headers=wish) as small:
            assert small.headers["content-encoding"] == "br"
            assert small.headers["vary"] == "Accept-Encoding"
            assert b"".join([part async for part in small.aiter_raw()]) == SQUEEZED
        assert (await browser.get("/assets/index-1a2b.js.br")).status_code == 404
        assert (await browser.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        manifest = await browser.get("/app.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        again = await browser.get("/", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert "set-cookie" not in again.headers, "guests are made by the API alone"


async def test_what_is_not_there_is_not_found(new_house: OpenHouse, built: Path) -> None:
    async with new_house(page=built) as house:
        browser = house.person().browser
        for path in ("/api/nothing", "/api", "/assets/old-9f.js", "/schema/nothing"):
            answer = await browser.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["reason"] == "not_found"
        outside = await browser.get("/..%2f..%2f..%2fetc%2fpasswd")
        assert "root:" not in outside.text


async def test_people_who_are_lost_get_the_page_which_says_so(
    new_house: OpenHouse, built: Path
) -> None:
    async with new_house(page=built) as house:
        browser = house.person().browser
        person = {"Accept": "text/html,application/xhtml+xml"}
        for path in ("/nowhere", "/table", "/table/abc", "/rules/chess", "/assets/old-9f.js"):
            answer = await browser.get(path, headers=person)
            assert answer.status_code == 404, path
            assert "<title>Polyana" in answer.text


async def test_a_link_says_who_invites_to_what_before_it_is_opened(
    new_house: OpenHouse, built: Path
) -> None:
    async with new_house(page=built, address="http://192.168.1.5:8000") as house:
        anna = house.person()
        await anna.ask("PUT", "/api/me", 200, {"name": 'Anna <"&'})
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await anna.new_table(seats, language="en")
        shown = (await house.person().browser.get(f"/table/{table['id']}")).text
        said = "Anna &lt;&quot;&amp; invites you to a game of Felinia."
        assert f'<meta property="og:description" content="{said}" />' in shown
        assert 'property="og:image" content="http://192.168.1.5:8000/icon-512.png"' in shown
        russian = {"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8"}
        lobby = (await house.person().browser.get("/", headers=russian)).text
        assert 'property="og:title" content="Поляна"' in lobby


async def test_without_a_built_page_there_is_a_sentence(
    new_house: OpenHouse, tmp_path: Path
) -> None:
    async with new_house(page=tmp_path / "nothing") as house:
        answer = await house.person().browser.get("/")
        assert answer.status_code == 200
        assert "make play" in answer.text

"""The built page is served from the package; without one there is a sentence."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.conftest import OpenHouse

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Polyana</title>")
    (folder / "assets" / "index-1a2b.js").write_text("console.log('glade');" * 100)
    (folder / "icon.svg").write_text("<svg/>")
    return folder


async def test_files_and_routes_of_the_page(new_house: OpenHouse, built: Path) -> None:
    async with new_house(page=built) as house:
        browser = house.person().browser
        for path in ("/", "/table/abc", "/rules/felinia"):
            answer = await browser.get(path)
            assert answer.status_code == 200
            assert "<title>Polyana" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = await browser.get("/assets/index-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("console.log")
        assert int(script.headers["content-length"]) == len(gzip.compress(script.content, 9))
        plain = await browser.get("/assets/index-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert (await browser.get("/icon.svg")).headers["content-type"].startswith("image/svg+xml")
        again = await browser.get("/", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert "set-cookie" not in again.headers, "guests are made by the API alone"


async def test_what_is_not_there_is_not_found(new_house: OpenHouse, built: Path) -> None:
    async with new_house(page=built) as house:
        browser = house.person().browser
        for path in ("/api/nothing", "/api", "/assets/old-9f.js"):
            answer = await browser.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["reason"] == "not_found"
        outside = await browser.get("/..%2f..%2f..%2fetc%2fpasswd")
        assert "root:" not in outside.text


async def test_without_a_built_page_there_is_a_sentence(
    new_house: OpenHouse, tmp_path: Path
) -> None:
    async with new_house(page=tmp_path / "nothing") as house:
        answer = await house.person().browser.get("/")
        assert answer.status_code == 200
        assert "make play" in answer.text

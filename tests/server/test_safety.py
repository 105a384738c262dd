"""Who may do what, and what a stranger or a foreign page cannot do."""

from __future__ import annotations

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from polyana.server import reception
from polyana.server.app import HEADERS
from polyana.server.identity import Signer, clean
from polyana.server.storage.models import StoredTable
from tests.server.conftest import OpenHouse
from tests.server.house import ELSEWHERE, HERE, House

pytestmark = pytest.mark.anyio


async def test_the_cookie_is_signed_http_only_and_same_site(house: House) -> None:
    anna = house.person()
    answer = await anna.browser.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" not in cookie, "this request came by http"
    assert "set-cookie" not in (await anna.browser.get("/api/me")).headers
    value = anna.browser.cookies["polyana"]
    forged = {"Cookie": f"polyana=gSomebodyElse.{value.rpartition('.')[2]}"}
    stranger = house.person()
    assert (await stranger.browser.get("/api/me", headers=forged)).json()["id"] != "gSomebodyElse"
    for broken in ("polyana=", "polyana=.", "polyana=a.b", 'polyana="\\', "x;=;", "polyana=a.\xff"):
        raw = {b"Cookie": broken.encode("latin-1")}
        assert (await house.person().browser.get("/api/me", headers=raw)).status_code == 200


async def test_a_cookie_is_marked_secure_where_told(new_house: OpenHouse) -> None:
    async with new_house(always_secure=True) as house:
        answer = await house.person().browser.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]


def test_a_signature_serves_one_purpose_only() -> None:
    signer = Signer(b"key")
    signed = signer.sign("guest", "anna")
    assert signer.read("guest", signed) == "anna"
    assert signer.read("device", signed) is None
    assert Signer(b"other").read("guest", signed) is None
    assert signer.read("guest", "anna") is None


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
async def test_requests_from_other_sites_are_refused(house: House, origin: str) -> None:
    anna = house.person()
    await anna.get("/api/me")
    table = (await anna.new_table())["id"]
    answer = await anna.browser.put("/api/me", json={"name": "x"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["reason"] == "foreign_origin"
    with pytest.raises(InvalidStatus) as refused:
        async with anna.sit(table, Origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_a_form_without_origin_is_known_by_its_fetch_site(house: House) -> None:
    anna = house.person()
    foreign = {"Sec-Fetch-Site": "cross-site"}
    answer = await anna.browser.put("/api/me", json={"name": "x"}, headers=foreign)
    assert answer.status_code == 403


async def test_our_own_page_and_named_origins_are_welcome(new_house: OpenHouse) -> None:
    async with new_house(origins=("https://games.example",)) as house:
        anna = house.person()
        for origin in (f"http://{house.address}", "https://games.example"):
            put = await anna.browser.put("/api/me", json={"name": "x"}, headers={"Origin": origin})
            assert put.status_code == 200
        table = (await anna.new_table())["id"]
        async with anna.sit(table, Origin=f"http://{house.address}") as socket:
            await socket.next()


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nowhere", "/api/tables/x", "/health", "/schema/openapi.json"]
)
async def test_every_answer_carries_the_security_headers(house: House, path: str) -> None:
    answer = await house.person().browser.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example"])
async def test_requests_for_other_hosts_are_refused(house: House, host: str) -> None:
    anna = house.person()
    await anna.get("/api/me")
    for path in ("/api/me", "/", "/health"):
        answer = await anna.browser.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["reason"]) == (421, "wrong_host")
    rebound = {"Host": host, "Origin": f"http://{host}"}  # a foreign name that leads here
    assert (await anna.browser.put("/api/me", json={}, headers=rebound)).status_code == 421


async def test_hosts_that_the_operator_names_are_served(new_house: OpenHouse) -> None:
    origins = ("https://play.example",)
    async with new_house(hosts=("games.example",), origins=origins) as house:
        anna = house.person()
        ours = ("games.example", "GAMES.example:443", "play.example", "localhost:8000", "[::1]:80")
        for host in ours:
            answer = await anna.browser.get("/api/me", headers={"Host": host})
            assert answer.status_code == 200, host
        assert (await anna.browser.get("/", headers={"Host": "other.example"})).status_code == 421
    async with new_house(hosts=("*",)) as house:
        answer = await house.person().browser.get("/health", headers={"Host": "any.example"})
        assert answer.status_code == 200


async def test_whoever_came_by_https_stays_there(house: House, new_house: OpenHouse) -> None:
    behind_tls = {"X-Forwarded-Proto": "https"}
    anna = house.person()
    for path in ("/", "/api/me", "/health"):
        answer = await anna.browser.get(path, headers=behind_tls)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        plain = await anna.browser.get(path)
        assert "strict-transport-security" not in plain.headers


async def test_no_answer_with_a_cookie_is_kept_by_others(house: House) -> None:
    pack = next(game for game in await house.person().get("/api/games"))["pack"]
    for path in (
        "/api/me",
        "/api/games",
        "/api/games/felinia/content",
        f"/api/games/felinia/content?v={pack}",
        "/api/games/felinia/rules",
    ):
        answer = await house.person().browser.get(path)
        kept = answer.headers["cache-control"].split(", ")
        assert "set-cookie" in answer.headers
        assert "private" in kept
        assert "public" not in kept
        assert "no-store" in kept or "no-cache" in kept or "immutable" in kept


async def test_large_bodies_are_refused(house: House) -> None:
    anna = house.person()
    await anna.get("/api/me")
    large = {"name": "x" * 70_000}
    assert (await anna.ask("PUT", "/api/me", 413, large))["reason"] == "too_large"
    record = await anna.browser.post("/api/records", content=b"x" * (2 * 2**20 + 1))
    assert record.status_code == 413


async def test_too_many_requests_are_refused(new_house: OpenHouse) -> None:
    async with new_house(rate=20) as house:
        anna = house.person()
        codes = [(await anna.browser.get("/api/me")).status_code for _ in range(25)]
        assert codes == [200] * 20 + [429] * 5
        assert (await anna.browser.get("/api/me")).json()["reason"] == "too_many"
        assert (await anna.browser.get("/health")).status_code == 200


async def test_costly_requests_are_limited_more(new_house: OpenHouse) -> None:
    async with new_house(rate=20) as house:
        anna = house.person()
        await anna.new_table()
        await anna.new_table()
        wish = {"game": "felinia", "seats": [{"kind": "me"}] * 3}
        assert (await anna.post("/api/tables", wish, 429))["reason"] == "too_many"


async def test_sockets_are_limited_by_address(new_house: OpenHouse) -> None:
    async with new_house(sockets=2) as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        async with anna.sit(table) as one, anna.sit(table) as two:
            await one.next()
            await two.next()
            async with anna.sit(table) as three:
                with pytest.raises(ConnectionClosed):
                    await three.next()
                assert three.connection.close_code == 4429
        async with anna.sit(table) as again:
            await again.next()


async def test_a_socket_to_no_table_is_closed_with_a_word(house: House) -> None:
    async with house.person().sit("nowhere") as socket:
        with pytest.raises(ConnectionClosed):
            await socket.next()
        assert socket.connection.close_code == 4404


async def test_what_a_socket_sends_is_ignored(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    async with anna.sit(table) as socket:
        await socket.next()
        await socket.connection.send('{"seat": 0, "revision": 0, "move": "bid guild"}')
        await socket.connection.send(b"\x00\xff")
        await anna.post(f"/api/tables/{table}/chat", {"text": "still here"})
        while not (await socket.next())["chat"]["lines"]:
            pass
        assert (await anna.look(table))["table"]["revision"] == 0


async def test_broken_bodies_are_refused_with_a_sentence(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    path = f"/api/tables/{table}/moves"
    for body in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"seat": "x"}', b'{"seat": 1e99}'):
        answer = await anna.browser.post(path, content=body)
        assert answer.status_code == 400, body
        assert answer.json()["reason"] == "bad_request"
    wrong = {"seat": -1, "revision": 0, "move": "bid guild"}
    assert (await anna.post(path, wrong, 400))["detail"]
    extra = {"seat": 0, "revision": 0, "move": "bid guild", "as": 1}
    await anna.post(path, extra, 400)
    assert (await anna.look(table))["table"]["revision"] == 0


@pytest.mark.parametrize("letter", ["\x00", "\x1b", "\x7f", "\uffff", "\U000e0001"])
async def test_no_letter_in_a_body_breaks_the_server(house: House, letter: str) -> None:
    anna = house.person()
    mine = {"game": "felinia", "seats": [{"kind": "me", "name": letter}] * 3}
    table = f"/api/tables/{(await anna.post('/api/tables', mine, 201))['id']}"
    for method, path, body in (
        ("PUT", "/api/me", {"name": f"a{letter}b"}),
        ("POST", "/api/tables", mine | {"game": letter}),
        ("POST", "/api/tables", mine | {"options": {letter: letter}}),
        ("POST", "/api/tables", mine | {"options": {"mode": letter}}),
        ("POST", "/api/tables", mine | {"seats": [{"kind": "bot", "bot": letter}] * 3}),
        *(
            ("POST", "/api/tables", mine | {"game": "settlers", "options": {option: letter}})
            for option in ("decks", "promo", "lookout", "format")
        ),
        ("POST", "/api/me/adopt", {"token": letter}),
        ("POST", f"{table}/claim", {"token": letter}),
        ("POST", f"{table}/start", {"bot": letter}),
        ("POST", f"{table}/moves", {"seat": 0, "revision": 0, "move": f"bid {letter}"}),
        ("POST", f"{table}/chat", {"text": f"hello{letter}"}),
        ("POST", "/api/records", {"polyana": 1, "game": letter}),
    ):
        answer = await anna.browser.request(method, path, json=body)
        assert answer.status_code < 500, (path, body, answer.text)
    assert (await anna.get("/api/me"))["name"] == "ab"


async def test_one_guest_cannot_fill_the_house(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reception, "UNFINISHED", 3)
    anna = house.person()
    for _ in range(3):
        await anna.new_table()
    wish = {"game": "felinia", "seats": [{"kind": "me"}] * 3}
    assert (await anna.post("/api/tables", wish, 429))["reason"] == "too_many"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Анна   К. ", "Анна К."),
        ("a\x00b\u202ec\u200bd", "abcd"),
        ("x" * 99, "x" * 24),
        ("\u202e", ""),
        ("e\u0301", "é"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert clean(typed, 24) == shown


async def test_of_an_address_only_an_alias_is_stored(house: House) -> None:
    for person in (house.person(), house.person(), house.person(ELSEWHERE)):
        await person.new_table()
    async with house.hall.database.reading() as session:
        stored = select(StoredTable.maker_home).order_by(StoredTable.created)
        here, again, elsewhere = await session.scalars(stored)
    assert here == again != elsewhere
    assert all(home and HERE not in home and ELSEWHERE not in home for home in (here, elsewhere))

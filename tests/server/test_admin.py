"""`polyana admin`: the operator lists, inspects, closes and deletes tables and bans guests, while the server runs."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from polyana.server.caretaker import Caretaker
from polyana.server.identity import neighbourhood
from polyana.server.problems import Rejection
from tests.server.house import ELSEWHERE, House, Person, play_some
from tests.server.test_backup import refused, typed

pytestmark = pytest.mark.anyio


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the house of a test keeps its tables."""
    return tmp_path / "polyana.sqlite"


async def admin(database: Path, *words: str) -> str:
    return await asyncio.to_thread(typed, "admin", *words, "--database", database)


async def test_tables_are_listed_and_inspected_without_their_secrets(
    house: House, database: Path
) -> None:
    anna = house.person()
    await anna.ask("PUT", "/api/me", 200, {"name": "Anna"})
    table = (await anna.new_table())["id"]
    await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    await play_some(anna, table, 3)
    await anna.post(f"/api/tables/{table}/chat", {"text": "hello"})
    listed = await admin(database, "list")
    assert "2 tables" in listed
    assert table in listed
    running = msgspec.json.decode(await admin(database, "list", "--status", "running", "--json"))
    assert [(line["id"], line["turns"]) for line in running] == [(table, 3)]
    shown = await admin(database, "show", table)
    guest = (await anna.get("/api/me"))["id"]
    for words in ("Anna", guest, "Anna: hello", "3 turns"):
        assert words in shown
    record = (await anna.browser.get(f"/api/tables/{table}/record")).json()
    everything = shown + await admin(database, "show", table, "--json")
    drawn = [str(record["seed"]), record["pledge"]["secret"], record["pledge"]["salt"]]
    assert not [word for word in drawn if word in everything]
    assert not [move for _, move in record["moves"] if move in everything]
    assert "There is no table nowhere." in await asyncio.to_thread(
        refused, "admin", "show", "nowhere", "--database", database
    )


async def test_a_table_that_the_operator_closes_is_closed_at_once_and_can_be_reopened(
    house: House, database: Path
) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    message = await play_some(anna, table, 3)
    asked = next(question for question in message["sights"][0]["sight"]["questions"])
    async with anna.sit(table) as socket:
        await socket.next()
        await admin(database, "close", table, "--reason", "rude")
        revision, seat = message["table"]["revision"], asked["seat"]
        move = next(s for s in message["sights"] if s["seat"] == seat)
        options = next(q["options"] for q in move["sight"]["questions"] if q["seat"] == seat)
        await anna.move(table, seat, revision, options[0], 409)
        await Caretaker(house.hall).look_around()
        async with asyncio.timeout(10):
            while not (seen := await socket.next())["table"]["stopped"]:
                pass
    assert seen["table"]["closed"]
    refusal = await anna.move(table, seat, revision + 1, options[0], 409)
    assert refusal["because"][0]["key"] == "table-closed"
    assert "closed by the operator: rude" in await admin(database, "list")
    await admin(database, "reopen", table)
    info = await anna.get(f"/api/tables/{table}")
    assert (info["stopped"], info["number"]) == (False, 3)
    await play_some(anna, table, 2)
    assert (await anna.get(f"/api/tables/{table}"))["number"] == 5


async def test_nobody_sits_down_at_a_closed_table_and_the_lobby_does_not_offer_it(
    house: House, database: Path
) -> None:
    anna, bob = house.person(), house.person()
    made = await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=True)
    table = made["id"]
    assert [card["id"] for card in (await bob.get("/api/tables"))["open"]] == [table]
    await admin(database, "close", table)
    assert (await bob.get("/api/tables"))["open"] == []
    await bob.post(f"/api/tables/{table}/claim", {"token": made["invites"][0]["token"]}, 409)
    await anna.post(f"/api/tables/{table}/start", {}, 409)


async def test_a_deleted_table_is_gone(house: House, database: Path) -> None:
    anna = house.person()
    table, other = [(await anna.new_table())["id"] for _ in range(2)]
    message = await play_some(anna, table, 3)
    async with anna.sit(table) as socket:
        await socket.next()
        await admin(database, "delete", table)
        await Caretaker(house.hall).look_around()
        with pytest.raises(ConnectionClosed):
            while True:
                await socket.next()
        assert socket.connection.close_code == 4404
    await anna.get(f"/api/tables/{table}", 404)
    await anna.move(table, 0, message["table"]["revision"], "bid guild", 404)
    assert [card["id"] for card in (await anna.get("/api/tables"))["mine"]] == [other]


async def banned(person: Person) -> bool:
    """Whether somebody is kept from making a table."""
    wish = {"game": "felinia", "seats": [{"kind": "me"}] * 3}
    answer = await person.browser.post("/api/tables", json=wish)
    assert answer.status_code in (201, 403), answer.text
    if answer.status_code == 403:
        assert answer.json()["reason"] == "banned"
    return answer.status_code == 403


async def test_a_banned_guest_looks_on_at_best(house: House, database: Path) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    guest = (await anna.get("/api/me"))["id"]
    said = await admin(database, "ban", guest, "--reason", "spam")
    assert guest in said
    house.hall.bans.forget()
    wish = {"game": "felinia", "seats": [{"kind": "me"}] * 3}
    assert (await anna.post("/api/tables", wish, 403))["reason"] == "banned"
    await anna.move(table, 0, 0, "bid guild", 403)
    await anna.post(f"/api/tables/{table}/chat", {"text": "spam"}, 403)
    await anna.look(table)
    assert "spam" in await admin(database, "bans")
    await admin(database, "unban", guest)
    house.hall.bans.forget()
    await anna.new_table()
    assert "Nobody is kept out" in await admin(database, "bans")


async def test_a_banned_address_keeps_out_whoever_comes_from_there_with_or_without_a_cookie(
    house: House, database: Path
) -> None:
    anna, boris = house.person(), house.person(ELSEWHERE)
    table = (await anna.new_table())["id"]
    assert "from 127.0.0.2/32" in await admin(database, "ban", ELSEWHERE, "--reason", "spam")
    house.hall.bans.forget()
    assert await banned(boris)
    assert await banned(house.person(ELSEWHERE)), "a new cookie is of no help"
    assert not await banned(anna)
    await boris.look(table)
    listed = await admin(database, "bans")
    assert "127.0.0.2/32" in listed
    assert "for good  spam" in listed
    assert "let in again" in await admin(database, "unban", ELSEWHERE)
    assert "was not kept out" in await admin(database, "unban", ELSEWHERE)
    house.hall.bans.forget()
    assert not await banned(boris)
    assert "Nobody is kept out" in await admin(database, "bans")


async def test_a_network_can_be_banned(house: House, database: Path) -> None:
    await admin(database, "ban", "127.0.0.0/30")
    house.hall.bans.forget()
    assert await banned(house.person())
    assert await banned(house.person(ELSEWHERE))
    await admin(database, "unban", "127.0.0.0/30")
    await admin(database, "ban", "127.0.0.2/31")
    house.hall.bans.forget()
    assert not await banned(house.person())
    assert await banned(house.person(ELSEWHERE))


async def test_of_ipv6_the_whole_subscriber_is_banned(house: House, database: Path) -> None:
    said = await admin(database, "ban", "2001:db8:1:2::7")
    assert "2001:db8:1:2::/64" in said
    bans = house.hall.bans
    bans.forget()
    with pytest.raises(Rejection):
        await bans.check(None, neighbourhood("2001:db8:1:2:ffff::1"))
    await bans.check(None, neighbourhood("2001:db8:1:3::7"))
    await bans.check(None, neighbourhood("192.0.2.7"))
    await bans.check(None, "")
    assert "let in again" in await admin(database, "unban", "2001:db8:1:2::99")


async def test_a_ban_ends(house: House, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, boris = house.person(), house.person(ELSEWHERE)
    guest = (await anna.get("/api/me"))["id"]
    await admin(database, "ban", guest, "--days", "7")
    await admin(database, "ban", ELSEWHERE, "--days", "0.5")
    listed = await admin(database, "bans")
    assert "2 guests and networks are kept out" in listed
    assert "for good" not in listed
    later = time.time
    for days, kept_out in ((0.4, (True, True)), (0.6, (True, False)), (7.1, (False, False))):
        monkeypatch.setattr(time, "time", lambda days=days: later() + days * 24 * 3600)
        house.hall.bans.forget()
        assert (await banned(anna), await banned(boris)) == kept_out
    assert "Nobody is kept out" in await admin(database, "bans")
    refusal = await asyncio.to_thread(
        refused, "admin", "ban", guest, "--days", "-1", "--database", database
    )
    assert "--days" in refusal

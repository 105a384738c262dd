"""Fair play: hints, time to come back, hosts who mute and remove, and tables that say where they come from."""

from __future__ import annotations

import asyncio

import pytest

from polyana.server.playing import LINES_A_MINUTE
from tests.server.house import ELSEWHERE, House, Json, Person, play_some, question
from tests.server.test_playing import been_away

pytestmark = pytest.mark.anyio

OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


async def together(house: House, **more: object) -> tuple[Person, Person, str]:
    """Two people and a bot at a table."""
    anna, boris = house.person(), house.person()
    await boris.ask("PUT", "/api/me", 200, {"name": "Boris"})
    made = await anna.new_table([{"kind": "me"}, OPEN, BOT], **more)
    token = {"token": made["invites"][0]["token"]}
    await boris.post(f"/api/tables/{made['id']}/claim", token)
    return anna, boris, made["id"]


# Hints


async def test_among_people_there_are_hints_only_where_the_table_allows_them(house: House) -> None:
    for allowed, status in ((False, 403), (True, 200)):
        anna, boris, table = await together(house, hints=allowed)
        path = f"/api/tables/{table}"
        for person in (anna, boris, house.person()):
            assert (await person.get(path))["hints"] == allowed, "everybody is told"
        message = await anna.look(table)
        while (asked := question(message)) is None:
            theirs = question(await boris.look(table))
            if theirs is not None:
                revision = message["table"]["revision"]
                await boris.move(table, theirs[0], revision, theirs[1][0])
            message = await anna.look(table)
        answer = await anna.post(f"{path}/hint", {"seat": asked[0]}, status)
        assert allowed or answer["reason"] == "no_hints"
        wish = {"seat": asked[0], "revision": message["table"]["revision"], "move": asked[1][0]}
        if not allowed:
            assert (await anna.post(f"{path}/coach", wish))["warning"] is None


async def test_alone_among_bots_hints_are_free(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    asked = question(await anna.look(table))
    assert asked is not None
    await anna.post(f"/api/tables/{table}/hint", {"seat": asked[0]})
    message = await anna.look(table)
    assert message["chat"]["lines"] == []
    assert [seat["hints"] for seat in message["table"]["seats"]] == [0, 0, 0]


async def asked_first(people: list[Person], table: str) -> tuple[Person, int, str]:
    """Whoever is asked now among people, their seat, and a move they may make."""
    async with asyncio.timeout(20):
        while True:
            for person in people:
                asked = question(await person.look(table))
                if asked is not None:
                    return person, asked[0], asked[1][0]


async def test_a_hint_that_somebody_takes_is_told_to_all(house: House) -> None:
    anna, boris, table = await together(house, hints=True)
    asker, seat, move = await asked_first([anna, boris], table)
    other = boris if asker is anna else anna
    async with other.sit(table) as socket, house.person().sit(table) as spectator:
        await socket.next()
        await spectator.next()
        await asker.post(f"/api/tables/{table}/hint", {"seat": seat})
        for watching in (socket, spectator):
            while not (message := await watching.next())["chat"]["lines"]:
                pass
            (line,) = message["chat"]["lines"]
            assert (line["event"], line["seat"], line["text"]) == ("hint", seat, "")
            assert message["table"]["seats"][seat]["hints"] == 1
    await asker.post(f"/api/tables/{table}/hint", {"seat": seat})
    message = await other.look(table)
    assert len(message["chat"]["lines"]) == 1, "about one question once"
    await asker.move(table, seat, message["table"]["revision"], move)
    asker, seat, _ = await asked_first([anna, boris], table)
    await asker.post(f"/api/tables/{table}/hint", {"seat": seat})
    told = (await other.look(table))["table"]["seats"]
    assert sum(one["hints"] for one in told) == 2
    house.hall.put_away(house.hall.tables[table])
    again = await other.look(table)
    assert again["table"]["seats"] == told, "it is kept"
    assert [line["event"] for line in again["chat"]["lines"]] == ["hint", "hint"]


async def test_a_warning_of_the_coach_is_advice_like_a_hint(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, table = await together(house, hints=True)
    asker, seat, move = await asked_first([anna, boris], table)
    found: list[tuple[float, str, list[tuple[str, float]]] | None] = [None, (4.0, move, [])]

    async def thought(*_: object, **__: object) -> object:
        return found.pop(0)

    monkeypatch.setattr(house.hall.workers, "run", thought)
    revision = (await asker.look(table))["table"]["revision"]
    wish = {"seat": seat, "revision": revision, "move": move}
    for warned in (False, True):
        answer = await asker.post(f"/api/tables/{table}/coach", wish)
        assert (answer["warning"] is not None) == warned
        seats = (await boris.get(f"/api/tables/{table}"))["seats"]
        assert seats[seat]["hints"] == int(warned)


# Coming back


async def test_nobody_is_replaced_before_the_grace_of_the_table_is_over(house: House) -> None:
    anna, boris, table = await together(house)
    path = f"/api/tables/{table}"
    assert (await boris.get(path))["grace"] == 120
    await been_away(house, table, 1, 100)
    assert (await anna.post(f"{path}/replace", {"seat": 1}, 409))["reason"] == "grace"
    assert (await anna.get(path))["seats"][1]["replaceable"] is not None
    await been_away(house, table, 1, 121)
    assert (await anna.post(f"{path}/replace", {"seat": 1}))["seats"][1]["kind"] == "bot"


async def test_a_table_chooses_its_grace(house: House) -> None:
    anna, _, table = await together(house, grace=600)
    await been_away(house, table, 1, 500)
    refused = await anna.post(f"/api/tables/{table}/replace", {"seat": 1}, 409)
    assert refused["reason"] == "grace"
    anna, _, table = await together(house, grace=0)  # turn by turn: everybody takes their time
    await been_away(house, table, 1, 10**6)
    refused = await anna.post(f"/api/tables/{table}/replace", {"seat": 1}, 409)
    assert refused["reason"] == "no_grace"
    assert (await anna.get(f"/api/tables/{table}"))["seats"][1]["replaceable"] is None


async def test_who_comes_back_takes_the_seat_from_the_bot(house: House) -> None:
    anna, boris, table = await together(house)
    await been_away(house, table, 1)
    await anna.post(f"/api/tables/{table}/replace", {"seat": 1})
    async with boris.sit(table) as socket:
        while not (message := await socket.next())["table"]["seats"][1]["mine"]:
            pass
    seat = message["table"]["seats"][1]
    assert (seat["kind"], seat["replaced"], seat["name"]) == ("person", False, "Boris")


# The host


async def test_a_muted_player_is_not_heard(house: House) -> None:
    anna, boris, table = await together(house)
    path = f"/api/tables/{table}"
    await boris.post(f"{path}/mute", {"seat": 0}, 403)
    info = await anna.post(f"{path}/mute", {"seat": 1})
    assert info["seats"][1]["muted"]
    assert (await boris.post(f"{path}/chat", {"text": "hey"}, 403))["reason"] == "muted"
    await anna.post(f"{path}/chat", {"text": "quiet now"})
    await anna.post(f"{path}/mute", {"seat": 1, "muted": False})
    await boris.post(f"{path}/chat", {"text": "sorry"})
    said = (await anna.look(table))["chat"]["lines"]
    assert [line["text"] for line in said] == ["quiet now", "sorry"]


async def test_who_is_removed_from_a_game_is_played_on_by_a_bot_and_does_not_return(
    house: House,
) -> None:
    anna, boris, table = await together(house)
    path = f"/api/tables/{table}"
    await boris.post(f"{path}/remove", {"seat": 0}, 403)
    info = await anna.post(f"{path}/remove", {"seat": 1})
    assert info["seats"][1]["kind"] == "bot"
    assert (await boris.post(f"{path}/claim", {"seat": 1}, 403))["reason"] == "removed"
    async with boris.sit(table) as socket:
        message = await socket.next()
    assert not message["table"]["seats"][1]["mine"]
    await boris.post(f"{path}/chat", {"text": "why?"}, 403)


async def test_who_is_removed_before_the_game_leaves_an_open_seat(house: House) -> None:
    anna, boris, vera = house.person(), house.person(), house.person()
    made = await anna.new_table([{"kind": "me"}, OPEN, OPEN], public=True)
    path = f"/api/tables/{made['id']}"
    await boris.post(f"{path}/claim", {"seat": 1})
    info = await anna.post(f"{path}/remove", {"seat": 1})
    assert info["seats"][1]["kind"] == "open"
    assert (await boris.post(f"{path}/claim", {"seat": 2}, 403))["reason"] == "removed"
    token = made["invites"][1]["token"]
    assert (await boris.post(f"{path}/claim", {"token": token}, 403))["reason"] == "removed"
    await vera.post(f"{path}/claim", {"seat": 1})


async def test_one_stranger_does_not_take_all_open_seats(house: House) -> None:
    anna, boris = house.person(), house.person()
    table = (await anna.new_table([{"kind": "me"}, OPEN, OPEN], public=True))["id"]
    path = f"/api/tables/{table}/claim"
    await boris.post(path, {"seat": 1})
    assert (await boris.post(path, {"seat": 2}, 409))["reason"] == "one_seat"
    await anna.post(path, {"seat": 2})


async def test_one_stranger_does_not_do_so_with_new_cookies_either(house: House) -> None:
    anna, first, again = house.person(), house.person(ELSEWHERE), house.person(ELSEWHERE)
    made = await anna.new_table([{"kind": "me"}, OPEN, OPEN, OPEN], public=True)
    path = f"/api/tables/{made['id']}"
    await first.post(f"{path}/claim", {"seat": 1})
    refused = await again.post(f"{path}/claim", {"seat": 2}, 409)
    assert refused["reason"] == "one_seat_from_here"
    await again.post(f"{path}/claim", {"token": made["invites"][1]["token"]})
    await anna.post(f"{path}/remove", {"seat": 1})
    clara = house.person(ELSEWHERE)
    await clara.post(f"{path}/claim", {"seat": 1})
    house.hall.put_away(house.hall.tables[made["id"]])
    refused = await house.person(ELSEWHERE).post(f"{path}/claim", {"seat": 3}, 409)
    assert refused["reason"] == "one_seat_from_here", "it is kept"
    shown = await first.browser.get(path)
    async with house.hall.at(made["id"]) as live:
        homes = [seat.home for seat in live.seats]
    assert [bool(home) for home in homes] == [False, True, False, False]
    assert ELSEWHERE not in homes[1]
    assert homes[1] not in shown.text


async def test_a_household_sits_down_together_at_its_own_public_table(house: House) -> None:
    table = (await house.person().new_table([{"kind": "me"}, OPEN, OPEN], public=True))["id"]
    for seat in (1, 2):
        await house.person().post(f"/api/tables/{table}/claim", {"seat": seat})
    assert (await house.person().get(f"/api/tables/{table}"))["status"] == "running"


async def test_nobody_fills_the_chat(house: House) -> None:
    anna, boris, table = await together(house)
    path = f"/api/tables/{table}/chat"
    for number in range(LINES_A_MINUTE):
        await boris.post(path, {"text": f"line {number}"})
    assert (await boris.post(path, {"text": "and more"}, 429))["reason"] == "too_many"
    await anna.post(path, {"text": "my turn"})


async def test_a_host_clears_a_table_away(house: House) -> None:
    anna, boris = house.person(), house.person()
    waiting = await anna.new_table([{"kind": "me"}, OPEN, OPEN], public=True)
    path = f"/api/tables/{waiting['id']}"
    await boris.post(f"{path}/claim", {"seat": 1})
    await boris.ask("DELETE", path, 403)
    await anna.ask("DELETE", path, 204)
    await anna.get(path, 404)
    assert (await boris.get("/api/tables"))["mine"] == []
    alone = (await anna.new_table())["id"]
    await play_some(anna, alone, 3)
    await anna.ask("DELETE", f"/api/tables/{alone}", 204)
    anna, boris, shared = await together(house)
    refused = await anna.ask("DELETE", f"/api/tables/{shared}", 409)
    assert refused["reason"] == "not_waiting"


# Where a table comes from


async def test_a_table_from_a_record_says_so_to_all_who_are_invited_and_in_the_lobby(
    house: House,
) -> None:
    anna, boris = house.person(), house.person()
    table = (await anna.new_table())["id"]
    await play_some(anna, table, 5)
    record = await anna.browser.get(f"/api/tables/{table}/record")
    brought = await anna.browser.post("/api/records?open=1", content=record.content)
    made = brought.json()
    assert (await boris.get(f"/api/tables/{made['id']}"))["imported"]
    token = {"token": made["invites"][0]["token"]}
    await boris.post(f"/api/tables/{made['id']}/claim", token)
    (card,) = (await boris.get("/api/tables"))["mine"]
    assert card["imported"]
    assert not (await anna.get(f"/api/tables/{table}"))["imported"]

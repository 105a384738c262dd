"""Moves, undo, hints, resigning, replacing, chat."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import update

from polyana.server.storage.models import Seat
from tests.server.conftest import OpenHouse
from tests.server.house import (
    ME_AND_BOTS,
    THREE_MINE,
    House,
    Json,
    Person,
    Socket,
    play_some,
    question,
)
from tests.server.test_records import played
from tests.server.test_restart import same_person

pytestmark = pytest.mark.anyio

TWO_PEOPLE: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def two_at_a_table(house: House) -> tuple[Person, Person, str]:
    anna, boris = house.person(), house.person()
    table = await anna.new_table(TWO_PEOPLE)
    token = table["invites"][0]["token"]
    await boris.post(f"/api/tables/{table['id']}/claim", {"token": token})
    return anna, boris, table["id"]


async def test_a_move_is_made_and_everybody_sees_it_at_once(house: House) -> None:
    anna, spectator = house.person(), house.person()
    table = (await anna.new_table())["id"]
    async with anna.sit(table) as mine, spectator.sit(table) as theirs:
        before = await mine.next()
        await theirs.next()
        asked = question(before)
        assert asked is not None
        seat, options = asked
        accepted = await anna.move(table, seat, 0, options[0])
        assert accepted == {"revision": 1, "number": 1, "held_back": False}
        for socket in (mine, theirs):
            message = await socket.until(1)
            assert message["table"]["number"] == 1
            assert message["sights"][0]["log"]["lines"][0]["number"] == 1


async def test_a_late_or_doubled_move_is_refused_by_its_revision(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    asked = question(await anna.look(table))
    assert asked is not None
    seat, options = asked
    await anna.move(table, seat, 0, options[0])
    doubled = await anna.move(table, seat, 0, options[0], 409)
    assert doubled["reason"] == "counted"
    assert (await anna.move(table, seat, 0, options[1], 409))["reason"] == "late"
    future = await anna.move(table, seat, 7, options[0], 409)
    assert future["reason"] == "late"
    assert (await anna.look(table))["table"]["revision"] == 1


async def test_the_move_that_ends_the_game_counts_too_when_its_answer_is_lost(
    house: House,
) -> None:
    anna = house.person()
    record = played(10_000).record()
    *moves, (seat, last) = record.moves
    unfinished = played(len(moves)).record()
    assert unfinished.moves == moves
    data = msgspec.structs.replace(unfinished, seats=["human"] * 3).to_json()
    made = (await anna.browser.post("/api/records", content=data)).json()
    table, revision = made["id"], made["revision"]
    await anna.move(table, seat, revision, last)
    assert (await anna.get(f"/api/tables/{table}"))["status"] == "over"
    assert (await anna.move(table, seat, revision, last, 409))["reason"] == "counted"
    assert (await anna.move(table, seat, revision, "pass", 409))["reason"] == "not_running"


async def test_an_unsure_move_that_cannot_be_taken_back_is_held_back(
    house: House,
) -> None:
    anna = house.person()
    table = (await anna.new_table([*[{"kind": "me"}] * 2, {"kind": "bot", "bot": "random"}]))["id"]
    async with anna.sit(table) as mine:
        seen = await mine.next()
        while (asked := question(seen)) is None or asked[0] != 1:
            revision = seen["table"]["revision"]
            if asked is not None:
                await anna.move(table, asked[0], revision, asked[1][0])
            seen = await mine.until(revision + 1)
    seat, options = asked
    wish = {"seat": seat, "revision": seen["table"]["revision"], "move": options[0], "sure": False}
    before = {"revision": seen["table"]["revision"], "number": seen["table"]["number"]}
    assert await anna.post(f"/api/tables/{table}/moves", wish) == before | {"held_back": True}
    assert (await anna.look(table))["table"]["revision"] == seen["table"]["revision"]
    unknown = await anna.post(f"/api/tables/{table}/moves", wish | {"move": "fly away"}, 422)
    assert unknown["reason"] == "illegal"
    await anna.post(f"/api/tables/{table}/moves", wish | {"sure": True})


async def test_who_plays_with_bots_alone_takes_back_over_their_answers(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table(ME_AND_BOTS))["id"]
    path = f"/api/tables/{table}"
    async with anna.sit(table) as mine:
        first = await answered(mine)
        seat, options = question(first) or (0, [])
        wish = {"seat": seat, "revision": first["table"]["revision"], "move": options[0]}
        assert not (await anna.post(f"{path}/moves", wish | {"sure": False}))["held_back"]
        second = await answered(mine, first["table"]["number"] + 1)
        assert second["table"]["number"] >= first["table"]["number"] + 3, "both bots have answered"
        assert second["sights"][0]["sight"]["can_undo"]
        wish = {"seat": seat, "revision": second["table"]["revision"]}
        taken = await anna.post(f"{path}/undo", wish)
        assert taken["number"] == first["table"]["number"]
        third = await mine.until(taken["revision"])
    shown, was = (message["sights"][0]["sight"] for message in (third, first))
    assert shown | {"can_undo": 0} == was | {"can_undo": 0}
    moves = (await anna.get(f"{path}/moves?seat={seat}"))["moves"]
    assert len(moves) == first["table"]["number"]
    await anna.move(table, seat, taken["revision"], options[1])


async def test_the_way_back_over_bots_is_there_after_a_restart(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table(ME_AND_BOTS))["id"]
        async with anna.sit(table) as mine:
            first = await answered(mine)
            seat, options = question(first) or (0, [])
            await anna.move(table, seat, first["table"]["revision"], options[0])
            second = await answered(mine, first["table"]["number"] + 1)
    async with new_house() as house:
        anna = same_person(house, anna)
        wish = {"seat": seat, "revision": second["table"]["revision"]}
        taken = await anna.post(f"/api/tables/{table}/undo", wish)
        assert taken["number"] == first["table"]["number"]
        seen = await anna.look(table)
        assert question(seen) == (seat, options)


async def answered(socket: Socket, least: int = 0) -> Json:
    """What is seen once the bots have answered and the person is asked, after so many moves at least."""
    message = await socket.next()
    while question(message) is None or message["table"]["number"] < least:
        message = await socket.next()
    return message


async def test_an_unsure_move_that_can_be_taken_back_is_played(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table(THREE_MINE))["id"]
    asked = question(await anna.look(table))
    assert asked is not None
    seat, options = asked
    wish = {"seat": seat, "revision": 0, "move": options[0], "sure": False}
    assert (await anna.post(f"/api/tables/{table}/moves", wish))["number"] == 1


async def test_a_move_made_before_an_undo_is_refused_after_it(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    path = f"/api/tables/{table}"
    asked = question(await anna.look(table))
    assert asked is not None
    seat, options = asked
    await anna.move(table, seat, 0, options[0])
    undone = await anna.post(f"{path}/undo", {"seat": seat, "revision": 1})
    assert undone == {"revision": 2, "number": 0, "held_back": False}
    for old in (0, 1):
        assert (await anna.move(table, seat, old, options[0], 409))["reason"] == "late"
    twice = await anna.post(f"{path}/undo", {"seat": seat, "revision": 1}, 409)
    assert twice["reason"] == "counted"
    assert (await anna.post(f"{path}/undo", {"seat": seat, "revision": 2}, 422))[
        "reason"
    ] == "illegal"
    moved = await anna.move(table, seat, 2, options[1])
    assert moved == {"revision": 3, "number": 1, "held_back": False}


async def test_after_an_undo_the_log_is_cut(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    async with anna.sit(table) as socket:
        first = await socket.next()
        asked = question(first)
        assert asked is not None
        seat, options = asked
        length = len(first["sights"][seat]["log"]["lines"])
        await anna.move(table, seat, 0, options[0])
        told = (await socket.until(1))["sights"][seat]["log"]
        assert told["from"] == length
        assert told["lines"]
        await anna.post(f"/api/tables/{table}/undo", {"seat": seat, "revision": 1})
        assert (await socket.until(2))["sights"][seat]["log"] == {"from": length, "lines": []}
        await anna.move(table, seat, 2, options[1])
        assert (await socket.until(3))["sights"][seat]["log"]["from"] == length


async def test_an_illegal_move_changes_nothing_and_says_what_is_possible(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    before = await anna.look(table)
    asked = question(before)
    assert asked is not None
    seat, _ = asked
    refused = await anna.move(table, seat, 0, "bid everything", 422)
    assert refused["reason"] == "illegal"
    assert "bid guild" in refused["detail"]
    other = (seat + 1) % 3
    assert (await anna.move(table, other, 0, "bid guild", 422))["reason"] == "illegal"
    assert await anna.look(table) == before


async def test_nobody_plays_a_foreign_seat(house: House) -> None:
    anna, boris = house.person(), house.person()
    table = (await anna.new_table())["id"]
    path = f"/api/tables/{table}"
    for seat in (0, 1, 2, 3):
        assert (await boris.move(table, seat, 0, "bid guild", 403))["reason"] == "not_your_seat"
    for what in ("resign", "hint", "replace"):
        assert (await boris.post(f"{path}/{what}", {"seat": 0}, 403))["reason"] == "not_your_seat"
    await boris.post(f"{path}/undo", {"seat": 0, "revision": 0}, 403)
    await boris.post(f"{path}/chat", {"text": "hello"}, 403)
    await boris.get(f"{path}/at/0?seat=0", 403)
    await boris.get(f"{path}/moves?seat=0", 403)


async def test_a_hint_is_a_legal_move(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    asked = question(await anna.look(table))
    assert asked is not None
    seat, options = asked
    hint = await anna.post(f"/api/tables/{table}/hint", {"seat": seat})
    assert hint["move"] in options
    assert len(hint["gains"]) <= 3
    assert all(isinstance(part, str) and change for part, change in hint["gains"])


async def test_bots_answer_by_themselves_until_a_person_is_asked(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table(ME_AND_BOTS))["id"]
    async with anna.sit(table) as socket, asyncio.timeout(30):
        message = await socket.next()
        for _ in range(3):
            while question(message) is None:
                message = await socket.next()
            asked = question(message)
            assert asked is not None
            await anna.move(table, 0, message["table"]["revision"], asked[1][0])
            message = await socket.until(message["table"]["revision"] + 1)
    assert message["table"]["number"] >= 3


async def test_a_table_of_bots_plays_itself_to_the_end(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table([{"kind": "bot", "bot": "random"}] * 3))["id"]
    async with asyncio.timeout(60):
        while (info := await anna.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.1)
    assert sorted(info["result"]["places"])[0] == 1
    assert info["seed"]
    course = await anna.get(f"/api/tables/{table}/course")
    assert course["points"][-1] == info["result"]["scores"]
    assert course["numbers"][-1] == info["number"]


async def test_who_resigns_is_played_on_by_a_bot(house: House) -> None:
    anna, boris, table = await two_at_a_table(house)
    path = f"/api/tables/{table}"
    info = await anna.post(f"{path}/resign", {"seat": 0})
    assert info["seats"][0] | {"kind": "bot", "resigned": True, "mine": False} == info["seats"][0]
    assert (await anna.post(f"{path}/claim", {"seat": 0}, 409))["reason"] == "taken"
    async with asyncio.timeout(30):
        while (await boris.look(table))["table"]["asked"] != [1]:
            await asyncio.sleep(0.1)
    assert (await boris.look(table))["table"]["status"] == "running"


async def test_the_table_says_which_bot_plays_on(house: House) -> None:
    anna = house.person()
    info = await anna.new_table([{"kind": "me"}, {"kind": "me"}, *ME_AND_BOTS[:1]], stand_in="easy")
    assert info["stand_in"] == "easy"
    await play_some(anna, info["id"], 2)
    resigned = await anna.post(f"/api/tables/{info['id']}/resign", {"seat": 0})
    assert (resigned["seats"][0]["bot"], resigned["seats"][0]["handed_at"]) == ("easy", 2)
    await anna.post(
        "/api/tables", {"game": "felinia", "seats": ME_AND_BOTS, "stand_in": "nobody"}, 422
    )


async def test_a_player_who_is_here_is_not_replaced(house: House) -> None:
    anna, boris, table = await two_at_a_table(house)
    async with boris.sit(table) as socket:
        await socket.next()
        refused = await anna.post(f"/api/tables/{table}/replace", {"seat": 1}, 409)
        assert refused["reason"] == "at_the_table"


async def test_a_player_who_left_is_replaced_when_all_others_agree_and_may_come_back(
    house: House,
) -> None:
    anna, boris, vera = house.person(), house.person(), house.person()
    info = await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    table, path = info["id"], f"/api/tables/{info['id']}"
    for person, invite in zip((boris, vera), info["invites"], strict=True):
        await person.post(f"{path}/claim", {"token": invite["token"]})
    await been_away(house, table, 1)
    voted = await anna.post(f"{path}/replace", {"seat": 1})
    assert (voted["seats"][1]["votes"], voted["seats"][1]["votes_needed"]) == (1, 2)
    async with boris.sit(table) as socket:  # coming back wipes the votes
        await socket.next()
        assert (await anna.look(table))["table"]["seats"][1]["votes"] == 0
        assert (await anna.look(table))["table"]["seats"][1]["online"]
    async with asyncio.timeout(10):
        while (await anna.look(table))["table"]["seats"][1]["online"]:
            await asyncio.sleep(0.1)
    await been_away(house, table, 1)
    await anna.post(f"{path}/replace", {"seat": 1})
    agreed = await vera.post(f"{path}/replace", {"seat": 1})
    assert agreed["seats"][1] | {"kind": "bot", "replaced": True} == agreed["seats"][1]
    assert (await anna.post(f"{path}/claim", {"seat": 1}, 409))["reason"] == "taken"
    back = await boris.post(f"{path}/claim", {"seat": 1})
    assert (
        back["seats"][1] | {"kind": "person", "replaced": False, "mine": True} == back["seats"][1]
    )


async def been_away(house: House, table: str, seat: int, seconds: float = 121) -> None:
    """As if somebody had been away for so long."""
    chair = (Seat.table_id == table, Seat.seat == seat)
    async with house.hall.database.writing() as connection:
        since = time.time() - seconds
        await connection.execute(update(Seat).where(*chair).values(seen=since, left=True))
    await house.hall.changed(table)


async def test_after_an_hour_one_is_enough(house: House) -> None:
    anna, boris, vera = house.person(), house.person(), house.person()
    info = await anna.new_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    path = f"/api/tables/{info['id']}"
    for person, invite in zip((boris, vera), info["invites"], strict=True):
        await person.post(f"{path}/claim", {"token": invite["token"]})
    async with house.hall.database.writing() as connection:
        long_ago = update(Seat).where(Seat.seat == 1).values(seen=time.time() - 3601)
        await connection.execute(long_ago)
    replaced = await vera.post(f"{path}/replace", {"seat": 1})
    assert replaced["seats"][1]["kind"] == "bot"


async def test_hot_seat_one_browser_sees_each_of_its_seats_apart(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    message = await play_some(anna, table, 40)
    assert [seen["seat"] for seen in message["sights"]] == [0, 1, 2]
    for seen in message["sights"]:
        assert seen["sight"]["seat"] == seen["seat"]
        for number, player in enumerate(seen["sight"]["table"]["players"]):
            assert (player["tiles"] is not None) == (number == seen["seat"])


async def test_chat_reaches_everybody_as_plain_text(house: House) -> None:
    anna, boris, table = await two_at_a_table(house)
    await anna.ask("PUT", "/api/me", 200, {"name": "<b>Anna</b>"})
    async with boris.sit(table) as socket:
        await socket.next()
        said = await anna.post(f"/api/tables/{table}/chat", {"text": "<script>\x00 hi\u202e "})
        async with asyncio.timeout(5):
            while not (message := await socket.next())["chat"]["lines"]:
                pass
    (line,) = message["chat"]["lines"]
    assert message["chat"]["from"] == 0
    assert (line["id"], line["text"], line["name"]) == (said["id"], "<script> hi", "<b>Anna</b>")
    assert (await anna.look(table))["chat"]["lines"] == [line]
    await anna.post(f"/api/tables/{table}/chat", {"text": "x" * 501}, 400)
    await anna.post(f"/api/tables/{table}/chat", {"text": "\u202e \n"}, 400)


async def test_presence_is_seen_by_the_others(house: House) -> None:
    anna, boris, table = await two_at_a_table(house)
    async with boris.sit(table) as socket:
        await socket.next()
        seats = (await anna.look(table))["table"]["seats"]
        assert (seats[0]["online"], seats[1]["online"]) == (False, True)
        assert seats[1]["away_since"] is None
        assert seats[0]["away_since"] is not None


async def test_past_moments_are_shown_from_ones_own_seat(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    last = await play_some(anna, table, 30)
    path = f"/api/tables/{table}"
    number = last["table"]["number"]
    now = await anna.get(f"{path}/at/{number}?seat=1")
    assert now["sight"] == last["sights"][1]["sight"]
    assert now["log"] == last["sights"][1]["log"]["lines"]
    public = await house.person().get(f"{path}/at/3")
    assert (public["seat"], public["number"], public["last"]) == (None, 3, number)
    assert all(player["tiles"] is None for player in public["sight"]["table"]["players"])
    assert len((await anna.get(f"{path}/moves"))["moves"]) == number
    await anna.get(f"{path}/at/{number + 1}", 404)


async def test_tables_that_nobody_uses_are_put_away_and_found_again(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person()
        table = (await anna.new_table())["id"]
        before = await play_some(anna, table, 5)
        async with house.hall.at(table) as live:
            house.hall.put_away(live)
        assert await anna.look(table) == before

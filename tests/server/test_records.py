"""Records: downloaded, uploaded, gone on with; and what is wrong with damaged ones."""

from __future__ import annotations

import random

import msgspec
import pytest

from polyana.games import AnyMatch
from polyana.kernel import Match, Record
from polyana.server.workers import game_called
from tests.server.house import House, play_some

pytestmark = pytest.mark.anyio


def played(moves: int, seed: int = 5) -> AnyMatch:
    """A random game of Felinia after so many moves."""
    match, dice = Match(game_called("felinia"), seed=seed), random.Random(seed)
    while not match.over and match.number < moves:
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options))
    return match


async def test_an_open_record_goes_on_at_a_new_table(house: House) -> None:
    anna = house.person()
    match = played(30)
    record = msgspec.structs.replace(match.record(), seats=["human", "random", "human"])
    answer = await anna.browser.post("/api/records", content=record.to_json())
    assert answer.status_code == 201, answer.text
    info = answer.json()
    assert info["imported"]
    assert info["status"] == "running"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "person"]
    at_thirty = await anna.get(f"/api/tables/{info['id']}/at/30?seat=0")
    assert at_thirty["sight"] == msgspec.json.decode(msgspec.json.encode(match.view(0)))
    assert at_thirty["first"] == 0


async def test_seats_of_a_record_can_be_left_open(house: House) -> None:
    anna, boris = house.person(), house.person()
    record = played(10).record().to_json()
    info = (await anna.browser.post("/api/records?open=1", content=record)).json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "person"]
    claimed = await boris.post(
        f"/api/tables/{info['id']}/claim", {"token": info["invites"][0]["token"]}
    )
    assert claimed["seats"][1]["mine"]


async def test_a_finished_record_can_be_looked_at(house: House) -> None:
    anna = house.person()
    match = played(10_000)
    info = (await anna.browser.post("/api/records", content=match.record().to_json())).json()
    assert info["status"] == "over"
    assert info["result"]["scores"] == match.result().scores
    path = f"/api/tables/{info['id']}"
    moment = await anna.get(f"{path}/at/{match.number}")
    assert moment["sight"]["over"]
    assert (await anna.get(f"{path}/course"))["points"][-1] == match.result().scores


async def test_a_downloaded_record_is_the_same_game(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    last = await play_some(anna, table, 25)
    answer = await anna.browser.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.from_json(answer.content)
    assert record.seats == ["human"] * 3
    match = Match.replay(game_called("felinia"), record)
    for seen in last["sights"]:
        shown = msgspec.json.decode(msgspec.json.encode(match.view(seen["seat"])))
        assert shown | {"can_undo": None} == seen["sight"] | {"can_undo": None}


async def test_a_finished_table_gives_its_record_with_frames(house: House) -> None:
    anna, stranger = house.person(), house.person()
    match = played(10_000)
    info = (await anna.browser.post("/api/records", content=match.record().to_json())).json()
    record = Record.from_json(
        (await stranger.browser.get(f"/api/tables/{info['id']}/record")).content
    )
    assert record.frames
    assert Match.replay(game_called("felinia"), record).over


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"null", b"[1, 2]", b"\xff\xff", b'{"polyana": 99}', b'{"polyana": 1}'],
)
async def test_what_is_no_record_is_refused(house: House, data: bytes) -> None:
    answer = await house.person().browser.post("/api/records", content=data)
    assert answer.status_code == 422
    assert answer.json()["reason"] == "bad_record"


async def test_damaged_records_are_refused(house: House) -> None:
    anna, record = house.person(), played(20).record()
    replace = msgspec.structs.replace
    damaged = [
        replace(record, game="chess"),
        replace(record, seed=record.seed + 1),
        replace(record, moves=[*record.moves[:-1], (0, "fly away")]),
        replace(record, moves=[(0, "x" * 300), *record.moves]),
        replace(record, moves=record.moves * 400),
        replace(record, options={"players": 9}),
    ]
    for broken in damaged:
        answer = await anna.browser.post("/api/records", content=broken.to_json())
        assert answer.status_code == 422, answer.text
        assert answer.json()["reason"] == "bad_record"
    assert (await anna.get("/api/tables"))["mine"] == []

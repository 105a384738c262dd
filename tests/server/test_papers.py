"""Texts and records from strangers: whatever they hold, nobody waits for it, and the answer is a sentence."""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import resource
import struct
import time
import zlib
from collections.abc import Awaitable

import msgspec
import pytest

from polyana.games import AnyMatch
from polyana.kernel import Match, Record, RecordError
from polyana.kernel.record import unpack_frames
from polyana.server import workers as work
from polyana.server.problems import Rejection
from polyana.server.workers import game_called
from tests.server.house import House, Json, Person
from tests.server.test_records import played

pytestmark = pytest.mark.anyio

ENDLESS_KEY = ".".join("a" * 30_000) + " = 1"


def settlers_with(decks: str) -> Json:
    options = {"decks": decks, "format": "standard"}
    return {"game": "settlers", "seats": [{"kind": "me"}] * 2, "options": options}


async def longest_wait(house: House, meanwhile: Awaitable[object]) -> float:
    """How long somebody else waits for a simple answer while something is done, in seconds."""
    anna, longest = house.person(), 0.0
    await anna.get("/api/me")
    task = asyncio.ensure_future(meanwhile)
    await asyncio.sleep(0)
    while not task.done():
        began = time.perf_counter()
        await anna.get("/api/me")
        longest = max(longest, time.perf_counter() - began)
    await task
    return longest


async def test_a_deck_file_that_chokes_a_parser_holds_up_nobody(house: House) -> None:
    boris, waits = house.person(), []
    await boris.get("/api/me")
    for _ in range(3):
        refused = boris.post("/api/tables", settlers_with(ENDLESS_KEY), 422)
        waits.append(await longest_wait(house, refused))
    assert min(waits) < 0.5, waits


async def test_the_same_in_a_record_holds_up_no_worker(house: House) -> None:
    match: AnyMatch = Match(game_called("settlers"), seed=5)
    record = match.record()
    options = record.options | {"decks": ENDLESS_KEY, "format": "standard"}
    spoiled = msgspec.structs.replace(record, options=options).to_json()
    boris = house.person()
    began = time.perf_counter()
    answer = await boris.browser.post("/api/records", content=spoiled)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad_record")
    assert time.perf_counter() - began < 5


async def test_a_legal_deck_file_is_taken_as_ever(house: House) -> None:
    refused = await house.person().post("/api/tables", settlers_with("x" * 300), 422)
    assert "deck file cannot be read" in refused["detail"]


async def test_what_takes_too_long_to_check_is_refused_and_others_do_not_wait(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    checking = house.hall.workers.check
    await checking(work.load_games)

    async def impatient(*args: object) -> object:
        return await checking(*args, limit=0.3)  # type: ignore[arg-type]

    monkeypatch.setattr(house.hall.workers, "check", impatient)
    looks = [house.hall.inspection.look("one address", time.sleep, 60) for _ in range(3)]
    third = house.hall.inspection.look("another", abs, -3)
    began = time.perf_counter()
    *refused, answer = await asyncio.gather(*looks, third, return_exceptions=True)
    assert time.perf_counter() - began < 20
    assert answer == 3
    for refusal in refused:
        assert isinstance(refusal, Rejection)
        assert (refusal.status_code, refusal.reason) == (422, "too_slow")


NESTED = [
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"options": ' + b"[" * 20_000,
    b'{"game": "settlers", "seats": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"game": "felinia", "seats": [{"kind": "me"}], "options": {"mode": ' + b"[" * 20_000 + b"}}",
    b'{"token": ' + b'{"a":' * 10_000,
    b'{"text": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    b'{"name": "\\ud800"}',
    b'{"seat": ' + b"9" * 5_000 + b"}",
]


@pytest.mark.parametrize("number", range(len(NESTED)))
async def test_nested_bodies_are_refused_with_a_sentence(house: House, number: int) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    paths = ["/api/tables", "/api/records", "/api/me/adopt"]
    paths += [f"/api/tables/{table}/{what}" for what in ("moves", "claim", "chat", "start", "hint")]
    for path in paths:
        answer = await anna.browser.post(path, content=NESTED[number])
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert answer.json()["detail"]


@pytest.mark.parametrize(
    "decks",
    [
        "a = " + "[" * 20_000,
        "a = " + "{a = " * 10_000,
        "a = " + "9" * 20_000,
        "\x00",
        "a = 1\n" * 7_000,
        "deck = 2026-13-45",
        "deck = 1e999999",
    ],
)
async def test_deck_files_of_any_kind_are_refused_with_a_sentence(house: House, decks: str) -> None:
    refused = await house.person().post("/api/tables", settlers_with(decks), 422)
    assert refused["reason"] == "bad_options"


# Frames


def squeezed(head: bytes, chunk: bytes, times: int) -> str:
    """Packed frames, made without ever taking the room that they would take unpacked."""
    press = zlib.compressobj(9)
    parts = [press.compress(head), *(press.compress(chunk) for _ in range(times)), press.flush()]
    return base64.b85encode(b"".join(parts)).decode()


def packed_rows(thousands: int) -> str:
    """So many thousand frames, each empty."""
    head = b"\xdd" + struct.pack(">I", 1000 * thousands)
    return squeezed(head, b"\x92\x00\xc4\x00" * 1000, thousands)


def packed_bytes(kilobytes: int) -> str:
    """One frame of so many kilobytes."""
    head = b"\x91\x92\x00\xc6" + struct.pack(">I", 1024 * kilobytes)
    return squeezed(head, bytes(1024), kilobytes)


def megabytes_to_unpack(frames: str) -> float:
    """How much memory this process took at most, once it has refused these frames."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(RecordError):
        unpack_frames(frames)
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024


@pytest.mark.parametrize(
    "frames", [packed_rows(4000), packed_rows(12), packed_bytes(2**18), packed_bytes(128)]
)
def test_frames_that_grow_are_refused_with_little_memory(frames: str) -> None:
    assert len(frames) < 500_000
    with multiprocessing.get_context("spawn").Pool(1) as fresh:
        assert fresh.apply(megabytes_to_unpack, (frames,)) < 64


def ended(frames: str) -> Record:
    """The record of a game that began at its end, with frames of somebody's choice."""
    last = played(10_000)
    match: AnyMatch = Match.at(last.game, last.options, last.state)
    return msgspec.structs.replace(match.record(), frames=frames)


async def test_a_record_with_frames_that_grow_is_refused(house: House) -> None:
    anna = house.person()
    for frames in (packed_rows(4000), packed_bytes(2**18)):
        answer = await anna.browser.post("/api/records", content=ended(frames).to_json())
        assert (answer.status_code, answer.json()["reason"]) == (422, "bad_record")
        assert "stored frame" in answer.json()["detail"]
    assert (await anna.get("/api/tables"))["mine"] == []


# A long prehistory


def with_prehistory(moves: list[tuple[int, str]]) -> Record:
    """The record of a game that goes on after moves which nobody can play again."""
    record = played(0).record()
    start = msgspec.structs.replace(record.snapshot, at=len(moves))
    return msgspec.structs.replace(record, moves=moves, start=start, snapshot=start)


async def bring(person: Person, record: Record) -> int:
    return (await person.browser.post("/api/records", content=record.to_json())).status_code


async def test_moves_before_the_start_are_bounded(house: House) -> None:
    anna = house.person()
    assert await bring(anna, with_prehistory([(0, "bid guild")] * 1000)) == 201
    assert await bring(anna, with_prehistory([(0, "bid guild")] * 1001)) == 422
    for odd in ((7, "bid guild"), (-1, "bid guild"), (2**70, "x"), (0, "a\x00b"), (0, "x" * 201)):
        assert await bring(anna, with_prehistory([odd])) == 422, odd


async def test_a_table_with_a_prehistory_can_be_played_and_looked_at(house: House) -> None:
    anna = house.person()
    record = with_prehistory([(0, "bid guild")] * 1000).to_json()
    table = (await anna.browser.post("/api/records", content=record)).json()["id"]
    message = await anna.look(table)
    assert message["table"]["number"] == 1000
    seat = message["table"]["asked"][0]
    await anna.move(table, seat, message["table"]["revision"], "bid guild")
    moment = await anna.get(f"/api/tables/{table}/at/1001?seat={seat}")
    assert (moment["first"], moment["last"]) == (1000, 1001)
    assert {line["number"] for line in moment["log"]} == {1001}

"""Several answers at the same moment, on one node and on several: the database decides, exactly one wins."""

from __future__ import annotations

import asyncio

import pytest

from polyana.kernel import Ask, Match, Rules, Together
from polyana.server.at_play import MatchHere
from polyana.server.live_table import LiveTable
from polyana.server.storage.models import MOVE, RUNNING, UNDO, StoredTable
from tests.kernel.toys import Desk, DeskTable, Pair, Toy, words
from tests.server.conftest import OpenHouse
from tests.server.house import House, Json, question
from tests.server.test_records import played

pytestmark = pytest.mark.anyio


async def test_of_two_answers_with_the_same_revision_exactly_one_wins(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    path = f"/api/tables/{table}/moves"
    for revision in range(10):
        asked = question(await anna.look(table))
        assert asked is not None
        seat, options = asked
        wishes = [{"seat": seat, "revision": revision, "move": move} for move in options[:2] * 3]
        answers = await asyncio.gather(*(anna.browser.post(path, json=wish) for wish in wishes))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(wishes) - 1)
        (winner,) = [
            wish["move"]
            for wish, answer in zip(wishes, answers, strict=True)
            if answer.status_code == 200
        ]
        moves = (await anna.get(path))["moves"]
        assert len(moves) == revision + 1
        assert moves[-1] == [seat, winner]


async def test_any_node_serves_any_table_and_races_between_nodes_have_one_winner(
    new_house: OpenHouse,
) -> None:
    async with new_house() as one, new_house() as other:
        anna = one.person()
        table = (await anna.new_table())["id"]
        twin = other.person()
        twin.browser.cookies = anna.browser.cookies
        for revision in range(12):
            message = await anna.look(table)
            asked = question(message)
            assert asked is not None
            seat, options = asked
            if revision % 3 == 0:  # the other node knows the table only from before
                await twin.look(table)
            wish: Json = {"seat": seat, "revision": revision, "move": options[0]}
            path = f"/api/tables/{table}/moves"
            answers = await asyncio.gather(
                anna.browser.post(path, json=wish), twin.browser.post(path, json=wish)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert (await twin.look(table))["table"]["number"] == 12
        assert (await anna.look(table))["table"]["number"] == 12
        assert await anna.get(f"/api/tables/{table}/moves") == await twin.get(
            f"/api/tables/{table}/moves"
        )


async def test_a_node_that_was_overtaken_goes_on_with_what_is_stored(new_house: OpenHouse) -> None:
    async with new_house() as one, new_house() as other:
        anna = one.person()
        table = (await anna.new_table())["id"]
        twin = other.person()
        twin.browser.cookies = anna.browser.cookies
        asked = question(await twin.look(table))
        assert asked is not None
        seat, options = asked
        await anna.move(table, seat, 0, options[0])
        refused = await twin.move(table, seat, 0, options[1], 409)
        assert refused["reason"] == "late"
        asked = question(await twin.look(table))
        assert asked is not None
        assert (await twin.move(table, asked[0], 1, asked[1][0]))["number"] == 2


async def test_two_rematches_at_once_are_one_table(house: House) -> None:
    anna = house.person()
    record = played(10_000).record().to_json()
    imported = await anna.browser.post("/api/records", content=record)
    table = imported.json()["id"]
    path = f"/api/tables/{table}/rematch"
    answers = await asyncio.gather(*(anna.browser.post(path, json={}) for _ in range(6)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1


def sealed_bids(table: DeskTable) -> Rules:
    """Everybody bids at once, again and again."""
    state: Desk = table.state
    yield Together([Ask(seat, "bid", words("bid", "one", "two")) for seat in range(3)])
    state.turn += 1


async def test_in_a_secret_choice_others_may_answer_meanwhile() -> None:
    game = Toy(sealed_bids)
    match = Match(game, Pair(3), seed=1)
    stored = StoredTable(id="t", game="toy", status=RUNNING, revision=0, seed="1")
    live = LiveTable(stored, game)  # type: ignore[arg-type]
    live.begin(MatchHere(match))  # type: ignore[arg-type]
    await live.happen(MOVE, 1, "bid one")
    assert live.is_current(0, 0), "the question to seat 0 is still the same"
    assert not live.is_current(1, 0), "seat 1 has answered it"
    await live.happen(UNDO, 1)
    assert not live.is_current(1, 0), "a move from before the undo is late"
    assert live.is_current(1, 2)
    assert live.is_current(0, 0)
    await live.happen(MOVE, 1, "bid two")
    await live.happen(MOVE, 0, "bid one")
    await live.happen(MOVE, 2, "bid one")
    assert not live.is_current(0, 0), "that round of bids is over"
    assert live.is_current(0, live.stored.revision)

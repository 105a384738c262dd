"""Bots at the tables of a server: what they know, what they remember, and how long they take."""

from __future__ import annotations

import msgspec
import pytest

from polyana.games import AnyMatch
from polyana.kernel import Match, text
from polyana.kernel.check import Moods
from polyana.server import workers
from polyana.server.workers import game_called, think
from tests.clock import least_seconds
from tests.server.house import House

SLACK = 0.5


def tundra(moves: int) -> AnyMatch:
    """A game of Tundra after so many moves."""
    match: AnyMatch = Match(game_called("tundra"), seed=4)
    moods = Moods(4)
    while match.number < moves:
        match.answer(match.asks[0].seat, moods.choose(match.asks[0]))
    return match


@pytest.mark.parametrize("bot", ["easy", "medium", "mcts:12"])
def test_a_bot_that_remembers_answers_rightly_after_an_undo(bot: str) -> None:
    match, undone = tundra(20), 0
    for _ in range(20):
        (ask, *_) = match.asks
        move = think(match.moment(), bot, ask.seat)
        assert move in map(text, ask.options)
        match.answer(ask.seat, move)
        if undone < 3 and match.can_undo(ask.seat):
            match.undo(ask.seat)
            undone += 1
    assert undone == 3


def test_a_hard_bot_keeps_its_time() -> None:
    match = tundra(20)
    while len(match.asks[0].options) < 3:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    moment, seat = match.moment(), match.asks[0].seat

    def think_afresh() -> None:
        workers._player.cache_clear()
        think(moment, "hard:300ms", seat)

    assert least_seconds(think_afresh, 0.3 + SLACK) < 0.3 + SLACK


@pytest.mark.anyio
async def test_a_bot_of_a_record_comes_without_its_budget(house: House) -> None:
    record = msgspec.structs.replace(tundra(5).record(), seats=["human", "hard:1s"])
    anna = house.person()
    table = await anna.post("/api/records", msgspec.json.decode(record.to_json()), 201)
    assert [seat["bot"] for seat in table["seats"]] == ["", "hard"]

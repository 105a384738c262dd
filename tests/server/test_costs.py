"""A move costs the same late in a game as early, and a long prehistory costs nothing. Work is counted, not time."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, SupportsIndex, TypeVar

import pytest

from polyana.games import AnyMatch
from polyana.kernel import Match
from polyana.kernel.moment import Answer, Mark
from polyana.server.at_play import MatchHere, Position
from polyana.server.live_table import LiveTable
from polyana.server.logbook import lines_of, read_by
from polyana.server.rows import moves_that_stand, stored_position
from polyana.server.storage.models import MOVE, UNDO, Event, StoredTable
from polyana.server.workers import game_called


def calls(work: Callable[[], object]) -> int:
    """How many functions are called for some work, those written in C included."""
    counted = Counter[str]()

    def count(frame: FrameType, event: str, arg: object) -> None:
        counted[event] += 1

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted["call"] + counted["c_call"]


def after(moves: int, prehistory: int = 0) -> LiveTable:
    """A table of Felinia after so many random moves, and others that nobody can play again."""
    game = game_called("felinia")
    first: AnyMatch = Match(game, seed=4)
    before = [Answer(0, ("bid", "guild"), False, 0)] * prehistory
    mark = Mark(game.encode(first.state), prehistory)
    match: AnyMatch = Match._begun(game, first.options, 4, mark, before)
    live, dice = LiveTable(StoredTable(id="here", revision=0), game), random.Random(3)
    live.begin(MatchHere(match))
    live.log(0)
    for _ in range(moves):
        ask = match.asks[0]
        asyncio.run(live.happen(MOVE, ask.seat, " ".join(dice.choice(ask.options))))
    return live


def match_at(live: LiveTable) -> AnyMatch:
    assert isinstance(live.match, MatchHere)
    return live.match.match


T = TypeVar("T")


class Counted(list[T]):
    """A list that counts how many of its entries are read."""

    read = 0

    def __iter__(self) -> Iterator[T]:
        for entry in super().__iter__():
            self.read += 1
            yield entry

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        found = super().__getitem__(index)
        self.read += len(found) if isinstance(found, list) else 1
        return found


@pytest.mark.parametrize("prehistory", [0, 280, 980])
def test_a_move_late_in_a_game_reads_no_more_of_the_former_ones(prehistory: int) -> None:
    live = after(20, prehistory)
    match = match_at(live)
    match.answers = answers = Counted(match.answers)
    ask = match.asks[0]
    asyncio.run(live.happen(MOVE, ask.seat, " ".join(ask.options[0])))
    stored_position(match.game, Position.of(match))
    match.moment()
    live.sight(0)
    live.log(0).since(0)
    assert answers.read < 20


def test_the_log_is_read_once_however_long_the_game() -> None:
    match = match_at(after(160))
    match.log = log = Counted(match.log)
    lines = read_by(0, lines_of(match))
    assert log.read == len(log)
    assert [line.number for line in lines] == sorted(line.number for line in lines)
    assert lines[-1].number == 160


def test_lines_of_the_log_say_after_which_move_they_were_told() -> None:
    live = after(60)
    assert [
        (line.number, line.event, line.facts) for line in read_by(0, lines_of(match_at(live)))
    ] == [(line.number, line.event, line.facts) for line in live.log(0).lines]


def test_undone_moves_are_found_from_the_end() -> None:
    events = [Event(kind=MOVE, seat=number % 3, move="x") for number in range(600)]
    events += [Event(kind=UNDO, seat=(599 - number) % 3) for number in range(300)]
    assert len(moves_that_stand(events)) == 300
    assert calls(lambda: moves_that_stand(events)) < 20 * len(events)

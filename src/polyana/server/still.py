"""What other processes do with the match of a stranger, and the still of it that they send back.

Whatever may hang or break on a foreign position, the rules, the views, the result, runs there and nowhere else.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec

from polyana.games import AnyMatch
from polyana.kernel import Reason, Sight
from polyana.server.at_play import Happened, Position, happen, trial, why_not
from polyana.server.logbook import lines_of
from polyana.server.wire import LogLine
from polyana.server.workers import match_at, match_in

T = TypeVar("T")

SLOWEST_MOVE: Final = 0.25
SLOWEST_OPENING: Final = 3.0
"""Seconds of the processor that they may take: so long others who are played elsewhere wait for them at most."""
LARGEST: Final = 2**21
"""Bytes of what is sent back, for the server itself unpacks it."""


class Still(msgspec.Struct, frozen=True):
    """A match between two moves: all that its table has to know of it."""

    moment: bytes
    position: Position
    first: int
    asked: list[int]
    open_to_all: int
    """Moves that are sealed no longer."""
    sights: dict[int | None, Sight]


class Excess(Exception):
    """A foreign position takes more time or room than any game does."""


def opened(record: bytes) -> tuple[Still, list[LogLine]]:
    """The match of a stored record, and its log."""
    with _in_time("opening it", SLOWEST_OPENING):
        match = match_in(record)
        return _in_bounds((_still(match), lines_of(match)))


def played(moment: bytes, seat: int, move: str | None) -> tuple[Still, Happened]:
    """A seat makes a move, or takes its last one back if there is none."""
    with _in_time("a move", SLOWEST_MOVE):
        match = match_at(moment)
        match.listen()
        done = happen(match, seat, move)
        return _in_bounds((_still(match), done))


def tried(moment: bytes, seat: int, move: str) -> list[int] | None:
    """Who is asked after a move; None if it could not be taken back."""
    with _in_time("a move", SLOWEST_MOVE):
        return trial(match_at(moment), seat, move)


def wondered(moment: bytes, seat: int, things: list[str]) -> list[Reason]:
    """Why a seat can do nothing with a thing, or else with the next of these."""
    with _in_time("a reason", SLOWEST_MOVE):
        return _in_bounds(why_not(match_at(moment), seat, things))


def _still(match: AnyMatch) -> Still:
    return Still(
        moment=match.moment(),
        position=Position.of(match),
        first=match.first,
        asked=[ask.seat for ask in match.asks],
        open_to_all=match.open_to_all,
        sights={seat: match.view(seat) for seat in (None, *range(match.options.players))},
    )


def _in_bounds(sent: T) -> T:
    size = len(msgspec.msgpack.encode(sent))
    if size > LARGEST:
        raise Excess(f"what is to be known of it takes {size} bytes")
    return sent


@contextmanager
def _in_time(what: str, most: float) -> Iterator[None]:
    began = time.process_time()
    yield
    took = time.process_time() - began
    if took > most:
        raise Excess(f"{what} took {took:.2f} s")

"""A match as its table knows it: where it stands, what is asked and seen, what a move does to it.

A match of our own is played where the table is. One that a stranger brought is played `elsewhere`, and answers alike.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from polyana.games import AnyMatch
from polyana.kernel import Chance, Reason, Result, Sight, Thought, move_from
from polyana.kernel.record import Snapshot
from polyana.server.logbook import lines_of, read_by
from polyana.server.wire import LogLine


class Position(msgspec.Struct, frozen=True):
    """What the row of a table says of its match. It costs the same however many moves were made."""

    number: int
    turns: int
    floor: int
    snapshot: Snapshot
    start: Snapshot | None
    result: Result | None
    """Points and places; none while the game goes on."""

    @classmethod
    def of(cls, match: AnyMatch) -> Position:
        """Where a match stands."""
        game, start = match.game, match.start
        return cls(
            number=match.number,
            turns=match.turns,
            floor=match.floor,
            snapshot=Snapshot.of(game, match.mark),
            start=Snapshot.of(game, start) if start is not None else None,
            result=match.result() if match.over else None,
        )


class Happened(NamedTuple):
    """What a move or an undo did: whether it is secret, what was told, and whose question stays as it was.

    An undo names the seats whose answers it took back, the last one first.
    """

    secret: bool
    told: list[LogLine]
    undisturbed: list[int]
    undone: list[int]


class AtPlay(Protocol):
    """What a table wants of its match. IllegalMove changes nothing."""

    @property
    def number(self) -> int:
        """How many moves stand."""

    @property
    def turns(self) -> int:
        """How many turns they make."""

    @property
    def first(self) -> int:
        """How many of them lie before its start."""

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer now."""

    @property
    def position(self) -> Position:
        """Where it stands, to be stored."""

    def sight(self, seat: int | None) -> Sight:
        """What a seat or a spectator sees now."""

    def log(self, seat: int | None) -> list[LogLine]:
        """What a seat or a spectator has been told."""

    def moves_for(self, seat: int | None) -> list[tuple[int, str]]:
        """The moves so far as a seat may see them."""

    def moment(self) -> bytes:
        """The match itself, for another process that thinks or looks back."""

    async def happen(self, seat: int, move: str | None) -> Happened:
        """A seat makes a move, or takes its last one back if there is none."""

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat's last answer could be taken back if the others agreed."""

    async def take_back(self, seat: int) -> Happened:
        """The others agree that a seat's last answer, and what they answered since, is taken back."""

    async def trial(self, seat: int, move: str) -> list[int] | None:
        """Who is asked after a move; None if it could not be taken back."""

    async def why_not(self, seat: int, things: list[str]) -> list[Reason]:
        """Why a seat can do nothing with a thing, or else with the next of these."""


class MatchHere:
    """A match that is played in this process."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self._sights: dict[int | None, Sight] = {}

    @property
    def number(self) -> int:
        return self.match.number

    @property
    def turns(self) -> int:
        return self.match.turns

    @property
    def first(self) -> int:
        return self.match.first

    @property
    def asked(self) -> list[int]:
        return [ask.seat for ask in self.match.asks]

    @property
    def position(self) -> Position:
        return Position.of(self.match)

    def sight(self, seat: int | None) -> Sight:
        if seat not in self._sights:
            self._sights[seat] = self.match.view(seat)
        return self._sights[seat]

    def log(self, seat: int | None) -> list[LogLine]:
        return read_by(seat, lines_of(self.match))

    def moves_for(self, seat: int | None) -> list[tuple[int, str]]:
        return self.match.moves_for(seat)

    def moment(self) -> bytes:
        return self.match.moment(way_back=False)

    async def happen(self, seat: int, move: str | None) -> Happened:
        done = happen(self.match, seat, move)
        self._sights.clear()
        return done

    def can_take_back(self, seat: int) -> bool:
        return self.match.can_take_back(seat)

    async def take_back(self, seat: int) -> Happened:
        undone = self.match.take_back(seat)
        self._sights.clear()
        return Happened(False, [], [], undone)

    async def trial(self, seat: int, move: str) -> list[int] | None:
        return trial(self.match, seat, move)

    async def why_not(self, seat: int, things: list[str]) -> list[Reason]:
        return why_not(self.match, seat, things)


def happen(match: AnyMatch, seat: int, move: str | None) -> Happened:
    """A seat makes a move, or takes its last one back if there is none. IllegalMove changes nothing.

    In a secret simultaneous choice the others' questions stay as they are.
    """
    before = {ask.seat: ask for ask in match.asks}
    secret, told, undone = False, list[LogLine](), list[int]()
    if move is None:
        undone = match.undo(seat)
    else:
        match.answer(seat, move)
        last = match.answers[-1]
        secret = last.secret
        told = [
            LogLine(match.number, one.event, one.facts, one.only) for one in match.log[last.told :]
        ]
    same = [ask.seat for ask in match.asks if ask.seat != seat and before.get(ask.seat) is ask]
    return Happened(secret, told, same, undone)


def trial(match: AnyMatch, seat: int, move: str) -> list[int] | None:
    """Who is asked after a move; None if it could not be taken back.

    It is tried on an imagined table, so that the answer gives away nothing that the seat cannot see.
    """
    tried = Thought.of(match, seat, Chance(0))
    tried.answer(seat, move_from(move))
    return [ask.seat for ask in tried.asks] if tried.can_undo(seat) else None


def why_not(match: AnyMatch, seat: int, things: list[str]) -> list[Reason]:
    """Why a seat can do nothing with a thing, or else with the next of these."""
    return next((found for thing in things if (found := match.why_not(seat, thing))), [])

"""A table in memory: the running match, who sits there, and what each of them has been told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

import msgspec

from polyana.games import AnyGame, AnyMatch
from polyana.kernel import Chance, IllegalMove, Result, Sight
from polyana.kernel.chance import commitment
from polyana.server import wire
from polyana.server.logbook import LogOf, told_lines
from polyana.server.storage.models import (
    BOT,
    MOVE,
    OPEN,
    OVER,
    PERSON,
    UNDO,
    Seat,
    StoredTable,
    Vote,
)

SHORT: Final = 40
"""Letters of an option that a list shows."""
ONLINE_FOR: Final = 90.0
"""Seconds after which somebody of whom no node has heard counts as away."""


class LiveTable:
    """One table. Whoever changes or shows it holds its lock, so nobody sees a move before it is committed."""

    def __init__(self, stored: StoredTable, game: AnyGame) -> None:
        self.id = stored.id
        self.stored = stored
        self.game = game
        self.seats: list[Seat] = []
        self.votes: list[Vote] = []
        self.chat: list[wire.Said] = []
        self.match: AnyMatch | None = None
        self.unreadable = ""
        """Why the match cannot be shown, if its stored state is of no use to the present rules."""
        self.lock = asyncio.Lock()
        self.behind = False
        """Something changed in the database that is not known here yet."""
        self.used = time.monotonic()
        self.moved = 0.0
        self._asked_at: dict[int, int] = {}
        self._logs: dict[int | None, LogOf] = {}
        self._sights: dict[int | None, Sight] = {}

    # The match

    def begin(self, match: AnyMatch) -> None:
        """Puts a match on the table, as it stands."""
        self.match = match
        self._logs.clear()
        self._sights.clear()
        self._asked_at = dict.fromkeys(self.asked, self.stored.revision)

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer now."""
        return [] if self.match is None else [ask.seat for ask in self.match.asks]

    def is_current(self, seat: int, revision: int) -> bool:
        """Whether a move made for this revision answers the question that is open to the seat now."""
        return self._asked_at.get(seat, self.stored.revision) <= revision <= self.stored.revision

    def is_final(self, seat: int, move: str) -> bool:
        """Whether a move could not be taken back: something new becomes known, or a bot answers at once.

        It is tried on an imagined table, so that the answer gives away nothing that the seat cannot see.
        """
        if self.match is None:
            return False
        tried = self.match.imagine(seat, Chance(0))
        tried.answer(seat, move)
        if not tried.can_undo(seat):
            return True
        return all(self.seats[ask.seat].kind == BOT for ask in tried.asks)

    def happen(self, kind: str, seat: int, move: str = "") -> bool:
        """Lets a move or an undo happen in memory; whether the move is secret. IllegalMove changes nothing.

        In a secret simultaneous choice the others' questions stay open, and with them the revision they count from.
        """
        match = self.match
        if match is None:
            raise IllegalMove("No game is running at this table.", "not-running")
        before = {ask.seat: ask for ask in match.asks}
        secret = False
        if kind == MOVE:
            match.answer(seat, move)
            secret = match.answers[-1].secret
            self._told()
        elif kind == UNDO:
            match.undo(seat)
            for log in self._logs.values():
                log.cut(match.number)
        self.stored.revision += 1
        self._sights.clear()
        self._asked_at = {
            ask.seat: self._asked_at[ask.seat]
            if ask.seat != seat and before.get(ask.seat) is ask
            else self.stored.revision
            for ask in match.asks
        }
        return secret

    def _told(self) -> None:
        match = self.match
        assert match is not None
        for seat, log in self._logs.items():
            for told in match.told_to(seat, match.answers[-1].told):
                log.tell(wire.LogLine(match.number, told.event, told.facts, told.only))

    def sight(self, seat: int | None) -> Sight | None:
        """What a seat or a spectator sees now."""
        if self.match is None:
            return None
        if seat not in self._sights:
            self._sights[seat] = self.match.view(seat)
        return self._sights[seat]

    def log(self, seat: int | None) -> LogOf:
        """The log of a seat or a spectator."""
        if seat not in self._logs:
            self._logs[seat] = log = LogOf()
            for line in told_lines(self.match, seat) if self.match is not None else ():
                log.tell(line)
        return self._logs[seat]

    # Who sits here

    def holds(self, guest: str, seat: int) -> bool:
        """Whether this guest plays this seat."""
        if seat >= len(self.seats):
            return False
        place = self.seats[seat]
        return place.kind == PERSON and place.guest == guest

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [seat.seat for seat in self.seats if self.holds(guest, seat.seat)]

    def voters(self, seat: int) -> set[str]:
        """Everybody else who plays: they decide together whether a bot takes over the seat."""
        target = self.seats[seat].guest
        return {
            place.guest
            for place in self.seats
            if place.kind == PERSON and place.guest and place.guest != target
        }

    def has_people(self) -> bool:
        """Whether anybody plays here, or only bots do."""
        return any(seat.kind == PERSON for seat in self.seats)

    def thinking(self) -> list[int]:
        """The seats whose bot is asked."""
        return [seat for seat in self.asked if self.seats[seat].kind == BOT]

    def info(
        self,
        guest: str,
        here: Iterable[str],
        invites: list[wire.Invite] | None = None,
        short: bool = False,
    ) -> wire.TableInfo:
        """The table as a guest may see it; `here` are the guests with an open socket on this node.

        What is sent after every move is told in `short`.
        """
        stored, over = self.stored, self.stored.status == OVER
        present = set(here)
        return wire.TableInfo(
            id=self.id,
            game=stored.game,
            options=short_options(stored) if short else options_of(stored),
            status=msgspec.convert(stored.status, wire.Status),
            public=stored.public,
            language=stored.language,
            yours=stored.maker == guest,
            created=moment(stored.created),
            updated=moment(stored.updated),
            revision=stored.revision,
            number=stored.number if self.match is None else self.match.number,
            asked=self.asked,
            commitment=commitment(stored.game, int(stored.seed)) if stored.seed else "",
            seed=stored.seed if over else "",
            imported=stored.imported,
            stopped=bool(self.unreadable),
            next=stored.next,
            result=msgspec.convert(stored.result, Result) if stored.result else None,
            seats=[seat_info(seat, guest, present, self) for seat in self.seats],
            invites=invites or [],
        )


def options_of(table: StoredTable) -> dict[str, str | int | bool]:
    """What was chosen for this table."""
    return msgspec.convert(table.options, dict[str, str | int | bool])


def short_options(table: StoredTable) -> dict[str, str | int | bool]:
    """What was chosen, for lists and live messages; of a long text, such as a file of decks, the beginning."""
    return {
        key: f"{value[:SHORT]}…" if isinstance(value, str) and len(value) > SHORT else value
        for key, value in options_of(table).items()
    }


def is_online(seat: Seat, here: set[str]) -> bool:
    """Whether somebody has the table open, here or on another node."""
    if seat.kind != PERSON or seat.guest is None:
        return False
    return seat.guest in here or (not seat.left and seat.seen > time.time() - ONLINE_FOR)


def seat_info(
    seat: Seat, guest: str, here: set[str], table: LiveTable | None = None
) -> wire.SeatInfo:
    """A seat as a guest may see it; votes are shown at the table only."""
    online = is_online(seat, here)
    person = seat.kind == PERSON
    voters = table.voters(seat.seat) if table is not None and person else set()
    votes = table.votes if table is not None else ()
    return wire.SeatInfo(
        seat=seat.seat,
        kind=msgspec.convert(seat.kind, wire.SeatKind),
        name=seat.name if seat.kind != OPEN else "",
        bot=seat.bot if seat.kind == BOT else "",
        mine=person and seat.guest == guest,
        online=online,
        resigned=seat.resigned,
        replaced=seat.replaced,
        away_since=moment(seat.seen) if person and not online else None,
        votes=sum(vote.seat == seat.seat and vote.guest in voters for vote in votes),
        votes_needed=len(voters),
    )


def moment(seconds: float) -> datetime:
    """A stored time as it is sent."""
    return datetime.fromtimestamp(int(seconds), UTC)

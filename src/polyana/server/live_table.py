"""A table in memory: the running match, who sits there, and what each of them has been told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

import msgspec

from polyana.games import AnyGame
from polyana.kernel import BadOptions, IllegalMove, Options, Refusal, Result, Sight
from polyana.server import wire
from polyana.server.at_play import AtPlay
from polyana.server.lessons import lesson_called, reached, reply
from polyana.server.logbook import LogOf, read_by
from polyana.server.rows import commitment_of, pledge_of
from polyana.server.storage.models import (
    AGREE,
    AGREED,
    ASK_BACK,
    BOT,
    CLOSED,
    DECLINE,
    MOVE,
    OPEN,
    OVER,
    PERSON,
    UNDO,
    Seat,
    StoredTable,
    Vote,
)

Chosen = dict[str, str | int | bool]
"""Options by their names."""
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
        self.match: AtPlay | None = None
        self.unreadable: Refusal | None = None
        """Why the match cannot be shown, if its stored state is of no use to the present rules."""
        self.lock = asyncio.Lock()
        self.behind = False
        """Something changed in the database that is not known here yet."""
        self.used = time.monotonic()
        self.moved = 0.0
        self.back: int | None = None
        """The seat that asks to take back its last answer."""
        self.agreed: set[int] = set()
        self.advised: dict[int, int] = {}
        """The revision at which each seat was last given advice that the others were told of."""
        self._asked_at: dict[int, int] = {}
        self._logs: dict[int | None, LogOf] = {}
        self._settled: tuple[tuple[str, dict[str, object] | None], str] | None = None
        """The commitment, with what it was made of."""

    # The match

    def begin(self, match: AtPlay) -> None:
        """Puts a match on the table, as it stands."""
        self.match = match
        self._logs.clear()
        self._asked_at = dict.fromkeys(self.asked, self.stored.revision)

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer now."""
        return [] if self.match is None else self.match.asked

    def is_current(self, seat: int, revision: int) -> bool:
        """Whether a move made for this revision answers the question that is open to the seat now."""
        return self._asked_at.get(seat, self.stored.revision) <= revision <= self.stored.revision

    async def is_final(self, seat: int, move: str) -> bool:
        """Whether a move could not be taken back: something new becomes known, or a bot answers at once.

        Among bots alone nobody is asked back: there nearly all can be taken back, and nobody else loses by the rest.
        """
        if self.match is None or sum(place.kind != BOT for place in self.seats) == 1:
            return False
        asked = await self.match.trial(seat, move)
        return asked is None or all(self.seats[other].kind == BOT for other in asked)

    async def happen(self, kind: str, seat: int, move: str = "") -> list[tuple[int, bool]]:
        """Lets a move or an undo happen in memory. IllegalMove changes nothing.

        Returns what is to be written down: whose move was made or taken back, and whether it is secret; an undo may go
        back over moves of bots. A question that stays open counts from the revision at which it was asked.
        """
        match = self.match
        if match is None:
            raise IllegalMove("No game is running at this table.", "not-running")
        written, undisturbed = [(seat, False)], [asked for asked in match.asked if asked != seat]
        if kind in (MOVE, UNDO):
            if kind == UNDO and move == AGREED:
                done = await match.take_back(seat)
            else:
                done = await match.happen(seat, move if kind == MOVE else None)
            undisturbed = done.undisturbed
            written = [(whose, done.secret) for whose in done.undone or [seat]]
            for reader, log in self._logs.items():
                log.cut(match.number)
                log.tell(*read_by(reader, done.told))
        self.heed(kind, seat)
        self.stored.revision += len(written)
        self._asked_at = {
            asked: self._asked_at[asked] if asked in undisturbed else self.stored.revision
            for asked in match.asked
        }
        return written

    def heed(self, kind: str, seat: int) -> None:
        """Keeps in mind who asks to take back, and who agrees; a move, an undo or a no ends it."""
        if kind == ASK_BACK:
            self.back, self.agreed = seat, set()
        elif kind == AGREE:
            self.agreed.add(seat)
        elif kind in (MOVE, UNDO, DECLINE):
            self.back, self.agreed = None, set()

    def back_voters(self) -> list[int]:
        """The people who have not yet agreed to what somebody wants to take back, each by one seat."""
        if self.back is None:
            return []
        heard = {self.seats[seat].guest for seat in self.agreed}
        first: dict[str, int] = {}
        for place in self.seats:
            if place.guest in self.voters(self.back) - heard and place.kind == PERSON:
                first.setdefault(place.guest or "", place.seat)
        return sorted(first.values())

    def sight(self, seat: int | None) -> Sight | None:
        """What a seat or a spectator sees now."""
        return None if self.match is None else self.match.sight(seat)

    def log(self, seat: int | None) -> LogOf:
        """The log of a seat or a spectator."""
        if seat not in self._logs:
            self._logs[seat] = log = LogOf()
            if self.match is not None:
                log.tell(*self.match.log(seat))
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

    def left_to_bots_by(self, guest: str) -> list[int]:
        """The seats of a guest that a bot was put in for while they were away."""
        return [
            seat.seat
            for seat in self.seats
            if seat.kind == BOT and seat.replaced and not seat.resigned and seat.guest == guest
        ]

    def voters(self, seat: int) -> set[str]:
        """Everybody else who plays: they decide together whether a bot takes over the seat."""
        target = self.seats[seat].guest
        return {
            place.guest
            for place in self.seats
            if place.kind == PERSON and place.guest and place.guest != target
        }

    def others(self, guest: str) -> bool:
        """Whether other people play here, too."""
        return any(seat.kind == PERSON and seat.guest != guest for seat in self.seats)

    def has_people(self) -> bool:
        """Whether anybody plays here, or only bots do."""
        return any(seat.kind == PERSON for seat in self.seats)

    def is_anybody_online(self, here: set[str]) -> bool:
        """Whether one of the players has the table open, here or on another node."""
        return any(is_online(seat, here) for seat in self.seats)

    def thinking(self) -> list[int]:
        """The seats whose bot is asked."""
        return [seat for seat in self.asked if self.seats[seat].kind == BOT]

    def lesson_step(self) -> int | None:
        """The step of the lesson that comes next, if this is the table of one and the learner is still on its way."""
        lesson = lesson_called(self.stored.game) if self.stored.lesson else None
        return None if lesson is None or self.match is None else reached(lesson, self.match)

    def told_to_answer(self, seat: int) -> str | None:
        """What the bot of a seat answers because the lesson says so; None if it has to think."""
        lesson = lesson_called(self.stored.game) if self.stored.lesson else None
        return None if lesson is None or self.match is None else reply(lesson, self.match, seat)

    def sequel(self) -> Options:
        """What the same people play next: the game says it, once it knows how this one has ended."""
        options = self.game.options(self.stored.options)
        if self.stored.result is None:
            return options
        return self.game.sequel(options, msgspec.convert(self.stored.result, Result))

    def other_sequel(self) -> Chosen | None:
        """The options of the next game, if they are others than those of this one and it can be set up today."""
        try:
            following = self.sequel()
            same = following == self.game.options(self.stored.options)
        except BadOptions:
            return None
        return None if same else msgspec.structs.asdict(following)

    def _commitment(self) -> str:
        """What the table shows of its seed; reckoned once, for nothing else is told as often."""
        settled = self.stored.seed, self.stored.pledge
        if self._settled is None or self._settled[0] != settled:
            self._settled = settled, commitment_of(self.stored)
        return self._settled[1]

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
        sequel = self.other_sequel() if over else None
        return wire.TableInfo(
            id=self.id,
            game=stored.game,
            options=short_options(stored) if short else options_of(stored),
            status=msgspec.convert(stored.status, wire.Status),
            public=stored.public,
            language=stored.language,
            yours=stored.maker == guest,
            host=next((seat.seat for seat in self.seats if seat.guest == stored.maker), None),
            created=moment(stored.created),
            updated=moment(stored.updated),
            revision=stored.revision,
            number=stored.number if self.match is None else self.match.number,
            turns=stored.turns if self.match is None else self.match.turns,
            asked=self.asked,
            commitment=self._commitment(),
            nonces=stored.nonces,
            seed=stored.seed if over else "",
            pledge=pledge_of(stored) if over else None,
            imported=stored.imported,
            hints=stored.hints,
            grace=stored.grace,
            stopped=self.unreadable is not None,
            closed=stored.aside.startswith(CLOSED),
            stand_in=stored.stand_in,
            take_back=stored.take_back,
            back=self.back,
            back_waits_for=self.back_voters(),
            may_ask_back=[
                seat
                for seat in self.seats_of(guest)
                if stored.take_back and self.match is not None and self.match.can_take_back(seat)
            ],
            next=stored.next,
            sequel=shortened(sequel) if sequel and short else sequel,
            result=msgspec.convert(stored.result, Result) if stored.result else None,
            seats=[seat_info(seat, guest, present, self) for seat in self.seats],
            lesson=self.lesson_step(),
            invites=invites or [],
        )


def options_of(table: StoredTable) -> Chosen:
    """What was chosen for this table."""
    return msgspec.convert(table.options, Chosen)


def short_options(table: StoredTable) -> Chosen:
    """What was chosen, for lists and live messages."""
    return shortened(options_of(table))


def shortened(options: Chosen) -> Chosen:
    """Options of which a long text, such as a file of decks, is told by its beginning."""
    return {
        key: f"{value[:SHORT]}…" if isinstance(value, str) and len(value) > SHORT else value
        for key, value in options.items()
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
        handed_at=seat.handed_at,
        away_since=moment(seat.seen) if person and not online else None,
        votes=sum(vote.seat == seat.seat and vote.guest in voters for vote in votes),
        votes_needed=len(voters),
        replaceable=moment(seat.seen + table.stored.grace)
        if table is not None and person and not online and table.stored.grace
        else None,
        muted=seat.muted,
        nonce=seat.nonce if person and seat.guest == guest else "",
        hints=seat.hints,
    )


def moment(seconds: float) -> datetime:
    """A stored time as it is sent."""
    return datetime.fromtimestamp(int(seconds), UTC)

"""What goes over the wire, as the page sees it; docs/server.md explains it with examples."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from polyana.kernel import Fact, Pledge, Reason, Result, Sight
from polyana.kernel.pledge import Nonce
from polyana.notation import Sign
from polyana.speech import Symbol

Status = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "bot", "open"]
Spoken = Literal["ru", "en", ""]
Words = dict[str, str]
"""A text in each language: {"ru": …, "en": …}."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Revision = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Typed = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class Health(msgspec.Struct):
    """Whether the server is well, and if not, what the database suffers from."""

    status: Literal["ok", "no database", "full", "read-only", "damaged"]
    version: str
    tables: int
    sockets: int


# Me


class Me(msgspec.Struct):
    """The guest behind a cookie."""

    id: str
    name: str
    language: str


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest tells about themselves."""

    name: Typed | None = None
    language: Spoken | None = None


class DeviceLink(msgspec.Struct):
    """A token for the second device."""

    token: str
    expires: datetime


class Adopt(msgspec.Struct, forbid_unknown_fields=True):
    """Makes this browser the guest of another one."""

    token: Token


class Reach(msgspec.Struct):
    """Where others find this server; empty: where you have found it."""

    address: str


class QrWish(msgspec.Struct, forbid_unknown_fields=True):
    """A link that shall be drawn."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Qr(msgspec.Struct):
    """A QR code: how many dots it is wide, and its dark dots as the outline of an SVG path."""

    size: int
    outline: str


# Games


class Choice(msgspec.Struct):
    """One value of an option."""

    value: str | int
    label: Words


class OptionInfo(msgspec.Struct):
    """Something that can be chosen about a game."""

    key: str
    label: Words
    kind: Literal["bool", "choice", "text"]
    default: str | int | bool
    choices: list[Choice] | None
    about: Words
    """A sentence about it."""
    needs: dict[str, list[str | int | bool]]
    """It means something only where other options, or the number of players, have one of these values."""


class GameInfo(msgspec.Struct):
    """A game in the lobby."""

    id: str
    name: Words
    blurb: Words
    minutes: tuple[int, int] | None
    players: list[int]
    options: list[OptionInfo]
    variants: list[dict[str, str | int | bool]]
    first: dict[str, str | int | bool]
    """What is otherwise than usual at a first table."""
    free: bool
    bots: list[str]
    rules: int
    content: str
    pack: str
    lesson: bool
    """Whether there is a guided first round."""


class LessonStep(msgspec.Struct):
    """One thing that is said at a place of the table; with moves, one of them is to be made."""

    at: str
    moves: list[str]
    text: str
    wrong: str
    """What is said when another move is tried."""


class GameLesson(msgspec.Struct):
    """The guided first round of a game, in one language."""

    steps: list[LessonStep]


class GameContent(msgspec.Struct):
    """The components of a game, with the words used for their ids, the texts and the signs of their effects."""

    hash: str
    names: dict[str, Words]
    texts: dict[str, Words]
    signs: dict[str, list[Sign]]
    """What effects look like, by their notation."""
    content: object


class GameRules(msgspec.Struct):
    """The rulebook of a game in Markdown, its signs, and a table from which its pictures are drawn."""

    text: str
    symbols: list[Symbol]
    table: msgspec.Struct


# Tables


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here."""

    kind: Literal["me", "open", "bot"]
    bot: Typed = ""
    name: Typed = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: Typed
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    language: Spoken = ""
    stand_in: Typed = "medium"
    """The bot that plays on for whoever resigns or leaves."""
    take_back: bool = False
    """Whether moves are taken back where all people at the table agree."""
    hints: bool = False
    """Whether a player may ask a bot for advice, although other people play, too."""
    grace: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 120
    """Seconds that somebody may be away before the others may put a bot in; 0: they never may."""
    nonces: bool = True
    """Whether each person may add to what the seed is made of, if others are invited."""


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """A game that somebody wants to learn."""

    game: Typed
    language: Spoken = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """A seat by its invite token or, where that is allowed, by its number."""

    token: Token | None = None
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    """What the seed shall be made of, besides what others give, if the table takes nonces."""


class NonceWish(msgspec.Struct, forbid_unknown_fields=True):
    """What the seed shall be made of, besides what others give."""

    nonce: Annotated[Nonce, Meta(min_length=1)]


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called on a seat of theirs."""

    seat: SeatNumber
    name: Typed


class SeatOnly(msgspec.Struct, forbid_unknown_fields=True):
    """A request about one seat."""

    seat: SeatNumber


class MuteWish(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody on a seat is not heard any more, or again."""

    seat: SeatNumber
    muted: bool = True


class StartWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot fills the seats that are still open."""

    bot: Typed = "medium"


class Invite(msgspec.Struct):
    """A link to an open seat."""

    seat: int
    token: str
    path: str


class SeatInfo(msgspec.Struct):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    online: bool
    resigned: bool
    replaced: bool
    handed_at: int | None
    """How many moves had been made when a bot took over from a person."""
    away_since: datetime | None
    votes: int
    votes_needed: int
    replaceable: datetime | None
    """When the others may put a bot in for somebody who is away; none if they are here, or nobody ever may."""
    muted: bool
    nonce: str
    """What you have given here for the seed; that of others is shown with the pledge."""
    hints: int
    """How often a bot gave advice here while other people played."""


class TableCard(msgspec.Struct):
    """A table in the lobby."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    status: Status
    public: bool
    language: str
    created: datetime
    updated: datetime
    number: int
    turns: int
    """How many turns have been begun; a turn may be several moves."""
    seats: list[SeatInfo]
    asked: list[int]
    my_turn: bool
    scores: list[int]
    """Everybody's points, once the game is over."""
    places: list[int]
    imported: bool
    """Begun from a record: whoever brought it may know the cards of all."""
    hints: bool
    grace: int


class Lobby(msgspec.Struct):
    """Tables to go to."""

    mine: list[TableCard]
    open: list[TableCard]
    live: list[TableCard]


class TableInfo(msgspec.Struct):
    """A table, without what lies on it."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    status: Status
    public: bool
    language: str
    yours: bool
    host: int | None
    """The seat of whoever made the table, if they have one."""
    created: datetime
    updated: datetime
    revision: int
    number: int
    turns: int
    asked: list[int]
    commitment: str
    nonces: bool
    """Whether each person may give a nonce for the seed while the table waits."""
    seed: str
    pledge: Pledge | None
    """What the seed was made of, once the game is over; none if it was known, or is older than pledges."""
    imported: bool
    hints: bool
    grace: int
    stopped: bool
    closed: bool
    """Stopped by the operator, not by a fault of its game."""
    stand_in: str
    take_back: bool
    back: int | None
    """The seat that asks the others whether it may take back its last move."""
    back_waits_for: list[int]
    may_ask_back: list[int]
    """Of your seats those that may ask so."""
    next: str | None
    sequel: dict[str, str | int | bool] | None
    """What a rematch is played with, once the game is over, if that is not the same again."""
    result: Result | None
    seats: list[SeatInfo]
    lesson: int | None = None
    """The step of the lesson whose move comes next; their number, if all are made; none if there is no lesson."""
    invites: list[Invite] = []


# Playing


class MoveWish(msgspec.Struct, forbid_unknown_fields=True):
    """A move, and the revision of the position it was made for; unless `sure`, it is held back if it would be final."""

    seat: SeatNumber
    revision: Revision
    move: Typed
    sure: bool = True


class UndoWish(msgspec.Struct, forbid_unknown_fields=True):
    """An undo, and the revision of the position it was asked for."""

    seat: SeatNumber
    revision: Revision


class BackAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a player agrees that somebody takes back a move."""

    seat: SeatNumber
    agree: bool


class Accepted(msgspec.Struct):
    """The position after a move or an undo; `held_back` if it was not played, for nobody could take it back."""

    revision: int
    number: int
    held_back: bool = False


class Serves(msgspec.Struct):
    """Something that a player may want, the goods that a move brings for it, and how many are lacking then."""

    thing: str
    goods: tuple[str, ...]
    left: int


class Hint(msgspec.Struct):
    """A bot's suggestion and the parts of the evaluation, three at most, that it changes: gains before costs.

    `then` are own moves that it prepares, as far as they can be foreseen; `serves` is what it brings goods for.
    """

    revision: int
    move: str
    gains: list[tuple[str, float]]
    then: list[str] = []
    serves: Serves | None = None


class CoachWish(msgspec.Struct, forbid_unknown_fields=True):
    """A move that somebody is about to make, and the revision of the position."""

    seat: SeatNumber
    revision: Revision
    move: Typed


class Warned(msgspec.Struct):
    """What a move gives away, in points, what would be better, and in which parts."""

    loss: float
    better: str
    gains: list[tuple[str, float]]


class Coached(msgspec.Struct):
    """What the coach says of a move: nothing, unless it gives much away."""

    warning: Warned | None


class WhyNot(msgspec.Struct):
    """Why nothing can be done with a thing; no reasons: because something else is asked."""

    revision: int
    reasons: list[Reason]


class ChatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Said(msgspec.Struct):
    """A line of the chat, or, if there is an `event`, what a player did beside the rules: `hint`."""

    id: int
    seat: int
    name: str
    text: str
    at: datetime
    event: str = ""


class SaidId(msgspec.Struct):
    """The number of a line of the chat."""

    id: int


# Looking


class LogLine(msgspec.Struct, frozen=True):
    """Something told by the rules, after so many moves; `only` is the seat that alone sees it."""

    number: int
    event: str
    facts: tuple[Fact, ...]
    only: int | None


class LogPart(msgspec.Struct):
    """New lines of the log: what the page has from line `from` on is replaced by them."""

    start: int = msgspec.field(name="from")
    lines: list[LogLine]


class ChatPart(msgspec.Struct):
    """New lines of the chat."""

    start: int = msgspec.field(name="from")
    lines: list[Said]


class SeatSight(msgspec.Struct):
    """What one seat of this browser sees; `seat` is null for a spectator."""

    seat: int | None
    sight: Sight
    log: LogPart


class LiveMessage(msgspec.Struct):
    """The whole table as this browser may see it.

    Of the seats whose bot is `thinking`, those that are `late` should have answered by now; those that are `failing`
    could not answer and are asked again.
    """

    table: TableInfo
    sights: list[SeatSight]
    chat: ChatPart
    thinking: list[int]
    late: list[int]
    failing: list[int]


class Moment(msgspec.Struct):
    """The table as it was after so many moves; and after how many the turns before and after it ended."""

    number: int
    first: int
    last: int
    before: int
    after: int
    seat: int | None
    sight: Sight
    log: list[LogLine]


class MovesMade(msgspec.Struct):
    """The moves so far as a seat may see them; another's secret move is empty."""

    moves: list[tuple[int, str]]


class Course(msgspec.Struct):
    """Each seat's points after each move of a finished game."""

    numbers: list[int]
    points: list[list[int]]
    turns: list[int] = []
    """How many turns had been begun each time; games that ended long ago do not tell."""

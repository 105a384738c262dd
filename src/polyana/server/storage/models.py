"""The tables of the database. Times are seconds since 1970, in UTC, so that every database keeps them alike."""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import JSON, Double, ForeignKey, Index, LargeBinary, String, Text, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

TABLE_ID: Final = 9
"""Random bytes in the name of a table: whoever was not given the link does not find a private one."""

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
REPLACE: Final = "replace"
RETURN: Final = "return"
ASK_BACK: Final = "askback"
AGREE: Final = "agree"
DECLINE: Final = "decline"
HINT: Final = "hint"
AGREED: Final = "agreed"
"""What stands in place of the move where an undo was agreed on."""
CLOSE: Final = "close"
REOPEN: Final = "reopen"

USUAL_GRACE: Final = 120
CLOSED: Final = "closed by the operator"
"""How the reason begins why a table is aside that was closed, and did not hang."""


def new_table_id() -> str:
    """An unguessable name that looks well in a link."""
    return secrets.token_urlsafe(TABLE_ID).replace("-", "a").replace("_", "b")


class Base(DeclarativeBase):
    """All that is stored."""


class Secret(Base):
    """Keys of the server that all nodes share."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(128))


class Guest(Base):
    """Somebody who has told a name or a language; others are known by their cookie alone."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[float] = mapped_column(Double, default=time.time)


class StoredTable(Base):
    """A table and where its game stands. `revision` counts its events, `number` the moves that stand,
    `turns` the turns that they make.

    The snapshot is the state at the start of the current step; `start` is there when the events do not lead here from
    the seed alone (the rules changed meanwhile, or the game began with an uploaded record).
    """

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True, default=new_table_id)
    game: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, object]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(8), default=WAITING)
    public: Mapped[bool]
    language: Mapped[str] = mapped_column(String(8), default="", server_default="")
    maker: Mapped[str] = mapped_column(String(32), index=True)
    maker_home: Mapped[str] = mapped_column(String(64), default="", server_default="", index=True)
    """The alias of the address from which the table was made; empty if it is not known."""
    created: Mapped[float] = mapped_column(Double, default=time.time)
    updated: Mapped[float] = mapped_column(Double, default=time.time)
    imported: Mapped[bool] = mapped_column(default=False)
    hints: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether somebody may ask a bot for advice while others play, too."""
    grace: Mapped[int] = mapped_column(default=USUAL_GRACE, server_default=str(USUAL_GRACE))
    """Seconds that somebody may be away before the others may put a bot in; 0 if they never may."""
    aside: Mapped[str] = mapped_column(String(200), default="", server_default="")
    """Why nobody wakes this table, if it hung or broke."""
    waking: Mapped[int] = mapped_column(default=0, server_default="0")
    """How often a starting server has begun to wake it and not ended."""
    next: Mapped[str | None] = mapped_column(String(32))
    lesson: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether somebody learns the game here: its bots answer as the lesson says while it lasts."""
    stand_in: Mapped[str] = mapped_column(String(32), default="medium", server_default="medium")
    """The bot that plays on for whoever resigns or leaves."""
    take_back: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether moves are taken back where all people at the table agree."""

    pledge: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))
    """What the seed is made of, pledged when the table is made; none where it was known, or is older than pledges."""
    nonces: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether each person gives a nonce for the seed before the game."""
    seed: Mapped[str] = mapped_column(String(20), default="")
    rules: Mapped[int] = mapped_column(default=0)
    content: Mapped[str] = mapped_column(String(64), default="")
    revision: Mapped[int] = mapped_column(default=0)
    number: Mapped[int] = mapped_column(default=0)
    turns: Mapped[int] = mapped_column(default=0, server_default="0")
    floor: Mapped[int] = mapped_column(default=0)
    asked: Mapped[list[int]] = mapped_column(JSON, default=list)
    bot_asked: Mapped[bool] = mapped_column(default=False)
    snapshot_at: Mapped[int] = mapped_column(default=0)
    snapshot: Mapped[bytes | None] = mapped_column(LargeBinary)
    start_at: Mapped[int] = mapped_column(default=0)
    start: Mapped[bytes | None] = mapped_column(LargeBinary)

    result: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True))
    frames: Mapped[str | None] = mapped_column(Text, deferred=True)
    course: Mapped[dict[str, object] | None] = mapped_column(JSON(none_as_null=True), deferred=True)

    __table_args__ = (
        Index("tables_by_status", "status", "updated"),
        Index("tables_waiting_for_a_bot", "bot_asked", "updated"),
    )


class Seat(Base):
    """A place at a table. A person who was replaced keeps their `guest`, so that they can come back."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    guest: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(64), default="")
    bot: Mapped[str] = mapped_column(String(32), default="")
    token_hash: Mapped[str | None] = mapped_column(String(64))
    resigned: Mapped[bool] = mapped_column(default=False)
    replaced: Mapped[bool] = mapped_column(default=False)
    handed_at: Mapped[int | None]
    """How many moves had been made when a bot took over from a person."""
    seen: Mapped[float] = mapped_column(Double, default=time.time)
    left: Mapped[bool] = mapped_column(default=True)
    muted: Mapped[bool] = mapped_column(default=False, server_default=false())
    """Whether nobody hears this player, by the wish of the host."""
    nonce: Mapped[str] = mapped_column(String(64), default="", server_default="")
    """What was given here for the seed, while the table waited."""
    home: Mapped[str] = mapped_column(String(64), default="", server_default="")
    """The alias of the address from which a stranger took this seat of a public table."""
    hints: Mapped[int] = mapped_column(default=0, server_default="0")
    """How often a bot gave advice here while other people played."""


class Event(Base):
    """Something that happened at a table. Rows are only ever added: the key decides who was first."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    revision: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    move: Mapped[str] = mapped_column(String(200), default="")
    secret: Mapped[bool] = mapped_column(default=False)
    at: Mapped[float] = mapped_column(Double, default=time.time)


class Vote(Base):
    """A player's consent that a bot takes over the seat of somebody who left."""

    __tablename__ = "votes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)


class ChatLine(Base):
    """Something a player said, or did beside the rules."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    event: Mapped[str] = mapped_column(String(16), default="", server_default="")
    """What happened, if nobody said anything: it is told in the words of whoever reads it."""
    at: Mapped[float] = mapped_column(Double, default=time.time)


class Removed(Base):
    """Somebody whom the host does not want at a table."""

    __tablename__ = "removed"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), primary_key=True)


class Ban(Base):
    """Somebody whom the operator does not want at any table."""

    __tablename__ = "bans"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True)
    reason: Mapped[str] = mapped_column(String(200), default="")
    at: Mapped[float] = mapped_column(Double, default=time.time)
    until: Mapped[float | None] = mapped_column(Double)
    """When it ends; none if it does not."""


class AddressBan(Base):
    """Addresses from which nobody plays, by the wish of the operator."""

    __tablename__ = "address_bans"

    network: Mapped[str] = mapped_column(String(64), primary_key=True)
    reason: Mapped[str] = mapped_column(String(200), default="")
    at: Mapped[float] = mapped_column(Double, default=time.time)
    until: Mapped[float | None] = mapped_column(Double)

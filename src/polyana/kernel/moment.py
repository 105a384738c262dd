"""What makes a moment of a match, and how it looks from a seat."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from polyana.kernel.asking import Move
from polyana.kernel.game import Caution


class Mark(NamedTuple):
    """The start of a step: the state as bytes, and how many answers had been given before it."""

    state: bytes
    at: int


class Answer(NamedTuple):
    """A move that somebody made; `told` is the length of the log just before it."""

    seat: int
    move: Move
    secret: bool
    told: int


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A match as another process needs it to go on: a mark, all answers, and nothing of the record.

    Without a mark the answers lead from the setup of the seed.
    """

    game: str
    options: msgspec.Raw
    seed: int
    mark: Mark | None
    answers: list[Answer]
    floor: int

    @classmethod
    def from_bytes(cls, data: bytes) -> Moment:
        """A moment that has been sent."""
        return msgspec.msgpack.decode(data, type=cls)


class Question(msgspec.Struct, frozen=True):
    """What is asked of whom, as a seat may see it: the options are for the asked seat alone.

    `cautions` are what should be read before an answer that may be a mistake, by the text of the answer.
    """

    seat: int
    kind: str
    about: tuple[str | int, ...]
    options: list[str]
    cautions: dict[str, list[Caution]] = {}


class Sight(msgspec.Struct, frozen=True):
    """All that one seat (or a spectator) sees of a match; it can be sent as it is."""

    game: str
    seat: int | None
    number: int
    questions: list[Question]
    table: msgspec.Struct
    over: bool
    commitment: str
    seed: int | None
    can_undo: bool

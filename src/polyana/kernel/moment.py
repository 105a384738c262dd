"""What makes a moment of a match, and how it looks from a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from polyana.kernel.asking import Move, text
from polyana.kernel.game import Caution
from polyana.kernel.pledge import Pledge


class Mark(NamedTuple):
    """The start of a step: the state as bytes, and how many answers had been given before it."""

    state: bytes
    at: int


class Answer(NamedTuple):
    """A move that somebody made; `told` is the length of the log just before it, `turn` the turn it belongs to.

    A turn is all that is answered until nothing is under way and somebody else is asked; in a game for one, until
    nothing is under way. Turns are counted from 1.
    """

    seat: int
    move: Move
    secret: bool
    told: int
    turn: int = 0


def turn_ends(answers: Sequence[Answer]) -> list[int]:
    """After how many answers each turn ended, or has come to so far.

    >>> turn_ends([Answer(seat, ("buy",), False, 0, turn) for seat, turn in ((0, 1), (0, 1), (1, 2))])
    [2, 3]
    """
    last = {answer.turn: number for number, answer in enumerate(answers, 1)}
    return [last[turn] for turn in sorted(last)]


def moves_shown(answers: list[Answer], open_to_all: int, seat: int | None) -> list[tuple[int, str]]:
    """The moves as a seat may see them; another's secret or sealed one is empty. So many are sealed no longer."""
    return [
        (a.seat, text(a.move) if a.seat == seat or (number < open_to_all and not a.secret) else "")
        for number, a in enumerate(answers)
    ]


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A match as another process needs it to go on, to take back, or to play again from the start; without its log.

    Without a `start` the answers lead from the setup of the seed. The `marks` are those to which an undo may return.
    """

    game: str
    options: msgspec.Raw
    seed: int
    start: Mark | None
    marks: list[Mark]
    answers: list[Answer]
    floor: int
    alone: int | None = None
    pledge: Pledge | None = None

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
    turn: int = 0
    """How many turns have been begun."""
    moved: int = 0
    """How many answers had been given at the end of this seat's last turn."""

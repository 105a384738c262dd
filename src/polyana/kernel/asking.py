"""Questions and moves: what the rules ask, and what a player may answer."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from polyana.kernel.refusal import Refusal

Move = tuple[str, ...]
"""A short tuple of words, the verb first: `("bid", "market_2")`."""

NOTHING: Final[Move] = ()


class Ask(msgspec.Struct, gc=False):
    """One question to one seat, with every legal answer: legality, prompt and buttons come from the same list.

    `about` carries what the sentence on the screen needs (a price, a place). `always` asks even if there is only
    one answer. The answer to a `secret` question is shown to nobody else.
    """

    seat: int
    kind: str
    options: Sequence[Move]
    about: tuple[str | int, ...] = ()
    always: bool = False
    secret: bool = False


class Together:
    """Several seats are asked at once; nobody sees an answer before all are in (nor later, if its ask is secret).

    The rules yield it and then find the moves in `answers`, by seat:

        sealed = Together([Ask(0, "bid", cards), Ask(1, "bid", cards)])
        yield sealed
        highest = max(sealed.answers, key=lambda seat: sealed.answers[seat])
    """

    __slots__ = ("answers", "asks")

    def __init__(self, asks: list[Ask]) -> None:
        self.asks = asks
        self.answers: dict[int, Move] = {}


Rules = Generator[Ask | Together, Move, None]
"""What a step of a game is: it yields questions and is sent the answers."""


@lru_cache(maxsize=8192)
def text(move: Move) -> str:
    """The one text form of a move, used in logs, saves, the terminal and tests.

    >>> text(("bid", "market_2"))
    'bid market_2'
    """
    return " ".join(move)


@lru_cache(maxsize=8192)
def move_from(words: str) -> Move:
    """The move that a text stands for; any spacing will do.

    >>> move_from("  bid   market_2 ")
    ('bid', 'market_2')
    """
    return tuple(words.split())


class IllegalMove(Refusal):
    """An answer that is not possible now; the sentence says what was expected. Nothing has changed."""


class BrokenRules(Exception):
    """The rules of a game did what no rules may do (ask without an answer, ask after news within one step)."""

"""Questions and moves: what the rules ask, and what a player may answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from polyana.kernel.refusal import Refusal

Move = tuple[str, ...]
"""A short tuple of words, what is done first: `("bid", "market_2")`."""

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

    A choice may take several picks: `further` is given a seat and what it has picked, and asks for the next pick, or
    for none. All of them stand in `picks`, and all can be taken back until everybody is done.
    """

    __slots__ = ("_first", "_further", "answers", "asks", "picks")

    def __init__(
        self, asks: list[Ask], further: Callable[[int, list[Move]], Ask | None] | None = None
    ) -> None:
        self.asks = asks
        """The newest question to every seat."""
        self.answers: dict[int, Move] = {}
        """The last pick of every seat that is done."""
        self.picks: dict[int, list[Move]] = {ask.seat: [] for ask in asks}
        self._first = {ask.seat: ask for ask in asks}
        self._further = further

    @property
    def complete(self) -> bool:
        """Whether everybody is done."""
        return len(self.answers) == len(self.asks)

    def give(self, seat: int, move: Move) -> None:
        """A seat picks; the next question to it is asked, or it is done.

        >>> cards = [("keep", "ace"), ("keep", "ten")]
        >>> two = Together([Ask(0, "keep", cards)], lambda seat, picked: cards_left(picked, cards))
        >>> def cards_left(picked, cards):
        ...     left = [card for card in cards if card not in picked]
        ...     return Ask(0, "keep", left) if len(picked) < 2 else None
        >>> two.give(0, ("keep", "ten"))
        >>> two.asks[0].options, two.complete
        ([('keep', 'ace')], False)
        """
        self.picks[seat].append(move)
        following = self._further(seat, self.picks[seat]) if self._further is not None else None
        if following is None:
            self.answers[seat] = move
        else:
            self._ask(following)

    def take_back(self, seat: int) -> None:
        """The last pick of a seat is open again."""
        self.answers.pop(seat, None)
        picked = self.picks[seat]
        picked.pop()
        again = self._further(seat, picked) if picked and self._further is not None else None
        self._ask(again or self._first[seat])

    def _ask(self, ask: Ask) -> None:
        self.asks = [ask if old.seat == ask.seat else old for old in self.asks]


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

"""What every bot is, and what every bot needs: a question to answer and dice of its own."""

from __future__ import annotations

import hashlib
from typing import Protocol

from polyana.kernel import Ask, Chance, IllegalMove, Match, Move
from polyana.kernel.course import Course
from polyana.kernel.game import O, S
from polyana.kernel.table import C


class Bot(Protocol):
    """Somebody who answers the questions of any game."""

    @property
    def name(self) -> str:
        """What the bot is called."""

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """The bot's answer to the question that is open to a seat; the match is not changed."""


def question_to(match: Course[S, O, C], seat: int) -> Ask:
    """The question open to a seat; IllegalMove if there is none."""
    ask = match.ask_of(seat)
    if ask is None:
        if match.over:
            raise IllegalMove(f"A bot cannot choose for seat {seat}: the game is over.", "over")
        asked = [str(other.seat) for other in match.asks]
        sentence = f"A bot cannot choose for seat {seat}: seat {' and '.join(asked)} is asked now."
        raise IllegalMove(sentence, "not-asked", seat=seat, whose=", ".join(asked))
    return ask


def public_seed(match: Match[S, O, C], seat: int) -> int:
    """A bot's seed at a table: it hangs on what everybody may know, the commitment, and not on the table's own seed."""
    return int(match.commitment[:15], 16) + seat


def dice(seed: int, match: Match[S, O, C], seat: int) -> Chance:
    """A bot's own randomness at this moment.

    It hangs on the bot, the moment and the seat, never on the table: what a seat cannot see must not show in its moves.
    """
    digest = hashlib.sha256(f"{seed} {match.number} {seat}".encode()).digest()
    return Chance(int.from_bytes(digest[:8], "big"))

"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections import Counter

from polyana import bots
from polyana.kernel.record import HUMAN
from polyana.speech import Speech
from polyana.terminal.voice import Unwanted

USUAL_BOT = "medium"


def seats_from(given: str, say: Speech) -> list[str]:
    """`human,hard:1s,easy` as a list; Unwanted for somebody unknown, UnknownBot for a time that is none."""
    seats = [word.strip() for word in given.split(",") if word.strip()]
    for name in seats:
        if name == HUMAN:
            continue
        if kind_of(name) not in bots.names():
            raise Unwanted("error-seat", name=name, known=", ".join(bots.names()))
        bots.make(name)
    return seats


def usual_seats(players: int) -> list[str]:
    """A person against bots that are neither weak nor slow."""
    return [HUMAN, *[USUAL_BOT] * (players - 1)]


def kind_of(seat: str) -> str:
    """Who sits there, without the time they may think.

    >>> kind_of("hard:1s"), kind_of("human")
    ('hard', 'human')
    """
    return seat.partition(":")[0]


def check_number(seats: list[str], players: int, say: Speech) -> None:
    """Whether everybody has a seat and every seat somebody."""
    if len(seats) != players:
        raise Unwanted("error-seats", seats=len(seats), players=players)


def player_names(seats: list[str], given: str, say: Speech) -> list[str]:
    """The names of the players: those given, else after what they are."""
    if given:
        names = [name.strip() for name in given.split(",")]
        if len(names) != len(seats):
            raise Unwanted("error-names", names=len(names), seats=len(seats))
        return names
    kinds = [kind_of(seat) for seat in seats]
    many, seen = Counter(kinds), Counter[str]()
    names = []
    for seat in kinds:
        seen[seat] += 1
        number = seen[seat] if many[seat] > 1 else 0
        message = f"player-{seat}" if say.has(f"player-{seat}") else "player-other"
        names.append(say.say(message, number=number, name=seat))
    return names

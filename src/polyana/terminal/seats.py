"""Who sits at the table: people and bots."""

from __future__ import annotations

from collections import Counter

from polyana import bots
from polyana.speech import Speech

HUMAN = "human"


class SeatError(Exception):
    """Seats that cannot be taken; the sentence says why."""


def seats_from(given: str, say: Speech) -> list[str]:
    """`human,greedy,random` as a list; SeatError for somebody unknown."""
    seats = [word.strip() for word in given.split(",") if word.strip()]
    for name in seats:
        if name != HUMAN and name not in bots.names():
            raise SeatError(say.say("error-seat", name=name, known=", ".join(bots.names())))
    return seats


def usual_seats(players: int) -> list[str]:
    """A person against good bots."""
    return [HUMAN, *["greedy"] * (players - 1)]


def check_number(seats: list[str], players: int, say: Speech) -> None:
    """Whether everybody has a seat and every seat somebody."""
    if len(seats) != players:
        raise SeatError(say.say("error-seats", seats=len(seats), players=players))


def player_names(seats: list[str], given: str, say: Speech) -> list[str]:
    """The names of the players: those given, else after what they are."""
    if given:
        names = [name.strip() for name in given.split(",")]
        if len(names) != len(seats):
            raise SeatError(say.say("error-names", names=len(names), seats=len(seats)))
        return names
    many, seen = Counter(seats), Counter[str]()
    names = []
    for seat in seats:
        seen[seat] += 1
        number = seen[seat] if many[seat] > 1 else 0
        message = f"player-{seat}" if say.has(f"player-{seat}") else "player-other"
        names.append(say.say(message, number=number, name=seat))
    return names

"""The log of a match, and as much of it as a seat may read."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from itertools import count, islice

from polyana.games import AnyMatch
from polyana.server import wire

_serials = count(1)


class LogOf:
    """The log as one seat may read it. Every line has a serial number, so that a socket knows what is new to it."""

    def __init__(self) -> None:
        self.lines: list[wire.LogLine] = []
        self.serials: list[int] = []

    def tell(self, *lines: wire.LogLine) -> None:
        """Lines are added."""
        self.lines += lines
        self.serials += islice(_serials, len(lines))

    def cut(self, number: int) -> None:
        """What was told after so many moves is taken back with them."""
        while self.lines and self.lines[-1].number > number:
            self.lines.pop()
            self.serials.pop()

    def since(self, serial: int) -> wire.LogPart:
        """What somebody has not read yet whose last line had this serial number."""
        start = bisect_right(self.serials, serial)
        return wire.LogPart(start, self.lines[start:])

    @property
    def last(self) -> int:
        """The serial number of the newest line."""
        return self.serials[-1] if self.serials else 0


def lines_of(match: AnyMatch) -> list[wire.LogLine]:
    """The whole log of a match, each line with the number of moves made by then."""
    answers, lines = match.answers, []
    number = match.first  # nothing is told of what lies before
    for index, told in enumerate(match.log):
        while number < len(answers) and answers[number].told <= index:
            number += 1
        lines.append(wire.LogLine(number, told.event, told.facts, told.only))
    return lines


def read_by(seat: int | None, lines: Iterable[wire.LogLine]) -> list[wire.LogLine]:
    """Those lines of a log that a seat or a spectator may read."""
    return [line for line in lines if line.only is None or line.only == seat]

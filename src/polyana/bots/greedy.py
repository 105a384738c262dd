"""The greedy bot: it tries every answer on imagined tables and takes the one after which it stands best.

Decisions are small (sell, then buy, then board), so an answer is judged by the best line of own answers it begins:
lines are followed until somebody else is asked or something new becomes known.
"""

from __future__ import annotations

import heapq
from typing import Final, Generic

import msgspec

from polyana.bots.bot import dice, question_to
from polyana.kernel import Ask, Chance, Match, Move
from polyana.kernel.game import O, S
from polyana.kernel.table import C

TRIES: Final = 60
"""Answers tried at most for one decision, besides its own options."""
LENGTH: Final = 6
"""Own answers in a row at most."""
GUESSES: Final = 6
"""Imagined tables over which a line is averaged where chance has a say."""
COMPARED: Final = 8
"""Lines, the best of the first table, that are tried on the other tables."""


class Line(msgspec.Struct):
    """Own answers in a row and what they are worth; `news` if they end with something nobody could foresee."""

    moves: tuple[Move, ...]
    value: float
    news: bool


class Greedy:
    """Takes the best outcome of its own next answers by the game's own evaluation."""

    name: Final = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """The first answer of the best line; among equals, any."""
        options = question_to(match, seat).options
        if len(options) == 1:
            return options[0]
        chance = dice(self.seed, match, seat)
        lines = Search(imagined(match, seat, chance), seat).lines()
        if any(line.news for line in lines):
            lines = averaged(lines, match, seat, chance)
        best = max(line.value for line in lines)
        return chance.pick([line.moves[0] for line in lines if line.value >= best - 1e-9])


def imagined(match: Match[S, O, C], seat: int, chance: Chance) -> Match[S, O, C]:
    """A table as the seat imagines it; where several are asked at once, the others have answered at random."""
    guess = match.imagine(seat, chance)
    for ask in guess.asks:
        if ask.seat != seat:
            guess.answer(ask.seat, chance.pick(ask.options))
    return guess


def standing(match: Match[S, O, C], seat: int) -> float:
    """How well a seat stands, in points: the sum of all parts of the game's evaluation."""
    return sum(match.game.evaluate(match.state, seat).values())


def averaged(lines: list[Line], match: Match[S, O, C], seat: int, chance: Chance) -> list[Line]:
    """The best lines, judged again by their mean over several imagined tables, the same tables for each."""
    best = sorted(lines, key=lambda line: -line.value)[:COMPARED]
    for _ in range(GUESSES - 1):
        guess = imagined(match, seat, chance)
        for line in best:
            twin = guess.fork()
            for move in line.moves:
                twin.answer(seat, move)
            line.value += standing(twin, seat)
    for line in best:
        line.value /= GUESSES
    return best


class Search(Generic[S, O, C]):
    """The lines of own answers on one imagined table, the most promising followed first."""

    def __init__(self, guess: Match[S, O, C], seat: int) -> None:
        self.guess = guess
        self.seat = seat
        self.ask = question_to(guess, seat)
        self.value = standing(guess, seat)
        self.seen = {self._moment(guess, self.ask)}
        self.ended: list[Line] = []
        self.open: list[tuple[float, int, Line, Match[S, O, C]]] = []
        self.tries = 0

    def lines(self) -> list[Line]:
        """All lines that were followed to their end; if there are none, those still open."""
        self._continue((), self.guess, self.ask)
        most = self.tries + TRIES
        dropped = []
        while self.open and self.tries < most:
            _, _, line, match = heapq.heappop(self.open)
            ask = question_to(match, self.seat)
            if self._worth_following(line, ask):
                self._continue(line.moves, match, ask)
            else:
                dropped.append(line)
        return self.ended or dropped or [line for _, _, line, _ in self.open]

    def _worth_following(self, line: Line, ask: Ask) -> bool:
        """Not if the line has only lost so far and opened nothing that could not be answered at once."""
        if line.value >= self.value or ask.kind != self.ask.kind:
            return True
        return not set(ask.options) <= set(self.ask.options)

    def _continue(self, moves: tuple[Move, ...], match: Match[S, O, C], ask: Ask) -> None:
        """Tries every next answer of a line."""
        for move in ask.options:
            twin = match.fork()
            twin.answer(self.seat, move)
            self.tries += 1
            after = twin.ask_of(self.seat)
            if after is not None:
                moment = self._moment(twin, after)
                if moment in self.seen:
                    continue
                self.seen.add(moment)
            news = not twin.can_undo(self.seat)
            line = Line((*moves, move), standing(twin, self.seat), news)
            if after is None or news or len(line.moves) == LENGTH:
                self.ended.append(line)
            else:
                heapq.heappush(self.open, (-line.value, self.tries, line, twin))

    def _moment(self, match: Match[S, O, C], ask: Ask) -> tuple[bytes, str, tuple[str | int, ...]]:
        """What makes two moments of a line the same: sales in another order, or a way back."""
        return (match.game.encode(match.state), ask.kind, ask.about)

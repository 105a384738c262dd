"""Games played at random with everything that must always hold checked at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Generic

import msgspec

from polyana.kernel.asking import Ask, Move, text
from polyana.kernel.chance import Chance
from polyana.kernel.game import Game, O, S
from polyana.kernel.match import Match
from polyana.kernel.record import Record
from polyana.kernel.table import C

LONGEST = 20_000
"""Decisions after which a game counts as endless."""


class Violation(Exception):
    """Something that must always hold does not; `record` leads to the moment."""

    def __init__(self, sentence: str, record: Record, decisions: int) -> None:
        self.record = record
        self.decisions = decisions
        super().__init__(sentence)


class Moods:
    """Random players with tempers: in each game every seat likes some kinds of move more than others.

    Uniform players would, say, sell whatever they have; moods reach the far corners of a game.
    """

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.tempers: dict[tuple[int, str], float] = {}

    def choose(self, ask: Ask) -> Move:
        """A random answer after the asked seat's temper."""
        weights = []
        for move in ask.options:
            key = (ask.seat, move[0])
            if key not in self.tempers:
                self.tempers[key] = 10 ** self.random.uniform(-2.5, 0)
            weights.append(self.tempers[key])
        return self.random.choices(ask.options, weights)[0]


class Checker(Generic[S, O, C]):
    """Plays one game and checks every moment of it."""

    def __init__(self, game: Game[S, O, C], options: O, seed: int) -> None:
        self.match = Match(game, options, seed)
        self.game = game
        self.moods = Moods(seed)
        self.chance = Chance(seed)
        self.decisions = 0

    def play(self) -> int:
        """The number of decisions of the whole game; Violation at the first fault."""
        match = self.match
        while not match.over:
            self._check_moment()
            ask = match.asks[self.moods.random.randrange(len(match.asks))]
            self._check_fork(ask)
            move = self.moods.choose(ask)
            self._check_undo(ask, move)
            self.decisions += 1
            if self.decisions > LONGEST:
                self._fail("the game does not end")
        self._check_end()
        return self.decisions

    def _fail(self, sentence: str) -> None:
        raise Violation(f"{self.game.name}: {sentence}", self.match.record(), self.decisions)

    def _check_moment(self) -> None:
        match, game = self.match, self.game
        for fault in game.audit(match.state):
            self._fail(fault)
        for ask in match.asks:
            if len(set(ask.options)) != len(ask.options):
                self._fail(f"{ask.kind!r} offers a move twice")
        for seat in self._seats():
            self._check_view(seat)
        record = Record.from_json(match.record().to_json())
        again = Match.replay(game, msgspec.structs.replace(record, rules=-1))
        if self._moment(again) != self._moment(match):
            self._fail("a saved game goes on differently")

    def _check_view(self, seat: int | None) -> None:
        match, game = self.match, self.game
        sight = match.view(seat)
        data = msgspec.json.encode(sight)
        for secret in game.secrets(match.state, seat):
            if f'"{secret}"'.encode() in data:
                self._fail(f"the view of seat {seat} shows {secret}")
        if seat is None:
            return
        guess = match.imagine(seat, self.chance)
        for fault in game.audit(guess.state):
            self._fail(f"seat {seat} imagines what cannot be: {fault}")
        if msgspec.json.encode(self._comparable(guess, seat)) != msgspec.json.encode(
            self._comparable(match, seat)
        ):
            self._fail(f"what seat {seat} imagines looks different to it")

    def _comparable(self, match: Match[S, O, C], seat: int) -> tuple[object, ...]:
        sight = match.view(seat)
        own = [question for question in sight.questions if question.seat == seat]
        return (sight.table, own)

    def _check_fork(self, ask: Ask) -> None:
        match = self.match
        twin = match.fork()
        if self._moment(twin) != self._moment(match):
            self._fail("a fork differs from its original")
        before = match.fingerprint()
        twin.answer(ask.seat, self.moods.choose(ask))
        if match.fingerprint() != before:
            self._fail("a move in a fork changes the original")

    def _check_undo(self, ask: Ask, move: Move) -> None:
        """Answers; and where that can be undone, undoes it and answers again."""
        match = self.match
        before = self._moment(match)
        match.answer(ask.seat, move)
        if match.can_undo(ask.seat):
            after = self._moment(match)
            match.undo(ask.seat)
            if self._moment(match) != before:
                self._fail(f"undo of {text(move)!r} does not restore the moment before")
            match.answer(ask.seat, move)
            if self._moment(match) != after:
                self._fail(f"{text(move)!r} after an undo leads elsewhere")

    def _check_end(self) -> None:
        match, game = self.match, self.game
        for fault in game.audit(match.state):
            self._fail(fault)
        result = match.result()
        players = self._players()
        if not len(result.scores) == len(result.places) == len(result.sheets) == players:
            self._fail("the result does not cover all seats")
        if 1 not in result.places:
            self._fail("nobody is first")
        for score, sheet in zip(result.scores, result.sheets, strict=True):
            if score != sum(line.points for line in sheet):
                self._fail("a score sheet does not add up")
        for seat in self._seats():
            self._check_view_of_end(seat)
        again = Match.replay(game, Record.from_json(match.record().to_json()))
        if again.fingerprint() != match.fingerprint():
            self._fail("the record replays to another end")

    def _check_view_of_end(self, seat: int | None) -> None:
        data = msgspec.json.encode(self.match.view(seat))
        for secret in self.game.secrets(self.match.state, seat):
            if f'"{secret}"'.encode() in data:
                self._fail(f"the last view of seat {seat} shows {secret}")

    def _players(self) -> int:
        return self.match.options.players

    def _seats(self) -> Iterator[int | None]:
        yield from range(self._players())
        yield None

    def _moment(self, match: Match[S, O, C]) -> tuple[bytes, list[Ask]]:
        return self.game.encode(match.state), match.asks


def check_game(game: Game[S, O, C], number: int, seed: int) -> int:
    """Checks one game; the variants take turns by its number. How many decisions it took."""
    variants = game.variants()
    checker = Checker(game, variants[number % len(variants)], (seed << 20) + number)
    try:
        return checker.play()
    except Violation:
        raise
    except (
        Exception
    ) as error:  # whatever the rules trip over, the moves that led there are worth keeping
        sentence = f"{game.name}: {type(error).__name__}: {error}"
        raise Violation(sentence, checker.match.record(), checker.decisions) from error


def check_games(game: Game[S, O, C], games: int, seed: int) -> Iterator[int]:
    """Checks so many games over all variants in turn; yields the decisions of each."""
    for number in range(games):
        yield check_game(game, number, seed)

"""Games played at random with everything that must always hold checked at every decision."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Generic

import msgspec

from polyana.kernel.asking import Ask, Move, move_from, text
from polyana.kernel.chance import MASK, Chance
from polyana.kernel.game import Game, O, S
from polyana.kernel.limits import unlimited
from polyana.kernel.match import Match
from polyana.kernel.moment import Sight
from polyana.kernel.record import Record
from polyana.kernel.table import C

LONGEST = 20_000
"""Decisions after which a game counts as endless."""
TRIED = 3
"""Moves among which a keen seat takes the best."""
GUESSES = 20
"""Moments with secrets after which a seat must have imagined something else than the truth."""
WORD = re.compile(r'"((?:[^"\\]|\\.)*)"')
"""A text or a key in JSON."""


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
        self.keen = {seat for seat in range(options.players) if self.moods.random.random() < 0.5}
        self.chance = Chance(~seed & MASK)  # not the dice of the match, or guesses would know them
        self.decisions = 0
        self.truths: Counter[int] = Counter()

    def play(self) -> int:
        """The number of decisions of the whole game; Violation at the first fault."""
        match = self.match
        for fault in unlimited(self.game.state_type):
            self._fail(fault)
        while not match.over:
            self._check_moment()
            ask = match.asks[self.moods.random.randrange(len(match.asks))]
            self._check_fork(ask)
            move = self._chosen(ask)
            self._check_undo(ask, move)
            self.decisions += 1
            if self.decisions > LONGEST:
                self._fail("the game does not end")
        self._check_end()
        return self.decisions

    def _chosen(self, ask: Ask) -> Move:
        """Half of the seats play after their mood; the keen ones take the best of a few moves by the evaluation."""
        if ask.seat not in self.keen:
            return self.moods.choose(ask)
        few = self.moods.random.sample(ask.options, min(TRIED, len(ask.options)))
        return max(few, key=lambda move: self._promise(ask.seat, move))

    def _promise(self, seat: int, move: Move) -> float:
        twin = self.match.fork()
        twin.answer(seat, move)
        return sum(self.game.evaluate(twin.state, seat).values())

    def _fail(self, sentence: str) -> None:
        record = self.match.record(frames=False)
        raise Violation(f"{self.game.name}: {sentence}", record, self.decisions)

    def _check_moment(self) -> None:
        match, game = self.match, self.game
        for fault in game.faults(match.state):
            self._fail(fault)
        if len(game.result(match.state).scores) != self._players():
            self._fail("the result does not cover all seats")
        for ask in match.asks:
            self._check_ask(ask)
        seen = {seat: match.view(seat) for seat in self._seats()}
        for seat, sight in seen.items():
            self._check_hidden(seat, sight)
        # a different seat imagines at every decision, so that all of them do many times in a game
        self._check_imagined(self.decisions % self._players(), seen)
        record = Record.from_json(match.record().to_json())
        again = Match.resumed(game, record)
        if self._moment(again) != self._moment(match):
            self._fail("a saved game goes on differently")

    def _check_ask(self, ask: Ask) -> None:
        if not 0 <= ask.seat < self._players():
            self._fail(f"{ask.kind!r} is asked of seat {ask.seat}, which is not at the table")
        if len(set(ask.options)) != len(ask.options):
            self._fail(f"{ask.kind!r} offers a move twice")
        for move in ask.options:
            if not move or move_from(text(move)) != move:
                self._fail(f"{ask.kind!r} offers {move!r}, which its text does not stand for")

    def _check_hidden(self, seat: int | None, sight: Sight) -> None:
        shown = set(WORD.findall(msgspec.json.encode(sight).decode()))
        for secret in self.game.secrets(self.match.state, seat) & shown:
            self._fail(f"the view of seat {seat} shows {secret}")

    def _check_imagined(self, seat: int, seen: dict[int | None, Sight]) -> None:
        match, game = self.match, self.game
        guess = match.imagine(seat, self.chance)
        for fault in game.faults(guess.state):
            self._fail(f"seat {seat} imagines what cannot be: {fault}")
        if not self._alike(guess.view(seat), seen[seat]):
            self._fail(f"what seat {seat} imagines looks different to it")
        if not self._alike(guess.view(None), seen[None]):
            self._fail(f"what seat {seat} imagines looks different to a spectator")
        if guess.state.chance == match.state.chance:
            self._fail(f"seat {seat} foresees what chance will bring")
        if len(game.secrets(match.state, seat)) > 2 and self.truths[seat] < GUESSES:
            self._check_guess(guess, seat)

    def _alike(self, guess: Sight, truth: Sight) -> bool:
        """Whether two sights look the same; of the others' questions only those that are open in both."""
        both = {question.seat for question in guess.questions}
        both &= {question.seat for question in truth.questions}
        if guess.seat is not None:
            both.add(guess.seat)
        asked = [
            [question for question in sight.questions if question.seat in both]
            for sight in (guess, truth)
        ]
        same = msgspec.json.encode(guess.table) == msgspec.json.encode(truth.table)
        return same and asked[0] == asked[1]

    def _check_guess(self, guess: Match[S, O, C], seat: int) -> None:
        """A seat that always imagines the truth sees what it may not see."""
        guess.state.chance = self.match.state.chance
        if guess.state != self.match.state:
            self.truths[seat] = GUESSES
            return
        self.truths[seat] += 1
        if self.truths[seat] == GUESSES:
            self._fail(f"seat {seat} imagines nothing but the truth")

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
        for fault in game.faults(match.state):
            self._fail(fault)
        result = match.result()
        players = self._players()
        if not len(result.scores) == len(result.places) == len(result.sheets) == players:
            self._fail("the result does not cover all seats")
        if players > 1 and 1 not in result.places:  # alone one may lose
            self._fail("nobody is first")
        for score, sheet in zip(result.scores, result.sheets, strict=True):
            if score != sum(line.points for line in sheet):
                self._fail("a score sheet does not add up")
        for seat in self._seats():
            self._check_hidden(seat, match.view(seat))
        again = Match.replay(game, Record.from_json(match.record().to_json()))
        if again.fingerprint() != match.fingerprint():
            self._fail("the record replays to another end")

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
    except Exception as error:  # whatever the rules trip over, the moves that led there are kept
        sentence = f"{game.name}: {type(error).__name__}: {error}"
        record = checker.match.record(frames=False)
        raise Violation(sentence, record, checker.decisions) from error


def check_games(game: Game[S, O, C], games: int, seed: int) -> Iterator[int]:
    """Checks so many games over all variants in turn; yields the decisions of each."""
    for number in range(games):
        yield check_game(game, number, seed)

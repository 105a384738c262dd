"""Lessons: a guided first round as data, `lesson.toml` in a game's folder.

The deal is fixed: seed, options, who sits where, and what the bots answer while the lesson lasts. A step says one thing
at a place of the table; if it has moves, it waits until the learner makes one of them. What is said stands in the
game's `locale/lesson.*.ftl`. Where a lesson stands follows from the moves made so far, so it can be taken back, saved
and left at any time, and the table is a table like any other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from polyana.kernel.asking import IllegalMove
from polyana.kernel.content import ContentFiles, Where
from polyana.kernel.game import BadOptions, Game, O, S
from polyana.kernel.match import Match
from polyana.kernel.table import C

FILE: Final = "lesson.toml"
LEARNER: Final = "learner"
"""Who sits on the seat of the person; the others are names of bots."""


class Lead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is said, and the moves of which one is then made; without moves it is only read."""

    id: str
    at: str
    """The place of the table that it speaks of: a spot or an anchor."""
    moves: list[str] = []


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of a lesson: the same for everybody."""

    seed: int
    seats: list[str]
    options: dict[str, str | int | bool] = {}


class Lesson(msgspec.Struct, frozen=True):
    """A guided first round."""

    deal: Deal
    steps: list[Lead]
    rivals: dict[int, list[str]]
    """What each bot answers, by its seat, in order."""

    @classmethod
    def read(cls, folder: Path) -> Lesson | None:
        """The lesson in the folder of a game, None if it has none; ContentError if it is broken."""
        if not (folder / FILE).is_file():
            return None
        files = ContentFiles(folder)
        deal = files.value(FILE, "deal", Deal)
        here = Where(FILE, "deal")
        if deal.seats.count(LEARNER) != 1:
            raise here.wrong("lesson-seats", "exactly one of the seats is the learner")
        steps = [*files.entries(FILE, "steps", Lead).values()]
        rivals = files.value(FILE, "rivals", dict[int, list[str]])
        for seat in rivals:
            if not 0 <= seat < len(deal.seats) or deal.seats[seat] == LEARNER:
                raise Where(FILE, "rivals").wrong(
                    "lesson-rival", "no bot sits on seat {seat}", seat=seat
                )
        return cls(deal, steps, rivals)

    @property
    def learner(self) -> int:
        """The seat of the person."""
        return self.deal.seats.index(LEARNER)

    def begin(self, game: Game[S, O, C]) -> Match[S, O, C]:
        """The table before the first step; ContentError if the game takes no such options."""
        try:
            options = game.options({"players": len(self.deal.seats), **self.deal.options})
        except BadOptions as error:
            sentence = "a game cannot be set up like this: {reason}"
            raise Where(FILE, "deal").wrong("lesson-deal", sentence, reason=str(error)) from None
        return Match(game, options, self.deal.seed)

    # Where it stands

    def reached(self, moves: Sequence[str]) -> int | None:
        """The step whose move the learner makes next, by the moves of the learner so far.

        The number of steps if all have been made; None if the learner went another way, or on.
        """
        waiting = [number for number, step in enumerate(self.steps) if step.moves]
        if len(moves) > len(waiting):
            return None
        if any(move not in self.steps[at].moves for move, at in zip(moves, waiting, strict=False)):
            return None
        return waiting[len(moves)] if len(moves) < len(waiting) else len(self.steps)

    def reply(self, seat: int, moves: Mapping[int, Sequence[str]]) -> str | None:
        """What a bot answers now, by the moves of every seat so far; None if it has to think for itself."""
        said, given = self.rivals.get(seat, []), moves[seat]
        on_its_way = self.reached(moves[self.learner]) is not None
        if not on_its_way or len(given) >= len(said) or list(given) != said[: len(given)]:
            return None
        return said[len(given)]

    # Playing it

    def walk(
        self, game: Game[S, O, C], other: tuple[int, str] | None = None
    ) -> Iterator[Match[S, O, C]]:
        """The table at every step, and once more after the last: bots have answered, the learner is asked.

        `other` makes another of the accepted moves at one step. ContentError where a move cannot be made.
        """
        match, made = self.begin(game), dict.fromkeys(range(len(self.deal.seats)), 0)
        for number, step in enumerate(self.steps):
            self._let_reply(match, made, step.id)
            yield match
            if step.moves:
                move = other[1] if other is not None and other[0] == number else step.moves[0]
                self._make(match, self.learner, move, step.id)
        self._let_reply(match, made, "rivals")
        for seat, said in self.rivals.items():
            if made[seat] < len(said):
                sentence = "the lesson ends before seat {seat} has answered {move}"
                raise Where(FILE, "rivals").wrong(
                    "lesson-left-over", sentence, seat=seat, move=said[made[seat]]
                )
        yield match

    def _let_reply(self, match: Match[S, O, C], made: dict[int, int], step: str) -> None:
        """The bots answer until it is the turn of the learner alone, or nothing more is told of them."""
        while asked := [
            ask.seat
            for ask in match.asks
            if ask.seat != self.learner and made[ask.seat] < len(self.rivals.get(ask.seat, []))
        ]:
            seat = asked[0]
            self._make(match, seat, self.rivals[seat][made[seat]], step)
            made[seat] += 1

    def _make(self, match: Match[S, O, C], seat: int, move: str, step: str) -> None:
        try:
            match.answer(seat, move)
        except IllegalMove as error:
            sentence = "seat {seat} cannot make the move {move} then: {reason}"
            raise Where(FILE, step).wrong(
                "lesson-move", sentence, seat=seat, move=move, reason=str(error)
            ) from None

    def check(self, game: Game[S, O, C]) -> None:
        """Plays the lesson, with each of the accepted moves once; ContentError if anything is wrong."""
        others = [
            (number, move) for number, step in enumerate(self.steps) for move in step.moves[1:]
        ]
        for other in (None, *others):
            for _ in self.walk(game, other):
                pass

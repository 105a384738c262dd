"""A game learned in the terminal: the lesson says what to do above the question, and bots answer as it says."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from polyana import games
from polyana.kernel import Move, text
from polyana.kernel.lesson import LEARNER, Lesson
from polyana.kernel.record import HUMAN
from polyana.speech import LessonTalk, Speech, lesson_of
from polyana.terminal.play import AnyMatch, Session
from polyana.terminal.voice import Unwanted


def learning(name: str, content: Path | None, say: Speech, console: Console) -> Session:
    """The guided first round of a game, which goes on as any other."""
    game = games.load(name, content)
    lesson = lesson_of(game)
    if lesson is None:
        raise Unwanted("error-no-lesson", game=name)
    return Learning(lesson.begin(game), lesson, say, console)


class Learning(Session):
    """Plays with somebody who learns the game."""

    def __init__(self, match: AnyMatch, lesson: Lesson, say: Speech, console: Console) -> None:
        seats = [HUMAN if sitter == LEARNER else sitter for sitter in lesson.deal.seats]
        super().__init__(match, seats, "", say, console)
        self.lesson = lesson
        self.words = LessonTalk(match.game, say.language)

    def _moves(self) -> dict[int, list[str]]:
        """What every seat has answered so far."""
        made: dict[int, list[str]] = {seat: [] for seat in range(len(self.seats))}
        for answer in self.match.answers:
            made[answer.seat].append(text(answer.move))
        return made

    def _reached(self) -> int | None:
        return self.lesson.reached(self._moves()[self.lesson.learner])

    def _bot_move(self, seat: int) -> Move:
        told = self.lesson.reply(seat, self._moves())
        ask = self.match.ask_of(seat)
        said = [move for move in ask.options if text(move) == told] if ask is not None else []
        return said[0] if said else super()._bot_move(seat)

    def _introduce(self) -> None:
        """All that is said since the last move, one thing below the other."""
        at = self._reached()
        if at is None:
            return
        before = [number for number, step in enumerate(self.lesson.steps[:at]) if step.moves]
        first = before[-1] + 1 if before else 0
        said = "\n".join(self.words.step(step) for step in self.lesson.steps[first : at + 1])
        self.console.print(
            Panel(Text(said), title=self.say.say("learn-title"), border_style="cyan")
        )

    def _objection(self, move: Move) -> str:
        at = self._reached()
        if at is None or at == len(self.lesson.steps):
            return ""
        step = self.lesson.steps[at]
        return "" if text(move) in step.moves else self.words.wrong(step)

"""What is said in the lesson of a game: `locale/lesson.ru.ftl` and `lesson.en.ftl` in its folder.

`lesson-<step>` is said at every step of its `lesson.toml`; the form `.wrong` of a step with moves, when the learner
tries another one.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from polyana.kernel import Game, Options, State
from polyana.kernel.lesson import Lead, Lesson
from polyana.speech.fluent import Speech

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the kernel
C = TypeVar("C")


def lesson_of(game: Game[S, O, C]) -> Lesson | None:
    """The lesson of a game, None if it has none; ContentError if it is broken."""
    return Lesson.read(Path(str(files(type(game).__module__))))


class LessonTalk(Speech):
    """The words of a lesson in one language; MissingText if one is missing."""

    def __init__(self, game: Game[S, O, C], language: str) -> None:
        folder = files(type(game).__module__).joinpath("locale")
        super().__init__(language, folder.joinpath(f"lesson.{language}.ftl"))

    def step(self, step: Lead) -> str:
        """What is said at a step."""
        return self.say(f"lesson-{step.id}")

    def wrong(self, step: Lead) -> str:
        """What is said when another move is tried; empty if nothing is to be done."""
        return self.form(f"lesson-{step.id}", "wrong", ()) if step.moves else ""

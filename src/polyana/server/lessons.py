"""Lessons at tables: where one stands, and what its bots answer."""

from __future__ import annotations

from functools import cache

from polyana.kernel.lesson import Lesson
from polyana.server.at_play import AtPlay
from polyana.server.workers import game_called
from polyana.speech import lesson_of


@cache
def lesson_called(game: str) -> Lesson | None:
    """The lesson of a game, read once; None if it has none."""
    return lesson_of(game_called(game))


def moves_of(match: AtPlay, seat: int) -> list[str]:
    """The moves that a seat has made."""
    return [move for whose, move in match.moves_for(seat) if whose == seat]


def options_of(match: AtPlay, seat: int) -> list[str]:
    """What a seat may answer now."""
    asked = [question for question in match.sight(seat).questions if question.seat == seat]
    return [move for question in asked for move in question.options]


def reached(lesson: Lesson, match: AtPlay) -> int | None:
    """The step whose move comes next; None if the learner went another way, or the rules lead elsewhere today."""
    step = lesson.reached(moves_of(match, lesson.learner))
    if step is None or step == len(lesson.steps) or lesson.learner not in match.asked:
        return step
    possible = set(options_of(match, lesson.learner))
    return step if possible.intersection(lesson.steps[step].moves) else None


def reply(lesson: Lesson, match: AtPlay, seat: int) -> str | None:
    """What a bot answers while the lesson lasts; None if it has to think for itself."""
    moves = {one: moves_of(match, one) for one in range(len(lesson.deal.seats))}
    move = lesson.reply(seat, moves)
    return move if move in options_of(match, seat) else None

"""Lessons: every one is played, so rules and lesson cannot part; what is broken is refused with a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from polyana import bots, games
from polyana.kernel import ContentError, text
from polyana.kernel.lesson import FILE, LEARNER, Lesson
from polyana.speech import LANGUAGES, LessonTalk, lesson_of, message_id, refused

LONGEST = 190
"""Letters that a bubble holds."""

LESSONS = {name: lesson_of(games.load(name)) for name in games.names()}


def the_lesson(name: str) -> Lesson:
    lesson = LESSONS[name]
    assert lesson is not None, f"{name} has no lesson"
    return lesson


@pytest.mark.parametrize("name", games.names())
def test_every_lesson_can_be_played(name: str) -> None:
    lesson, game = the_lesson(name), games.load(name)
    lesson.check(game)
    assert 8 <= len(lesson.steps) <= 14
    assert not lesson.steps[0].moves and not lesson.steps[-1].moves
    *_, end = lesson.walk(game)
    assert not end.over
    for bot in lesson.deal.seats:
        assert bot == LEARNER or bots.make(bot).name == "easy"


@pytest.mark.parametrize("name", games.names())
def test_at_every_step_another_move_could_be_tried_or_it_is_only_read(name: str) -> None:
    lesson = the_lesson(name)
    for step, match in zip(lesson.steps, lesson.walk(games.load(name)), strict=False):
        ask = match.ask_of(lesson.learner)
        if step.moves:
            assert ask is not None
            assert set(step.moves) <= {text(move) for move in ask.options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_step_is_said_shortly(name: str, language: str) -> None:
    lesson, talk = the_lesson(name), LessonTalk(games.load(name), language)
    for step in lesson.steps:
        for said in (talk.step(step), talk.wrong(step)):
            assert len(said) <= LONGEST, f"{step.id}: {len(said)} letters"
            assert len(re.findall(r"[.!?](?: |$)", said)) <= 3, said
    assert talk.messages == {message_id(f"lesson-{step.id}") for step in lesson.steps}


def test_where_a_lesson_stands_follows_from_the_moves() -> None:
    lesson = the_lesson("felinia")
    assert lesson.reached([]) == 2
    assert lesson.reached(["bid market_1"]) == 3
    assert lesson.reached(["bid guild"]) is None
    every = [step.moves[0] for step in lesson.steps if step.moves]
    assert lesson.reached(every) == len(lesson.steps)
    assert lesson.reached([*every, "bid guild"]) is None


def test_a_bot_answers_as_the_lesson_says_and_thinks_when_the_learner_leaves_it() -> None:
    lesson = the_lesson("felinia")
    said = lesson.rivals[1]
    assert lesson.reply(1, {0: ["bid market_1"], 1: [], 2: []}) == said[0]
    assert lesson.reply(1, {0: ["bid market_1"], 1: said[:1], 2: []}) == said[1]
    assert lesson.reply(1, {0: ["bid guild"], 1: [], 2: []}) is None
    assert lesson.reply(1, {0: ["bid market_1"], 1: ["bid own_board"], 2: []}) is None
    assert lesson.reply(1, {0: ["bid market_1"], 1: said, 2: []}) is None


WHOLE: dict[str, Any] = {
    "deal": 'seed = 7\nseats = ["learner", "easy"]\noptions = {}',
    "rivals": "1 = []",
    "steps": 'id = "goal"\nat = "player 0"\nmoves = ["tuck knapsack gathering"]',
}


@pytest.mark.parametrize(
    ("part", "written", "sentence"),
    [
        ("deal", 'seats = ["learner", "easy"]', "seed is missing"),
        ("deal", 'seed = 7\nseats = ["easy", "easy"]', "exactly one of the seats is the learner"),
        (
            "deal",
            'seed = 7\nseats = ["learner", "easy", "easy", "easy", "easy"]',
            "a game cannot be set up like this",
        ),
        ("rivals", '0 = ["stop"]', "no bot sits on seat 0"),
        ("rivals", '1 = ["stop"]', "seat 1 cannot make the move"),
        ("steps", 'id = "goal"', "at is missing"),
        ("steps", 'id = "goal"\nat = "map"\nmoves = ["fly home"]', "cannot make the move"),
        ("steps", 'id = "goal"\nat = "map"\nmove = "stop"', "there is no field move"),
    ],
)
def test_a_broken_lesson_is_refused_with_a_sentence(
    tmp_path: Path, part: str, written: str, sentence: str
) -> None:
    parts = WHOLE | {part: written}
    whole = "[deal]\n{deal}\n[rivals]\n{rivals}\n[[steps]]\n{steps}\n".format(**parts)
    (tmp_path / FILE).write_text(whole, encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        lesson = Lesson.read(tmp_path)
        assert lesson is not None
        lesson.check(games.load("tundra"))
    assert FILE in str(refusal.value)
    assert sentence in str(refusal.value)
    for language in LANGUAGES:
        assert FILE in refused(refusal.value, language)


def test_a_bot_that_never_gets_to_say_something_is_noticed(tmp_path: Path) -> None:
    file = games.folder("felinia") / FILE
    written = file.read_text(encoding="utf-8").replace(
        '"done"]', '"done", "bid guild", "bid guild"]'
    )
    (tmp_path / FILE).write_text(written, encoding="utf-8")
    lesson = Lesson.read(tmp_path)
    assert lesson is not None
    with pytest.raises(ContentError, match="the lesson ends before seat 1 has answered bid guild"):
        lesson.check(games.load("felinia"))


def test_a_game_without_a_lesson_has_none(tmp_path: Path) -> None:
    assert Lesson.read(tmp_path) is None

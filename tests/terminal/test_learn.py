"""A game learned in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.speech import LANGUAGES, LessonTalk, lesson_of
from tests.terminal.test_play import sit_down


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_lesson_is_learned_by_typing_its_moves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    game = games.load(name)
    lesson, talk = lesson_of(game), LessonTalk(game, language)
    assert lesson is not None
    moves = [step.moves[0] for step in lesson.steps if step.moves]
    code, out = sit_down(monkeypatch, iter(moves), "learn", name, "--lang", language)
    assert code == 0
    said = " ".join(out.replace("│", " ").split())
    for step in lesson.steps:
        assert " ".join(talk.step(step).split()) in said, step.id


def test_another_move_is_explained_and_not_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    game = games.load("felinia")
    lesson, talk = lesson_of(game), LessonTalk(game, "en")
    assert lesson is not None
    typed = iter(["bid guild", "bid market_1"])
    _, out = sit_down(monkeypatch, typed, "learn", "felinia", "--lang", "en")
    said = " ".join(out.replace("│", " ").split())
    assert talk.wrong(lesson.steps[2]) in said
    assert talk.step(lesson.steps[3]) in said

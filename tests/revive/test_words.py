"""What is said at the table: names of places and spaces, counted things, options of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polyana.games import revive
from polyana.kernel import Told
from polyana.speech import LANGUAGES, TableTalk
from tests.revive.tables import BOARD, CONTENT, GAME, active, ask, play, table, tech

TALK = {language: TableTalk(GAME, language) for language in LANGUAGES}
RULES = "\n".join(
    path.read_text(encoding="utf-8") for path in (Path(revive.__file__).parent / "rules").iterdir()
    if path.suffix == ".py"
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_line_of_the_log_has_its_words(language: str) -> None:
    talk = TALK[language]
    asked = re.findall(r'Ask\(\s*[\w.]+,\s*"(\w+)"', RULES)
    asked += re.findall(r'Word\(\s*"[^"]*",\s*\w+,\s*"(\w+)"', RULES)
    told = re.findall(r'tell\("(\w+)"', RULES)
    assert len(set(asked)) > 25 and len(set(told)) > 45
    assert [kind for kind in asked if not talk.has(f"ask-{kind}")] == []
    assert [event for event in told if not talk.has(f"told-{event}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_effect_can_be_offered(language: str) -> None:
    talk = TALK[language]
    rest = talk.move(("do", "switch", "nonsense"))
    for clause in CONTENT.clauses.values():
        assert talk.move(("do", "switch", clause.word)) != rest, clause.word
        for move in clause.moves:
            assert "_" not in talk.move(move)


def test_hexes_are_called_by_row_and_column() -> None:
    names = GAME.names("en")
    assert names["a01_1"] == "a7"
    assert names["s5_4"] == "f7"
    assert names["a18_3"] == "h1"
    labels = [names[at] for at in BOARD.hexes]
    assert len(set(labels)) == len(labels)


def test_places_and_spaces_have_names() -> None:
    russian, english = GAME.names("ru"), GAME.names("en")
    assert (russian["a04"], english["a04"]) == ("тайл 4", "tile 4")
    assert english["top_1_2"] == "Upper slot 1, cell 2"
    assert russian["b7"] == "особый механизм (серый 6, зелёный 5)"
    assert english["score_13"] == "space 13 of the score track"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Told("scored", (0, 1)), "Анна получает 1 очко"),
        (Told("scored", (0, 10)), "Анна получает 10 очков"),
        (Told("scored", (0, 22)), "Анна получает 22 очка"),
        (Told("paid", (0, "food", 1)), "Анна отдаёт 1 еду"),
        (Told("gained", (0, "book", 5)), "Анна получает 5 книг"),
        (Told("stepped", (0, "grey", 2, 7)), "Анна: 2 шага по серому треку, теперь 7"),
        (
            Told("populated", (0, "nw", "nad_trails")),
            "Анна заселяет крупную локацию на северо-западе и открывает технологию «Лесные тропы»",
        ),
        (Told("laid_tile", (0, "a04", 1)), "Анна кладёт тайл 4, повернув его"),
        (Told("armed", (0, "build", 2)), "Анна: до конца хода постройка дешевле на 2"),
    ],
)
def test_the_log_counts_and_declines(told: Told, said: str) -> None:
    assert TALK["ru"].told(told, ["Анна", "Борис"]) == said


def test_equal_cards_of_several_players_are_offered_once_to_a_copy() -> None:
    state = table(3, ("formika_moon", "nadair_sun", "joxari_sun"))
    tech(state, 0, "for_mimic")
    active(state, 1, "sc_smith_b")
    active(state, 2, "sc_smith_c", "y_cook")
    match = play(state, "switch")
    assert [move[1] for move in ask(match).options if move[0] == "copy"] == ["sc_smith_b", "y_cook"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_the_evaluation_have_names(language: str) -> None:
    state = table()
    names = {name for seat in (0, 1) for name in GAME.evaluate(state, seat)} - {*GAME.untold}
    assert "rivals" in names
    assert [name for name in names if not TALK[language].has(f"part-{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_presence_says_the_numbers_of_the_content(language: str) -> None:
    said = re.findall(r"\d+", GAME.texts(language)["end: tile_presence"])
    steps = CONTENT.presence.steps
    assert [int(number) for number in said] == [one.vp for one in steps] + [
        one.tiles for one in steps
    ]

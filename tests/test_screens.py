"""What the screen of every game holds to: it can be drawn for everybody, fits, and hides what is hidden."""

from __future__ import annotations

import re
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from polyana import games
from polyana.kernel import Chance, Options
from polyana.speech import LANGUAGES
from polyana.terminal.drawing import draw
from tests.screens import NAMES, WIDTHS, Paper, foreign, messages, tables_of

TABLES = [
    pytest.param(name, options, id=f"{name}-{options.players}-{number}")
    for name in games.names()
    for number, options in enumerate(tables_of(name), 1)
]
ESCAPES = re.compile("\x1b\\[[\\d;]*m")


@cache
def paper(name: str) -> Paper[Any, Any, Any]:
    return Paper(games.load(name), draw)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_moment_can_be_drawn_for_everybody(
    name: str, options: Options, language: str
) -> None:
    for match, width in zip(paper(name).moments(options), cycle(WIDTHS), strict=False):
        asked = match.asks[0].seat if match.asks else 0
        for seat in {asked, (asked + 1) % options.players, None}:
            text = paper(name).written(match.view(seat), language, width)
            paper(name).fits(text, language, width)
            for player in NAMES[language][: options.players]:
                assert player in text


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_end_of_a_big_game_can_be_drawn_in_every_width(
    name: str, language: str, width: int
) -> None:
    big = max(tables_of(name), key=lambda options: options.players)
    match = paper(name).moments(big)[-1]
    for seat in (*range(big.players), None):
        paper(name).fits(paper(name).written(match.view(seat), language, width), language, width)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_nothing_hidden_is_shown(name: str, options: Options) -> None:
    """Whatever a seat cannot know before the end may be different, and its screen is the same."""
    for match in paper(name).moments(options)[:-1]:
        for seat in {match.asks[0].seat, (match.asks[0].seat + 1) % options.players}:
            guess = match.imagine(seat, Chance(99))
            own, guessed = match.view(seat), guess.view(seat)
            assert paper(name).written(own) == paper(name).written(guessed)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_without_colours_the_same_is_said(name: str, options: Options) -> None:
    for match in paper(name).moments(options):
        plain = paper(name).written(match.view(0))
        coloured = paper(name).written(match.view(0), colours=True)
        assert "\x1b" not in plain
        assert "\x1b" in coloured
        assert ESCAPES.sub("", coloured) == plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_answer_is_offered_in_words_of_its_own(
    name: str, options: Options, language: str
) -> None:
    talk = paper(name).talk[language]
    for match in paper(name).moments(options):
        for ask in match.asks:
            said = [talk.move(move) for move in ask.options]
            assert len(set(said)) == len(said), ask.kind
            for sentence in (talk.question(ask, NAMES[language]), *said):
                assert sentence.strip() and "_" not in sentence
                if language == "ru":
                    assert not foreign(sentence, talk.names.values()), sentence


@pytest.mark.parametrize("name", games.names())
def test_both_languages_have_the_same_messages_with_the_same_facts(name: str) -> None:
    """But for the words of effects, where each language declines what the other does not."""
    locale = games.folder(name) / "locale"
    russian = [path for path in locale.glob("*ru.ftl") if path.name != "effects.ru.ftl"]
    assert locale / "ru.ftl" in russian
    for file in russian:
        english = messages(file.with_name(file.name.replace("ru.", "en.")))
        assert named(messages(file)) == named(english), file.name


def named(facts: dict[str, set[str]]) -> dict[str, set[str]]:
    """What messages name; by its id or by its name is the same."""
    return {key: {fact.removesuffix("-id") for fact in known} for key, known in facts.items()}

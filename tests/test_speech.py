"""Everything that people read is said in both languages, and never as a bare id."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from polyana import games
from polyana.kernel import Match
from polyana.kernel.check import Moods
from polyana.speech import LANGUAGES, MissingText, Speech, TableTalk

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_of_every_variant_can_be_told(name: str, language: str) -> None:
    game = games.load(name)
    talk = TableTalk(game, language)
    for seed, options in enumerate(game.variants()):
        players = [f"P{seat}" for seat in range(options.players)]
        moods = Moods(seed)
        match = Match(game, options, seed)
        while not match.over:
            ask = match.asks[0]
            said = [talk.question(ask, players), *(talk.move(move) for move in ask.options)]
            for sentence in said:
                assert sentence and not re.search(r"[a-z]_[a-z0-9]", sentence), sentence
            match.answer(ask.seat, moods.choose(ask))
        for told in match.log:
            sentence = talk.told(told, players)
            assert sentence and not re.search(r"[a-z]_[a-z0-9]", sentence), sentence
        for sheet in match.result().sheets:
            for line in sheet:
                assert talk.line(line)
        for part in game.evaluate(match.state, 0):
            assert talk.part(part)


@pytest.mark.parametrize("name", games.names())
def test_both_languages_of_a_game_have_the_same_messages(name: str) -> None:
    game = games.load(name)
    assert TableTalk(game, "ru").messages == TableTalk(game, "en").messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_option_of_a_game_is_explained(name: str, language: str) -> None:
    game = games.load(name)
    talk = TableTalk(game, language)
    for field in game.options_type.__struct_fields__:
        assert talk.say(f"option-{field}")


def test_a_missing_or_broken_message_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("greeting = Hello, { $name }!\n")
    speech = Speech("en", file)
    assert speech.say("greeting", name="Anna") == "Hello, Anna!"
    with pytest.raises(MissingText, match="farewell is missing"):
        speech.say("farewell")
    with pytest.raises(MissingText, match="greeting"):
        speech.say("greeting")
    with pytest.raises(MissingText, match="twice"):
        Speech("en", file, file)
    file.write_text("= nonsense\n")
    with pytest.raises(MissingText, match="cannot be read"):
        Speech("en", file)


@pytest.mark.parametrize(
    ("language", "coins", "expected"),
    [
        ("ru", 1, "1 монету"),
        ("ru", 2, "2 монеты"),
        ("ru", 5, "5 монет"),
        ("en", 1, "1 coin"),
        ("en", 2, "2 coins"),
    ],
)
def test_plurals_are_right(language: str, coins: int, expected: str) -> None:
    talk = TableTalk(games.load("felinia"), language)
    said = talk.say("told-gained", **{"player": "Анна", "a": "", "a-id": "coin", "b": coins})
    assert said.endswith(expected)


def test_the_readme_speaks_the_truth() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0

"""Everything that people read is said in both languages, and never as a bare id."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from polyana import games
from polyana.kernel import IllegalMove, Match
from polyana.kernel.check import Moods
from polyana.kernel.course import UNDO_REFUSALS
from polyana.server.offer import game_info
from polyana.speech import LANGUAGES, MissingText, Speech, TableTalk, refused

ROOT = Path(__file__).parent.parent
PAGE_WORDS = sorted(
    [*(ROOT / "web" / "src").rglob("*.ftl"), *(ROOT / "src" / "polyana" / "games").rglob("*.ftl")]
)


def assert_said(sentence: str, language: str) -> None:
    """A sentence for people: no bare id, a true minus; in Russian one colon, and no name where a case is needed."""
    assert sentence and not re.search(r"[a-z]_[a-z0-9]", sentence), sentence
    assert not re.search(r"(?<![\w)])-\d", sentence), sentence
    if language == "ru":
        assert len(re.findall(r":(?!\d)", sentence)) < 2, sentence
        assert not re.search(r"игрок(а|у|ом|е) «?P\d", sentence), sentence


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
            for cautions in match.view(ask.seat).questions[0].cautions.values():
                said += map(talk.caution, cautions)
            for sentence in said:
                assert_said(sentence, language)
            match.answer(ask.seat, moods.choose(ask))
        for told in match.log:
            assert_said(talk.told(told, players), language)
        for sheet in match.result().sheets:
            for line in sheet:
                assert talk.line(line)
        for part in game.evaluate(match.state, 0):
            assert part in game.untold or talk.part(part)


def said_alone(pattern: ast.Pattern) -> set[str]:
    """What a message may say, every choice made in every way, with @ for each fact."""
    said = {""}
    for element in pattern.elements:
        choices = {"@"}
        if isinstance(element, ast.TextElement):
            choices = {element.value}
        elif isinstance(element.expression, ast.SelectExpression):
            choices = {
                way for variant in element.expression.variants for way in said_alone(variant.value)
            }
        elif isinstance(element.expression, ast.StringLiteral):
            choices = {element.expression.value}
        said = {before + choice for before in said for choice in choices}
    return said


@pytest.mark.parametrize("file", PAGE_WORDS, ids=lambda file: str(file.relative_to(ROOT)))
def test_what_the_page_says_has_one_colon_a_sentence_and_true_minus_signs(file: Path) -> None:
    for message in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message):
            for pattern in (message.value, *(attribute.value for attribute in message.attributes)):
                for text in said_alone(pattern) if pattern else ():
                    for sentence in re.split(r"(?<=[.!?…])\s|\n", text):
                        assert len(re.findall(r":(?:\s|$)", sentence)) < 2, message.id.name
                        assert not re.search(r"(?<![\w)–])-\d", sentence), message.id.name


@pytest.mark.parametrize("name", games.names())
def test_every_effect_has_its_text_in_both_languages(name: str) -> None:
    game = games.load(name)
    russian, english = game.texts("ru"), game.texts("en")
    assert russian.keys() == english.keys()
    assert len(russian) > 20
    for effect in russian:
        assert re.search("[а-я]", russian[effect]), effect
        assert not re.search("[а-я]", english[effect]), effect


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_the_page_has_short_labels_for_options_and_their_values(name: str, language: str) -> None:
    for option in game_info(name).options:
        assert ":" not in option.label[language]
        for choice in option.choices or ():
            assert choice.label[language] != choice.value


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
    facts: dict[str, str | float] = {"player": "Анна", "a": "", "a-id": "coin", "b": coins}
    said = talk.say("told-gained", **facts)
    assert said.endswith(expected)


def refusal_keys() -> set[str]:
    """Every key with which the code refuses something."""
    found: set[str] = set()
    for path in (ROOT / "src" / "polyana").rglob("*.py"):
        calls = re.findall(
            r"(?:Refusal|RecordError|IllegalMove|BadOptions|UnknownGame|UnknownBot|BadSettings)\(\s*(?:sentence|f?\"[^\"]*\"),"
            r"\s*\"([a-z]+(?:-[a-z]+)*)\"",
            path.read_text(encoding="utf-8"),
        )
        found.update(calls)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_in_both_languages(language: str) -> None:
    speech = Speech(language, ROOT / "src" / "polyana" / "speech" / "locale" / f"{language}.ftl")
    keys = refusal_keys() | set(UNDO_REFUSALS)
    assert len(keys) > 20
    for key in keys - {"no-seat"}:
        assert speech.has(f"refusal-{key}"), key


def test_a_refusal_is_said_in_the_language_of_the_person() -> None:
    match = Match(games.load("felinia"), seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.undo()
    assert refused(caught.value, "ru") == "Ходов ещё не было."
    assert refused(caught.value, "en") == str(caught.value) == "No answer has been given yet."


def test_the_readme_speaks_the_truth() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0

"""Rulebooks: the same places and pictures in both languages, and nothing of the numbered rules."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
import pytest

from polyana import games
from polyana.notation import Sign
from polyana.speech import LANGUAGES, Rulebook, rulebook
from polyana.speech.rulebook import PICTURE
from polyana.terminal import rulebook as terminal
from polyana.terminal.voice import voice

EVERYWHERE = [
    "components",
    "setup",
    "round",
    "example",
    "end",
    "scoring",
    "tips",
    "questions",
    "glossary",
    "symbols",
]
OF_THE_FRAME = {"sign", "card", "index"}
NUMBERED = re.compile(r"\b[A-Z]-\d{2,3}\b|\[[RPDC]\]|rules\.md|spec\.md")
DRAWING = re.compile(r"^  (\w+): (.+),$", re.MULTILINE)
EXHIBIT = re.compile(r"^  (\w+): \(", re.MULTILINE)


def book(name: str, language: str) -> Rulebook:
    return rulebook(games.load(name), language)


def exhibits(name: str) -> set[str]:
    """What the game's own table draws for its rulebook."""
    source = (games.folder(name) / "table" / "rulebook.ts").read_text(encoding="utf-8")
    return set(EXHIBIT.findall(source))


@pytest.mark.parametrize("name", games.names())
def test_both_languages_have_the_same_headings_in_the_same_order(name: str) -> None:
    russian, english = (
        [(heading.level, heading.name) for heading in book(name, language).headings]
        for language in LANGUAGES
    )
    assert russian == english
    named = [heading for _, heading in russian]
    assert max(Counter(named).values()) == 1
    assert set(EVERYWHERE) <= set(named)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_heading_below_the_title_can_be_linked(name: str, language: str) -> None:
    found = book(name, language)
    lines = re.findall(r"^#{2,} .*", found.text, re.MULTILINE)
    assert len(found.headings) == len(lines)
    assert found.text.startswith("# ")
    linked = re.findall(r"\]\(#([^)]+)\)", found.text)
    assert set(linked) <= {heading.name for heading in found.headings}


@pytest.mark.parametrize("name", games.names())
def test_both_languages_show_the_same_pictures(name: str) -> None:
    russian, english = (
        [(picture.kind, picture.of) for picture in book(name, language).pictures]
        for language in LANGUAGES
    )
    assert russian == english
    assert len(russian) >= 15
    assert ("index", "signs") in russian


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_picture_is_of_something_that_is_there(name: str, language: str) -> None:
    found, names = book(name, language), games.load(name).names(language)
    signs = {symbol.of for symbol in found.symbols}
    kinds = OF_THE_FRAME | exhibits(name)
    for picture in found.pictures:
        assert picture.kind in kinds, picture
        if picture.kind == "sign":
            assert picture.of in signs | names.keys(), picture
        if picture.kind == "card":
            assert picture.of in names, picture
        # Where nothing can be drawn, the picture is called by its caption or by its name.
        said = picture.caption or picture.of in signs | names.keys() or picture.kind == "index"
        assert said, picture
    assert len(re.findall(r"!\[", found.text)) == len(PICTURE.findall(found.text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_nothing_of_the_numbered_rules_is_told_to_players(name: str, language: str) -> None:
    found = book(name, language)
    said = [found.text, *(f"{symbol.name} {symbol.about}" for symbol in found.symbols)]
    assert not NUMBERED.search("\n".join(said))
    assert not re.search("[a-z]_[a-z]", PICTURE.sub("", found.text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_rulebook_is_neither_a_leaflet_nor_a_law(name: str, language: str) -> None:
    text = PICTURE.sub("", book(name, language).text)
    assert 1_500 <= len(re.findall(r"\w+", text)) <= 4_000
    if language == "ru":
        assert not re.search(r"[a-z]{3,} [a-z]{3,} [a-z]{3,}", re.sub(r"\(.*?\)|\{.*?\}", "", text))
    else:
        assert not re.search("[а-яё]", text, re.IGNORECASE)


@pytest.mark.parametrize("name", games.names())
def test_the_index_names_the_same_signs_in_both_languages(name: str) -> None:
    russian, english = (book(name, language).symbols for language in LANGUAGES)
    assert [symbol.of for symbol in russian] == [symbol.of for symbol in english]
    assert [bool(symbol.about) for symbol in russian] == [bool(symbol.about) for symbol in english]
    assert all(symbol.name for symbol in (*russian, *english))
    assert len(russian) >= 15


@pytest.mark.parametrize("name", games.names())
def test_the_index_has_every_sign_that_stands_on_a_card(name: str) -> None:
    """Several words may share a picture, by name or by being drawn alike: the table says which."""
    source = games.folder(name) / "table" / "signs.ts"
    drawn = dict(DRAWING.findall(source.read_text(encoding="utf-8"))) if source.is_file() else {}
    listed = {symbol.of for symbol in book(name, "en").symbols}
    known = listed | {f'"{word}"' for word in listed} | {drawn.get(word) for word in listed}
    signs = msgspec.convert(msgspec.to_builtins(games.load(name).signs()), dict[str, list[Sign]])
    words = {sign.of for row in signs.values() for sign in row if sign.of}
    assert {word for word in words - known if drawn.get(word, word) not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_terminal_has_words_for_all_pictures(name: str, language: str) -> None:
    game = games.load(name)
    told = terminal.told(game, voice(language))
    assert "![" not in told
    assert "{#" not in told
    assert not re.search(r"[a-z]_[a-z]|\S  +\S", told.replace("\n", " \n"))
    for symbol in book(name, language).symbols:
        assert symbol.name in told

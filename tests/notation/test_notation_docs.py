"""docs/notation.md stays true: every example on the page is read, said or refused as it claims."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from polyana.kernel.content import ContentError
from polyana.notation import Vocabulary, Wording, parse
from tests.notation.notation_words import VOCABULARIES, wording

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```([a-z ]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
TABLES = re.findall(r"((?:^\|.*\|\n)+)", PAGE, re.MULTILINE)


def blocks(kind: str) -> list[str]:
    return [text for name, text in BLOCKS if name == kind]


def groups(kind: str, size: int) -> list[tuple[str, ...]]:
    lines = [line for text in blocks(kind) for line in text.splitlines()]
    return [tuple(lines[start : start + size]) for start in range(0, len(lines), size)]


def column(table: str, place: int) -> list[str]:
    cells = [line.split("|")[place + 1].strip() for line in table.splitlines()[2:]]
    assert all(re.fullmatch("`[^`]+`", cell) for cell in cells), cells
    return [cell.strip("`") for cell in cells]


def test_every_form_of_the_page_is_in_the_notation() -> None:
    tables = [table for table in TABLES if table.startswith("| write |")]
    written = [text for table in tables for text in column(table, 0)]
    assert len(written) > 20
    for text in (*written, *(line for (line,) in groups("effect", 1))):
        assert parse(text)


def test_what_the_page_calls_the_same_is_the_same() -> None:
    (table,) = (table for table in TABLES if table.startswith("| write | or |"))
    for first, second in zip(column(table, 0), column(table, 1), strict=True):
        assert str(parse(second)) == first


def test_every_node_of_the_page_has_its_text() -> None:
    (table,) = (table for table in TABLES if table.startswith("| node |"))
    names = [line.split("|")[1].strip() for line in table.splitlines()[2:]]
    texts = column(table, 1)
    assert [type(parse(text)).__name__ for text in texts] == names
    assert [str(parse(text)) for text in texts] == texts


@pytest.mark.parametrize("game", list(VOCABULARIES))
def test_cards_are_described_as_on_the_page(game: str) -> None:
    for text, russian, english in groups(f"effect {game}", 3):
        effect = VOCABULARIES[game].parse(text, file="docs", entry="notation")
        assert wording(game, "ru").describe(effect) == russian
        assert wording(game, "en").describe(effect) == english


def test_mistakes_are_refused_as_on_the_page() -> None:
    for text, complaint in groups("refused tundra", 2):
        with pytest.raises(ContentError) as refused:
            VOCABULARIES["tundra"].parse(text, file="docs", entry="notation")
        assert refused.value.reason == f"{text!r}: {complaint}"


def test_the_python_and_the_messages_of_the_page_work(tmp_path: Path) -> None:
    names: dict[str, object] = {}
    for text in blocks("python"):
        exec(text, names)
    words = names["WORDS"]
    assert isinstance(words, Vocabulary)
    (messages,) = blocks("ftl")
    (tmp_path / "effects.ru.ftl").write_text(messages, encoding="utf-8")
    pies = Wording(words, "ru", tmp_path / "effects.ru.ftl")
    assert pies.lacking() == []
    for effect, russian in groups("effect own", 2):
        assert pies.describe(words.parse(effect, file="docs", entry="notation")) == russian

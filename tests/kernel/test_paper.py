"""Texts that parsers choke on are refused before a parser reads them."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana import games
from polyana.games.settlers.decks import read_decks
from polyana.kernel import BadOptions, Match, Record, RecordError
from polyana.kernel.content import ContentError, ContentFiles
from polyana.kernel.paper import (
    DEEPEST,
    LARGEST_JSON,
    LARGEST_TOML,
    BadPaper,
    check_json,
    read_toml,
)
from tests.clock import least_seconds

CHOKING = {
    "a long key": ".".join("a" * 20_000) + " = 1",
    "a long key of a table": "[" + ".".join("a" * 20_000) + "]",
    "a long key of strings": '."a"' * 20_000 + " = 1",
    "a long key in the end": '[deck]\nname = "x"\n' + " . ".join("a" * 10_000) + " = 1",
    "a long key in a table": "a = {" + ".".join("a" * 20_000) + " = 1}",
    "brackets": "a = " + "[" * 20_000,
    "braces": "a = " + "{a = " * 10_000,
    "both": "a = " + "[{a = " * 10_000,
    "behind a string": 'a = ["""x"""", ' + "[" * 20_000,
    "behind another": "a = ['''x''''', " + "[" * 20_000,
    "behind an escape": 'a = ["\\"", ' + "[" * 20_000,
    "many digits": "a = " + "9" * 20_000,
    "too long": "a = 1\n" * 50_000,
}


@pytest.mark.parametrize("what", CHOKING)
def test_a_deck_file_that_chokes_a_parser_is_refused_at_once(what: str) -> None:
    def read() -> None:
        with pytest.raises(BadOptions, match="cannot be read"):
            read_decks(CHOKING[what])

    assert least_seconds(read, 0.1) < 0.1


@pytest.mark.parametrize("what", CHOKING)
def test_content_that_chokes_a_parser_is_refused(what: str, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CHOKING[what])
    files = ContentFiles(tmp_path)
    with pytest.raises(ContentError, match="not valid TOML"):
        files.read("cards.toml")


def test_dots_and_brackets_in_strings_and_comments_count_for_nothing() -> None:
    dots = "." * 99 + "[" * 99
    for quoted in (f'"{dots}"', f"'{dots}'", f'"""{dots}"\n\\"{dots}"""', f"'''{dots}'\n{dots}'''"):
        assert dots in str(read_toml(f"a = {quoted} # {dots}\nb = 1")["a"])


def test_what_lies_within_the_limits_is_read() -> None:
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert read_toml(f"a.b.c.d.e.f.g.h = {deep}\nb = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]")
    check_json(deep.encode())
    with pytest.raises(BadPaper, match="nested"):
        read_toml(f"a = [{deep}]")
    with pytest.raises(BadPaper, match="nested"):
        check_json(f"[{deep}]".encode())
    with pytest.raises(BadPaper, match="longer"):
        read_toml(" " * (LARGEST_TOML + 1))
    with pytest.raises(BadPaper, match="longer"):
        check_json(b" " * (LARGEST_JSON + 1))


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.sampled_from(["a", ".", "=", "[", "]", '"', "'", '"""', "'''", "\\", ",", "#", "\n"])
    )
)
def test_nothing_hides_brackets_from_the_count(parts: list[str]) -> None:
    """The parser ends in a RecursionError where it finds brackets that were taken for a string or a comment."""
    with contextlib.suppress(ValueError):
        read_toml("a = [" + "".join(parts) + "[" * 3000)


@pytest.mark.parametrize(
    "place", ["options", "moves", "snapshot", "start", "frames", "seats", "secret", "more"]
)
def test_a_record_with_brackets_without_end_is_refused(place: str) -> None:
    record = msgspec.json.decode(Match(games.load("felinia"), seed=5).record().to_json())
    for brackets in ("[" * 50_000, "[" * 50_000 + "]" * 50_000, '{"a":' * 50_000):
        whole = msgspec.json.encode(record | {place: "HERE"}).replace(b'"HERE"', brackets.encode())
        with pytest.raises(RecordError, match="nested deeper"):
            Record.from_json(whole)

"""The page's sources: what can be checked without a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
GAMES = ROOT / "src/polyana/games"
TABLES = sorted(GAMES.glob("*/locale/table.en.ftl"))
IMPORTED = re.compile(r'from "([^"]+)"')
SAID = re.compile(r"""\bt\(\s*"([a-z0-9-]+)"|\bt\([^()"]*\? "([a-z0-9-]+)" : "([a-z0-9-]+)\"""")


def messages(*files: Path) -> set[str]:
    """The names of all messages; a file that cannot be read whole is a fault."""
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text()).body]
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def frame(language: str) -> set[str]:
    return messages(*WEB.glob(f"locale/*{language}.ftl"))


def test_the_frame_says_the_same_in_both_languages() -> None:
    assert frame("en") == frame("ru")
    assert len(frame("en")) > 50


def test_the_words_about_a_fair_deal_are_there_in_both_languages() -> None:
    english, russian = (messages(WEB / "fair" / f"{language}.ftl") for language in ("en", "ru"))
    assert english == russian
    sources = "".join(
        file.read_text() for file in (WEB / "fair").glob("*.*") if "ftl" not in file.name
    )
    said = set(re.findall(r'"([a-z-]+)"', sources))
    found = set(re.findall(r', "([a-z]+)"', sources))
    assert {name for name in english if name.partition("-")[0] not in ("good", "bad")} <= said
    assert {name.partition("-")[2] for name in english if name.startswith("good-")} <= found
    assert {f"good-{name[4:]}" for name in english if name.startswith("bad-")} <= english


@pytest.mark.parametrize("english", TABLES, ids=lambda file: file.parts[-3])
def test_a_table_says_the_same_in_both_languages(english: Path) -> None:
    assert messages(english) == messages(english.with_name("table.ru.ftl"))


def test_everything_the_frame_says_has_words() -> None:
    files = [file for kind in ("*.svelte", "*.ts") for file in WEB.rglob(kind)]
    sources = [re.sub(r"/\*.*?\*/", "", file.read_text(), flags=re.DOTALL) for file in files]
    wanted = {name for text in sources for found in SAID.findall(text) for name in found if name}
    assert len(wanted) > 50
    assert wanted <= frame("en")


def test_games_reach_the_frame_by_its_short_names() -> None:
    """`$lib/…`, `$parts/…`, `$api/…`; a path through the house would break when a folder moves."""
    sources = [*GAMES.glob("*/table/*.ts"), *GAMES.glob("*/table/*.svelte")]
    wanted = {path for file in sources for path in IMPORTED.findall(file.read_text())}
    assert len(wanted) > 50
    assert not {path for path in wanted if ".." in path or path.startswith("web")}


def test_no_table_cites_a_rule() -> None:
    """Rules are worked out in Python, and what people should know of them comes with the view."""
    sources = [*GAMES.glob("*/table/*.ts"), *GAMES.glob("*/table/*.svelte")]
    words = {file: re.sub(r'\bd="[^"]*"', "", file.read_text()) for file in sources}
    assert len(words) > 50
    assert not [file for file, text in words.items() if re.search(r"\b[A-Z]-\d{3}\b", text)]


def test_the_lockfile_names_no_registry_and_forgets_no_platform() -> None:
    """Without every platform's part of the build tools `npm ci` refuses the lockfile."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    parts = {
        part for package in packages.values() for part in package.get("optionalDependencies", {})
    }
    assert parts
    assert not {part for part in parts if f"node_modules/{part}" not in packages}

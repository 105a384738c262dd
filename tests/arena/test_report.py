"""The report: every plot is there, in both languages, and nothing is loaded from anywhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from polyana import games
from polyana.arena import Played, Setup
from polyana.arena.report import report, write_report
from polyana.arena.report.charts import Lane, Row, distributions, round_step, whiskers
from polyana.arena.wording import ArenaTalk
from polyana.speech import LANGUAGES
from tests.arena.tables import arena, held

HEADINGS = ["standings", "rating", "ahead", "scores", "categories", "length"]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Setup, list[Played]]:
    setup = arena("tundra", "random", "easy", players=2, titles_and_personal_goals=True)
    return setup, held(setup, tmp_path_factory.mktemp("arena") / "games", 2)


class Page(HTMLParser):
    """Looks at every tag of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_every_plot_and_the_numbers_behind_it(
    played: tuple[Setup, list[Played]], language: str
) -> None:
    setup, found = played
    talk = ArenaTalk(games.load("tundra"), language)
    text = report(setup, found, talk, "polyana arena tundra --bots random,easy")
    page = Page()
    page.feed(text)
    assert not page.open
    for heading in HEADINGS:
        assert f"<h2>{talk.say(f'{heading}-heading')}</h2>" in text
    for choice in ("seat", "order", "boost", "title", "goal"):
        assert talk.say("choice-heading", choice=talk.choice(choice)) in text
    tags = [tag for tag, _ in page.seen]
    assert tags.count("svg") >= 9
    assert tags.count("details") >= 8
    assert "polyana arena tundra --bots random,easy" in text
    assert f'<html lang="{language}">' in text
    assert bool(re.search("[а-я]", text)) == (language == "ru")


def test_nothing_is_loaded_from_anywhere(played: tuple[Setup, list[Played]]) -> None:
    setup, found = played
    text = report(setup, found, ArenaTalk(games.load("tundra"), "en"), "")
    page = Page()
    page.feed(text)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.seen}
    assert not any({"src", "href", "xlink:href"} & set(attributes) for _, attributes in page.seen)
    assert "http" not in text and "url(" not in text and "@import" not in text


def test_names_are_escaped(played: tuple[Setup, list[Played]]) -> None:
    setup, found = played
    text = report(setup, found, ArenaTalk(games.load("tundra"), "en"), "<script>&")
    assert "<script>" not in text and "&lt;script&gt;&amp;" in text


def test_an_arena_without_games_says_so(tmp_path: Path) -> None:
    talk = ArenaTalk(games.load("tundra"), "en")
    write_report(tmp_path / "new" / "x.html", arena("tundra", "random"), [], talk, "")
    assert "No game has been played yet." in (tmp_path / "new" / "x.html").read_text()


def test_plots_bear_what_is_all_alike() -> None:
    assert "nan" not in distributions("x", [Lane("a", [4, 4, 4], 0)], str)
    assert "nan" not in whiskers("x", [Row("a", 2, 2, 2, "2")], str)
    endless = float("inf")
    assert "inf" not in whiskers("x", [Row("a", -endless, 2, endless, "2")], str)


def test_steps_are_round() -> None:
    assert [round_step(rough) for rough in (0.3, 1, 1.1, 3, 7, 70)] == [0.5, 1, 2, 5, 10, 100]

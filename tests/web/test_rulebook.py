"""Rulebooks in the browser: pictures drawn by the game's own table, links, contents, search."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import sit_down, table_at
from tests.web.test_access import faults, somebody
from tests.web.windows import PHONE

__all__ = ["somebody"]
WORDS = {"en": "players", "ru": "игроками"}
"""What every rulebook speaks of, in other forms, too."""
LANGUAGE = re.compile("[а-яё]{3}", re.IGNORECASE)


def opened(page: Page, game: str, place: str = "") -> Page:
    page.goto(f"/rules/{game}{place}")
    expect(page.locator("article h1")).to_be_visible()
    return page


@pytest.mark.parametrize("game", games.names())
def test_every_picture_is_drawn(page: Page, game: str) -> None:
    opened(page, game)
    assert page.locator("[data-missing]").all_inner_texts() == []
    sizes: list[dict[str, Any]] = page.locator("[data-picture]").evaluate_all(
        """figures => figures.map(figure => {
            const box = (figure.querySelector("[data-drawn]") ?? figure.querySelector("svg")).getBoundingClientRect();
            return { of: figure.dataset.picture, width: box.width, height: box.height,
                     drawn: figure.querySelectorAll("path, circle, rect, polygon, ellipse").length };
        })"""
    )
    assert len(sizes) >= 10
    for size in sizes:
        assert size["width"] >= 20 and size["height"] >= 20 and size["drawn"] > 0, size
    assert page.locator("article [data-anchor]").count() == 0


@pytest.mark.parametrize("game", games.names())
def test_every_sign_of_the_index_is_drawn(page: Page, game: str) -> None:
    opened(page, game)
    drawn: dict[str, str] = page.locator("[data-sign]").evaluate_all(
        "items => Object.fromEntries(items.map(item => [item.dataset.sign, item.querySelector('svg').innerHTML]))"
    )
    assert [word for word, picture in drawn.items() if len(picture) < 20] == []
    pictures = list(drawn.values())
    assert len(set(pictures)) == len(pictures), "two signs look alike"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games.names())
def test_a_search_finds_words_in_any_form(new_person: NewPerson, game: str, language: str) -> None:
    page = opened(new_person(likes={"language": language}), game)
    word = WORDS[language]
    page.get_by_test_id("rules-search").fill(word)
    results = page.get_by_test_id("rules-results").locator("button")
    expect(results.first).to_be_visible()
    assert results.count() > 3
    stem = word[:5]
    for mark in results.locator("mark").all_inner_texts():
        assert mark.lower().startswith(stem)
    assert page.evaluate("CSS.highlights.get('rulebook-hit').size") >= results.count()
    results.nth(2).click()
    page.wait_for_timeout(100)
    assert page.evaluate(
        """[...CSS.highlights.get('rulebook-hit')].some(range => {
            const { top, bottom } = range.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && bottom > top;
        })"""
    )
    page.get_by_test_id("rules-search").fill("zzzz")
    expect(page.get_by_test_id("rules-results")).to_have_text(re.compile("Nothing|Ничего"))
    assert page.evaluate("CSS.highlights.get('rulebook-hit').size") == 0


@pytest.mark.parametrize("game", games.names())
def test_a_link_leads_to_its_paragraph_in_both_languages(page: Page, game: str) -> None:
    opened(page, game, "#scoring")
    heading = page.locator("article #scoring")
    expect(heading).to_be_in_viewport()
    expect(page.locator("nav [aria-current]")).to_have_attribute("href", "#scoring")
    expect(heading).not_to_have_text(LANGUAGE)
    # As the keyboard does it: nothing is scrolled.
    page.get_by_test_id("language").evaluate("button => button.click()")
    expect(heading).to_have_text(LANGUAGE)
    expect(heading).to_be_in_viewport()

    page.locator("nav a[href='#questions']").click()
    expect(page.locator("article #questions")).to_be_in_viewport()
    assert page.url.endswith(f"/rules/{game}#questions")
    page.go_back()
    expect(heading).to_be_in_viewport()


def test_on_a_phone_the_contents_fold(new_person: NewPerson) -> None:
    for game in games.names():
        page = opened(new_person(phone=True), game)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"], game
        contents = page.get_by_role("navigation")
        expect(contents).to_be_hidden()
        page.get_by_role("button", name="Contents").click()
        contents.get_by_role("link", name="Questions").click()
        expect(page.locator("article #questions")).to_be_in_viewport()
        expect(contents).to_be_hidden()


def test_on_a_phone_what_was_found_makes_room_for_the_place(new_person: NewPerson) -> None:
    page = opened(new_person(phone=True), "tundra")
    page.get_by_test_id("rules-search").fill("berries upgrades")
    results = page.get_by_test_id("rules-results")
    results.locator("button").last.click()
    expect(results).to_be_hidden()
    assert page.evaluate("CSS.highlights.get('rulebook-hit').size") > 0
    page.get_by_test_id("rules-search").tap()
    expect(results).to_be_visible()


@pytest.mark.parametrize("game", games.names())
def test_everybody_can_read_it(page: Page, game: str) -> None:
    opened(page, game)
    assert not faults(page)


def test_over_a_table_the_book_keeps_to_itself(page: Page) -> None:
    table = table_at(page, "felinia", seats=("human", "random", "random"))["id"]
    sit_down(page, table)
    address = page.url
    page.locator("header [data-testid=rules]").click()
    book = page.locator("dialog")
    expect(book.locator("article h1")).to_have_text("Felinia")
    book.locator("nav a", has_text="Scoring").click()
    expect(book.locator("#scoring")).to_be_in_viewport()
    book.get_by_test_id("rules-search").fill("spices guild")
    results = book.get_by_test_id("rules-results")
    expect(results.locator("mark").first).to_be_visible()
    results.locator("button").first.click()
    assert page.url == address
    expect(book).to_be_visible()
    assert not faults(page)

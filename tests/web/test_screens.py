"""On a phone and in both languages."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import make_a_move, sit_down, table_at, wait_for_more
from tests.web.windows import PHONE

SEATS = ("human", "random", "random")
RUSSIAN = re.compile("[а-яё]{3}", re.IGNORECASE)
HYPHEN = re.compile(r"(?<![\w.])-\d")
LATIN_SENTENCE = re.compile(r"[a-z]{3,} [a-z]{3,} [a-z]{3,}", re.IGNORECASE)


def assert_fits(page: Page) -> None:
    """The page is not wider than the screen."""
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert screen == PHONE["width"]
    assert wide <= screen, f"the page is {wide} wide on a screen of {screen}"


def assert_question_in_sight(page: Page) -> None:
    box = page.get_by_test_id("question").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < box["y"] + box["height"] <= PHONE["height"], box
    assert 0 <= box["x"] < box["x"] + box["width"] <= PHONE["width"], box


@pytest.mark.parametrize("game", games.names())
def test_on_a_phone_the_question_stays_in_sight(new_person: NewPerson, game: str) -> None:
    page = new_person(phone=True)
    sit_down(page, table_at(page, game, seats=SEATS, moves=20)["id"])
    choice = random.Random(8)
    for _ in range(6):
        assert_fits(page)
        assert_question_in_sight(page)
        make_a_move(page, choice)
        wait_for_more(page, None)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert_question_in_sight(page)
    for tab in page.locator("nav button").all():
        tab.click()
        assert_fits(page)
        assert_question_in_sight(page)


def test_on_a_phone_the_log_shows_what_happened_last(new_person: NewPerson) -> None:
    page = new_person(phone=True)
    sit_down(page, table_at(page, "felinia", seats=SEATS, moves=40)["id"])
    page.locator("[data-turn=log]").click()
    lines = page.get_by_test_id("log").locator("li")
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    last = lines.count() - 1
    for number in range(last - 5, last):
        expect(lines.nth(number)).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_the_figures_of_the_chart_are_large_enough(new_person: NewPerson) -> None:
    page = new_person(phone=True)
    table = table_at(page, "felinia", seats=SEATS, moves=10_000)["id"]
    page.goto(f"/table/{table}")
    figure = page.locator("[data-testid=score-sheet] svg text").first
    expect(figure).to_be_visible()
    assert figure.evaluate("text => text.getBoundingClientRect().height") >= 12


def test_the_lobby_fits_a_phone(new_person: NewPerson) -> None:
    page = new_person(phone=True)
    page.goto("/")
    button = page.locator("[data-testid=new-table]").first
    expect(button).to_be_visible()
    assert_fits(page)
    button.click()
    expect(page.get_by_test_id("start-table")).to_be_in_viewport()
    assert_fits(page)


@pytest.mark.parametrize("game", games.names())
def test_the_language_can_be_switched_at_any_time(page: Page, game: str) -> None:
    before = sit_down(page, table_at(page, game, seats=SEATS, moves=15)["id"])
    question, log = page.get_by_test_id("question"), page.get_by_test_id("log")
    english = question.inner_text(), log.inner_text(), page.title()
    assert not RUSSIAN.search(" ".join(english))

    page.get_by_test_id("language").click()
    expect(question).to_have_text(RUSSIAN)
    expect(log.locator("li").last).to_have_text(RUSSIAN)
    assert page.locator("html").get_attribute("lang") == "ru"
    for place in ("main", "header"):
        expect(page.locator(place).first).not_to_contain_text(LATIN_SENTENCE)
    buttons = page.locator("[data-move], [data-fold]").all_inner_texts()
    assert buttons
    assert all(RUSSIAN.search(text) for text in buttons)
    assert not HYPHEN.search(page.locator("main").first.inner_text()), "a minus is a hyphen"

    page.reload()
    after = wait_for_more(page, None)
    assert (after["moves"], after["lit"]) == (before["moves"], before["lit"])
    expect(question).to_have_text(RUSSIAN)
    page.get_by_test_id("language").click()
    expect(question).to_have_text(english[0])
    assert (log.inner_text(), page.title()) == english[1:]


def test_the_lobby_speaks_russian_and_english(page: Page) -> None:
    page.goto("/")
    main = page.locator("main")
    expect(page.locator("[data-testid=new-table]").first).to_be_visible()
    assert not RUSSIAN.search(main.inner_text())
    page.get_by_test_id("language").first.click()
    expect(page.locator("[data-testid=new-table]").first).to_have_text(RUSSIAN)
    assert not LATIN_SENTENCE.search(main.inner_text())


def test_the_page_is_dark_where_the_machine_is_unless_somebody_likes_it_otherwise(
    new_person: NewPerson,
) -> None:
    page = new_person(likes={"theme": "auto"})
    page.emulate_media(color_scheme="dark")
    page.goto("/")
    ground = "getComputedStyle(document.documentElement).getPropertyValue('--ground')"
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(ground)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate(ground) != dark

    other = new_person(likes={"theme": "light"})
    other.emulate_media(color_scheme="dark")
    other.goto("/")
    expect(other.locator("html")).to_have_attribute("data-theme", "light")

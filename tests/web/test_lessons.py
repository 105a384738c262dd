"""Lessons, clicked through: every bubble lies at what it speaks of, and covers neither that nor the buttons."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from polyana import games
from polyana.kernel.lesson import Lead, Lesson
from polyana.speech import LessonTalk, lesson_of
from tests.web.conftest import NewPerson
from tests.web.playing import click, spot, table_info, wait_for_more

CASES = [
    (name, language, (language == "ru") == (number % 2 == 0))
    for number, name in enumerate(games.names())
    for language in ("ru", "en")
]
"""Every lesson in both languages, one of them on a phone."""


def begin(page: Page, game: str) -> tuple[str, Lesson]:
    page.goto("/")
    page.locator(f"[data-testid=learn][data-game={game}]").click(timeout=60_000)
    page.wait_for_url("**/table/*")
    lesson = lesson_of(games.load(game))
    assert lesson is not None
    return page.url.rsplit("/", 1)[1], lesson


def bubble_of(page: Page, number: int) -> Locator:
    bubble = page.locator(f"[data-testid=lesson][data-step='{number}'][data-found=true]")
    expect(bubble).to_be_visible()
    return bubble


def made(page: Page, table: str, before: int) -> bool:
    """Whether the move has arrived, once nothing is under way any more."""
    wait_for_more(page, None, asked=False)
    return int(table_info(page, table)["number"]) > before


def make(page: Page, table: str, step: Lead) -> None:
    """Clicks on what the lesson rings, one thing after the other, then on the button if there are several ways."""
    before = int(table_info(page, table)["number"])
    spots = json.loads(page.get_by_test_id("lesson").get_attribute("data-spots") or "[]")
    for name in spots:
        place = page.locator(f"[data-anchor={json.dumps(name)}]").first
        if not place.is_visible():
            tab = place.evaluate("one => one.closest('[data-tab]').dataset.tab")
            page.locator(f"[data-turn={tab}]").click()
        click(page, spot(name))
        if made(page, table, before):
            return
    click(page, f"[data-move={json.dumps(step.moves[0])}]")
    assert made(page, table, before), step.id


@pytest.mark.parametrize(("game", "language", "phone"), CASES)
def test_a_lesson_is_clicked_through(
    new_person: NewPerson, game: str, language: str, phone: bool
) -> None:
    person = new_person(phone=phone, likes={"language": language})
    table, lesson = begin(person, game)
    talk = LessonTalk(games.load(game), language)
    for number, step in enumerate(lesson.steps):
        bubble = bubble_of(person, number)
        expect(bubble).to_contain_text(talk.step(step))
        if not step.moves:
            person.get_by_test_id("lesson-next").click()
            continue
        make(person, table, step)
    expect(person.get_by_test_id("lesson")).to_have_count(0)
    assert table_info(person, table)["lesson"] == len(lesson.steps)


def test_another_move_is_explained_and_not_made(page: Page) -> None:
    table, lesson = begin(page, "felinia")
    talk = LessonTalk(games.load("felinia"), "en")
    bubble_of(page, 0)
    click(page, spot("place guild"))
    bubble = bubble_of(page, 2)
    expect(bubble).to_contain_text(talk.wrong(lesson.steps[2]))
    assert table_info(page, table)["number"] == 0
    click(page, spot("place market_1"))
    expect(bubble_of(page, 3)).to_contain_text(talk.step(lesson.steps[3]))


def test_who_leaves_the_lesson_plays_on_with_a_coach(page: Page) -> None:
    table, _ = begin(page, "settlers")
    for move in ("faction romans", "pick com_working_peasants", "pick com_castle_a"):
        before = wait_for_more(page, None)
        wish = {"seat": 0, "revision": before["revision"], "move": move}
        assert page.request.post(f"/api/tables/{table}/moves", data=wish).ok
        wait_for_more(page, before)
    page.get_by_test_id("lesson-leave").click()
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    now = wait_for_more(page, None)
    click(page, "[data-move=pass]")
    expect(page.get_by_text("The coach: this gives a lot away")).to_be_visible()
    assert table_info(page, table)["revision"] == now["revision"]
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".caution")).to_have_count(0)
    click(page, "[data-move=pass]")
    page.get_by_test_id("confirm").click()
    assert made(page, table, now["revision"])


def test_the_lesson_does_not_lie_over_what_is_asked_back(new_person: NewPerson) -> None:
    page = new_person(likes={"coach": False})
    table, lesson = begin(page, "felinia")
    for step in lesson.steps:
        if step.moves:
            before = wait_for_more(page, None)
            wish = {"seat": 0, "revision": before["revision"], "move": step.moves[0]}
            assert page.request.post(f"/api/tables/{table}/moves", data=wish).ok
            wait_for_more(page, before)
    bubble_of(page, len(lesson.steps) - 1)
    page.route("**/api/tables/*/moves", lambda route: route.fulfill(status=201, json=HELD_BACK))
    click(page, spot("place own_board"))
    expect(page.get_by_test_id("confirm")).to_be_visible()
    expect(page.get_by_test_id("lesson")).to_have_count(0)


HELD_BACK = {"revision": 0, "number": 0, "held_back": True}

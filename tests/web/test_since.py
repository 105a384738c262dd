"""What the others did since my last turn: told in a few lines at a fixed place, and shown once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import Json, click, sit_down, spot, table_at, wait_for_more

SEATS = ("human", "random", "random")


def place(page: Page) -> Json:
    box = page.get_by_test_id("since-panel").bounding_box()
    assert box is not None
    return dict(box)


def test_a_line_tells_of_each_of_the_others_and_keeps_its_place(page: Page) -> None:
    now = sit_down(page, table_at(page, "felinia", seats=SEATS)["id"])
    lines = page.get_by_test_id("since-panel").locator("li")
    before = place(page)
    click(page, spot("place market_1"))
    wait_for_more(page, now)
    told = page.get_by_test_id("log").locator("li:not(.since)").all_inner_texts()
    for number in (0, 1):
        deed = lines.nth(number).locator(".deed").inner_text()
        assert f"bot {number + 1}" in deed and deed in told
    assert place(page) == before


def test_where_nobody_has_done_anything_there_is_nothing_to_watch(page: Page) -> None:
    sit_down(page, table_at(page, "settlers", seats=("human", "random"))["id"])
    expect(page.get_by_test_id("since-panel").locator("li")).to_have_text("nothing yet")
    expect(page.get_by_test_id("since-watch")).to_be_disabled()


@pytest.mark.parametrize("phone", [False, True])
def test_it_can_be_watched_again(new_person: NewPerson, phone: bool) -> None:
    page = new_person(phone=phone, likes={"motion": True})
    now = sit_down(page, table_at(page, "felinia", seats=SEATS)["id"])
    click(page, spot("place market_1"))
    wait_for_more(page, now)
    expect(page.locator(".flying")).to_have_count(0)
    page.get_by_test_id("since-watch").click()
    expect(page.locator("#panel-board .shown").first).to_be_visible()
    if not phone:  # there the players from whom it flies are on another tab
        expect(page.locator(".flying").first).to_be_attached()
    expect(page.get_by_test_id("since-panel").locator("li.now")).to_have_count(1)
    expect(page.get_by_test_id("since-panel").locator("li.now")).to_have_count(0)
    expect(page.locator(".shown, .flying")).to_have_count(0)


def test_in_the_middle_of_a_turn_it_still_tells_what_happened_before(page: Page) -> None:
    now = sit_down(
        page, table_at(page, "settlers", seats=("human", "random"), moves=33, seed=11)["id"]
    )
    line = page.get_by_test_id("since-panel").locator("li")
    before = line.inner_text()
    assert before != "nothing yet"
    click(page, "[data-move=exchange]")
    wait_for_more(page, now)
    expect(line).to_have_text(before)


def test_who_plays_alone_is_told_of_nobody(page: Page) -> None:
    sit_down(page, table_at(page, "settlers", seats=("human",), moves=8)["id"])
    expect(page.get_by_test_id("since-panel")).to_have_count(0)

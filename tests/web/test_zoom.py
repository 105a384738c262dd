"""A map is looked at closely with wheel, fingers, keys and buttons, and moved; the page around it stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import sit_down, table_at
from tests.web.test_dragging import touch

SEATS = ("human", "random", "random")
WITH_A_MAP = ["felinia", "revive", "tundra"]
MAP = ".zoom > svg"
STILL = 0.02
"""What may be lost by rounding, as a share of the map."""

Frame = tuple[float, float, float, float]


def frame(page: Page) -> Frame:
    """What is seen of the map: left, top, width and height in its own measure."""
    left, top, width, height = map(float, page.locator(MAP).get_attribute("viewBox").split())  # type: ignore[union-attr]
    return left, top, width, height


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(MAP).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit(page: Page, game: str, moves: int = 20) -> Frame:
    sit_down(page, table_at(page, game, seats=SEATS, moves=moves)["id"])
    return frame(page)


@pytest.mark.parametrize("game", WITH_A_MAP)
def test_the_wheel_brings_what_is_under_it_closer_and_the_page_stays(page: Page, game: str) -> None:
    left, top, width, height = sit(page, game)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -100)
    page.wait_for_function(
        "([map, wide]) => document.querySelector(map).viewBox.baseVal.width < wide",
        arg=[MAP, width],
    )
    close = frame(page)
    assert abs((close[0] + close[2] / 2) - (left + width / 2)) < STILL * width
    assert abs((close[1] + close[3] / 2) - (top + height / 2)) < STILL * height
    assert page.evaluate("scrollY") == 0
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=4)
    page.mouse.up()
    assert frame(page)[0] < close[0], "it is carried to the right"
    assert page.evaluate("glade.state()")["chosen"] == [], "who moves the map chooses nothing on it"
    page.get_by_label("The whole board").click()
    assert frame(page) == (left, top, width, height)


def test_keys_zoom_and_move_it(page: Page) -> None:
    whole = sit(page, "tundra", moves=10)
    page.locator(".zoom").get_by_label("Closer").focus()
    page.keyboard.press("+")
    close = frame(page)
    assert close[2] < whole[2]
    page.keyboard.press("ArrowRight")
    assert frame(page)[0] > close[0]
    page.keyboard.press("ArrowDown")
    assert frame(page)[1] > close[1]
    page.keyboard.press("-")
    assert frame(page)[2] > close[2]
    page.keyboard.press("+")
    page.keyboard.press("0")
    assert frame(page) == whole


def test_two_fingers_zoom_it_and_one_moves_it(new_person: NewPerson) -> None:
    page = new_person(phone=True)
    whole = sit(page, "tundra", moves=10)
    page.locator(MAP).scroll_into_view_if_needed()
    x, y = middle(page)
    session = page.context.new_cdp_session(page)
    touch(session, "touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 7):
        touch(session, "touchMove", (x - 30 - 8 * step, y), (x + 30 + 8 * step, y))
    touch(session, "touchEnd")
    close = frame(page)
    assert close[2] < 0.7 * whole[2]
    scrolled = page.evaluate("scrollY")
    touch(session, "touchStart", (x, y))
    for step in range(1, 7):
        touch(session, "touchMove", (x - 10 * step, y - 10 * step))
    touch(session, "touchEnd")
    moved = frame(page)
    assert moved[0] > close[0] and moved[1] > close[1]
    assert page.evaluate("scrollY") == scrolled
    expect(page.locator(".chosen")).to_have_count(0)

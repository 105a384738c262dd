"""A board is looked at closely with wheel, fingers, keys and buttons, and moved; the page around it stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import sit_down, table_at
from tests.web.test_dragging import touch

SEATS = ("human", "random", "random")
BOARD = ".zoom > svg, .near > .rim"
"""What the whole board is seen through: a map is drawn, a board of cards is laid out."""
DRAWN_AND_LAID_OUT = ["tundra", "settlers"]
STILL = 0.02
"""What may be lost by rounding, as a share of the board."""
SEEN = """board => {
    const rim = document.querySelector(board);
    if (rim.viewBox) {
        const { x, y, width, height } = rim.viewBox.baseVal;
        return [x, y, width, height];
    }
    const { a, d, e, f } = new DOMMatrix(getComputedStyle(rim.firstElementChild).transform);
    const { offsetWidth, offsetHeight } = rim.firstElementChild;
    return [-e / a / offsetWidth, -f / d / offsetHeight, 1 / a, 1 / d];
}"""

Frame = tuple[float, float, float, float]


def frame(page: Page) -> Frame:
    """What is seen of the board: left, top, width and height in its own measure."""
    left, top, width, height = page.evaluate(SEEN, BOARD)
    return left, top, width, height


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit(page: Page, game: str, moves: int = 20) -> Frame:
    sit_down(page, table_at(page, game, seats=SEATS, moves=moves)["id"])
    return frame(page)


@pytest.mark.parametrize("game", ["felinia", "north", "revive", "settlers", "tundra"])
def test_the_wheel_brings_what_is_under_it_closer_and_the_page_stays(page: Page, game: str) -> None:
    left, top, width, height = sit(page, game)
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -100)
    page.wait_for_function(f"([board, wide]) => ({SEEN})(board)[2] < wide", arg=[BOARD, width])
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


@pytest.mark.parametrize("game", DRAWN_AND_LAID_OUT)
def test_keys_zoom_and_move_it(page: Page, game: str) -> None:
    whole = sit(page, game, moves=10)
    page.locator(".zoom, .near").locator("[tabindex='0'], button").first.focus()
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


@pytest.mark.parametrize("game", DRAWN_AND_LAID_OUT)
def test_two_fingers_zoom_it_and_one_moves_it(new_person: NewPerson, game: str) -> None:
    page = new_person(phone=True)
    whole = sit(page, game, moves=10)
    page.locator(BOARD).scroll_into_view_if_needed()
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

"""A move that is asked back: the buttons stand at the piece, and a ghost shows what will lie there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, Route, expect

from tests.web.conftest import NewPerson
from tests.web.playing import click, sit_down, spot, table_at, table_info, wait_for_more
from tests.web.test_dragging import DRAGS, sit, take_up

NEAR = 20


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found is not None, what
    return found


def gap(one: FloatRect, other: FloatRect) -> float:
    """How far two boxes are apart."""
    across = max(one["x"], other["x"]) - min(one["x"] + one["width"], other["x"] + other["width"])
    along = max(one["y"], other["y"]) - min(one["y"] + one["height"], other["y"] + other["height"])
    return max(0.0, across, along)


def within(one: FloatRect, other: FloatRect) -> bool:
    return (
        other["x"] <= one["x"]
        and other["y"] <= one["y"]
        and one["x"] + one["width"] <= other["x"] + other["width"]
        and one["y"] + one["height"] <= other["y"] + other["height"]
    )


def always_held_back(page: Page) -> None:
    """The server finds every move final."""

    def hold(route: Route) -> None:
        wish: dict[str, Any] = json.loads(route.request.post_data or "{}")
        if wish["sure"]:
            return route.continue_()
        answer = {"revision": wish["revision"], "number": 0, "held_back": True}
        return route.fulfill(status=201, json=answer)

    page.route("**/api/tables/*/moves", hold)


@pytest.mark.parametrize(("game", "moves", "source", "target", "_move"), DRAGS)
def test_the_buttons_stand_at_the_place_with_a_ghost_of_the_choice(
    new_person: NewPerson, game: str, moves: int, source: str, target: str, _move: str
) -> None:
    page = new_person(likes={"confirm": True})
    always_held_back(page)
    _, now = sit(page, game, moves)
    take_up(page, source, target)
    page.mouse.up()
    asked = wait_for_more(page, now)
    assert asked["confirm"] and asked["revision"] == now["revision"]
    ghost = page.get_by_test_id("ghost")
    expect(ghost).to_have_attribute("data-at", target)
    assert ghost.locator("> *").count() > 0, "something is drawn"
    quoted = json.dumps(target)
    place = box(page, f"main :is([data-anchor={quoted}], [data-holds={quoted}])")
    assert within(box(page, "[data-testid=ghost]"), place)
    panel = box(page, "[data-testid=beside]")
    assert gap(panel, place) <= NEAR
    assert within(panel, {"x": 0, "y": 0, "width": 1440, "height": 900})
    page.get_by_test_id("confirm").click()
    assert wait_for_more(page, asked, asked=False)["revision"] > now["revision"]
    expect(ghost).to_have_count(0)


def test_on_a_phone_they_stand_at_the_foot_and_the_place_stays_in_sight(
    new_person: NewPerson,
) -> None:
    page = new_person(phone=True, likes={"confirm": True})
    always_held_back(page)
    table = table_at(page, "felinia", seats=("human", "random", "random"))["id"]
    now = sit_down(page, table)
    click(page, spot("place market_4"))
    assert wait_for_more(page, now)["confirm"]
    tabs, panel = box(page, "nav.tabs"), box(page, "[data-testid=beside]")
    assert abs(panel["y"] + panel["height"] - tabs["y"]) < 2
    ghost = box(page, "[data-testid=ghost]")
    assert ghost["y"] + ghost["height"] < panel["y"]
    page.get_by_test_id("confirm-no").click()
    expect(page.locator("[data-testid=beside]")).to_have_count(0)
    assert table_info(page, table)["revision"] == now["revision"]


def test_a_move_that_lies_nowhere_is_asked_back_where_the_question_is(
    new_person: NewPerson,
) -> None:
    page = new_person(likes={"confirm": True})
    always_held_back(page)
    now = sit_down(page, table_at(page, "settlers", moves=8, seed=11)["id"])
    page.locator("[data-move=pass]").click()
    assert wait_for_more(page, now)["confirm"]
    expect(page.get_by_test_id("ghost")).to_have_count(0)
    panel, question = box(page, "[data-testid=beside]"), box(page, ".question-place")
    assert gap(panel, question) == 0
    page.keyboard.press("Enter")
    assert wait_for_more(page, now, asked=False)["revision"] > now["revision"]

"""Everybody can use the page: axe finds nothing serious anywhere, light or dark, wide, on a phone, or at 200 %."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import sit_down, table_at

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
ZOOMED: ViewportSize = {"width": 720, "height": 450}
"""What is left of a window of 1440 x 900 where everything is twice as large."""
LOOKS = list(product(("wide", "phone", "zoomed"), ("light", "dark")))
SEATS = ("human", "random", "random")
MOMENTS = {"first turn": 0, "middle": 25, "end": 10_000}

# Each game in a look of its own; with `make check` every game in all of them.
EVERY = list(product(games.names(), LOOKS, MOMENTS))
ONE_EACH = [
    (game, LOOKS[number % len(LOOKS)], moment)
    for number, (game, moment) in enumerate(product(games.names(), MOMENTS))
]
SEEN = EVERY if os.environ.get("POLYANA_WHOLE") else ONE_EACH

Look = tuple[str, str]


def somebody(new_person: NewPerson, look: Look) -> Page:
    size, theme = look
    page = new_person(phone=size == "phone", likes={"theme": theme})
    if size == "zoomed":
        page.set_viewport_size(ZOOMED)
    return page


def faults(page: Page) -> list[str]:
    """What axe thinks is serious or worse."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)"
    )
    return [
        f"{fault['id']} {node['target'][-1]}: {node['any'][0]['message'] if node['any'] else fault['help']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_the_lobby(new_person: NewPerson, look: Look) -> None:
    page = somebody(new_person, look)
    page.goto("/")
    button = page.locator("[data-testid=new-table]").first
    expect(button).to_be_visible()
    assert not faults(page)
    button.click()
    expect(page.get_by_test_id("start-table")).to_be_visible()
    assert not faults(page)


@pytest.mark.parametrize(("game", "look", "moment"), SEEN, ids=lambda one: str(one))
def test_a_table(new_person: NewPerson, game: str, look: Look, moment: str) -> None:
    page = somebody(new_person, look)
    table = table_at(page, game, seats=SEATS, moves=MOMENTS[moment])["id"]
    if moment == "end":
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("score-sheet")).to_be_visible()
        assert not faults(page)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("won")).to_be_visible()
    else:
        sit_down(page, table)
    assert not faults(page)
    if moment == "middle":
        page.goto(f"/table/{table}?at=10")
        expect(page.get_by_test_id("replay-slider")).to_have_value("10")
        assert not faults(page)


@pytest.mark.parametrize("look", LOOKS[::2], ids="-".join)
def test_a_move_that_is_asked_back(new_person: NewPerson, look: Look) -> None:
    page = somebody(new_person, look)
    page.route("**/api/tables/*/moves", lambda route: route.fulfill(status=201, json=HELD_BACK))
    sit_down(page, table_at(page, "felinia", seats=SEATS)["id"])
    page.locator(".lit[data-anchor='place market_1']").first.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_visible()
    assert not faults(page)


HELD_BACK = {"revision": 0, "number": 0, "held_back": True}

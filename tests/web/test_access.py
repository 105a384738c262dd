"""Everybody can use the page: axe finds nothing serious anywhere, light or dark, wide or on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import sit_down, table_at

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = [(phone, theme) for phone in (False, True) for theme in ("light", "dark")]
SEATS = ("human", "random", "random")


@pytest.fixture(params=LOOKS, ids=lambda look: f"{'phone' if look[0] else 'wide'}-{look[1]}")
def somebody(new_person: NewPerson, request: pytest.FixtureRequest) -> Page:
    phone, theme = request.param
    return new_person(phone=phone, likes={"theme": theme})


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


def test_the_lobby(somebody: Page) -> None:
    somebody.goto("/")
    button = somebody.locator("[data-testid=new-table]").first
    expect(button).to_be_visible()
    assert not faults(somebody)
    button.click()
    expect(somebody.get_by_test_id("start-table")).to_be_visible()
    assert not faults(somebody)


@pytest.mark.parametrize("game", games.names())
def test_a_table_and_its_past(somebody: Page, game: str) -> None:
    table = table_at(somebody, game, seats=SEATS, moves=25)
    sit_down(somebody, table["id"])
    assert not faults(somebody)
    somebody.goto(f"/table/{table['id']}?at=10")
    expect(somebody.get_by_test_id("replay-slider")).to_have_value("10")
    assert not faults(somebody)


@pytest.mark.parametrize("game", games.names())
def test_a_score_sheet(somebody: Page, game: str) -> None:
    table = table_at(somebody, game, seats=SEATS, moves=10_000)
    somebody.goto(f"/table/{table['id']}")
    expect(somebody.get_by_test_id("score-sheet")).to_be_visible()
    assert not faults(somebody)

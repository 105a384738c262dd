"""Pieces and cards are dragged as well as clicked, where a move goes from one place to another."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import Json, sit_down, table_at, wait_for_more

Point = tuple[float, float]

# After so many moves something lies here and can be put there, and that is a move.
DRAGS = [
    ("felinia", 0, "tokens", "place market_1", "bid market_1"),
    ("tundra", 10, "0/die 3", "0/cell architecture 3", "place 3 architecture"),
    ("north", 28, "pawn home", "tile explore", "place explore"),
    ("settlers", 8, "hand com_quarry", "empire 0", "build com_quarry"),
    ("revive", 30, "thing sc_smith_d", "slots 0", "play sc_smith_d"),
]


def sit(page: Page, game: str, moves: int) -> tuple[str, Json]:
    bots = 2 if game == "felinia" else 1
    table = table_at(page, game, seats=("human", *["random"] * bots), moves=moves, seed=11)["id"]
    return table, sit_down(page, table)


def middle(page: Page, name: str) -> Point:
    """Where something called so can be taken or put."""
    quoted = json.dumps(name)
    place = page.locator(f"main :is([data-anchor={quoted}], [data-holds={quoted}])").first
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page, source: str, target: str) -> None:
    """Presses on something and carries it to a place, without letting go."""
    start, end = middle(page, source), middle(page, target)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)


def made_since(page: Page, table: str, now: Json) -> list[str]:
    """The moves of this person since then."""
    wait_for_more(page, now, asked=False)
    moves = page.request.get(f"/api/tables/{table}/moves?seat=0").json()["moves"]
    return [move for seat, move in moves[now["revision"] :] if seat == 0]


@pytest.mark.parametrize(("game", "moves", "source", "target", "move"), DRAGS)
def test_what_is_dragged_somewhere_is_a_move(
    page: Page, game: str, moves: int, source: str, target: str, move: str
) -> None:
    table, now = sit(page, game, moves)
    take_up(page, source, target)
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator(".target.under")).to_have_count(1)
    page.mouse.up()
    assert made_since(page, table, now)[0] == move
    expect(page.locator(".carried, .target, .dragging")).to_have_count(0)


@pytest.mark.parametrize(("game", "moves", "source", "target", "_move"), DRAGS[1:4])
def test_what_is_dropped_elsewhere_or_cancelled_lies_where_it_was(
    page: Page, game: str, moves: int, source: str, target: str, _move: str
) -> None:
    _, now = sit(page, game, moves)
    take_up(page, source, target)
    page.keyboard.press("Escape")
    expect(page.locator(".carried, .target, .dragging")).to_have_count(0)
    page.mouse.up()
    take_up(page, source, target)
    page.mouse.move(1200, 600, steps=4)
    page.mouse.up()
    expect(page.locator(".carried, .target, .dragging")).to_have_count(0)
    page.wait_for_timeout(200)
    after = page.evaluate("glade.state()")
    assert (after["revision"], after["chosen"]) == (now["revision"], [])


def test_a_hand_that_trembles_has_clicked(page: Page) -> None:
    _, now = sit(page, "tundra", 10)
    x, y = middle(page, "0/die 3")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y + 3)
    page.mouse.up()
    assert wait_for_more(page, now)["chosen"] == ["0/die 3"]


def touch(session: CDPSession, kind: str, *at: Point) -> None:
    points = [{"x": x, "y": y} for x, y in at]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_that_rests_first_drags_and_one_that_does_not_scrolls(
    new_person: NewPerson,
) -> None:
    page = new_person(phone=True)
    table, now = sit(page, "tundra", 10)
    page.locator("[data-turn=own]").click()
    die, cell = "0/die 3", "0/cell architecture 3"
    page.locator(f"main [data-anchor={json.dumps(die)}]").first.scroll_into_view_if_needed()
    session = page.context.new_cdp_session(page)

    x, y = middle(page, die)
    scrolled = page.evaluate("scrollY")
    touch(session, "touchStart", (x, y))
    for step in range(1, 9):
        touch(session, "touchMove", (x, y - 15 * step))
    touch(session, "touchEnd")
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") != scrolled, "the page can be scrolled from there"
    assert page.evaluate("glade.state()")["chosen"] == []

    start, end = middle(page, die), middle(page, cell)
    touch(session, "touchStart", start)
    page.wait_for_timeout(300)
    for part in range(1, 9):
        x, y = (a + (b - a) * part / 8 for a, b in zip(start, end, strict=True))
        touch(session, "touchMove", (x, y))
    expect(page.locator(".target.under")).to_have_count(1)
    touch(session, "touchEnd")
    assert made_since(page, table, now)[0] == "place 3 architecture"

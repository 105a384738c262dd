"""Several people at one table: by invite, with two browsers, at one screen, and after a reload."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import (
    Json,
    accept,
    click_something,
    make_a_move,
    sit_down,
    table_at,
    wait_for_more,
)

BOT = {"bot": {"bot": "random"}}


def lines(page: Page) -> list[str]:
    return page.locator("[data-testid=log] li").all_inner_texts()


def number(page: Page) -> int:
    """How many moves stand."""
    return int(page.evaluate("glade.live().table.number"))


def state(page: Page) -> Json:
    return dict(page.evaluate("glade.state()"))


def wait_for_revision(page: Page, revision: int) -> None:
    """Until the page has heard of it; nobody reloads anything."""
    while (now := state(page))["revision"] < revision:
        wait_for_more(page, now, asked=False)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("felinia", ["me", "open", "bot"]), ("tundra", ["me", "open"])],
)
def test_two_browsers_by_invite_see_each_other_move_at_once(
    new_person: NewPerson, game: str, seats: list[str]
) -> None:
    anna, boris = new_person(), new_person()
    wish = {"game": game, "seats": [{"kind": kind} | BOT.get(kind, {}) for kind in seats]}
    table = anna.request.post("/api/tables", data=wish).json()
    assert table["status"] == "waiting"
    anna.goto(f"/table/{table['id']}")
    expect(anna.get_by_test_id("start-with-bots")).to_be_visible()
    accept(boris, table["invites"][0]["path"])
    people = [anna, boris]
    for one in people:
        expect(one.get_by_test_id("question")).to_be_visible()
    assert "token" not in boris.url, "the token does not stay in the address"

    choice, moved = random.Random(5), [0, 0]
    while min(moved) < 3:
        assert sum(moved) < 60, "one of them is never asked"
        newest = max(state(one)["revision"] for one in people)
        for one in people:
            wait_for_revision(one, newest)
        seen = [state(one) for one in people]
        asked = [bool(one["asked"]) for one in seen]
        if not any(asked):  # the bot's turn, or one that this page has not heard of yet
            wait_for_more(anna, seen[0], asked=False)
            continue
        mover, other = people[asked.index(True)], people[1 - asked.index(True)]
        moved[asked.index(True)] += 1
        wait_for_revision(other, make_a_move(mover, choice)["revision"])
    assert set(lines(anna)) & set(lines(boris)), "both read the same log"
    assert len(lines(boris)) >= sum(moved)


@pytest.mark.parametrize("game", games.names())
def test_a_reload_changes_nothing(page: Page, game: str) -> None:
    table = table_at(page, game, seats=("human", "random", "random"))["id"]
    sit_down(page, table)
    choice = random.Random(2)
    for _ in range(5):
        make_a_move(page, choice)
    before = wait_for_more(page, None)
    told = lines(page)
    page.reload()
    assert wait_for_more(page, None) == before | {"chosen": []}
    assert lines(page) == told
    assert make_a_move(page, choice)["revision"] > before["revision"]


@pytest.mark.parametrize("game", games.names())
def test_a_move_can_be_taken_back(page: Page, game: str) -> None:
    """Plays until a move has brought nothing new to light, and takes that back."""
    sit_down(page, table_at(page, game, seats=("human", "random", "random"), moves=6)["id"])
    choice, undo = random.Random(6), page.get_by_test_id("undo")
    for _ in range(60):
        before, told, count = wait_for_more(page, None), lines(page), number(page)
        after = make_a_move(page, choice)
        if after["asked"] and undo.is_enabled():
            break
    assert number(page) == count + 1
    undo.click()
    now = wait_for_more(page, after)
    assert (now["revision"], number(page)) == (after["revision"] + 1, count)
    assert (now["moves"], now["lit"]) == (before["moves"], before["lit"])
    assert lines(page) == told


@pytest.mark.parametrize("game", games.names())
def test_a_hint_shows_a_legal_move(page: Page, game: str) -> None:
    now = sit_down(page, table_at(page, game, seats=("human", "random", "random"))["id"])
    page.get_by_test_id("hint").click()
    shown = page.locator(".hint button.primary")
    expect(shown).to_be_visible()
    assert re.fullmatch(r"[A-Z][^{}_]+\.", page.get_by_test_id("good-for").inner_text())
    shown.click()
    after = wait_for_more(page, now, asked=False)
    assert after["revision"] > now["revision"]


def test_one_sees_that_a_bot_is_thinking(page: Page) -> None:
    now = sit_down(page, table_at(page, "tundra", seats=("human", "hard"))["id"])
    choice = random.Random(1)
    for _ in range(20):
        click_something(page, now, choice)
        now = wait_for_more(page, now)
        if any("Hard bot is thinking" in asked for asked in page.evaluate("glade.questions()")):
            return
    raise AssertionError("the bot was never seen thinking")


def test_hot_seat_has_a_curtain_between_two_players(page: Page) -> None:
    """Tundra with personal goals, which nobody else may see."""
    table = table_at(page, "tundra", seats=("human", "human"), titles_and_personal_goals=True)
    now, choice, lifted = sit_down(page, table["id"]), random.Random(4), list[int]()
    for _ in range(40):
        if now["curtain"]:
            assert page.locator("[data-anchor]").count() == 0, "nothing of the table is seen"
            assert not now["moves"]
            lifted.append(now["asked"][0])
        click_something(page, now, choice)
        now = wait_for_more(page, now)
        if len(set(lifted)) == 2:
            break
    assert set(lifted) == {0, 1}

"""What is this, and why not: every thing at every table is explained, and what is not possible says why."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from polyana.kernel import Match, Record
from tests.web.conftest import NewPerson
from tests.web.playing import bring, record_of, sit_down, wait_for_more

SEATS = ("human", "random", "random")
MOMENTS = (0, 24, 70)
"""After so many moves the tables are looked at."""

TELL_ALL = """async (things) => {
  // Every thing and every sign is asked what it is; things are clicked as a person does who has pressed `?`.
  const bubble = () => document.getElementById("explanation");
  const found = [];
  for (const thing of document.querySelectorAll(things)) {
    const box = thing.getBoundingClientRect();
    if (!(box.width > 0 && box.height > 0 && thing.checkVisibility({ visibilityProperty: true }))) continue;
    bubble()?.replaceChildren();
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    for (let waited = 0; waited < 1500 && !bubble()?.hasChildNodes(); waited += 1)
      await new Promise((done) => setTimeout(done, 10));
    const [title, text, link] = [".title", ".text", "a"].map((part) => bubble()?.querySelector(part));
    found.push({
      thing: thing.dataset.anchor ?? `sign ${thing.dataset.icon}`,
      said: [title, text].map((part) => part?.textContent ?? "").join(" ").trim(),
      link: link?.getAttribute("href") ?? "",
    });
  }
  return found;
}"""
NO_REASONS = {"revision": 0, "reasons": []}
THINGS = "main.desk [data-anchor], main.desk [data-icon]"


def headings(game: str, language: str) -> set[str]:
    """The names of the paragraphs of a rulebook."""
    book = files(f"polyana.games.{game}").joinpath(f"rulebook.{language}.md").read_text("utf-8")
    return set(re.findall(r"\{#([a-z][a-z0-9-]*)\}", book))


def table_of(page: Page, game: str, moves: int) -> tuple[str, Any]:
    """A table after so many moves, and the match that is played there."""
    data = record_of(game, moves, SEATS, 7, "random", ())
    return bring(page, data)["id"], Match.replay(games.load(game), Record.from_json(data))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games.names())
def test_everything_is_explained_and_leads_to_the_rules(
    new_person: NewPerson, game: str, language: str
) -> None:
    page = new_person(likes={"language": language})
    page.route("**/why-not?*", lambda route: route.fulfill(json=NO_REASONS))
    paragraphs = headings(game, language)
    for moves in MOMENTS:
        table, _ = table_of(page, game, moves)
        sit_down(page, table)
        page.get_by_test_id("wonder").click()
        told = page.evaluate(TELL_ALL, THINGS)
        assert len(told) > 10
        dumb = [one["thing"] for one in told if len(one["said"]) < 3]
        assert not dumb, dumb
        lost = [one for one in told if one["link"].partition("#")[2] not in paragraphs]
        assert not lost, lost
        assert all(one["link"].startswith(f"/rules/{game}#") for one in told)


ANCHORS = """() => {
  const seen = (e) => e.getBoundingClientRect().width > 0 && e.checkVisibility({ visibilityProperty: true });
  const all = [...document.querySelectorAll("main.desk [data-anchor]")].filter(seen);
  const dark = all.filter((e) => !e.closest(".lit, .chosen") && !e.closest("button"));
  return [...new Set(dark.map((e) => e.dataset.anchor))];
}"""
ASKED_IN_TURN = {"turn", "end_turn", "main", "bid", "buy", "exchange", "board", "step", "flip"}
"""The questions of a turn; others are asked while something is carried out, and then that comes first."""
OWN = 0.8
"""The share of things, at least, that have a reason of their own in a turn."""


@pytest.mark.parametrize("game", games.names())
def test_in_a_turn_most_things_have_a_reason_of_their_own(new_person: NewPerson, game: str) -> None:
    page = new_person()
    every: list[tuple[str, bool]] = []
    for moves in (24, 45, 70, 95):
        table, match = table_of(page, game, moves)
        if match.asks[0].kind not in ASKED_IN_TURN:
            continue
        sit_down(page, table)
        every += [(thing, bool(match.why_not(0, thing))) for thing in page.evaluate(ANCHORS)]
    share = sum(own for _, own in every) / len(every)
    print(f"{game}: {share:.0%} of {len(every)} things")
    assert len(every) > 10
    assert share >= OWN, (share, [thing for thing, own in every if not own])


def in_turn(page: Page, game: str) -> tuple[str, Any]:
    """A table at which the person has a turn, and its match."""
    for moves in (24, 45, 70, 95):
        table, match = table_of(page, game, moves)
        if match.asks[0].kind in ASKED_IN_TURN:
            return table, match
    raise AssertionError(f"{game}: no turn was found")


def dark_thing(page: Page, match: Any) -> str:
    """A thing in sight that has a reason of its own."""
    things = [thing for thing in page.evaluate(ANCHORS) if match.why_not(0, thing)]
    every = [f'main.desk [data-anchor="{thing}"]' for thing in things]
    shown = (what for what in every if page.evaluate("what => glade.point(what)", what))
    found = next(shown, "")
    assert found, things
    return found


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", games.names())
def test_a_click_on_what_is_not_possible_says_why(
    new_person: NewPerson, game: str, phone: bool
) -> None:
    page = new_person(phone=phone)
    table, match = in_turn(page, game)
    now = sit_down(page, table)
    thing = dark_thing(page, match)
    x, y = page.evaluate("what => glade.point(what)", thing)
    if phone:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    why = page.locator("#explanation .why, #lens li").first
    expect(why).to_be_visible()
    assert len(why.inner_text()) > 10
    box = page.locator("#explanation, #lens").filter(visible=True).first.bounding_box()
    size = page.viewport_size
    assert box and size
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
    assert wait_for_more(page, None) == now, "nothing was played"


def test_a_reason_goes_away_by_itself_and_is_heard(page: Page) -> None:
    table, match = in_turn(page, "settlers")
    sit_down(page, table)
    page.mouse.click(*page.evaluate("what => glade.point(what)", dark_thing(page, match)))
    bubble = page.locator("#explanation")
    expect(bubble.locator(".why")).to_be_visible()
    heard = page.locator("[aria-live=polite].sr").last
    expect(heard).to_have_text(bubble.locator(".why").inner_text())
    expect(bubble).to_be_hidden(timeout=20_000)


def test_by_keyboard_every_thing_is_reached_and_the_rules_open_at_their_paragraph(
    page: Page,
) -> None:
    table, match = in_turn(page, "north")
    sit_down(page, table)
    page.keyboard.press("?")
    thing = page.locator(dark_thing(page, match)).first
    thing.focus()
    page.keyboard.press("Enter")
    bubble = page.locator("#explanation")
    expect(bubble.locator(".why")).to_be_visible()
    link = bubble.locator("a")
    name = (link.get_attribute("href") or "").partition("#")[2]
    link.click()
    expect(page.locator(f"dialog [id='{name}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("wonder")).to_have_attribute("aria-pressed", "false")

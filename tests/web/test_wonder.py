"""What is this, and why not: every thing at every table is explained, and what is not possible says why."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page

from polyana import games
from polyana.kernel import Match, Record
from tests.web.conftest import NewPerson
from tests.web.playing import bring, record_of, sit_down

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
    for (let waited = 0; waited < 200 && !bubble()?.hasChildNodes(); waited += 1)
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

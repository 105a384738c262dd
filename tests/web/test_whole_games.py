"""A person plays whole games against bots, with nothing but clicks on the board and on buttons."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from polyana import games
from polyana.kernel import Result
from polyana.speech import TableTalk
from polyana.terminal.drawing import score_rows
from tests.web.playing import (
    play_to_the_end,
    sheet_rows,
    sit_down,
    table_at,
    table_info,
    totals_on_the_sheet,
)

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("felinia", 3, {"mode": "basic"}),
    ("felinia", 2, {"mode": "advanced"}),
    ("settlers", 2, {}),
    ("settlers", 4, {"fire": False}),
    ("settlers", 1, {"solo_difficulty": "easy"}),
    ("tundra", 2, {}),
    ("tundra", 3, {"titles_and_personal_goals": True}),
    ("north", 2, {}),
    ("north", 4, {}),
    ("north", 1, {"scenario": "masters_of_the_strait"}),
    ("revive", 2, {}),
    ("revive", 1, {}),
    ("revive", 2, {"chapter": "chapter_1"}),
]
LOG_SHOWN = 400
"""Lines that the page shows of a long log."""


@pytest.mark.parametrize(("game", "players", "variant"), GAMES)
def test_a_whole_game(page: Page, game: str, players: int, variant: dict[str, Any]) -> None:
    seats = ("human", *["random"] * (players - 1))
    table = table_at(page, game, seats=seats, seed=11, **variant)["id"]
    clicks = play_to_the_end(page, sit_down(page, table), seed=3)
    assert clicks["spot"] > 20, f"hardly anything can be done on the board: {clicks}"

    over = table_info(page, table)
    assert over["status"] == "over"
    scores = over["result"]["scores"]
    assert totals_on_the_sheet(page) == dict(enumerate(scores))
    result = msgspec.convert(over["result"], Result)
    talk = TableTalk(games.load(game), "en")
    assert sheet_rows(page) == score_rows(result, talk), "as in the terminal"
    log = page.locator("[data-testid=log] li")
    told = page.evaluate("glade.live().table.number")
    assert told == over["number"]
    assert log.count() > min(over["number"] / 2, LOG_SHOWN - 1), "the log tells what happened"


def test_a_chapter_is_followed_by_the_next(page: Page) -> None:
    seats = ("human", "random")
    over = table_at(page, "revive", moves=100_000, seats=seats, seed=11, chapter="chapter_1")["id"]
    best = max(table_info(page, over)["result"]["scores"])
    page.goto(f"/table/{over}")
    told = page.locator("section.tale").first
    names = games.load("revive").names("en")
    expect(told).to_contain_text(names["camp_05" if best >= 90 else "camp_06"])
    expect(told.locator("li")).to_contain_text(names["chapter_1"])
    for what in ("chapter_2", "switch_plates"):
        expect(told.locator(".next")).to_contain_text(names[what])
    page.get_by_role("button", name="Next chapter").click()
    page.wait_for_url(lambda url: f"/table/{over}" not in url)
    following = table_info(page, page.url.rsplit("/", 1)[1].partition("?")[0])
    assert following["options"]["chapter"] == "chapter_2"
    assert following["options"]["tale"] == f"2:{best}"

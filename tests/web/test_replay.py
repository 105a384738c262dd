"""Looking at a game again: the slider, and a link to a moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import sheet_rows, table_at, totals_on_the_sheet, wait_for_more

WHOLE = 10_000
KEPT = 400  # lines of the log that are drawn
GAMES = [
    ("felinia", ("human", "random", "random")),
    ("settlers", ("human", "random")),
    ("tundra", ("human", "random")),
]

# All that the board says, whatever size it is drawn in.
READ = """board => [
  ...[...board.querySelectorAll("[data-anchor], [aria-label], title")].map(
    (one) => `${one.dataset.anchor ?? ""} ${one.ariaLabel ?? ""} ${one.textContent}`,
  ),
  board.textContent,
].map((text) => text.replace(/\\s+/g, " ").trim()).sort().join("\\n")"""


def shown(page: Page, table: str, number: int, seat: int | None = 0) -> tuple[str, str]:
    """The board and the newest line of the log, once that moment is on the table."""
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(number))
    path = f"/api/tables/{table}/at/{number}" + ("" if seat is None else f"?seat={seat}")
    told = page.request.get(path).json()["log"]
    lines = page.locator("[data-testid=log] li")
    expect(lines).to_have_count(max(1, min(KEPT, len(told))))  # an empty log says so
    return page.locator("#panel-board").evaluate(READ), lines.last.inner_text()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_replay_with_slider_and_a_link_to_a_moment(
    new_person: NewPerson, game: str, seats: tuple[str, ...]
) -> None:
    page, other = new_person(), new_person()
    made = table_at(page, game, seats=seats, moves=WHOLE)
    assert made["status"] == "over"
    table, last, middle = made["id"], made["number"], made["number"] // 2

    page.goto(f"/table/{table}?at=0")
    expect(page.get_by_test_id("replay")).to_be_visible()
    beginning = shown(page, table, 0)
    slider = page.get_by_test_id("replay-slider")
    assert slider.get_attribute("max") == str(last)
    slider.fill(str(middle))
    halfway = shown(page, table, middle)
    assert page.url.endswith(f"?at={middle}")
    assert halfway[0] != beginning[0], "the board has changed"
    assert halfway[1] != beginning[1], "and so has the log"
    slider.fill(str(last))
    assert shown(page, table, last)[1] != halfway[1]

    other.goto(f"/table/{table}?at={middle}")
    expect(other.get_by_test_id("replay")).to_be_visible()
    assert shown(other, table, middle, seat=None)[0]
    page.goto(f"/table/{table}?at={middle}")
    assert shown(page, table, middle) == halfway, "a link leads to the same moment"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_running_game_can_be_looked_at_and_gone_on_with(
    page: Page, game: str, seats: tuple[str, ...]
) -> None:
    table = table_at(page, game, seats=seats, moves=12)
    page.goto(f"/table/{table['id']}?at=4")
    shown(page, table["id"], 4)
    assert page.locator(".lit").count() == 0, "nothing can be done in the past"
    page.get_by_test_id("replay-button").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    assert wait_for_more(page, None)["moves"]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_turns_are_counted_as_turns(page: Page, game: str, seats: tuple[str, ...]) -> None:
    """The buttons go from turn to turn, the lobby and the replay count them; the slider goes step by step."""
    made = table_at(page, game, seats=seats, moves=60)
    turns = made["turns"]
    assert 1 < turns < made["number"]
    mine = page.request.get("/api/tables").json()["mine"]
    assert [card["turns"] for card in mine] == [turns]
    page.goto(f"/table/{made['id']}?at=0")
    counter, on = page.get_by_test_id("replay-number"), page.get_by_label("One turn on")
    for turn in range(4):
        expect(counter).to_have_text(f"Turn {turn} of {turns}")
        on.click()
    expect(counter).to_have_text(f"Turn 4 of {turns}")
    page.get_by_label("One turn back").click()
    expect(counter).to_have_text(f"Turn 3 of {turns}")
    ended = int(page.url.rsplit("=", 1)[1])
    page.keyboard.press("ArrowRight")
    expect(counter).to_have_text(f"Turn 4 of {turns}")
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(ended + 1))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_score_sheet_of_a_finished_game(page: Page, game: str, seats: tuple[str, ...]) -> None:
    table = table_at(page, game, seats=seats, moves=WHOLE)
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert totals_on_the_sheet(page) == dict(enumerate(table["result"]["scores"]))
    rows = sheet_rows(page)
    assert all(any(points) for points in rows.values()), "there are no rows of nothing"
    assert [sum(points) for points in zip(*rows.values(), strict=True)] == table["result"]["scores"]
    won = page.get_by_test_id("score-sheet").locator("thead th.won")
    expect(won).to_have_count(table["result"]["places"].count(1))

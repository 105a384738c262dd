"""Small things that spoil a stranger's first hour, each mended once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import sit_down, table_at

WHOLE = 10_000
SEATS = ("human", "random", "random")


def ground(page: Page, what: str) -> tuple[str, str]:
    """The ground and the ink of an element, as they are drawn."""
    colours = "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).color]"
    back, ink = page.locator(what).first.evaluate(colours)
    return back, ink


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_primary_button_can_be_read_under_the_pointer(new_person: NewPerson, theme: str) -> None:
    page = new_person(likes={"theme": theme})
    page.goto("/")
    button = "button.primary[data-testid=new-table]"
    before = ground(page, button)
    page.locator(button).first.hover()
    assert ground(page, button) == before


def test_the_end_is_celebrated_once_and_winner_and_rematch_stay(page: Page) -> None:
    made = table_at(page, "felinia", seats=SEATS, moves=WHOLE)
    page.goto(f"/table/{made['id']}")
    expect(page.get_by_role("dialog").get_by_test_id("score-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("won")).to_contain_text(str(max(made["result"]["scores"])))
    expect(page.get_by_test_id("rematch")).to_be_visible()

    page.reload()
    expect(page.get_by_test_id("won")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("celebrate").click()
    expect(page.get_by_role("dialog").get_by_test_id("score-sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and made["id"] not in url)


def test_the_sheet_says_why_equal_points_are_different_places(page: Page) -> None:
    result = (made := table_at(page, "felinia", seats=SEATS, moves=WHOLE, seed=20))["result"]
    assert len(set(result["scores"])) < len(set(result["places"])), "choose another seed"
    page.goto(f"/table/{made['id']}")
    page.get_by_test_id("tied").get_by_role("button").click()
    expect(page.get_by_role("dialog").locator("#scoring")).to_be_visible()


def test_that_the_server_does_not_answer_is_said_only_as_long_as_it_is_true(
    new_person: NewPerson,
) -> None:
    page = new_person(complains=False)
    table = table_at(page, "felinia", seats=SEATS, moves=12)["id"]
    sit_down(page, table)
    moves = re.compile(r"/api/tables/[^/]+/(moves|undo)$")

    def fail(route: Route) -> None:
        route.abort()

    page.route(moves, fail)
    page.keyboard.press("1")
    alert = page.locator("[role=alert]", has_text="does not answer")
    expect(alert).to_be_visible()
    page.unroute(moves)
    said = page.request.post(f"/api/tables/{table}/chat", data={"text": "still here"})
    assert said.ok, "whatever comes from the server shows that it is there"
    expect(alert).to_have_count(0)


def test_the_lobby_forgets_that_the_server_did_not_answer(new_person: NewPerson) -> None:
    page = new_person(complains=False)
    page.route("**/api/tables", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/api/tables")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_missing_page_has_a_title_and_says_so(new_person: NewPerson) -> None:
    page = new_person(complains=False)
    for path, title in (
        ("/nowhere", "There is nothing here · Polyana"),
        ("/table/nosuchtable", "There is no such table · Polyana"),
        ("/rules/chess", "There is nothing here · Polyana"),
    ):
        page.goto(path)
        expect(page).to_have_title(title)


def test_escape_leaves_the_replay(page: Page) -> None:
    table = table_at(page, "tundra", seats=("human", "random"), moves=12)["id"]
    page.goto(f"/table/{table}?at=4")
    expect(page.get_by_test_id("replay-slider")).to_have_value("4")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("question")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/table/{table}$"))


def test_whoever_returns_finds_their_tables_first_with_score_and_winner(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("my-tables")).to_be_visible()
    tall = page.locator("header").first.bounding_box()
    shelf, mine = page.locator("#games"), page.get_by_test_id("my-tables")
    assert tall and above(shelf, mine)

    made = table_at(page, "felinia", seats=SEATS, moves=WHOLE)
    page.reload()
    row = page.locator(f"[data-testid=my-tables] [data-table='{made['id']}']")
    expect(row).to_contain_text(re.compile(rf"with {max(made['result']['scores'])} point"))
    shown = row.get_by_test_id("table-score").all_inner_texts()
    assert shown == [str(points) for points in made["result"]["scores"]]
    low = page.locator("header").first.bounding_box()
    assert low and low["height"] < tall["height"] / 2
    assert above(mine, shelf)


def above(one: object, other: object) -> bool:
    """Whether one thing lies above another."""
    first, second = one.bounding_box(), other.bounding_box()  # type: ignore[attr-defined]
    assert first and second
    return bool(first["y"] < second["y"])


def test_what_a_person_did_stays_theirs_when_a_bot_plays_on(page: Page) -> None:
    page.request.put("/api/me", data={"name": "Vera"})
    table = table_at(page, "felinia", seats=SEATS, moves=20)["id"]
    sit_down(page, table)
    made = page.get_by_test_id("log").locator("li", has_text="Vera")
    before = made.all_inner_texts()
    assert before
    page.request.post(f"/api/tables/{table}/resign", data={"seat": 0})
    expect(page.get_by_text("has resigned").first).to_be_visible()
    expect(page.get_by_test_id("log").locator("li", has_text="Vera (bot)").first).to_be_visible()
    after = [line for line in made.all_inner_texts() if "Vera (bot)" not in line]
    assert after == before


@pytest.mark.parametrize("game", ["settlers", "north"])
def test_a_card_is_called_on_the_table_as_on_the_buttons(page: Page, game: str) -> None:
    """A second copy of a card has its number on the card, too."""
    names = games.load(game).names("en")
    for seed in range(3, 30):
        now = sit_down(page, table_at(page, game, moves=60, seed=seed)["id"])
        words = {word for move in now["moves"] for word in move.split()}
        numbered = {
            names[word] for word in words if "(" in names.get(word, "") and "(X)" not in names[word]
        }
        on_the_table = [
            name for name in numbered if page.locator(".left").get_by_text(name).count()
        ]
        if numbered:
            break
    assert numbered
    assert on_the_table


def test_the_tools_of_a_phone_have_words(new_person: NewPerson) -> None:
    page = new_person(phone=True)
    table = table_at(page, "tundra", seats=("human", "random"), moves=12)["id"]
    sit_down(page, table)
    tools = page.locator("header .tools button").filter(visible=True)
    words = [text.split("\n")[-1].strip() for text in tools.all_inner_texts()]
    assert words == ["Undo", "Hint", "Rules", "What’s this", "More"]
    for tool in tools.all():
        box = tool.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    page.get_by_test_id("more").click()
    for name in ("more-replay", "more-language"):
        expect(page.get_by_test_id(name)).to_be_visible()
    page.get_by_test_id("more-score").click()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_tiles_of_a_rival_stay_in_their_panel_and_tokens_on_their_tiles(
    new_person: NewPerson, phone: bool
) -> None:
    page = new_person(phone=phone)
    sit_down(page, table_at(page, "settlers", seats=SEATS, moves=190, seed=20, bot="greedy")["id"])
    outside = page.evaluate(
        """() => {
          const box = (one) => one.getBoundingClientRect();
          const out = (small, large) =>
            small.width > 0 && (small.left < large.left - 2 || small.right > large.right + 2 ||
              small.top < large.top - 2 || small.bottom > large.bottom + 2);
          const all = (what, within) => [...within.querySelectorAll(what)];
          return all(".rival", document).flatMap((rival) => [
            ...all(".place", rival).filter((place) => out(box(place), box(rival))).map(() => "a tile"),
            ...all(".place", rival).flatMap((place) =>
              all(".badge", place).filter((token) => out(box(token), box(place))).map(() => "a token")),
          ]);
        }"""
    )
    assert page.locator(".rival .place").count() > 20
    assert outside == []

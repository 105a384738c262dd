"""The lobby: a new table in three clicks, and the way back to a table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import accept, table_info, wait_for_more


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("game", games.names())
def test_a_new_table_in_three_clicks(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"[data-testid=new-table][data-game={game}]").click()
    page.get_by_test_id("start-table").click()
    table = table_info(page, table_of(page))
    assert (table["game"], table["status"]) == (game, "running")
    assert [seat["mine"] for seat in table["seats"]].count(True) == 1
    now = wait_for_more(page, None)
    assert now["moves"] or now["lit"]


def test_a_new_table_offers_three_levels_and_says_what_they_are(page: Page) -> None:
    page.goto("/")
    page.locator("[data-testid=new-table][data-game=felinia]").click()
    seat = page.get_by_test_id("seat").nth(1)
    expect(seat).to_have_value("easy")
    assert seat.locator("> option").all_inner_texts()[1:4] == ["Easy bot", "Medium bot", "Hard bot"]
    assert seat.locator("optgroup option").count() == 3
    seat.select_option("hard")
    expect(page.get_by_text("about two seconds for a decision")).to_be_visible()
    page.get_by_test_id("start-table").click()
    seats = table_info(page, table_of(page))["seats"]
    assert [seat["bot"] for seat in seats] == ["", "hard", "easy"]


def test_only_options_that_mean_something_are_there_and_they_are_folded(page: Page) -> None:
    page.goto("/")
    page.locator("[data-testid=new-table][data-game=settlers]").click()
    alone = page.get_by_text("Solo difficulty")
    expansion = page.get_by_test_id("options").locator("label", has_text="We Didn't Start the Fire")
    expect(expansion).to_be_hidden()
    page.get_by_test_id("options").locator("summary").click()
    expect(expansion).to_be_visible()
    expect(page.get_by_text("Better without it at first.")).to_be_visible()
    expect(alone).to_have_count(0)
    expansion.click()
    page.get_by_test_id("choice-players-1").check(force=True)
    expect(alone).to_be_visible()
    page.get_by_test_id("choice-players-2").check(force=True)
    expansion.click()
    page.get_by_test_id("start-table").click()
    table = table_info(page, table_of(page))
    assert [seat["bot"] for seat in table["seats"]] == ["", "easy"]
    assert table["options"]["fire"] is False


def test_the_scenario_of_a_game_for_one_is_not_offered_to_two(page: Page) -> None:
    page.goto("/")
    page.locator("[data-testid=new-table][data-game=north]").click()
    page.get_by_test_id("options").locator("summary").click()
    scenario = page.get_by_text("Solo scenario")
    expect(scenario).to_have_count(0)
    page.get_by_test_id("choice-players-1").check(force=True)
    expect(scenario).to_be_visible()


def test_somebody_new_is_asked_to_learn_a_game_and_every_card_offers_it(page: Page) -> None:
    page.goto("/")
    panel = page.get_by_test_id("new-here")
    expect(panel).to_be_visible()
    assert page.get_by_test_id("learn").count() == len(games.names())
    panel.locator("[data-game=tundra]").click()
    table = table_of(page)
    assert table_info(page, table)["lesson"] is not None
    expect(page.get_by_test_id("lesson")).to_be_visible()
    page.goto("/")
    expect(page.locator(f"[data-table='{table}']").first).to_be_visible()
    expect(panel).to_have_count(0)


def test_the_lobby_leads_back_to_the_table(page: Page) -> None:
    page.goto("/")
    page.locator("[data-testid=new-table][data-game=felinia]").click()
    page.get_by_test_id("start-table").click()
    table = table_of(page)
    wait_for_more(page, None)
    page.goto("/")
    row = page.locator(f"[data-testid=my-tables] [data-table='{table}']")
    expect(row).to_be_visible()
    row.get_by_role("link").first.click()
    assert table_of(page) == table


def test_the_lobby_says_whose_turn_it_is(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Vera"}, {"kind": "open"}]
    made = anna.request.post("/api/tables", data={"game": "felinia", "seats": seats}).json()
    row = f"[data-testid=my-tables] [data-table='{made['id']}']"
    anna.goto("/")
    expect(anna.locator(row)).to_contain_text("1 player to come")
    accept(boris, made["invites"][0]["path"])
    expect(boris.get_by_test_id("question")).to_be_visible()
    table = table_info(anna, made["id"])
    [first] = table["asked"]
    asked, other = (anna, boris) if first < 2 else (boris, anna)
    for person in (asked, other):
        person.goto("/")
    expect(asked.locator(row)).to_contain_text("Your turn")
    name = table["seats"][first]["name"] or f"Player {first + 1}"
    expect(other.locator(row)).to_contain_text(f"Waiting for {name}")


def test_a_public_table_is_found_and_taken_by_somebody_else(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "felinia", "seats": seats, "public": True}
    table = anna.request.post("/api/tables", data=wish).json()["id"]
    boris.goto("/")
    boris.locator(f"[data-table='{table}']").get_by_test_id("sit").click()
    assert table_of(boris) == table
    expect(boris.get_by_test_id("question")).to_be_visible()
    assert table_info(boris, table)["seats"][1]["mine"]


def test_what_is_not_there_is_said(new_person: NewPerson) -> None:
    page = new_person(complains=False)
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link").first.click()
    expect(page.locator("[data-testid=new-table]").first).to_be_visible()

"""People at one table: a host who mutes and removes, a seat kept for whoever lost the connection, lost answers."""

from __future__ import annotations

import random

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NewPerson
from tests.web.playing import Json, accept, make_a_move, sit_down, table_at, table_info


def together(anna: Page, boris: Page, **more: object) -> str:
    """Anna has made a table of Tundra, and Boris sits there, too; both look at it."""
    anna.request.put("/api/me", data={"name": "Anna"})
    wish = {"game": "tundra", "seats": [{"kind": "me"}, {"kind": "open"}]} | more
    made: Json = anna.request.post("/api/tables", data=wish).json()
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    anna.goto(f"/table/{made['id']}")
    expect(anna.get_by_test_id("question")).to_be_visible()
    return str(made["id"])


def say(page: Page, words: str) -> None:
    page.get_by_placeholder("Write a message").fill(words)
    page.get_by_role("button", name="Send", exact=True).click()


def test_the_host_mutes_somebody_and_removes_them(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person(complains=False)
    table = together(anna, boris)
    expect(boris.get_by_test_id("mute")).to_have_count(0)
    anna.get_by_test_id("mute").click()
    expect(anna.get_by_test_id("mute")).to_have_text("Unmute")
    boris.get_by_role("tab", name="Chat").click()
    say(boris, "can you hear me?")
    expect(boris.get_by_text("The host of this table has muted you.")).to_be_visible()
    anna.get_by_test_id("mute").click()
    expect(anna.get_by_test_id("mute")).to_have_text("Mute")
    say(boris, "and now?")
    expect(anna.get_by_test_id("unread")).to_have_text("1")
    anna.get_by_test_id("remove").click()
    anna.get_by_test_id("remove-yes").click()
    expect(boris.get_by_test_id("watching")).to_be_visible()
    seat = table_info(anna, table)["seats"][1]
    assert (seat["kind"], seat["replaced"]) == ("bot", True)


def test_a_seat_is_kept_for_a_while_and_taken_back_from_the_bot(new_person: NewPerson) -> None:
    anna, boris = new_person(complains=False), new_person()
    table = together(anna, boris, grace=8)
    boris.goto("/")
    replace = anna.get_by_role("button", name="Let a bot play on")
    replace.click()
    expect(anna.get_by_text("This player still has time to come back.")).to_be_visible()
    for _ in range(20):
        anna.wait_for_timeout(1000)
        if not replace.is_visible():
            break
        replace.click()
    expect(anna.locator("#panel-players")).to_contain_text("a bot plays on")
    assert table_info(anna, table)["seats"][1]["kind"] == "bot"
    boris.goto(f"/table/{table}")
    expect(boris.get_by_test_id("watching")).to_have_count(0)
    expect(boris.get_by_test_id("undo")).to_be_visible()
    seat = table_info(boris, table)["seats"][1]
    assert (seat["kind"], seat["mine"], seat["replaced"]) == ("person", True, False)


def test_a_move_whose_answer_was_lost_counts_once_and_nobody_is_troubled(
    new_person: NewPerson,
) -> None:
    page = new_person(complains=False)
    table = table_at(page, "tundra", seats=("human", "human"))["id"]
    sit_down(page, table)
    sent: list[int] = []

    def lose(route: Route) -> None:
        sent.append(1)
        if len(sent) == 1:
            assert route.fetch().ok, "the server has it"
            route.abort()
        else:
            route.continue_()

    page.route("**/moves", lose)
    make_a_move(page, random.Random(3))
    assert len(sent) == 2
    assert table_info(page, table)["number"] == 1
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_new_table_for_people_says_what_they_agree_on(page: Page) -> None:
    page.goto("/")
    page.locator("[data-testid=new-table][data-game=tundra]").click()
    expect(page.get_by_test_id("nonces")).to_have_count(0)
    page.get_by_test_id("seat").nth(1).select_option("open")
    expect(page.get_by_test_id("nonces")).to_be_checked()
    page.get_by_test_id("nonces").uncheck()
    page.get_by_test_id("allow-hints").check()
    page.get_by_text("10 minutes").click()
    page.get_by_test_id("start-table").click()
    page.wait_for_url("**/table/*")
    made = table_info(page, page.url.rsplit("/", 1)[1])
    assert (made["nonces"], made["hints"], made["grace"]) == (False, True, 600)

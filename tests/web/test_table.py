"""What a person does at a table besides making moves: confirm, cancel, talk, look things up, play again."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from polyana import games
from polyana.kernel import Match
from tests.web.conftest import NewPerson
from tests.web.playing import (
    accept,
    bring,
    click,
    play_to_the_end,
    sit_down,
    spot,
    table_at,
    table_info,
    wait_for_more,
)

CAREFUL = {"confirm": True}


def test_a_chosen_part_can_be_put_back(page: Page) -> None:
    now = sit_down(page, table_at(page, "tundra", seats=("human", "random"), moves=10)["id"])
    die = next(name for name in now["lit"] if "/die " in name)
    click(page, spot(die))
    chosen = wait_for_more(page, now)
    assert chosen["chosen"] == [die]
    assert all(die.rsplit(" ", 1)[1] in move.split() for move in chosen["moves"])
    page.keyboard.press("Escape")
    back = wait_for_more(page, chosen)
    assert (back["chosen"], back["lit"], back["revision"]) == ([], now["lit"], now["revision"])


def test_many_moves_of_one_verb_fold_by_their_thing(page: Page) -> None:
    now = sit_down(page, table_at(page, "tundra", seats=("human", "random"))["id"])
    assert now["moves"] == [] and len(now["folds"]) == 4, "four boosts, each under four boards"
    for words in now["folds"]:
        page.locator(f"[data-fold='{words}']").click()
        inside = wait_for_more(page, None)
        assert len(inside["moves"]) == 4 and inside["folds"] == []
        assert all(move.startswith(f"{words} ") for move in inside["moves"])
        page.get_by_role("button", name="Back", exact=True).click()
        assert wait_for_more(page, None)["folds"] == now["folds"]


def test_a_move_is_made_with_the_keyboard_alone(page: Page) -> None:
    now = sit_down(page, table_at(page, "felinia", seats=("human", "random", "random"))["id"])
    page.locator(spot("place market_1")).first.focus()
    page.keyboard.press("Enter")
    after = wait_for_more(page, now, asked=False)
    assert after["revision"] > now["revision"]
    now = wait_for_more(page, None)
    page.locator("body").press("1")
    assert wait_for_more(page, now, asked=False)["revision"] > now["revision"]


def test_a_card_is_read_large_where_it_lies(page: Page) -> None:
    sit_down(
        page, table_at(page, "settlers", seats=("human", "greedy"), moves=60, bot="greedy")["id"]
    )
    cards = page.locator("[data-tab=own] .held .whole")
    lens = page.get_by_role("tooltip").and_(page.locator("#lens"))
    for card in (cards.nth(0), cards.nth(1)):
        name = card.locator(".name").inner_text()
        card.hover()
        expect(lens).to_be_visible()
        expect(lens.locator(".name")).to_have_text(name)
        expect(card).to_have_attribute("aria-describedby", "lens")
    page.keyboard.press("Escape")
    expect(lens).to_be_hidden()
    expect(cards.nth(1)).not_to_have_attribute("aria-describedby", "lens")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Nobody has more than six coins"), ("ru", "Больше шести монет не бывает")],
)
def test_a_mistake_is_spoken_of_before_it_is_made(
    new_person: NewPerson, language: str, sentence: str
) -> None:
    person = new_person(likes={"language": language})
    game = games.load("felinia")
    match: Any = Match(game, game.options({"players": 3}), seed=7)
    while match.state.lap < 3 or match.asks[0].seat:
        match.answer(match.asks[0].seat, "bid own_board")
    record = msgspec.structs.replace(match.record(), seats=["human", "random", "random"])
    table = bring(person, record.to_json())["id"]
    now = sit_down(person, table)
    click(person, spot("place own_board"))
    expect(person.locator(".caution")).to_contain_text(sentence)
    assert table_info(person, table)["revision"] == now["revision"]
    person.get_by_test_id("confirm").click()
    assert wait_for_more(person, now, asked=False)["revision"] > now["revision"]


def test_the_title_tells_whose_turn_it_is(new_person: NewPerson) -> None:
    anna, watcher = new_person(), new_person()
    table = table_at(anna, "felinia", seats=("human", "random", "random"))["id"]
    sit_down(anna, table)
    expect(anna).to_have_title(re.compile("^● Your turn"))
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_test_id("question")).to_contain_text("Waiting for")
    expect(watcher).not_to_have_title(re.compile("Your turn"))
    assert watcher.locator(".lit, [data-move]").count() == 0
    assert watcher.locator("#panel-own").count() == 0


def test_what_one_says_the_other_reads_as_plain_text(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "felinia", "options": {}, "seats": seats}
    made = anna.request.post("/api/tables", data=wish).json()
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    anna.goto(f"/table/{made['id']}")
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_placeholder("Write a message").fill("<b>hello</b> & welcome")
    anna.get_by_role("button", name="Send", exact=True).click()
    expect(boris.get_by_test_id("unread")).to_have_text("1")
    expect(anna.get_by_test_id("unread")).to_have_count(0)
    boris.get_by_role("tab", name=re.compile("Chat")).click()
    expect(boris.get_by_test_id("unread")).to_have_count(0)
    expect(boris.locator("li time")).to_have_text(re.compile(r"^\d\d:\d\d"))
    expect(boris.get_by_text("<b>hello</b> & welcome")).to_be_visible()


def test_on_a_phone_unread_chat_is_counted_on_the_tab(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person(phone=True)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "felinia", "options": {}, "seats": seats}
    made = anna.request.post("/api/tables", data=wish).json()
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    boris.locator("[data-turn=log]").click()
    boris.get_by_role("tab", name="Chat").click()
    boris.locator("[data-turn=board]").click()
    for number in (1, 2):
        anna.request.post(f"/api/tables/{made['id']}/chat", data={"text": f"hello {number}"})
        expect(boris.get_by_test_id("tab-unread")).to_have_text(str(number))
    boris.locator("[data-turn=log]").click()
    expect(boris.get_by_text("hello 2")).to_be_visible()
    expect(boris.get_by_test_id("tab-unread")).to_have_count(0)


def test_a_game_is_played_again_and_its_record_comes_back(page: Page, tmp_path: Path) -> None:
    table = table_at(page, "felinia", seats=("human", "random", "random"), moves=150)["id"]
    play_to_the_end(page, sit_down(page, table), seed=1)
    with page.expect_download() as saved:
        page.locator("dialog a[download]").click()
    record = tmp_path / "game.json"
    saved.value.save_as(record)
    assert json.loads(record.read_text())["game"] == "felinia"
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    again = page.url.rsplit("/", 1)[1]
    assert table_info(page, table)["next"] == again
    assert table_info(page, again)["status"] == "running"
    page.goto("/")
    page.get_by_test_id("upload").set_input_files(record)
    page.wait_for_url(lambda url: "/table/" in url)
    expect(page.get_by_test_id("score-sheet")).to_be_visible()


def test_resigning_leaves_the_seat_to_a_bot(page: Page) -> None:
    table = table_at(page, "tundra", seats=("human", "random"))["id"]
    sit_down(page, table)
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    expect(page.get_by_test_id("resign-yes")).to_be_disabled()
    page.get_by_test_id("resign-sure").check()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_text("has resigned").first).to_be_visible()
    assert table_info(page, table)["seats"][0]["resigned"]


def test_what_can_be_taken_back_is_not_confirmed(new_person: NewPerson) -> None:
    """At one screen a bid can be taken back by who made it."""
    hot = new_person(likes=CAREFUL)
    now = sit_down(hot, table_at(hot, "felinia", seats=("human", "human", "human"))["id"])
    if now["curtain"]:
        hot.locator("[data-testid=curtain] button").click()
        now = wait_for_more(hot, now)
    click(hot, spot("place market_1"))
    after = wait_for_more(hot, now, asked=False)
    assert after["revision"] > now["revision"], "played at once"


def test_who_plays_with_bots_takes_back_over_their_answers(new_person: NewPerson) -> None:
    page = new_person(likes=CAREFUL)
    now = sit_down(page, table_at(page, "felinia", seats=("human", "random", "random"))["id"])
    click(page, spot("place market_1"))
    after = wait_for_more(page, now)
    assert after["revision"] >= now["revision"] + 3, "played at once, and both bots have answered"
    page.get_by_test_id("undo").click()
    back = wait_for_more(page, after)
    assert back["lit"] == now["lit"]


def test_a_final_move_is_played_by_a_second_click_or_not_at_all(new_person: NewPerson) -> None:
    """Among people, if a bot answers at once."""
    page = new_person(likes=CAREFUL)
    now = sit_down(page, table_at(page, "felinia", seats=("human", "human", "random"))["id"])
    if now["curtain"]:
        page.locator("[data-testid=curtain] button").click()
        now = wait_for_more(page, now)
    choice = random.Random(3).choice(["place market_1", "place market_2"])
    click(page, spot(choice))
    asked = wait_for_more(page, now)
    assert asked["confirm"] and asked["revision"] == now["revision"]
    page.keyboard.press("Escape")
    back = wait_for_more(page, asked)
    assert not back["confirm"] and back["lit"] == now["lit"]
    click(page, spot(choice))
    again = wait_for_more(page, back)
    assert again["confirm"]
    click(page, spot(choice))
    assert wait_for_more(page, again, asked=False)["revision"] > now["revision"]

"""With friends: invites, names, codes, spectators, a page that can be installed and tells whose turn it is."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import accept, sit_down, table_at, table_info

FELINIA = {
    "game": "felinia",
    "options": {"mode": "advanced"},
    "stand_in": "easy",
    "take_back": True,
}
LAN = "http://192.168.7.7:8000"


def waiting_table(page: Page) -> dict[str, object]:
    """A table of this person with two open seats, whose links their browser knows."""
    page.request.put("/api/me", data={"name": "Anna"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made: dict[str, object] = page.request.post(
        "/api/tables", data=FELINIA | {"seats": seats}
    ).json()
    page.goto("/")
    kept = json.dumps(made["invites"])
    page.evaluate(f"sessionStorage.setItem('invites-{made['id']}', {json.dumps(kept)})")
    page.goto(f"/table/{made['id']}")
    return made


def test_the_waiting_room_shows_options_copies_first_and_draws_the_link(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    waiting_table(page)
    expect(page.get_by_test_id("table-options")).to_contain_text("Advanced")
    expect(page.get_by_test_id("table-options")).to_contain_text("Taking back by agreement")
    first = page.locator("main li").nth(1).get_by_role("button").first
    expect(first).to_have_text("Copy the link")
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("qr")).to_be_visible()
    expect(page.get_by_test_id("alone")).to_contain_text("polyana serve --lan")
    expect(page.get_by_test_id("invite").first).to_have_value(re.compile(r"/table/\w+#token="))


def test_the_waiting_room_is_silent_about_options_that_mean_nothing_there(page: Page) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
    made = page.request.post("/api/tables", data={"game": "settlers", "seats": seats}).json()
    page.goto(f"/table/{made['id']}")
    expect(page.get_by_test_id("table-options")).to_contain_text("Lookout")
    expect(page.get_by_test_id("table-options")).not_to_contain_text("Solo")


def test_links_carry_the_address_by_which_others_come(page: Page) -> None:
    page.route("**/api/reach", lambda route: route.fulfill(json={"address": LAN}))
    waiting_table(page)
    expect(page.get_by_test_id("invite").first).to_have_value(
        re.compile(f"^{re.escape(LAN)}/table/")
    )
    expect(page.get_by_test_id("alone")).to_have_count(0)


def test_a_link_for_a_second_device_carries_it_too(page: Page) -> None:
    page.route("**/api/reach", lambda route: route.fulfill(json={"address": LAN}))
    page.goto("/")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("device-make").click()
    expect(page.get_by_test_id("device-link")).to_have_value(
        re.compile(f"^{re.escape(LAN)}/#adopt=")
    )
    expect(page.get_by_test_id("qr")).to_be_visible()


def test_an_invite_says_who_invites_to_what_before_one_is_seated(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    made = waiting_table(anna)
    invites = made["invites"]
    assert isinstance(invites, list)
    boris.goto(invites[0]["path"])
    expect(boris.get_by_role("heading", level=1)).to_have_text("Anna invites you to Felinia")
    assert [seat["kind"] for seat in table_info(anna, str(made["id"]))["seats"]].count("open") == 2
    boris.get_by_test_id("invited-name").fill("Boris")
    boris.get_by_test_id("accept").click()
    expect(boris.get_by_text("Waiting for players")).to_be_visible()
    assert table_info(anna, str(made["id"]))["seats"][1]["name"] == "Boris"
    boris.goto(invites[0]["path"])
    expect(boris.get_by_text("Waiting for players")).to_be_visible()
    assert "token" not in boris.url, "who sits there needs no invite"


def test_the_host_cancels_the_table(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person(complains=False)
    made = waiting_table(anna)
    boris.goto(f"/table/{made['id']}")
    expect(boris.get_by_text("Waiting for players")).to_be_visible()
    expect(boris.get_by_test_id("cancel-table")).to_have_count(0)
    anna.get_by_test_id("cancel-table").click()
    anna.get_by_test_id("cancel-yes").click()
    anna.wait_for_url("/")
    expect(boris.get_by_role("heading", level=1)).to_have_text("There is no such table")


def test_a_name_is_changed_at_the_table(page: Page) -> None:
    table = table_at(page, "tundra")["id"]
    sit_down(page, table)
    page.locator("#panel-players li button").first.click()
    page.get_by_test_id("seat-name").fill("Marfa")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#panel-players li").first).to_contain_text("Marfa")
    assert table_info(page, table)["seats"][0]["name"] == "Marfa"


def test_spectators_are_told_that_they_watch(new_person: NewPerson) -> None:
    anna, watcher = new_person(), new_person()
    table = table_at(anna, "felinia", seats=("human", "human", "human"))["id"]
    watcher.goto(f"/table/{table}")
    expect(watcher.get_by_test_id("watching")).to_be_visible()
    anna.goto(f"/table/{table}")
    expect(anna.get_by_test_id("watching")).to_have_count(0)


def answer_for(page: Page, table: str, seat: int) -> None:
    """Plays the first move there is for a seat, until others are asked."""
    while seat in table_info(page, table)["asked"]:
        seen = page.request.get(f"/api/tables/{table}/live").json()
        mine = [one for one in seen["sights"][0]["sight"]["questions"] if one["seat"] == seat]
        wish = {"seat": seat, "revision": seen["table"]["revision"], "move": mine[0]["options"][0]}
        assert page.request.post(f"/api/tables/{table}/moves", data=wish).ok


@pytest.mark.parametrize("wanted", [True, False])
def test_whether_to_notify_is_asked_once(new_person: NewPerson, wanted: bool) -> None:
    anna, boris = new_person(), new_person()
    anna.add_init_script(
        """globalThis.notices = [];
        globalThis.Notification = class {
          static permission = localStorage.getItem("granted") ?? "default";
          static async requestPermission() {
            localStorage.setItem("granted", "granted");
            return (this.permission = "granted");
          }
          constructor(title) { notices.push(title); }
          close() {}
        };
        Object.defineProperty(document, "hidden", { get: () => true });"""
    )
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.request.post("/api/tables", data={"game": "tundra", "seats": seats}).json()
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    anna.goto(f"/table/{made['id']}")
    answer_for(anna, made["id"], 0)
    question = anna.get_by_test_id("ask-notices")
    question.get_by_role("button", name="Yes" if wanted else "No").click()
    expect(question).to_have_count(0)
    anna.reload()
    expect(anna.get_by_test_id("question")).to_contain_text("Boris")
    expect(anna.get_by_test_id("ask-notices")).to_have_count(0)
    icon = anna.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    while 0 not in table_info(boris, made["id"])["asked"]:
        answer_for(boris, made["id"], 1)
    expect(anna).to_have_title(re.compile("Your turn"))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert bool(anna.evaluate("notices.length")) == wanted


def test_the_page_can_be_installed_and_says_when_there_is_no_connection(
    new_person: NewPerson,
) -> None:
    page = new_person(complains=False)
    page.goto("/")
    manifest = page.request.get(
        page.locator("link[rel=manifest]").get_attribute("href") or ""
    ).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("caches.match('/offline.html').then((found) => !!found)")
    kept = page.evaluate(
        "caches.keys().then((n) => Promise.all(n.map((k) => caches.open(k).then((c) => c.keys()))))"
        ".then((all) => all.flat().map((one) => new URL(one.url).pathname))"
    )
    assert not [path for path in kept if path.startswith("/api/")]
    page.context.set_offline(True)
    page.goto("/table/whatever")
    expect(page.get_by_text("There is no connection to the server")).to_be_visible()
    page.context.set_offline(False)

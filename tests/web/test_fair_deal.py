"""A fair deal on the page: browsers add to it when they have seen the commitment, and check it after the game."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from polyana.kernel import Pledge
from tests.web.conftest import NewPerson
from tests.web.playing import accept, record_of, table_info

BITS = re.compile(r"^[0-9a-f]{32}$")


def table_for_two(page: Page, **more: Any) -> dict[str, Any]:
    """Anna has made a table for herself and a friend."""
    page.request.put("/api/me", data={"name": "Anna"})
    wish = {"game": "tundra", "seats": [{"kind": "me"}, {"kind": "open"}]}
    return dict(page.request.post("/api/tables", data=wish | more).json())


def noted(page: Page, table: str) -> dict[str, str]:
    """What a browser has written down."""
    kept = page.evaluate(f"localStorage.getItem('polyana-deal-{table}')")
    return dict(json.loads(kept))


def own_nonce(page: Page, table: str) -> str:
    return next(str(seat["nonce"]) for seat in table_info(page, table)["seats"] if seat["mine"])


def play_out(people: list[Page], table: str) -> dict[str, Any]:
    """Everybody plays the last move there is, until the game is over."""
    while True:
        for person in people:
            seen = person.request.get(f"/api/tables/{table}/live").json()
            if seen["table"]["status"] == "over":
                return dict(seen["table"])
            sight = seen["sights"][0]
            for asked in sight["sight"]["questions"]:
                if asked["seat"] == sight["seat"]:
                    wish = {"seat": asked["seat"], "revision": seen["table"]["revision"]}
                    move = wish | {"move": asked["options"][-1]}
                    assert person.request.post(f"/api/tables/{table}/moves", data=move).ok


def open_panel(page: Page, table: str) -> None:
    """Opens it at a table whose end, if it has come, was celebrated before: nothing lies over the page."""
    page.goto("/")
    page.evaluate(f"localStorage.setItem('polyana-celebrated', JSON.stringify(['{table}']))")
    page.goto(f"/table/{table}")
    page.get_by_test_id("more").click()
    page.get_by_test_id("fair").click()


def test_browsers_add_to_the_deal_and_check_it_after_the_game(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    made = table_for_two(anna)
    table, commitment = made["id"], made["commitment"]
    anna.goto(f"/table/{table}")
    anna.get_by_test_id("fair").locator("summary").click()
    expect(anna.get_by_test_id("commitment")).to_have_text(commitment)
    expect(anna.get_by_test_id("own-nonce")).to_have_text(BITS)
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    given = {name: own_nonce(page, table) for name, page in (("anna", anna), ("boris", boris))}
    for name, page in (("anna", anna), ("boris", boris)):
        assert BITS.match(given[name])
        assert noted(page, table) == {"commitment": commitment, "nonce": given[name]}
    open_panel(boris, table)
    expect(boris.get_by_test_id("commitment")).to_have_text(commitment)
    expect(boris.get_by_test_id("own-nonce")).to_have_text(given["boris"])
    expect(boris.get_by_test_id("fair-check")).to_have_count(0)

    over = play_out([anna, boris], table)
    pledge = Pledge(**over["pledge"])
    assert pledge.nonces == [given["anna"], given["boris"]]
    assert (pledge.commitment("tundra"), str(pledge.seed)) == (commitment, over["seed"])
    open_panel(boris, table)
    lines = boris.get_by_test_id("fair-check").locator("li")
    expect(lines).to_have_text([re.compile("^✓ ")] * 4)
    command = boris.get_by_test_id("verify-command")
    expect(command).to_contain_text(f"--commitment {commitment} --nonce {given['boris']}")

    other = json.dumps(json.dumps({"commitment": "0" * 64, "nonce": "f" * 32}))
    boris.evaluate(f"localStorage.setItem('polyana-deal-{table}', {other})")
    open_panel(boris, table)
    expect(lines).to_have_text([re.compile(f"^{sign} ") for sign in "✓✓✗✗"])

    plain = new_person(likes={"language": "ru"})
    plain.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    open_panel(plain, table)
    expect(plain.get_by_test_id("fair-deal")).to_contain_text("Проверить можно такой командой")
    expect(plain.get_by_test_id("verify-command")).to_have_text(
        f"polyana verify tundra-{table}.polyana.json"
    )


def test_a_table_may_go_without_what_browsers_add(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    anna.goto("/")
    made = table_for_two(anna, nonces=False)
    anna.goto(f"/table/{made['id']}")
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    assert own_nonce(boris, made["id"]) == ""
    assert noted(boris, made["id"]) == {"commitment": made["commitment"], "nonce": ""}


def test_all_at_the_table_read_that_somebody_took_a_hint(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    made = table_for_two(anna, hints=True)
    table = made["id"]
    accept(boris, made["invites"][0]["path"], "Boris")
    expect(boris.get_by_test_id("question")).to_be_visible()
    seat = table_info(anna, table)["asked"][0]
    asker, other = (anna, boris) if seat == 0 else (boris, anna)
    other.goto(f"/table/{table}")
    expect(other.get_by_test_id("question")).to_be_visible()
    assert asker.request.post(f"/api/tables/{table}/hint", data={"seat": seat}).ok
    expect(other.get_by_test_id("unread")).to_have_text("1")
    expect(other.get_by_test_id("hints-taken")).to_have_text("1 hint")
    other.get_by_role("tab", name="Chat").click()
    name = "Anna" if seat == 0 else "Boris"
    expect(other.get_by_test_id("hint-told")).to_have_text(f"{name} took a hint")


def test_who_is_invited_reads_that_a_table_began_from_a_record(new_person: NewPerson) -> None:
    anna, boris = new_person(), new_person()
    kind = {"Content-Type": "application/json"}
    record = record_of("tundra", 4, ("human", "human"), 7, "random", ())
    made = anna.request.post("/api/records?open=1", data=record, headers=kind).json()
    boris.goto(made["invites"][0]["path"])
    expect(boris.get_by_role("note")).to_contain_text("This game began from a record")
    boris.get_by_test_id("accept").click()
    expect(boris.get_by_test_id("more")).to_be_visible()
    boris.get_by_test_id("more").click()
    boris.get_by_test_id("fair").click()
    expect(boris.get_by_test_id("fair-deal")).to_contain_text("was known to somebody before")
    boris.goto("/")
    expect(boris.get_by_text("From a record")).to_be_visible()
    other = table_for_two(anna, hints=True)
    boris.goto(other["invites"][0]["path"])
    expect(boris.get_by_text("Hints allowed")).to_be_visible()
    expect(boris.get_by_role("note")).to_have_count(0)

"""A table that was set aside: the page says so, in the reader's language."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.playing import table_at

SAID = {
    "en": "This table hung or broke the rules of its game, and has been set aside.",
    "ru": "Партия за этим столом зависла или нарушила правила, и стол отставлен в сторону.",
}


def seem_to_be_set_aside(page: Page) -> None:
    """What the page hears of its table is changed to what people at such a table are told."""

    def pass_on(line: WebSocketRoute) -> None:
        def hear(data: str | bytes) -> None:
            message = json.loads(data)
            message["table"]["stopped"] = True
            line.send(json.dumps(message | {"sights": [], "thinking": []}))

        line.connect_to_server().on_message(hear)

    page.route_web_socket("**/live", pass_on)


@pytest.mark.parametrize("language", SAID)
def test_people_at_a_table_that_was_set_aside_are_told(
    new_person: NewPerson, language: str
) -> None:
    somebody, page = new_person(), new_person(likes={"language": language})
    table = table_at(somebody, "felinia", seats=("human", "human", "human"))["id"]
    seem_to_be_set_aside(page)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(SAID[language])
    page.get_by_role("main").get_by_role("link").click()
    expect(page).to_have_url("/")

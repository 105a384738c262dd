"""A bot that keeps people waiting: the page says so, in the reader's language."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.playing import table_at

SAID = {
    ("late", "en"): r"Hard bot \d is late: the server has a lot to think about just now, "
    r"but an answer will come\.",
    ("late", "ru"): r"Опаздывает с ходом: Сильный бот \d\. "
    r"Серверу сейчас приходится много думать, но ответ придёт\.",
    ("failing", "en"): r"Hard bot \d does not answer\. Trying again\.",
    ("failing", "ru"): r"Не отвечает: Сильный бот \d\. Пробуем ещё раз\.",
}


def seem_to_be_bots(page: Page, fate: str) -> None:
    """What the page hears of its table is changed: on all seats are hard bots; who is asked is late, or failing."""

    def pass_on(line: WebSocketRoute) -> None:
        def hear(data: str | bytes) -> None:
            message = json.loads(data)
            for seat in message["table"]["seats"]:
                seat |= {"kind": "bot", "bot": "hard", "mine": False}
            asked = message["table"]["asked"]
            line.send(json.dumps(message | {"thinking": asked, fate: asked}))

        line.connect_to_server().on_message(hear)

    page.route_web_socket("**/live", pass_on)


@pytest.mark.parametrize(("fate", "language"), SAID)
def test_a_bot_that_keeps_people_waiting_is_named(
    new_person: NewPerson, fate: str, language: str
) -> None:
    somebody, page = new_person(), new_person(likes={"language": language})
    table = table_at(somebody, "felinia", seats=("human", "human", "human"))["id"]
    seem_to_be_bots(page, fate)
    page.goto(f"/table/{table}")
    expect(page.get_by_test_id("question")).to_have_text(re.compile(SAID[fate, language]))

"""Soft sounds: none before somebody has touched the page, some afterwards, and none at all with one switch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.playing import click_something, sit_down, table_at, wait_for_more
from tests.web.test_friends import answer_for

LISTENING = """
// A test that looks into the page counts as a touch for the browser: only clicks do here.
window.touched = false;
addEventListener("pointerdown", () => (touched = true), true);
Object.defineProperty(Navigator.prototype, "userActivation", { get: () => ({ hasBeenActive: touched }) });
window.tones = 0;
window.contexts = 0;
const plain = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { tones += 1; return plain.call(this); };
window.AudioContext = class extends AudioContext { constructor() { super(); contexts += 1; } };
"""


@pytest.mark.parametrize("sound", [True, False], ids=["on", "off"])
def test_sounds_come_with_the_first_click_if_they_are_wanted(
    new_person: NewPerson, sound: bool
) -> None:
    page = new_person(likes={"sound": sound})
    page.add_init_script(LISTENING)
    table = table_at(page, "felinia", seats=("human", "random", "random"))["id"]
    sit_down(page, table)
    log = page.get_by_test_id("log").locator("li")
    before = log.count()
    answer_for(page, table, 0)
    expect(log.nth(before)).to_be_visible()
    assert page.evaluate("contexts") == 0, (
        "what is told to somebody who has touched nothing is silent"
    )
    now, choice = wait_for_more(page, None), random.Random(5)
    for _ in range(3):
        click_something(page, now, choice)
        now = wait_for_more(page, now)
    assert (page.evaluate("tones") > 0) is sound
    assert page.evaluate("contexts") == int(sound)

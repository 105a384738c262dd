"""What the server refuses, in the words of the page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.settlers.test_decks import file, swapped
from tests.web.playing import record_of
from tests.web.windows import new_window


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This record is damaged at move 4: seat "),
        ("ru", "Запись повреждена на ходу 4: место "),
    ],
)
def test_a_damaged_record_is_refused_in_the_language_of_the_page(
    server: str, browser: Browser, tmp_path: Path, language: str, sentence: str
) -> None:
    record = json.loads(record_of("felinia", 6, ("human", "random", "random"), 7, "random", ()))
    record["moves"][3][1] = "bid nowhere"
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(record))
    page = new_window(browser, server, likes={"language": language})
    page.goto("/")
    page.get_by_test_id("upload").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    page.context.close()


def test_the_words_of_a_game_are_found_for_what_it_refuses(
    server: str, browser: Browser, tmp_path: Path
) -> None:
    """A record with a deck that is not legal: the frame's words around the game's own, both in Russian."""
    record = json.loads(record_of("settlers", 0, ("human", "random"), 7, "random", ()))
    record["options"]["decks"] = file(swapped(bar_idol="rom_gardens"))
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(record))
    page = new_window(browser, server, likes={"language": "ru"})
    page.goto("/")
    page.get_by_test_id("upload").set_input_files(broken)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(
        "По этой записи партию не разложить: Эти колоды не подходят. raiders"
    )
    expect(alert).to_contain_text("набор rom_gardens не принадлежит империи barbarians")
    page.context.close()

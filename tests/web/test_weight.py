"""The page is light: the lobby and each table load in 250 kB or less."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import table_at
from tests.web.weighing import first_load

MOST = 250_000


def assert_light(weights: dict[str, int]) -> None:
    heavy = sorted(weights.items(), key=lambda item: -item[1])[:8]
    assert 20_000 < sum(weights.values()) <= MOST, (sum(weights.values()), heavy)
    assert any(path.endswith(".js") for path in weights)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_lobby_is_light(new_person: NewPerson, language: str) -> None:
    page = new_person(likes={"language": language})
    assert_light(first_load(page, "/"))
    expect(page.locator("[data-testid=new-table]").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games.names())
def test_a_table_is_light(new_person: NewPerson, game: str, language: str) -> None:
    page: Page = new_person(likes={"language": language})
    table = table_at(page, game, seats=("human", "random", "random"), moves=30)
    assert_light(first_load(page, f"/table/{table['id']}"))
    expect(page.get_by_test_id("question")).to_be_visible()

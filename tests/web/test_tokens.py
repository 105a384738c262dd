"""What lies on the board is drawn wherever it may lie."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from polyana.kernel import Match
from tests.revive.tables import GAME, table, token
from tests.web.playing import bring, sit_down


@pytest.mark.parametrize("targets", [0, 1])
def test_a_target_on_a_large_location_of_revive_is_drawn(page: Page, targets: int) -> None:
    state = table(sides=("joxari_moon", "nadair_sun"))
    for _ in range(targets):
        token(state, 0, "nw")
    match: Match[Any, Any, Any] = Match.at(GAME, state.options, state)
    record = msgspec.structs.replace(match.record(), seats=["human", "random"])
    sit_down(page, bring(page, record.to_json())["id"])
    corner = page.locator('.map [data-anchor="hex nw"]')
    assert corner.locator("circle[stroke='#fff']").count() == targets

"""Every numbered rule of every game is named by a test."""

from __future__ import annotations

import pytest

from polyana import games
from tests.rules import examples, proved, stated


@pytest.mark.parametrize("game", games.names())
def test_every_rule_is_proved(game: str) -> None:
    assert [number for number in stated(game) if number not in proved(game)] == []


@pytest.mark.parametrize("game", games.names())
def test_tests_name_only_rules_that_exist(game: str) -> None:
    assert proved(game) - {*stated(game), *examples(game)} == set()

"""How often the coach speaks: a game of an easy player, with the figures of docs/page.md in mind."""

from __future__ import annotations

import pytest

from tools.coaching import counted


@pytest.mark.parametrize("game", ["felinia", "settlers"])
def test_an_easy_player_is_warned_now_and_then(game: str) -> None:
    turns, warned = counted(game, seed=0)
    assert turns / 30 < warned < turns / 4

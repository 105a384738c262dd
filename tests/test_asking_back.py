"""Who plays with bots alone is not asked back, and can mostly take back; among people only what is final asks."""

from __future__ import annotations

import pytest

from polyana import games
from tools.asking_back import counted


@pytest.mark.parametrize("game", games.names())
def test_moves_with_bots_are_not_asked_back_and_mostly_come_back(game: str) -> None:
    decisions, asked, undone = counted(game, alone=True)
    among_people = counted(game, alone=False)
    assert asked == 0
    assert undone > decisions / 2
    assert 0 < among_people[1] < decisions / 4
    assert undone >= among_people[2], "undo reaches further where nobody else plays"

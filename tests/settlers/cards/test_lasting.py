"""What cards bring later: Fortifications at the round end, what is kept on a card at the end of the game."""

from __future__ import annotations

import pytest

from polyana.games.settlers.scoring import result
from tests.rules import rule
from tests.settlers.cards.tables import alone
from tests.settlers.tables import CARDS, CONTENT, me, play, settle

FORTRESSES = {
    "fbar_wolf_stockade": (0, 1, 2, 3, 4, 4),
    "fjap_heron_castle": (0, 1, 2, 3, 4, 5),
    "from_border_castrum": (0, 1, 3, 4, 5, 7),
    "fegy_scarab_fortress": (0, 1, 2, 3, 4, 5),
}
"""Points by level, from 0 on."""


def test_every_fortress_has_its_row() -> None:
    printings = {card.printing for card in CARDS.values() if card.fortress}
    assert printings == set(FORTRESSES)


@pytest.mark.parametrize("card", FORTRESSES)
@pytest.mark.parametrize("level", range(6))
@rule("S-254", "S-253")
def test_a_fortress_pays_for_its_level_at_the_round_end(card: str, level: int) -> None:
    state = alone(card)
    settle(state, 0, card, level=level)
    match = play(state, "pass")
    assert me(match).vp == FORTRESSES[card][level]
    assert me(match).empire[card].level == level


STEPS = [
    *(("jap_gate", cards, 0, points) for cards, points in ((0, 0), (2, 0), (3, 2), (9, 2))),
    *(("jap_shrine", 0, resources, points)
      for resources, points in ((0, 0), (2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10))),
]  # fmt: skip


@pytest.mark.parametrize(("card", "cards", "resources", "points"), STEPS)
@rule("S-122", "S-125", "S-126")
def test_the_highest_step_reached_pays_at_the_end(
    card: str, cards: int, resources: int, points: int
) -> None:
    state = alone(card)
    state.round = 5
    location = settle(state, 0, card)
    for _ in range(cards):
        location.under[state.decks["common"].pop()] = 0
    location.kept = resources
    match = play(state, "pass")
    assert result(CONTENT, match.state).scores[0] == 2 + points  # 2 for the location itself

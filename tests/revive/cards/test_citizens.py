"""Both halves of every starting card and every citizen are played, and do what is printed on them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from polyana.games.revive.rules.cards import free_slots
from polyana.games.revive.rules.counting import COUNTERS, Whose
from tests.revive.cards.citizens import CHAINS, COLOUR, FLASKS, HALVES
from tests.revive.cards.tables import Scene, check, stage
from tests.revive.tables import CONTENT, slot, table

NAMES = {"y": "yellow", "g": "green", "r": "grey"}


def test_no_half_is_missing() -> None:
    played = {(scene.what, half) for half, scene in HALVES}
    every = {*CONTENT.citizens, *CONTENT.start_sets["a"]}
    assert played == {(card, half) for card in every for half in ("top", "bottom")}


@pytest.mark.parametrize(
    ("half", "scene"), HALVES, ids=[f"{half} of {row}" for half, row in HALVES]
)
def test_a_half_does_what_it_says(half: str, scene: Scene) -> None:
    where = f"{half}_1" if f"{half}_1" not in dict(scene.slots) else f"{half}_2"
    own = replace(scene, active=(scene.what, *scene.active))
    check(own, stage(own), f"play {scene.what}", f"slot {where}")


@pytest.mark.parametrize("card", sorted({scene.what for _, scene in HALVES}))
def test_colour_slot_symbol_and_flasks(card: str) -> None:
    for half in ("top", "bottom"):
        state = table()
        for player in state.players:
            player.active, player.rest = [], [*player.active, *player.rest]
        slot(state, 0, f"{half}_1", card)
        whose = Whose(CONTENT, state, 0)
        colour = COLOUR.get(card) or NAMES[card[0]]
        for name in ("yellow", "green", "grey"):
            assert COUNTERS[f"{name}_in_slots"](whose) == (name == colour)
        chained = f"{half}_1" in free_slots(CONTENT, state.players[0])
        assert chained is ((card, half) in CHAINS)
        assert COUNTERS["visible_flask"](whose) == ((card, half) in FLASKS)
        assert COUNTERS["flask"](whose) == sum((card, one) in FLASKS for one in ("top", "bottom"))

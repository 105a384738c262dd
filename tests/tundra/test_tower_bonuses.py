"""The bonus of a tower on every glade, after building and at the start of a round (T-407, T-408)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import camp, changes, owner, standing, use
from tests.tundra.tables import CONTENT, lay, market, play, start, start_of, towers, workers

MOVE = "move a1 b1"
"""The worker at home goes to a peat glade."""

ROWS: list[tuple[str, str, dict[str, int]]] = [
    ("dry_pinewood", "", {"vp": 1, "berry": 1}),
    ("windfall_glen", "", {"stone": 1, "berry": 2}),
    ("magpie_thicket", "put b2", {"workers": 1}),
    ("grey_scree", "", {"vp": 1, "berry": 1}),
    ("echo_gorge", "", {"peat": 1, "berry": 2}),
    ("seven_boulders", MOVE, {"peat": 1, "berry": 1}),
    ("crane_bog", "", {"vp": 1, "berry": 1}),
    ("smoky_hollow", "", {"kindling": 1, "berry": 2}),
    ("firefly_marsh", "gain stone", {"vp": 1, "stone": 1}),
    ("white_heath", "", {"vp": 2}),
    ("berry_barrens", "put b2", {"workers": 1, "berry": 2}),
    ("old_shrine", "gain stone, gain peat", {"vp": 1, "stone": 1, "peat": 1}),
    ("elk_grove", "", {"vp": 1, "stone": 1}),
    ("crooked_birches", MOVE, {"peat": 1, "berry": 1}),
    ("wolf_ridge", "put b2", {"workers": 1}),
    ("thunder_crag", "", {"vp": 1, "peat": 1}),
    ("sleepy_mire", "", {"vp": 1, "kindling": 1}),
    ("loon_fen", "", {"berry": 4}),
    ("raven_copse", "", {"stone": 1, "peat": 1}),
    ("ermine_rocks", "", {"vp": 1, "berry": 1}),
    ("amber_swamp", "put b2", {"workers": 1}),
    ("star_plain", "", {"vp": 2, "berry": 1}),
    ("fair_field", "take hare_runner", {"vp": 1, "cards": 1}),
    ("frozen_ford", MOVE, {"vp": 1, "peat": 1, "berry": 1}),
]


def test_the_rows_cover_every_glade() -> None:
    assert [token for token, _, _ in ROWS] == list(CONTENT.glades)


@rule("T-407", "T-411", "T-601")
@pytest.mark.parametrize(("token", "moves", "bonus"), ROWS)
def test_building_brings_the_bonus_of_the_glade(
    token: str, moves: str, bonus: dict[str, int]
) -> None:
    state = camp()
    lay(state, "b2", token)
    workers(state, 0, "b2", "a1")
    before = standing(start(state))
    match = use(state, 6, "architecture", "build b2", "pay kindling")
    play(match, *(move for move in moves.split(", ") if move))
    built = {"kindling": -2, "towers": 1, "workers": -1}
    both = {name: built.get(name, 0) + bonus.get(name, 0) for name in (*built, *bonus)}
    found = changes(before, standing(match))
    assert {name: found.get(name, 0) for name in both} == both
    assert owner(match).scored == ({"towers": bonus["vp"]} if "vp" in bonus else {})
    assert ask(match).kind == "turn"


@rule("T-408", "T-205")
@pytest.mark.parametrize(("token", "moves", "bonus"), ROWS)
def test_a_round_begins_with_the_bonus_of_the_glade(
    token: str, moves: str, bonus: dict[str, int]
) -> None:
    state = camp()
    state.towers.clear()
    state.players[0].towers_left = CONTENT.limits.towers_per_player
    lay(state, "b2", token)
    towers(state, 0, "b2")
    workers(state, 0, "a1")
    state.players[0].boards["movement"].upgraded = False
    match = start(start_of(state, 2))
    before = standing(match)
    play(match, "stop", *(move for move in moves.split(", ") if move))
    assert changes(before, standing(match)) == bonus
    assert ask(match).seat == 1 and ask(match).kind == "title_part"


@rule("T-235")
def test_a_boost_from_fair_field_under_the_activated_board_acts_at_once() -> None:
    state = camp()
    lay(state, "b2", "fair_field")
    workers(state, 0, "b2", "a1")
    market(state, "tsars_charter")
    match = use(state, 6, "architecture", "build b2", "pay kindling", "take tsars_charter")
    assert "tuck tsars_charter architecture" in options(match)
    play(match, "tuck tsars_charter architecture")
    assert owner(match).scored == {"towers": 1, "cards": 2}

"""Every boost at every cell: what it costs and what it brings."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import camp, changes, standing, use
from tests.tundra.tables import CONTENT, play, tuck

MOVE = "move b1 b2"
"""The worker on peat goes to a stone glade."""
TWO_MOVES = "move b1 b2, walk 1 a2"
BUILD = "build b1, pay kindling"
"""On Crane Bog, whose bonus is 1 vp + 1 berry."""
TOWER = {"kindling": -2, "workers": -1, "towers": 1, "vp": 1, "berry": 1}
DISCOUNT = {"kindling": -2, "stone": -1, "peat": -2}

Row = tuple[str, str, str, dict[str, int]]

MARKET: list[Row] = [
    ("birchbark_pannier", "654", "gather stone, gather peat", {"stone": 1, "peat": 1}),
    ("birchbark_pannier", "321", "gather kindling", {"kindling": 1, "berry": 1}),
    ("cloudberry_basket", "654", "", {"berry": 3}),
    ("cloudberry_basket", "321", "", {"berry": 3}),
    ("fur_boots", "65", TWO_MOVES, {"stone": 2}),
    ("fur_boots", "4321", MOVE, {"stone": 1}),
    ("kindling_sledge", "65", "", {"kindling": 2}),
    ("kindling_sledge", "43", "", {"kindling": 1, "berry": 1}),
    ("kindling_sledge", "21", "pay", {"kindling": -2, "vp": 2}),
    ("quarry_lever", "654", "pay", {"stone": -2, "vp": 2}),
    ("quarry_lever", "321", "", {"stone": 2}),
    ("peat_spade", "6", "pay", {"peat": -3, "vp": 3}),
    ("peat_spade", "5432", "", {"peat": 1, "berry": 1}),
    ("peat_spade", "1", "", {"peat": 3}),
    ("acorn_casket", "654", "", {"vp": 1}),
    ("acorn_casket", "321", "", {"berry": 2}),
    ("signal_fire", "654", "gain peat", {"peat": 1}),
    ("signal_fire", "321", "", {"berry": 2}),
    ("fair_stall", "65", "pay", {"berry": -2, "vp": 2}),
    ("fair_stall", "43", "pay peat", {"peat": -1, "berry": 3}),
    ("fair_stall", "21", "gain stone, gain peat", {"berry": -1, "stone": 1, "peat": 1}),
    ("guild_axe", "654", "build b1, pay kindling, pay kindling", TOWER),
    ("guild_axe", "321", "gain peat", {"peat": 1, "berry": 1}),
    ("summoning_drum", "654", "", {"berry": 2}),
    ("summoning_drum", "321", "put c1, pay stone", {"stone": -1, "workers": 1}),
    ("dog_team", "65", "ride a1 b2", {"stone": 1, "berry": 1}),
    ("dog_team", "43", MOVE, {"stone": 1, "berry": 1}),
    ("dog_team", "21", "ride a1 b2", {"stone": 1}),
    ("knucklebones", "65", "reroll 2, stop", {"berry": 2, "rolls": 1}),
    ("knucklebones", "43", "shift 2 +1", {"berry": 2, "pips": 1}),
    ("knucklebones", "21", "flip 2", {"berry": 2, "pips": 3}),
    ("tsars_charter", "6", "", {"vp": 2}),
    ("tsars_charter", "5432", "", {"berry": 1}),
    ("tsars_charter", "1", "", {"vp": 2}),
    (
        *("ice_cellar", "65", "gather stone, gather peat, gather kindling"),
        {"stone": 1, "peat": 1, "kindling": 1},
    ),
    ("ice_cellar", "43", "gather stone, gather peat", {"stone": 1, "peat": 1}),
    ("ice_cellar", "21", "gather stone", {"stone": 1, "berry": 1}),
    ("amber_charm", "65", "pay stone", {"stone": -2, "vp": 2}),
    ("amber_charm", "4321", "gain peat", {"peat": 1}),
    ("birchbark_blueprint", "654", "gain stone", {"stone": 1}),
    (
        *("birchbark_blueprint", "321", "upgrade trade, drop stone"),
        {**DISCOUNT, "berry": 1, "upgraded": 1, "vp": 1},
    ),
    ("town_bell", "65", "take hare_runner", {"berry": -2, "cards": 1}),
    ("town_bell", "4321", "", {"berry": 2}),
    ("northern_lights", "65", MOVE, {"stone": 1}),
    ("northern_lights", "43", "gain stone, gain peat", {"stone": 1, "peat": 1}),
    ("northern_lights", "21", "", {"vp": 1}),
    ("bear_candle", "65", "roll", {"berry": -2, "dice": 1, "rolls": 1}),
    ("bear_candle", "4321", "", {"berry": 2}),
]

STARTING: list[Row] = [
    ("peat_pouch", "65", "", {"berry": 1}),
    ("peat_pouch", "43", "", {"peat": 1}),
    ("peat_pouch", "21", MOVE, {"stone": 1}),
    ("brushwood_broom", "65", "", {"kindling": 1}),
    ("brushwood_broom", "43", MOVE, {"stone": 1}),
    ("brushwood_broom", "21", "", {"berry": 1}),
    ("stone_mortar", "65", MOVE, {"stone": 1}),
    ("stone_mortar", "43", "", {"berry": 1}),
    ("stone_mortar", "21", "", {"stone": 1}),
    ("knapsack", "65", "gather stone, gather peat", {"stone": 1, "peat": 1}),
    ("knapsack", "4321", "gather peat", {"peat": 1}),
    ("travel_staff", "654", "gain kindling", {"kindling": 1}),
    ("travel_staff", "321", "", {"berry": 1}),
    ("first_acorn", "65", "", {"vp": 1}),
    ("first_acorn", "4321", "", {"berry": 1}),
    ("wooden_spoon", "65", "", {"berry": 1}),
    ("wooden_spoon", "4321", "", {"berry": 2}),
    ("snowshoes", "6", TWO_MOVES, {"stone": 2}),
    ("snowshoes", "5432", "", {"berry": 1}),
    ("snowshoes", "1", TWO_MOVES, {"stone": 2}),
    ("bast_basket", "65", "choose stone", {"stone": 1}),
    ("bast_basket", "43", "choose berry", {"berry": 1}),
    ("bast_basket", "21", "choose peat", {"peat": 1}),
    ("tin_whistle", "654", "", {"berry": 1}),
    ("tin_whistle", "321", "put a1, pay stone", {"stone": -1, "berry": -1, "workers": 1}),
    ("bone_needle", "6543", "gain stone", {"berry": -1, "stone": 1}),
    ("bone_needle", "21", "", {"vp": 1}),
    ("lucky_button", "65", "reroll 2, stop", {"berry": 1, "rolls": 1}),
    ("lucky_button", "43", "shift 2 -1", {"berry": 1, "pips": -1}),
    ("lucky_button", "21", "flip 2", {"pips": 3}),
    ("clay_jug", "65", "", {"peat": 1}),
    ("clay_jug", "43", "", {"stone": 1}),
    ("clay_jug", "21", "", {"kindling": 1}),
    ("trowel", "65", BUILD, TOWER),
    ("trowel", "4321", "", {"berry": 1}),
    ("tally_stick", "65", "pay peat", {"peat": -2, "vp": 2}),
    ("tally_stick", "4321", "", {"berry": 1}),
    ("sled_strap", "65", "gain peat", {"peat": 1}),
    ("sled_strap", "4321", MOVE, {"stone": 1}),
]


def test_the_rows_cover_every_frame_of_every_boost() -> None:
    cards = {**CONTENT.boosts, **CONTENT.starting_boosts}
    frames = [
        (card, "".join(map(str, frame.cells)))
        for card, boost in cards.items()
        for frame in boost.frames
    ]
    assert [(card, cells) for card, cells, _, _ in MARKET + STARTING] == frames


@rule("T-231", "T-506", "T-601")
@pytest.mark.parametrize(("card", "cells", "moves", "change"), MARKET + STARTING)
def test_a_boost_acts_at_each_cell_of_its_frame(
    card: str, cells: str, moves: str, change: dict[str, int]
) -> None:
    for cell in map(int, cells):
        state = camp()
        tuck(state, 0, "movement", card)
        match = use(state, cell, "movement", spare=(2,))
        assert options(match) == ["act movement", f"act {card}", "stop"]
        before = standing(match)
        play(match, f"act {card}", *(move for move in moves.split(", ") if move))
        assert changes(before, standing(match)) == change
        assert ask(match).about[0] == "movement"  # the boost is done; the board is still to act


@pytest.mark.parametrize(
    ("card", "cell", "expected"),
    [("cloudberry_basket", 6, 4), ("cloudberry_basket", 3, 3)],
)
def test_what_is_counted_is_capped(card: str, cell: int, expected: int) -> None:
    state = camp()
    tuck(state, 0, "movement", card)
    state.players[0].workers += ["a1"] * 3
    state.players[0].workers_left = 0
    match = use(state, cell, "movement", f"act {card}")
    assert standing(match)["berry"] == 6 + expected

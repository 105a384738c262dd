"""Every module fires with the cards of its colours; every machine, crate and switch plate does what it says."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.state import State
from tests.revive.cards.citizens import MODULE, a_charged_machine, a_tile, one_figure
from tests.revive.cards.tables import Scene, check, stage, together
from tests.revive.tables import CONTENT, GATE_DESERT, crate, figure, machine, module, table

# Modules

FIRST = {
    "yellow": ("sc_gatherer_a", "food"),
    "green": ("sc_chronicler_a", "book"),
    "grey": ("sc_smith_a", "gear"),
}
"""By colour the card that is played into the slot of the module; its upper half gives two of a resource."""
YELLOW, GREEN, GREY = ("yellow",), ("green",), ("grey",)


@dataclass(frozen=True)
class Firing:
    """A module: its colours, what it brings (`own` is the resource of the card), flasks, what it needs."""

    module: str
    colours: tuple[str, ...]
    brings: str
    move: str = ""
    flasks: int = 0
    have: str = ""


MODULES = [
    Firing("md_01", YELLOW + GREEN, "1 book"),
    Firing("md_02", YELLOW + GREEN, "1 food"),
    Firing("md_03", YELLOW + GREEN, "1 gear"),
    Firing("md_04", YELLOW + GREEN, "1 vp", flasks=1),
    Firing("md_05", YELLOW + GREEN, "1 book", flasks=1),
    Firing("md_06", YELLOW + GREEN, "1 food", flasks=1),
    Firing("md_07", YELLOW + GREEN, "-1 own, 1 crystal", "do md_07 crystal"),
    Firing("md_08", YELLOW + GREEN, "-1 food, 2 vp", "do md_08 vp", have="1 food"),
    Firing("md_09", GREEN + GREY, "1 book"),
    Firing("md_10", GREEN + GREY, "1 gear"),
    Firing("md_11", GREEN + GREY, "1 food"),
    Firing("md_12", GREEN + GREY, "1 vp", flasks=1),
    Firing("md_13", GREEN + GREY, "1 gear", flasks=1),
    Firing("md_14", GREEN + GREY, "1 book", flasks=1),
    Firing("md_15", GREEN + GREY, "-1 own, 1 crystal", "do md_15 crystal"),
    Firing("md_16", GREEN + GREY, "-1 book, 2 vp", "do md_16 vp", have="1 book"),
    Firing("md_17", YELLOW + GREY, "1 food"),
    Firing("md_18", YELLOW + GREY, "1 gear"),
    Firing("md_19", YELLOW + GREY, "1 book"),
    Firing("md_20", YELLOW + GREY, "1 vp", flasks=1),
    Firing("md_21", YELLOW + GREY, "1 food", flasks=1),
    Firing("md_22", YELLOW + GREY, "1 gear", flasks=1),
    Firing("md_23", YELLOW + GREY, "-1 own, 1 crystal", "do md_23 crystal"),
    Firing("md_24", YELLOW + GREY, "-1 gear, 2 vp", "do md_24 vp", have="1 gear"),
    Firing("md_25", YELLOW, "2 food"),
    Firing("md_26", YELLOW, "1 food, 1 gear"),
    Firing("md_27", YELLOW, "1 crystal"),
    Firing("md_28", YELLOW, "1 yellow"),
    Firing("md_29", YELLOW, "1 gear", "gain gear", flasks=1),
    Firing("md_30", YELLOW, "2 vp"),
    Firing("md_31", YELLOW, "-1 own, 2 vp", "do md_31 vp", flasks=1),
    Firing("md_32", YELLOW, "1 food", flasks=2),
    Firing("md_33", GREEN, "2 book"),
    Firing("md_34", GREEN, "1 book, 1 food"),
    Firing("md_35", GREEN, "1 crystal"),
    Firing("md_36", GREEN, "1 green"),
    Firing("md_37", GREEN, "1 food", "gain food", flasks=1),
    Firing("md_38", GREEN, "2 vp"),
    Firing("md_39", GREEN, "-1 own, 2 vp", "do md_39 vp", flasks=1),
    Firing("md_40", GREEN, "1 book", flasks=2),
    Firing("md_41", GREY, "2 gear"),
    Firing("md_42", GREY, "1 gear, 1 book"),
    Firing("md_43", GREY, "1 crystal"),
    Firing("md_44", GREY, "1 grey"),
    Firing("md_45", GREY, "1 book", "gain book", flasks=1),
    Firing("md_46", GREY, "2 vp"),
    Firing("md_47", GREY, "-1 own, 2 vp", "do md_47 vp", flasks=1),
    Firing("md_48", GREY, "1 gear", flasks=2),
]


@pytest.mark.parametrize("row", MODULES, ids=lambda row: row.module)
@pytest.mark.parametrize("colour", FIRST)
def test_a_module_fires_with_cards_of_its_colours(colour: str, row: Firing) -> None:
    card, own = FIRST[colour]
    fires = colour in row.colours
    brings = together(f"2 {own}", row.brings.replace("own", own) if fires else "")
    moves = (row.move,) if fires and row.move else ()
    scene = Scene(row.module, brings, moves, have=row.have, active=(card,))
    state = stage(scene)
    module(state, 0, "top_1_2", row.module)
    assert COUNTERS["visible_flask"](Whose(CONTENT, state, 0)) == row.flasks
    check(scene, state, f"play {card}", "slot top_1")


# Machines

A_TILE = ("explore a04", "card y_cook", "lay 0")


def second_machine(state: State) -> None:
    machine(state, 0, "mg_hammer", charged=True)


def opened_food(state: State) -> None:
    crate(state, 0, "cr_food_1", opened=1)


def green_module(state: State) -> None:
    module(state, 0, "top_1_1", "md_33")


def in_camp(state: State) -> None:
    figure(state, 0, "s1_4", "nad_trails")


MACHINES = [
    Scene("std_grey", "-1 gear, 1 crystal", ("do std_grey crystal",), have="1 gear"),
    Scene("std_green", "", ("card y_cook",), slots=(("top_1", "y_cook"),), to_rest=("y_cook",)),
    Scene("std_yellow", "-4 food, 2 vp, 1 citizen", A_TILE, "4 food", arrange=a_tile, to_active=("y_cook",)),
    Scene("mg_hammer", "2 gear"),
    Scene("mg_crane", "-1 gear, 1 yellow, 1 green, 1 energy", (f"build {GATE_DESERT}",), "1 gear", arrange=one_figure),
    Scene("mg_sorter", "-1 gear, 1 crate", ("do mg_sorter crate",), "1 gear"),
    Scene("mg_mill", "1 grey, 1 gear"),
    Scene("mg_press", "-1 gear, 3 vp", ("do mg_press vp",), "1 gear"),
    Scene("mg_jemmy", "-1 gear, 3 food", ("do mg_jemmy reopen_crate", "take cr_food_1"), "1 gear", arrange=opened_food),
    Scene("mg_turntable", "1 book, 1 grey, 1 gear",
          ("do mg_turntable rotate_card", "gain book", "play sc_scavenger_a", "slot top_1", "half bottom"),
          active=("sc_scavenger_a",)),
    Scene("mg_crystalliser", "1 crystal"),
    Scene("mg_exchanger", "-2 gear, 2 food, 2 book", ("more", "choose food", "more", "choose book"), "2 gear"),
    Scene("mg_flywheel", "1 vp, 1 energy", ("take mg_hammer",), arrange=second_machine),
    Scene("mn_press", "2 book"),
    Scene("mn_school", "-1 book, -1 food", ("populate s3_1", "tech nad_verse"), "1 book, 1 food", arrange=in_camp),
    Scene("mn_bench", "1 module", MODULE),
    Scene("mn_herbarium", "1 green, 1 book"),
    Scene("mn_beacon", "", ("card sc_smith_a",), to_active=("sc_smith_a",)),
    Scene("mn_prism", "1 gear, 2 food, 2 book",
          ("do mn_prism all_colours", "gain gear", "play sc_gatherer_a", "slot top_1"),
          active=("sc_gatherer_a",), arrange=green_module),
    Scene("mn_lantern", "2 gear", ("card sc_smith_a",), active=("sc_smith_a",), to_rest=("sc_smith_a",)),
    Scene("mn_altar", "1 book, 1 marker", ("do mn_altar ability",), "1 book"),
    Scene("mn_atlas", "-1 book, 3 vp", ("do mn_atlas vp",), "1 book"),
    Scene("mn_fork", "3 book", ("card sc_chronicler_a", "slot top_1"), active=("sc_chronicler_a", "sc_smith_a")),
    Scene("my_hydro", "2 food"),
    Scene("my_airship", "-3 food, 2 vp, 1 citizen", A_TILE, "3 food", arrange=a_tile, to_active=("y_cook",)),
    Scene("my_rover", "-3 food, 2 vp, 1 citizen", A_TILE, "3 food", arrange=a_tile, to_active=("y_cook",)),
    Scene("my_horn", "-1 food, 1 citizen", ("do my_horn take_card", "card g_teacher"), "1 food",
          to_active=("g_teacher",)),
    Scene("my_wheel", "1 yellow, 1 food"),
    Scene("my_hammock", "1 food", ("card y_cook",), slots=(("top_1", "y_cook"),), to_rest=("y_cook",)),
    Scene("my_drill", "-3 food, 2 vp, 1 citizen", A_TILE, "3 food", arrange=a_tile, to_active=("y_cook",)),
    Scene("my_fair", "-1 food, 3 vp", ("do my_fair vp",), "1 food"),
    Scene("my_carousel", "3 food", ("card sc_gatherer_a", "slot top_1"), active=("sc_gatherer_a", "sc_smith_a")),
    Scene("my_bakery", "1 food, 1 gear", ("gain gear",)),
    Scene("jox_glider", "-3 food, 2 vp, 1 citizen", A_TILE, "3 food", "joxari_sun", arrange=a_tile,
          to_active=("y_cook",)),
    Scene("kan_relay", "2 gear", ("card sc_smith_a",), "", "kaniban_sun", ("sc_smith_a",), to_rest=("sc_smith_a",)),
    Scene("for_lode", "1 crystal", (), "", "formika_sun"),
]  # fmt: skip
"""A machine takes one energy besides."""
FLASKS = {
    "mg_hammer": 1, "mg_jemmy": 2, "mg_crystalliser": 1, "mn_press": 1, "mn_beacon": 1, "mn_altar": 1,
    "my_hydro": 1, "my_drill": 1,
}  # fmt: skip


def test_no_module_and_no_machine_is_missing() -> None:
    assert [row.module for row in MODULES] == list(CONTENT.modules)
    assert [scene.what for scene in MACHINES] == list(CONTENT.machines)


@pytest.mark.parametrize("scene", MACHINES, ids=str)
def test_a_machine_does_what_it_says(scene: Scene) -> None:
    own = replace(scene, brings=together(scene.brings, "-1 energy"))
    state = stage(replace(own, arrange=lambda state: with_machine(state, scene)))
    check(own, state, f"machine {scene.what}")
    state = table(sides=(scene.side, "nadair_moon"))
    with_machine(state, replace(scene, arrange=None))
    assert COUNTERS["flask"](Whose(CONTENT, state, 0)) == FLASKS.get(scene.what, 0)


def with_machine(state: State, scene: Scene) -> None:
    """The machine lies on its bonus space, or its technology is unlocked."""
    if CONTENT.machines[scene.what].colour:
        machine(state, 0, scene.what)
    else:
        figure(state, 0, "nw", scene.what)
    if scene.arrange is not None:
        scene.arrange(state)


# Crates and switch plates

CRATES = [
    Scene("cr_tools", "1 gear, 1 book"),
    Scene("cr_rations", "1 gear, 1 food"),
    Scene("cr_lunchbook", "1 book, 1 food"),
    Scene("cr_gears", "2 gear"),
    Scene("cr_books", "2 book"),
    Scene("cr_food", "3 food"),
    Scene("cr_crystal", "1 crystal, 1 food", ("do COPY basic", "gain food")),
    Scene("cr_module", "1 module", MODULE),
    Scene("cr_step", "1 grey", ("track grey",)),
    Scene("cr_medal", "2 vp"),
    Scene("cr_hammock", "1 food", ("do COPY slot_to_rest", "gain food"),
          slots=(("top_1", "y_cook"),), to_rest=("y_cook",)),
    Scene("cr_battery", "1 food, 1 energy", ("do COPY basic", "gain food", "take mg_hammer"),
          arrange=a_charged_machine),
    Scene("cr_letter", "1 citizen", ("card r_mason",), to_active=("r_mason",)),
    Scene("cr_totem", "2 book, 1 marker"),
]  # fmt: skip


def test_no_crate_is_missing() -> None:
    assert {f"{scene.what}_{copy}" for scene in CRATES for copy in (1, 2)} == set(CONTENT.crates)


@pytest.mark.parametrize("copy", [1, 2])
@pytest.mark.parametrize("scene", CRATES, ids=str)
def test_a_crate_does_what_it_says(scene: Scene, copy: int) -> None:
    name = f"{scene.what}_{copy}"
    moves = tuple(move.replace("COPY", name) for move in scene.moves)
    own = replace(scene, brings=together(scene.brings, "-1 crate"), moves=moves)
    state = stage(own)
    crate(state, 0, name)
    match = check(own, state, f"crate {name}")
    assert match.state.players[0].opened == {name: 1} and match.state.turn.actions == 0


PLATES = [
    Scene("sw_twin", "1 food, 1 gear", ("gain gear",)),
    Scene("sw_ratchet", "1 yellow", ("track yellow",)),
    Scene("sw_spark", "1 book, 1 energy", ("do sw_spark basic", "gain book", "take mg_hammer"),
          arrange=a_charged_machine),
    Scene("sw_bell", "1 food", ("card sc_smith_a",), to_active=("sc_smith_a",)),
    Scene("sw_broom", "1 gear", ("do sw_broom slot_to_rest", "gain gear"),
          slots=(("top_1", "y_cook"),), to_rest=("y_cook",)),
    Scene("sw_solder", "1 module", MODULE),
    Scene("sw_glow", "1 crystal, 1 vp"),
    Scene("sw_star", "2 vp"),
]  # fmt: skip


def test_no_plate_is_missing() -> None:
    assert {scene.what for scene in PLATES} == set(CONTENT.plates)


@pytest.mark.parametrize("scene", PLATES, ids=str)
def test_a_switch_plate_does_what_it_says(scene: Scene) -> None:
    state = stage(scene)
    state.players[0].plate = scene.what
    match = check(scene, state, "switch")
    assert not match.state.players[0].switch_up


def test_the_bare_switch_gives_a_basic_resource() -> None:
    scene = Scene("switch", "1 book", ("gain book",))
    check(scene, stage(scene), "switch")

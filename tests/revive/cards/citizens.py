"""The starting cards and the citizens, a row for each half (see `tables.py`); colours, slot symbols, flasks."""

from __future__ import annotations

from polyana.games.revive.state import State
from tests.revive.cards.tables import Scene
from tests.revive.tables import CONTENT, GATE_CITY, GATE_DESERT, figure, machine, tile

RESTED = tuple(CONTENT.start_sets["a"])
"""The own starting cards, when they rest until a hibernation."""
MODULE = ("take md_01", "cell top_1_1")
BUILT = "1 yellow, 1 green, 1 energy"
"""What a small building on `GATE_DESERT` gains from field, forest and ocean."""
HIBERNATION = ("gain gear", "gain gear")
"""The only reward that the second space of the track offers."""

COLOUR = {
    "sc_gatherer_a": "yellow",
    "sc_pathfinder_a": "yellow",
    "sc_chronicler_a": "green",
    "sc_apprentice_a": "green",
    "sc_smith_a": "grey",
    "sc_scavenger_a": "grey",
}
"""Of the starting cards; citizens are called after theirs: y_, g_, r_."""
CHAINS = {
    ("sc_gatherer_a", "top"),
    ("sc_scavenger_a", "bottom"),
    ("y_beekeeper", "top"),
    ("y_goatherd", "bottom"),
    ("g_librarian", "top"),
    ("g_botanist", "bottom"),
    ("r_founder", "top"),
    ("r_blaster", "bottom"),
}
"""The halves with the slot symbol."""
FLASKS = {
    ("y_ploughman", "top"),
    ("y_goatherd", "bottom"),
    ("y_baker", "top"),
    ("y_fermenter", "top"),
    ("y_fermenter", "bottom"),
    ("g_ranger", "top"),
    ("g_apothecary", "top"),
    ("g_apothecary", "bottom"),
    ("g_botanist", "bottom"),
    ("g_shaman", "bottom"),
    ("r_miner", "top"),
    ("r_chemist", "top"),
    ("r_chemist", "bottom"),
    ("r_blaster", "bottom"),
    ("r_warden", "bottom"),
}
"""The halves with a flask."""


def two_figures(state: State) -> None:
    figure(state, 0, GATE_CITY, "nad_trails")
    figure(state, 0, "s1_4", "nad_verse")


def one_figure(state: State) -> None:
    figure(state, 0, GATE_CITY, "nad_trails")


def a_tile(state: State) -> None:
    """D-02: three food and a range of two from the pit."""
    tile(state, "a04", "ta_01")


def a_charged_machine(state: State) -> None:
    machine(state, 0, "mg_hammer", charged=True)


def settled(state: State) -> None:
    assert state.players[0].figures == [GATE_CITY]


def top(card: str, brings: str, *moves: str, **more: object) -> tuple[str, Scene]:
    return "top", Scene(card, brings, moves, **more)  # type: ignore[arg-type]


def bottom(card: str, brings: str, *moves: str, **more: object) -> tuple[str, Scene]:
    return "bottom", Scene(card, brings, moves, **more)  # type: ignore[arg-type]


HALVES = [
    # the starting cards
    top("sc_gatherer_a", "2 food"),
    bottom("sc_gatherer_a", "2 book, 1 marker"),
    top("sc_pathfinder_a", "1 food, -1 gear, 1 book", "more", "pay gear", "gain book", "stop", have="1 gear"),
    bottom("sc_pathfinder_a", "1 yellow, 1 food"),
    top("sc_chronicler_a", "2 book"),
    bottom("sc_chronicler_a", "1 module", "choose module", *MODULE),
    bottom("sc_chronicler_a", "2 book, 1 marker", "choose ability"),
    top("sc_apprentice_a", "1 book, 1 gear"),
    bottom("sc_apprentice_a", "1 green, 1 book"),
    top("sc_smith_a", "2 gear"),
    bottom("sc_smith_a", "1 module, 1 gear", *MODULE),
    top("sc_scavenger_a", "2 gear"),
    bottom("sc_scavenger_a", "1 grey, 1 gear"),
    # yellow
    top("y_beekeeper", "3 food"),
    bottom("y_beekeeper", "2 food, 1 vp", slots=(("top_2", "y_cook"), ("top_1", "r_mason"))),
    top("y_ploughman", "1 food, 1 yellow"),
    bottom("y_ploughman", "2 yellow"),
    top("y_cook", "2 food, 1 gear", "gain gear"),
    bottom("y_cook", "-2 food, 4 vp", "do y_cook vp", have="3 food"),
    top("y_guide", "-3 food, 2 vp, 1 citizen", "explore a04", "card y_cook", "lay 0",
        have="3 food", arrange=a_tile, to_active=("y_cook",)),
    bottom("y_guide", "2 food, 1 vp"),
    top("y_sower", "1 module, 1 food", *MODULE),
    bottom("y_sower", "3 food"),
    top("y_goatherd", "4 food", "card sc_gatherer_a", "slot top_2", active=("sc_gatherer_a", "sc_smith_a")),
    bottom("y_goatherd", "2 food"),
    top("y_baker", "1 food, 1 crystal"),
    bottom("y_baker", "1 gear, 1 book", "gain gear", "gain book", arrange=two_figures),
    top("y_midwife", "1 food, 1 citizen", "card y_cook", to_active=("y_cook",)),
    bottom("y_midwife", "1 food, 2 book, 1 marker"),
    top("y_courier", "1 food", "card sc_smith_a", to_active=("sc_smith_a",)),
    bottom("y_courier", "1 citizen", "card g_teacher", to_active=("g_teacher",)),
    top("y_fermenter", "2 food", active=("g_shaman",)),
    bottom("y_fermenter", "1 food, 1 vp"),
    top("y_glasshouse", "4 food", "play sc_gatherer_a", "slot top_2", active=("sc_gatherer_a",)),
    top("y_glasshouse", "1 food, 2 gear", "play sc_smith_a", "slot top_2", active=("sc_smith_a",)),
    bottom("y_glasshouse", "1 food, 1 green", "track green"),
    top("y_caravaneer", "-2 food, 2 vp, 1 citizen", "explore a04", "card y_cook", "lay 0",
        have="2 food", arrange=a_tile, to_active=("y_cook",)),
    bottom("y_caravaneer", "1 crystal, 1 gear", "do y_caravaneer basic", "gain gear"),
    top("y_elder", "3 food"),
    bottom("y_elder", "5 vp, 2 gear, -1 citizen", "use", *HIBERNATION, to_active=RESTED),
    bottom("y_elder", "", "leave"),
    # green
    top("g_librarian", "3 book"),
    bottom("g_librarian", "2 book, 1 vp", slots=(("top_2", "g_teacher"), ("top_1", "y_cook"))),
    top("g_ranger", "1 book, 1 green"),
    bottom("g_ranger", "2 green"),
    top("g_apothecary", "3 book", active=("y_fermenter",)),
    bottom("g_apothecary", "1 book, 1 vp"),
    top("g_teacher", "2 book, 1 food", "gain food"),
    bottom("g_teacher", "-2 book, 4 vp", "do g_teacher vp", have="2 book"),
    top("g_settler", "-1 food", f"populate {GATE_CITY}", have="1 food", also=settled),
    bottom("g_settler", "2 book, 1 vp"),
    top("g_tuner", "1 module, 1 book", *MODULE),
    bottom("g_tuner", "1 module, 1 vp", *MODULE),
    top("g_botanist", "4 book", "card sc_chronicler_a", "slot top_2", active=("sc_chronicler_a", "sc_smith_a")),
    bottom("g_botanist", "2 book"),
    top("g_interpreter", "1 book, 1 citizen", "card g_teacher", to_active=("g_teacher",)),
    bottom("g_interpreter", "3 book, 1 marker"),
    top("g_archivist", "1 book", "card sc_gatherer_a", to_active=("sc_gatherer_a",)),
    bottom("g_archivist", "2 book", "card y_cook", slots=(("top_2", "y_cook"),), to_rest=("y_cook",)),
    top("g_shaman", "1 gear, 2 book, 1 marker", "do g_shaman basic", "gain gear"),
    bottom("g_shaman", "1 crystal, 1 book"),
    top("g_dreamer", "4 book", "play sc_chronicler_a", "slot top_2", active=("sc_chronicler_a",)),
    top("g_dreamer", "1 book, 2 gear", "play sc_smith_a", "slot top_2", active=("sc_smith_a",)),
    bottom("g_dreamer", "1 book, 1 grey", "track grey"),
    top("g_storyteller", "1 book, -1 food", f"populate {GATE_CITY}", have="1 food", also=settled),
    bottom("g_storyteller", "2 food", "gain food", "gain food", arrange=two_figures),
    top("g_seer", "3 book"),
    bottom("g_seer", "-4 book, 1 artifact, 2 gear, -1 citizen", "use", "do g_seer artifact", "take purple",
           *HIBERNATION, have="4 book", to_active=RESTED),
    bottom("g_seer", "2 gear, -1 citizen", "use", "done", *HIBERNATION, have="4 book", to_active=RESTED),
    # grey
    top("r_founder", "3 gear"),
    bottom("r_founder", "3 gear, 1 vp",
           slots=(("top_2", "r_mason"), ("top_1", "sc_smith_a"))),
    top("r_miner", "1 gear, 1 grey"),
    bottom("r_miner", "2 grey"),
    top("r_chemist", "3 gear", active=("g_apothecary",)),
    bottom("r_chemist", "1 gear, 1 vp"),
    top("r_barterer", "-2 gear, 2 food, 2 book", "more", "choose food", "more", "choose book", have="2 gear"),
    bottom("r_barterer", "2 gear, 1 book", "gain book"),
    top("r_mason", f"-2 gear, {BUILT}", f"build {GATE_DESERT}", have="2 gear", arrange=one_figure),
    bottom("r_mason", "2 gear, 1 vp"),
    top("r_storekeeper", "1 gear, 1 crate"),
    bottom("r_storekeeper", "-2 gear, 4 vp", "do r_storekeeper vp", have="2 gear"),
    top("r_blaster", "4 gear", "card sc_smith_a", "slot top_2", active=("sc_smith_a", "sc_gatherer_a")),
    bottom("r_blaster", "2 gear"),
    top("r_breaker", "1 gear, 1 citizen", "card r_mason", to_active=("r_mason",)),
    bottom("r_breaker", "1 crate, 1 vp"),
    top("r_electrician", "1 gear, 1 book, 1 energy", "do r_electrician basic", "gain book", "take mg_hammer",
        arrange=a_charged_machine),
    bottom("r_electrician", "3 gear"),
    top("r_clockmaker", "2 gear", "card y_cook", slots=(("top_2", "y_cook"),), to_rest=("y_cook",)),
    bottom("r_clockmaker", "1 gear, 1 yellow", "track yellow"),
    top("r_warden", "4 gear", "play sc_smith_a", "slot top_2", active=("sc_smith_a",)),
    top("r_warden", "1 gear, 2 food", "play sc_gatherer_a", "slot top_2", active=("sc_gatherer_a",)),
    bottom("r_warden", "1 crystal, 1 gear"),
    top("r_foreman", f"-1 gear, {BUILT}", f"build {GATE_DESERT}", have="1 gear", arrange=one_figure),
    bottom("r_foreman", "1 book, 1 module", "do r_foreman basic", "gain book", *MODULE),
    top("r_reactor", "2 gear, 1 vp"),
    bottom("r_reactor", "1 energy, 2 gear, -1 citizen", "use", *HIBERNATION, to_active=RESTED),
]  # fmt: skip

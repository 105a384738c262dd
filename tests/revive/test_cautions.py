"""What a player of Revive is told before a mistake."""

from __future__ import annotations

from polyana.kernel import Caution
from tests.revive.tables import (
    active,
    give,
    machine,
    module,
    play,
    slot,
    start,
    table,
    using,
)
from tests.rules import rule
from tests.tables import cautions


@rule("R-067")
def test_the_end_of_a_turn_with_an_action_left_is_cautioned() -> None:
    match = play(table(), "switch", "gain gear")
    assert cautions(match)["end_turn"] == [Caution("action_left", (1,))]
    play(match, "play sc_gatherer_a", "slot top_1")
    assert "end_turn" not in cautions(match)


@rule("R-041", "R-174")
def test_surplus_and_what_is_armed_are_lost_at_the_end_of_a_turn() -> None:
    state = table()
    state.turn.actions = 2
    state.turn.armed = {"range": 1}
    give(state, 0, book=8, crystal=1)
    assert cautions(start(state))["end_turn"] == [Caution("surplus", ("book", 2)), Caution("armed")]


@rule("R-068")
def test_a_hibernation_with_cards_and_machines_left_is_cautioned() -> None:
    state = table()
    active(state, 0, "sc_smith_a")
    machine(state, 0, "std_yellow")
    assert cautions(start(state)) == {
        "hibernate": [
            Caution("cards_unplayed", ("sc_smith_a",)),
            Caution("machines_unused", ("std_yellow",)),
        ]
    }


@rule("R-091")
def test_a_module_that_would_be_discarded_is_named() -> None:
    state = table()
    module(state, 0, "top_1_1", "md_30")
    shown = cautions(play(using(state, 0, "1 module"), "take md_01"))
    assert shown == {"cell top_1_1": [Caution("module_lost", ("md_30",))]}


@rule("R-462")
def test_effects_that_are_left_out_are_counted() -> None:
    state = table()
    give(state, 0, crystal=1)
    slot(state, 0, "top_1", "sc_smith_a")
    shown = cautions(start(using(state, 0, "1 module")))
    assert shown["done"] == [Caution("left_out", (1,))]

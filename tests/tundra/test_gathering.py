"""Gathering (T-451 to T-455)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import COPSE, copse, holds, owner, repeated, use
from tests.tundra.tables import CONTENT, play, towers, tuck, upgraded, workers


@rule("T-451")
@pytest.mark.parametrize(
    ("side", "amounts"),
    [(False, {6: 4, 5: 4, 4: 3, 3: 3, 2: 2, 1: 2}), (True, {4: 4, 3: 4, 2: 3, 1: 3})],
)
@rule("T-455")
def test_each_cell_gathers_up_to_its_number(side: bool, amounts: dict[int, int]) -> None:
    for die, number in amounts.items():
        state = copse()
        state.players[0].boards["gathering"].upgraded = side
        workers(state, 0, "b1", "b1", "d1", "d1", "a1", "a1")
        match = use(state, die, "gathering")
        assert repeated(match, "gather") == number
        assert sum(holds(match)[:3]) == number


@rule("T-451", "T-452")
def test_every_figure_on_a_glade_supplies_one_and_no_more() -> None:
    state = copse()
    workers(state, 0, "b1", "b1")
    towers(state, 0, "b1")
    match = use(state, 6, "gathering", "gather stone", "gather stone", "gather stone")
    assert ask(match).kind == "turn"  # a fourth would have been allowed, but no figure is left
    assert holds(match) == (0, 3, 0, 0)


@rule("T-451")
def test_a_figure_may_supply_again_in_the_next_action() -> None:
    state = copse()
    workers(state, 0, "b1")
    tuck(state, 0, "gathering", "knapsack")
    match = use(state, 6, "gathering", "act gathering", "gather stone")
    assert options(match) == ["gather stone", "stop"]
    play(match, "gather stone")
    assert holds(match) == (0, 2, 0, 0)


@rule("T-453")
def test_the_player_picks_and_may_stop() -> None:
    state = copse()
    workers(state, 0, "a1", "b1", "d1")
    match = use(state, 1, "gathering")
    assert options(match) == ["gather kindling", "gather stone", "gather peat", "stop"]
    play(match, "gather peat")
    assert options(match) == ["gather kindling", "gather stone", "stop"]
    play(match, "stop")
    assert holds(match) == (0, 0, 1, 0)


@rule("T-453")
def test_settlements_and_bare_glades_supply_nothing() -> None:
    state = copse()
    workers(state, 0, "c1", "c4", "d3", "e1")
    towers(state, 0, "e2")
    match = use(state, 6, "gathering")
    assert ask(match).seat == 1 and holds(match) == (0, 0, 0, 0)


@rule("T-452")
def test_figures_of_others_supply_nothing() -> None:
    state = copse()
    workers(state, 0, "b1")
    towers(state, 0, "c2")
    workers(state, 1, "b1", "a1")
    towers(state, 1, "d1")
    match = use(state, 6, "gathering")
    assert options(match) == ["gather stone", "stop"]


@rule("T-454")
def test_gathering_moves_and_uses_up_nothing() -> None:
    state = copse()
    towers(state, 0, "a1")
    before = sorted(state.players[0].workers)
    match = use(state, 6, "gathering", "gather kindling", "gather stone", "gather peat")
    assert sorted(owner(match).workers) == before
    assert match.state.towers == {"a1": 0} and match.state.face_up == COPSE


@rule("T-455")
@pytest.mark.parametrize("die", [6, 5])
def test_upgraded_gathering_gives_four_of_any_kind_whatever_stands_on_the_map(die: int) -> None:
    state = copse()
    upgraded(state, 0, "gathering")
    workers(state, 0, "d3", "d3")
    match = use(state, die, "gathering")
    for kind in ("kindling", "kindling", "peat", "stone"):
        assert options(match) == ["gain kindling", "gain stone", "gain peat"]
        play(match, f"gain {kind}")
    assert holds(match) == (2, 1, 1, 0) and ask(match).kind == "turn"


@rule("T-451", "T-452", "T-453")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.sampled_from([*COPSE, "c1", "c4"]), max_size=6),
    st.sets(st.sampled_from(list(COPSE)), max_size=4),
    st.sampled_from([6, 4, 1]),
    st.data(),
)
def test_no_kind_is_ever_gathered_more_often_than_figures_stand_on_it(
    standing: list[str], built: set[str], die: int, data: st.DataObject
) -> None:
    state = copse()
    workers(state, 0, *standing)
    towers(state, 0, *sorted(built))
    match = use(state, die, "gathering")
    while ask(match).seat == 0:
        picks = [move for move in options(match) if move != "stop"]
        play(match, data.draw(st.sampled_from(picks)))
    figures = [
        CONTENT.glades[COPSE[place]].resource for place in (*standing, *built) if place in COPSE
    ]
    supply = {kind: figures.count(kind) for kind in ("kindling", "stone", "peat")}
    gathered = owner(match).resources
    assert all(gathered[kind] <= supply[kind] for kind in supply)
    most = {6: 4, 4: 3, 1: 2}[die]
    assert sum(gathered.values()) == min(most, sum(supply.values()))

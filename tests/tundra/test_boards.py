"""Architecture and Movement: towers, workers, points and moves (T-401 to T-441)."""

from __future__ import annotations

import pytest

from polyana.games.tundra.state import State
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import copse, holds, owner, repeated, use
from tests.tundra.tables import (
    TundraMatch,
    play,
    start,
    start_of,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)


def architecture(upgraded_side: bool = False, **held: int) -> State:
    """The known map; seat 0 holds so much, Architecture shows this side."""
    state = copse()
    tracks(state, 0, **held)
    if upgraded_side:
        upgraded(state, 0, "architecture")
    return state


def has_passed(match: TundraMatch) -> bool:
    """Whether nothing was offered to seat 0: it is the turn of the next player."""
    return ask(match).seat == 1 and ask(match).kind == "turn"


@rule("T-401")
def test_a_tower_costs_two_equal_resources_of_any_one_kind() -> None:
    match = use(architecture(kindling=2, stone=3, peat=1, berry=5), 6, "architecture", "build b1")
    assert options(match) == ["pay kindling", "pay stone"]
    play(match, "pay stone")
    assert holds(match) == (2, 1, 1, 5)


@rule("T-401")
def test_different_resources_do_not_pay_for_a_tower() -> None:
    match = use(architecture(kindling=1, stone=1, peat=1, berry=9), 6, "architecture")
    assert ask(match).kind == "turn" and match.state.towers == {}


@rule("T-401")
def test_a_card_may_name_another_price_for_a_tower() -> None:
    state = architecture(kindling=1, stone=1)
    tuck(state, 0, "architecture", "guild_axe")
    match = use(state, 6, "architecture", "build b1")
    assert match.state.towers == {"b1": 0}
    assert holds(match)[:3] == (0, 0, 0)


@rule("T-402", "T-404")
def test_a_tower_needs_an_own_worker_on_a_glade_without_any_tower() -> None:
    state = architecture(stone=4)
    workers(state, 0, "a1", "b1", "c1", "d1", "d1")
    towers(state, 0, "a1")
    towers(state, 1, "b1")
    match = use(state, 6, "architecture")
    assert ask(match).kind == "tower_site"
    assert options(match) == [
        "build d1",
        "stop",
    ]  # not a1, b1; not the settlement c1; not b3 of seat 1


@rule("T-402")
def test_without_a_tower_in_supply_nothing_is_built() -> None:
    state = architecture(stone=4)
    towers(state, 0, "a1", "a2", "b2", "c2")
    assert has_passed(use(state, 6, "architecture"))


@rule("T-404")
def test_a_glade_carries_one_tower_even_if_two_own_workers_stand_there() -> None:
    state = architecture(stone=4)
    workers(state, 0, "d1", "d1")
    match = use(state, 6, "architecture", "build d1")
    assert match.state.towers == {"d1": 0} and has_passed(match)


@rule("T-403", "T-406")
def test_the_builder_returns_to_supply_and_the_tower_takes_its_place() -> None:
    state = architecture(stone=2)
    workers(state, 0, "d1", "d1", "b1")
    workers(state, 1, "d1")
    match = use(state, 6, "architecture", "build d1")
    assert match.state.towers == {"d1": 0}
    assert owner(match).workers == ["d1", "b1"] and owner(match).workers_left == 4
    assert owner(match).towers_left == 3
    assert owner(match, 1).workers == ["d1"]


@rule("T-406")
@pytest.mark.parametrize("tower_of", [0, 1])
def test_anybody_may_enter_a_glade_with_a_tower(tower_of: int) -> None:
    state = copse()
    towers(state, tower_of, "c2")
    match = use(state, 3, "movement", "move b1 c2")
    assert owner(match).workers == ["d1", "c2"]
    assert match.state.towers == {"c2": tower_of}


@rule("T-405")
@pytest.mark.parametrize(("side", "most"), [(False, 2), (True, 4)])
@pytest.mark.parametrize("die", [5, 6])
def test_each_tower_of_an_action_is_paid_apart_up_to_the_limit(
    side: bool, most: int, die: int
) -> None:
    state = architecture(side, stone=10)
    workers(state, 0, "a1", "b1", "d1", "e1", "d3", "b2")
    match = use(state, die, "architecture")
    assert repeated(match, "tower_site") == most
    assert len(match.state.towers) == most
    built = 10 - owner(match).resources["stone"]
    assert built == 2 * most


@rule("T-407")
def test_the_bonus_of_a_new_tower_cannot_pay_for_the_next_one() -> None:
    state = architecture(kindling=2, stone=1)
    workers(state, 0, "a2", "b1")
    match = use(state, 6, "architecture", "build a2")  # Windfall Glen: 1 stone + 2 berry
    assert match.state.towers == {"a2": 0}
    assert holds(match) == (0, 2, 0, 2)
    assert ask(match).kind == "turn"


@rule("T-407")
def test_no_bonus_is_gained_before_the_last_tower_of_the_action_stands() -> None:
    state = architecture(kindling=4)
    workers(state, 0, "a2", "b1")
    match = use(state, 6, "architecture", "build a2")
    assert ask(match).kind == "tower_site" and holds(match) == (2, 0, 0, 0)
    play(match, "stop")
    assert holds(match) == (2, 1, 0, 2)


@rule("T-408")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_bonus_comes_again_at_the_start_of_every_later_round(number: int) -> None:
    state = copse()
    towers(state, 0, "a2", "d3")  # 1 stone + 2 berry, and 2 vp
    match = start(start_of(state, number))
    play(match, "stop")
    assert holds(match) == (0, 1, 0, 2)
    assert owner(match).scored == {"towers": 2}
    assert match.state.players[1].scored == {}


@rule("T-409")
def test_bonuses_come_before_the_boosts_that_are_still_pending() -> None:
    state = architecture(kindling=4, berry=0)
    workers(state, 0, "b3", "e1")  # both bring a worker
    tuck(state, 0, "architecture", "first_acorn", "fur_boots")
    match = use(state, 6, "architecture", "act architecture", "build b3", "build e1")
    assert ask(match).kind == "bonus_next"
    assert options(match) == ["bonus b3", "bonus e1"]
    assert owner(match).vp == 0
    play(match, "bonus e1", "put e1")
    assert ask(match).kind == "bonus_worker" and owner(match).vp == 0
    play(match, "put b3")
    assert ask(match).kind == "next_action"
    assert options(match) == ["act first_acorn", "act fur_boots", "stop"]


@rule("T-411", "T-412")
def test_a_tower_welcomes_a_worker_from_supply_without_resource() -> None:
    state = architecture(stone=2)
    workers(state, 0, "b3")  # Magpie Thicket: kindling; 1 worker
    match = use(state, 6, "architecture", "build b3")
    assert ask(match).kind == "bonus_worker"
    assert options(match) == ["put b3", "stop"]
    play(match, "put b3")
    assert owner(match).workers == ["b3"] and owner(match).workers_left == 5
    assert holds(match) == (0, 0, 0, 0)


@rule("T-411")
def test_the_worker_of_a_tower_may_be_declined() -> None:
    state = architecture(stone=2)
    workers(state, 0, "b3")
    match = use(state, 6, "architecture", "build b3", "stop")
    assert owner(match).workers == [] and owner(match).workers_left == 6


@rule("T-411")
def test_with_no_worker_in_supply_the_rest_of_the_bonus_is_gained() -> None:
    state = copse()
    workers(state, 0, "b1", "b1", "b1", "d1", "d1", "d1")
    towers(state, 0, "e1")  # 1 worker + 2 berry
    match = start(start_of(state, 2))
    play(match, "stop")
    assert ask(match).seat == 1 and ask(match).kind == "title_part"
    assert holds(match)[3] == 2 and len(owner(match).workers) == 6


@rule("T-421")
def test_a_worker_costs_two_equal_resources_and_a_berry() -> None:
    match = use(architecture(kindling=2, peat=2, berry=2), 4, "architecture", "put c1")
    assert options(match) == ["pay kindling", "pay peat"]
    play(match, "pay peat")
    assert holds(match) == (2, 0, 0, 1)
    assert owner(match).workers == ["b1", "d1", "c1"] and owner(match).workers_left == 3


@rule("T-421")
@pytest.mark.parametrize("held", [{"stone": 2}, {"stone": 1, "peat": 1, "kindling": 1, "berry": 3}])
def test_without_the_berry_or_the_pair_no_worker_is_placed(held: dict[str, int]) -> None:
    match = use(architecture(False, **held), 4, "architecture")
    assert ask(match).kind == "turn" and owner(match).workers == ["b1", "d1"]


@rule("T-421")
def test_a_card_may_name_another_price_for_a_worker() -> None:
    state = architecture(stone=1)
    tuck(state, 0, "architecture", "summoning_drum")
    match = use(state, 3, "architecture", "put c1")
    assert holds(match) == (0, 0, 0, 0) and owner(match).workers.count("c1") == 1


@rule("T-422", "T-424")
def test_a_worker_comes_home_or_to_an_own_tower_whoever_stands_there() -> None:
    state = architecture(stone=6, berry=6)
    workers(state, 0, "c1", "a1", "a1")
    workers(state, 1, "a1", "c1", "d2")
    towers(state, 0, "a1", "d2")
    towers(state, 1, "b2")
    match = use(state, 4, "architecture")
    assert ask(match).kind == "worker_site"
    assert options(match) == ["put c1", "put a1", "put d2", "stop"]


@rule("T-423")
def test_an_action_puts_one_worker_at_each_tower_but_any_number_at_home() -> None:
    state = architecture(True, stone=6, berry=6)
    towers(state, 0, "a1", "d2")
    match = use(state, 4, "architecture", "put a1")
    assert options(match) == ["put c1", "put d2", "stop"]
    play(match, "put c1")
    assert options(match) == ["put c1", "put d2", "stop"]
    play(match, "put c1")
    assert sorted(owner(match).workers) == ["a1", "b1", "c1", "c1", "d1"]


@rule("T-423")
def test_the_next_action_may_use_the_same_tower_again() -> None:
    state = architecture(stone=4, berry=3)
    towers(state, 0, "a1")
    tuck(state, 0, "architecture", "summoning_drum")
    match = use(state, 3, "architecture", "act architecture", "put a1", "stop")
    assert "put a1" in options(match)


@rule("T-425")
@pytest.mark.parametrize(("side", "most", "dice"), [(False, 2, (4, 3, 2, 1)), (True, 3, (4, 3))])
def test_up_to_two_or_three_workers_are_placed(
    side: bool, most: int, dice: tuple[int, ...]
) -> None:
    for die in dice:
        match = use(architecture(side, stone=10, berry=4), die, "architecture")
        assert repeated(match, "worker_site") == most
        assert holds(match) == (0, 10 - 2 * most, 0, 4 - most)
        assert len(owner(match).workers) == 2 + most


@rule("T-426")
def test_without_a_worker_in_supply_none_is_placed() -> None:
    state = architecture(stone=10, berry=1)
    workers(state, 0, "b1", "b1", "b1", "d1", "d1")
    match = use(state, 4, "architecture", "put c1")
    assert owner(match).workers_left == 0 and has_passed(match)
    state = architecture(stone=10)
    workers(state, 0, "b1", "b1", "b1", "d1", "d1", "d1")
    assert has_passed(use(state, 4, "architecture"))


@rule("T-431")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_points_are_bought_as_often_as_there_are_own_towers(number: int) -> None:
    state = architecture(True, kindling=10)
    towers(state, 0, *["a1", "d2", "b2", "e1"][:number])
    match = use(state, 1, "architecture")
    assert repeated(match, "equal_kind") == number
    assert owner(match).scored == {"orders": number}
    assert holds(match)[0] == 10 - 2 * number


@rule("T-431")
def test_each_pair_may_be_of_another_kind_and_towers_of_others_do_not_count() -> None:
    state = architecture(True, kindling=3, stone=2, peat=1)
    towers(state, 0, "a1", "d2")
    towers(state, 1, "b2", "e1")
    match = use(state, 2, "architecture")
    assert options(match) == ["pay kindling", "pay stone", "stop"]
    play(match, "pay kindling")
    assert options(match) == ["pay stone", "stop"]
    play(match, "pay stone")
    assert holds(match) == (1, 0, 1, 0) and owner(match).vp == 2 and has_passed(match)


@rule("T-431")
def test_without_towers_there_are_no_points_to_buy() -> None:
    assert has_passed(use(architecture(True, kindling=10), 2, "architecture"))


@rule("T-441")
@pytest.mark.parametrize(
    ("side", "moves"),
    [
        (False, {6: 2, 5: 2, 4: 1, 3: 1, 2: 1, 1: 1}),
        (True, {6: 4, 5: 4, 4: 3, 3: 3, 2: 2, 1: 2}),
    ],
)
def test_each_cell_of_movement_gives_its_moves(side: bool, moves: dict[int, int]) -> None:
    for die, number in moves.items():
        state = copse()
        state.players[0].boards["movement"].upgraded = side
        assert repeated(use(state, die, "movement"), "move") == number

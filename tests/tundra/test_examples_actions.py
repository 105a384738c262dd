"""The worked examples that show actions, cards and goals, with their exact numbers (D-05 to D-17)."""

from __future__ import annotations

from itertools import permutations

import pytest

from polyana.games.tundra.scoring import acorns
from polyana.games.tundra.state import State
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import copse, finished, holds, owner, use
from tests.tundra.tables import (
    CONTENT,
    TundraMatch,
    advisors,
    goals,
    lay,
    market,
    personal_goal,
    play,
    table,
    title,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)


def sofia() -> State:
    """D-05: K0 S3 P2, `peat_pouch` and `fur_boots` under basic Trade, a peat glade next to a worker."""
    state = copse()
    workers(state, 0, "c2")
    tracks(state, 0, stone=3, peat=2)
    tuck(state, 0, "trade", "peat_pouch", "fur_boots")
    return state


@rule("T-232", "T-462", "T-471")
def test_D05_peat_then_a_move_then_the_upgrade() -> None:
    match = use(sofia(), 3, "trade", "act peat_pouch")
    assert holds(match) == (0, 3, 3, 0)
    play(match, "act fur_boots", "move c2 c3")
    assert holds(match) == (
        0,
        3,
        4,
        2,
    )  # the last action, the board, begins by itself with its 2 berries
    assert options(match) == ["upgrade gathering", "stop"]
    play(match, "upgrade gathering")
    assert holds(match) == (0, 1, 1, 2) and owner(match).vp == 1


@rule("T-232")
@pytest.mark.parametrize("order", list(permutations(["trade", "peat_pouch", "fur_boots"])))
def test_D05_all_six_orders_are_legal(order: tuple[str, str, str]) -> None:
    state = sofia()
    tracks(
        state, 0, stone=3, peat=3
    )  # so that the board has an upgrade to offer even when it comes first
    match = use(state, 3, "trade")
    for name in order[:2]:
        assert f"act {name}" in options(match)
        play(match, f"act {name}")
        if ask(match).kind in ("move", "upgrade"):
            play(match, "stop")
    if ask(match).kind in ("move", "upgrade"):
        play(match, "stop")
    assert not match.state.agenda and holds(match) == (0, 3, 4, 2)
    acts = [entry.facts[2] for entry in match.log if entry.event == "acts"]
    assert acts == list(order)


@rule("T-015", "T-475")
def test_D05_the_peat_cannot_come_between_berries_and_upgrade() -> None:
    state = sofia()
    tracks(state, 0, stone=3, peat=3)
    match = use(state, 3, "trade", "act trade")
    assert holds(match)[3] == 2
    assert options(match) == ["upgrade gathering", "stop"]


@rule("T-431")
@pytest.mark.parametrize("die", [2, 1])
def test_D06_points_for_pairs_until_no_pair_is_left(die: int) -> None:
    state = copse()
    upgraded(state, 0, "architecture")
    towers(state, 0, "a1", "b2", "d2")
    tracks(state, 0, kindling=3, stone=2, peat=1)
    match = use(state, die, "architecture", "pay kindling", "pay stone")
    assert holds(match) == (1, 0, 1, 0) and owner(match).vp == 2
    assert ask(match).seat == 1  # a third time was allowed, but no pair is left


@rule("T-451", "T-452", "T-453")
def test_D07_the_full_results_of_gathering_three() -> None:
    state = copse()
    towers(state, 0, "b1")
    workers(state, 0, "d1", "d1", "a1")
    assert full_results(use(state, 4, "gathering")) == {(0, 1, 2), (1, 0, 2), (1, 1, 1)}


def full_results(match: TundraMatch) -> set[tuple[int, int, int]]:
    """Kindling, stone and peat after every way to gather on without stopping."""
    if ask(match).kind != "gather":
        return {holds(match)[:3]}
    found: set[tuple[int, int, int]] = set()
    for pick in options(match, "gather"):
        twin = match.fork()
        play(twin, pick)
        found |= full_results(twin)
    return found


@rule("T-455")
def test_D08_upgraded_gathering_needs_no_figure_on_the_map() -> None:
    state = copse()
    upgraded(state, 0, "gathering")
    workers(state, 0)
    match = use(state, 6, "gathering", "gain peat", "gain peat", "gain stone", "gain kindling")
    assert holds(match) == (1, 1, 2, 0) and ask(match).seat == 1


@rule("T-475", "T-463")
def test_D09_trade_upgraded_by_itself_pays_two_berries_not_six() -> None:
    state = copse()
    tracks(state, 0, kindling=2, stone=2, peat=2)
    match = use(state, 3, "trade", "upgrade trade")
    assert holds(match) == (0, 0, 0, 2) and owner(match).boards["trade"].upgraded


@rule("T-012")
def test_D11_the_lap_of_the_track() -> None:
    assert acorns(CONTENT, 48) == (0, 48)
    assert acorns(CONTENT, 48 + 4) == (50, 2)


@rule("T-713", "T-704", "T-705")
@pytest.mark.parametrize(("berries", "points"), [(15, 4), (14, 2)])
def test_D12_the_goal_of_berries(berries: int, points: int) -> None:
    state = copse()
    goals(state, "goal_berries")
    tracks(state, 0, berry=berries)
    match = use(state, 3, "goal_berries")
    assert owner(match).vp == points and owner(match).berry == berries


@rule("T-504", "T-912")
@pytest.mark.parametrize(("name", "limit"), [("modest", 3), ("thrifty", 4)])
def test_D13_the_limit_of_advisors(name: str, limit: int) -> None:
    for held, asked in ((limit - 1, False), (limit, True)):
        state = copse(variant=True)
        title(state, 0, name)
        market(state, "seal_bathkeeper")
        advisors(state, 0, *list(CONTENT.advisors)[:held])
        match = use(state, 6, "trade", "take seal_bathkeeper")
        assert (ask(match).kind == "advisor_out") is asked


@rule("T-938")
def test_D14_majorities() -> None:
    counts = {}
    for goal in ("pg_peat_majority", "pg_kindling_majority", "pg_stone_majority"):
        for seat in (0, 1, 2):
            state = table(players=3, variant=True)
            for place, token in (("b1", "crane_bog"), ("c1", "elk_grove"), ("d2", "wolf_ridge")):
                lay(state, place, token)
            workers(state, 0, "b1", "b1", "c1", "d2", "d2")  # Elisaveta
            workers(state, 1, "b1", "c1", "c1", "d2", "d2")  # Polkan
            workers(state, 2, "b1")
            personal_goal(state, seat, goal)
            (line,) = [
                line
                for line in finished(state).result().sheets[seat]
                if line.what == "personal_goal"
            ]
            counts[goal.split("_")[1], seat] = line.facts[1]
    assert counts == {
        **{("peat", 0): 1, ("peat", 1): 0, ("peat", 2): 0},
        **{("kindling", 0): 0, ("kindling", 1): 1, ("kindling", 2): 0},
        **{("stone", 0): 0, ("stone", 1): 0, ("stone", 2): 0},  # 2 against 2: nobody's
    }


@rule("T-233")
def test_D16_the_frames_of_basic_architecture_and_movement() -> None:
    for board in ("architecture", "movement"):
        frames = [set(frame.cells) for frame in CONTENT.orders[board].basic.frames]
        assert frames == [{6, 5}, {4, 3, 2, 1}]


@rule("T-407", "T-411")
def test_D17_the_bonuses_of_two_towers_come_after_both_stand() -> None:
    state = copse()
    workers(state, 0, "a2", "e1")
    tracks(state, 0, kindling=2, peat=2)
    match = use(state, 6, "architecture", "build a2", "pay kindling", "build e1")
    assert match.state.towers == {"a2": 0, "e1": 0}
    assert holds(match) == (0, 0, 0, 0)
    assert options(match) == ["bonus a2", "bonus e1"]
    play(match, "bonus a2", "put e1")
    assert holds(match) == (0, 1, 0, 4)
    assert owner(match).workers == ["e1"] and owner(match).workers_left == 5

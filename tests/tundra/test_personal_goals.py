"""Personal goals (T-931 to T-941)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.games.tundra.state import State
from polyana.kernel import Line
from tests.rules import rule
from tests.tundra.scenes import finished
from tests.tundra.tables import (
    CONTENT,
    advisors,
    lay,
    personal_goal,
    table,
    title,
    towers,
    tuck,
    turn_up,
    upgraded,
    workers,
)

CORNER = {
    **{"b1": "dry_pinewood", "b2": "windfall_glen", "c1": "magpie_thicket"},
    **{"c2": "elk_grove", "c3": "crooked_birches"},
    **{"d1": "grey_scree", "d2": "echo_gorge", "d3": "seven_boulders"},
    **{"d4": "wolf_ridge", "e1": "thunder_crag"},
    **{"e2": "crane_bog", "e3": "smoky_hollow", "e4": "firefly_marsh"},
    **{"e5": "sleepy_mire", "f2": "loon_fen"},
    **{"f3": "white_heath", "f4": "berry_barrens", "f5": "old_shrine"},
}
"""The map for three, a triangle: kindling above, stone below it, then peat, and bare glades at the bottom.

The settlements are the corners a1, f6 and f1.
"""
KINDLING = ["b1", "b2", "c1", "c2", "c3"]
STONE = ["d1", "d2", "d3", "d4", "e1"]
PEAT = ["e2", "e3", "e4", "e5", "f2"]
INNER = {"c2", "d2", "d3", "e2", "e3", "e4"}
NEIGHBOURS = CONTENT.layouts["standard_3p"].neighbours


def corner(goal: str) -> State:
    """A table for three in the variant on the known map, without workers; seat 0 has this goal."""
    state = table(players=3, variant=True)
    for place, token in CORNER.items():
        lay(state, place, token)
    turn_up(state, *CORNER)
    for seat in range(3):
        title(state, seat, CONTENT.base_title)
        workers(state, seat)
    personal_goal(state, 0, goal)
    return state


def scored(state: State) -> tuple[int, int]:
    """What the personal goal of seat 0 counts at the end, and its points."""
    (line,) = [line for line in finished(state).result().sheets[0] if line.what == "personal_goal"]
    assert isinstance(line, Line)
    return int(line.facts[1]), line.points


def test_the_eleven_goals_are_as_the_rulebook_has_them() -> None:
    goals = {goal.counts: goal.tiers for goal in CONTENT.personal_goals.values()}
    assert goals == {
        "tower_chain": ((2, 2), (3, 5), (4, 9)),
        "place_types": ((2, 4), (3, 8), (4, 10)),
        "worker_supply": ((2, 4), (4, 10), (6, 17)),
        "worker_with_own_tower": ((2, 2), (4, 5), (6, 9)),
        "figure_on_edge": ((6, 4), (8, 10), (10, 17)),
        "city_card_or_upgraded_board": ((4, 2), (7, 5), (11, 9)),
        "tower_supply": ((2, 4), (3, 10), (4, 17)),
        **dict.fromkeys(
            ("majority_kindling", "majority_stone", "majority_peat"), ((3, 4), (4, 8), (5, 11))
        ),
        "lone_tower": ((2, 2), (3, 5), (4, 9)),
    }


@rule("T-931")
@pytest.mark.parametrize(
    ("built", "count", "points"),
    [
        ("", 0, 0),
        ("b1 d1 f4", 1, 0),
        ("b1 b2 f4", 2, 2),
        ("b1 b2 d1 e1", 2, 2),  # two groups of two
        ("b1 b2 c2", 3, 5),
        ("b1 c1 d1 e1", 4, 9),  # a line
        ("c2 b1 c1 d2", 4, 9),  # any connected shape
    ],
)
def test_the_largest_connected_group_of_towers(built: str, count: int, points: int) -> None:
    state = corner("pg_tower_chain")
    towers(state, 0, *built.split())
    assert scored(state) == (count, points)


@rule("T-931")
def test_towers_of_others_do_not_link_a_chain() -> None:
    state = corner("pg_tower_chain")
    towers(state, 0, "b1", "d1")
    towers(state, 1, "c1")
    workers(state, 0, "c1")
    assert scored(state) == (1, 0)


@rule("T-932")
@pytest.mark.parametrize(
    ("standing", "built", "count", "points"),
    [
        ("b1 d1 e2 f3 a1", "", 0, 0),  # one on each of the five types
        ("b1 b2", "", 1, 0),
        ("b1 d1 d1", "c1", 2, 4),  # a worker and a tower on kindling
        ("b1 b1 e2 f2", "d1 d2", 3, 8),
        ("a1 f6 f3 f4", "", 2, 4),  # settlements of all players are one type
        ("b1 d1 e2 f3 a1 f1", "c1 d2 e3", 4, 10),
        ("b1 d1 e2 f3 a1 a1", "c1 d2 e3 f4", 5, 10),
    ],
)
def test_types_of_place_with_two_figures(
    standing: str, built: str, count: int, points: int
) -> None:
    state = corner("pg_place_types")
    workers(state, 0, *standing.split())
    towers(state, 0, *built.split())
    workers(state, 1, "b1", "d1", "e2", "f3", "a1")
    assert scored(state) == (count, points)


@rule("T-933")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 0), (2, 4), (3, 4), (4, 10), (6, 17)])
def test_workers_in_supply(left: int, points: int) -> None:
    state = corner("pg_workers_home")
    workers(state, 0, *["a1", "b1"] * 3)
    workers(state, 0, *state.players[0].workers[left:])
    assert scored(state) == (left, points)


@rule("T-934")
@pytest.mark.parametrize(
    ("standing", "count", "points"),
    [
        ("b2 c2 a1", 0, 0),
        ("b1 b2", 1, 0),
        ("b1 b1", 2, 2),
        ("b1 b1 d1 c3", 3, 2),
        ("b1 b1 d1 d1", 4, 5),
        ("b1 b1 b1 b1 d1 d1", 6, 9),
    ],
)
def test_workers_at_own_towers_all_of_them(standing: str, count: int, points: int) -> None:
    state = corner("pg_workers_at_towers")
    towers(state, 0, "b1", "d1")
    towers(state, 1, "c3")
    workers(state, 0, *standing.split())
    assert scored(state) == (count, points)


@rule("T-935", "T-940")
@pytest.mark.parametrize(
    ("standing", "built", "count", "points"),
    [
        ("b1 b1 b1 b1 b1", "", 5, 0),
        ("b1 b2 c1 c3 d1", "d4", 6, 4),
        ("b1 b2 c1 c3 d1 c2", "d2 d3 e2", 5, 0),  # inner glades
        ("b1 b2 c1 c3 a1 f6", "d4 e1", 6, 4),  # settlements are never edge glades
        ("b1 b2 c1 c3 d1 d1", "d4 e1", 8, 10),
        ("b1 b2 c1 c3 d1 d1", "d4 e1 e5 f2", 10, 17),
    ],
)
def test_figures_on_edge_glades(standing: str, built: str, count: int, points: int) -> None:
    state = corner("pg_edge_figures")
    workers(state, 0, *standing.split())
    towers(state, 0, *built.split())
    assert CONTENT.layouts[state.layout].edge == set(CORNER) - INNER
    assert scored(state) == (count, points)


@rule("T-936", "T-013")
@pytest.mark.parametrize(
    ("held", "boosts", "boards", "count", "points"),
    [(0, 0, 0, 0, 0), (1, 1, 1, 3, 0), (1, 2, 1, 4, 2), (3, 2, 2, 7, 5), (3, 4, 4, 11, 9)],
)
def test_city_cards_and_upgraded_boards_together(
    held: int, boosts: int, boards: int, count: int, points: int
) -> None:
    state = corner("pg_cards_and_orders")
    tuck(state, 0, "trade", "knapsack")  # a starting boost is no city card
    advisors(state, 0, *list(CONTENT.advisors)[:held], upright=False)
    for board, boost in zip(list(CONTENT.orders)[:boosts], CONTENT.boosts, strict=False):
        tuck(state, 0, board, boost)
    upgraded(state, 0, *list(CONTENT.orders)[:boards])
    assert scored(state) == (count, points)


@rule("T-937")
@pytest.mark.parametrize(("built", "points"), [(0, 17), (1, 10), (2, 4), (3, 0), (4, 0)])
def test_towers_in_supply(built: int, points: int) -> None:
    state = corner("pg_towers_home")
    towers(state, 0, *STONE[:built])
    assert scored(state) == (4 - built, points)


@rule("T-938")
@pytest.mark.parametrize(
    ("goal", "glades"),
    [
        ("pg_kindling_majority", KINDLING),
        ("pg_stone_majority", STONE),
        ("pg_peat_majority", PEAT),
    ],
)
@pytest.mark.parametrize(("number", "points"), [(2, 0), (3, 4), (4, 8), (5, 11)])
def test_glades_of_a_resource_with_the_most_figures(
    goal: str, glades: list[str], number: int, points: int
) -> None:
    state = corner(goal)
    workers(state, 0, *glades[:number], "f3")  # being alone there counts
    workers(state, 1, *[place for place in CORNER if place not in glades][:6])
    assert scored(state) == (number, points)


@rule("T-938")
@pytest.mark.parametrize(
    ("own", "own_tower", "second", "third", "mine"),
    [
        (2, False, 1, 1, True),  # more than each rival, though not more than all
        (1, True, 1, 0, True),  # towers are figures
        (1, False, 1, 0, False),  # a tie
        (2, False, 0, 2, False),
        (1, False, 2, 0, False),
        (1, False, 0, 0, True),
    ],
)
def test_a_majority_outnumbers_each_rival(
    own: int, own_tower: bool, second: int, third: int, mine: bool
) -> None:
    state = corner("pg_peat_majority")
    workers(state, 0, *["e2"] * own)
    workers(state, 1, *["e2"] * second)
    workers(state, 2, *["e2"] * third)
    if own_tower:
        towers(state, 0, "e2")
    assert scored(state)[0] == int(mine)


@rule("T-938")
def test_a_rivals_tower_counts_against_a_majority() -> None:
    state = corner("pg_peat_majority")
    workers(state, 0, "e2", "e3")
    towers(state, 1, "e2")
    assert scored(state)[0] == 1


@rule("T-939")
@pytest.mark.parametrize(
    ("built", "count", "points"),
    [
        ("", 0, 0),
        ("b1", 1, 0),
        ("b1 b2", 0, 0),
        ("b1 d1", 2, 2),
        ("b1 b2 e1 f5", 2, 2),
        ("b1 d1 d3", 3, 5),
        ("b1 d1 d3 f5", 4, 9),
    ],
)
def test_towers_without_an_own_tower_beside_them(built: str, count: int, points: int) -> None:
    state = corner("pg_lone_towers")
    towers(state, 0, *built.split())
    towers(state, 1, *[place for place in ("c1", "e4") if place not in built])
    assert scored(state) == (count, points)


@rule("T-931", "T-939")
@settings(max_examples=60, deadline=None)
@given(st.sets(st.sampled_from(list(CORNER)), max_size=4))
def test_chains_and_lone_towers_agree_with_the_map(built: set[str]) -> None:
    counts = {}
    for goal in ("pg_tower_chain", "pg_lone_towers"):
        state = corner(goal)
        towers(state, 0, *sorted(built))
        counts[goal] = scored(state)[0]
    beside = {place: built & set(NEIGHBOURS[place]) for place in built}
    assert counts["pg_lone_towers"] == sum(not near for near in beside.values())
    chain, pairs = counts["pg_tower_chain"], sum(map(len, beside.values())) // 2
    assert (chain > 1) is (pairs > 0)
    assert chain <= pairs + 1 and chain <= len(built)
    assert chain + counts["pg_lone_towers"] <= max(len(built), 1 + counts["pg_lone_towers"])


@rule("T-941")
def test_three_majorities_and_the_edge_carry_dots_and_no_title_does() -> None:
    dotted = {name: goal.dots for name, goal in CONTENT.personal_goals.items() if goal.dots}
    assert dotted == {
        "pg_edge_figures": 3,
        "pg_kindling_majority": 3,
        "pg_stone_majority": 3,
        "pg_peat_majority": 3,
    }
    assert not [name for name, card in CONTENT.titles.items() if card.dots]

"""Hexes lie as they should, and the ways between places are the cheapest."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from polyana.maps import disc, distance, groups, half_steps, neighbours, reach, ring, touching

SOME = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
BOARD = {at: f"{at[0]},{at[1]}" for at in disc((0, 0), 3)}
PLACES = touching(BOARD)


@given(SOME, SOME, SOME)
def test_distance_is_a_distance(
    one: tuple[int, int], two: tuple[int, int], three: tuple[int, int]
) -> None:
    assert distance(one, two) == distance(two, one)
    assert distance(one, three) <= distance(one, two) + distance(two, three)
    assert (distance(one, two) == 1) == (two in neighbours(one))


@given(SOME, st.integers(0, 5))
def test_a_ring_closes_and_holds_all_at_its_distance(middle: tuple[int, int], radius: int) -> None:
    found = ring(middle, radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert {distance(middle, at) for at in found} == {radius}
    assert all(distance(one, two) == 1 for one, two in pairwise([*found, found[0]]) if radius)


@given(SOME)
def test_neighbours_lie_around_a_hex_with_either_top(at: tuple[int, int]) -> None:
    for top, shape in (
        ("pointy", {(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)}),
        ("flat", {(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)}),
    ):
        x, y = half_steps(at, top)  # type: ignore[arg-type]
        around = (half_steps(near, top) for near in neighbours(at))  # type: ignore[arg-type]
        assert {(across - x, down - y) for across, down in around} == shape


@given(
    st.lists(st.sampled_from(list(PLACES)), min_size=1, max_size=3),
    st.dictionaries(st.sampled_from(list(PLACES)), st.integers(0, 3), min_size=20),
)
def test_the_cheapest_way_costs_what_it_says(origins: list[str], toll: dict[str, int]) -> None:
    found = reach(PLACES, origins, toll)
    for goal, cost in found.toll.items():
        way = found.way(goal)
        assert way[0] in origins
        assert way[-1] == goal
        assert all(two in PLACES[one] for one, two in pairwise(way))
        assert sum(toll[place] for place in way[1:-1]) == cost
    # no step leads anywhere cheaper, so nothing cheaper is left
    for place, cost in found.toll.items():
        if place in origins or place in toll:
            onward = 0 if place in origins else cost + toll[place]
            assert all(found.toll[near] <= onward for near in PLACES[place])


def test_a_place_without_a_toll_is_reached_but_not_crossed() -> None:
    wall = {BOARD[at] for at in BOARD if at[0] == 0}
    found = reach(PLACES, ["-2,0"], dict.fromkeys(set(PLACES) - wall, 1))
    assert wall <= set(found.toll)
    assert not [place for place in found.toll if int(place.split(",")[0]) > 0]


@given(st.sets(st.sampled_from(list(PLACES))))
def test_groups_hang_together_and_apart(among: set[str]) -> None:
    found = list(groups(PLACES, among))
    assert sum(map(len, found)) == len(among)
    assert set().union(*found) == among
    for group in found:
        inside = reach(PLACES, [min(group)], dict.fromkeys(group, 1)).toll
        assert set(inside) & among == group

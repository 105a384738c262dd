"""The maps (T-951 to T-953, T-940)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from polyana.maps import Hex, neighbours
from tests.rules import rule
from tests.tables import options
from tests.tundra.tables import CONTENT, GAME, play, start, table, workers

LAYOUTS = list(CONTENT.layouts)
Turn = Callable[[Hex], Hex]


def turns() -> list[Turn]:
    """The twelve ways in which a hexagon falls onto itself: six rotations, each with and without a mirror."""

    def turn(sixths: int, mirrored: bool, at: Hex) -> Hex:
        q, r = at[::-1] if mirrored else at
        for _ in range(sixths):
            q, r = -r, q + r
        return q, r

    return [
        lambda at, sixths=sixths, mirrored=mirrored: turn(sixths, mirrored, at)  # type: ignore[misc]
        for sixths, mirrored in product(range(6), (False, True))
    ]


@rule("T-951")
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_has_its_glades_and_a_settlement_for_every_seat(name: str) -> None:
    layout = CONTENT.layouts[name]
    players = layout.entry.players
    assert len(set(layout.entry.glades)) == {2: 12, 3: 18, 4: 24}[players]
    assert len(set(layout.entry.settlements)) == players
    assert not set(layout.glades) & set(layout.settlements)
    for settlement in layout.settlements:
        assert len(set(layout.neighbours[settlement]) & set(layout.glades)) >= 2


@rule("T-952")
def test_there_are_three_alternatives_for_three_and_two_for_four() -> None:
    found = [
        (name, layout.entry.players, layout.entry.prescribed)
        for name, layout in CONTENT.layouts.items()
        if layout.entry.kind == "alternative"
    ]
    assert found == [
        ("lake_3p", 3, False),
        ("moot_3p", 3, True),
        ("trefoil_3p", 3, True),
        ("ice_ring_4p", 4, False),
        ("butterfly_4p", 4, True),
    ]


@rule("T-952", "T-953")
@pytest.mark.parametrize("name", LAYOUTS)
def test_a_table_is_set_up_as_its_layout_says(name: str) -> None:
    layout = CONTENT.layouts[name]
    state = table(players=layout.entry.players, layout=name)
    for seat, player in enumerate(state.players):
        assert player.workers == list(layout.workers[seat])
        at = {layout.hexes[place] for place in player.workers}
        assert at == set(layout.entry.workers[seat]) == set(layout.entry.start[seat])
        beside = at <= set(neighbours(layout.entry.settlements[seat]))
        assert layout.entry.prescribed or beside
    assert sorted(state.face_up) == sorted(place for start in layout.start for place in start)


@rule("T-953")
@pytest.mark.parametrize("name", LAYOUTS)
def test_all_seats_of_a_layout_are_equivalent_by_symmetry(name: str) -> None:
    entry = CONTENT.layouts[name].entry
    home = entry.settlements[0]
    for seat in range(entry.players):
        carried = []
        for turn in turns():
            q, r = turn(home)
            east, south = entry.settlements[seat][0] - q, entry.settlements[seat][1] - r

            def image(
                hexes: tuple[Hex, ...], turn: Turn = turn, by: Hex = (east, south)
            ) -> set[Hex]:
                return {(turn(at)[0] + by[0], turn(at)[1] + by[1]) for at in hexes}

            same = all(
                image(hexes) == set(hexes)
                for hexes in (entry.glades, entry.settlements, entry.edge, entry.lake)
            )
            carried.append(same and image(entry.start[0]) == set(entry.start[seat]))
        assert any(carried), f"seat {seat} of {name} is not like seat 0"


@rule("T-953")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_seats_run_clockwise(name: str) -> None:
    spots = CONTENT.layouts[name].entry.settlements
    if len(spots) == 2:
        return
    # pointy-top hexes: x = q + r / 2, y grows downwards, so clockwise turns have a positive cross product
    ways = [(q + r / 2, r) for q, r in spots]
    for number in range(len(ways)):
        (ax, ay), (bx, by), (cx, cy) = (ways[(number + step) % len(ways)] for step in range(3))
        assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0


@rule("T-940", "T-953")
@pytest.mark.parametrize("name", LAYOUTS)
def test_the_edge_glades_are_those_with_an_open_side(name: str) -> None:
    entry = CONTENT.layouts[name].entry
    taken = {*entry.glades, *entry.settlements, *entry.lake}
    span = range(-9, 10)
    outside, frontier = {(-9, -9)}, [(-9, -9)]
    while frontier:
        for at in set(neighbours(frontier.pop())) - taken - outside:
            if at[0] in span and at[1] in span:
                outside.add(at)
                frontier.append(at)
    assert set(entry.edge) == {at for at in entry.glades if set(neighbours(at)) & outside}


@rule("T-314", "T-953")
@pytest.mark.parametrize("name", ["lake_3p", "ice_ring_4p"])
def test_nobody_walks_into_the_lake(name: str) -> None:
    layout = CONTENT.layouts[name]
    shore = next(
        place for place, at in layout.hexes.items() if set(neighbours(at)) & set(layout.entry.lake)
    )
    state = table(players=layout.entry.players, layout=name)
    workers(state, 0, shore)
    match = start(state)
    play(match, "place 1 movement")
    reached = {layout.hexes[move.split()[2]] for move in options(match, "move")}
    assert reached == set(neighbours(layout.hexes[shore])) & {
        *layout.entry.glades,
        *layout.entry.settlements,
    }
    assert not reached & set(layout.entry.lake)


@rule("T-953")
def test_every_layout_can_be_chosen() -> None:
    assert {option.layout for option in GAME.variants()} == {
        "standard",
        *(name for name in LAYOUTS if not name.startswith("standard")),
    }

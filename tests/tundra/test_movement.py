"""Map and movement (T-301 to T-317)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.games.tundra.state import State
from polyana.kernel import IllegalMove
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    CONTENT,
    TundraMatch,
    advisors,
    dice,
    goals,
    lay,
    play,
    start,
    start_of,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    whole_game,
    workers,
)

COPSE = {
    **{"a1": "dry_pinewood", "a2": "windfall_glen"},  # kindling
    **{"b1": "white_heath", "b2": "grey_scree", "b3": "berry_barrens"},  # none, stone, none
    **{"c2": "crane_bog", "c3": "echo_gorge"},  # peat, stone
    **{"d1": "old_shrine", "d2": "magpie_thicket", "d3": "seven_boulders"},  # none, kindling, stone
    **{"e1": "smoky_hollow", "e2": "firefly_marsh"},  # peat
}
"""The map for two, c1 and c4 are the settlements; every row is shifted by half a hex."""


def copse(*face_down: str, moves: int = 4) -> State:
    """Seat 0 has a die for so many moves; glades are face up but for those named."""
    state = table()
    for place, token in COPSE.items():
        lay(state, place, token, face_up=place not in face_down)
    goals(state)
    if moves > 2:
        upgraded(state, 0, "movement")
    dice(state, 0, {4: 6, 3: 4, 2: 5, 1: 3}[moves])
    return state


def going(state: State) -> TundraMatch:
    """The die of seat 0 lies on Movement."""
    match = start(state)
    play(match, f"place {state.players[0].dice[0]} movement")
    return match


def holds(match: TundraMatch) -> tuple[int, ...]:
    """Kindling, stone and peat of seat 0."""
    return tuple(match.state.players[0].resources.values())


def targets(match: TundraMatch, worker: str) -> set[str]:
    """Where a worker may go: `b1` stands still, `1` is the first one that has moved."""
    return {move[2] for move in ask(match).options if len(move) == 3 and move[1] == worker}


@rule("T-301", "T-005")
@pytest.mark.parametrize("layout", list(CONTENT.layouts))
def test_a_worker_goes_to_any_place_whose_hex_shares_an_edge_with_its_own(layout: str) -> None:
    entry = CONTENT.layouts[layout].entry
    kind = "standard" if entry.kind == "standard" else layout
    hexes = CONTENT.layouts[layout].hexes
    for place, (q, r) in hexes.items():
        state = table(entry.players, kind)
        workers(state, 0, place)
        near = {
            other
            for other, (to_q, to_r) in hexes.items()
            if abs(to_q - q) + abs(to_r - r) + abs(to_q - q + to_r - r) == 2
        }
        match = start(state)
        play(match, "place 1 movement")
        assert options(match)[-1] == "stop"
        assert targets(match, place) == near


@rule("T-301")
def test_a_move_takes_the_worker_from_its_place_to_the_other() -> None:
    state = copse(moves=1)
    workers(state, 0, "b1", "c1", "d1")
    match = going(state)
    play(match, "move b1 c2")
    assert sorted(match.state.players[0].workers) == ["c1", "c2", "d1"]
    assert ask(match).seat == 1


@rule("T-302")
def test_a_face_down_glade_is_turned_up_for_good() -> None:
    match = going(copse("c2", "c3", moves=2))
    play(match, "move b1 c2")
    assert match.state.face_up["c2"] == "crane_bog"
    assert "c2" not in match.state.face_down
    play(match, "walk 1 c3")
    assert match.state.face_up["c2"] == "crane_bog"
    assert match.state.face_up["c3"] == "echo_gorge"


@rule("T-303")
@pytest.mark.parametrize("face_down", [(), ("a1", "b2", "c2", "d1")])
@pytest.mark.parametrize(
    ("start_place", "to", "gained"),
    [
        *(("b1", "a1", (1, 0, 0)), ("b1", "b2", (0, 1, 0)), ("b1", "c2", (0, 0, 1))),
        ("c1", "d1", (0, 0, 0)),
    ],
)
def test_entering_a_glade_brings_one_of_its_resource_or_nothing(
    start_place: str, to: str, gained: tuple[int, ...], face_down: tuple[str, ...]
) -> None:
    state = copse(*face_down, moves=1)
    workers(state, 0, start_place)
    match = going(state)
    play(match, f"move {start_place} {to}")
    assert holds(match) == gained


@rule("T-304")
def test_every_glade_on_the_way_brings_its_resource_at_once() -> None:
    match = going(copse("b2"))
    play(match, "move b1 c2")
    assert holds(match) == (0, 0, 1)
    play(match, "walk 1 b2")
    assert holds(match) == (0, 1, 1)
    play(match, "walk 1 a2")
    assert holds(match) == (1, 1, 1)


@rule("T-305", "T-310")
@pytest.mark.parametrize(("place", "home"), [("b1", "c1"), ("c3", "c4")])
def test_entering_a_settlement_anybodys_brings_nothing(place: str, home: str) -> None:
    state = copse(moves=1)
    workers(state, 0, place)
    match = going(state)
    play(match, f"move {place} {home}")
    assert match.state.players[0].workers == [home]
    assert holds(match) == (0, 0, 0)


@rule("T-306")
def test_moves_are_spread_over_workers_in_any_order() -> None:
    match = going(copse())
    play(match, "move b1 b2", "move d1 d2", "walk 1 a2", "walk 2 e2")
    assert sorted(match.state.players[0].workers) == ["a2", "e2"]
    assert holds(match) == (2, 1, 1)


@rule("T-306")
def test_all_moves_may_go_to_one_worker() -> None:
    match = going(copse())
    play(match, "move b1 c2", "walk 1 c3", "walk 1 d3", "walk 1 e2")
    assert sorted(match.state.players[0].workers) == ["d1", "e2"]
    assert holds(match) == (0, 2, 2)


@rule("T-306")
def test_workers_of_others_do_not_move() -> None:
    match = going(copse())
    assert targets(match, "b3") == targets(match, "d3") == set()


@rule("T-307")
def test_any_number_of_workers_shares_a_place_and_towers_do_not_block() -> None:
    state = copse(moves=2)
    workers(state, 0, "b1", "c2", "c2")
    workers(state, 1, "c2", "c2", "b2")
    towers(state, 1, "b2", "c2")
    match = going(state)
    play(match, "move b1 c2")
    assert match.state.players[0].workers.count("c2") == 3
    play(match, "move c2 b2")
    assert holds(match) == (0, 1, 1)
    assert match.state.towers == {"b2": 1, "c2": 1}


@rule("T-308")
def test_a_worker_is_on_each_glade_only_once_its_start_included() -> None:
    match = going(copse())
    play(match, "move b1 b2")
    assert targets(match, "1") == {"a1", "a2", "b3", "c2", "c3"}  # not b1
    play(match, "walk 1 c2")
    assert targets(match, "1") == {"c1", "c3", "d1", "d2"}  # neither b1 nor b2
    with pytest.raises(IllegalMove):
        match.answer(0, "walk 1 b2")


@rule("T-308")
def test_a_glade_that_another_worker_was_on_is_open() -> None:
    state = copse()
    workers(state, 0, "b1", "a1")
    match = going(state)
    play(match, "move b1 b2", "move a1 b1")
    assert sorted(match.state.players[0].workers) == ["b1", "b2"]


@rule("T-309")
def test_a_settlement_may_be_entered_again() -> None:
    state = copse()
    workers(state, 0, "c1")
    match = going(state)
    play(match, "move c1 c2")
    assert "c1" in targets(match, "1")
    play(match, "walk 1 c1")
    assert targets(match, "1") == {"b1", "d1"}  # c2 was visited
    play(match, "walk 1 b1", "walk 1 c1")
    assert match.state.players[0].workers == ["c1"]
    assert holds(match) == (0, 0, 1)


@rule("T-311", "T-014")
def test_every_action_of_an_activation_lets_a_worker_return() -> None:
    state = copse(moves=1)
    workers(state, 0, "b1")
    tuck(state, 0, "movement", "fur_boots", "brushwood_broom")  # a move each on 3
    match = going(state)
    play(match, "act movement", "move b1 c2", "act fur_boots", "move c2 b1", "move b1 c2")
    assert holds(match) == (0, 0, 2)


@rule("T-311")
def test_an_advisor_lets_a_worker_return_too() -> None:
    state = copse(moves=1)
    workers(state, 0, "b1")
    advisors(state, 0, "hare_runner")
    match = start(state)
    play(match, "advisor hare_runner", "move b1 c2", "walk 1 d2")
    play(match, "place 3 movement", "move d2 c2")
    assert holds(match) == (1, 0, 2)


@rule("T-311")
def test_title_and_tower_bonuses_count_separately() -> None:
    state = copse()
    workers(state, 0, "b1")
    towers(state, 0, "d3")  # seven_boulders: 1 move + 1 berry
    match = start(start_of(state))
    play(match, "part move", "move b1 c2", "gain stone", "move c2 b1")
    assert match.state.players[0].workers == ["b1"]


@rule("T-312")
def test_where_a_moved_and_an_unmoved_worker_share_a_glade_the_player_says_which_goes_on() -> None:
    state = copse()
    workers(state, 0, "b1", "c2")
    match = going(state)
    play(match, "move b1 c2")
    assert targets(match, "c2") == {"b1", "b2", "c1", "c3", "d1", "d2"}
    assert targets(match, "1") == {"b2", "c1", "c3", "d1", "d2"}  # it comes from b1
    play(match, "move c2 b1", "walk 1 d2")
    assert sorted(match.state.players[0].workers) == ["b1", "d2"]


@rule("T-312")
def test_equal_workers_are_one_option() -> None:
    state = copse()
    workers(state, 0, "b1", "b1", "b1")
    match = going(state)
    assert len(options(match)) == len(set(options(match))) == 4 + 1
    play(match, "move b1 c2", "move b1 c2")
    assert targets(match, "1") == {"b2", "c1", "c3", "d1", "d2"}
    assert targets(match, "2") == set()


@rule("T-313")
def test_placing_a_worker_brings_no_resource() -> None:
    state = copse()
    dice(state, 0, 1)
    towers(state, 0, "c2")
    workers(state, 0, "b1")
    tracks(state, 0, stone=4, berry=2)
    match = start(state)
    play(match, "place 1 architecture", "put c2", "put c1")
    assert sorted(match.state.players[0].workers) == ["b1", "c1", "c2"]
    assert holds(match) == (0, 0, 0)


@rule("T-314")
def test_lakes_cannot_be_entered() -> None:
    layout = CONTENT.layouts["lake_3p"]
    assert layout.entry.lake == ((0, 0),)
    assert (0, 0) not in layout.hexes.values()
    for place in ("b2", "b3", "c2", "c3", "d2", "d3"):  # the shore
        state = table(3, "lake_3p")
        workers(state, 0, place)
        match = start(state)
        play(match, "place 1 movement")
        assert targets(match, place) <= {*layout.glades, *layout.settlements}
        assert len(targets(match, place)) == 5


@rule("T-314")
def test_a_worker_on_the_rim_does_not_leave_the_map() -> None:
    state = copse()
    workers(state, 0, "a1")
    assert targets(going(state), "a1") == {"a2", "b1", "b2"}


@rule("T-315")
def test_moves_not_used_are_lost() -> None:
    state = copse()
    dice(state, 0, 6, 5)
    dice(state, 1)
    match = start(state)
    play(match, "place 6 movement", "move b1 c2", "stop")
    assert ask(match).kind == "turn"
    play(match, "place 5 movement", "move c2 c3", "walk 1 d3", "walk 1 e2", "walk 1 e1")
    assert match.state.round == 2  # four moves again, not seven


def riding(*face_down: str) -> State:
    """Seat 0 has the coachman upright and workers on b1 and in its settlement."""
    state = copse(*face_down)
    workers(state, 0, "b1", "c1")
    advisors(state, 0, "reindeer_coachman")
    return state


@rule("T-316")
def test_a_ride_takes_a_worker_from_any_place_to_any_other_face_up_glade() -> None:
    match = start(riding("a1", "e2"))
    play(match, "advisor reindeer_coachman")
    face_up = set(COPSE) - {"a1", "e2"}
    assert targets(match, "b1") == face_up - {"b1"}
    assert targets(match, "c1") == face_up
    assert options(match)[-1] == "stop"
    play(match, "ride b1 d3")
    assert sorted(match.state.players[0].workers) == ["c1", "d3"]
    assert holds(match) == (0, 1, 0)
    assert ask(match).kind == "turn"


@rule("T-316")
def test_a_ride_to_a_bare_glade_brings_nothing() -> None:
    match = start(riding())
    play(match, "advisor reindeer_coachman", "ride c1 b3")
    assert holds(match) == (0, 0, 0)


@rule("T-317")
def test_towers_stay_and_workers_leave_the_map_only_for_towers_in_all_play() -> None:
    built = 0
    for seed in range(6):
        standing: dict[str, int] = {}
        on_map = Counter[int]()
        for match in whole_game(2 + seed % 3, variant=seed > 2, seed=seed):
            now = match.state.towers
            assert standing.items() <= now.items()
            new = Counter(now[place] for place in now if place not in standing)
            for seat, player in enumerate(match.state.players):
                assert len(player.workers) >= on_map[seat] - new[seat]
                on_map[seat] = len(player.workers)
            standing = dict(now)
        built += len(standing)
    assert built > 6


@rule("T-303", "T-304", "T-305", "T-308")
@settings(max_examples=60, deadline=None)
@given(
    homes=st.lists(st.sampled_from(["c1", *COPSE]), min_size=1, max_size=4),
    face_down=st.sets(st.sampled_from(list(COPSE))),
    picks=st.lists(st.integers(0, 999), min_size=4, max_size=4),
)
def test_however_four_moves_are_spread_each_glade_entered_pays_once(
    homes: list[str], face_down: set[str], picks: list[int]
) -> None:
    state = copse(*face_down)
    workers(state, 0, *homes)
    workers(state, 1, "c4")
    match = going(state)
    entered = Counter[str]()
    paths: list[list[str]] = []
    for pick in picks:
        if ask(match).seat == 1:
            break  # every worker is shut in by the glades it has been on
        moves = [move for move in ask(match).options if move[0] in ("move", "walk")]
        verb, who, to = moves[pick % len(moves)]
        if verb == "move":
            paths.append([who])
        path = paths[-1] if verb == "move" else paths[int(who) - 1]
        path.append(to)
        entered[CONTENT.glades[COPSE[to]].resource if to in COPSE else "none"] += 1
        match.answer(0, (verb, who, to))
        assert holds(match) == tuple(entered[kind] for kind in ("kindling", "stone", "peat"))
    assert ask(match).seat == 1
    for path in paths:
        glades = [place for place in path if place in COPSE]
        assert len(set(glades)) == len(glades)
        for one, other in pairwise(path):
            assert other in CONTENT.layouts["standard_2p"].neighbours[one]
    stayed = list(homes)
    for path in paths:
        stayed.remove(path[0])
    ends = sorted([*stayed, *(path[-1] for path in paths)])
    assert sorted(match.state.players[0].workers) == ends

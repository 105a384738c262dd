"""The end of the game (T-801 to T-807)."""

from __future__ import annotations

import pytest

from polyana.games.tundra.state import State
from tests.rules import rule
from tests.tables import options
from tests.tundra.scenes import copse, finished, points_by_source
from tests.tundra.tables import (
    advisors,
    last_die,
    personal_goal,
    play,
    points,
    start,
    table,
    tracks,
)


def settled(*scores: int) -> State:
    """A table at which the seats have so many points and nothing else."""
    state = table(players=len(scores))
    for seat, vp in enumerate(scores):
        points(state, seat, vp)
    return state


@rule("T-801", "T-241")
def test_the_game_is_over_when_the_last_die_of_the_fourth_round_is_used() -> None:
    state = last_die(copse(), 4)
    advisors(state, 0, "owl_stargazer", upright=False)
    market, first = list(state.market), state.first
    match = start(state)
    assert not match.over
    play(match, "place 1 movement", "stop")
    assert match.over
    # nothing of the end of a round has happened
    assert match.state.round == 4 and match.state.market == market and match.state.first == first
    assert match.state.players[0].advisors == {"owl_stargazer": False}
    assert match.state.players[0].boards["movement"].dice == [1]


@rule("T-801")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_no_earlier_round_ends_the_game(number: int) -> None:
    match = start(last_die(copse(), number))
    play(match, "place 1 movement", "stop")
    assert not match.over and match.state.round == number + 1


@rule("T-801")
def test_while_somebody_has_a_die_the_fourth_round_goes_on() -> None:
    state = last_die(copse(), 4)
    tracks(state, 0, berry=7)
    match = start(state)
    play(match, "place 1 movement", "stop", "buy")
    assert not match.over and "end_turn" in options(match)
    play(match, "end_turn")
    assert not match.over and options(match, "place")


@rule("T-802")
def test_the_final_score_is_the_points_and_the_personal_goal() -> None:
    state = copse(variant=True)
    personal_goal(state, 0, "pg_workers_home")  # four workers in supply: 10
    personal_goal(state, 1, "pg_tower_chain")  # no towers: 0
    points(state, 0, 31)
    points(state, 1, 33)
    match = finished(state)
    assert match.result().scores == [41, 33]
    assert points_by_source(match) == {"cards": 31, "personal_goal": 10}
    assert points_by_source(match, 1) == {"cards": 33}


@rule("T-802")
def test_without_the_variant_there_is_no_personal_goal() -> None:
    match = finished(settled(12, 9))
    assert match.result().scores == [12, 9]
    assert not [line for line in match.result().sheets[0] if line.what == "personal_goal"]


@rule("T-803")
def test_most_points_win() -> None:
    state = settled(40, 52, 47)
    tracks(state, 0, kindling=10, stone=10, peat=10, berry=20)
    assert finished(state).result().places == [3, 1, 2]


@rule("T-804")
def test_a_tie_goes_to_more_resources_of_all_kinds_without_berries() -> None:
    state = settled(40, 40, 40)
    tracks(state, 0, kindling=5, berry=20)
    tracks(state, 1, kindling=2, stone=2, peat=2)
    tracks(state, 2, peat=4, berry=19)
    assert finished(state).result().places == [2, 1, 3]


@rule("T-805")
def test_then_to_more_berries() -> None:
    state = settled(40, 40, 40)
    tracks(state, 0, kindling=5, berry=2)
    tracks(state, 1, stone=3, peat=2, berry=3)
    tracks(state, 2, stone=4, berry=20)
    assert finished(state).result().places == [2, 1, 3]


@rule("T-806")
def test_then_the_victory_is_shared() -> None:
    state = settled(40, 40, 39)
    tracks(state, 0, kindling=5, berry=2)
    tracks(state, 1, stone=3, peat=2, berry=2)
    assert finished(state).result().places == [1, 1, 3]


@rule("T-807")
def test_resources_and_berries_are_worth_no_points() -> None:
    state = settled(12, 11)
    tracks(state, 1, kindling=10, stone=10, peat=10, berry=20)
    result = finished(state).result()
    assert result.scores == [12, 11] and result.places == [1, 2]

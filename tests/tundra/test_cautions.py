"""What a player of Tundra is told before a mistake, and what everybody looks for: both are what the rules find."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from polyana.games.tundra.rules.trade import affordable, lacking
from polyana.kernel import Caution, Table
from tests.rules import rule
from tests.tables import cautions, options
from tests.tundra.tables import (
    CONTENT,
    advisors,
    dice,
    goals,
    last_die,
    play,
    seen,
    start,
    table,
    title,
    tracks,
    tuck,
    upgraded,
)

MOST = CONTENT.limits.resource_max


@rule("T-704")
def test_a_goal_without_points_is_cautioned() -> None:
    state = table()
    goals(state, "goal_berries")
    tracks(state, 0, berry=9)
    match = start(state)
    dear = [Caution("goal", ("goal_berries",))]
    assert cautions(match) == {"place 1 goal_berries": dear, "place 3 goal_berries": dear}
    (goal,) = seen(match, 0).goals
    assert (goal.progress[0].count, goal.progress[0].points, goal.progress[0].next) == (
        *(9, 0, (10, 2)),
    )
    tracks(state, 0, berry=20)
    match = start(state)
    assert cautions(match) == {}
    (goal,) = seen(match, 0).goals
    assert (goal.progress[0].points, goal.progress[0].next) == (6, None)
    play(match, "place 1 goal_berries")
    assert match.state.players[0].goals == {"goal_berries": goal.progress[0].points}


@rule("T-260")
def test_the_end_of_the_last_turn_is_cautioned_while_advisors_can_act() -> None:
    state = last_die(table())
    advisors(state, 0, "ptarmigan_picker", "wolverine_mason")
    match = start(state)
    play(match, "place 1 gathering")
    while "end_turn" not in options(match):
        play(match, options(match)[0])
    # the mason has nothing to build with
    assert options(match, "advisor") == ["advisor ptarmigan_picker"]
    assert cautions(match)["end_turn"] == [Caution("advisors", ("ptarmigan_picker",))]


@rule("T-254", "T-260")
def test_berries_for_a_die_are_spoken_of_in_the_last_round_alone() -> None:
    for number in (1, 4):
        state = last_die(table(), number)
        tracks(state, 0, berry=6)
        match = start(state)
        play(match, "place 1 movement")
        while "end_turn" not in options(match):
            play(match, "stop" if "stop" in options(match) else options(match)[0])
        assert "buy" in options(match)
        expected = [Caution("buy", (6, 6))] if number == 4 else []
        assert cautions(match).get("end_turn", []) == expected


def test_whoever_has_dice_left_ends_a_turn_in_peace() -> None:
    state = table()
    advisors(state, 0, "ptarmigan_picker")
    tracks(state, 0, berry=6)
    dice(state, 0, 1, 2)
    match = start(state)
    play(match, "place 1 movement")
    while "end_turn" not in options(match):
        play(match, "stop" if "stop" in options(match) else options(match)[0])
    assert "end_turn" not in cautions(match)


@rule("T-008")
def test_a_full_track_is_cautioned_while_another_has_room() -> None:
    state = table()
    advisors(state, 0, "ermine_courier")
    tracks(state, 0, stone=MOST)
    match = start(state)
    play(match, "advisor ermine_courier")
    assert set(options(match, "gain")) == {"gain kindling", "gain stone", "gain peat"}
    assert cautions(match) == {"gain stone": [Caution("full", ("stone",))]}
    play(match, "gain stone")
    assert match.state.players[0].resources["stone"] == MOST


@rule("T-471", "T-507")
def test_what_an_upgrade_lacks_and_the_room_for_boosts_are_shown() -> None:
    state = table()
    title(state, 0, "hard_working")
    tuck(state, 0, "gathering", "fur_boots")
    upgraded(state, 0, "trade")
    tracks(state, 0, stone=1)
    player = seen(start(state), 0).players[0]
    assert player.room == {"architecture": 2, "movement": 2, "gathering": 1, "trade": 2}
    assert set(player.lacks) == {"architecture", "movement", "gathering"}
    tracks(state, 0, stone=MOST, kindling=MOST, peat=MOST)
    match = start(state)
    assert not any(seen(match, 0).players[0].lacks.values())


@rule("T-471", "T-479")
@given(st.tuples(*[st.integers(0, 4)] * 3), st.integers(0, 3))
def test_a_board_is_affordable_if_no_more_is_lacking_than_is_dropped(
    held: tuple[int, int, int], discount: int
) -> None:
    state = table()
    tracks(state, 0, *held)
    for board, order in CONTENT.orders.items():
        missing = lacking(state.players[0], order.upgrade_cost)
        able = affordable(Table(CONTENT, state), state.players[0], board, discount)
        assert able == (sum(missing.values()) <= discount)

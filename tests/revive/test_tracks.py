"""Points, machine tracks, bonus spaces and the progress track (A4, A13)."""

from __future__ import annotations

import pytest

from polyana.games.revive.scoring import open_lines
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    artifacts,
    ask,
    me,
    options,
    play,
    start,
    supply,
    table,
    told,
    tracks,
    using,
)
from tests.rules import rule


def scored(state: State, points: int) -> State:
    state.players[0].vp = points
    return state


def line(state: State, what: str, seat: int = 0) -> int:
    return sum(one.points for one in open_lines(CONTENT, state, seat) if one.what == what)


# Points


@rule("R-050", "R-053")
def test_blue_points_count_at_once_and_purple_ones_only_at_the_end() -> None:
    match = start(using(table(), 0, "2 vp"))
    assert me(match).vp == 2 and told(match, "scored") == [(0, 2)]
    state = table()
    state.players[0].figures.append("nw")
    state.players[0].techs.append("nad_trails")
    tracks(state, 0, grey=12)
    assert (line(state, "large"), state.players[0].vp) == (8, 0)


@rule("R-051")
def test_a_bonus_space_of_the_score_track_pays_once_when_it_is_passed() -> None:
    state = scored(table(), 22)
    artifacts(state, "af_globe", "af_violin")
    match = start(using(state, 0, "3 vp"))
    assert me(match).vp == 25
    assert ask(match).kind == "pick_artifact" and options(match) == ["take purple", "take orange"]
    match = play(match, "take orange")
    assert me(match).artifacts == ["af_violin"] and ask(match).kind == "main"


@rule("R-052")
def test_no_bonus_on_the_second_round_of_the_score_track() -> None:
    first = min(CONTENT.score_bonuses)
    state = scored(table(), 50 + first - 1)
    match = start(using(state, 0, "3 vp"))
    assert (me(match).vp, ask(match).kind) == (50 + first + 2, "main")
    assert me(match).closed == [], "on the first round a crate lies there"
    state = scored(table(), first - 1)
    assert len(me(start(using(state, 0, "3 vp"))).closed) == 1
    assert all(at <= CONTENT.score_track.length == 50 for at in CONTENT.score_bonuses)


@rule("R-055", "R-057")
def test_the_progress_track_has_one_space_more_than_there_are_markers() -> None:
    assert len(CONTENT.progress) == 21 and len(CONTENT.bonuses) + 5 == 20
    assert CONTENT.progress[20].vp == 30
    state = table()
    state.players[0].progress = 12
    assert line(state, "progress") == 11


@rule("R-056")
def test_D14_a_marker_on_space_4_brings_an_energy() -> None:
    state = table()
    tracks(state, 0, grey=1)
    state.players[0].spaces, state.players[0].progress = ["b4", "b5", "b6"], 3
    match = start(using(state, 0, "1 step_grey"))
    assert (me(match).progress, me(match).energy) == (4, 2)


@rule("R-058", "R-315")
def test_the_reward_comes_before_the_marker_and_its_bonus() -> None:
    state = table()
    tracks(state, 0, grey=11)
    state.players[0].spaces, state.players[0].progress = list(CONTENT.bonuses)[:12], 13
    state.players[0].markers = 4
    match = play(using(state, 0, "1 step_grey"), "take purple")
    assert (me(match).progress, len(me(match).artifacts)) == (14, 1)
    assert ask(match).kind == "pick_artifact" and "decline" not in options(match)
    events = [one.event for one in match.log]
    assert events.index("took_artifact") < events.index("progress")


@rule("R-059")
def test_steps_and_points_outside_the_own_turn_work_the_same() -> None:
    state = table()
    tracks(state, 1, green=3)
    state.players[1].vp = 23
    match = start(using(state, 1, "1 step_green"))
    assert (ask(match).seat, ask(match).kind) == (1, "pick_machine")
    name = state.machines["green"].open[0]
    match = play(match, f"take {name}")
    assert name in me(match, 1).machines and ask(match).seat == 0


# Steps


@rule("R-155", "R-158")
def test_D27_a_step_onto_a_standard_machine() -> None:
    match = start(using(table(), 0, "1 step_grey + 1 gear"))
    assert (me(match).tracks["grey"], supply(match), ask(match).kind) == (1, {"gear": 1}, "main")
    state = table()
    tracks(state, 0, grey=1)
    match = start(using(state, 0, "1 step_grey + 1 gear"))
    assert me(match).tracks["grey"] == 2 and supply(match) == {"gear": 1}
    assert me(match).machines == {"std_grey": "b1"}
    assert (me(match).spaces, me(match).progress, ask(match).kind) == (["b1"], 1, "main")


@rule("R-155")
def test_a_bonus_space_that_is_passed_pays() -> None:
    state = table()
    tracks(state, 0, yellow=1)
    match = start(using(state, 0, "2 step_yellow"))
    assert me(match).tracks["yellow"] == 3 and "std_yellow" in me(match).machines


@rule("R-156", "R-157")
def test_D13_a_shared_space_pays_when_both_markers_are_there_and_once_only() -> None:
    state = table()
    tracks(state, 0, grey=6, green=4)
    state.players[0].spaces = ["b5"]
    match = start(using(state, 0, "1 step_green"))
    assert ask(match).kind == "pick_machine" and ask(match).about == ("b7",)
    name = state.machines["grey"].open[2]
    match = play(match, f"take {name}")
    assert me(match).machines == {name: "b7"} and me(match).spaces == ["b5", "b7"]
    again = using(match.state, 0, "1 step_grey")
    assert ask(start(again)).kind == "main"


@rule("R-159", "R-010")
def test_a_special_machine_is_taken_from_the_display_which_is_refilled_at_once() -> None:
    state = table()
    tracks(state, 0, grey=3)
    before = list(state.machines["grey"].open)
    top = state.machines["grey"].stack[-1]
    match = start(using(state, 0, "1 step_grey"))
    assert options(match) == [f"take {name}" for name in before]
    match = play(match, f"take {before[1]}")
    assert match.state.machines["grey"].open == [before[0], before[2], top]
    assert me(match).machines == {before[1]: "b4"}


@rule("R-160")
def test_the_artifact_space_and_the_card_bonus() -> None:
    state = table()
    tracks(state, 0, grey=7, yellow=7)
    match = start(using(state, 0, "1 step_grey"))
    assert me(match).spaces == ["b10"] and ask(match).kind == "main"
    state = match.state
    state.citizens.open.remove("y_beekeeper")
    state.players[0].active.append("y_beekeeper")
    assert line(state, "card_bonus") == 0
    state.citizens.stack.remove("r_miner")
    state.players[0].active.append("r_miner")
    assert line(state, "card_bonus") == 2


@rule("R-161")
def test_D22_a_step_beyond_the_last_space_gives_a_resource() -> None:
    state = table()
    tracks(state, 0, yellow=12)
    match = start(using(state, 0, "2 step_yellow"))
    assert (supply(match), me(match).tracks["yellow"]) == ({"food": 2}, 12)


@rule("R-162")
def test_steps_are_made_one_by_one_and_a_bonus_comes_before_the_next() -> None:
    state = table()
    tracks(state, 0, green=3)
    match = start(using(state, 0, "2 step_green"))
    assert ask(match).kind == "pick_machine" and me(match).tracks["green"] == 4
    match = play(match, options(match)[0])
    assert me(match).tracks["green"] == 5 and ask(match).kind == "main"


@rule("R-163")
def test_without_an_open_machine_the_cell_stays_empty_but_the_marker_moves() -> None:
    state = table()
    tracks(state, 0, grey=3)
    display = state.machines["grey"]
    state.discarded = [*display.stack, *display.open]
    display.stack, display.open = [], []
    match = start(using(state, 0, "1 step_grey"))
    assert (me(match).machines, me(match).progress, ask(match).kind) == ({}, 1, "main")


@rule("R-164")
def test_six_of_the_fifteen_spaces_are_shared() -> None:
    shared = {name: dict(one.needs) for name, one in CONTENT.bonuses.items() if len(one.needs) > 1}
    assert shared == {
        "b7": {"grey": 6, "green": 5},
        "b8": {"green": 6, "yellow": 5},
        "b9": {"yellow": 6, "grey": 5},
        "b10": {"grey": 8, "yellow": 7},
        "b11": {"green": 8, "grey": 7},
        "b12": {"yellow": 8, "green": 7},
    }


@rule("R-203")
def test_steps_on_any_track_are_chosen_step_by_step() -> None:
    match = start(using(table(), 1, "1 step_any"))
    assert (ask(match).seat, ask(match).kind) == (1, "pick_track")
    assert options(match) == ["track grey", "track green", "track yellow", "decline"]
    assert me(play(match, "track green"), 1).tracks["green"] == 1


@rule("R-156")
@pytest.mark.parametrize(("grey", "green"), [(6, 4), (9, 4), (6, 7)])
def test_a_shared_space_pays_when_the_other_marker_is_beyond_it(grey: int, green: int) -> None:
    """`b7` needs grey 6 and green 5; whichever marker comes last, the other may have passed."""
    state = table()
    player = state.players[0]
    player.spaces = [name for name in CONTENT.bonuses if name != "b7"]
    last = "green" if green < 5 else "grey"
    tracks(state, 0, grey=grey - (last == "grey"), green=green)
    match = start(using(state, 0, f"1 step_{last}"))
    assert ask(match).kind == "pick_machine" and "b7" in me(match).spaces

"""Hibernation: its fixed steps and what follows (A15); artifacts and how the end comes (A17)."""

from __future__ import annotations

import pytest

from polyana.games.revive.scoring import score_sheet
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    GAME,
    ReviveMatch,
    active,
    artifacts,
    ask,
    give,
    machine,
    me,
    module,
    options,
    play,
    slot,
    start,
    table,
    using,
)
from tests.rules import rule


@rule("R-181", "R-182", "R-183", "R-184", "R-190")
def test_energy_cards_and_switch_return_and_modules_stay() -> None:
    state = table()
    machine(state, 0, "mg_hammer", charged=True)
    slot(state, 0, "top_1", "sc_gatherer_a")
    active(state, 0, "sc_pathfinder_a")
    module(state, 0, "top_1_1", "md_01")
    player = state.players[0]
    player.switch_up = False
    resting = sorted(player.rest)
    state.turn.armed = {"range": 1}
    match = play(state, "hibernate")
    assert match.state.turn.armed == {}, "no reward can use what was armed"
    match = play(match, "gain gear", "gain gear")
    player = me(match)
    assert (player.energy, player.charged) == (2, [])
    assert sorted(player.active) == sorted([*resting, "sc_pathfinder_a"])
    assert player.rest == ["sc_gatherer_a"] and not any(player.slots.values())
    assert player.switch_up and player.modules == {"top_1_1": "md_01"}
    assert match.state.turn.armed == {}


@rule("R-068", "R-060", "R-062")
def test_hibernation_only_while_no_action_has_been_taken_and_instead_of_all() -> None:
    match = start(table())
    assert "hibernate" in options(match) and "end_turn" not in options(match)
    match = play(match, "play sc_gatherer_a", "slot top_1")
    assert "hibernate" not in options(match) and "end_turn" in options(match)
    state = table()
    give(state, 0, crystal=2)
    match = play(state, "trade gear", "hibernate", "gain food", "gain food")
    assert options(match, "play") == [] and options(match, "hibernate") == []
    assert "end_turn" in options(match)


@rule("R-185")
@pytest.mark.parametrize(("space", "rewards"), [(1, 1), (2, 2), (4, 4), (5, 5), (6, 5)])
def test_the_marker_moves_and_one_reward_of_that_space_or_a_lower_one_is_taken(
    space: int, rewards: int
) -> None:
    state = table()
    state.players[0].hibernation = space
    match = play(state, "hibernate")
    assert me(match).hibernation == min(space + 1, 6)
    if rewards > 1:
        assert options(match) == [f"reward {number}" for number in range(2, 2 + rewards)]


@rule("R-186", "R-191")
def test_D20_entering_space_4_removes_a_main_artifact_before_the_reward() -> None:
    state = table()
    state.players[0].hibernation = 3
    assert len(state.artifacts) == 6
    match = play(state, "hibernate")
    assert (ask(match).kind, ask(match).about) == ("pick_artifact", ("removed",))
    match = play(match, "take white")
    assert len(match.state.artifacts) == 5 and not me(match).artifacts
    assert options(match) == ["reward 2", "reward 3", "reward 4"]


@rule("R-187")
def test_removing_the_last_artifact_brings_the_end_tile_and_none_is_removed_when_all_are_gone() -> (
    None
):
    state = table()
    state.players[0].hibernation = 3
    artifacts(state, "af_globe")
    match = play(state, "hibernate", "reward 2", "gain gear", "gain gear")
    assert me(match).end_tile and match.state.ending
    state = table()
    state.players[0].hibernation = 3
    artifacts(state)
    match = play(state, "hibernate")
    assert ask(match).kind == "hibernation_reward" and not me(match).end_tile


@rule("R-188")
def test_on_the_last_space_the_marker_stays_and_any_reward_may_be_taken() -> None:
    state = table()
    state.players[0].hibernation = 6
    match = play(state, "hibernate", "reward 6", "take purple")
    assert (me(match).hibernation, me(match).artifacts) == (6, ["af_globe"])


@rule("R-189", "R-191")
def test_trades_follow_the_hibernation_but_not_within_its_steps() -> None:
    state = table()
    give(state, 0, crystal=1)
    match = play(state, "hibernate")
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"]
    match = play(match, "gain gear", "gain gear")
    assert options(match) == ["trade gear", "trade book", "trade food", "end_turn"]


@rule("R-192")
def test_energy_gained_in_the_hibernation_is_kept_for_the_next_turn() -> None:
    state = table()
    state.players[0].hibernation = 4
    match = play(state, "hibernate", "reward 5")
    assert me(match).energy == 2 and me(match).turns == 1


# Artifacts and the end


def take_last(players: int = 2) -> ReviveMatch:
    state = table(players)
    artifacts(state, "af_globe")
    return play(using(state, 0, "1 artifact"), "take purple")


@rule("R-310")
def test_the_choice_of_an_artifact_is_its_colour() -> None:
    state = table()
    artifacts(state, "af_globe", "af_crown", "af_chess")
    match = start(using(state, 0, "1 artifact"))
    assert options(match) == ["take purple", "take white", "decline"]
    assert me(play(match, "take purple")).artifacts == ["af_globe"]


@rule("R-311", "R-312", "R-454")
def test_the_last_artifact_brings_the_end_tile_and_later_ones_are_spare() -> None:
    match = take_last()
    assert me(match).end_tile and match.state.ending and match.state.last == [1]
    state = match.state
    for _ in range(12):
        match = start(using(state, 1, "1 artifact"))
        state = match.state
    assert me(match, 1).spare == 12 and not me(match, 1).end_tile


@rule("R-313")
def test_after_the_turn_in_progress_everybody_else_has_one_more_turn() -> None:
    match = take_last(3)
    turns = []
    while not match.over:
        turns.append(ask(match).seat)
        match = play(match, "hibernate", "gain gear", "gain gear")
    assert turns == [0, 1, 2]


@rule("R-314")
def test_the_last_artifact_taken_out_of_turn() -> None:
    state = table(3)
    artifacts(state, "af_globe")
    match = play(using(state, 2, "1 artifact"), "take purple")
    assert me(match, 2).end_tile and match.state.last == [1, 2] and ask(match).seat == 0


def long_game() -> State:
    """The longer game of four: one main artifact and both spare ones are left."""
    state = table(4, long_game=True)
    artifacts(state, "af_globe")
    return state


@rule("R-416")
def test_in_the_longer_game_of_four_spare_artifacts_may_be_taken_and_end_it() -> None:
    match = start(using(long_game(), 0, "1 artifact"))
    assert options(match) == ["take purple", "take spare", "decline"]
    match = play(match, "take spare")
    assert (me(match).spare, me(match).artifacts) == (1, [])
    assert (match.state.spare, match.state.artifacts) == (1, ["af_globe"])
    (points,) = (
        line.points for line in score_sheet(CONTENT, match.state, 0) if line.what == "spare"
    )
    assert points == 2
    match = play(start(using(match.state, 1, "1 artifact")), "take purple")
    assert not match.state.ending and not me(match, 1).end_tile, "one of the 14 is left"
    match = start(using(match.state, 2, "1 artifact", must=True))
    assert match.state.ending and me(match, 2).end_tile and me(match, 2).spare == 1
    assert (match.state.spare, match.state.last) == (0, [1, 2, 3])


@rule("R-416", "R-186")
def test_a_hibernation_may_remove_a_spare_artifact() -> None:
    state = long_game()
    state.players[0].hibernation = 3
    match = play(state, "hibernate")
    assert options(match) == ["take purple", "take spare"]
    match = play(match, "take spare")
    assert (match.state.spare, match.state.artifacts) == (1, ["af_globe"])
    assert me(match).spare == 0 and not match.state.ending
    state = long_game()
    artifacts(state)
    state.spare = 1
    state.players[0].hibernation = 3
    match = play(state, "hibernate")
    assert match.state.ending and me(match).end_tile and match.state.spare == 0


@rule("R-315")
def test_an_artifact_is_declined_only_where_it_is_not_compulsory() -> None:
    assert "decline" in options(start(using(table(), 0, "1 artifact")))
    assert "decline" not in options(start(using(table(), 0, "1 artifact", must=True)))
    state = table()
    state.players[0].tracks["grey"] = 11
    match = start(using(state, 0, "1 step_grey"))
    assert options(match) == ["take purple", "take orange", "take white"]


@rule("R-316")
def test_after_sixty_turns_of_everybody_the_game_is_scored() -> None:
    state = table()
    for player in state.players:
        player.turns = 59
    match = play(state, "hibernate", "gain gear", "gain gear")
    assert not match.over
    match = play(match, "hibernate", "gain gear", "gain gear")
    assert match.over and GAME.result(match.state).places == [1, 1]

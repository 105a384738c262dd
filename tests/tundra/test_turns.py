"""Turns of the dice phase, and activating an order board (T-221 to T-237)."""

from __future__ import annotations

from itertools import permutations

import pytest

from polyana.games.tundra.state import State
from polyana.kernel import IllegalMove
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    advisors,
    dice,
    goals,
    market,
    place_dice,
    play,
    start,
    table,
    tracks,
    tuck,
)

FREE = {"reroll", "shift", "buy", "advisor"}


@rule("T-221")
def test_turns_go_clockwise_from_the_first_player_one_die_each() -> None:
    state = table(4)
    state.first = state.seat = 2
    for seat in range(4):
        dice(state, seat, 5, 6)
    goals(state)
    match = start(state)
    turns = []
    for _ in range(4):
        turns.append(ask(match).seat)
        before = len(match.state.players[turns[-1]].dice)
        play(match, "place 6 architecture")  # nothing can be done there, so the turn ends
        assert len(match.state.players[turns[-1]].dice) == before - 1
    assert turns == [2, 3, 0, 1]


@rule("T-221")
def test_a_second_die_cannot_be_used_in_the_same_turn() -> None:
    state = table()
    tracks(state, 0, berry=3)
    match = start(state)
    play(match, "place 1 movement", "stop")
    assert ask(match).seat == 0
    assert options(match, "place") == []
    assert "end_turn" in options(match)
    with pytest.raises(IllegalMove):
        match.answer(0, "place 2 movement")


@rule("T-222")
def test_a_die_goes_on_a_free_cell_of_its_value_on_an_own_board_or_a_goal() -> None:
    state = table()
    goals(state, "goal_berries", "goal_towers")  # white dice 1 3 5 and 1 2 4
    dice(state, 0, 2, 5)
    match = start(state)
    boards = ("architecture", "movement", "gathering", "trade")
    assert set(options(match)) == {
        *(f"place {value} {board}" for value in (2, 5) for board in boards),
        *("place 5 goal_berries", "place 2 goal_towers"),
    }
    play(match, "place 5 goal_berries")
    assert match.state.goals[0].die == 5
    assert match.state.players[0].dice == [2]


@rule("T-223")
def test_a_second_die_of_a_value_cannot_go_to_the_same_board() -> None:
    state = table()
    goals(state)
    dice(state, 0, 3, 3)
    dice(state, 1, 6)
    match = start(state)
    play(match, "place 3 architecture", "place 6 architecture")
    assert options(match, "place") == ["place 3 movement", "place 3 gathering", "place 3 trade"]
    with pytest.raises(IllegalMove):
        match.answer(0, "place 3 architecture")


@rule("T-223")
def test_other_values_may_follow_on_the_same_board_and_rivals_have_boards_of_their_own() -> None:
    state = table()
    dice(state, 0, 3, 4)
    dice(state, 1, 3)
    match = start(state)
    play(match, "place 3 architecture")
    assert ask(match).seat == 1
    assert "place 3 architecture" in options(match)
    play(match, "place 3 architecture")
    assert ask(match).seat == 0
    assert "place 4 architecture" in options(match)


@rule("T-224")
def test_a_used_die_stays_on_its_cell_until_the_end_of_the_round() -> None:
    state = table()
    dice(state, 0, 3, 6)
    dice(state, 1, 6)
    goals(state, "goal_workers")
    match = start(state)
    play(match, "place 3 goal_workers", "place 6 architecture")
    assert (match.state.goals[0].seat, match.state.goals[0].die) == (0, 3)
    assert match.state.players[1].boards["architecture"].dice == [6]
    assert match.state.players[1].dice_left == 6  # it is not back in supply
    play(match, "place 6 architecture")
    assert match.state.round == 2
    assert match.state.goals[0].seat is None
    assert match.state.players[1].boards["architecture"].dice == []


@rule("T-225")
def test_a_player_without_unused_dice_is_skipped_whatever_they_could_pay_for() -> None:
    state = table(3)
    dice(state, 0, 6, 6)
    dice(state, 1)
    dice(state, 2, 6)
    tracks(state, 1, berry=20)
    advisors(state, 1, "hare_runner")
    match = start(state)
    play(match, "place 6 architecture")
    assert ask(match).seat == 2
    play(match, "place 6 architecture")
    assert ask(match).seat == 0


@rule("T-226")
def test_the_phase_ends_when_nobody_has_an_unused_die() -> None:
    state = table()
    dice(state, 0, 6)
    dice(state, 1, 5, 6)
    match = start(state)
    play(match, "place 6 architecture", "place 5 architecture")
    assert (match.state.round, ask(match).kind, ask(match).seat) == (1, "turn", 1)
    play(match, "place 6 architecture")
    assert (match.state.round, ask(match).kind) == (2, "title_part")


@rule("T-227")
def test_nobody_may_end_a_turn_without_using_a_die() -> None:
    state = table()
    tracks(state, 0, berry=20)
    match = start(state)
    assert "end_turn" not in options(match)
    play(match, "shift 4 +1", "shift 5 +1")
    with pytest.raises(IllegalMove):
        match.answer(0, "end_turn")
    play(match, "place 6 architecture")
    assert "end_turn" in options(match)


def stuck(*values: int) -> State:
    """Seat 0 has used a 1 on every board and every goal is closed to 1 and 2 alike."""
    state = table(4)
    goals(state, "goal_upgraded_orders")
    for board in state.players[0].boards:
        place_dice(state, 0, board, 1)
    dice(state, 0, *values)
    return state


@rule("T-228")
def test_a_die_may_be_set_aside_only_if_none_can_be_placed() -> None:
    assert options(start(stuck(1, 2)), "idle") == []
    state = stuck(1, 1)
    tracks(state, 0, berry=1)
    assert options(start(state)) == ["idle 1", "reroll 1"]


@rule("T-228")
def test_setting_a_die_aside_uses_it_without_effect() -> None:
    state = stuck(1, 1)
    tracks(state, 0, berry=3)
    match = start(state)
    assert set(options(match)) == {"idle 1", "reroll 1", "shift 1 +1"}
    before = match.state.players[0].berry, match.state.players[0].vp
    play(match, "idle 1")
    player = match.state.players[0]
    assert (player.dice, player.idle) == ([1], 1)
    assert (player.berry, player.vp) == before
    assert options(match, "idle") == []
    play(match, "end_turn")
    assert ask(match).seat == 1


@rule("T-228")
def test_changing_a_die_first_stays_allowed() -> None:
    state = stuck(1)
    tracks(state, 0, berry=2)
    match = start(state)
    play(match, "shift 1 +1")
    assert options(match, "idle") == []
    assert "place 2 trade" in options(match)


@rule("T-229")
def test_the_turn_goes_on_after_the_die_until_the_player_ends_it() -> None:
    state = table()
    tracks(state, 0, berry=2)
    match = start(state)
    play(match, "place 1 movement", "stop", "reroll 4")
    assert ask(match).seat == 0
    play(match, "end_turn")
    assert ask(match).seat == 1


@rule("T-229")
def test_the_turn_ends_by_itself_when_no_free_action_is_possible() -> None:
    match = start(table())
    play(match, "place 1 movement", "stop")
    assert ask(match).seat == 1


# Activating an order board


def three_under_trade() -> State:
    """Under Trade lie a starting boost (1 peat on 3) and a market boost (1 move on 3)."""
    state = table()
    tuck(state, 0, "trade", "peat_pouch", "fur_boots")
    tracks(state, 0, stone=3, peat=3)
    goals(state)
    dice(state, 0, 3)
    return state


@rule("T-231", "T-232")
@pytest.mark.parametrize("order", list(permutations(["trade", "peat_pouch", "fur_boots"])))
def test_the_board_and_every_boost_under_it_act_in_any_order(order: tuple[str, ...]) -> None:
    match = start(three_under_trade())
    play(match, "place 3 trade")
    done = []
    left = list(order)
    while len(left) > 1:
        assert ask(match).kind == "next_action"
        assert set(options(match)) == {*(f"act {name}" for name in left), "stop"}
        done.append(left.pop(0))
        play(match, f"act {done[-1]}")
        while ask(match).seat == 0 and ask(match).kind in ("move", "upgrade"):
            play(match, options(match)[0])
    while ask(match).kind in ("move", "upgrade"):
        play(match, options(match)[0])
    sources = [told.facts[2] for told in match.told_to(None) if told.event == "acts"]
    assert sources[:3] == list(order)
    player = match.state.players[0]
    assert (player.berry, player.vp) == (2, 1)  # 2 berries and an upgraded board of Trade


@rule("T-231")
def test_boosts_under_other_boards_do_not_act() -> None:
    state = three_under_trade()
    tracks(state, 0)
    match = start(state)
    play(match, "place 3 architecture")
    assert match.state.players[0].resources["peat"] == 0
    assert match.state.round == 1
    assert ask(match).seat == 1


@rule("T-232", "T-016")
def test_each_action_is_optional() -> None:
    match = start(three_under_trade())
    play(match, "place 3 trade", "act fur_boots", "stop", "stop")
    player = match.state.players[0]
    assert (player.berry, player.resources["peat"], player.workers) == (0, 3, ["b1", "d1"])
    assert ask(match).seat == 1


@rule("T-232")
def test_an_action_is_done_at_most_once() -> None:
    match = start(three_under_trade())
    play(match, "place 3 trade", "act peat_pouch")
    assert set(options(match)) == {"act trade", "act fur_boots", "stop"}
    with pytest.raises(IllegalMove):
        match.answer(0, "act peat_pouch")


@rule("T-233")
@pytest.mark.parametrize(
    ("value", "vp", "berries"), [(6, 2, 1), (5, 0, 2), (4, 0, 2), (2, 0, 3), (1, 2, 2)]
)
def test_board_and_boost_are_each_read_at_their_own_frame(
    value: int, vp: int, berries: int
) -> None:
    # Trade basic: 1 berry on 6 5 4, 2 berries on 3 2 1; the charter: 2 points on 6 and 1, else 1 berry
    state = table()
    market(state)
    tuck(state, 0, "trade", "tsars_charter")
    dice(state, 0, value)
    match = start(state)
    play(match, f"place {value} trade", "act trade")
    player = match.state.players[0]
    assert (player.vp, player.berry) == (vp, berries)


@rule("T-234")
def test_the_board_action_is_the_one_of_the_side_that_was_up_when_the_die_was_placed() -> None:
    # the blueprint upgrades Trade for one resource less, before Trade itself acts
    state = table()
    tuck(state, 0, "trade", "birchbark_blueprint")
    tracks(state, 0, kindling=2, stone=2, peat=2)
    dice(state, 0, 3)
    match = start(state)
    play(match, "place 3 trade", "act birchbark_blueprint", "upgrade trade", "drop peat")
    player = match.state.players[0]
    assert player.boards["trade"].upgraded
    assert player.berry == 1 + 2  # not 1 + 6


@rule("T-235")
@pytest.mark.parametrize("board", ["trade", "movement"])
def test_a_boost_tucked_under_the_active_board_acts_at_once_with_its_cell(board: str) -> None:
    state = table()
    market(state, "acorn_casket", "hare_runner")  # 1 point on 6 5 4
    if board == "movement":
        tuck(state, 0, board, "town_bell")
    tracks(state, 0, berry=2)
    dice(state, 0, 5)
    match = start(state)
    if board == "trade":
        play(match, "place 5 trade", "take acorn_casket", "tuck acorn_casket trade")
    else:  # the bell takes a card for 2 berries: the casket takes its place
        play(match, "place 5 movement", "act town_bell", "take acorn_casket")
        play(match, "tuck acorn_casket movement", "act acorn_casket")
    assert match.state.players[0].vp == 1


@rule("T-235")
def test_a_boost_tucked_under_another_board_waits() -> None:
    state = table()
    market(state, "acorn_casket")
    dice(state, 0, 5)
    match = start(state)
    play(match, "place 5 trade", "take acorn_casket", "tuck acorn_casket gathering")
    assert match.state.players[0].vp == 0


def replacing() -> State:
    """The boots lie under Trade; a die on 5 lets Trade replace them by the casket (1 point)."""
    state = table()
    market(state, "acorn_casket")
    tuck(state, 0, "trade", "fur_boots")
    dice(state, 0, 5)
    return state


@rule("T-236")
def test_a_replaced_boost_that_has_not_acted_yet_is_gone() -> None:
    match = start(replacing())
    play(match, "place 5 trade", "act trade", "take acorn_casket", "tuck acorn_casket trade")
    player = match.state.players[0]
    assert player.vp == 1
    assert player.workers == ["b1", "d1"]
    assert ask(match).seat == 1
    assert match.state.discard == ["fur_boots"]


@rule("T-236")
def test_the_new_boost_acts_even_if_the_old_one_already_did() -> None:
    match = start(replacing())
    play(match, "place 5 trade", "act fur_boots", "move b1 b2", "stop")
    play(match, "take acorn_casket", "tuck acorn_casket trade")
    player = match.state.players[0]
    assert player.vp == 1
    assert "b2" in player.workers


@rule("T-237")
def test_no_free_action_during_an_activation() -> None:
    state = three_under_trade()
    tracks(state, 0, stone=3, peat=3, berry=20)
    dice(state, 0, 3, 4)
    advisors(state, 0, "hare_runner")
    match = start(state)
    play(match, "place 3 trade")
    for move in ("act fur_boots", "stop", "act trade", "upgrade gathering"):
        assert not any(option[0] in FREE for option in ask(match).options)
        play(match, move)
    assert {move[0] for move in ask(match).options} == {*FREE, "end_turn"}

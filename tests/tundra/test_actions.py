"""What an action is, and how it is carried out (T-014 to T-020)."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.games import tundra
from polyana.games.tundra import load
from polyana.games.tundra.state import Options, State
from polyana.kernel import Match
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    TundraMatch,
    advisors,
    dice,
    goals,
    lay,
    market,
    play,
    start,
    start_of,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)


def holds(match: TundraMatch, seat: int = 0) -> tuple[int, ...]:
    """Kindling, stone, peat and berries of a seat."""
    player = match.state.players[seat]
    return (*player.resources.values(), player.berry)


def with_die(value: int, *under: str, board: str = "trade") -> State:
    """Seat 0 has one die; boosts may lie under a board."""
    state = table()
    goals(state)
    dice(state, 0, value)
    tuck(state, 0, board, *under)
    return state


@rule("T-014")
def test_board_and_boost_are_two_actions_with_limits_of_their_own() -> None:
    state = with_die(6, "knapsack", board="gathering")  # gather(4) and gather(2) on 6
    lay(state, "c2", "crane_bog")
    workers(state, 0, "c2")
    match = start(state)
    play(match, "place 6 gathering", "act gathering", "gather peat")
    assert options(match) == ["gather peat", "stop"]  # the one worker supplies once more
    play(match, "gather peat")
    assert holds(match) == (0, 0, 2, 0)
    assert ask(match).seat == 1


@rule("T-014")
def test_tower_bonuses_and_titles_are_actions_of_their_own() -> None:
    state = table()
    for place, token in (("c2", "seven_boulders"), ("b2", "white_heath"), ("d3", "dry_pinewood")):
        lay(state, place, token)
    workers(state, 0, "b1")
    towers(state, 0, "c2")
    match = start(start_of(state))
    play(match, "part move", "move b1 b2", "gain stone")
    assert (ask(match).kind, ask(match).about[0]) == ("move", "c2")
    assert "move b2 b1" in options(match)  # T-308 has begun anew


@rule("T-015")
def test_nothing_comes_between_the_first_and_the_last_step_of_an_action() -> None:
    state = with_die(6, "wooden_spoon", board="movement")
    dice(state, 0, 6, 1)
    advisors(state, 0, "ermine_courier")
    tracks(state, 0, berry=10)
    match = start(state)
    play(match, "place 6 movement", "act movement")
    for _ in range(2):
        assert {move[0] for move in ask(match).options} <= {"move", "walk", "stop"}
        play(match, options(match)[0])
    assert match.state.players[0].berry == 10 + 1  # now the spoon has acted


@rule("T-015")
def test_an_advisors_action_is_not_interrupted_either() -> None:
    state = with_die(6)
    advisors(state, 0, "hare_runner", "ermine_courier")
    tracks(state, 0, berry=20)
    match = start(state)
    play(match, "advisor hare_runner", "move b1 b2")
    assert {move[0] for move in ask(match).options} <= {"move", "walk", "stop"}


@rule("T-016")
@pytest.mark.parametrize("done", [0, 1, 2, 3, 4])
def test_only_a_portion_of_an_action_may_be_done(done: int) -> None:
    state = with_die(6)
    upgraded(state, 0, "movement")  # 4 moves on 6
    match = start(state)
    play(match, "place 6 movement")
    for _ in range(done):
        play(match, options(match)[0])
    if done < 4:
        play(match, "stop")
    assert ask(match).seat == 1
    assert len([said for said in match.told_to(None) if said.event == "moved"]) == done


@rule("T-016")
def test_every_paid_repetition_is_optional() -> None:
    state = with_die(1)
    tracks(state, 0, stone=4, berry=2)
    match = start(state)
    play(match, "place 1 architecture", "put c1", "stop")
    assert holds(match) == (0, 2, 0, 1)
    assert ask(match).seat == 1


@rule("T-017")
@pytest.mark.parametrize("refresh_first", [True, False])
def test_parts_of_an_action_are_done_in_any_order(refresh_first: bool) -> None:
    state = with_die(6)
    upgraded(state, 0, "trade")  # refresh_market; take_card; 2 berry
    market(state, "hare_runner")
    match = start(state)
    play(match, "place 6 trade")
    assert options(match) == ["part refresh_market", "part take_card", "stop"]
    if refresh_first:
        play(match, "part refresh_market")
        assert ask(match).kind == "card"
        assert "hare_runner" not in match.state.market
    else:
        play(match, "part take_card", "take hare_runner")
        assert options(match) == ["refresh", "stop"]
        play(match, "refresh")
        assert match.state.players[0].advisors == {"hare_runner": True}
    assert len(match.state.market) == 4


@rule("T-018")
def test_a_cost_is_paid_before_its_gains() -> None:
    state = with_die(6)
    advisors(state, 0, "sable_changer")  # 2 berry -> 3 resource
    tracks(state, 0, berry=2)
    match = start(state)
    play(match, "advisor sable_changer", "gain peat")
    assert holds(match) == (0, 0, 1, 0)
    told = [said.event for said in match.told_to(None)]
    assert told.index("paid") < told.index("gained")


@rule("T-018")
@pytest.mark.parametrize(
    ("effect", "first", "second"),
    [
        ("1 berry -> 1 resource + 1 move", "gain_kind", "move"),
        ("1 berry -> 1 move + 1 resource", "move", "gain_kind"),
    ],
)
def test_the_items_of_a_bundle_are_done_left_to_right(
    tmp_path: Path, effect: str, first: str, second: str
) -> None:
    city = (Path(tundra.__file__).parent / "content" / "city.toml").read_text(encoding="utf-8")
    before, runner = city.split('id = "hare_runner"')
    runner = runner.replace('effect = "2 move"', f'effect = "{effect}"', 1)
    (tmp_path / "city.toml").write_text(f'{before}id = "hare_runner"{runner}', encoding="utf-8")
    state = with_die(6)
    advisors(state, 0, "hare_runner")
    tracks(state, 0, berry=1)
    match = Match.at(load(tmp_path), Options(2), state)
    play(match, "advisor hare_runner")
    assert ask(match).kind == first
    play(match, options(match)[0])
    assert ask(match).kind == second


@rule("T-019")
def test_free_gains_without_a_choice_are_booked_when_the_action_is_begun() -> None:
    state = with_die(6)
    match = start(state)
    play(match, "place 6 trade")  # take_card; 1 berry
    assert (ask(match).kind, match.state.players[0].berry) == ("card", 1)
    state = with_die(6, "acorn_casket", board="architecture")
    workers(state, 0)
    match = start(state)
    play(match, "place 6 architecture")
    assert (match.state.players[0].vp, ask(match).seat) == (1, 1)


@rule("T-020")
@pytest.mark.parametrize(
    "advisor",
    ["wolverine_mason", "goose_recruiter", "walrus_shipwright", "crane_barker", "wolf_chronicler"],
)
def test_a_cost_may_not_be_paid_for_nothing(advisor: str) -> None:
    state = with_die(6)
    advisors(state, 0, advisor)
    tracks(state, 0, kindling=5, stone=5, peat=5, berry=5)
    lay(state, "b1", "white_heath")
    lay(state, "d1", "old_shrine")
    upgraded(state, 0, "trade")
    assert options(start(state), "advisor") == [f"advisor {advisor}"]
    workers(state, 0, "c1", "c1", "c1", "c1", "c1", "c1")  # none in supply, none on a glade
    dice(state, 0, 6, left=0)
    market(state)
    state.players[0].boards["trade"].upgraded = False
    assert options(start(state), "advisor") == []


@rule("T-020")
def test_no_tower_in_supply_no_price_for_one() -> None:
    state = with_die(6)
    tracks(state, 0, stone=4)
    towers(state, 0, "a1", "a2", "c2", "c3")
    match = start(state)
    play(match, "place 6 architecture")
    assert ask(match).seat == 1
    assert holds(match) == (0, 4, 0, 0)


@rule("T-020")
def test_a_part_whose_counter_says_nothing_is_not_offered() -> None:
    state = with_die(1, "fur_boots", board="architecture")
    upgraded(state, 0, "architecture")  # 2 equal -> 1 vp x own_tower on 1
    tracks(state, 0, stone=4)
    match = start(state)
    play(match, "place 1 architecture")
    assert (ask(match).kind, ask(match).about[0]) == ("move", "fur_boots")


@rule("T-020")
def test_a_gain_that_is_merely_cut_by_a_full_track_may_be_paid_for() -> None:
    state = with_die(6)
    advisors(state, 0, "sable_changer")
    tracks(state, 0, kindling=10, stone=10, peat=10, berry=2)
    match = start(state)
    play(match, "advisor sable_changer", "gain peat", "gain peat", "gain stone")
    assert holds(match) == (10, 10, 10, 0)

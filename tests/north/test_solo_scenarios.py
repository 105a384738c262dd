"""The solo game: what its four scenarios ask, and how they are won (A19)."""

from __future__ import annotations

import pytest

from polyana.games.north.state import State
from tests.north.solo import RAIDS, STRAIT, TAX, WINTER, alone, event, solo_answer, to_event
from tests.north.tables import (
    CONTENT,
    build,
    give,
    islands,
    me,
    play,
    points,
    ship,
    spent,
    start,
    supply,
)
from tests.rules import rule
from tests.tables import ask, options, told

# Islands


@rule("N-235")
def test_the_near_islands_are_swept() -> None:
    state = to_event(STRAIT, 1)
    islands(state, "island_ghost", "island_log_island", "island_golden_spit", "island_dragon_back")
    match = event(state)
    assert match.state.near.discard == ["island_ghost", "island_log_island"]
    assert len(match.state.near.open) == 2 and "island_ghost" not in match.state.near.open
    assert match.state.distant.open == ["island_golden_spit", "island_dragon_back"]
    assert not match.can_undo(0)


@rule("N-235", "N-238")
def test_E42_the_rival_takes_the_lowest_slot_unless_an_armed_ship_leads() -> None:
    state = alone(STRAIT, "ulaf", round=4)
    islands(state, "island_ghost", "island_log_island")
    match = play(state, "pass")
    assert match.over and match.state.near.discard == ["island_ghost"]
    state = alone(STRAIT, "ulaf", round=4)
    islands(state, "island_ghost", "island_log_island")
    ship(state, 0, raze=1)
    match = play(state, "pass")
    assert match.state.near.open == ["island_ghost", "island_log_island"]
    state = alone(STRAIT, "ulaf", round=4)
    islands(state, "island_ghost", "island_log_island")
    ship(state, 0)
    ship(state, 0, raze=2)  # the second ship does not count
    match = play(state, "pass")
    assert match.state.near.open == ["island_log_island"]
    assert told(match, "rival_took") == [("island_ghost",)]


@rule("N-235")
def test_without_an_open_near_island_the_rival_takes_nothing() -> None:
    state = alone(STRAIT, "ulaf", round=4)
    islands(state, "island_golden_spit")
    match = play(state, "pass")
    assert match.over and match.state.near.discard == [] and told(match, "rival_took") == []


@rule("N-241")
def test_islands_are_renewed_and_there_is_no_first_player_token() -> None:
    state = alone(TAX)
    before = list(state.near.open)
    match = play(state, "pass")
    assert match.state.round == 2 and match.state.near.discard == before
    assert match.state.first == 0


# The dearest Location


@rule("N-236")
def test_the_dearest_unexhausted_action_location_is_exhausted() -> None:
    state = to_event(STRAIT, 5, "glenn")  # 1 raze, or exhaust(dearest)
    build(state, 0, "glenn_gathering_stone", "glenn_quarry_path", "glenn_village_bell")
    build(state, 0, "island_dragon_back")
    match = event(state)
    assert me(match).empire["glenn_village_bell"].exhausted  # 3 units; the Feature of 4 never
    assert not me(match).empire["glenn_quarry_path"].exhausted


@rule("N-236")
def test_workers_count_islands_by_raze_and_starting_cards_nothing() -> None:
    state = to_event(STRAIT, 5, "panuk")
    build(state, 0, "panuk_totem_circle", "panuk_cabinet_of_wonders")  # 4 with the Worker, and 3
    match = event(state)
    assert me(match).empire["panuk_totem_circle"].exhausted
    state = to_event(STRAIT, 5, "mckinnon")
    build(state, 0, "island_dragon_back", "island_puffin_rock")  # 2 raze, 1 raze; Strongbox 0
    match = event(state)
    assert [name for name, site in me(match).empire.items() if site.exhausted] == [
        "island_dragon_back"
    ]


@rule("N-236")
def test_the_player_breaks_ties_and_without_a_location_nothing_happens() -> None:
    state = to_event(STRAIT, 5)
    build(state, 0, "glenn_quarry_path", "glenn_many_hands_barn")
    match = event(state)
    assert options(match) == ["target glenn_quarry_path", "target glenn_many_hands_barn"]
    match = play(match, "target glenn_many_hands_barn")
    assert me(match).empire["glenn_many_hands_barn"].exhausted
    assert event(to_event(STRAIT, 5)).state.phase == "action"


@rule("N-236")
def test_ransom_exhausts_two() -> None:
    state = to_event(RAIDS, 4)
    build(state, 0, "glenn_ceilidh_barn", "glenn_shared_blueprint", "glenn_neighbours_hand")
    match = event(state)
    turned = [name for name, site in me(match).empire.items() if site.exhausted]
    assert turned[:2] == ["glenn_ceilidh_barn", "glenn_shared_blueprint"]
    assert len(turned) == 3  # and the raiders of the round take the third


# Round rules


@rule("N-237", "N-265")
def test_E40_the_hungry_winter_feeds_every_third_worker() -> None:
    state = alone(WINTER, round=2)
    give(state, 0, worker=7, food=2)
    points(state, 0, 5)
    match = play(state, "pass")
    asked = 0
    while ask(match).kind == "demand":
        asked += 1
        match = play(match, "pay")
    assert asked == 2 and me(match).vp == 4 and supply(match) == {}
    assert match.state.round == 3


@rule("N-237")
def test_the_round_rule_counts_all_workers_and_comes_in_round_4_too() -> None:
    state = alone(WINTER, round=4)
    give(state, 0, worker=2)
    spent(state, 0, 4)
    points(state, 0, 5)
    match = play(state, "pass")
    assert match.over and me(match).vp == 3  # 6 Workers: two meals are missing


@rule("N-265")
def test_workers_are_counted_once_and_a_refusal_does_not_end_the_others() -> None:
    state = alone(WINTER)
    give(state, 0, worker=9, food=3)
    points(state, 0, 5)
    match = play(state, "pass", "pay", "refuse", "pay")
    assert me(match).vp == 4 and supply(match) == {"food": 1} and match.state.round == 2


@rule("N-237", "N-239")
def test_E41_the_kings_tax() -> None:
    state = alone(TAX, round=2)
    give(state, 0, wood=1)
    points(state, 0, 5)
    match = play(state, "pass", "pay")
    assert me(match).vp == 4 and supply(match) == {} and match.state.round == 3
    assert match.state.solo is not None and match.state.solo.paid_in_full == 0


@rule("N-237")
@pytest.mark.parametrize(("round", "times"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_tax_rises_with_the_rounds(round: int, times: int) -> None:
    state = alone(TAX, round=round)
    give(state, 0, wood=9)
    match = play(state, "pass", *["pay"] * times)
    assert supply(match) == {"wood": 9 - times}
    assert match.over == (round == 4)


@rule("N-239")
def test_rounds_paid_in_full_are_counted() -> None:
    state = alone(TAX)
    give(state, 0, wood=3)
    match = play(state, "pass", "pay")
    assert match.state.solo is not None and match.state.solo.paid_in_full == 1
    state = alone(TAX, round=2)
    assert state.solo is not None
    state.solo.paid_in_full = 1
    give(state, 0, wood=3)
    match = play(state, "pass", "pay", "pay")
    assert match.state.solo is not None and match.state.solo.paid_in_full == 2
    state = alone(TAX)
    give(state, 0, wood=3)
    match = play(state, "pass", "refuse")
    assert match.state.solo is not None and match.state.solo.paid_in_full == 0


@rule("N-239", "N-265")
def test_a_round_that_was_not_paid_does_not_spoil_the_next() -> None:
    state = alone(TAX)
    give(state, 0, wood=3)
    match = play(state, "pass", "refuse")
    assert match.state.round == 2 and match.state.solo is not None
    while ask(match).kind != "turn":
        match = play(match, solo_answer(match))
    match = play(match, "pass", "pay", "pay")
    assert match.state.solo is not None and match.state.solo.paid_in_full == 1


@rule("N-239", "N-229")
def test_a_refused_event_does_not_spoil_the_round() -> None:
    state = to_event(TAX, 2)  # 2 worker, or lose 2 points
    give(state, 0, wood=1)
    match = play(event(state), "refuse", "pass", "pay")
    assert match.state.solo is not None and match.state.solo.paid_in_full == 1


@rule("N-237")
@pytest.mark.parametrize(("round", "times"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_raiders_come_before_the_first_turn(round: int, times: int) -> None:
    state = to_event(RAIDS, 5)  # 1 raze
    state.round = round
    give(state, 0, raze=5)
    match = event(state)
    assert supply(match) == {"raze": 6} and match.state.phase == "action"
    match = play(match, *["pay"] * times)
    assert ask(match).kind == "turn" and supply(match) == {"raze": 6 - times}


@rule("N-237")
def test_whoever_does_not_pay_the_raiders_loses_the_use_of_a_location() -> None:
    state = to_event(RAIDS, 5)
    build(state, 0, "glenn_quarry_path")
    match = play(event(state), "refuse")
    assert me(match).empire["glenn_quarry_path"].exhausted and supply(match) == {"raze": 1}


# No opponent


@rule("N-240")
def test_there_is_nobody_to_raid_or_to_serve() -> None:
    state = alone(RAIDS, "heidel")
    build(state, 0, "island_broken_tower", "heidel_table_for_everyone")
    give(state, 0, raze=2, food=2)
    match = start(state)
    assert options(match, "raid") == []
    match = play(match, "use island_broken_tower")  # its free raid is skipped
    assert supply(match) == {"raze": 3, "food": 2}
    match = play(match, "use heidel_table_for_everyone")
    assert me(match).vp == 3 and supply(match) == {"raze": 3}


@rule("N-240")
def test_each_event_triggers_features_that_wait_for_an_opponent() -> None:
    state = to_event(WINTER, 1, "heidel")
    build(state, 0, "heidel_guest_house")
    match = event(state)
    assert supply(match) == {"food": 1}
    state = to_event(WINTER, 3, "heidel")  # after the demand, paid or not
    build(state, 0, "heidel_guest_house")
    give(state, 0, food=2)
    match = event(state)
    assert supply(match) == {"food": 2}
    assert supply(play(match, "refuse")) == {"food": 3}


@rule("N-263")
def test_the_order_of_a_solo_lookout() -> None:
    state = to_event(RAIDS, 5, "heidel")
    build(state, 0, "heidel_guest_house")
    build(state, 0, "heidel_cool_cellar", goods={"food": 2})
    match = start(state)
    assert told(match, "token") == [("5", "season_of_raids_5")]
    match = play(match, "keep none")
    assert ask(match).kind == "storage" and supply(match) == {}
    match = play(match, "sets 1")
    assert supply(match) == {"gold": 1, "raze": 1, "food": 1}
    assert ask(match).kind == "demand" and match.state.phase == "action"
    order = [line.facts[1] for line in match.log if line.event == "gained"]
    assert order == ["gold", "raze", "food"]


# Goals


def finished(scenario: str, clan: str = "ulaf") -> State:
    """The last turn of a scenario, with empty hands."""
    return alone(scenario, clan, round=4)


def outcome(state: State) -> tuple[list[int], dict[str, tuple[object, ...]]]:
    """The place, and the goal lines of the score sheet."""
    match = start(state)
    while not match.over:
        match = play(match, solo_answer(match))
    result = match.result()
    lines = {line.what: line.facts for line in result.sheets[0]}
    return result.places, {
        what: facts for what, facts in lines.items() if what.startswith(("goal", "solo_"))
    }


@rule("N-242", "N-266")
def test_goals_and_score_make_a_victory_with_its_medal() -> None:
    for vp, medal in ((30, "bronze"), (36, "silver"), (42, "gold")):
        state = finished(WINTER)
        give(state, 0, worker=8)
        points(state, 0, vp + 1)  # three meals are missing, three starting cards
        places, lines = outcome(state)
        assert places == [1]
        assert lines == {
            "goal_worker_total": (8, 8),
            "goal_points": (vp + 1, 31),
            "solo_won": (medal,),
        }


@rule("N-242", "N-266")
def test_without_the_points_or_a_goal_the_scenario_is_lost() -> None:
    state = finished(WINTER)
    give(state, 0, worker=8)
    points(state, 0, 30)
    places, lines = outcome(state)
    assert places == [2] and lines["goal_points"] == (30, 31) and "solo_lost" in lines
    state = finished(WINTER)
    give(state, 0, worker=7)
    points(state, 0, 60)
    places, lines = outcome(state)
    assert places == [2] and lines["goal_worker_total"] == (7, 8)
    assert "solo_lost" in lines and "solo_won" not in lines


@rule("N-242")
def test_workers_of_the_goal_are_free_spent_and_assigned() -> None:
    state = finished(WINTER, "heidel")
    build(state, 0, "heidel_fireside_bench", workers=2)
    give(state, 0, worker=2)
    spent(state, 0, 4)
    assert outcome(state)[1]["goal_worker_total"] == (8, 8)


@rule("N-242")
def test_islands_are_counted_the_distant_ones_too() -> None:
    state = finished(STRAIT)
    points(state, 0, 60)
    build(state, 0, "island_ghost", "island_log_island", "island_puffin_rock")
    places, lines = outcome(state)
    assert places == [2]
    assert (lines["goal_island"], lines["goal_island_distant"]) == ((3, 3), (0, 1))
    build(state, 0, "island_golden_spit")
    places, lines = outcome(state)
    assert places == [1] and lines["goal_island_distant"] == (1, 1)


@rule("N-242")
def test_the_tax_and_the_gold_in_supply() -> None:
    state = finished(TAX)
    assert state.solo is not None
    state.solo.paid_in_full = 3
    give(state, 0, gold=1)
    points(state, 0, 60)
    places, lines = outcome(state)
    assert places == [2]
    assert (lines["goal_paid_in_full"], lines["goal_gold"]) == ((3, 3), (1, 2))
    give(state, 0, gold=2)
    assert outcome(state)[0] == [1]


@rule("N-242")
def test_cards_in_the_empire_and_raze_in_supply() -> None:
    state = finished(RAIDS)
    build(
        state,
        0,
        *[
            name
            for name in CONTENT.decks["ulaf"]
            if name.startswith(("ulaf_rowers", "ulaf_outpost", "ulaf_berserkers"))
        ],
    )
    build(state, 0, "ulaf_treasury", "ulaf_watchtower", "island_ghost")
    give(state, 0, raze=2)
    points(state, 0, 60)
    assert outcome(state)[1]["goal_location"] == (12, 13)
    build(state, 0, "ulaf_white_keep")
    places, lines = outcome(state)
    assert places == [1] and lines["goal_raze"] == (2, 2) and lines["goal_location"] == (13, 13)


@rule("N-242")
@pytest.mark.parametrize("scenario", [WINTER, STRAIT, TAX, RAIDS])
def test_medals_begin_at_the_target_and_rise(scenario: str) -> None:
    entry = CONTENT.scenarios[scenario]
    assert entry.target == entry.medals.bronze < entry.medals.silver < entry.medals.gold

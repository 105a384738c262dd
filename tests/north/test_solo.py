"""The solo game: tokens, events and tired tiles (A19)."""

from __future__ import annotations

import pytest

from polyana.games.north.state import Options, Pawn, Ship
from polyana.kernel import Chance, Match
from tests.north.solo import RAIDS, STRAIT, TAX, WINTER, alone, event, solo_answer, tired, to_event
from tests.north.tables import (
    GAME,
    NorthMatch,
    build,
    give,
    hand,
    me,
    pawn,
    play,
    points,
    seen,
    spent,
    start,
    supply,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

# The game


@rule("N-224", "N-226", "N-248")
@pytest.mark.parametrize(
    ("scenario", "goods"),
    [
        (WINTER, {"food": 4, "wood": 2, "sheep": 1}),
        (STRAIT, {"food": 2, "wood": 2, "sheep": 1, "raze": 2, "fish": 1}),
        (TAX, {"food": 2, "wood": 2, "sheep": 1, "gold": 1}),
        (RAIDS, {"food": 2, "wood": 2, "sheep": 1, "raze": 1}),
    ],
)
def test_setup_for_one_with_the_gains_of_the_scenario(scenario: str, goods: dict[str, int]) -> None:
    match: NorthMatch = Match(GAME, GAME.options({"players": 1, "scenario": scenario}), 5)
    match = play(match, "clan glenn")
    assert supply(match) == goods and workers(match) == (5, 0)
    assert tired(match) == [] and len(me(match).drawn) == 5
    assert len(match.state.near.open) == len(match.state.distant.open) == 2


@rule("N-224", "N-225")
def test_the_game_lasts_exactly_four_rounds_whatever_the_track_says() -> None:
    match = start(alone(WINTER))
    points(match.state, 0, 40)
    match = start(match.state)
    while not match.over:
        assert match.state.round <= 4
        match = play(match, solo_answer(match))
    assert match.state.round == 4 and not match.state.last_round
    assert told(match, "last_round") == []
    assert [round for (round,) in told(match, "round")] == ["2", "3", "4"]


@rule("N-225")
def test_there_is_no_cleanup_after_round_4() -> None:
    state = alone(STRAIT, round=4)
    spent(state, 0, 2)
    pawn(state, 0, "sail")
    open_near = list(state.near.open)
    match = play(state, "pass")
    assert match.over and workers(match) == (5, 2) and me(match).pawns[0].tile == "sail"
    assert match.state.near.open == open_near[1:]  # the rival took one


# Tokens and events


@rule("N-227")
def test_E43_four_of_five_tokens_come_and_none_returns() -> None:
    state = to_event(STRAIT, 3)
    assert state.solo is not None
    state.solo.bag = [4, 2, 5, 1, 3]
    match = start(state)
    while not match.over:
        match = play(match, solo_answer(match))
    assert [number for number, _ in told(match, "token")] == ["3", "1", "5", "2"]
    assert match.state.solo is not None and match.state.solo.bag == [4]


@rule("N-227")
def test_which_numbers_are_left_is_open_and_their_order_is_not() -> None:
    state = to_event(STRAIT, 3)
    assert state.solo is not None
    state.solo.bag = [5, 1, 4, 2, 3]
    match = start(state)
    shown = seen(match, 0).solo
    assert shown is not None and shown.bag == [1, 2, 4, 5]
    orders = set()
    for seed in range(12):
        guess = match.imagine(0, Chance(seed)).state.solo
        assert guess is not None and sorted(guess.bag) == [1, 2, 4, 5]
        orders.add(tuple(guess.bag))
    assert len(orders) > 3


@rule("N-228", "N-263")
def test_the_event_is_shown_first_and_happens_after_storage() -> None:
    state = to_event(TAX, 5, "mckinnon")  # Royal Favour: 1 gold
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 1})
    match = start(state)
    shown = seen(match, 0).solo
    assert shown is not None and (shown.token, shown.event) == (5, "kings_tax_5")
    assert len(me(match).drawn) == 4 and supply(match) == {}
    match = play(match, "keep none")
    order = [line.event for line in match.log]
    assert order.index("token") < order.index("drew_card") < order.index("kept")
    assert order.index("kept") < order.index("paid_out") < order.index("gained")
    assert supply(match) == {"gold": 1} and match.state.phase == "action"


@rule("N-229")
def test_a_demand_is_paid_in_full_or_refused() -> None:
    state = to_event(WINTER, 3)  # 2 food: 1 worker
    give(state, 0, food=2)
    match = event(state)
    assert options(match) == ["pay", "refuse"]
    paid = play(match.fork(), "pay")
    assert workers(paid) == (6, 0) and supply(paid) == {}
    refused = play(match, "refuse")
    assert workers(refused) == (5, 0) and supply(refused) == {"food": 2}


@rule("N-229")
def test_gold_replaces_resources_in_a_demand() -> None:
    state = to_event(WINTER, 3)
    give(state, 0, food=1, gold=1)
    match = play(event(state), "pay")
    assert workers(match) == (6, 0) and supply(match) == {}


@rule("N-229", "N-230")
def test_the_penalty_follows_a_refusal_and_the_track_stays_at_0_at_least() -> None:
    for before, after in ((5, 3), (1, 0), (0, 0)):
        state = to_event(WINTER, 2)  # 2 resource, or lose 2 points
        give(state, 0, wood=2)
        points(state, 0, before)
        match = play(event(state), "refuse")
        assert me(match).vp == after and supply(match) == {"wood": 2}
        assert me(match).scored.get("solo", 0) == after - before


@rule("N-229")
def test_a_demand_of_any_resources_is_paid_unit_by_unit() -> None:
    state = to_event(WINTER, 2)
    give(state, 0, wood=1, fish=1, gold=1)
    match = play(event(state), "pay")
    assert options(match) == ["pay wood", "pay fish", "pay gold"]
    match = play(match, "pay gold", "pay fish")
    assert supply(match) == {"wood": 1} and match.state.phase == "action"


@rule("N-264")
def test_what_cannot_be_paid_in_full_is_not_asked() -> None:
    state = to_event(WINTER, 4)  # 1 fish, or lose 2 points
    points(state, 0, 5)
    match = event(state)
    assert ask(match).kind == "turn" and me(match).vp == 3
    state = to_event(WINTER, 3)  # a reward, and no penalty
    points(state, 0, 5)
    give(state, 0, food=1)
    match = event(state)
    assert ask(match).kind == "turn" and me(match).vp == 5 and supply(match) == {"food": 1}


@rule("N-264")
def test_a_hand_card_of_the_players_choice() -> None:
    state = to_event(TAX, 1)  # 1 hand_card, or lose 2 points
    hand(state, 0, "glenn_cousin", "glenn_toloka")
    match = event(state)
    assert options(match) == ["pay", "refuse"] and ask(match).always
    match = play(match, "pay")
    assert options(match) == ["discard glenn_cousin", "discard glenn_toloka"]
    match = play(match, "discard glenn_toloka")
    assert me(match).hand == ["glenn_cousin"] and "glenn_toloka" in me(match).discard
    state = to_event(TAX, 1)
    points(state, 0, 2)
    match = event(state)
    assert ask(match).kind == "turn" and me(match).vp == 0  # an empty hand is not asked


@rule("N-264")
def test_workers_in_a_demand_are_free_ones() -> None:
    state = to_event(TAX, 2)  # 2 worker, or lose 2 points
    match = play(event(state), "pay")
    assert workers(match) == (3, 2)
    state = to_event(TAX, 2)
    give(state, 0, worker=1)
    points(state, 0, 2)
    match = event(state)
    assert ask(match).kind == "turn" and me(match).vp == 0 and workers(match) == (1, 0)


@rule("N-229")
def test_a_reward_and_a_penalty_may_stand_side_by_side() -> None:
    state = to_event(TAX, 3)  # 3 resource: 2 points, or lose 1
    give(state, 0, wood=3)
    points(state, 0, 4)
    assert me(play(event(state), "pay")).vp == 6
    assert me(play(event(state), "refuse")).vp == 3


# Tired tiles


@rule("N-231")
def test_tiles_with_an_own_pawn_are_tired_in_the_next_round() -> None:
    state = alone(STRAIT)
    assert state.solo is not None
    state.solo.tired = ["populate", "explore"]
    pawn(state, 0, "explore", used=True)
    pawn(state, 0, "harvest")
    match = play(state, "pass")
    assert match.state.round == 2 and tired(match) == ["explore", "harvest"]
    shown = seen(match, 0).solo
    assert shown is not None and shown.tired == ["explore", "harvest"]
    assert me(match).pawns == [Pawn(), Pawn()]


@rule("N-232", "N-233")
def test_E39_tired_tiles() -> None:
    state = alone(STRAIT, round=2)
    assert state.solo is not None
    state.solo.tired = ["explore", "harvest"]
    build(state, 0, "glenn_ice_cream_man", under="glenn_oat_strip")
    build(state, 0, "glenn_quarry_path")
    match = play(state, "place explore", "place harvest", "none", "harvest glenn_oat_strip")
    assert workers(match) == (4, 1) and supply(match) == {"food": 2}  # the Field card alone
    match = play(match, "use glenn_quarry_path", "none")  # its own Worker, and nothing extra
    assert workers(match) == (3, 2) and len(me(match).hand) == 2
    normal = play(alone(STRAIT), "place populate", "place sail")
    assert workers(normal) == (6, 0) and normal.state.queue == [Ship(0)]


@rule("N-232")
@pytest.mark.parametrize(
    ("tile", "price"),
    [("populate", {"food": 1}), ("sail", {"food": 1}), ("construct", {"wood": 1})],
)
def test_the_extra_cost_of_a_tired_tile(tile: str, price: dict[str, int]) -> None:
    state = alone(STRAIT)
    assert state.solo is not None
    state.solo.tired = [tile]
    hand(state, 0, "glenn_tug_green")
    assert f"place {tile}" not in options(start(state))
    give(state, 0, **price)
    match = play(state, f"place {tile}")
    assert supply(match) == {} and ask(match).kind == "window"


@rule("N-232")
def test_explore_costs_a_worker_and_cannot_be_declared_without() -> None:
    state = alone(STRAIT)
    assert state.solo is not None
    state.solo.tired = ["explore"]
    give(state, 0, worker=0)
    assert "place explore" not in options(start(state))


@rule("N-232")
def test_the_extra_cost_comes_on_top_of_the_food_of_a_second_use() -> None:
    state = alone(STRAIT)
    assert state.solo is not None
    state.solo.tired = ["populate", "construct"]
    pawn(state, 0, "sail")
    give(state, 0, food=1)
    assert options(start(state), "move") == []
    give(state, 0, food=2)
    match = play(state, "move sail populate")
    assert supply(match) == {} and workers(match) == (6, 0)
    give(state, 0, food=1, gold=1)  # 1 food and 1 resource for CONSTRUCT
    hand(state, 0, "glenn_tug_green")
    match = play(state, "move sail construct")
    assert options(match) == ["pay food", "pay gold"]
    match = play(match, "pay gold")
    assert supply(match) == {} and ask(match).kind == "window"


@rule("N-234")
def test_events_tire_a_tile_and_let_all_rest() -> None:
    state = to_event(WINTER, 1)
    assert state.solo is not None
    state.solo.tired = ["explore"]
    match = event(state)
    assert sorted(tired(match)) == ["explore", "sail"]
    assert "place sail" not in options(match)  # no food
    match = play(match, "pass")
    while match.state.round == 1:
        match = play(match, solo_answer(match))
    assert tired(match) == []  # N-231 works on: no pawn stood there
    state = to_event(WINTER, 5)
    assert state.solo is not None
    state.solo.tired = ["explore", "sail"]
    match = event(state)
    assert tired(match) == [] and supply(match) == {"food": 1}


@rule("N-234")
def test_a_tile_that_is_tired_already_stays_so() -> None:
    state = to_event(STRAIT, 3)
    assert state.solo is not None
    state.solo.tired = ["sail"]
    assert tired(event(state)) == ["sail"]


@rule("N-224")
def test_the_options_of_a_table_for_one() -> None:
    assert [options.scenario for options in GAME.variants() if options.players == 1] == [
        *(WINTER, STRAIT, TAX, RAIDS),
    ]
    assert GAME.options({"players": "1", "scenario": TAX}) == Options(1, "kings_tax")

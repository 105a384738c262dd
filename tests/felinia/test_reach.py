"""Which steps are legal and when a journey may stop: F-107 to F-110, against all paths on both maps."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.games.felinia.state import Journey, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import CONTENT, berth, lay, play, settle, start, table
from tests.felinia.voyages import DECKS, bare, land, sail, turn_up
from tests.rules import rule
from tests.tables import ask, options, told


@rule("F-108")
def test_nobody_stops_while_a_tile_is_within_the_free_steps() -> None:
    state = table()
    turn_up(state, "lion_post_1", "lion_post_3")
    match = land(state, "lion", 0)
    play(match, "done")
    assert "stop" not in options(match)
    with pytest.raises(IllegalMove):
        match.answer(0, "stop")
    play(match, "step lion_cross_1")
    assert set(options(match, "step")) == {"step lion_post_1", "step lion_post_3"}
    assert "stop" not in options(match)


@rule("F-109")
def test_no_step_leaves_the_reach_of_a_tile() -> None:
    state = table()
    turn_up(state, "tiger_post_2", "tiger_post_5")
    match = land(state, "tiger", 0)
    play(match, "done")
    assert set(options(match)) == {"step tiger_cross_1", "step tiger_cross_2"}
    play(match, "step tiger_cross_1")
    # tiger_cross_2 would use up the last free step one province short of tiger_post_5
    assert told(match, "forced") == [(0, "step tiger_post_2")]


@rule("F-109")
def test_food_at_hand_lets_a_merchant_walk_on_past_a_tile() -> None:
    state = table("advanced")
    # from lion_cross_2 the tile of lion_post_3 is one free step away; lion_post_4 then costs 1 FOOD
    match = land(state, "lion", 0)
    play(match, "step lion_cross_2")
    assert told(match, "forced") == [(0, "step lion_post_3")]
    state.players[0].cards["food"] = 1
    match = start(state)
    play(match, "step lion_cross_2")
    assert set(options(match)) == {"step lion_post_3", "step lion_cross_4"}


@rule("F-109")
def test_food_that_the_step_itself_brings_counts() -> None:
    state = table("advanced")
    match = land(state, "tiger", 0)
    play(match, "step tiger_cross_1")
    # tiger_cross_2 shows a food, enough for tiger_post_3; tiger_cross_3 shows none
    near = {"step tiger_post_1", "step tiger_post_2"}
    assert set(options(match, "step")) == {*near, "step tiger_cross_2"}
    bare(state, "tiger_post_3", "tiger_post_4")
    match = start(state)
    play(match, "step tiger_cross_1")
    assert set(options(match, "step")) == near


@rule("F-109")
def test_food_further_along_the_way_counts_for_the_steps_after_it() -> None:
    state = table("advanced")
    settle(state, 1, "tiger_post_1", "tiger_post_2")
    assert CONTENT.islands["advanced"].provinces["tiger_cross_1"].symbol != "food"
    match = land(state, "tiger", 0)
    # tiger_cross_2 lies behind tiger_cross_1; its FOOD pays for the step to tiger_post_3
    assert "step tiger_cross_1" in options(match)
    play(match, "step tiger_cross_1", "step tiger_cross_2", "step tiger_post_3")
    assert match.state.merchants["tiger_post_3"] == 0
    assert match.state.players[0].cards["food"] == 0
    # with all food cards in other hands there is no such way
    state.players[1].cards["food"] = 33
    assert "step tiger_cross_1" not in options(start(state))


@rule("F-109")
def test_food_that_cannot_be_gained_does_not_count() -> None:
    state = table("advanced")
    state.players[1].cards["food"] = 33
    match = land(state, "lion", 0)
    play(match, "step lion_cross_1")
    # all food cards are with seat 1: no FOOD for the step from lion_cross_3 to lion_post_5
    assert match.state.players[0].cards["food"] == 0
    assert set(options(match)) == {"step lion_post_1", "step lion_post_2"}
    state = table("advanced")
    state.players[1].cards["food"] = 33
    match = land(state, "tiger", 0)
    play(match, "step tiger_cross_1")
    # nor for the step from tiger_cross_2, whose symbol would have paid for it
    assert set(options(match)) == {"step tiger_post_1", "step tiger_post_2"}


@rule("F-102", "F-103", "F-107")
@pytest.mark.parametrize("barrier", ["own merchant", "foreign merchant", "hidden tile"])
def test_no_path_leads_through_a_merchant_or_a_hidden_tile(barrier: str) -> None:
    state = table("advanced")
    settle(state, 1, "lion_post_4", "lion_post_5")
    if barrier == "hidden tile":
        lay(state, "lion_post_6", state.face_up["lion_post_1"])  # special tiles always lie open
        state.face_down["lion_post_6"] = state.face_up.pop("lion_post_6")
    else:
        settle(state, 0 if barrier == "own merchant" else 1, "lion_post_6")
    state.players[0].cards["food"] = 3
    match = land(state, "lion", 0)
    # beyond lion_cross_4 the next tile lies three steps on, behind lion_post_6
    play(match, "step lion_cross_2")
    assert told(match, "forced") == [(0, "step lion_post_3")]


@rule("F-109", "F-191")
def test_the_additional_food_of_the_kitchen_counts() -> None:
    state = table("advanced")
    bare(state, "tiger_post_3", "tiger_post_4")
    lay(state, "tiger_post_7", "sp5_kitchen")
    match = land(state, "tiger", 0)
    settle(state, 0, "tiger_post_7")
    with_kitchen = start(state)
    for journey in (match, with_kitchen):
        play(journey, "step tiger_cross_1")
    # with 2 FOOD from tiger_cross_2 the tile of tiger_post_5 can be reached over tiger_cross_4
    assert "step tiger_cross_2" not in options(match)
    assert "step tiger_cross_2" in options(with_kitchen)


@rule("F-110")
def test_with_no_tile_in_reach_any_legal_step_or_a_stop_will_do() -> None:
    match = land(table(), "cheetah", 0)
    play(match, "done")
    assert set(options(match)) == {"step cheetah_cross_1", "step cheetah_cross_2", "stop"}
    play(match, "step cheetah_cross_1")
    assert options(match, "step") == ["step cheetah_cross_2"]
    play(match, "stop")
    assert ask(match).kind == "bid"


# The same rules once more, straight from their text: every path is walked


def reachable(state: State, province: str, steps: int, entered: frozenset[str]) -> bool:
    """F-107, by trying all paths."""
    for end in CONTENT.islands[state.mode].roads[province]:
        if steps == 0 or end in entered or end in state.merchants or end in state.face_down:
            continue
        if end in state.face_up or reachable(state, end, steps - 1, entered | {end}):
            return True
    return False


def cards(state: State, seat: int, food: int) -> int:
    """The food cards in use if a seat held so much FOOD."""
    held = [player.cards["food"] for player in state.players]
    held[seat] = food
    return sum(units // 3 + units % 3 for units in held)


def food_after(state: State, seat: int, free: int, food: int, province: str) -> int:
    """The FOOD held once a province has been entered with so many free steps and so much FOOD."""
    food -= 0 if free else 1
    place = CONTENT.islands[state.mode].provinces[province]
    if place.symbol == "food":
        for _ in range(place.symbols + ("sp5_kitchen" in state.players[seat].specials)):
            food += cards(state, seat, food + 1) <= 11
    return food


def can_go_on(state: State, seat: int, entered: tuple[str, ...], free: int, food: int) -> bool:
    """F-109, by trying all paths: FOOD found on the way pays for the steps after it."""
    for end in CONTENT.islands[state.mode].roads[entered[-1]]:
        if free + food == 0 or end in entered or end in state.merchants or end in state.face_down:
            continue
        after = food_after(state, seat, free, food, end)
        if end in state.face_up or can_go_on(state, seat, (*entered, end), max(free - 1, 0), after):
            return True
    return False


def legal(state: State, journey: Journey) -> tuple[set[str], bool]:
    """The legal steps and whether one may stop, by F-100 to F-103, F-107 to F-110 and F-169 to F-172."""
    free, here, seat = journey.free_steps, journey.province, journey.seat
    entered = frozenset(journey.entered)
    near = reachable(state, here, free, entered)
    steps = set()
    for end in CONTENT.islands[state.mode].roads[here]:
        if end in entered or end in state.merchants or end in state.face_down:
            continue
        if not free and not state.players[seat].cards["food"]:
            continue
        food = food_after(state, seat, free, state.players[seat].cards["food"], end)
        way = (*journey.entered, end)
        if end in state.face_up or not near or can_go_on(state, seat, way, max(free - 1, 0), food):
            steps.add(end)
    return steps, not near


@st.composite
def journeys(draw: st.DrawFn, mode: str) -> State:
    """A merchant somewhere on its way over an island of open, hidden, taken and bare posts."""
    state = table(mode)
    fates = ["open", "own", "foreign", "bare", "hidden"]
    share = draw(st.sampled_from(["open", "own", "bare"]))
    posts = list(CONTENT.islands[mode].provinces)
    for post in posts:
        if CONTENT.islands[mode].provinces[post].kind != "post":
            continue
        fate = draw(st.sampled_from([*fates, share]))
        seat = 0 if fate == "own" else 1 + (state.players[1].stock < 2)
        if fate in ("own", "foreign") and state.players[seat].stock > 1:
            settle(state, seat, post)
        elif fate == "bare":
            bare(state, post)
        elif mode == "basic" and fate == "open":
            turn_up(state, post)
        elif fate == "hidden" and state.face_up.get(post) in CONTENT.tiles:
            state.face_down[post] = state.face_up.pop(post)
    kingdom = draw(st.sampled_from(list(CONTENT.kingdoms)))
    berth(state, 0, DECKS[kingdom, 1], 0)
    sail(state, 0)
    if mode == "advanced":
        state.players[1].cards["food"] = draw(st.sampled_from([0, 0, 0, 27, 30, 31]))
        free_cards = 11 - cards(state, 0, 0)
        state.players[0].cards["food"] = min(draw(st.integers(0, 6)), free_cards)
    entered = [f"{kingdom}_port"]
    for _ in range(draw(st.integers(0, 4 if mode == "advanced" else 1))):
        roads = CONTENT.islands[mode].roads[entered[-1]]
        blocked = {*entered, *state.merchants, *state.face_up, *state.face_down}
        ways = [end for end in roads if end not in blocked]
        if ways:
            entered.append(draw(st.sampled_from(ways)))
    state.journey = Journey(0, entered[-1], entered, max(3 - len(entered), 0), 0)
    return state


@rule("F-107", "F-108", "F-109", "F-110", "F-169", "F-171", "F-172")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_steps_and_stops_are_those_that_all_paths_allow(mode: str, data: st.DataObject) -> None:
    state = data.draw(journeys(mode))
    assert state.journey is not None
    steps, may_stop = legal(state, state.journey)
    match = start(state)
    if not steps:
        assert match.log[0].event == "went_home"
    elif len(steps) + may_stop == 1:
        assert match.log[0].facts == (0, f"step {steps.pop()}")
    else:
        assert ask(match).kind == "step"
        assert set(options(match, "step")) == {f"step {end}" for end in steps}
        assert ("stop" in options(match)) == may_stop

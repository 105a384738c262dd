"""When the event of a chapter happens: behind which steps, before which others, and to whom (R-438, R-439, R-446)."""

from __future__ import annotations

import pytest

from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    GATE_CITY,
    GATE_DESERT,
    ReviveMatch,
    artifacts,
    ask,
    at,
    building,
    energy,
    examples,
    figure,
    give,
    me,
    options,
    past_bonuses,
    play,
    reveal,
    start,
    supply,
    table,
    tech,
    tile,
    token,
    told,
    tracks,
    using,
)
from tests.rules import rule

POOL_DESERT = at(-1, -1)
"""A desert of `st_thaw` next to the place `a14`."""
NINE = ("a01", "a02", "a03", "a05", "a06", "a07", "a08", "a09", "a10")


def in_chapter(state: State, number: int) -> State:
    """A table of the campaign, laid out like another one."""
    chapter = table(len(state.players), chapter=f"chapter_{number}")
    state.options, state.artifacts = chapter.options, chapter.artifacts
    return state


def whom(match: ReviveMatch) -> list[int]:
    """The players who have caused the event."""
    return [facts[0] for facts in told(match, "chapter_event")]


# artifact_taken, chapter 1: 2 vp, the others 1 basic


@rule("R-446")
def test_the_first_find_comes_before_what_is_still_pending_with_the_artifact() -> None:
    state = table(chapter="chapter_1")
    state.players[1].tracks["grey"] = 11
    match = play(using(state, 1, "1 step_grey"), "take purple")
    assert whom(match) == [1] and me(match, 1).vp == 2, "not the player in turn"
    assert (ask(match).seat, ask(match).kind) == (0, "pick_basic")
    assert me(match, 1).progress == 0, "the marker of the bonus space has not moved yet"
    assert me(play(match, "decline"), 1).progress == 1


@rule("R-446", "R-131")
def test_the_first_find_comes_before_the_rest_of_a_technology() -> None:
    state = in_chapter(examples("nadair_sun"), 1)
    tech(state, 0, "nad_trails", "nad_pupil")
    building(state, 0, GATE_DESERT)
    give(state, 0, food=6, book=6)
    match = play(state, f"populate {GATE_CITY}", "tech tech_art_crate")
    match = play(match, "do tech_art_crate artifact", "take purple")
    assert whom(match) == [0] and (ask(match).seat, ask(match).kind) == (1, "pick_basic")
    assert me(match).closed == [], "the crate of the same technology waits"
    assert len(me(play(match, "decline")).closed) == 1


@rule("R-438")
def test_a_second_find_sets_nothing_off() -> None:
    state = table(chapter="chapter_1")
    match = play(using(state, 0, "1 artifact"), "take purple", "decline")
    assert me(match).vp == 2
    match = play(start(using(match.state, 0, "1 artifact")), "take purple")
    assert len(me(match).artifacts) == 2 and me(match).vp == 2 and ask(match).seat == 0


@rule("R-446", "R-186")
def test_a_removed_artifact_is_not_a_find() -> None:
    state = table(chapter="chapter_1")
    state.players[0].hibernation = 3
    match = play(state, "hibernate", "take white")
    assert len(match.state.artifacts) == 5 and not match.state.event


@rule("R-446", "R-312")
def test_a_spare_artifact_is_not_a_find() -> None:
    state = table(chapter="chapter_1")
    artifacts(state)
    match = start(using(state, 0, "1 artifact"))
    assert me(match).spare == 1 and not match.state.event


# populate_large, chapter 2: 1 energy, the others refresh_switch


@rule("R-446", "R-131")
def test_a_large_location_sets_the_event_off_after_the_steps_of_the_populate() -> None:
    state = table(chapter="chapter_2")
    kind = next(kind for kind, effect in CONTENT.large_effects.items() if effect.at_once)
    other = next((corner for corner, there in state.large.items() if there == kind), "")
    if other:
        state.large[other] = state.large["nw"]
    state.large["nw"] = kind
    reveal(state, "a02", "ta_02")
    figure(state, 0, "a02_3", "nad_trails")
    energy(state, 0, 0)
    give(state, 0, food=1, book=2)
    match = play(state, "populate nw")
    assert whom(match) == [0] and me(match).energy == 2
    order = [
        line.event
        for line in match.log
        if line.event == "chapter_event" or line.facts[1:] == ("energy", 1)
    ]
    assert order == ["gained", "chapter_event", "gained"], "the location pays first"
    city = in_chapter(examples(), 2)
    give(city, 0, food=6, book=6)
    match = play(city, f"populate {GATE_CITY}")
    while ask(match).kind != "main":
        match = play(match, options(match)[0])
    assert me(match).figures == [GATE_CITY] and not match.state.event, "a city is none"


# build_large, chapter 3: 1 module for everybody; its law: when build_large: 2 vp


@rule("R-446", "R-464", "R-137")
def test_a_large_building_gains_then_the_law_pays_then_the_event_happens() -> None:
    state = in_chapter(examples(), 3)
    past_bonuses(state, 0)
    give(state, 0, gear=5)
    figure(state, 0, GATE_CITY)
    match = play(state, f"build {GATE_DESERT}", "size large")
    while ask(match).kind != "pick_module":
        match = play(match, options(match)[0])
    assert whom(match) == [0]
    order = [line.event for line in match.log]
    steps = [number for number, event in enumerate(order) if event == "stepped"]
    assert steps, "forest and field lie beside it"
    assert steps[-1] < order.index("chapter_event")
    assert me(match).vp == 2, "the law first"
    assert ask(match).seat == 0
    module = options(match)[0]
    match = play(match, module, "cell top_1_1")
    assert (ask(match).seat, ask(match).kind) == (1, "pick_module")


@rule("R-446", "R-364")
def test_a_target_returns_before_the_event_of_a_large_building() -> None:
    state = in_chapter(examples(other="joxari_moon", side="nadair_sun"), 3)
    past_bonuses(state, 0)
    give(state, 0, gear=5)
    figure(state, 0, GATE_CITY)
    token(state, 1, GATE_DESERT)
    match = play(state, f"build {GATE_DESERT}", "size large")
    while ask(match).kind != "pick_module":
        match = play(match, options(match)[0])
    assert match.state.targets == {} and supply(match, 1) == {"gear": 5}


@rule("R-446")
def test_a_small_building_sets_nothing_off() -> None:
    state = in_chapter(examples(), 3)
    past_bonuses(state, 0)
    give(state, 0, gear=5)
    figure(state, 0, GATE_CITY)
    match = play(state, f"build {GATE_DESERT}", "size small")
    while ask(match).kind != "main":
        match = play(match, options(match)[0])
    assert not match.state.event and me(match).vp == 0


# tiles_explored_10, chapter 4: take_card, the others 1 crystal; its law: when explore: 1 food


@rule("R-439", "R-446", "R-464")
def test_the_tenth_tile_pays_buildings_then_the_event_happens_then_the_law_pays() -> None:
    state = in_chapter(examples(), 4)
    tile(state, "a14", "ta_25")
    for place in NINE:
        reveal(state, place)
    give(state, 0, crystal=3, gear=6, book=6, food=6)
    building(state, 1, POOL_DESERT)
    past_bonuses(state, 1)
    state.players[1].spaces.remove("b5")
    tracks(state, 1, green=3)
    match = play(state, "explore a14", "take deck", "lay 1")
    assert (ask(match).seat, ask(match).kind) == (1, "pick_machine") and not match.state.event
    match = play(match, options(match)[0])
    assert whom(match) == [0] and options(match)[:2] == ["do camp_22 take_card", "done"]
    food = me(match).supply["food"]
    match = play(match, "do camp_22 take_card")
    match = play(match, options(match)[0])
    assert me(match, 1).supply["crystal"] == 1
    assert me(match).supply["food"] == food + 1, "the law comes last"


@rule("R-439")
@pytest.mark.parametrize("before", [8, 10])
def test_the_ninth_and_the_eleventh_tile_set_nothing_off(before: int) -> None:
    state = in_chapter(examples(), 4)
    tile(state, "a14", "ta_25")
    for place in (*NINE, "a11")[:before]:
        reveal(state, place)
    give(state, 0, crystal=3, gear=6, book=6, food=6)
    assert not play(state, "explore a14", "take deck", "lay 1").state.event


# half_artifacts_gone, chapter 5: ability for everybody; its law: when hibernate: 1 vp


def half_gone(state: State) -> State:
    """One artifact less, and half of them are gone."""
    state.artifacts = state.artifacts[: state.laid_out // 2 + 1]
    return state


@rule("R-439", "R-446", "R-191")
def test_a_removed_artifact_sets_the_event_off_before_the_hibernation_goes_on() -> None:
    state = half_gone(table(2, ("nadair_sun", "joxari_sun"), chapter="chapter_5"))
    state.players[0].hibernation = 3
    match = play(state, "hibernate", "take white")
    assert whom(match) == [0] and supply(match) == {"book": 2}
    assert (ask(match).seat, ask(match).kind) == (1, "pick_track")
    match = play(match, "track grey")
    assert (ask(match).seat, ask(match).kind) == (0, "hibernation_reward")


@rule("R-438", "R-446")
def test_the_event_goes_round_from_whoever_caused_it_out_of_turn() -> None:
    sides = ("nadair_sun", "formika_sun", "joxari_sun")
    state = half_gone(table(3, sides, chapter="chapter_5"))
    match = play(using(state, 1, "1 artifact"), "take purple", "track grey")
    assert whom(match) == [1] and ask(match).kind == "main"
    assert [seat for seat, _ in told(match, "progress")] == [1, 2, 0]


@rule("R-439")
def test_the_spare_artifacts_of_the_longer_game_count_for_the_half() -> None:
    state = table(4, chapter="chapter_5", long_game=True)
    assert (len(state.artifacts), state.spare, state.laid_out) == (12, 2, 14)
    state.artifacts = state.artifacts[:6]
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert whom(match) == [0], "5 main ones and 2 spare ones are left: 7 of 14"
    state = table(4, chapter="chapter_5", long_game=True)
    state.artifacts = state.artifacts[:7]
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert not match.state.event, "8 of 14 are left"

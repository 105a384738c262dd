"""The tribe ability of every side, and what waits for it (R-204, R-205, R-350, R-355, R-366, R-380, R-385, R-387)."""

from __future__ import annotations

import pytest

from tests.revive.tables import (
    CONTENT,
    GATE_DESERT,
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
    shown,
    start,
    supply,
    table,
    using,
)
from tests.rules import rule


@rule("R-204", "R-350", "R-385")
def test_D12_two_books_and_a_marker_and_more_with_nad_verse() -> None:
    match = start(using(table(), 0, "ability"))
    assert supply(match) == {"book": 2}
    assert (me(match).markers, me(match).progress) == (4, 1)
    state = table()
    figure(state, 0, "nw", "nad_verse")
    match = start(using(state, 0, "ability"))
    assert supply(match) == {"book": 3} and me(match).vp == 1
    events = [line.event for line in match.log if line.event in ("scored", "progress")]
    assert events == ["scored", "progress"], "before the marker moves"


@rule("R-204")
def test_without_markers_the_ability_works_but_moves_nothing() -> None:
    state = table()
    state.players[0].markers = 0
    match = start(using(state, 0, "ability"))
    assert supply(match) == {"book": 2} and me(match).progress == 0


@rule("R-204")
def test_an_ability_that_is_declined_or_cannot_be_paid_moves_no_marker() -> None:
    state = table(sides=("joxari_sun", "nadair_sun"))
    match = start(using(state, 0, "ability"))
    assert options(match) == ["track grey", "track green", "track yellow", "decline"]
    assert me(play(match.fork(), "decline")).markers == 5
    match = play(match, "track green")
    assert (me(match).tracks["green"], me(match).markers) == (1, 4)
    state = table(sides=("kaniban_sun", "nadair_sun"))
    match = start(using(state, 0, "ability"))
    assert ask(match).kind == "main" and me(match).markers == 5


@rule("R-205", "R-355")
def test_a_basic_resource_for_every_touched_ocean_none_without_any() -> None:
    state = examples("hofstadterians_sun")
    match = start(using(state, 0, "ability"))
    assert ask(match).kind == "main" and me(match).markers == 5
    state = examples("hofstadterians_sun")
    building(state, 0, GATE_DESERT)
    building(state, 0, at(-1, -1))
    building(state, 0, at(1, 0))
    match = play(using(state, 0, "ability"), "gain gear", "gain book")
    assert supply(match) == {"gear": 1, "book": 1}, "two oceans; one is touched twice"
    assert me(match).markers == 4


@rule("R-366")
def test_a_card_of_the_display_for_a_food_and_gifts_for_every_such_card() -> None:
    state = table(sides=("kaniban_sun", "nadair_sun"))
    shown(state, "g_settler", "r_mason")
    figure(state, 0, "nw", "kan_gifts")
    give(state, 0, food=1)
    match = play(using(state, 0, "ability"), "do kaniban_sun take_card", "card r_mason")
    assert supply(match) == {"gear": 1} and me(match).active[-1] == "r_mason"
    assert me(match).markers == 4


@rule("R-371")
def test_formika_a_crystal_and_two_equal_resources_for_one() -> None:
    state = table(sides=("formika_sun", "nadair_sun"))
    figure(state, 0, "nw", "for_splitter")
    match = start(using(state, 0, "ability"))
    assert supply(match) == {"crystal": 1} and me(match).markers == 4
    match = play(match, "trade for_splitter", "gain food")
    assert supply(match) == {"food": 2}


@rule("R-376")
def test_vukuntur_a_map_action_as_ability() -> None:
    state = examples("vukuntur_sun")
    energy(state, 0, 0)
    give(state, 0, book=1)
    match = start(using(state, 0, "ability"))
    assert ask(match).kind == "map_action"
    match = play(match, "populate s4_3")
    assert me(match).figures == ["s4_3"] and (me(match).markers, match.state.turn.actions) == (4, 0)


@rule("R-380", "R-382", "R-385")
def test_the_falcon_ends_on_a_terrain_and_brings_its_resources() -> None:
    state = examples("vukuntur_moon")
    figure(state, 0, "nw", "vuk_prey")
    figure(state, 0, "se", "vuk_bells")
    match = play(using(state, 0, "ability"), "target s1_3")
    assert supply(match) == {"gear": 3} and me(match).vp == 1, "a mountain"
    assert (me(match).falcon, me(match).markers) == ("s1_3", 4)


@rule("R-204", "R-352")
def test_a_moon_ability_is_offered_then_paid_and_its_marker_moves() -> None:
    state = examples("nadair_moon")
    give(state, 0, crystal=1, food=3)
    match = start(using(state, 0, "ability"))
    assert options(match)[:2] == ["do nadair_moon place_forest", "done"]
    assert me(play(match.fork(), "done")).markers == 5
    match = play(match, "do nadair_moon place_forest", "target s2_3")
    assert me(match).markers == 4 and match.state.laid == {"s2_3": 0}


@rule("R-387")
def test_an_ability_outside_the_own_turn_has_no_free_actions_and_serves_its_user_first() -> None:
    state = examples("joxari_sun", other="nadair_moon")
    past_bonuses(state, 0, 1)
    for seat in (0, 1):
        state.players[seat].spaces.remove("b5")
        state.players[seat].tracks["green"] = 3
    reveal(state, "a14", "ta_24")
    building(state, 0, GATE_DESERT)
    building(state, 1, "a14_2")
    give(state, 1, crystal=2)
    match = start(using(state, 1, "ability"))
    assert (ask(match).seat, options(match)) == (1, ["do nadair_moon place_forest", "done"])
    match = play(match, "do nadair_moon place_forest", "target a14_3")
    assert (ask(match).seat, ask(match).kind) == (1, "pick_machine"), "its user comes first"
    match = play(match, options(match)[0])
    assert (ask(match).seat, ask(match).kind) == (0, "pick_machine")
    match = play(match, options(match)[0])
    assert (ask(match).seat, ask(match).kind) == (0, "main")
    assert me(match, 1).markers == 4 and supply(match, 1) == {"crystal": 1, "book": 2}


@rule("R-384", "R-204")
@pytest.mark.parametrize("side", list(CONTENT.sides))
def test_every_side_has_one_ability_that_can_be_done(side: str) -> None:
    ability = CONTENT.sides[side].ability
    assert len(ability.now) == 1 and not ability.always

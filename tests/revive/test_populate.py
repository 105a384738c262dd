"""Populate: locations, technologies, books for company (A11, R-356, R-363, R-364, R-389)."""

from __future__ import annotations

import pytest

from polyana.games.revive.scoring import open_lines
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    GATE_CITY,
    ask,
    at,
    basics,
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
    token,
    told,
)
from tests.rules import rule

CAMP_CITY = at(1, -1)
FORD_CITY = at(0, 1)
"""The cities of `st_camp` on `s1` and `st_mill` on `s3`, both next to the pit."""


def settled(side: str = "joxari_sun", first: str = "jox_packs", players: int = 2) -> State:
    """Seat 0 has a figure on `CAMP_CITY`, a building next to `FORD_CITY`, no energy; `GATE_CITY` is two hexes away."""
    state = examples(side, players)
    building(state, 0, at(1, 0))
    energy(state, 0, 0)
    figure(state, 0, CAMP_CITY, first)
    return state


@rule("R-120", "R-121")
def test_cities_and_large_locations_each_player_once_but_any_number_of_players() -> None:
    state = settled(players=3)
    give(state, 0, book=6, food=6)
    for seat in (1, 2):
        figure(state, seat, FORD_CITY)
    found = options(start(state), "populate")
    assert found == [f"populate {name}" for name in (FORD_CITY, GATE_CITY)]
    reveal(state, "a08")
    reveal(state, "a02")
    assert "populate nw" in options(start(state), "populate")
    match = play(state, f"populate {FORD_CITY}", "tech tech_slot5")
    assert [FORD_CITY in me(match, seat).figures for seat in range(3)] == [True] * 3


@rule("R-122", "R-127")
def test_D05_populate_with_company() -> None:
    state = settled()
    figure(state, 1, GATE_CITY)
    give(state, 0, food=2, book=3)
    match = play(state, f"populate {GATE_CITY}", "tech tech_slot5")
    assert (supply(match), supply(match, 1)) == ({}, {"book": 1})
    assert me(match).techs == ["jox_packs", "tech_slot5"] and match.state.turn.actions == 1


@rule("R-122", "R-129")
def test_D06_a_large_location_with_two_opponents() -> None:
    state = settled(players=3)
    reveal(state, "a02", "ta_02")
    figure(state, 0, "a02_3", "jox_glider")
    for seat in (1, 2):
        figure(state, seat, "nw")
    give(state, 0, food=1, book=4)
    match = play(state, "populate nw", "tech tech_slot5")
    assert [supply(match, seat) for seat in range(3)] == [{}, {"book": 1}, {"book": 1}]
    kind = match.state.large["nw"]
    for seat in range(3):
        lines = open_lines(CONTENT, match.state, seat)
        assert any(line.what == "large" and kind in line.facts for line in lines)


@rule("R-123")
def test_the_first_technology_then_those_joined_to_an_unlocked_one() -> None:
    state = examples()
    give(state, 0, book=6)
    match = play(state, f"populate {CAMP_CITY}")
    assert me(match).techs == ["jox_packs"], "the only one: it is not asked for"
    state = settled()
    give(state, 0, book=6)
    match = play(state, f"populate {FORD_CITY}")
    assert options(match) == ["tech jox_glider", "tech tech_slot5", "tech jox_move"]
    state.players[0].techs.append("jox_glider")
    state.players[0].figures.append("nw")
    match = play(state, f"populate {FORD_CITY}")
    assert options(match) == ["tech tech_slot5", "tech jox_move", "tech tech_art_energy"]


@rule("R-124", "R-315")
def test_at_once_parts_come_now_and_an_artifact_may_not_be_left() -> None:
    state = settled()
    figure(state, 0, "se", "tech_slot5")
    give(state, 0, book=4)
    before = me(start(state)).energy
    match = play(state, f"populate {FORD_CITY}", "tech tech_art_energy")
    assert me(match).energy == before + 1
    assert ask(match).kind == "pick_artifact" and "decline" not in options(match)
    match = play(match, "take purple")
    assert len(me(match).artifacts) == 1 and ask(match).kind == "main"


@rule("R-124", "R-172")
def test_a_technology_that_is_a_machine_may_be_used_from_now_on() -> None:
    state = settled()
    give(state, 0, book=2)
    match = play(state, f"populate {FORD_CITY}", "tech jox_glider")
    assert me(match).machines == {"jox_glider": ""}


@rule("R-125", "R-214")
def test_discounts_do_not_touch_the_books_for_others() -> None:
    state = settled()
    figure(state, 1, FORD_CITY)
    give(state, 0, book=1)
    state.turn.armed = {"populate": 9}
    match = play(state, f"populate {FORD_CITY}", "tech tech_slot5")
    assert (supply(match), supply(match, 1)) == ({}, {"book": 1})
    assert match.state.turn.armed == {}


@rule("R-126", "R-046")
def test_the_whole_sum_must_be_payable_and_crystals_stand_in() -> None:
    state = settled()
    figure(state, 1, FORD_CITY)
    give(state, 0, book=1, crystal=1)
    assert f"populate {FORD_CITY}" not in options(start(state))
    give(state, 0, crystal=2)
    match = play(state, f"populate {FORD_CITY}", "tech tech_slot5")
    assert (supply(match), supply(match, 1)) == ({}, {"book": 1}), "a payee gains a book"


@rule("R-127", "R-043", "R-042")
def test_a_payee_above_the_cap_loses_the_book_when_the_action_is_resolved() -> None:
    state = settled()
    figure(state, 0, "se", "tech_slot5")
    figure(state, 1, FORD_CITY)
    give(state, 0, book=5)
    give(state, 1, book=6)
    match = play(state, f"populate {FORD_CITY}", "tech tech_art_energy")
    assert basics(match, 1)[1] == 7 and ask(match).kind == "pick_artifact"
    match = play(match, "take purple")
    assert basics(match, 1)[1] == 6 and told(match, "surplus") == [(1, "book", 1)]


@rule("R-128")
def test_without_a_figure_on_the_tribe_board_nothing_can_be_populated() -> None:
    state = settled()
    techs = CONTENT.sides["joxari_sun"].techs
    state.players[0].techs = list(techs)
    state.players[0].figures = [CAMP_CITY, "nw", "ne", "sw", "se", FORD_CITY, "s4_3"]
    give(state, 0, book=6, food=6, crystal=3)
    assert options(start(state), "populate") == []
    assert len(techs) == CONTENT.counts.figures == 7


@rule("R-129", "R-131")
def test_the_at_once_part_of_a_large_location_follows_that_of_the_technology() -> None:
    state = settled()
    reveal(state, "a02", "ta_02")
    figure(state, 0, "a02_3", "tech_slot5")
    state.large["nw"] = "power_lab"
    give(state, 0, food=1, book=4)
    match = play(state, "populate nw", "tech tech_art_energy")
    assert (ask(match).kind, me(match).energy) == ("pick_artifact", 1)
    assert me(play(match, "take purple")).energy == 2


@rule("R-132")
def test_a_location_is_offered_if_a_technology_can_be_paid_there_and_exactly_those() -> None:
    state = settled()
    figure(state, 0, "se", "jox_glider")
    give(state, 0, book=3)
    match = play(state, f"populate {FORD_CITY}")
    assert options(match) == ["tech tech_slot5", "tech jox_move"]
    give(state, 0, book=1)
    assert options(start(state), "populate") == []
    give(state, 0, book=2)
    assert options(start(state), "populate") == [f"populate {FORD_CITY}"], "no food for more"


@rule("R-356")
def test_no_books_for_company_already_with_the_technology_that_says_so() -> None:
    state = settled("hofstadterians_sun", "hof_salt")
    state.players[1].side, state.players[1].tribe = "kaniban_sun", "kaniban"
    figure(state, 1, FORD_CITY, "kan_gifts")
    figure(state, 1, GATE_CITY, "kan_shifts")
    give(state, 0, book=2, food=2)
    match = play(state, f"populate {FORD_CITY}")
    assert me(match).techs[-1] == "hof_guests" and supply(match) == {"food": 2}, "the only one"
    match.state.players[0].supply["book"] = 2
    match = play(match.state, f"populate {GATE_CITY}", "tech tech_slot5")
    assert supply(match, 1) == {} and supply(match) == {"food": 1}, "range is paid all the same"


@rule("R-363")
def test_the_own_target_makes_it_cheaper_and_returns() -> None:
    state = settled("joxari_moon", "jox_spotters")
    token(state, 0, FORD_CITY)
    match = play(state, f"populate {FORD_CITY}")
    assert me(match).techs[-1] == "tech_slot5", "of 2 books 2 are taken off; the others cost 3"
    assert supply(match) == {} and match.state.targets == {} and me(match).tokens == 5
    assert told(match, "target_returned") == [(0, FORD_CITY)]


@rule("R-364", "R-365")
def test_D28_what_is_paid_at_a_target_comes_to_its_owner() -> None:
    state = examples("nadair_sun", other="joxari_moon")
    figure(state, 0, CAMP_CITY, "nad_trails")
    building(state, 0, at(1, 0))
    state.players[1].techs, state.players[1].figures = ["jox_trophies"], ["nw"]
    token(state, 1, FORD_CITY)
    give(state, 0, crystal=1)
    state.turn.armed = {"populate": 1}
    match = play(state, f"populate {FORD_CITY}")
    assert supply(match) == {} and supply(match, 1) == {"book": 1}
    assert match.state.targets == {} and me(match, 1).tokens == 5
    assert me(match, 1).vp == 1, "target_resolved"


@rule("R-364", "R-122")
def test_books_for_company_do_not_come_to_the_owner_of_a_target() -> None:
    state = examples("hofstadterians_sun", players=3, other="joxari_moon")
    figure(state, 2, GATE_CITY)
    token(state, 1, GATE_CITY)
    give(state, 0, book=6, food=6)
    match = play(state, f"populate {GATE_CITY}")
    cost = CONTENT.sides["hofstadterians_sun"].techs[me(match).techs[0]].cost
    assert supply(match, 1) == {"book": cost} and supply(match, 2) == {"book": 1}
    assert me(match).supply["book"] == 6 - cost - 1


@rule("R-388")
def test_when_parts_of_a_technology_work_once_its_at_once_parts_are_resolved() -> None:
    state = settled("vukuntur_sun", "vuk_wings")
    give(state, 0, book=3)
    past_bonuses(state, 0)
    match = play(state, f"populate {FORD_CITY}", "tech vuk_cache")
    while ask(match).kind == "order_effect":
        match = play(match, options(match)[0])
    assert me(match).supply["crystal"] == 1, "1 crystal at once, none for the crate gained with it"
    assert me(match).fresh == ""


@rule("R-131")
def test_the_order_of_a_populate() -> None:
    state = examples("nadair_sun", other="joxari_moon")
    figure(state, 0, CAMP_CITY, "nad_trails")
    building(state, 0, at(1, 0))
    figure(state, 1, FORD_CITY, "jox_spotters")
    token(state, 1, FORD_CITY)
    shown(state, "g_settler", "g_ranger", "r_mason")
    give(state, 0, book=6)
    match = play(state, f"populate {FORD_CITY}", "tech nad_pupil")
    while ask(match).kind != "main":
        match = play(match, options(match)[0])
    events = [line.event for line in match.log]
    order = ["populated", "paid", "gained", "took_card", "target_returned"]
    found = [event for event in dict.fromkeys(events) if event in order]
    assert found == order


@rule("R-389")
@pytest.mark.parametrize("side", list(CONTENT.sides))
def test_the_four_common_technologies_of_every_side(side: str) -> None:
    techs = CONTENT.sides[side].techs
    assert techs["tech_slot5"].pos == 3 and techs["tech_slot5"].effect.text == "always: open_slot5"
    common = {"tech_art_energy": "energy", "tech_art_crate": "crate", "tech_art_points": "vp"}
    assert sorted(techs[name].pos for name in common) == [5, 6, 7]
    for name, gain in common.items():
        assert [clause.word for clause in techs[name].effect.at_once] == ["artifact", gain]


@rule("R-389")
def test_artifact_and_two_points_of_a_common_technology() -> None:
    state = table(2)
    figure(state, 0, CAMP_CITY, "nad_trails")
    figure(state, 0, "se", "nad_verse")
    give(state, 0, book=6, food=6)
    building(state, 0, "s2_2")
    first = options(start(state), "populate")[0]
    match = play(state, first, "tech tech_art_points")
    assert me(match).vp == 2
    assert len(me(play(match, "take white")).artifacts) == 1

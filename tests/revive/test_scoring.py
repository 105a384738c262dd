"""Final scoring, line by line, and who wins (A18)."""

from __future__ import annotations

import pytest

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.scoring import (
    artifact_lines,
    open_lines,
    presence_value,
    rating,
    result,
    score_sheet,
    tie_break,
)
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    active,
    building,
    crate,
    examples,
    figure,
    give,
    machine,
    module,
    rest,
    reveal,
    slot,
    table,
    tech,
    token,
    tracks,
)
from tests.rules import rule


def line(state: State, what: str, seat: int = 0) -> int:
    return sum(one.points for one in open_lines(CONTENT, state, seat) if one.what == what)


def large(state: State, kind: str, seat: int = 0) -> int:
    """What a large location of this kind on the corner `nw` scores."""
    state.large["nw"] = kind
    lines = open_lines(CONTENT, state, seat)
    return sum(one.points for one in lines if one.what == "large" and one.facts == (kind,))


def kind_of(effect: str) -> str:
    """The large location with this effect."""
    return next(name for name, one in CONTENT.large_kinds.items() if effect in one.effect)


def number(state: State, counter: str, seat: int = 0) -> int:
    return COUNTERS[counter](Whose(CONTENT, state, seat))


@rule("R-325")
@pytest.mark.parametrize(("markers", "points"), [(0, 0), (12, 11), (20, 30)])
def test_the_lowest_free_progress_space(markers: int, points: int) -> None:
    state = table()
    state.players[0].progress = markers
    assert line(state, "progress") == points


@rule("R-326")
def test_end_points_of_unlocked_technologies() -> None:
    state = table(sides=("joxari_sun", "nadair_sun"))
    tech(state, 0, "jox_packs", "tech_slot5", "jox_move", "tech_art_crate")
    assert line(state, "technologies") == 1 + 1 + 4 + 4


@rule("R-327", "R-335")
def test_large_locations_with_an_own_figure_alone() -> None:
    state = table()
    figure(state, 0, "nw", "nad_trails")
    tracks(state, 0, grey=12)
    assert large(state, kind_of("per track_value")) == 8
    assert large(state, kind_of("per track_value"), seat=1) == 0
    state.players[0].energy = 3
    assert large(state, kind_of("2 endvp per energy")) == 6
    assert large(state, kind_of("2 endvp per population")) == 2
    assert large(state, kind_of("3 endvp per population_on_large")) == 3, "this one included"


@rule("R-335")
def test_what_the_other_large_locations_count() -> None:
    state = table()
    figure(state, 0, "nw", "nad_trails")
    cells = list(CONTENT.cells)
    for cell, name in zip(cells, ("md_01", "md_02", "md_03"), strict=False):
        module(state, 0, cell, name)
    assert large(state, kind_of("1 endvp per module")) == 3
    building(state, 0, "s1_1", large=True)
    assert large(state, kind_of("4 endvp per large_building")) == 4
    active(state, 0, "y_guide", "r_mason")
    assert large(state, kind_of("2 endvp per card")) == 4
    state.players[0].oceans = ["s2_2"]
    assert large(state, kind_of("2 endvp per ocean")) == 2
    state.players[0].markers = 3
    assert large(state, kind_of("3 endvp per ability_marker")) == 6
    crate(state, 0, "cr_tools_1")
    crate(state, 0, "cr_food_1", opened=2)
    assert large(state, kind_of("2 endvp per crate")) == 4
    flasks = number(state, "flask")
    assert large(state, kind_of("2 endvp per flask")) == 2 * flasks
    assert large(state, kind_of("at once: 1 energy; end: 1 endvp per flask")) == flasks


@rule("R-335", "R-333")
def test_crystals_count_each_symbol_once() -> None:
    state = examples()
    reveal(state, "a01", "ta_12")
    figure(state, 0, "nw", "jox_packs")
    building(state, 0, "a01_4")
    building(state, 0, "a01_2", large=True)
    assert large(state, kind_of("3 endvp per crystal_site")) == 3


@rule("R-328")
def test_two_points_for_every_citizen_of_the_colour_of_a_card_bonus() -> None:
    state = table()
    state.players[0].spaces = [
        name
        for name, one in CONTENT.bonuses.items()
        if one.kind == "cards" and one.colour == "yellow"
    ]
    active(state, 0, "y_guide", "r_mason")
    rest(state, 0, "y_caravaneer")
    slot(state, 0, "top_1", "y_cook")
    assert line(state, "card_bonus") == 6


@rule("R-329", "R-454")
def test_end_tile_and_spare_artifacts() -> None:
    state = table()
    state.players[0].end_tile, state.players[0].spare = True, 3
    assert (line(state, "end_tile"), line(state, "spare")) == (4, 6)
    assert line(state, "end_tile", 1) == 0


@rule("R-330", "R-337")
def test_D23_leftovers_all_kinds_together_rounded_down() -> None:
    state = table()
    give(state, 0, crystal=2, gear=3, book=1, food=3)
    assert line(state, "leftovers") == 1
    assert tie_break(CONTENT, state.players[0]) == (4, 0)


@rule("R-331", "R-332")
def test_D18_an_artifact_card() -> None:
    state = table()
    state.players[0].artifact_card = "ac_04"
    tech(state, 0, "nad_trails", "nad_verse", "tech_slot5", "nad_pupil")
    state.players[0].markers = 2
    active(state, 0, "y_guide", "r_mason", "g_settler")
    rest(state, 0, "y_caravaneer")
    slot(state, 0, "top_1", "y_cook")
    every = CONTENT.main_artifacts.items()
    purple = [name for name, one in every if one.colour == "purple"]
    white = [name for name, one in every if one.colour == "white"]
    state.players[0].artifacts = [purple[0], *white[:2]]
    points = [one.points for one in artifact_lines(CONTENT, state, 0)]
    assert points == [8, 3, 15] and sum(points) == 26


@rule("R-332")
def test_what_the_nine_categories_count() -> None:
    state = table()
    machine(state, 0, "mg_crane", charged=True)
    for cell, name in zip(CONTENT.cells, ("md_01", "md_02", "md_03"), strict=False):
        module(state, 0, cell, name)
    crate(state, 0, "cr_tools_1")
    crate(state, 0, "cr_food_1", opened=1)
    assert number(state, "energy") == 2, "in the reserve and on a machine"
    assert number(state, "module_pair") == 1, "rounded down"
    assert number(state, "crate") == 2, "open or closed"
    assert sorted(one.effect for one in CONTENT.categories.values()) == sorted(
        f"end: 1 endvp per {counter}"
        for counter in (
            "crate", "energy", "module_pair", "population", "ability_marker", "flask", "card",
            "ocean", "crystal_site",
        )
    )  # fmt: skip


@rule("R-333", "R-358")
def test_oceans_count_each_hex_once_by_building_or_temple() -> None:
    state = examples("hofstadterians_moon")
    state.players[0].oceans = ["s5_4"]
    token(state, 0, "s5_4")
    token(state, 0, "s2_2")
    assert number(state, "ocean") == 2


@rule("R-334")
def test_citizen_cards_in_all_areas_but_no_starting_cards_and_none_that_left() -> None:
    state = table()
    active(state, 0, "y_guide", "sc_smith_a")
    rest(state, 0, "r_mason")
    slot(state, 0, "top_1", "g_settler")
    state.players[0].removed = ["y_cook"]
    assert number(state, "card") == 3


@rule("R-336")
@pytest.mark.parametrize(
    ("tiles", "points"), [(2, 0), (3, 3), (5, 3), (6, 7), (8, 12), (9, 12), (10, 15)]
)
def test_presence_on_different_tiles(tiles: int, points: int) -> None:
    state = table()
    places = list(CONTENT.board.places)[:tiles]
    for place in places[2:]:
        state.players[0].figures.append(f"{place}_1")
    for place in places[:2]:
        building(state, 0, f"{place}_2")
    state.players[0].figures += [f"{places[-1]}_3", "nw", "se"]
    assert presence_value(Whose(CONTENT, state, 0)) == points, (
        "corners and a second piece add nothing"
    )


@rule("R-337")
def test_ties_leftovers_that_did_not_score_then_tracks_then_shared() -> None:
    state = table()
    for player in state.players:
        player.artifact_card = "ac_04"
    give(state, 1, food=2)
    assert list(result(CONTENT, state).places) == [2, 1]
    give(state, 0, gear=2)
    tracks(state, 0, grey=1)
    assert list(result(CONTENT, state).places) == [1, 2]
    tracks(state, 1, green=1)
    assert list(result(CONTENT, state).places) == [1, 1]
    give(state, 1, food=6)
    assert list(result(CONTENT, state).places) == [2, 1], "a point for five"


@rule("R-325", "R-331")
def test_D24_a_final_score() -> None:
    state = examples("joxari_sun")
    player = state.players[0]
    player.artifact_card, player.progress, player.vp, player.spare = "ac_04", 12, 24, 1
    state.large = {"nw": kind_of("per ocean"), "ne": kind_of("per population")}
    player.techs = ["jox_packs", "tech_slot5", "jox_move", "tech_art_crate"]
    player.figures = ["nw", "ne", "s1_4", "s3_1"]
    player.oceans = ["s2_2", "s5_4", "a14_4", "a15_4"]
    player.markers = 2
    active(state, 0, "y_guide", "r_mason", "g_settler")
    rest(state, 0, "y_caravaneer")
    slot(state, 0, "top_1", "y_cook")
    player.spaces = ["b12"]
    give(state, 0, crystal=2, gear=3, book=3, food=3)
    every = CONTENT.main_artifacts.items()
    white = [name for name, one in every if one.colour == "white"]
    purple = [name for name, one in every if one.colour == "purple"]
    player.artifacts = [purple[0], *white[:2]]
    assert sum(one.points for one in score_sheet(CONTENT, state, 0)) == 97


@rule("R-407")
@pytest.mark.parametrize(
    ("total", "reached"),
    [(0, 0), (49, 0), (50, 1), (75, 2), (104, 3), (130, 4), (160, 5), (180, 6), (250, 6)],
)
def test_the_rating_of_a_solo_game(total: int, reached: int) -> None:
    assert rating(CONTENT, total) == reached

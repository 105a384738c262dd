"""Every large location, artifact card, card bonus, law and event does what is printed on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.revive.state import State
from polyana.kernel import Match
from tests.revive.cards.tables import holdings, read
from tests.revive.tables import (
    CONTENT,
    GAME,
    GATE_CITY,
    GATE_DESERT,
    ReviveMatch,
    active,
    artifacts,
    ask,
    building,
    crate,
    energy,
    examples,
    figure,
    give,
    machine,
    me,
    module,
    options,
    past_bonuses,
    play,
    rest,
    reveal,
    shown,
    slot,
    start,
    tracks,
    using,
)


def everything() -> State:
    """A table on which each thing that can be counted is there in a number of its own.

    Energy 5 (2 on machines), modules 7, large buildings 2, figures 4 (2 of them on large locations), citizens 6 (yellow
    1, green 2, grey 3), oceans 3, tribe markers moved 1, crates 8 (3 of them opened), flasks 11, crystal symbols 1; the
    markers stand on spaces 4, 6 and 9; 4 tiles have a piece of seat 0.
    """
    state = examples("nadair_sun")
    state.clusters = True
    for number, name in enumerate(("md_01", "md_02", "md_03", "md_07", "md_08", "md_29", "md_32")):
        module(state, 0, list(CONTENT.cells)[number], name)  # flasks: 1 + 2
    machine(state, 0, "mg_jemmy", "my_hydro", charged=True)  # flasks: 2 + 1
    energy(state, 0, 3)
    for place, tech in (
        (GATE_CITY, "nad_trails"),
        ("nw", "nad_verse"),
        ("ne", "tech_slot5"),
        ("s1_4", "nad_pupil"),
    ):
        figure(state, 0, place, tech)
    active(state, 0, "y_fermenter")  # flasks: 1 + 1
    rest(state, 0, "g_ranger", "g_settler")  # flask: 1
    slot(state, 0, "top_1", "r_miner")  # flask: 1
    slot(state, 0, "bottom_1", "r_mason")
    slot(state, 0, "top_2", "r_warden")  # flask: 1
    crate(state, 0, "cr_tools_1", "cr_tools_2", "cr_books_1", "cr_food_1", "cr_medal_1")
    crate(state, 0, "cr_gears_1", "cr_gears_2", "cr_food_2", opened=1)
    building(state, 0, GATE_DESERT, large=True)
    building(state, 0, "s2_1", large=True)
    reveal(state, "a01", "ta_12")
    building(state, 0, "a01_4")
    state.players[0].oceans = ["s5_4", "s2_2", "s3_4"]
    state.players[0].markers -= 1
    state.players[0].progress += 1
    tracks(state, 0, grey=4, green=6, yellow=9)
    state.seat = 1
    return state


# Large locations

LARGE = {
    "engine_hall": 2 + 3 + 5,
    "old_dam": 2 * 5,
    "assembly_works": 7,
    "tower_block": 4 * 2,
    "first_city": 2 * 4,
    "crossroads": 3 * 2,
    "grand_station": 2 * 6,
    "deep_harbour": 2 * 3,
    "amphitheatre": 3 * 1,
    "crystal_dome": 3 * 1,
    "institute": 2 * 11,
    "depot": 2 * 8,
    "survey_office": 3,
    "power_lab": 11,
}


def test_no_large_location_is_missing() -> None:
    assert set(LARGE) == set(CONTENT.large_kinds)


@pytest.mark.parametrize(("kind", "points"), LARGE.items())
def test_a_large_location_scores_for_whoever_stands_there(kind: str, points: int) -> None:
    state = everything()
    state.large = {"nw": kind, **dict.fromkeys(("ne", "se", "sw"), "first_city")}
    first, second = (
        {line.facts: line.points for line in sheet if line.what == "large"}
        for sheet in GAME.result(state).sheets
    )
    assert first[(kind,)] == points and second == {}


@pytest.mark.parametrize("kind", LARGE)
def test_what_a_large_location_gives_at_once(kind: str) -> None:
    state = examples("nadair_sun")
    reveal(state, "a02", "ta_02")
    figure(state, 0, "a02_3", "nad_trails")
    state.large["nw"] = kind
    give(state, 0, food=1, book=2)
    before = me(start(state)).energy
    match = play(state, "populate nw")
    assert me(match).figures[-1] == "nw"
    assert me(match).energy - before == (kind == "power_lab")


# Artifact cards

CARDS = {
    "ac_01": ("crates 8", "population 4", "energy 5"),
    "ac_02": ("energy 5", "oceans 3", "population 4"),
    "ac_03": ("modules2 3", "flasks 11", "crystals 1"),
    "ac_04": ("population 4", "ability_markers 1", "cards 6"),
    "ac_05": ("ability_markers 1", "cards 6", "modules2 3"),
    "ac_06": ("flasks 11", "crystals 1", "ability_markers 1"),
    "ac_07": ("cards 6", "modules2 3", "oceans 3"),
    "ac_08": ("oceans 3", "population 4", "crates 8"),
    "ac_09": ("crystals 1", "crates 8", "flasks 11"),
    "ac_10": ("cards 6", "energy 5", "oceans 3"),
}
"""By card its purple, orange and white category, and how much of that there is on the table."""


def test_no_artifact_card_is_missing() -> None:
    assert set(CARDS) == set(CONTENT.artifact_cards)
    counted = {category.split()[0] for row in CARDS.values() for category in row}
    assert counted == set(CONTENT.categories)


@pytest.mark.parametrize(("card", "categories"), CARDS.items())
def test_an_artifact_card_counts_its_categories(card: str, categories: tuple[str, ...]) -> None:
    """With one purple, no orange and two white artifacts."""
    state = everything()
    main = {gem: of_colour(gem) for gem in ("purple", "white")}
    state.players[0].artifacts = [main["purple"][0], *main["white"][:2]]
    state.players[0].artifact_card = card
    found = [line for line in GAME.result(state).sheets[0] if line.what == "artifact_card"]
    expected = []
    for category, gem, times in zip(
        categories, ("purple", "orange", "white"), (2, 1, 3), strict=True
    ):
        name, value = category.split()
        expected.append((gem, name, int(value), times, int(value) * times))
    assert [(*line.facts, line.points) for line in found] == expected


def of_colour(gem: str) -> list[str]:
    return [name for name, one in CONTENT.main_artifacts.items() if one.colour == gem]


@pytest.mark.parametrize(
    ("space", "colour", "points"), [("b10", "grey", 6), ("b11", "green", 4), ("b12", "yellow", 2)]
)
def test_a_card_bonus_counts_the_citizens_of_its_colour(
    space: str, colour: str, points: int
) -> None:
    state = everything()
    state.players[0].spaces.append(space)
    found = [line for line in GAME.result(state).sheets[0] if line.what == "card_bonus"]
    assert [(line.facts, line.points) for line in found] == [((colour,), points)]


# Laws


def chapter(number: int) -> State:
    """A chapter on the table of the worked examples; no bonus space is in the way, and its event has happened."""
    state = examples("nadair_sun", other="joxari_sun")
    past_bonuses(state, 0, 1)
    state.options = GAME.options({"players": 2, "chapter": f"chapter_{number}"})
    state.event = True
    return state


def switched(state: State) -> ReviveMatch:
    return play(state, "switch", "gain gear")


def built_large(state: State) -> ReviveMatch:
    figure(state, 0, GATE_CITY, "nad_trails")
    give(state, 0, gear=5)
    return play(state, f"build {GATE_DESERT}", "size large")


def explored(state: State) -> ReviveMatch:
    give(state, 0, crystal=0, gear=6, book=6, food=6)
    return play(state, "explore a14", "take deck", "lay 0")


def slept(state: State) -> ReviveMatch:
    return play(state, "hibernate", "gain gear", "gain gear")


LAWS: dict[int, tuple[Callable[[State], ReviveMatch], str]] = {
    2: (switched, "1 vp"),
    3: (built_large, "2 vp"),
    4: (explored, "1 food"),
    5: (slept, "1 vp"),
}
"""By chapter: what is done, and what its law brings besides; the first gives a crate at the setup."""


@pytest.mark.parametrize("number", LAWS)
def test_a_law_brings_what_it_says_and_only_in_its_chapter(number: int) -> None:
    act, brings = LAWS[number]
    plain = holdings(act(chapter(1)).state)
    for other in range(1, 6):
        found = holdings(act(chapter(other)).state)
        changed = {word: found[word] - plain[word] for word in found if found[word] != plain[word]}
        assert changed == (read(brings) if other == number else {})


def test_the_first_law_gives_everybody_a_crate_and_no_law_is_missing() -> None:
    for number in range(1, 6):
        match = Match(GAME, GAME.options({"players": 3, "chapter": f"chapter_{number}"}), 4)
        while ask(match).kind != "main":
            match.answer(match.asks[0].seat, match.asks[0].options[0])
        closed = [len(player.closed) for player in match.state.players]
        assert closed == [number == 1] * 3
    laws = [card.chapter for card in CONTENT.campaign.values() if card.kind == "law"]
    assert laws == [1, *LAWS]


# Events


def happening(number: int) -> State:
    state = chapter(number)
    state.event = False
    for seat in (0, 1):
        energy(state, seat, 0)
    return state


def test_first_find_two_points_and_a_resource_for_the_others() -> None:
    state = happening(1)
    artifacts(state, "af_globe", "af_violin")
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert (me(match).vp, ask(match).seat) == (2, 1)
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"]
    assert me(play(match, "gain book"), 1).supply["book"] == 1


def test_the_city_heard_an_energy_and_the_switches_of_the_others_move_up() -> None:
    state = happening(2)
    reveal(state, "a02", "ta_02")
    figure(state, 0, "a02_3", "nad_trails")
    give(state, 0, food=1, book=2)
    for player in state.players:
        player.switch_up = False
    match = play(state, "populate nw")
    assert (me(match).energy, me(match, 1).energy) == (1, 0)
    assert (me(match).switch_up, me(match, 1).switch_up) == (False, True)


def test_a_shared_plan_a_module_for_everybody() -> None:
    match = built_large(happening(3))
    assert me(match).vp == 2, "its law comes first"
    match = play(match, "take md_01", "cell top_1_1")
    assert ask(match).seat == 1
    match = play(match, "take md_02", "cell top_1_1")
    assert (me(match).modules, me(match, 1).modules) == (
        {"top_1_1": "md_01"},
        {"top_1_1": "md_02"},
    )


def test_all_the_land_below_a_card_and_a_crystal_for_the_others() -> None:
    state = happening(4)
    shown(state, "y_cook", "g_teacher", "r_mason", "r_chemist", "y_baker")
    for place in ("a01", "a02", "a03", "a04", "a05", "a06", "a07", "a08", "a09"):
        reveal(state, place)
    match = explored(state)
    assert (ask(match).seat, ask(match).kind) == (0, "pick_card_display"), "the tenth tile"
    match = play(match, "card g_teacher")
    assert me(match).active[-1] == "g_teacher" and me(match, 1).supply["crystal"] == 1


def test_the_circle_closed_everybody_uses_the_ability() -> None:
    state = happening(5)
    artifacts(state, "af_globe", "af_violin", "af_crown", "af_chess")
    assert state.laid_out == 6
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert me(match).supply["book"] == 2 and me(match).markers == 4
    assert (ask(match).seat, ask(match).kind) == (1, "pick_track")
    match = play(match, "track grey")
    assert (me(match, 1).tracks["grey"], me(match, 1).markers) == (1, 4)


def test_no_event_is_missing() -> None:
    events = {card.trigger for card in CONTENT.campaign.values() if card.kind == "event"}
    assert events == {
        *("artifact_taken", "populate_large", "build_large", "tiles_explored_10"),
        "half_artifacts_gone",
    }

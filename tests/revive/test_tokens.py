"""Tokens of the moon sides, and figures that move (R-352 to R-354, R-357, R-358, R-361 to R-386)."""

from __future__ import annotations

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.state import State
from tests.revive.tables import (
    BOARD,
    CONTENT,
    GATE_CITY,
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
    token,
    told,
    tracks,
    using,
)
from tests.rules import rule

POOL_OCEAN = at(-1, 0)
CAMP_CITY, FORD_CITY = at(1, -1), at(0, 1)


def ability(state: State, seat: int = 0) -> State:
    """A player uses the ability of the own side, marker and events left aside."""
    side = CONTENT.sides[state.players[seat].side]
    return using(state, seat, side.ability.text, source=side.id)


def targets(state: State, kind: str) -> set[str]:
    """The revealed hexes of a kind as targets."""
    letter = kind[0] if kind != "field" else "y"
    found = zip(BOARD.index, state.ground, strict=True)
    return {f"target {name}" for name, one in found if one == letter}


# Nadair: forests


def grove() -> State:
    """D-19: three forests hang together around `GATE_DESERT`; seat 1 has a small building next to it."""
    state = examples("nadair_moon")
    reveal(state, "a14", "ta_02", turned=True)
    reveal(state, "a20", "ta_25")
    building(state, 0, at(1, 0))
    building(state, 1, "a14_3")
    past_bonuses(state, 0, 1)
    give(state, 0, crystal=1, food=6)
    return state


@rule("R-352", "R-353")
def test_D19_a_forest_joins_a_group_and_pays_its_neighbours() -> None:
    state = grove()
    match = play(ability(state), "do nadair_moon place_forest", f"target {GATE_DESERT}")
    assert me(match).supply == {"crystal": 0, "gear": 0, "book": 4, "food": 4}, "two hexes between"
    assert (me(match).tracks["green"], me(match, 1).tracks["green"]) == (0, 1)
    assert me(match).tokens == 4 and match.state.laid == {GATE_DESERT: 0}


@rule("R-353")
def test_owners_step_before_the_books_come_two_for_a_large_building() -> None:
    state = grove()
    state.buildings["a14_3"].large = True
    state.players[1].small += 1
    state.players[1].large -= 1
    state.players[1].spaces = []
    tracks(state, 1, green=3)
    match = play(ability(state), "do nadair_moon place_forest", f"target {GATE_DESERT}")
    assert (ask(match).seat, ask(match).kind) == (1, "pick_machine")
    assert me(match).supply["book"] == 0
    match = play(match, options(match)[0])
    assert (me(match).supply["book"], me(match, 1).tracks["green"]) == (4, 5)


@rule("R-352", "R-386")
def test_a_forest_needs_an_empty_desert_in_range_the_pit_if_there_is_no_piece() -> None:
    state = examples("nadair_moon", other="joxari_moon")
    give(state, 0, crystal=1)
    match = play(ability(state), "do nadair_moon place_forest")
    assert options(match) == ["target s2_3", "decline"], "next to the pit: there is no food"
    state = examples("nadair_moon", other="joxari_moon")
    give(state, 0, crystal=1, food=6)
    match = play(ability(state), "do nadair_moon place_forest")
    assert set(options(match)) == targets(state, "desert") | {"decline"}
    state.agenda.clear()
    token(state, 1, "s2_3")
    building(state, 1, "s2_1")
    match = play(ability(state), "do nadair_moon place_forest")
    gone = {"target s2_3", "target s2_1"}
    assert set(options(match)) == (targets(state, "desert") - gone) | {"decline"}


@rule("R-354")
def test_a_laid_forest_is_a_forest_for_all_later_purposes() -> None:
    state = grove()
    give(state, 0, crystal=0, gear=3)
    token(state, 0, GATE_DESERT)
    assert f"build {GATE_DESERT}" not in options(start(state))
    state = examples("nadair_moon")
    past_bonuses(state, 0)
    token(state, 0, "s2_1")
    give(state, 0, gear=3)
    match = play(state, "build s2_3")
    assert me(match).tracks["green"] == 1, "the forest that covers a desert next to it"


@rule("R-464")
def test_nad_song_when_a_forest_is_placed() -> None:
    state = grove()
    figure(state, 0, "nw", "nad_song")
    match = play(ability(state), "do nadair_moon place_forest", f"target {GATE_DESERT}")
    assert me(match).vp == 2
    events = [line.event for line in match.log if line.event in ("placed", "stepped", "scored")]
    assert events == ["placed", "stepped", "scored"]


# Hofstadterians: temples


def pool() -> State:
    """Seat 0 has a building next to the ocean of the pool and was paid for it already."""
    state = examples("hofstadterians_moon")
    building(state, 0, GATE_DESERT)
    state.players[0].oceans.append(POOL_OCEAN)
    past_bonuses(state, 0, 1)
    give(state, 0, crystal=1)
    return state


@rule("R-357", "R-358")
def test_a_temple_takes_the_reward_of_an_ocean_although_a_building_took_it() -> None:
    match = play(ability(pool()), "do hofstadterians_moon place_temple", f"target {POOL_OCEAN}")
    assert me(match).energy == 2 and match.state.temples == {POOL_OCEAN: 0}
    assert COUNTERS["ocean"](Whose(CONTENT, match.state, 0)) == 1, "counted once"
    state = match.state
    state.agenda.clear()
    state.seat = 1
    give(state, 1, gear=3)
    figure(state, 1, "s4_3")
    give(state, 1, food=3)
    assert me(play(state, "build s5_3"), 1).energy == 2, "it still pays the buildings of others"


@rule("R-358")
def test_an_ocean_with_the_own_temple_still_pays_the_own_building() -> None:
    state = examples("hofstadterians_moon")
    token(state, 0, POOL_OCEAN)
    past_bonuses(state, 0)
    give(state, 0, gear=3)
    match = play(state, f"build {GATE_DESERT}")
    assert me(match).energy == 2 and COUNTERS["ocean"](Whose(CONTENT, match.state, 0)) == 1


@rule("R-357", "R-386")
def test_a_temple_needs_an_ocean_without_one() -> None:
    state = pool()
    give(state, 0, food=6)
    match = play(ability(state), "do hofstadterians_moon place_temple")
    assert set(options(match)) == targets(state, "ocean") | {"decline"}
    state = pool()
    give(state, 0, food=6)
    token(state, 0, POOL_OCEAN)
    match = play(ability(state), "do hofstadterians_moon place_temple")
    assert f"target {POOL_OCEAN}" not in options(match)


# Joxari: figures that move, targets


@rule("R-361")
def test_a_figure_moves_to_another_city_without_range_and_books() -> None:
    state = examples("joxari_sun")
    figure(state, 0, CAMP_CITY, "jox_packs")
    figure(state, 0, "nw", "jox_glider")
    figure(state, 1, GATE_CITY)
    building(state, 0, at(1, 0))
    energy(state, 0, 0)
    give(state, 0, book=2)
    match = play(state, f"populate {FORD_CITY}", "tech jox_move")
    assert (ask(match).kind, options(match)) == (
        "ability_target",
        [f"target {CAMP_CITY}", f"target {FORD_CITY}", "decline"],
    )
    match = play(match, f"target {CAMP_CITY}")
    assert me(match).figures == [GATE_CITY, "nw", FORD_CITY], "the only free city"
    assert supply(match, 1) == {} and len(me(match).techs) == 3


@rule("R-362")
def test_a_target_goes_to_any_desert_or_location_without_range() -> None:
    state = examples("joxari_moon")
    figure(state, 0, CAMP_CITY, "jox_spotters")
    building(state, 1, "s2_3")
    token(state, 0, "nw")
    match = start(ability(state))
    cities = {f"target {name}" for name in (FORD_CITY, GATE_CITY)}
    corners = {f"target {name}" for name in ("ne", "sw", "se")}
    found = (targets(state, "desert") - {"target s2_3"}) | cities | corners | {"decline"}
    assert set(options(match)) == found
    match = play(match, "target se")
    assert match.state.targets == {"nw": 0, "se": 0} and supply(match) == {"food": 1}


# Kaniban: deserts


@rule("R-368", "R-370")
def test_a_desert_tile_covers_a_terrain_and_brings_a_card_of_its_colour() -> None:
    state = examples("kaniban_moon", other="joxari_sun")
    shown(state, "g_settler", "r_mason", "g_ranger")
    give(state, 0, food=1)
    match = start(ability(state))
    assert "target s4_4" in options(match), "a field"
    match = play(match, "target s1_2")
    assert ask(match).kind in ("pick_card_display", "order_effect")
    assert me(match).supply["food"] == 0, "one hex between"
    match = play(match, "card g_ranger")
    assert me(match).active[-1] == "g_ranger" and match.state.laid == {"s1_2": 0}
    assert match.state.ground[BOARD.index["s1_2"]] == "d"
    give(match.state, 0, gear=3, food=1)
    assert "build s1_2" in options(start(match.state))


@rule("R-368", "R-386")
def test_a_desert_tile_needs_a_terrain_with_nothing_on_it_and_no_card_may_be_there() -> None:
    state = examples("kaniban_moon", other="vukuntur_moon")
    state.players[1].falcon = "s4_4"
    shown(state, "g_settler")
    give(state, 0, food=6)
    match = start(ability(state))
    terrain = targets(state, "forest") | targets(state, "mountain") | targets(state, "field")
    assert set(options(match)) == (terrain - {"target s4_4"}) | {"decline"}
    match = play(match, "target s5_2")
    assert ask(match).kind == "main" and len(me(match).active) == 3, "no yellow card lies open"


# Formika: workshops


@rule("R-372", "R-386")
def test_a_workshop_goes_to_any_terrain_without_range_and_steps_on_its_track() -> None:
    state = examples("formika_moon", other="vukuntur_moon")
    state.players[1].falcon = "s4_4"
    figure(state, 0, "nw", "for_shift")
    token(state, 0, "s1_2")
    give(state, 0, crystal=1)
    match = play(ability(state), "do formika_moon place_workshop")
    terrain = targets(state, "forest") | targets(state, "mountain") | targets(state, "field")
    assert set(options(match)) == (terrain - {"target s1_2"}) | {"decline"}
    match = play(match, "target s4_4")
    assert me(match).tracks["yellow"] == 1 and ask(match).kind == "pick_basic", "for_shift"
    assert match.state.workshops == {"s1_2": 0, "s4_4": 0}


# Vukuntur: the falcon


@rule("R-380", "R-381")
def test_the_falcon_flies_three_hexes_for_each_marker_that_is_gone() -> None:
    state = examples("vukuntur_moon")
    state.players[0].falcon = "s1_2"
    match = start(ability(state))
    far = {name: option_distance("s1_2", name) for name in terrain_of(state)}
    near = {f"target {name}" for name, steps in far.items() if steps <= 3}
    assert set(options(match)) == near | {"decline"} and "target s1_2" in near
    assert any(steps > 3 for steps in far.values())
    state.agenda.clear()
    state.players[0].markers -= 1
    match = start(ability(state))
    assert set(options(match)) == {f"target {name}" for name in far if far[name] <= 6} | {"decline"}
    match = play(match, "target s1_3")
    assert me(match).falcon == "s1_3"


def terrain_of(state: State) -> list[str]:
    found = zip(BOARD.index, state.ground, strict=True)
    return [name for name, letter in found if letter in "fmy"]


def option_distance(one: str, other: str) -> int:
    """Steps between two hexes of the starting tiles, where nothing is in the way."""
    (q, r), (to_q, to_r) = BOARD.hexes[one], BOARD.hexes[other]
    return max(abs(q - to_q), abs(r - to_r), abs(q + r - to_q - to_r))


@rule("R-381", "R-379")
def test_the_falcon_does_not_fly_over_unexplored_tiles() -> None:
    state = examples("vukuntur_moon")
    reveal(state, "a02")
    state.players[0].falcon = "a02_1"
    match = start(ability(state))
    ends = [name for name in BOARD.places["a02"] if name in terrain_of(state)]
    assert set(options(match)) == {f"target {name}" for name in ends} | {"decline"}


# Supplies


@rule("R-384")
def test_without_a_token_in_the_supply_the_ability_cannot_be_used() -> None:
    for tribe in ("nadair", "hofstadterians", "joxari", "kaniban", "formika"):
        state = examples(f"{tribe}_moon", other="vukuntur_sun")
        give(state, 0, crystal=1, food=6)
        lay_all(state)
        match = start(ability(state))
        found = [option for option in options(match) if option.startswith(("do ", "target "))]
        assert found == [] and told(match, "placed") == []


def lay_all(state: State) -> None:
    """All five tokens of seat 0 lie where they may."""
    side = CONTENT.sides[state.players[0].side]
    oceans = ("ta_13", "ta_14", "ta_15")
    for place, name in zip(("a01", "a02", "a03"), oceans, strict=True):
        reveal(state, place, name)
    kind = {"temple": "ocean", "target": "desert", "forest_tile": "desert"}.get(side.token)
    places = targets(state, kind) if kind else {f"target {name}" for name in terrain_of(state)}
    for name in sorted(places)[:5]:
        token(state, 0, name.removeprefix("target "))
    assert state.players[0].tokens == 0

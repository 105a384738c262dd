"""Build: prices, what lies around, oceans and crystals, targets and desert tiles (A12, R-363, R-364, R-369)."""

from __future__ import annotations

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.state import State
from tests.revive.tables import (
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
    start,
    supply,
    token,
    told,
    tracks,
)
from tests.rules import rule

POOL_DESERT, POOL_OCEAN = at(-1, -1), at(-1, 0)
"""Two hexes of `st_thaw`, whose ocean gives an energy; `GATE_DESERT` lies next to the ocean, too."""


def shore(side: str = "joxari_sun", other: str = "kaniban_sun", players: int = 2) -> State:
    """D-07: `ta_02` lies revealed on `a14`; seat 0 has a building at the pool and took the energy of its ocean."""
    state = examples(side, players, other)
    reveal(state, "a14", "ta_02", turned=True)
    building(state, 0, POOL_DESERT)
    state.players[0].oceans.append(POOL_OCEAN)
    past_bonuses(state, *range(players))
    return state


@rule("R-135", "R-137", "R-141", "R-144", "R-130")
def test_D07_a_small_building() -> None:
    state = shore()
    give(state, 0, gear=3, food=1)
    match = play(state, f"build {GATE_DESERT}")
    assert supply(match) == {} and me(match).energy == 1
    assert me(match).tracks == {"grey": 0, "green": 2, "yellow": 1}
    assert me(match).small == 3 and match.state.buildings[GATE_DESERT].seat == 0
    assert (ask(match).kind, match.state.turn.actions) == ("main", 1)


@rule("R-135", "R-146", "R-149")
def test_D08_a_large_building() -> None:
    state = examples()
    reveal(state, "a05", "ta_04")
    reveal(state, "a07", "ta_21", turned=True)
    figure(state, 0, "a05_4", "jox_packs")
    past_bonuses(state, 0)
    give(state, 0, gear=5, food=1)
    site = at(6, -3)
    match = play(state, f"build {site}", "size large")
    assert me(match).tracks == {"grey": 2, "green": 4, "yellow": 0}
    assert me(match).oceans == [at(6, -2)], "1 module, not 2"
    assert (me(match).large, match.state.buildings[site].large) == (2, True)
    assert supply(match) == {"food": 1}


@rule("R-135")
def test_both_sizes_are_offered_as_far_as_they_can_be_paid() -> None:
    state = examples()
    give(state, 0, gear=5)
    match = play(state, "build s2_3")
    assert ask(match).kind == "building_size" and options(match) == ["size small", "size large"]
    give(state, 0, gear=2, crystal=1)
    match = play(state, "build s2_3")
    assert supply(match) == {} and me(match).small == 4


@rule("R-136")
def test_only_free_deserts_of_revealed_tiles_and_only_what_is_in_the_supply() -> None:
    state = examples()
    give(state, 0, gear=6, food=6)
    found = options(start(state), "build")
    assert found == [f"build {name}" for name in sorted(deserts(state))]
    building(state, 1, "s2_3")
    assert "build s2_3" not in options(start(state))
    reveal(state, "a15", "ta_10")
    reveal(state, "a14", "ta_24")
    for name in ("s5_1", "s5_3", "s1_1"):
        building(state, 0, name, large=True)
    match = play(state, "build s2_1")
    assert me(match).small == 4, "large ones are used up: the size is not asked for"
    for name in ("s2_1", "s3_3", "s4_2", "a14_2", "a14_3"):
        building(state, 0, name)
    assert options(start(state), "build") == [] and "a15_1" in deserts(state)
    assert (CONTENT.counts.small_buildings, CONTENT.counts.large_buildings) == (5, 3)


def deserts(state: State) -> list[str]:
    """The hexes of the ground that are deserts."""
    letters = zip(CONTENT.board.index, state.ground, strict=True)
    return [name for name, letter in letters if letter == "d"]


@rule("R-137")
def test_what_lies_around_is_pending_in_the_order_of_the_owner() -> None:
    state = shore()
    state.players[0].spaces = []
    tracks(state, 0, green=3, yellow=1)
    energy(state, 0, 0)
    give(state, 0, gear=3, food=1)
    match = play(state, f"build {GATE_DESERT}")
    assert ask(match).kind == "order_effect"
    assert sorted(options(match)) == [
        f"do {GATE_DESERT} step_green",
        f"do {GATE_DESERT} step_yellow",
    ]
    match = play(match, f"do {GATE_DESERT} step_yellow")
    assert "std_yellow" in me(match).machines and ask(match).kind == "pick_machine"
    match = play(match, options(match)[0])
    assert me(match).tracks["green"] == 5 and ask(match).kind == "main"


@rule("R-138")
def test_a_target_does_not_block_but_a_building_does() -> None:
    state = shore(other="joxari_moon")
    state.players[0].side, state.players[0].tribe = "nadair_sun", "nadair"
    give(state, 0, gear=3, food=1)
    token(state, 1, GATE_DESERT)
    assert f"build {GATE_DESERT}" in options(start(state))
    state.targets.clear()
    state.players[1].tokens += 1
    building(state, 1, GATE_DESERT)
    assert f"build {GATE_DESERT}" not in options(start(state))


@rule("R-142", "R-143", "R-146")
def test_D15_crystals_pay_every_building_also_later_ones_but_count_once() -> None:
    state = examples()
    reveal(state, "a01", "ta_12")
    figure(state, 0, "a01_1", "jox_packs")
    past_bonuses(state, 0)
    give(state, 0, gear=6, food=6)
    match = play(state, "build a01_4", "size small")
    assert me(match).supply["crystal"] == 1
    match.state.players[0].supply["gear"] = 6
    match = play(match.state, "build a01_2", "size large")
    assert me(match).supply["crystal"] == 3, "2 for a large one"
    assert COUNTERS["crystal_site"](Whose(CONTENT, match.state, 0)) == 1


@rule("R-142", "R-333")
def test_every_crystal_symbol_beside_the_building_pays() -> None:
    state = examples()
    reveal(state, "a11", "ta_08")
    figure(state, 0, "a11_2", "jox_packs")
    past_bonuses(state, 0)
    give(state, 0, gear=3, food=1)
    assert len(CONTENT.board.rim["a11_1"]) == 2
    match = play(state, "build a11_1")
    assert me(match).supply["crystal"] == 2
    assert COUNTERS["crystal_site"](Whose(CONTENT, match.state, 0)) == 2


@rule("R-142", "R-044")
def test_D15_a_crystal_that_does_not_fit_becomes_a_resource_of_choice() -> None:
    state = examples()
    reveal(state, "a01", "ta_12")
    figure(state, 0, "a01_1", "jox_packs")
    past_bonuses(state, 0)
    give(state, 0, gear=3, food=1, crystal=3)
    match = play(state, "build a01_4", "size small")
    assert (ask(match).kind, "do a01_4 crystal" in options(match)) == ("order_effect", True)
    match = play(match, "do a01_4 crystal", "gain book")
    assert supply(match) == {"crystal": 3, "book": 1}


@rule("R-142", "R-434")
def test_clusters_count_as_crystal_symbols_where_they_are_in_play() -> None:
    for clusters in (False, True):
        state = examples()
        reveal(state, "a14", "ta_01")
        figure(state, 0, "a14_4", "jox_packs")
        past_bonuses(state, 0)
        state.clusters = clusters
        give(state, 0, gear=3, food=1)
        match = play(state, f"build {at(-4, 1)}")
        assert me(match).supply["crystal"] == clusters


@rule("R-144", "R-145")
def test_an_ocean_pays_each_player_once() -> None:
    state = shore()
    give(state, 0, gear=3, food=1)
    match = play(state, f"build {GATE_DESERT}", "end_turn")
    assert me(match).energy == 1 and me(match).oceans == [POOL_OCEAN]
    state = shore()
    state.seat = 1
    give(state, 1, gear=3, food=1)
    match = play(state, f"build {GATE_DESERT}")
    assert me(match, 1).energy == 2 and me(match, 1).oceans == [POOL_OCEAN]


@rule("R-146")
def test_a_large_building_never_doubles_an_ocean_reward() -> None:
    state = shore()
    state.players[0].oceans = []
    give(state, 0, gear=5, food=1)
    match = play(state, f"build {GATE_DESERT}", "size large")
    assert me(match).energy == 2 and me(match).tracks["green"] == 4


@rule("R-149", "R-130")
def test_corners_and_cities_give_nothing() -> None:
    state = shore()
    give(state, 0, gear=3, food=1)
    figure(state, 0, GATE_CITY, "jox_packs")
    before = supply(start(state))
    match = play(state, f"build {GATE_DESERT}")
    spent = {kind: before[kind] - supply(match).get(kind, 0) for kind in before}
    assert spent == {"gear": 3, "food": 0}, "and the figure in the city next to it is near enough"
    touched = CONTENT.board.touching[at(6, -3)]
    assert "ne" in touched


@rule("R-150")
def test_an_ocean_reward_that_cannot_be_used_counts_as_taken() -> None:
    state = examples()
    reveal(state, "a14", "ta_20")
    figure(state, 0, "s4_3", "jox_packs")
    past_bonuses(state, 0)
    state.players[1].active += [*state.citizens.open, *state.citizens.stack]
    state.citizens.open, state.citizens.stack = [], []
    give(state, 0, gear=3, food=3)
    match = play(state, f"build {at(-3, 0)}")
    assert ask(match).kind == "main" and me(match).oceans == [at(-2, 0)]


@rule("R-464", "R-118")
def test_an_ocean_reward_has_happened_behind_the_reward_itself_even_if_it_is_left() -> None:
    state = shore("hofstadterians_sun")
    state.players[0].techs, state.players[0].figures = ["hof_salt"], ["nw"]
    state.players[0].oceans = []
    give(state, 0, gear=3, food=1)
    match = play(state, f"build {GATE_DESERT}")
    assert me(match).energy == 2 and supply(match) == {"crystal": 1}
    state = examples("hofstadterians_sun")
    reveal(state, "a14", "ta_24")
    figure(state, 0, "nw", "hof_salt")
    building(state, 0, at(-3, 0))
    past_bonuses(state, 0)
    give(state, 0, gear=3)
    match = play(state, "build a14_3")
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"]
    assert supply(play(match, "decline")) == {"crystal": 1}


# Targets and desert tiles


@rule("R-363", "R-137")
def test_a_build_on_the_own_target_is_cheaper_and_the_target_returns() -> None:
    state = shore("joxari_moon")
    token(state, 0, GATE_DESERT)
    give(state, 0, gear=1, food=1)
    match = play(state, f"build {GATE_DESERT}")
    assert supply(match) == {} and match.state.targets == {}
    assert told(match, "target_returned") == [(0, GATE_DESERT)]


@rule("R-364")
def test_the_owner_of_a_target_gains_what_a_build_cost_but_not_the_range() -> None:
    state = shore("nadair_sun", other="joxari_moon")
    token(state, 1, GATE_DESERT)
    give(state, 0, gear=1, food=1, crystal=1)
    state.turn.armed = {"build": 1}
    match = play(state, f"build {GATE_DESERT}")
    assert supply(match) == {} and supply(match, 1) == {"gear": 2}


@rule("R-369")
def test_the_owner_of_a_desert_tile_scores_whenever_anybody_builds_there() -> None:
    for techs, points in (([], 1), (["kan_toll"], 2)):
        state = shore(other="kaniban_moon")
        token(state, 1, GATE_DESERT)
        state.players[1].techs, state.players[1].figures = techs, ["nw"] * len(techs)
        give(state, 0, gear=3, food=1)
        match = play(state, f"build {GATE_DESERT}")
        assert (me(match, 1).vp, me(match).vp) == (points, 0)


@rule("R-464")
def test_when_build_large_comes_at_the_end_of_the_action() -> None:
    state = shore()
    state.options = CHAPTER_3
    give(state, 0, gear=5, food=1)
    state.event = True
    match = play(state, f"build {GATE_DESERT}", "size large")
    assert me(match).vp == 2 and told(match, "scored") == [(0, 2)]
    state = shore()
    state.options = CHAPTER_3
    state.event = True
    give(state, 0, gear=3, food=1)
    assert me(play(state, f"build {GATE_DESERT}")).vp == 0


CHAPTER_3 = type(examples().options)(players=2, chapter="chapter_3")
"""Its law gives points for large buildings."""

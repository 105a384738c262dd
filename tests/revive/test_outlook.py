"""What people are told is what the rules do: prices, previews, what is missing."""

from __future__ import annotations

import pytest

from polyana.games.revive.outlook import OwnOutlook, Raised, Sleep
from polyana.games.revive.rules.land import land
from polyana.games.revive.state import State
from polyana.kernel import Ask, Match
from polyana.kernel.check import Moods
from tests.revive.tables import (
    BOARD,
    CONTENT,
    GAME,
    GATE_CITY,
    GATE_DESERT,
    ReviveMatch,
    artifacts,
    at,
    building,
    examples,
    figure,
    give,
    options,
    play,
    reveal,
    seen,
    start,
    supply,
    table,
    tech,
    tile,
    tracks,
    using,
)
from tests.rules import rule


def own(state: State, seat: int = 0) -> OwnOutlook:
    found = GAME.view(state, seat).outlook
    assert found is not None
    return found


def outlook(match: ReviveMatch, seat: int = 0) -> OwnOutlook:
    found = seen(match, seat).outlook
    assert found is not None
    return found


# Prices


@rule("R-100", "R-110", "D-02")
def test_a_tile_in_reach_says_its_price_and_how_much_of_it_is_range() -> None:
    state = table()
    tile(state, "a04", "ta_01")
    give(state, 0, food=5)
    due = own(state).explore["a04"]
    assert (due.total, due.range, due.lacks, due.ready) == ({"food": 5}, 2, {}, True)
    give(state, 0, food=3, crystal=1)
    due = own(state).explore["a04"]
    assert (due.lacks, due.ready) == ({"food": 2}, False)
    give(state, 0, crystal=2)
    assert own(state).explore["a04"].ready


@rule("R-122", "R-125", "D-05")
def test_a_location_says_the_price_of_each_technology_and_who_is_paid() -> None:
    state = examples("joxari_sun")
    first, *_ = CONTENT.sides["joxari_sun"].techs
    figure(state, 1, GATE_CITY)
    give(state, 0, book=6, food=6)
    due = own(state).populate[GATE_CITY][first]
    printed = CONTENT.sides["joxari_sun"].techs[first].cost
    assert (due.total, due.range, due.books) == ({"book": printed + 1, "food": 1}, 1, [1])


@rule("R-179", "D-26")
def test_a_price_says_which_armed_effects_it_uses_up() -> None:
    state = examples()
    figure(state, 0, GATE_CITY)
    give(state, 0, gear=6, food=6)
    state.turn.armed = {"range": 1, "build": 2}
    due = own(state).build[GATE_DESERT]["small"].due
    assert (due.total, due.range, due.uses) == ({"gear": 1}, 0, ["build"])
    assert GAME.view(state, 0).turn.armed == {"range": 1, "build": 2}


@rule("R-213", "R-376")
def test_prices_hold_the_reductions_of_an_action_that_is_just_chosen() -> None:
    state = examples("vukuntur_sun")
    building(state, 0, GATE_DESERT)
    give(state, 0, gear=3, food=1)
    far = at(1, 0)  # two hexes between
    assert own(state).build[far]["small"].due.range == 2
    match = start(using(state, 0, "ability"))
    assert outlook(match).build[far]["small"].due.range == 1
    assert f"build {far}" in options(match)
    play(match, f"build {far}")
    assert supply(match) == {}


@rule("R-107")
def test_the_range_of_an_ability_is_told() -> None:
    state = examples("nadair_moon")
    figure(state, 0, GATE_CITY)
    give(state, 0, crystal=1, food=2)
    dues = own(state).ability
    assert dues[GATE_DESERT].total == {}
    assert dues[at(1, 0)].total == {"food": 2}
    assert own(examples("nadair_sun")).ability == {}


# Previews


@rule("R-141", "R-144", "D-07")
def test_a_small_building_is_previewed() -> None:
    state = examples()
    reveal(state, "a14", "ta_02", turned=True)
    building(state, 0, at(-1, -1))
    state.players[0].oceans = [at(-1, 0)]
    tracks(state, 0, green=1)
    give(state, 0, food=1, gear=3)
    small = own(state).build[at(-2, 1)]["small"]
    assert small.due.total == {"gear": 3, "food": 1}
    assert small.gains.steps == {"green": 2, "yellow": 1}
    assert small.gains.rewards == {}
    assert small.gains.bonuses == ["b2"]  # green reaches space 2
    assert small.crystals == 0


@rule("R-146", "D-08")
def test_a_large_building_is_previewed() -> None:
    state = examples()
    reveal(state, "a05", "ta_04")
    reveal(state, "a07", "ta_21", turned=True)
    building(state, 0, at(5, -4))
    give(state, 0, gear=5)
    large = own(state).build[at(6, -3)]["large"]
    assert large.gains.steps == {"green": 4, "grey": 2}
    assert large.gains.rewards == {at(6, -2): "1 module"}


def test_a_building_brings_what_its_preview_says() -> None:
    """On random positions: the steps that a building makes are those of its preview, on every hex in reach."""
    match, moods, checked = Match(GAME, GAME.variants()[1], seed=5), Moods(5), 0
    while not match.over and checked < 40:
        ask = match.asks[0]
        if ask.kind == "main" and match.number % 7 == 0 and not match.state.turn.slept:
            checked += all_builds(match.state, ask.seat)
        match.answer(ask.seat, moods.choose(ask))
    assert checked >= 40


def all_builds(at_main: State, seat: int) -> int:
    """Builds everything that a player could, from a position with a full supply; how much that was."""
    state = GAME.decode(GAME.encode(at_main))
    state.turn.actions = 0
    give(state, seat, gear=6, food=6, crystal=0)
    kinds = land(BOARD, CONTENT.hash, state.ground).kinds
    state.players[seat].oceans = [one for one, kind in kinds.items() if kind == "ocean"]
    found = own(state, seat).build
    for place, sizes in found.items():
        for size, preview in sizes.items():
            if preview.due.ready:
                twin = start(GAME.decode(GAME.encode(state)))
                twin.answer(seat, f"build {place}")
                if twin.asks[0].kind == "building_size":
                    twin.answer(seat, f"size {size}")
                assert steps_made(twin, state, seat) == capped(preview, state, seat)
    return len(found)


def steps_made(match: ReviveMatch, before: State, seat: int) -> dict[str, int]:
    """Takes every step that is pending, and whatever it brings; no ocean is left to bring any."""
    while match.asks[0].kind != "main":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    after = match.state.players[seat].tracks
    return {colour: after[colour] - at for colour, at in before.players[seat].tracks.items()}


def capped(preview: Raised, state: State, seat: int) -> dict[str, int]:
    """R-161: no marker goes beyond its last space."""
    return {
        colour: min(preview.gains.steps.get(colour, 0), CONTENT.tracks[colour].last - space)
        for colour, space in state.players[seat].tracks.items()
    }


@rule("R-115", "R-116")
def test_both_orientations_of_a_tile_are_previewed_with_what_buildings_gain() -> None:
    state = examples()
    building(state, 0, at(2, -3))
    tile(state, "a04", "ta_01")
    give(state, 0, food=6)
    match = play(state, "explore a04")
    while match.asks[0].kind != "orientation":
        match.answer(0, match.asks[0].options[0])
    one, other = seen(match, 1).layings
    assert list(one.kinds) == list(BOARD.places["a04"])
    assert list(one.kinds.values()) == list(other.kinds.values())[::-1]
    before = dict(match.state.players[0].tracks)
    twin = match.fork()
    twin.answer(0, "lay 1")
    after = twin.state.players[0].tracks
    made = {colour: space - before[colour] for colour, space in after.items()}
    assert {colour: number for colour, number in made.items() if number} == other.gains[0].steps
    assert seen(twin, 0).layings == []


# Tracks, technologies, hibernation


@rule("R-156", "D-13")
def test_a_bonus_space_says_what_it_still_needs() -> None:
    state = table()
    tracks(state, 0, grey=6, green=3)
    needs = GAME.view(state, None).players[0].needs
    assert needs["b7"] == {"green": 2}
    state.players[0].spaces = ["b1"]
    assert "b1" not in GAME.view(state, None).players[0].needs


@rule("R-123", "R-132")
def test_technologies_say_whether_and_where_they_could_be_unlocked() -> None:
    state = examples("joxari_sun")
    techs = CONTENT.sides["joxari_sun"].techs
    first, _, third, *_ = techs
    shown = own(state).techs
    assert (shown[first].state, shown[first].why) == ("open", "too_dear")
    assert (shown[third].state, shown[third].why) == ("locked", "locked")
    give(state, 0, book=1, food=1)
    assert GATE_CITY in own(state).techs[first].at
    assert own(state).techs[first].why == ""
    tech(state, 0, first)
    assert own(state).techs[first].state == "unlocked"
    assert GAME.view(state, 1).players[0].open_techs == [
        name for name, one in techs.items() if first in one.joined
    ]


@rule("R-073")
def test_free_and_locked_slots_are_named() -> None:
    state = table()
    view = GAME.view(state, 1).players[0]
    assert view.locked_slots == ["side"]
    assert view.free_slots == ["top_1", "top_2", "bottom_1", "bottom_2"]


@rule("R-185", "R-186", "R-188", "D-20")
def test_the_next_hibernation_says_its_rewards_and_whether_an_artifact_goes() -> None:
    state = table()
    state.players[0].hibernation = 3
    assert own(state).sleep == Sleep(4, [2, 3, 4], True)
    artifacts(state)
    assert own(state).sleep == Sleep(4, [2, 3, 4], False)
    state.players[0].hibernation = 6
    assert own(state).sleep == Sleep(6, [2, 3, 4, 5, 6], False)
    match = play(table(), "hibernate")
    assert outlook(match).sleep is None


# The whole


@rule("R-106", "R-126", "R-132")
@pytest.mark.parametrize("number", range(0, len(GAME.variants()), 3))
def test_what_is_ready_is_what_is_offered(number: int) -> None:
    """On random positions of all kinds of tables: prices that can be paid are exactly the moves."""
    match = Match(GAME, GAME.variants()[number], seed=number)
    moods = Moods(number)
    checked = 0
    while not match.over and checked < 60:
        ask = match.asks[0]
        if ask.kind in ("main", "map_action", "populate_tech", "building_size"):
            checked += agrees(match, ask)
        match.answer(ask.seat, moods.choose(ask))
    assert checked


def agrees(match: ReviveMatch, ask: Ask) -> bool:
    found = outlook(match, ask.seat)
    offered = {move for move in ask.options if move[0] in ("explore", "populate", "build")}
    acting = match.state.turn.actions < CONTENT.numbers[match.options.players].actions_per_turn
    if ask.kind == "main" and (not acting or match.state.turn.slept):
        return False
    if ask.kind == "populate_tech":
        dues = found.populate[str(ask.about[0])]
        assert {move[1] for move in ask.options} == {one for one in dues if dues[one].ready}
    elif ask.kind == "building_size":
        sizes = found.build[str(ask.about[0])]
        assert {move[1] for move in ask.options} == {one for one in sizes if sizes[one].due.ready}
    else:
        ready = {("explore", place) for place, due in found.explore.items() if due.ready}
        ready |= {
            ("populate", place)
            for place, dues in found.populate.items()
            if any(due.ready for due in dues.values())
        }
        ready |= {
            ("build", place)
            for place, sizes in found.build.items()
            if any(one.due.ready for one in sizes.values())
        }
        if ask.kind == "main":
            assert offered == ready
        else:
            assert offered <= ready
    return True

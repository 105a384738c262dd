"""The evaluation of Revive: what it must see (Part F)."""

from __future__ import annotations

from typing import Any

import pytest

from polyana import bots
from polyana.games.revive import deeds
from polyana.games.revive.bot import WEIGHTS, ahead, cards, engine, evaluate, others, place
from polyana.games.revive.bot.clock import turns_left
from polyana.games.revive.bot.engine import board_of
from polyana.games.revive.bot.worths import Worths, worths
from polyana.games.revive.deeds import AnyDeed, Waiting
from polyana.games.revive.rules.verbs import WORDS
from polyana.games.revive.scoring import score_sheet
from polyana.games.revive.state import State
from polyana.kernel import Match
from polyana.kernel.check import Moods
from tests.revive.tables import (
    CONTENT,
    GAME,
    active,
    artifacts,
    ask,
    at,
    building,
    crate,
    energy,
    examples,
    give,
    machine,
    module,
    play,
    rest,
    slot,
    table,
    tech,
    tracks,
)

NAMED = {
    *("points", "progress", "technologies", "large", "cards", "artifacts", "goods", "cycle"),
    *("engine", "tracks", "goals", "sites", "armed", "actions", "under_way"),
}
EARLY, LATE = 12.0, 1.0
REMEMBERED: list[dict[Any, Any]] = [
    memory
    for module in (ahead, cards, engine, others, place)
    for name, memory in vars(module).items()
    if name.startswith("_") and not name.startswith("__") and isinstance(memory, dict)
]
"""All that the evaluation keeps in mind."""


def parts(state: State, seat: int = 0) -> dict[str, float]:
    return evaluate(CONTENT, state, seat)


def standing(state: State, seat: int = 0) -> float:
    return sum(parts(state, seat).values())


def at_time(left: float, side: str = "joxari_sun") -> Worths:
    return worths(CONTENT, WEIGHTS, side, left)


def left(state: State, seat: int = 0) -> float:
    return turns_left(CONTENT, state, seat, WEIGHTS)


def played(seed: int, variant: int, most: int = 300) -> list[State]:
    """Tables in the course of a game, every twentieth."""
    match = Match(GAME, GAME.variants()[variant], seed)
    moods, found = Moods(seed), []
    while not match.over and match.number < most:
        asked = match.asks[0]
        match.answer(asked.seat, moods.choose(asked))
        if not match.number % 20:
            found.append(match.fork().state)
    return found


# Parts and memory


@pytest.mark.parametrize("variant", range(len(GAME.variants())))
def test_the_parts_have_names_and_what_is_remembered_is_what_is_reckoned_anew(variant: int) -> None:
    for state in played(2, variant):
        if state.phase != "turn":
            continue
        for seat in range(len(state.players)):
            before = parts(state, seat)
            alone = len(state.players) == 1
            assert set(before) == (NAMED if alone else NAMED | {"rivals", "clock"})
            for memory in REMEMBERED:
                memory.clear()
            assert parts(state, seat) == before


def test_when_all_is_over_the_score_sheets_speak() -> None:
    state = examples()
    state.players[0].vp, state.players[1].vp = 12, 7
    state.phase = "over"
    own, other = (sum(line.points for line in score_sheet(CONTENT, state, n)) for n in (0, 1))
    assert parts(state) == {"points": own, "rivals": -WEIGHTS.rivals * other}


def test_equals_stand_alike() -> None:
    state = examples(other="joxari_sun")
    for seat in (0, 1):
        player = state.players[seat]
        player.active, player.rest = ["sc_smith_a"], ["sc_scavenger_a"]
        player.artifact_card = "ac_01"
        give(state, seat, gear=2, food=1)
    state.turn.actions = 2
    assert parts(state, 0) == pytest.approx(parts(state, 1))


def test_bots_think_something_of_every_word_that_does_something() -> None:
    silent = {name for name, word in WORDS.items() if word.do is not None and not word.worth}
    assert silent == {"hibernate_remove"}


def test_before_the_tribes_are_known_one_is_as_good_as_another() -> None:
    match = Match(GAME, GAME.options({"players": 2, "tribes": "choice"}), 1)
    assert parts(match.state) == {"points": 0.0}


# Time


def test_what_is_compared_is_compared_at_the_same_time() -> None:
    """Else trades and crates, which cost no action, would look better than any action."""
    state = examples()
    before = left(state)
    state.turn.actions = 2
    assert left(state) == before
    state.players[0].turns += 1
    assert left(state) == before


def test_an_action_that_is_not_taken_is_worth_something() -> None:
    state = examples()
    two = parts(state)["actions"]
    state.turn.actions = 1
    assert two == 2 * parts(state)["actions"] == 2 * WEIGHTS.action
    assert parts(state, 1)["actions"] == 0
    state.turn.slept = True
    assert parts(state)["actions"] == 0


def test_time_runs_with_turns_and_with_artifacts() -> None:
    state = examples()
    full = left(state)
    state.players[1].turns = 9
    later = left(state)
    state.artifacts.pop()
    assert full > later > left(state) > 1


def test_at_the_end_everybody_has_the_turn_that_is_left() -> None:
    state = examples()
    artifacts(state)
    state.ending, state.last = True, [1]
    assert (left(state, 0), left(state, 1)) == (1, 1)
    state.turn.actions = 1
    assert left(state, 0) == 0.5
    state.seat, state.last = 1, []
    assert left(state, 0) == 0


def test_alone_the_cube_is_the_clock() -> None:
    state = table(1)
    early = left(state)
    state.cube = CONTENT.solo.cube_end
    assert early > 10 and left(state) == 0


# What is worth something


def test_resources_are_worth_less_when_they_cannot_be_used() -> None:
    early, late = at_time(EARLY), at_time(0)
    goods = {"crystal": 1, "gear": 2, "book": 0, "food": 1}
    assert early.stock(goods) > 2 * late.stock(goods) > 0
    assert early.crystal > 1.3 * early.unit
    over = {"crystal": 0, "gear": 8, "book": 0, "food": 0}
    full = over | {"gear": 6}
    assert early.stock(over) - early.stock(full) < 0.2, "beyond the cap"


def test_what_pays_in_every_cycle_is_worth_less_towards_the_end() -> None:
    for word in ("energy", "module", "take_card"):
        assert at_time(EARLY).words[word] > 1.5 * at_time(LATE).words[word]


def test_a_special_machine_needs_energy() -> None:
    state = examples()
    energy(state, 0, 0)
    none = parts(state)
    machine(state, 0, CONTENT.special["grey"][0])
    idle = parts(state)["engine"] - none["engine"]
    energy(state, 0, 1)
    assert parts(state)["engine"] - none["engine"] > 2 * idle > 0
    assert parts(state)["cycle"] > none["cycle"]


def test_a_card_is_worth_most_where_it_can_be_played() -> None:
    state = examples()
    active(state, 0, "sc_smith_a")
    ready = parts(state)["cycle"]
    slot(state, 0, "top_1", "sc_chronicler_a")
    slot(state, 0, "top_2", "sc_apprentice_a")
    lower = parts(state)["cycle"]
    slot(state, 0, "bottom_1", "sc_pathfinder_a")
    slot(state, 0, "bottom_2", "sc_gatherer_a")
    assert ready > 0.5
    assert lower > parts(state)["cycle"] + 0.5, "no slot is left"


def test_modules_beside_slots_count_by_the_colours_of_the_own_cards() -> None:
    state = examples()
    none = board_of(at_time(EARLY), state.players[0])
    module(state, 0, "top_1_1", "md_01")
    some = board_of(at_time(EARLY), state.players[0])
    assert some.modules > none.modules == 0
    assert some.total > none.total


def test_the_fifth_slot_brings_more_cards() -> None:
    state = examples()
    active(state, 0, "sc_smith_a", "y_cook", "r_warden", "r_storekeeper")
    rest(state, 0, *CONTENT.citizens[-4:])
    before = board_of(at_time(EARLY), state.players[0])
    tech(state, 0, "jox_packs", "tech_slot5")
    after = board_of(at_time(EARLY), state.players[0])
    assert after.plays > before.plays == 4
    assert after.total > before.total + 1


def test_an_artifact_counts_with_its_category() -> None:
    state = examples()
    player = state.players[0]
    player.artifact_card = "ac_01"
    assert CONTENT.artifact_cards["ac_01"].purple == "crates"
    main = CONTENT.main_artifacts
    player.artifacts = [next(name for name in main if main[name].colour == "purple")]
    few = parts(state)["artifacts"]
    crate(state, 0, "cr_food_1", "cr_food_2")
    assert parts(state)["artifacts"] == pytest.approx(few + 2 * 2)


def test_steps_towards_a_bonus_space_count_and_most_shortly_before_it() -> None:
    state = examples()
    values = []
    for space in range(4):
        tracks(state, 0, grey=space)
        values.append(parts(state)["tracks"])
    assert values == sorted(values) and values[0] < values[1]


def test_a_large_location_is_worth_more_the_nearer_it_is() -> None:
    state = examples()
    far = parts(state)["goals"]
    (beside, *_) = CONTENT.board.touching[next(iter(state.large))]
    building(state, 0, beside)
    assert parts(state)["goals"] > far


def test_hexes_that_nobody_has_seen_are_good_neighbours() -> None:
    state = examples()
    assert parts(state)["sites"] == 0
    building(state, 0, at(1, 0))
    small = parts(state)["sites"]
    state.buildings[at(1, 0)].large = True
    assert parts(state)["sites"] == pytest.approx(2 * small)


def test_own_closed_crates_count_by_what_is_in_them_those_of_others_by_number() -> None:
    state = examples()
    before = parts(state)
    crate(state, 0, "cr_food_1")
    assert parts(state)["goods"] > before["goods"]
    crate(state, 1, "cr_food_2")
    assert parts(state)["rivals"] < before["rivals"]


def test_a_rival_who_stands_better_is_bad_news() -> None:
    state = examples()
    before = parts(state)["rivals"]
    state.players[1].vp += 5
    assert parts(state)["rivals"] == pytest.approx(before - 5 * WEIGHTS.rivals)


# Under way


@pytest.mark.parametrize(
    "deed",
    [
        deeds.Pending(0, [Waiting("2 gear", "sc_smith_a")]),
        deeds.Apply(0, Waiting("1 module", "md_01")),
        deeds.GainBasic(0, "switch", 2),
        deeds.Steps(0, "grey", 2),
        deeds.AnySteps(0, "switch", 1),
        deeds.TakeMachine(0, "b4"),
        deeds.MoveMarker(0),
        deeds.Play(0, "sc_smith_a"),
        deeds.TurnTile(0, "a01"),
        deeds.GainModules(0, "switch", 1),
        deeds.PlaceModule(0, "md_01"),
        deeds.Reward(0),
    ],
    ids=lambda deed: type(deed).__name__,
)
def test_what_is_under_way_has_its_expected_worth(deed: AnyDeed) -> None:
    state = examples()
    before = standing(state)
    state.agenda.append(deed)
    assert parts(state)["under_way"] == pytest.approx(standing(state) - before)
    assert parts(state)["under_way"] > 0.2
    assert parts(state, 1)["under_way"] == 0


def test_what_is_just_being_asked_about_is_not_forgotten() -> None:
    """Its deed has left the agenda; else a bot would rather do nothing than play a card."""
    state = examples()
    active(state, 0, "sc_smith_a", "sc_gatherer_a")
    before = standing(state)
    match = play(state, "play sc_smith_a")
    assert ask(match).kind == "slot"
    assert standing(match.state) > before - 1


def test_greedy_beats_random() -> None:
    scores = [0, 0]
    for seed in range(2):
        match = Match(GAME, GAME.options({"players": 2}), seed)
        players = [bots.make("greedy", seed), bots.make("random", seed)]
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, players[seat ^ seed].choose(match, seat))
        for seat in (0, 1):
            scores[seat ^ seed] += match.result().scores[seat]
    assert scores[0] > scores[1] + 60

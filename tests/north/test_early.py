"""Early expeditions: a queued ship takes an island during the Action phase (A14)."""

from __future__ import annotations

from polyana.games.north.state import Ship, State
from tests.north.tables import (
    build,
    give,
    hand,
    islands,
    me,
    play,
    points,
    ship,
    start,
    supply,
    table,
)
from tests.rules import rule
from tests.tables import ask, options, told

NEAR = ("island_puffin_rock", "island_amber_beach")
DISTANT = ("island_golden_spit", "island_dragon_back")


def at_gate(clan: str = "ulaf", *names: str) -> State:
    """Ulaf with Storm Gate, or another clan with the cards named, and two islands of each kind open."""
    state = table(clans=(clan, "glenn"))
    islands(state, *NEAR, *DISTANT)
    build(state, 0, *(names or ("ulaf_storm_gate",)))
    return state


@rule("N-162", "N-168")
def test_a_queued_ship_takes_an_island_at_once_by_the_same_rules() -> None:
    state = at_gate("ulaf", "ulaf_storm_gate", "ulaf_squadron", "ulaf_squadron_2", "ulaf_valkyrie")
    ship(state, 0, fish=1)
    match = play(state, "use ulaf_storm_gate")
    assert options(match) == [  # no raze: pillaging is the only way
        *("island island_puffin_rock", "island island_amber_beach", "top near"),
        *("island island_golden_spit", "island island_dragon_back", "top distant"),
    ]
    match = play(match, "island island_golden_spit")
    assert match.state.phase == "action" and ask(match).seat == 1
    assert supply(match) == {"gold": 3, "food": 2} and me(match).vp == 1  # Squadrons and Valkyrie


@rule("N-168")
def test_features_wait_for_an_early_conquest_too() -> None:
    state = at_gate("ulaf", "ulaf_storm_gate", "ulaf_treasury")
    ship(state, 0, raze=1)
    match = play(state, "use ulaf_storm_gate", "choose conquer_now", "island island_amber_beach")
    assert me(match).scored == {"feature": 1} and supply(match) == {"gold": 1}


@rule("N-163")
def test_any_own_ship_may_be_chosen_and_the_others_close_up() -> None:
    state = at_gate()
    ship(state, 0)
    ship(state, 1, fish=1)
    ship(state, 0, fish=1)
    match = play(state, "use ulaf_storm_gate")
    assert options(match) == ["ship 1", "ship 3"]
    match = play(match, "ship 1", "island island_amber_beach")
    assert match.state.queue == [Ship(1, fish=1), Ship(0, fish=1)]


@rule("N-163")
def test_ships_with_the_same_load_differ_by_their_place_unless_they_are_neighbours() -> None:
    state = at_gate()
    ship(state, 0)
    ship(state, 1)
    ship(state, 0)
    match = play(state, "use ulaf_storm_gate")
    assert options(match) == ["ship 1", "ship 3"]
    state = at_gate()
    ship(state, 1)
    ship(state, 0)
    ship(state, 0)
    match = play(state, "use ulaf_storm_gate")
    assert ask(match).kind == "island"  # neighbours are alike: nothing to choose
    assert match.state.queue == [Ship(1), Ship(0)]


@rule("N-164")
def test_the_load_is_lost_and_the_ship_may_sail_again() -> None:
    state = at_gate()
    ship(state, 0, fish=1, raze=2)
    ship(state, 0)
    match = play(state, "use ulaf_storm_gate", "choose pillage_now", "ship 1")
    match = play(match, "island island_puffin_rock")
    assert me(match).ships == 1 and supply(match) == {"food": 3}
    match = play(match, "pass", "place sail")
    assert match.state.queue == [Ship(0), Ship(0)]


@rule("N-165")
def test_pillage_now_only_pillages_and_conquer_now_only_conquers() -> None:
    state = at_gate()
    ship(state, 0, raze=1)
    match = play(state, "use ulaf_storm_gate")
    assert options(match) == ["choose pillage_now", "choose conquer_now"]
    pillaged = play(match.fork(), "choose pillage_now", "island island_amber_beach")
    assert told(pillaged, "conquered") == [] and supply(pillaged) == {"gold": 2}
    conquered = play(match, "choose conquer_now", "island island_amber_beach")
    assert "island_amber_beach" in me(conquered).empire and supply(conquered) == {"gold": 1}


@rule("N-165")
def test_without_a_suitable_ship_or_island_it_is_impossible() -> None:
    state = at_gate()
    assert options(start(state), "use") == []  # no ship in the queue
    ship(state, 0)
    match = play(state, "use ulaf_storm_gate")
    assert ask(match).kind == "island"  # no raze aboard: conquer_now is no choice
    state = at_gate()
    ship(state, 0, raze=1)
    islands(state, "island_golden_spit")  # distant, and no fish: nothing to conquer
    match = play(state, "use ulaf_storm_gate")
    assert ask(match).kind != "choice"


@rule("N-166")
def test_a_face_down_island_is_not_conquered_early() -> None:
    state = at_gate()
    ship(state, 0, fish=1, raze=2)
    match = play(state, "use ulaf_storm_gate", "choose conquer_now")
    assert options(match) == [f"island {name}" for name in (*NEAR, *DISTANT)]
    state.queue[0].raze = 1
    match = play(start(state), "use ulaf_storm_gate", "choose conquer_now")
    assert "island island_dragon_back" not in options(match)  # 2 raze


@rule("N-167", "N-166")
def test_a_free_conquest_needs_no_raze_but_fish_for_distant_islands() -> None:
    state = at_gate("heidel", "heidel_invitation_pier")
    give(state, 0, food=4)
    ship(state, 0)
    match = play(state, "use heidel_invitation_pier")
    assert options(match) == ["island island_puffin_rock", "island island_amber_beach"]
    match = play(match, "island island_puffin_rock")
    assert "island_puffin_rock" in me(match).empire and supply(match) == {"food": 2}
    state = at_gate("heidel", "heidel_invitation_pier")
    give(state, 0, food=2)
    ship(state, 0, fish=1, raze=1)
    match = play(state, "use heidel_invitation_pier")
    assert options(match) == [f"island {name}" for name in (*NEAR, *DISTANT)]
    match = play(match, "island island_dragon_back")  # 2 raze, and 1 aboard
    assert "island_dragon_back" in me(match).empire
    assert supply(match) == {} and me(match).ships == 2  # the raze aboard is lost


@rule("N-167")
def test_a_free_conquest_without_a_ship_is_not_paid_for() -> None:
    state = at_gate("heidel", "heidel_invitation_pier")
    give(state, 0, food=2)
    assert options(start(state), "use") == []


@rule("N-162", "N-164")
def test_E19_priest_of_thor_brings_the_ship_home_for_its_sail() -> None:
    state = table(clans=("ulaf", "glenn"))
    islands(state, *NEAR, *DISTANT)
    hand(state, 0, "ulaf_priest_of_thor", "ulaf_war_horns")
    ship(state, 0)
    ship(state, 0, fish=1)
    match = play(state, "place sail")
    assert options(match) == ["play ulaf_priest_of_thor"]  # the only play that makes SAIL possible
    match = play(match, "play ulaf_priest_of_thor")
    assert options(match) == ["ship 1", "ship 2"]  # it cannot be declined
    match = play(match, "ship 2")
    assert "top distant" in options(match)
    match = play(match, "island island_golden_spit")
    assert supply(match) == {"gold": 3, "food": 1}  # its fish is lost
    assert match.state.queue == [Ship(0), Ship(0)] and me(match).ships == 0
    assert me(match).discard == ["ulaf_priest_of_thor"]


@rule("N-207", "N-250")
def test_an_early_pillage_to_25_makes_this_round_the_last() -> None:
    state = at_gate()
    points(state, 0, 23)
    ship(state, 0, fish=1)
    match = play(state, "use ulaf_storm_gate", "island island_dragon_back")
    assert me(match).vp == 25 and match.state.last_round
    assert play(match, "pass", "pass").over

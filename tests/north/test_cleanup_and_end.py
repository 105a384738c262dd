"""Cleanup, and when the game ends (A16, A17)."""

from __future__ import annotations

import pytest

from polyana.games.north.state import Pawn, State
from tests.north.tables import (
    CONTENT,
    NorthMatch,
    build,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    points,
    ship,
    spent,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told


def rounds_on(match: NorthMatch) -> NorthMatch:
    """Everybody passes, takes what comes first, and keeps no cards, until the next round or the end."""
    now = match.state.round
    while not match.over and match.state.round == now:
        offers = options(match)
        match = play(match, "pass" if "pass" in offers else offers[0])
    return match


@rule("N-205")
def test_workers_cards_pawns_islands_and_the_first_player() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_mead_hall", "island_puffin_rock", exhausted=True)
    build(state, 0, "heidel_fireside_bench", workers=1)
    give(state, 0, worker=1)
    spent(state, 0, 3)
    pawn(state, 0, "sail", used=True)
    pawn(state, 1, "harvest")
    islands(state, "island_ghost", "island_log_island", "island_golden_spit", "island_dragon_back")
    match = rounds_on(start(state))
    assert workers(match) == (4, 0)  # the assigned one stays
    assert me(match).empire["heidel_fireside_bench"].workers == 1
    assert not any(site.exhausted for site in me(match).empire.values())
    assert [player.pawns for player in match.state.players] == [[Pawn(), Pawn()]] * 2
    assert not any(player.passed for player in match.state.players)
    assert match.state.near.discard == ["island_ghost", "island_log_island"]
    assert match.state.distant.discard == ["island_golden_spit", "island_dragon_back"]
    assert len(match.state.near.open) == len(match.state.distant.open) == 2
    assert match.state.first == 1


@rule("N-205")
def test_the_first_player_token_goes_round() -> None:
    match = start(table(clans=("glenn", "ulaf", "panuk")))
    seen = []
    for _ in range(4):
        seen.append(match.state.first)
        match = rounds_on(match)
    assert seen == [0, 1, 2, 0]


@rule("N-206")
def test_if_nobody_reached_the_end_a_new_round_begins() -> None:
    state = table()
    points(state, 0, 24)
    match = rounds_on(start(state))
    assert not match.over and match.state.round == 2 and match.state.phase == "lookout"
    assert {question.kind for question in match.asks} == {"lookout"}


@rule("N-261")
def test_E37_old_islands_are_in_the_pile_before_the_new_ones_are_drawn() -> None:
    state = table(clans=("glenn", "ulaf"))
    names = list(CONTENT.seas["near"])
    build(state, 1, *names[6:])
    state.near.open, state.near.deck, state.near.discard = names[:2], names[2:3], names[3:6]
    match = rounds_on(start(state))
    near = match.state.near
    assert (len(near.deck), near.discard, len(near.open)) == (4, [], 2)
    assert near.open[0] == names[2] and sorted([*near.deck, *near.open]) == sorted(names[:6])
    assert told(match, "reshuffled") == [("near",)]


# The end


def at(vp: int, clan: str = "ulaf") -> State:
    """Seat 0 with so many points, and islands that give points."""
    state = table(clans=(clan, "panuk"))
    points(state, 0, vp)
    islands(state, "island_hermit_holm", "island_puffin_rock", "island_dragon_back")
    return state


@rule("N-207")
def test_25_in_the_action_phase_ends_the_game_after_the_expedition_without_cleanup() -> None:
    state = at(23)
    build(state, 0, "ulaf_loot_market")
    give(state, 0, raze=1)
    pawn(state, 0, "harvest")
    ship(state, 1)
    match = play(state, "use ulaf_loot_market")
    assert me(match).vp == 25 and match.state.last_round
    assert told(match, "last_round") == [("1",)]
    match = play(match, "place populate", "pass", "pass")  # everybody plays on to the end
    assert ask(match).kind == "island"  # and the Expedition follows
    match = play(match, "island island_puffin_rock")
    assert match.over and match.state.round == 1 and supply(match, 1) == {"food": 3}
    assert me(match).pawns[0].tile == "harvest" and workers(match) == (4, 1)  # no Cleanup


@rule("N-207")
def test_E28_25_in_the_expedition_brings_one_more_full_round() -> None:
    state = at(24)
    ship(state, 0, fish=1)
    match = play(state, "pass", "pass", "island island_dragon_back")
    assert me(match).vp == 26 and not match.over and match.state.round == 2
    assert not match.state.last_round
    match = play(match, "keep none", "keep none")
    assert match.state.last_round  # N-065: it counts from the start of the Action phase
    match = play(match, "place populate", "place populate", "pass", "pass")
    assert match.over and match.state.round == 2


@rule("N-207", "N-250")
@pytest.mark.parametrize(("vp", "used", "ends"), [(23, False, True), (23, True, False)])
def test_E34_passing_to_25_is_in_the_action_phase(vp: int, used: bool, ends: bool) -> None:
    state = at(vp, "heidel")
    build(state, 0, "heidel_hammock_grove")
    if used:
        pawn(state, 0, "sail", used=True)
    state.players[1].passed = True
    match = play(state, "pass")  # the last to pass, so the phase ends with it
    assert match.over == ends
    assert me(match).vp == (25 if ends else 24)


@rule("N-207", "N-250")
def test_a_player_who_has_passed_may_reach_25() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_hammock_grove", "heidel_guest_house")
    points(state, 0, 24)
    pawn(state, 0, "sail", used=True)
    match = play(state, "pass")
    assert me(match).vp == 25 and match.state.last_round and ask(match).seat == 1
    match = play(match, "place populate")
    assert supply(match) == {"food": 1} and not match.over  # seat 1 goes on alone
    assert play(match, "pass").over


@rule("N-207", "N-160")
def test_whoever_reaches_25_in_the_expedition_does_not_end_this_round() -> None:
    state = at(24)
    ship(state, 1, fish=1)
    points(state, 1, 23)
    match = play(state, "pass", "pass", "island island_dragon_back")
    assert me(match, 1).vp == 25 and match.state.round == 2 and not match.state.last_round


@rule("N-208")
def test_the_flag_never_goes_away_once_set() -> None:
    state = table()
    state.last_round = True
    points(state, 0, 0)
    match = play(state, "place populate", "place explore", "pass")
    assert match.state.last_round
    assert play(match, "pass").over


@rule("N-207", "N-065")
def test_storage_to_25_makes_the_coming_action_phase_the_last() -> None:
    state = table(clans=("mckinnon", "glenn"))
    points(state, 0, 24)
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 1})
    match = play(state, "pass", "pass", "keep none", "keep none")
    assert me(match).vp == 25 and match.state.last_round and match.state.round == 2
    assert play(match, "pass", "pass").over


@rule("N-205", "N-206")
def test_hands_and_goods_stay_through_cleanup() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_cousin")
    give(state, 0, wood=3, gold=1, raze=1)
    match = rounds_on(start(state))
    assert me(match).hand == ["glenn_cousin"]
    assert supply(match) == {"wood": 3, "gold": 1, "raze": 1}

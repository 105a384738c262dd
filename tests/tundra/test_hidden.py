"""Hidden information, Part B: what the views show, and what a seat imagines."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.games.tundra.state import State
from polyana.kernel import Chance
from tests.rules import rule
from tests.tundra.tables import (
    CONTENT,
    GAME,
    TundraMatch,
    last_die,
    market,
    new_game,
    personal_goal,
    play,
    seen,
    start,
    table,
    towers,
    tuck_boosts,
    whole_game,
)

EVERYBODY = (0, 1, 2, None)


def words(*things: object) -> set[str]:
    """Every word in what leaves the table."""
    return set(re.findall(r"\w+", msgspec.json.encode(things).decode()))


def everything(match: TundraMatch, seat: int | None) -> set[str]:
    """Every word that a seat is shown: table, questions, log and moves."""
    return words(match.view(seat), match.told_to(seat), match.moves_for(seat))


# What is shown


@rule("T-021", "T-105")
def test_face_down_glades_show_their_places_alone() -> None:
    match = new_game(3)
    state = match.state
    for observer in EVERYBODY:
        view = seen(match, observer)
        assert sorted(view.face_down) == sorted(state.face_down)
        assert view.face_up == state.face_up
        assert not everything(match, observer) & set(state.face_down.values())


def test_of_the_city_deck_only_the_number_is_seen_and_the_discard_pile_is_public() -> None:
    state = table(3)
    market(state, "hare_runner", "fur_boots")
    last_die(state)
    match = start(state)
    play(match, "place 1 architecture")
    for observer in EVERYBODY:
        view = seen(match, observer)
        assert view.deck == len(match.state.deck) == 40 - 5 - 2
        assert view.discard == ["hare_runner", "fur_boots"]
        assert view.market == match.state.market
        assert not everything(match, observer) & set(match.state.deck)


@rule("T-115")
def test_dealt_boosts_are_for_their_owner_and_only_the_kept_ones_are_ever_shown() -> None:
    match = new_game(3)
    dealt = [set(player.hand) for player in match.state.players]
    while match.state.phase == "boosts":
        for observer in EVERYBODY:
            for seat in (0, 1, 2):
                shown = seen(match, observer).players[seat]
                if observer == seat:
                    assert shown.hand == match.state.players[seat].hand
                    assert dealt[seat] <= everything(match, observer)
                else:
                    assert shown.hand is None
                    assert not any(board.starting for board in shown.boards.values())
                    assert not dealt[seat] & everything(match, observer)
        match.answer(match.asks[-1].seat, match.asks[-1].options[-1])
    for seat, player in enumerate(match.state.players):
        kept = {board.starting for board in player.boards.values() if board.starting}
        assert len(kept) == len(player.hand) == 2
        for observer in EVERYBODY:
            assert kept <= everything(match, observer)
            rejected = dealt[seat] - kept
            assert bool(rejected & everything(match, observer)) == (observer == seat)


@rule("T-021")
def test_the_personal_goal_is_its_owners_secret_until_the_final_scoring() -> None:
    state = last_die(table(3, variant=True), 4)
    for seat, goal in enumerate(("pg_towers_home", "pg_lone_towers", "pg_tower_chain")):
        personal_goal(state, seat, goal)
    towers(state, 0, "c2")
    match = start(state)
    for observer in EVERYBODY:
        for seat, player in enumerate(match.state.players):
            shown = seen(match, observer).players[seat]
            assert shown.goal == (player.goal if observer == seat else None)
            assert (shown.goal_line is not None) == (observer == seat)
            assert (player.goal in everything(match, observer)) == (observer == seat)
    play(match, "place 1 movement", "stop")
    assert match.over
    for observer in EVERYBODY:
        goals = [player.goal for player in seen(match, observer).players]
        assert goals == ["pg_towers_home", "pg_lone_towers", "pg_tower_chain"]


@pytest.mark.parametrize("variant", [False, True])
def test_what_is_not_in_play_is_never_named(variant: bool) -> None:
    match = new_game(2, variant=variant)
    tuck_boosts(match)
    away = set(CONTENT.personal_goals) - {player.goal for player in match.state.players}
    away |= set(CONTENT.common_goals) - {goal.id for goal in match.state.goals}
    away |= set(CONTENT.titles) - {player.title for player in match.state.players}
    away |= {name for name, glade in CONTENT.glades.items() if glade.dots > 2}
    for observer in (0, 1, None):
        assert not everything(match, observer) & away


@pytest.mark.parametrize("seed", range(4))
def test_no_secret_leaves_the_table_in_all_play(seed: int) -> None:
    players = 2 + seed % 3
    for match in whole_game(players, variant=True, seed=seed):
        state = match.state
        if match.number % 5 and not match.over:
            continue
        for observer in (*range(players), None):
            shown = everything(match, observer)
            hidden = set(state.face_down.values())
            for seat, player in enumerate(state.players):
                if seat != observer:
                    hidden.update(player.hand)
                    hidden.update(() if match.over else (player.goal,))
            assert not shown & hidden
            assert not words(match.view(observer)) & set(state.deck)
            assert (match.view(observer).seed is not None) == match.over


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_shares_nothing_with_the_table(seat: int | None) -> None:
    match = new_game(3)
    tuck_boosts(match)
    before = match.fingerprint()
    view = seen(match, seat)
    view.players[0].resources["stone"] += 1
    view.players[0].boards["trade"].dice.append(1)
    view.players[0].workers.clear()
    view.face_up.clear()
    view.goals[0].seat = 0
    if view.doing is not None:
        view.doing.open.clear()
    assert match.fingerprint() == before


# What is imagined


def guesses(match: TundraMatch, seat: int, number: int = 40) -> list[State]:
    """So many guesses of a seat."""
    return [match.imagine(seat, Chance(guess)).state for guess in range(number)]


def test_a_guess_looks_the_same_to_the_seat_and_passes_the_audit() -> None:
    for seed in range(3):
        for match in whole_game(2 + seed, variant=True, seed=seed):
            if match.number % 7:
                continue
            for seat in range(2 + seed):
                guess = match.imagine(seat, Chance(match.number))
                assert GAME.audit(guess.state) == []
                assert guess.view(seat).table == match.view(seat).table
                assert guess.view(None).table == match.view(None).table
                assert guess.ask_of(seat) == match.ask_of(seat)


def test_face_down_glades_the_deck_and_the_dice_are_guessed() -> None:
    match = new_game(2)
    tuck_boosts(match)
    truth, found = match.state, guesses(match, 0)
    place = next(iter(truth.face_down))
    assert {guess.face_down[place] for guess in found} == set(truth.face_down.values())
    for guess in found:
        assert sorted(guess.face_down.values()) == sorted(truth.face_down.values())
        assert sorted(guess.deck) == sorted(truth.deck)
        assert guess.face_up == truth.face_up
    assert len({tuple(guess.deck) for guess in found}) == len(found)
    assert len({guess.chance.counter for guess in found} | {truth.chance.counter}) == 41


def test_a_seat_knows_its_own_boosts_and_guesses_those_of_others() -> None:
    match = new_game(3)
    for _ in range(2):
        for guess in (found := guesses(match, 1)):
            assert guess.players[1] == match.state.players[1]
        others = {*match.state.players[0].hand, *match.state.players[2].hand}
        for seat in (0, 2):
            guessed = {card for guess in found for card in guess.players[seat].hand}
            assert guessed >= others
        for seat in (0, 1, 2):
            wanted = match.ask_of(seat)
            assert wanted is not None
            match.answer(seat, wanted.options[0])
    rejected = {*match.state.players[0].hand, *match.state.players[2].hand}
    for guess in guesses(match, 1):
        assert guess.players[0].boards == match.state.players[0].boards
        assert {*guess.players[0].hand, *guess.players[2].hand} == rejected


def test_a_sealed_answer_of_another_is_not_known() -> None:
    match = new_game(2)
    wanted = match.ask_of(0)
    assert wanted is not None
    match.answer(0, wanted.options[5])
    guess = match.imagine(1, Chance(1))
    assert [question.seat for question in guess.asks] == [0, 1]
    own = match.imagine(0, Chance(1))
    assert [question.about for question in own.asks] == [wanted.options[5][1:], ("none",)]
    second = match.ask_of(0)
    assert second is not None
    match.answer(0, second.options[0])
    assert [question.seat for question in match.imagine(1, Chance(1)).asks] == [0, 1]
    assert [question.seat for question in match.imagine(0, Chance(1)).asks] == [1]


def test_any_personal_goal_may_be_anothers() -> None:
    match = new_game(2, variant=True)
    tuck_boosts(match)
    own = match.state.players[0].goal
    found = guesses(match, 0, 120)
    assert {guess.players[0].goal for guess in found} == {own}
    in_play = {name for name, goal in CONTENT.personal_goals.items() if goal.dots == 0}
    assert {guess.players[1].goal for guess in found} == in_play - {own}


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 400), number=st.integers(0, 120), chance=st.integers(0, 2**63))
def test_a_guess_hangs_on_nothing_but_what_the_seat_sees(
    seed: int, number: int, chance: int
) -> None:
    for match in whole_game(3, variant=True, seed=seed):
        if match.over or match.number >= number:
            break
    if match.over:
        return
    for seat in (0, 1, 2):
        other = match.imagine(seat, Chance(chance))
        here, there = (table.imagine(seat, Chance(7)).state for table in (match, other))
        assert here == there


def test_at_the_end_nothing_that_was_shown_is_guessed_again() -> None:
    *_, match = whole_game(3, variant=True, seed=2)
    guess = match.imagine(0, Chance(1)).state
    assert [player.goal for player in guess.players] == [p.goal for p in match.state.players]
    assert GAME.result(guess) == match.result()

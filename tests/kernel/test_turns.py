"""Turns: all that is answered until nothing is under way and somebody else is asked."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from polyana import games
from polyana.kernel import Ask, Match, Rules
from polyana.kernel.moment import Moment, turn_ends
from tests.kernel.toys import DeskTable, Pair, Play, Toy, note, play_on, sealed_names, words


def rules(*steps: tuple[int, ...]) -> Play:
    """Rules of one step after another, in each of which these seats say something."""

    def play(table: DeskTable) -> Rules:
        seats = steps[table.state.turn]
        table.state.turn += 1
        for seat in seats:
            note(table, seat, (yield Ask(seat, "talk", words("say", "yes", "no"))))

    return play


def turns_of(play: Play, steps: int, players: int = 2) -> list[int]:
    match = Match(Toy(play, steps), Pair(players), seed=1)
    play_on(match)
    return [answer.turn for answer in match.answers]


def test_several_answers_of_a_seat_are_one_turn_over_the_borders_of_steps() -> None:
    assert turns_of(rules((0, 0), (0,), (1,), (0,)), 4) == [1, 1, 1, 2, 3]


def test_who_answers_within_anothers_turn_does_not_begin_one() -> None:
    assert turns_of(rules((0, 1, 0), (0,), (1,)), 3) == [1, 1, 1, 1, 2]


def test_what_all_choose_at_once_is_one_turn() -> None:
    assert turns_of(sealed_names(), 2, players=3) == [1, 1, 1, 2, 2, 2]


def test_alone_every_step_is_a_turn() -> None:
    assert turns_of(rules((0, 0), (0,), (0,)), 3, players=1) == [1, 1, 2, 3]


@pytest.mark.parametrize("name", games.names())
def test_turns_are_counted_alike_whichever_way_a_moment_is_reached(name: str) -> None:
    game: Any = games.load(name)
    match: Match[Any, Any, Any] = Match(game, seed=5)
    play_on(match, 80, seed=5)
    counted = [answer.turn for answer in match.answers]
    assert counted[0] == 1 and all(after - before in (0, 1) for before, after in pairwise(counted))
    assert 1 < match.turns == match.view(0).turn < match.number
    again = Match.replay(game, match.record())
    assert [answer.turn for answer in again.answers] == counted
    twin = Match.from_moment(game, Moment.from_bytes(match.moment()))
    play_on(twin, 30, seed=1)
    play_on(match, 30, seed=1)
    assert twin.turns == match.turns
    ends = turn_ends(match.answers)
    assert len(ends) == match.turns and ends[-1] == match.number


def test_what_is_taken_back_is_not_counted() -> None:
    match = Match(Toy(rules((0,), (1,), (1, 0)), 3), Pair(2), seed=1)
    match.answer(0, "say yes")
    match.answer(1, "say yes")
    assert match.turns == 2
    match.undo()
    assert match.turns == 1
    match.answer(1, "say no")
    assert match.turns == 2


def test_a_seat_knows_when_its_last_turn_ended() -> None:
    match = Match(Toy(rules((0, 0), (1,), (0, 0), (1,)), 4), Pair(2), seed=1)
    assert match.view(0).moved == 0
    play_on(match, 3)
    assert (match.view(0).moved, match.view(1).moved) == (2, 3)
    play_on(match, 1)  # seat 0 is in the middle of its second turn
    assert match.view(0).moved == 2
    play_on(match, 1)
    assert match.view(0).moved == 5

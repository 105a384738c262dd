"""The coach: it warns of what gives much away, and of nothing else."""

from __future__ import annotations

import pytest

from polyana import bots, games
from polyana.bots.coach import look_over
from polyana.bots.greedy import Greedy
from polyana.kernel import Match, Options, State
from tests.bots.stalls import Stalls, chest, pawnshop, twins
from tests.kernel.toys import Pair


def test_a_move_that_gives_much_away_is_told_with_what_would_be_better() -> None:
    warned = look_over(Match(Stalls(twins), Pair(2), seed=8), 0, ("open", "black"))
    assert warned is not None
    assert (warned.loss, warned.gains) == (4.0, [("won", 4.0)])
    assert warned.better in [("open", "red"), ("open", "blue")]


@pytest.mark.parametrize("door", ["red", "blue"])
def test_an_equal_is_no_mistake(door: str) -> None:
    assert look_over(Match(Stalls(twins), Pair(2), seed=8), 0, ("open", door)) is None


def test_what_prepares_a_gain_is_no_mistake() -> None:
    assert look_over(Match(Stalls(pawnshop), Pair(2), seed=8), 0, ("pawn", "hat")) is None
    assert look_over(Match(Stalls(chest), Pair(2), seed=8), 0, ("enter", "attic")) is None
    assert look_over(Match(Stalls(chest), Pair(2), seed=8), 0, ("leave",)) is not None


def test_the_coach_leaves_the_match_as_it_is() -> None:
    match = Match(Stalls(twins), Pair(2), seed=8)
    before = match.fingerprint()
    look_over(match, 0, ("open", "black"))
    assert match.fingerprint() == before


@pytest.mark.parametrize("name", games.names())
def test_who_plays_as_the_look_advises_is_left_alone_and_who_plays_at_random_is_not(
    name: str,
) -> None:
    warned = {"greedy": 0, "random": 0}
    for who in warned:
        match: Match[State, Options, object] = Match(games.load(name), seed=5)
        player, rival = bots.make(who, 3), Greedy(1)
        while not match.over and match.number < 160:
            seat = match.asks[0].seat
            move = (player if seat == 0 else rival).choose(match, seat)
            if seat == 0:
                found = look_over(match, 0, move)
                assert found is None or found.loss >= match.game.much
                warned[who] += found is not None
            match.answer(seat, move)
    assert warned["greedy"] <= 2  # it guessed other tables, and may have seen something else there
    assert warned["random"] > warned["greedy"]

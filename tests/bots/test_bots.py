"""All bots: found by name, fair to the match, and honest about what they cannot see."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana import bots
from polyana.kernel import Chance, IllegalMove, Match, text
from tests.bots.stalls import Stalls, answers, shells
from tests.kernel.toys import Pair, Toy, fair, felinia, words


def test_bots_are_found_by_name() -> None:
    assert bots.names() == ["random", "greedy"]
    assert [bots.make(name).name for name in bots.names()] == bots.names()


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(bots.UnknownBot, match=r"'gredy'.*random, greedy\. Did you mean greedy\?"):
        bots.make("gredy")
    with pytest.raises(bots.UnknownBot, match=r"'zzz'; there are: random, greedy\.$"):
        bots.make("zzz")


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_plays_any_game_to_its_end(name: str) -> None:
    for players in (2, 3):
        match = Match(Toy(fair), Pair(players), seed=3)
        while not match.over:
            seat = match.asks[-1].seat
            match.answer(seat, bots.make(name, seed=seat).choose(match, seat))


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_leaves_the_match_as_it_is_and_repeats_itself(name: str) -> None:
    match = felinia(variant=4, moves=40)
    before, seat = match.fingerprint(), match.asks[0].seat
    moves = {bots.make(name, seed=5).choose(match, seat) for _ in range(3)}
    assert len(moves) == 1
    assert match.fingerprint() == before


@pytest.mark.parametrize("name", bots.names())
def test_a_bot_that_is_not_asked_says_so(name: str) -> None:
    match = felinia(moves=0)
    (ask,) = match.asks
    other = (ask.seat + 1) % 3
    with pytest.raises(IllegalMove, match=f"for seat {other}: seat {ask.seat} is asked now"):
        bots.make(name).choose(match, other)


def test_random_likes_every_option_alike() -> None:
    match = Match(Toy(fair), Pair(2), seed=1)
    seat = match.asks[0].seat
    chosen = Counter(bots.make("random", seed).choose(match, seat) for seed in range(600))
    assert set(chosen) == set(words("say", "yes", "no", "perhaps"))
    assert min(chosen.values()) > 150


@pytest.mark.parametrize("name", bots.names())
def test_what_a_seat_cannot_see_does_not_show_in_its_moves(name: str) -> None:
    found = 0
    for seed in range(40):
        match = Match(Stalls(shells), Pair(2), seed)
        bot = bots.make(name, seed)
        move = bot.choose(match, 0)
        for guess in range(5):
            assert bot.choose(match.imagine(0, Chance(guess)), 0) == move
        found += text(move) == f"lift {match.state.deck[-1]}"
    assert (
        found < 12
    )  # there are twelve cards; a bot that peeps would find the right one every time


def test_in_a_simultaneous_choice_the_answers_of_others_do_not_show() -> None:
    for first in ("zebra", "heron"):
        match = Match(Stalls(answers), Pair(2), seed=9)
        match.answer(1, ("name", first))
        assert text(bots.make("greedy", 4).choose(match, 0)) == "name heron"

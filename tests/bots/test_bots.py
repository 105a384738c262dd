"""All bots: found by name, fair to the match, and honest about what they cannot see."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana import bots, games
from polyana.bots.bot import public_seed
from polyana.kernel import Chance, IllegalMove, Match, Options, State, text
from polyana.kernel.check import Moods
from tests.bots.stalls import Stalls, answers, shells
from tests.kernel.toys import Pair, Toy, fair, felinia, words

ALL = [f"{name}:12" if name in bots.SEARCHING else name for name in bots.names()]
"""Every bot, those that search with a budget that can be repeated."""


def test_bots_are_found_by_name() -> None:
    assert bots.names() == ["easy", "medium", "hard", "mcts", "greedy", "random"]
    assert [bots.make(name).name for name in bots.names()] == bots.names()
    assert set(bots.LEVELS) < set(bots.names())


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(bots.UnknownBot, match=r"'gredy'.*greedy, random\. Did you mean greedy\?"):
        bots.make("gredy")
    with pytest.raises(bots.UnknownBot, match=r"'zzz'; there are: easy, .*, random\.$"):
        bots.make("zzz")


@pytest.mark.parametrize("name", ALL)
def test_a_bot_plays_any_game_to_its_end(name: str) -> None:
    for players in (2, 3):
        match = Match(Toy(fair), Pair(players), seed=3)
        while not match.over:
            seat = match.asks[-1].seat
            match.answer(seat, bots.make(name, seed=seat).choose(match, seat))


@pytest.mark.parametrize("name", ALL)
def test_a_bot_leaves_the_match_as_it_is_and_repeats_itself(name: str) -> None:
    match = felinia(variant=4, moves=40)
    before, seat = match.fingerprint(), match.asks[0].seat
    moves = {bots.make(name, seed=5).choose(match, seat) for _ in range(3)}
    assert len(moves) == 1
    assert match.fingerprint() == before


@pytest.mark.parametrize("name", ALL)
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


@pytest.mark.parametrize("name", ALL)
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


@pytest.mark.parametrize("name", ALL)
def test_in_a_simultaneous_choice_the_answers_of_others_do_not_show(name: str) -> None:
    chosen = set()
    for first in ("zebra", "heron"):
        match = Match(Stalls(answers), Pair(2), seed=9)
        match.answer(1, ("name", first))
        chosen.add(bots.make(name, 4).choose(match, 0))
    assert len(chosen) == 1


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("name", ALL)
def test_a_table_with_other_secrets_is_played_alike(name: str, game: str) -> None:
    match: Match[State, Options, object] = Match(games.load(game), seed=6)
    moods = Moods(6)
    while match.number < 60:
        (ask, *_) = match.asks
        if match.number % 15 == 14 and len(ask.options) > 1:
            twin = match.imagine(ask.seat, Chance(match.number))
            assert twin.view(ask.seat).table == match.view(ask.seat).table
            here, there = (bots.make(name, 3).choose(one, ask.seat) for one in (match, twin))
            assert here == there, ask.kind
        match.answer(ask.seat, moods.choose(ask))


@pytest.mark.parametrize("game", games.names())
def test_nothing_hidden_changes_what_a_seat_thinks_of_a_table(game: str) -> None:
    rules = games.load(game)
    for variant in rules.variants():
        match: Match[State, Options, object] = Match(rules, variant, seed=4)
        moods = Moods(4)
        while not match.over and match.number < 240:
            asked = match.asks[0]
            if not match.number % 15:
                here = rules.evaluate(match.state, asked.seat)
                for guess in range(3):
                    twin = match.imagine(asked.seat, Chance(guess))
                    assert rules.evaluate(twin.state, asked.seat) == here, (variant, asked.kind)
            match.answer(asked.seat, moods.choose(asked))


def test_the_seed_of_a_bot_is_known_to_everybody() -> None:
    match = Match(Stalls(shells), Pair(2), seed=5)
    assert public_seed(match, 1) == int(match.view(None).commitment[:15], 16) + 1

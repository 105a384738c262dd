"""Playouts: a state played to its end in place, by the same rules and with the same end as a match."""

from __future__ import annotations

import random

import pytest

from polyana import games
from polyana.kernel import Ask, Chance, Match, Move, play_out
from tests.kernel.pages import goofspiel
from tests.kernel.toys import Pair, Toy, fair


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "game",
    [games.load("felinia"), goofspiel.load(), Toy(fair, turns=30)],
    ids=lambda game: game.name,
)
def test_a_playout_and_a_match_come_to_the_same_end(game: games.AnyGame, seed: int) -> None:
    options = game.variants()[-1]
    chance, moves = random.Random(seed), list[tuple[int, Move]]()

    def choose(ask: Ask) -> Move:
        move = chance.choice(ask.options)
        moves.append((ask.seat, move))
        return move

    state = game.setup(options, Chance(seed))
    decisions = play_out(game, state, choose)
    assert decisions == len(moves)
    assert game.over(state)
    match = Match(game, options, seed)
    for seat, move in moves:
        match.answer(seat, move)
    assert match.over
    assert game.encode(match.state) == game.encode(state)


def test_a_playout_stops_after_the_step_in_which_its_limit_is_reached() -> None:
    game = Toy(fair, turns=30)
    state = game.setup(Pair(3), Chance(1))
    decisions = play_out(game, state, lambda ask: ask.options[0], limit=7)
    assert 7 <= decisions < 15
    assert not game.over(state)
    Match.at(game, Pair(3), state)


def test_a_playout_of_a_finished_game_does_nothing() -> None:
    game = Toy(fair, turns=0)
    state = game.setup(Pair(2), Chance(1))
    assert play_out(game, state, lambda ask: ask.options[0]) == 0

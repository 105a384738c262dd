"""Positions of strangers: whatever was changed in one, it is refused in a sentence, or it can be played on in time."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from polyana import games
from polyana.games import AnyGame
from polyana.kernel import Match, Options, Record, RecordError, State
from polyana.kernel.agenda import under_way
from polyana.kernel.limits import unlimited
from tests.kernel.pages import goofspiel
from tests.positions import Forger, TooSlow, limited
from tests.test_golden import GOLDEN

ROUNDS = 5
"""Positions of each game, every one of another variant; `make check` tries many more."""


@pytest.mark.parametrize("name", games.names())
def test_a_forged_position_is_refused_or_plays_on(name: str) -> None:
    game = games.load(name)
    assert unlimited(game.state_type) == []
    forger = Forger(game, seed=3)
    for options in random.Random(name).sample(game.variants(), ROUNDS):
        assert [str(forgery) for forgery in forger.round(options, each=1)] == []
    assert forger.tried > 1_000
    assert forger.accepted > 100, "then nothing was played on"


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_every_position_of_the_golden_games_is_within_the_limits(file: Path) -> None:
    record = Record.from_json(file.read_bytes())
    game = games.load(record.game)
    match = Match(game, game.options(record.options), record.seed)
    for seat, words in record.moves:
        match.answer(seat, words)
        assert game.faults(match.state) == []


def test_an_endless_loop_is_noticed() -> None:
    with pytest.raises(TooSlow), limited(0.05):
        while True:
            pass


def moment_with(game: AnyGame, options: Options, kind: type, seed: int = 1) -> Any:
    """The state of a random game at a moment at which a deed of this kind is under way."""
    dice = random.Random(seed)
    while True:
        match = Match(game, options, dice.getrandbits(32))
        while not match.over:
            state: Any = game.decode(match.record(frames=False).snapshot.mark(game).state)
            if under_way(state, kind):
                return state
            ask = dice.choice(match.asks)
            match.answer(ask.seat, dice.choice(ask.options))


def refusal(game: AnyGame, options: Options, state: State) -> str:
    with pytest.raises(RecordError) as refused, limited(2):
        Match.at(game, options, state)
    return str(refused.value)


@pytest.mark.parametrize("number", [10**6, 10**9, 10**15, -1])
def test_a_deed_that_would_never_end_is_refused(number: int) -> None:
    from polyana.games.settlers.deeds import Reveal

    game = games.load("settlers")
    options = game.variants()[0]
    state = moment_with(game, options, Reveal)
    reveal = under_way(state, Reveal)
    assert reveal is not None
    reveal.number = number
    assert f"number is {number}, not from 0 to" in refusal(game, options, state)


@pytest.mark.parametrize("value", [0, 7, 10**9])
def test_a_die_with_no_such_face_is_refused(value: int) -> None:
    game = games.load("tundra")
    options = game.variants()[0]
    match = Match(game, options, 5)
    dice = random.Random(5)
    state: Any = match.state
    while not state.players[0].dice:
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
        state = game.decode(match.record(frames=False).snapshot.mark(game).state)
    state.players[0].dice[-1] = value
    assert f"is {value}, not from 1 to 6" in refusal(game, options, state)


@pytest.mark.parametrize("name", games.names())
def test_a_position_is_for_as_many_as_play(name: str) -> None:
    game = games.load(name)
    most = max(game.variants(), key=lambda options: options.players)
    fewer = next(options for options in game.variants() if options.players < most.players)
    state = game.decode(Match(game, most, 1).record(frames=False).snapshot.mark(game).state)
    sentence = f"its players are {most.players} instead of {fewer.players}"
    assert sentence in refusal(game, fewer, state)


def test_the_game_of_the_docs_stands_it_too() -> None:
    game = goofspiel.load()
    forger = Forger(game, seed=3)
    for options in game.variants():
        assert [str(forgery) for forgery in forger.round(options, each=2)] == []
    assert forger.tried > forger.accepted > 100


def test_a_game_that_forgets_its_limits_does_not_stand_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("tundra")
    monkeypatch.setattr(game, "_beyond", None)
    forger = Forger(game, seed=3)
    forged = (found for options in game.variants() for found in forger.round(options, each=1))
    assert next(forged, None) is not None

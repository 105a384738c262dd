"""What was learned about standings: it fits the evaluation of today, and it is read with the game."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from polyana import games
from polyana.kernel import Chance, Match
from polyana.kernel.outlook import Outlook, Promise, moment, read_outlook


def test_a_standing_is_weighed_by_its_moment() -> None:
    outlook = Outlook(8.0, {"2 bid own": Promise(1.0, {"coins": 0.5, "tiles": 2.0})})
    parts = {"coins": 4.0, "tiles": 3.0}
    assert outlook.value(parts, "2 bid own") == 1.0 + 2.0 + 6.0
    assert outlook.value(parts, "2 bid other") == 7.0


def test_a_moment_is_the_table_the_question_and_who_is_asked() -> None:
    assert moment(2, "bid", True) == "2 bid own"
    assert moment(3, "bid", False) == moment(4, "bid", False) == "3 bid other"


def test_a_game_without_one_has_an_empty_one(tmp_path: Path) -> None:
    assert read_outlook(tmp_path / "outlook.json") == Outlook()


@pytest.mark.parametrize("name", games.names())
def test_it_fits_the_evaluation(name: str) -> None:
    """Whoever changes the parts of an evaluation has to learn its outlook again."""
    game = games.load(name)
    promises = game.outlook.promises
    assert promises
    met = 0
    for variant, options in enumerate(game.variants()):
        if options.players == 1:
            continue
        match, chance = Match(game, options, seed=variant), Chance(variant)
        for _ in range(120):
            if match.over:
                break
            ask = chance.pick(match.asks)
            parts = game.evaluate(match.state, ask.seat)
            promise = promises.get(moment(options.players, ask.kind, True))
            if promise is not None:
                met += 1
                assert parts.keys() <= promise.weights.keys()
            match.answer(ask.seat, chance.pick(ask.options))
    assert met > 200


def test_a_game_takes_it_along_to_another_process() -> None:
    game = games.load("felinia")
    twin = pickle.loads(pickle.dumps(game))
    assert twin.outlook == game.outlook
    assert twin.content == game.content

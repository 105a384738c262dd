"""Options: texts are understood, and what cannot be is refused with a sentence that says what would be right."""

from __future__ import annotations

import msgspec
import pytest

from polyana import games
from polyana.kernel import BadOptions
from tests.kernel.pages import goofspiel
from tests.kernel.toys import Pair, Toy, fair

GOOFSPIEL = goofspiel.load()
FELINIA = games.load("felinia")


def refusal(game: games.AnyGame, **given: object) -> str:
    with pytest.raises(BadOptions) as refused:
        game.options(given)
    return str(refused.value)


def test_texts_are_understood() -> None:
    assert GOOFSPIEL.options({"players": "3", "cards": 5}) == goofspiel.Variant(3, 5)
    given = {"players": "2", "mode": "advanced", "next_deck_open": "true"}
    options = msgspec.to_builtins(FELINIA.options(given))
    assert options == {"players": 2, "mode": "advanced", "next_deck_open": True}


def test_what_is_not_given_is_as_usual() -> None:
    assert GOOFSPIEL.options({}) == goofspiel.Variant(2, 7)


def test_an_unknown_option_is_refused_with_the_nearest_name() -> None:
    assert refusal(GOOFSPIEL, card=5) == (
        "goofspiel has no option card (it has players, cards); did you mean cards?"
    )
    assert refusal(GOOFSPIEL, weather="fine") == (
        "goofspiel has no option weather (it has players, cards)"
    )


def test_a_value_that_cannot_be_is_refused_with_those_that_can() -> None:
    assert (
        refusal(GOOFSPIEL, cards="many")
        == "goofspiel: cards must be a number from 2 to 13, not many"
    )
    assert refusal(GOOFSPIEL, cards=14) == "goofspiel: cards must be a number from 2 to 13, not 14"
    assert refusal(FELINIA, mode="expert") == "felinia: mode must be advanced or basic, not expert"
    assert refusal(FELINIA, next_deck_open="maybe") == (
        "felinia: next_deck_open must be true or false, not maybe"
    )
    assert refusal(FELINIA, players=None) == "felinia: players must be a number, not None"


def test_the_number_of_players_must_be_one_that_the_game_is_for() -> None:
    assert refusal(Toy(fair), players=9) == "toy is for 2 or 3 players, not 9"  # type: ignore[arg-type]
    assert refusal(FELINIA, players=5).startswith("felinia is for 2 or 3 or 4 players, not 5")
    assert "basic game of Felinia" in refusal(FELINIA, players=2, mode="basic")


def test_every_variant_is_good() -> None:
    for game in (GOOFSPIEL, FELINIA):
        for variant in game.variants():
            fields = {name: getattr(variant, name) for name in variant.__struct_fields__}
            assert game.options(fields) == variant
            assert game.options({name: str(value) for name, value in fields.items()}) == variant


def test_options_are_a_mapping_of_names() -> None:
    assert Toy(fair).options({"players": 3}) == Pair(3)

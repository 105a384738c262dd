"""Every effect of every game is in the notation."""

from __future__ import annotations

import pytest

from polyana.notation import parse
from tests.notation.notation_words import FIXTURE, VOCABULARIES, effects


@pytest.mark.parametrize("game", ["tundra", "settlers", "north", "revive"])
def test_every_effect_of_the_games_to_come_parses_and_keeps_its_meaning(game: str) -> None:
    texts = [text for of, _, _, text in FIXTURE if of == game]
    assert len(texts) > 90
    for text in texts:
        effect = parse(text)
        assert parse(str(effect)) == effect, text


@pytest.mark.parametrize("game", list(VOCABULARIES))
def test_every_effect_of_a_game_uses_only_its_words(game: str) -> None:
    vocabulary = VOCABULARIES[game]
    found = list(effects(game))
    assert len(found) > 40
    for file, entry, text in found:
        effect = vocabulary.parse(text, file=file, entry=entry)
        assert vocabulary.parse(str(effect), file=file, entry=entry) == effect

"""All card texts of a game side by side, for people to read: tests/golden/<game>_effects.txt.

`POLYANA_GOLDEN=1 pytest tests/notation` writes the files anew; look at what changed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.notation.notation_words import VOCABULARIES, effects, wording

GOLDEN = Path(__file__).parents[1] / "golden"


def card_texts(game: str) -> str:
    vocabulary, russian, english = VOCABULARIES[game], wording(game, "ru"), wording(game, "en")
    pages: list[str] = []
    for file, entry, text in effects(game):
        effect = vocabulary.parse(text, file=file, entry=entry)
        pages.append(
            f"{file}  {entry}\n"
            f"    {effect}\n"
            f"    ru  {russian.describe(effect)}\n"
            f"    en  {english.describe(effect)}\n"
        )
    return "".join(pages)


@pytest.mark.parametrize("game", list(VOCABULARIES))
def test_card_texts_are_those_that_were_reviewed(game: str) -> None:
    golden = GOLDEN / f"{game}_effects.txt"
    if os.environ.get("POLYANA_GOLDEN"):
        golden.write_text(card_texts(game), encoding="utf-8")
    assert card_texts(game).splitlines() == golden.read_text(encoding="utf-8").splitlines()

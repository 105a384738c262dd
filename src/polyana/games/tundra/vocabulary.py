"""The words in which the cards of Tundra are written; they follow from what the rules know."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.tundra.effects import MEANS, TRACKS
from polyana.games.tundra.rules.counting import IN_EFFECTS
from polyana.games.tundra.rules.verbs import VERBS
from polyana.notation import Vocabulary, Wording

VOCABULARY: Final = Vocabulary(
    nouns=(*TRACKS, MEANS.equal, *(verb.signature for verb in VERBS.values() if verb.noun)),
    counters=IN_EFFECTS,
    moments=("round_start", "setup"),
    verbs=(*(verb.signature for verb in VERBS.values() if not verb.noun), "settle_worker"),
)
"""`settle_worker` is done in setup, before anybody is asked."""


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.tundra").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)

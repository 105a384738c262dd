"""The words in which the cards of Imperial Settlers are written; they follow from what the rules know."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.settlers.effects import CARDS, COLOURS, MEANS, PICKED, SUPPLY
from polyana.games.settlers.rules.counting import COUNTERS
from polyana.games.settlers.rules.verbs import VERBS
from polyana.notation import Vocabulary, Wording

VOCABULARY: Final = Vocabulary(
    nouns=(*SUPPLY, "vp", *CARDS, MEANS.any, "samurai", "fortification", *PICKED),
    counters=COUNTERS,
    moments=("free", "end", "round end", "production", "cleanup"),
    events=(
        *("build(built)", "raze", "deal", "gain_vp(number)", "enemy_exchange", "produce_deals"),
        *("conquer", "siege", "lose_location"),
    ),
    verbs=[verb.signature for verb in VERBS.values()],
    kinds={
        "built": (*COLOURS, "faction"),
        "ignored": ("ignore_protection", "ignore_token"),
        "drawn": CARDS,
        "rest": ("discard", "shuffle"),
        "bonus": ("gain",),
        "which": ("any", "other"),
        "place": ("any", "leftmost"),
        "whose": ("enemy", "own", "any"),
        "stored": ("resource", *SUPPLY),
    },
)


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.settlers").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)

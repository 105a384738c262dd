"""The words of Felinia's effects."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.felinia.components import CARDS, COUNTERS, EVENTS
from polyana.notation import Vocabulary, Wording

VOCABULARY: Final = Vocabulary(
    nouns=(
        *("coin", *CARDS, "goods", "other_goods", "random_goods", "vp"),
        *("watches", "clothing", "glassware", "wine", "books"),
    ),
    counters=COUNTERS,
    events=EVENTS,
    moments=("on take", "end"),
    verbs=(
        *("board", "take_bonus", "keep", "draw_mystery"),
        *("plus_one(word)", "extra_tile(word)", "rate(counter, number)", "remove_self"),
    ),
)


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.felinia").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)


GAINABLE: Final = ("coin", *CARDS, "random_goods")
"""What symbols and special tiles give without asking."""

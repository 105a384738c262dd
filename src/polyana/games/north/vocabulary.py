"""The words in which the cards of Empires of the North are written; they follow from what the rules know."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.north.effects import ACTIONS, SUPPLY
from polyana.games.north.rules.counting import COUNTERS, TYPES
from polyana.games.north.rules.verbs import VERBS
from polyana.notation import Vocabulary, Wording

EVENTS: Final = (
    *("pillage", "pillage_distant", "conquer", "explore", "populate", "construct", "sail"),
    *("build(type)", "discard_location", "take_back", "pass", "move_pawn", "assign"),
    "opponent_populate",
)

VOCABULARY: Final = Vocabulary(
    nouns=(*SUPPLY, "vp", "card", "hand_card", "resource", "good"),
    counters=COUNTERS,
    moments=("storage(goods)",),
    events=EVENTS,
    verbs=[verb.signature for verb in VERBS.values()],
    kinds={
        "type": TYPES,
        "copied": ("action",),
        "link": ("relink",),
        "refreshed": ("location", "islands"),
        "exhausted": ("location", "dearest"),
        "price": ("free",),
        "ship": ("common", "clan"),
        "ground": ("field",),
        "given": ("location", "field"),
        "tile": ACTIONS,
        "tiles": ("all",),
        "distance": ("near", "distant"),
        "how": ("stack", "card"),
    },
)


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.north").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)

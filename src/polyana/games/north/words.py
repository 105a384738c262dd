"""The words of the effects: the vocabulary follows from the rows of verbs and counters; texts and signs from it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.north.effects import ACTIONS, SUPPLY
from polyana.games.north.rules.counting import COUNTERS, TYPES
from polyana.games.north.rules.verbs import VERBS
from polyana.notation import Signs, Vocabulary, Wording

EVENTS: Final = (
    *("pillage", "pillage_distant", "conquer", "explore", "populate", "construct", "sail"),
    *("build(type)", "discard_location", "take_back", "pass", "move_pawn", "assign"),
    "opponent_populate",
)

VOCABULARY: Final = Vocabulary(
    nouns=(*SUPPLY, "vp", "card", "hand_card", "resource", "good"),
    counters=tuple(COUNTERS),
    moments=("storage(goods)",),
    events=EVENTS,
    verbs=tuple(verb.signature for verb in VERBS.values()),
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

SIGNS: Final = Signs(
    VOCABULARY,
    {
        "assign": "assign $a",
        "remove": "remove $a",
        "recover": "recover $a",
        "copy": "copy use",
        "find": "find card",
        "refresh": "refresh $a",
        "exhaust": "exhaust use",
        "raid": "raid use",
        "move_ship": "move_ship $a",
        "pillage_now": "pillage",
        "conquer_now": "conquer",
        "gain_ship": "ship",
        "gather": "gather field",
        "discard": "cross $a",
        "take_back": "take_back location",
        "build": "build location",
        "salvage": "salvage $a card",
        "scout": "$a card -> $b hand_card",
        "payout": "payout $a",
        "others": "others $a",
        "lose": "cross $a",
        "tire": "tire $a",
        "rest": "rest",
        "sweep": "sweep $a",
        "rival_takes": "cross $a",
        "place_free": "build location",
        "harvest": "gather field",
        "launch": "ship",
        "when build": "enter $a",
        "when take_back": "take_back location",
        "when discard_location": "cross location",
        "when opponent_populate": "others POPULATE",
        "when explore": "EXPLORE",
        "when populate": "POPULATE",
        "when construct": "CONSTRUCT",
        "when sail": "SAIL",
        "when pillage_distant": "pillage distant",
        "when assign": "assign",
        "storage": "storage $a",
    },
    {},
)


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.north").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)

"""The words in which the cards of Empires of the North are written; they follow from what the rules know."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.north.components import Event
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


def event_text(event: Event, language: str) -> str:
    """N-229: what an event of the solo game says: it happens, or something may be paid, with what comes of it."""
    words = card_texts(language)
    if event.effect:
        return words.sentence(event.effect)
    said = {"demand": words.clause(event.demand, "pay")}
    if event.reward:
        said["reward"] = words.clause(event.reward)
    if event.penalty:
        said["penalty"] = words.clause(event.penalty)
    message = "demand" if len(said) > 2 else "demand-reward" if event.reward else "demand-penalty"
    return words.whole(words.say(message, **said))

"""The words in which the components of Revive are written; they follow from what the rules know."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from polyana.games.revive.effects import COLOURS, MAP_ACTIONS
from polyana.games.revive.rules.counting import COUNTERS
from polyana.games.revive.rules.verbs import NOUNS, VERBS
from polyana.notation import Vocabulary, Wording

EVENTS: Final = (
    *("ability", "explore", "build_large", "populate_large", "play_card(colour)", "take_card"),
    *("gain_crate", "ocean_reward", "hibernate", "use_switch"),
    *("place_forest", "place_temple", "place_workshop", "place_target", "target_resolved"),
)
"""R-464: what an effect may wait for."""
TRIGGERS: Final = (
    *("artifact_taken", "tiles_explored_10", "half_artifacts_gone"),
    *("populate_large", "build_large"),
)
"""R-446: what an event of the campaign may wait for."""

VOCABULARY: Final = Vocabulary(
    nouns=NOUNS,
    counters=COUNTERS,
    moments=("at once", "always", "any time", "machine", "while in slot", "end"),
    events=dict.fromkeys((*EVENTS, *TRIGGERS)),
    verbs=[verb.signature for verb in VERBS.values()],
    kinds={
        "colour": COLOURS,
        "playable": (*COLOURS, "white"),
        "map_action": MAP_ACTIONS,
        "deed": (*MAP_ACTIONS, "any"),
        "terrain": ("forest", "mountain", "field", "ocean", "desert", "city"),
    },
)


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.revive").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)

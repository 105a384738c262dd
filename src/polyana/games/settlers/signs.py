"""What effects look like in signs, where a word is not shown by a picture of its own name."""

from __future__ import annotations

from typing import Final

from polyana.games.settlers.effects import COLOURS
from polyana.games.settlers.vocabulary import VOCABULARY
from polyana.notation import Signs

SIGNS: Final = Signs(
    VOCABULARY,
    {
        "raze_hand": "raze_hand hand_card",
        "raze_enemy": "raze_enemy location",
        "raze_own": "raze_own location",
        "tithe": "give_back $a vp",
        "sift": "$b $a -> $c hand_card",
        "cancel_deal": "cancel_deal deal",
        "steal_deal": "steal_deal deal",
        "build_deal": "build_deal deal",
        "build_hand": "build_hand faction_card",
        "remove_location": "remove_location location",
        "enemy_deal": "enemy_deal location",
        "enemy_discard": "enemy_discard hand_card",
        "refresh": "refresh use",
        "take_control": "take_control location",
        "copy_production": "copy_production location",
        "keep_here": "put_here $a",
        "tier": "$b vp",
        "conquer": "conquer location",
        "shift_left": "shift_left location",
        "roll": "roll",
        "when build": "build $a",
        "when raze": "raze_it",
        "when gain_vp": "$a+ vp",
        "when enemy_exchange": "exchange",
        "when produce_deals": "deal",
        "when lose_location": "cross location",
        "free": "",
        "end": "hourglass",
        "round end": "hourglass",
        "production": "",
        "cleanup": "",
        "enemy_location": "conquer",
        "protected_location": "defence",
        "removed_fortification": "fortification",
    },
    {"built": {colour: f"{colour}_location" for colour in COLOURS}},
)

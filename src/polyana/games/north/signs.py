"""What effects look like in signs, where a word is not shown by a picture of its own name."""

from __future__ import annotations

from typing import Final

from polyana.games.north.vocabulary import VOCABULARY
from polyana.notation import Signs

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

"""What effects look like in signs, where a word is not shown by a picture of its own name."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.vocabulary import VOCABULARY
from polyana.notation import Signs

SIGNS: Final = Signs(
    VOCABULARY,
    {
        "build_tower": "tower",
        "place_worker": "worker",
        "settle_worker": "worker",
        "upgrade": "-$a upgrade",
        "take_card": "card",
        "refresh_market": "market",
        "recover_advisor": "recover",
        "round_start": "",
        "setup": "",
        "own_tower": "tower",
        "own_worker": "worker",
        "upgraded_board": "upgrade",
    },
)

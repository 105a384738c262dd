"""What an effect of Imperial Settlers becomes when it is loaded: parts with their prices, triggers, actions."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana import effects
from polyana.effects import Means, Price

RESOURCES: Final = ("wood", "stone", "food")
SUPPLY: Final = (*RESOURCES, "gold", "worker", "raze", "defence")
"""S-013: what a player's supply holds."""
CARDS: Final = ("card", "common_card", "faction_card")
COLOURS: Final = ("red", "brown", "grey", "pink", "gold", "blue", "black", "purple")


MEANS: Final = Means(RESOURCES, SUPPLY[len(RESOURCES) :], stand_in="gold", any="resource")
"""S-014 to S-016: gold may be paid in place of resources, nothing in place of other goods."""
PICKED: Final = ("location", "hand_card", "deal")
"""What else is paid; it is picked one by one."""


class Cost(Price, frozen=True, kw_only=True):
    """A price; besides goods it may cost locations, hand cards and Deals."""

    location: int = 0
    hand_card: int = 0
    deal: int = 0

    def raze(self) -> int:
        """The raze tokens in it."""
        return dict(self.others).get("raze", 0)


FREE: Final = Cost()


Part = effects.Part[Cost]
Trigger = effects.Trigger[Cost]


class Use(msgspec.Struct, frozen=True):
    """What the action of a location is: one of its parts, `times` per round, then what follows (S-002, S-005)."""

    parts: tuple[Part, ...]
    times: int
    follow: tuple[str, ...] = ()

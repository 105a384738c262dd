"""What an effect becomes when it is loaded: gains with their items, parts with their prices, triggers."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.effects import Means, Price
from polyana.kernel import Move

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


class Part(msgspec.Struct, frozen=True):
    """A price and what it gives."""

    cost: Cost
    gain: str
    """The key of the gain."""
    move: Move


class Trigger(msgspec.Struct, frozen=True):
    """What happens at an event: `arg` narrows it down, one of the parts is used."""

    arg: str
    parts: tuple[Part, ...]


class Use(msgspec.Struct, frozen=True):
    """What the action of a location is: one of its parts, `times` per round, then what follows (S-002, S-005)."""

    parts: tuple[Part, ...]
    times: int
    follow: tuple[str, ...] = ()

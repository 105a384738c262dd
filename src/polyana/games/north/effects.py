"""What an effect of Empires of the North becomes when it is loaded: parts with their prices, Features, Storage."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from polyana import effects
from polyana.effects import Item, Means, Price
from polyana.kernel import Move

RESOURCES: Final = ("food", "wood", "stone", "sheep", "fish")
GOODS: Final = (*RESOURCES, "gold", "raze")
"""N-001, N-002: in the order in which a supply is shown."""
SUPPLY: Final = (*GOODS, "worker")
ACTIONS: Final = ("EXPLORE", "POPULATE", "CONSTRUCT", "HARVEST", "SAIL")

MEANS: Final = Means(RESOURCES, ("gold", "raze", "worker"), stand_in="gold", any="resource")
"""N-011 to N-013: gold stands in for Resources, nothing for gold, raze and Workers."""

Why = Literal["action", "boost", "feature", "bonus", "storage", "pillage", "solo"]
"""N-262: where points come from."""


class Cost(Price, frozen=True, kw_only=True):
    """A price: goods, cards of the hand, and what is done with own cards."""

    good: int = 0
    """N-017: so many Goods, each of any of the seven kinds."""
    hand_card: int = 0
    verbs: tuple[Item, ...] = ()
    """`exhaust`, `discard` or `assign`, one after the other."""

    @property
    def plain(self) -> bool:
        """Whether only goods are paid."""
        return not self.hand_card and not self.verbs


FREE: Final = Cost()
SECOND_USE: Final = Cost(named=(("food", 1),), total=1)
"""N-078: what it costs to use a pawn again."""


Part = effects.Part[Cost]
Feature = effects.Trigger[Cost]
"""N-123: what a card pays each time something happens, with a card of a type if it names one."""


class Storage(msgspec.Struct, frozen=True):
    """N-190: what a card pays for every so many units of a noun on it."""

    number: int
    noun: str
    gain: str


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card with everything that the rules ask about it; an island is a card, too."""

    id: str
    title: str
    kind: str
    types: tuple[str, ...]
    location: bool = False
    """Whether it exhausts when it is used (N-122)."""
    field: bool = False
    """Whether it may stand as a Field."""
    upgrade: bool = False
    """Whether it may lie under a Field."""
    clan: str = ""
    starting: bool = False
    distance: str = ""
    """`near` or `distant` for an island."""
    requires: str = ""
    cost: Cost | None = None
    """The price of a goods-cost Location."""
    weight: int = 0
    """N-236: how dear it is."""
    conquer: int = 0
    goods: tuple[tuple[str, int], ...] = ()
    parts: tuple[Part, ...] = ()
    price: Cost | None = None
    """The price of its effect, where that is one price in goods alone."""
    sure: bool = False
    """Whether it always brings something for that price."""
    feature: Feature | None = None
    storage: Storage | None = None
    bonus: str = ""
    pillage: str = ""
    assigns: bool = False
    """Whether Goods or Workers may lie on it."""
    copies: bool = False
    relink: bool = False
    build: Move = ()
    use: Move = ()
    play: Move = ()
    target: Move = ()
    pick: Move = ()
    raid: Move = ()
    island: Move = ()


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """N-229, N-237: what happens in a solo game, or may be paid to avoid or to gain something."""

    effect: str = ""
    demand: Cost | None = None
    reward: str = ""
    penalty: str = ""

"""What an effect of Empires of the North becomes when it is loaded: parts with their prices, gains with their items."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

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

    hand_card: int = 0
    verbs: tuple[Item, ...] = ()
    """`exhaust`, `discard` or `assign`, one after the other."""

    @property
    def plain(self) -> bool:
        """Whether only goods are paid."""
        return not self.hand_card and not self.verbs


FREE: Final = Cost()


class Gain(msgspec.Struct, frozen=True):
    """What is received in one go: one bundle out of `ways` (N-018)."""

    key: str
    why: Why
    ways: tuple[tuple[Item, ...], ...]
    moves: tuple[Move, ...]
    sure: bool
    """Whether it always brings something: a fixed number of goods, Workers or points."""
    hidden: bool
    """Whether it may hang on hidden cards what it can do: CONSTRUCT, build(N), copy."""


class Part(msgspec.Struct, frozen=True):
    """A part of an effect: one of its prices, then its gain, up to so many times (N-019 to N-023)."""

    key: str
    """The key of its gain."""
    costs: tuple[Cost, ...]
    moves: tuple[Move, ...]
    """The moves that choose between its prices."""
    times: int = 1
    must: bool = False


class Feature(msgspec.Struct, frozen=True):
    """N-123: what a card pays each time something happens; `arg` narrows it down to a type icon."""

    event: str
    arg: str
    gain: str


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

    @property
    def location(self) -> bool:
        """Whether it exhausts when it is used (N-122)."""
        return self.kind == "action"

    @property
    def field(self) -> bool:
        """Whether it may stand as a Field."""
        return self.kind in ("basic_field", "field", "field_or_upgrade")

    @property
    def upgrade(self) -> bool:
        """Whether it may lie under a Field."""
        return self.kind in ("upgrade", "field_or_upgrade")


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """N-229, N-237: what happens in a solo game, or may be paid to avoid or to gain something."""

    effect: str = ""
    demand: Cost | None = None
    reward: str = ""
    penalty: str = ""

"""What can be under way in Tundra, one struct for each kind of deed; `rules.DEEDS` says what they mean."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from polyana.kernel import ById, Count, Deed, Id, Limits, Many

Kind = Literal["order", "boost", "advisor", "title", "tower"]
Place = Annotated[int, Limits(-1, 99)]
"""The number of a part or an option; -1 before one is chosen."""
Times = Annotated[int, Limits(0, 99)]
"""How often something is still done."""
Key = Annotated[str, Limits(0, 200)]
"""The key of an action in the content."""


class Activation(Deed, omit_defaults=False):
    """A die has been put on an order board: the actions that may still be done (T-231)."""

    board: Id
    cell: Annotated[int, Limits(1, 6)]
    key: Key
    """The board action as it was when the die was placed (T-234)."""
    pending: Many[Id]
    """The board itself and its boosts, as far as they have not acted."""


class Bonuses(Deed):
    """The bonuses of towers that are still to be gained, by the places of the towers."""

    places: Many[Id]


class Walk(msgspec.Struct):
    """A worker that has moved in this action: where it stands, and the glades it has been on (T-308)."""

    place: Id
    seen: Many[Id]


class Doing(Deed, omit_defaults=False):
    """An action, so exactly that it can be left and taken up between any two picks."""

    kind: Kind
    source: Id
    """The order board, card, title or place that acts."""
    key: Key
    open: Many[Count]
    """The parts not begun yet."""
    part: Place = -1
    times: Times = 0
    """Repetitions left, the present one included."""
    option: Place = -1
    paid: bool = False
    item: Count = 0
    units: Times = 0
    """Picks left of the item under way; 0 before it is begun."""
    walks: Many[Walk] = []
    sites: Many[Id] = []
    """T-423: the glades on which a worker was placed."""
    gathered: ById[Count] = {}
    """T-451: the figures that supplied a resource, by kind."""
    built: Many[Id] = []


AnyDeed = Activation | Bonuses | Doing

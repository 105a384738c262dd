"""What an effect of Revive becomes when it is loaded: clauses with their prices, triggers, standing rules."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.effects import Item, Means, Price
from polyana.kernel import Move

BASIC: Final = ("gear", "book", "food")
SUPPLY: Final = ("crystal", *BASIC)
"""R-040: in the order in which a supply is shown."""
COLOURS: Final = ("grey", "green", "yellow")
RESOURCE_OF: Final = {"grey": "gear", "green": "book", "yellow": "food"}
"""R-227: the resource of a colour."""
COLOUR_OF: Final = {"mountain": "grey", "forest": "green", "field": "yellow"}
"""R-141: the track of a terrain."""
STEP_OF: Final = {kind: f"step_{colour}" for kind, colour in COLOUR_OF.items()}
MAP_ACTIONS: Final = ("explore", "populate", "build")

MEANS: Final = Means(BASIC, ("crystal",), stand_in="crystal", any="basic")
"""R-046, R-049: crystals stand in for basic resources, nothing for crystals."""


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """R-460: what can be pending: one item of a bundle, one exchange, one choice, one repeat."""

    text: str
    """Its notation, by which it is found."""
    word: str
    """What tells it apart in a move: the first word of what it gives."""
    item: Item | None = None
    sure: bool = False
    """Whether the item can always be done, whatever the table looks like: a fixed gain."""
    aids: tuple[Item, ...] = ()
    """R-213: the reductions that belong to this very map action."""
    price: Price | None = None
    """What an exchange costs."""
    ways: tuple[tuple[Clause, ...], ...] = ()
    """What an exchange gives, and between which bundles a choice is; empty for an item."""
    moves: tuple[Move, ...] = ()
    """The moves that choose between its ways."""
    times: int = 1
    """How often it may be repeated."""


class Trigger(msgspec.Struct, frozen=True, kw_only=True):
    """R-464: what happens each time an event has happened; `arg` narrows it down to a colour."""

    event: str
    arg: str = ""
    clauses: tuple[Clause, ...]
    in_slot: bool = False
    """R-079: whether it works only while its card lies in a slot."""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """An effect by the moments at which its parts work (A16)."""

    text: str
    now: tuple[Clause, ...] = ()
    """What has no prefix: it is done when the component is used."""
    must: tuple[Clause, ...] = ()
    """R-226: what may not be left out once the others are used."""
    at_once: tuple[Clause, ...] = ()
    any_time: tuple[Clause, ...] = ()
    machine: tuple[Clause, ...] = ()
    always: tuple[Item, ...] = ()
    in_slot: tuple[Item, ...] = ()
    """R-223: reductions that hold while the card lies in a slot."""
    end: tuple[Item, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class Half(msgspec.Struct, frozen=True, kw_only=True):
    """A half of a card."""

    effect: Effect
    chain: bool
    flasks: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card with everything that the rules ask about it; copies of a starting card differ in their set (R-016)."""

    id: str
    title: str
    colour: str
    citizen: bool
    top: Half
    bottom: Half
    play: Move
    pick: Move
    """The move that takes it from a display, or chooses it among the own cards."""

    def half(self, name: str) -> Half:
        """One of its halves."""
        return self.top if name == "top" else self.bottom


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """A machine: standard, special, or of a tribe board (R-172), which has no colour."""

    id: str
    colour: str
    text: str
    """What it does, in the notation."""
    clauses: tuple[Clause, ...]
    flasks: int
    use: Move
    pick: Move


class Module(msgspec.Struct, frozen=True, kw_only=True):
    """A module."""

    id: str
    colours: tuple[str, ...]
    effect: Effect
    flasks: int
    pick: Move


class Crate(msgspec.Struct, frozen=True, kw_only=True):
    """A crate; both copies of a kind have ids of their own (R-016)."""

    id: str
    title: str
    effect: Effect
    open: Move
    pick: Move


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """R-086: a module cell of a slot."""

    id: str
    slot: str
    instant: bool
    pick: Move


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """A tile: what its hexes are, and for an area tile what stands on its back (R-005)."""

    id: str
    hexes: tuple[str, ...]
    ocean: Effect | None
    back: str = ""
    """Cost and points as one word: tiles with the same back cannot be told apart."""
    price: tuple[tuple[str, int], ...] = ()
    """What its back asks for, crystals first."""
    vp: int = 0


class Technology(msgspec.Struct, frozen=True, kw_only=True):
    """R-122, R-123: a technology of a side, and those joined to it by an edge."""

    id: str
    pos: int
    cost: int
    endvp: int
    effect: Effect
    joined: tuple[str, ...]
    """Empty for the first one, which needs none."""
    spares_books: bool
    """R-356: whether who unlocks it pays no books to others."""
    pick: Move


class TribeSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a tribe board."""

    id: str
    tribe: str
    moon: bool
    switch: str
    ability: Effect
    techs: dict[str, Technology]
    token: str
    """The kind of token that its ability lays; empty on sun sides."""
    tokens: int


class Bonus(msgspec.Struct, frozen=True, kw_only=True):
    """R-155, R-156: a bonus space of the machine tracks."""

    id: str
    kind: str
    colour: str
    needs: tuple[tuple[str, int], ...]
    machine: str
    effect: Effect

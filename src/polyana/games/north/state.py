"""What lies on the table of Empires of the North, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from polyana.games.north.content import Content
from polyana.games.north.deeds import AnyDeed
from polyana.kernel import ById, Count, Id, Limits, Many, Seat, Table
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Phase = Literal["clans", "opening", "lookout", "action", "expedition", "cleanup", "over"]
Scenario = Literal["hungry_winter", "masters_of_the_strait", "kings_tax", "season_of_raids"]
Points = Annotated[int, Limits(-999, 9_999)]
"""Points of one source; in the solo game they may be lost."""


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which game is played; `scenario` counts for one player only."""

    players: Annotated[int, Limits(1, 4)] = 2
    scenario: Scenario = "hungry_winter"


class Site(msgspec.Struct, omit_defaults=True, gc=False):
    """A card in an empire, and what lies on it."""

    exhausted: bool = False
    under: Id = ""
    """The Field that an upgrade lies under."""
    goods: ById[Count] = {}
    """N-171: the Goods assigned to it."""
    workers: Count = 0
    link: Id = ""
    """N-179: the card that it copies."""


class Pawn(msgspec.Struct, omit_defaults=True, gc=False):
    """A pawn: the tile it stands on, if it is placed, and whether it shows X."""

    tile: Id = ""
    used: bool = False


class Ship(msgspec.Struct, omit_defaults=True, gc=False):
    """A ship in the queue, with its owner and its load."""

    seat: Seat
    fish: Count = 0
    raze: Count = 0
    common: bool = False


class Player(msgspec.Struct, omit_defaults=True, gc=False):
    """A clan and all that belongs to it."""

    clan: Id = ""
    supply: ById[Count] = {}
    """The Goods, and the free Workers under `worker`."""
    spent: Count = 0
    """Workers on the clan tile."""
    vp: Count = 0
    scored: ById[Points] = {}
    """Where the points on the track came from (N-262)."""
    deck: Many[Id] = []
    """The top is the end of the list."""
    discard: Many[Id] = []
    hand: Many[Id] = []
    drawn: Many[Id] = []
    """Cards looked at and not chosen yet: opening, Lookout, scout."""
    empire: ById[Site] = {}
    """The cards of the empire in the order in which they entered."""
    gone: Many[Id] = []
    """N-198: starting cards that are out of the game."""
    pawns: Many[Pawn] = []
    ships: Count = 0
    """Clan Ships at home."""
    common_ships: Count = 0
    """Common Ships at home."""
    third_ship: bool = False
    """N-218: whether the third Clan Ship was gained."""
    passed: bool = False


class Sea(msgspec.Struct, omit_defaults=True, gc=False):
    """The islands of one distance: their deck (the top is the end), discard pile and open slots."""

    deck: Many[Id] = []
    discard: Many[Id] = []
    open: Many[Id] = []


class Solo(msgspec.Struct, omit_defaults=True, gc=False):
    """What the solo game keeps besides."""

    bag: Many[Count] = []
    """N-227: the number tokens not drawn yet; the next is the end of the list."""
    token: Count = 0
    """The number of this round's event."""
    tired: Many[Id] = []
    """N-231: the tiles that show their tired side."""
    paid_in_full: Count = 0
    """N-239: rounds in which all that was demanded was paid."""
    missed: bool = False
    """Whether a repetition of this round was not paid."""


class State(KernelState):
    """The whole table."""

    options: Options
    round: Count
    phase: Phase
    first: Seat
    seat: Seat
    """Whose turn it is."""
    last_round: bool
    """N-064: somebody has reached the end of the track in an Action phase."""
    ring: Many[Id]
    """N-031: the Action tiles in their order."""
    players: Many[Player]
    near: Sea
    distant: Sea
    queue: Many[Ship]
    common_ships: Count
    """N-004: Common Ships in the box."""
    sailing: Ship | None
    """The ship that is just taking an island."""
    taken: Id
    """The island that it takes, once it is chosen."""
    playing: Many[Id]
    """N-099: cards that have left a hand and are just being played or built."""
    solo: Solo | None
    agenda: Many[AnyDeed]
    """What is still to be done before the phase goes on; the last comes first."""


NorthTable = Table[State, Content]


def clockwise(state: State, start: int) -> Iterator[int]:
    """All seats from one on."""
    number = len(state.players)
    for further in range(number):
        yield (start + further) % number


def sea_of(state: State, distance: str) -> Sea:
    """The near or the distant islands."""
    return state.near if distance == "near" else state.distant

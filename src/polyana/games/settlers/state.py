"""What lies on the table of Imperial Settlers, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import AnyDeed
from polyana.kernel import ById, Count, Id, Limits, Many, Seat, Table
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Phase = Literal[
    "factions",
    "decks",
    "lookout",
    "production",
    "action",
    "round_end",
    "cleanup",
    "attack",
    "next_round",
    "over",
]
Lookout = Literal["standard", "draft", "advanced"]

NEUTRAL: Final = -1
"""S-245: who holds a location that nobody may use."""


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which Imperial Settlers is played.

    `promo` names groups of tokens with commas between them, `all` or `none`; `common` the expansion common cards of the
    open format in the same way; `decks` is the text of a deck file (see `decks.py`), or `none`.
    """

    players: Seat = 2
    lookout: Lookout = "standard"
    peaceful: bool = False
    fire: bool = True
    format: Literal["standard", "open"] = "standard"
    reshuffle_faction: bool = False
    promo: Annotated[str, Limits(0, 2_000)] = "none"
    expedition_mode: Literal["choice", "random"] = "choice"
    solo_difficulty: Literal["easy", "medium", "hard"] = "medium"
    common: Annotated[str, Limits(0, 2_000)] = "all"
    decks: Annotated[str, Limits(0, 20_000)] = "none"


def groups(promo: str) -> list[str]:
    """The groups of promo tokens that an option names."""
    return [] if promo == "none" else [word.strip() for word in promo.split(",")]


class Location(msgspec.Struct, omit_defaults=True, gc=False):
    """A face-up card in an empire, and what lies on and under it."""

    used: Count = 0
    """How often its action was used this round."""
    paid: ById[Count] = {}
    """S-096: the goods that mark it as used."""
    token: bool = False
    """A Defence token."""
    samurai: bool = False
    blocked: bool = False
    level: Count = 0
    """Fortifications."""
    kept: Count = 0
    """Resources on a Shrine."""
    under: ById[Seat] = {}
    """The cards under a Gate, and the seat that put each there."""
    fired: Count = 0
    """How often its trigger with a cap has fired this round."""


class Deal(msgspec.Struct, omit_defaults=True, gc=False):
    """A card under a board; or a marker face down `at` an opponent's location (S-157)."""

    card: Id
    at: Id = ""


class Player(msgspec.Struct, omit_defaults=True, gc=False):
    """A faction board and all around it; in the solo game also the virtual player."""

    faction: Id = ""
    deck: Id = ""
    """The name of the faction deck."""
    playsets: Many[Id] = []
    """What a deck that was built is made of; empty for a ready one."""
    supply: ById[Count] = {}
    hand: Many[Id] = []
    deals: Many[Deal] = []
    empire: ById[Location] = {}
    """The locations by their card, in the order they entered."""
    rows: ById[Many[Id]] = {}
    """The faction locations and row Foundations from left to right."""
    foundations: Many[Id] = []
    passed: bool = False
    vp: Count = 0
    scored: ById[Count] = {}
    """Where the points came from."""
    draft: Many[Id] = []
    """Cards to choose from in the draft."""
    aside: Many[Id] = []
    """Cards looked at: drawn by a sift, or kept in the draft."""
    train: Count = 0
    """S-293: resources that an expedition keeps in this Cleanup."""
    keep: ById[Count] = {}
    """What has been picked to be stored, while Cleanup asks."""
    keeping: bool = False
    """Whether Cleanup still asks this player."""


class RaToken(msgspec.Struct, gc=False):
    """A Ra token on a location: who holds it (or NEUTRAL), and the Temple that put it there."""

    seat: Annotated[int, Limits(NEUTRAL, 15)]
    temple: Id


class Stall(msgspec.Struct, omit_defaults=True, gc=False):
    """A stall this round: who used it, and the goods on it."""

    users: Many[Seat] = []
    paid: ById[Count] = {}


class State(KernelState):
    """The whole table."""

    options: Options
    seats: Seat
    """How many people play; in the solo game the virtual player sits behind them."""
    round: Count
    phase: Phase
    first: Seat
    seat: Seat
    """Whose turn it is."""
    acted: bool
    """Whether that player has done the action of this turn."""
    players: Many[Player]
    decks: ById[Many[Id]]
    """The face-down decks by name; the top is the end of the list."""
    discards: ById[Many[Id]]
    revealed: Many[Id]
    """The Common cards of the Lookout."""
    ra_tokens: ById[RaToken] = msgspec.field(name="marks")
    """Ra tokens by location."""
    gained: Many[Id]
    """S-141: the goods and cards just gained, as far as they may be returned."""
    removed: Count
    """Fortifications taken off by the siege under way."""
    next_first: Annotated[int, Limits(-1, 15)]
    """Who claimed to be first player next round, or -1."""
    stalls: ById[Stall]
    expeditions: Many[Id]
    """The expedition tokens lying out."""
    collection: Many[Id]
    """The Collection pile of the virtual player."""
    agenda: Many[AnyDeed]
    """What is still to be done before the phase goes on; the last comes first."""


SettlersTable = Table[State, Content]


def clockwise(state: State, start: int) -> Iterator[int]:
    """The seats of the people from one on."""
    for further in range(state.seats):
        yield (start + further) % state.seats

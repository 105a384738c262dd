"""What lies on the table of Imperial Settlers, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from polyana.games.settlers.content import Content
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState
from polyana.kernel import Table

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

    players: int = 2
    lookout: Lookout = "standard"
    peaceful: bool = False
    fire: bool = True
    format: Literal["standard", "open"] = "standard"
    reshuffle_faction: bool = False
    promo: str = "none"
    expedition_mode: Literal["choice", "random"] = "choice"
    solo_difficulty: Literal["easy", "medium", "hard"] = "medium"
    common: str = "all"
    decks: str = "none"


class Location(msgspec.Struct, omit_defaults=True, gc=False):
    """A face-up card in an empire, and what lies on and under it."""

    used: int = 0
    """How often its action was used this round."""
    paid: dict[str, int] = {}
    """S-096: the goods that mark it as used."""
    token: bool = False
    """A Defence token."""
    samurai: bool = False
    blocked: bool = False
    level: int = 0
    """Fortifications."""
    kept: int = 0
    """Resources on a Shrine."""
    under: dict[str, int] = {}
    """The cards under a Gate, and the seat that put each there."""
    fired: int = 0
    """How often its trigger with a cap has fired this round."""


class Deal(msgspec.Struct, omit_defaults=True, gc=False):
    """A card under a board; or a marker face down `at` an opponent's location (S-157)."""

    card: str
    at: str = ""


class Player(msgspec.Struct, omit_defaults=True, gc=False):
    """A faction board and all around it; in the solo game also the virtual player."""

    faction: str = ""
    deck: str = ""
    """The name of the faction deck."""
    playsets: list[str] = []
    """What a deck that was built is made of; empty for a ready one."""
    supply: dict[str, int] = {}
    hand: list[str] = []
    deals: list[Deal] = []
    empire: dict[str, Location] = {}
    """The locations by their card, in the order they entered."""
    rows: dict[str, list[str]] = {}
    """The faction locations and row Foundations from left to right."""
    foundations: list[str] = []
    passed: bool = False
    vp: int = 0
    scored: dict[str, int] = {}
    """Where the points came from."""
    draft: list[str] = []
    """Cards to choose from in the draft."""
    aside: list[str] = []
    """Cards looked at: drawn by a sift, or kept in the draft."""
    train: int = 0
    """S-293: resources that an expedition keeps in this Cleanup."""
    keep: dict[str, int] = {}
    """What has been picked to be stored, while Cleanup asks."""
    keeping: bool = False
    """Whether Cleanup still asks this player."""


class Mark(msgspec.Struct, gc=False):
    """A Ra token on a location: who holds it (or NEUTRAL), and the Temple that put it there."""

    seat: int
    temple: str


class Stall(msgspec.Struct, omit_defaults=True, gc=False):
    """A stall this round: who used it, and the goods on it."""

    users: list[int] = []
    paid: dict[str, int] = {}


class Deed(msgspec.Struct, omit_defaults=True, gc=False):
    """Something that is still to be done; `rules.DEEDS` says what it means."""

    what: str
    seat: int = 0
    card: str = ""
    key: str = ""
    n: int = 0
    m: int = 0


class State(KernelState):
    """The whole table."""

    options: Options
    seats: int
    """How many people play; in the solo game the virtual player sits behind them."""
    round: int
    phase: Phase
    first: int
    seat: int
    """Whose turn it is."""
    acted: bool
    """Whether that player has done the action of this turn."""
    players: list[Player]
    decks: dict[str, list[str]]
    """The face-down decks by name; the top is the end of the list."""
    discards: dict[str, list[str]]
    revealed: list[str]
    """The Common cards of the Lookout."""
    marks: dict[str, Mark]
    """Ra tokens by location."""
    gained: list[str]
    """S-141: the goods and cards just gained, as far as they may be returned."""
    removed: int
    """Fortifications taken off by the siege under way."""
    next_first: int
    """Who claimed to be first player next round, or -1."""
    stalls: dict[str, Stall]
    expeditions: list[str]
    """The expedition tokens lying out."""
    collection: list[str]
    """The Collection pile of the virtual player."""
    agenda: list[Deed]
    """What is still to be done before the phase goes on; the last comes first."""


SettlersTable = Table[State, Content]


def then(state: State, *deeds: Deed) -> None:
    """These come next, in this order, before all that waits already."""
    state.agenda += deeds[::-1]


def clockwise(state: State, start: int) -> Iterator[int]:
    """The seats of the people from one on."""
    for further in range(state.seats):
        yield (start + further) % state.seats

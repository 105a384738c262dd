"""The components of Tundra as the content files write them, one structure for each kind of entry."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.kernel import Entry, Named, PlayerNumbers, Shown, Source, Text
from polyana.maps import Hex

Tiers = tuple[tuple[int, int], ...]
"""Steps of a goal: how many are needed, and the points for them."""


class About(Named, frozen=True, kw_only=True):
    """The game itself."""

    players: PlayerNumbers
    solo: bool
    rounds: int


class SetupNumbers(Entry, frozen=True, kw_only=True):
    """How much is laid out, by the number of players."""

    city_market: dict[int, int]
    glades: dict[int, int]
    start_boosts: dict[int, int]
    goals_pool: dict[int, int]
    goals_shown: dict[int, int]
    start_boosts_dealt: int
    start_boosts_kept: int


class StartValues(Entry, frozen=True, kw_only=True):
    """Where the tracks of every player begin."""

    berry: int
    kindling: int
    stone: int
    peat: int
    vp: int
    workers_on_map: int


class Limits(Entry, frozen=True, kw_only=True):
    """Ends of the tracks, and how many pieces a player has."""

    resource_max: int
    berry_max: int
    vp_lap: int
    towers_per_player: int
    workers_per_player: int
    dice_per_player: int
    towers_per_glade: int


class DiceTaken(Entry, frozen=True, kw_only=True):
    """The dice of the base title at the start of each round."""

    taken_at_round_start: tuple[int, ...]


class FreeActions(Entry, frozen=True, kw_only=True):
    """What free actions cost with the base title."""

    reroll_cost: int
    shift_cost: int
    buy_cost: int
    shift_wraps: bool


class Switches(Entry, frozen=True, kw_only=True):
    """What a table may switch, and how it stands if nobody does."""

    titles_and_personal_goals: bool
    layout: str


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cells that share one action."""

    cells: tuple[int, ...]
    effect: str
    source: Source | None = None


class BoardSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an order board; `cells_known` are fixed by the rulebook."""

    cells_known: Shown[tuple[int, ...]]
    frames: tuple[Frame, ...]


class Order(Named, frozen=True, kw_only=True):
    """An order board."""

    upgrade_cost: dict[str, int]
    upgrade_cost_source: Source
    basic: BoardSide
    upgraded: BoardSide


class Title(Named, frozen=True, kw_only=True):
    """A title: its ability, its dice, its limits and its prices; `framed` names what differs from the base title."""

    kind: Literal["base", "special"]
    name_female: Text
    effect: str
    dice_at_round_start: tuple[int, ...]
    own_die: int
    white_die: bool
    dice_max: int
    advisors_max: int
    market_boosts_per_order: int
    reroll_cost: int
    shift_cost: int
    buy_cost: int
    framed: Shown[tuple[str, ...]]
    dots: int
    name_source: Source


class Character(Named, frozen=True, kw_only=True):
    """A character; they differ in colour and grammatical gender alone."""

    role: Text
    gender: Shown[Literal["female", "male"]]
    color: Shown[str]


class Glade(Named, frozen=True, kw_only=True):
    """A glade token: its resource and the bonus of a tower on it."""

    resource: Literal["kindling", "stone", "peat", "none"]
    tower: str
    dots: int


class CommonGoal(Named, frozen=True, kw_only=True):
    """A common goal; only the white `dice` may lie on it."""

    counts: str
    tiers: Tiers
    dice: tuple[int, ...]
    dots: int
    dice_source: Source


class PersonalGoal(Named, frozen=True, kw_only=True):
    """A personal goal of the variant."""

    counts: str
    tiers: Tiers
    dots: int
    name_source: Source


class Advisor(Named, frozen=True, kw_only=True):
    """A city card that is a free action, once per round."""

    effect: str


class Boost(Named, frozen=True, kw_only=True):
    """A city card that lies under an order board and acts with its dice."""

    frames: tuple[Frame, ...]


class StartingBoost(Boost, frozen=True, kw_only=True):
    """A boost dealt in setup; it is no city card."""

    dots: int


class LayoutEntry(Named, frozen=True, kw_only=True):
    """A map as the file draws it, in axial hex coordinates."""

    players: int
    kind: Literal["standard", "alternative"]
    prescribed: bool
    settlements: tuple[Hex, ...]
    start: tuple[tuple[Hex, ...], ...]
    workers: tuple[tuple[Hex, ...], ...]
    glades: tuple[Hex, ...]
    edge: tuple[Hex, ...]
    lake: Shown[tuple[Hex, ...]]

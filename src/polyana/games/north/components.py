"""The components of Empires of the North as the content files write them, one structure for each kind of entry."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.kernel import Entry, Named, PlayerNumbers, Shown, Source, Text

Kind = Literal["basic_field", "field", "upgrade", "field_or_upgrade", "action", "feature", "boost"]
Action = Literal["EXPLORE", "POPULATE", "CONSTRUCT", "HARVEST", "SAIL"]
Distance = Literal["near", "distant"]
Goal = Literal[
    "worker_total", "island", "island_distant", "paid_in_full", "gold", "raze", "location"
]
"""N-242: what a scenario may count at its end."""


class About(Named, frozen=True, kw_only=True):
    """The game itself."""

    players: PlayerNumbers
    clans: tuple[str, ...]
    first_game: Shown[tuple[str, ...]]
    """N-044: clans for a first game."""


class Tile(Named, frozen=True, kw_only=True):
    """An Action tile; its tired side is used in the solo game (N-232)."""

    action: Action
    normal: str
    tired: str
    tired_source: Source


class Limits(Entry, frozen=True, kw_only=True):
    """How many there are of everything that is counted."""

    common_ships: int
    number_tokens: int
    pawns_per_player: int
    start_workers: int
    near_islands_open: int
    distant_islands_open: int
    lookout_draw: int
    opening_draw: int
    opening_keep: int
    end_trigger_vp: int
    round_limit: int
    max_fish_per_ship: int
    max_raze_per_ship: int
    colours: Shown[tuple[str, ...]]


class Noun(Named, frozen=True, kw_only=True):
    """Something that is gained or paid."""

    kind: Literal["resource", "good", "other", "choice"]
    icon: Shown[str]


class TypeIcon(Named, frozen=True, kw_only=True):
    """A type icon; `all` clans have it, or one."""

    clan: str
    icon: Shown[str]


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The people a clan belongs to."""

    id: str
    ru: Shown[str]
    en: Shown[str]


class Clan(Named, frozen=True, kw_only=True):
    """N-032, N-246: a clan with its ships and workers."""

    faction: Faction
    difficulty: int
    clan_ships_start: int
    clan_ships_total: int
    start_workers: int
    own_types: tuple[str, ...]
    blurb: Text
    tip: Text


class Title(Named, frozen=True, kw_only=True):
    """A title of a clan, or a starting card; there are `copies` of its card. An empty text is no field."""

    number: Shown[int]
    kind: Kind
    types: tuple[str, ...]
    copies: int
    requires: Action | Literal[""] = ""
    cost: str = ""
    goods: str = ""
    effect: str = ""
    storage: str = ""
    bonus: str = ""
    name_source: Source | None = None
    known: Shown[str] = ""


class Island(Named, frozen=True, kw_only=True):
    """An island: what pillaging it gives, what conquering it needs, and what it does in an empire."""

    number: Shown[int]
    distance: Distance
    kind: Literal["action", "feature"]
    types: tuple[str, ...]
    copies: int
    pillage: str
    conquer: str
    effect: str
    bonus: str
    name_source: Source | None = None
    known: Shown[str] = ""


class SoloNumbers(Entry, frozen=True, kw_only=True):
    """N-224 to N-227: how many rounds and tokens a game alone has, and what ends it."""

    rounds: int
    tokens: int
    tokens_return: bool
    end_trigger: bool


class GoalLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """N-242: at least so many of something."""

    counter: Goal
    min: int


class Medals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points for each medal."""

    bronze: int
    silver: int
    gold: int


class RoundRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """N-237: what a scenario asks in every round."""

    when: Literal["action_start", "expedition_start", "expedition_end"]
    times: tuple[int, ...] = ()
    times_per: Literal["", "worker_total"] = ""
    divisor: int = 1
    unless: Literal["", "first_ship_raze"] = ""
    demand: str = ""
    penalty: str = ""
    effect: str = ""
    text: Text


class Event(Named, frozen=True, kw_only=True):
    """N-229: what the number token of a round brings."""

    number: int
    effect: str = ""
    demand: str = ""
    reward: str = ""
    penalty: str = ""


class Scenario(Named, frozen=True, kw_only=True):
    """A scenario of the solo game."""

    difficulty: int
    intro: Text
    setup: str
    goal: tuple[GoalLine, ...]
    goal_text: Text
    target: int
    medals: Medals
    round_rule: RoundRule
    event: tuple[Event, ...]

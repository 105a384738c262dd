"""The components of Imperial Settlers as the content files write them, one structure for each kind of entry."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.kernel import Entry, Named, PlayerNumbers, Shown, Source, Text

Category = Literal["production", "feature", "action"]
Colour = Literal["red", "brown", "grey", "pink", "gold", "blue", "black", "purple"]
Group = Literal["council", "events", "dice_tower", "fair", "refugees", "amber_road", "expedition"]


class OpeningHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """S-037: cards drawn before the first round."""

    common: int
    faction: int


class About(Named, frozen=True, kw_only=True):
    """The game itself."""

    players: PlayerNumbers
    rounds: int
    opening_hand: OpeningHand
    ra_tokens: int


class ColourEntry(Named, frozen=True, kw_only=True):
    """A colour of locations and the good it stands for."""

    good: str
    hex: Shown[str]


class RowEntry(Named, frozen=True, kw_only=True):
    """A row of an empire."""

    place: Shown[str]


class DeckBuilding(Entry, frozen=True, kw_only=True):
    """S-208 to S-216: what a faction deck is made of."""

    size: int
    triples: int
    doubles: int
    singles: int
    max_expansions_standard: int
    common_in_standard: tuple[str, ...]
    common_in_open: tuple[str, ...]


class ConquestPrice(Entry, frozen=True, kw_only=True):
    """S-224 to S-232: raze tokens by place, and what the former owner gets."""

    leftmost: int
    step: int
    protected: int
    compensation: str


class SiegePrice(Entry, frozen=True, kw_only=True):
    """S-251, S-256: what a siege costs, and how high a Fortress can be."""

    price: str
    max_fortifications: int


class RazePrice(Entry, frozen=True, kw_only=True):
    """S-086 to S-089: raze tokens for a hand card and for a location, and what its owner gets."""

    hand: int
    enemy: int
    protected: int
    owner_gets: str


class LookoutNumbers(Entry, frozen=True, kw_only=True):
    """S-044, S-046: Common cards dealt to each in the draft, and revealed first in the advanced Lookout."""

    drafted: int
    advanced: int


class DealPrice(Entry, frozen=True, kw_only=True):
    """S-080: what a Deal costs."""

    price: str


class SoloNumbers(Entry, frozen=True, kw_only=True):
    """S-187, S-195, S-203, S-296: the numbers of the virtual player."""

    attacks_per_round: int
    lookout_cards: int
    line: int
    japanese_deal_priority: tuple[str, ...]


class Rank(Named, frozen=True, kw_only=True):
    """S-205: what a solo win of so many points is called."""

    from_vp: int


class Difficulty(Named, frozen=True, kw_only=True):
    """S-304: conquests of the virtual player by round."""

    conquests: tuple[int, ...]


class OptionEntry(Named, frozen=True, kw_only=True):
    """An option of a game with its values."""

    values: tuple[str | bool, ...]
    default: str | bool | tuple[str, ...]


class Exchange(Entry, frozen=True, kw_only=True):
    """S-104: printed on every board."""

    effect: str


class Leader(Named, frozen=True, kw_only=True):
    """S-033: a side of a faction board; a picture only."""


class Faction(Named, frozen=True, kw_only=True):
    """A faction board: what it produces and what it stores."""

    effect: str
    storage: str
    deck: str
    samurai: bool
    emblem: Shown[str]
    tint: Shown[str]
    leaders: tuple[Leader, ...]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of a file of cards."""

    id: str
    set: Literal["base", "fire", "promo"]
    size: int
    end_vp: int = 0
    faction: str = ""


class Printing(Named, frozen=True, kw_only=True):
    """A printing of a card. An empty text is no field (S-010); printings of one `playset` belong together."""

    playset: str
    copies: int
    category: Category
    colours: tuple[Colour, ...]
    cost: str
    effect: str
    bonus: str
    playset_copies: int = 0
    deal: str = ""
    raze: str = ""
    parts: Literal["all", "one"] = "all"
    round_cap: int = 0
    defence_icon: bool = False
    fortress: bool = False
    levels: tuple[int, ...] = ()
    numbers: Shown[tuple[str, ...]] = ()
    name_source: Source | None = None


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A base playset goes out, another comes in."""

    out: str
    into: str = msgspec.field(name="in")


class Preset(Named, frozen=True, kw_only=True):
    """S-218: a ready deck, written as changes of the base deck."""

    swaps: tuple[Swap, ...]


class AttackCard(Named, frozen=True, kw_only=True):
    """S-186: a target of the virtual player, and a Deal of his."""

    copies: int
    target: str
    deal: str


class ConquestCard(Named, frozen=True, kw_only=True):
    """S-297: names a row of the player's empire."""

    copies: int
    row: Category


class TokenSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side of a two-sided token."""

    id: str
    name: Text
    effect: str


class Token(Named, frozen=True, kw_only=True):
    """A promo token (chapter 21)."""

    group: Group
    copies: int
    kind: Literal["stall", "event", "decree", "expedition"]
    effect: str = ""
    limit: Literal["table", "player"] | None = None
    sides: tuple[TokenSide, ...] = ()
    name_source: Source | None = None

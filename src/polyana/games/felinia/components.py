"""The components of Felinia as the content files write them, one structure for each kind of entry."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from polyana.kernel import Entry, Named, Shown, Source, Text

OWN_BOARD: Final = "own_board"
GUILD: Final = "guild"
CARDS: Final = ("gold", "spice", "food")
EVENTS: Final = ("enter_food", "enter_coin", "enter_gold")
COUNTERS: Final = ("food", "mystery_card", "spice", "lone_merchant")

Count = Annotated[int, msgspec.Meta(ge=0)]


class Limits(Entry, frozen=True, kw_only=True):
    """Numbers of the rulebook."""

    start_coins: Count
    coin_cap: Count
    merchants_per_player: Count
    bid_tokens_per_player: Count
    bid_income: tuple[Count, ...]
    start_goods_per_player: Count
    goods_per_market_start: Count
    goods_per_market_refill: Count
    free_steps: Count
    flips_per_merchant: Count
    storage_free: Count
    storage_extra: Count
    storage_extra_price: Count
    cards_per_resource: Count
    card_values: tuple[int, int]
    ships: Count
    mystery_draw: Count
    mystery_keep: Count


class Sale(Entry, frozen=True, kw_only=True):
    """What a unit sells for, at any time."""

    gold: Count
    spice: Count
    goods: Count


class ScoreValues(Entry, frozen=True, kw_only=True):
    """What things are worth at the end."""

    gold: Count
    spice_pair: Count
    goods: Count
    group_lone: Count
    group_pair: Count
    group_three_plus: Count
    mystery_single: Count
    mystery_each: Count
    food: Count


class Mode(Named, frozen=True, kw_only=True):
    """The basic or the advanced game."""

    players: tuple[int, ...]
    map: str
    special_tiles: bool
    food: bool
    mystery: bool
    tiles_face_up: bool
    exchanges: tuple[str, ...]


class Option(Named, frozen=True, kw_only=True):
    """Something that can be switched on for a game."""

    default: bool
    modes: tuple[str, ...]


class PlayerColour(Named, frozen=True, kw_only=True):
    """A player's colour."""

    hex: Shown[str]


class GoodsKind(Named, frozen=True, kw_only=True):
    """A kind of goods tile."""

    count: int
    kingdom: str
    icon: Shown[str]


class Resource(Named, frozen=True, kw_only=True):
    """Gold, spice or food: two-sided cards."""

    cards: int
    modes: tuple[str, ...]


class StartGoods(Entry, frozen=True, kw_only=True):
    """What every player starts with, first player first."""

    id: str
    players: int
    hands: tuple[tuple[str, ...], ...]


class Market(Named, frozen=True, kw_only=True):
    """A market stall; closed for some numbers of players."""

    order: int
    closed_for: tuple[int, ...]
    arrow: bool = False


class Guild(Named, frozen=True, kw_only=True):
    """The Merchants' Guild."""

    order: int


class GuildExchange(Named, frozen=True, kw_only=True):
    """A deal the Guild offers: goods for other goods and a card, or cards for a bonus tile."""

    effect: str
    modes: tuple[str, ...]


class ShipName(Named, frozen=True, kw_only=True):
    """One of the four ships."""


class Symbol(Named, frozen=True, kw_only=True):
    """What entering a province with this symbol gives."""

    effect: str
    modes: tuple[str, ...]


class Kingdom(Named, frozen=True, kw_only=True):
    """One of the five kingdoms of the island."""

    order: int
    short: Text
    colour: Shown[str]
    colour_name: Text
    hex: Shown[str]
    emblem: Shown[str]
    pattern: Shown[str]
    goods: str
    tile_mix: dict[str, int]
    special: tuple[str, ...]
    goods_source: Source
    note: Shown[str]


class DeckTile(Named, frozen=True, kw_only=True):
    """The plate on a ship: where it goes, when, how many seats, and the fare for one merchant."""

    kingdom: str
    time: Shown[str]
    minutes: int
    seats: int
    effect: str
    back: Literal["grey", "blue"]


class TileKind(Named, frozen=True, kw_only=True):
    """A kind of trade tile: n of them are worth n x min(n, cap)."""

    cap: int
    points_each: tuple[int, ...]
    count: int


class TradeTile(Named, frozen=True, kw_only=True):
    """A trade tile that lies on a post of its kingdom."""

    kingdom: str
    kind: str


class SpecialTile(Named, frozen=True, kw_only=True):
    """A special tile of the advanced game."""

    kingdom: str
    effects: tuple[str, ...]
    removed_after_take: bool
    kingdom_source: Source


class BonusTile(Named, frozen=True, kw_only=True):
    """A bonus tile of the Guild."""

    sort: Literal["plus_one", "extra_tile"] = msgspec.field(name="class")
    kind: str
    effect: str


class MysteryCard(Named, frozen=True, kw_only=True):
    """A design of mystery card; cards of one design are alike."""

    copies: int
    cost: str
    effect: str


class Province(Named, frozen=True, kw_only=True):
    """A province of the island."""

    kingdom: str
    kind: Literal["port", "crossroads", "post"]
    symbol: str
    symbols: int
    centre: Shown[tuple[int, int]]
    polygon: Shown[tuple[tuple[int, int], ...]]


class Road(Entry, frozen=True, kw_only=True):
    """Where a merchant may step."""

    id: str
    a: str
    b: str
    via: Shown[tuple[int, int]]
    abroad: bool


class Dock(Entry, frozen=True, kw_only=True):
    """Where a kingdom's ship and its table of tiles are drawn."""

    id: str
    kingdom: str
    ship: Shown[tuple[int, int]]
    table: Shown[tuple[int, int]]

"""The components of Felinia as typed structures: what the TOML files hold, and what is compiled from them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from polyana.kernel import Move

OWN_BOARD: Final = "own_board"
GUILD: Final = "guild"
CARDS: Final = ("gold", "spice", "food")
EVENTS: Final = ("enter_food", "enter_coin", "enter_gold")
COUNTERS: Final = ("food", "mystery_card", "spice", "lone_merchant")

Source = Literal["rulebook", "public", "house"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Gains = tuple[tuple[str, int], ...]
"""What an effect gives without asking: nouns with amounts, in order."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything in the content has a source: the rulebook, a public source, or our own house set."""

    source: Source


class Named(Entry, frozen=True, kw_only=True):
    """A component with an id and a name in both languages."""

    id: str
    name: dict[str, str]


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

    hex: str


class GoodsKind(Named, frozen=True, kw_only=True):
    """A kind of goods tile."""

    count: int
    kingdom: str
    icon: str


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
    short: dict[Literal["ru", "en"], str]
    colour: str
    colour_name: dict[Literal["ru", "en"], str]
    hex: str
    emblem: str
    pattern: str
    goods: str
    tile_mix: dict[str, int]
    special: tuple[str, ...]
    goods_source: Source
    note: str


class DeckTile(Named, frozen=True, kw_only=True):
    """The plate on a ship: where it goes, when, how many seats, and the fare for one merchant."""

    kingdom: str
    time: str
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
    centre: tuple[int, int]
    polygon: tuple[tuple[int, int], ...]


class Road(Entry, frozen=True, kw_only=True):
    """Where a merchant may step."""

    id: str
    a: str
    b: str
    via: tuple[int, int]
    abroad: bool


class Dock(Entry, frozen=True, kw_only=True):
    """Where a kingdom's ship and its table of tiles are drawn."""

    id: str
    kingdom: str
    ship: tuple[int, int]
    table: tuple[int, int]


class Fare(msgspec.Struct, frozen=True):
    """What one merchant pays to board."""

    goods: tuple[tuple[str, int], ...]
    tiles: int
    coins: int


class Running(msgspec.Struct, frozen=True):
    """What a special tile does: when taken, whenever its owner enters a symbol, and at the end."""

    on_take: Gains
    leaves: bool
    on_enter: dict[str, Gains]
    points_per: dict[str, int]
    rates: dict[str, int]


class Island(msgspec.Struct, frozen=True):
    """One of the two maps, with what the rules look up on every step."""

    name: dict[str, str]
    box: tuple[int, int]
    provinces: dict[str, Province]
    roads: dict[str, tuple[str, ...]]
    borders: dict[str, frozenset[str]]
    ports: dict[str, str]
    posts: dict[str, tuple[str, ...]]
    road_list: tuple[Road, ...]
    docks: dict[str, Dock]
    rewards: dict[str, tuple[str, Gains, bool]]
    """By province with a symbol: the event of entering it, what it gives, whether mystery cards are drawn."""


class Content(msgspec.Struct, frozen=True):
    """All of Felinia's components."""

    hash: str
    name: dict[str, str]
    limits: Limits
    sale: Sale
    score: ScoreValues
    modes: dict[str, Mode]
    options: dict[str, Option]
    colours: tuple[PlayerColour, ...]
    goods: dict[str, GoodsKind]
    resources: dict[str, Resource]
    start_goods: dict[int, StartGoods]
    markets: dict[str, Market]
    guild: Guild
    exchanges: dict[str, GuildExchange]
    ships: tuple[ShipName, ...]
    symbols: dict[str, Symbol]
    kingdoms: dict[str, Kingdom]
    decks: dict[str, DeckTile]
    kinds: dict[str, TileKind]
    tiles: dict[str, TradeTile]
    specials: dict[str, SpecialTile]
    bonuses: dict[str, BonusTile]
    mysteries: dict[str, MysteryCard]
    islands: dict[str, Island]
    fares: dict[str, Fare]
    swaps: dict[str, str]
    """Exchanges of goods for other goods: the card each gives besides."""
    running: dict[str, Running]
    mystery_costs: dict[str, str]
    moves: dict[str, dict[str, Move]]
    """Every move that names a component, built once: `moves["buy"]["wine"]`."""

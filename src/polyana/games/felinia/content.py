"""The content of Felinia: its components, and what the rules look up about them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from polyana.games.felinia.components import (
    BonusTile,
    DeckTile,
    Dock,
    GoodsKind,
    Guild,
    GuildExchange,
    Kingdom,
    Limits,
    Market,
    Mode,
    MysteryCard,
    Option,
    PlayerColour,
    Province,
    Resource,
    Road,
    Sale,
    ScoreValues,
    ShipName,
    SpecialTile,
    StartGoods,
    Symbol,
    TileKind,
    TradeTile,
)
from polyana.kernel import Content as KernelContent
from polyana.kernel import Move, Named, Shown, Text

Gains = tuple[tuple[str, int], ...]
"""What an effect gives without asking: nouns with amounts, in order."""


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

    name: Text
    box: Shown[tuple[int, int]]
    provinces: dict[str, Province]
    roads: dict[str, tuple[str, ...]]
    borders: dict[str, frozenset[str]]
    ports: dict[str, str]
    posts: dict[str, tuple[str, ...]]
    road_list: tuple[Road, ...]
    docks: dict[str, Dock]
    rewards: dict[str, tuple[str, Gains, bool]]
    """By province with a symbol: the event of entering it, what it gives, whether mystery cards are drawn."""


class Content(KernelContent, frozen=True, kw_only=True):
    """All of Felinia's components."""

    name: Text
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


def names(content: Content, language: str) -> dict[str, str]:
    """The names of all components; goods and resources as they stand within a sentence."""
    found: dict[str, str] = {}
    every: tuple[Iterable[Named], ...] = (
        *(content.markets.values(), (content.guild,), content.exchanges.values(), content.ships),
        *(content.kingdoms.values(), content.decks.values(), content.kinds.values()),
        *(content.tiles.values(), content.specials.values(), content.bonuses.values()),
        *(content.mysteries.values(), content.modes.values()),
        *(island.provinces.values() for island in content.islands.values()),
    )
    for group in every:
        found |= {entry.id: entry.name.read(language) for entry in group}
    for entry in (*content.goods.values(), *content.resources.values()):
        found[entry.id] = entry.name.read(language).lower()
    return found

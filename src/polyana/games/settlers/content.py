"""The content of Imperial Settlers: its components, every copy a card with what the rules ask about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from polyana.effects import Gain
from polyana.games.settlers.components import (
    About,
    AttackCard,
    ColourEntry,
    ConquestCard,
    ConquestPrice,
    Deck,
    DeckBuilding,
    Difficulty,
    Exchange,
    Faction,
    LookoutNumbers,
    OptionEntry,
    Preset,
    Printing,
    Rank,
    RazePrice,
    RowEntry,
    SiegePrice,
    SoloNumbers,
    Token,
)
from polyana.games.settlers.effects import FREE, SUPPLY, Cost, Part, Trigger, Use
from polyana.kernel import Content as KernelContent
from polyana.kernel import Move, Named
from polyana.speech import Speech

Tiers = tuple[tuple[int, int], ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card with everything that the rules ask about it."""

    id: str
    printing: str
    playset: str
    pile: str
    """The deck it belongs to: `common` or a faction, `attack` for the cards of the virtual player."""
    set: str
    faction: str = ""
    category: str = ""
    colours: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """S-077: what a trigger may ask for: its colours, and `faction` if it is a faction card."""
    cost: Cost = FREE
    price: Cost = FREE
    """The cost without locations."""
    deal: str = ""
    raze: tuple[str, ...] = ()
    """The goods of the Raze field, one by one."""
    end_vp: int = 0
    produces: str = ""
    samurai: bool = False
    """Whether its production gives Samurai (S-052)."""
    bonus: str = ""
    use: Use | None = None
    when: dict[str, tuple[Trigger, ...]] = {}
    echoes: tuple[tuple[int, int], ...] = ()
    """S-173: from so many points gained at once on, so many more."""
    keeps: str = ""
    """What may be put here in free steps: `hand_card` or `resource`."""
    keep_vp: int = 0
    tiers: Tiers = ()
    stores: tuple[str, ...] = ()
    shield: bool = False
    fortress: bool = False
    levels: tuple[int, ...] = ()
    round_cap: int = 0
    build: Move = ()
    make_deal: Move = ()
    raze_hand: Move = ()
    raze_it: Move = ()
    activate: Move = ()
    conquer: Move = ()
    besiege: Move = ()
    defend: Move = ()
    deploy: Move = ()
    target: Move = ()
    pick: Move = ()


class PromoToken(msgspec.Struct, frozen=True, kw_only=True):
    """A promo token, or a side of one, with what it does."""

    id: str
    group: str
    kind: str
    limit: str = ""
    part: Part | None = None
    """What a stall gives for its price."""
    production: str = ""
    lose_location: str = ""
    cap: int = 0
    gain: str = ""
    """What an expedition gives at once."""
    train: int = 0
    """How many resources an expedition keeps."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A faction board at work."""

    production: str
    stores: tuple[str, ...]


class Content(KernelContent, frozen=True, kw_only=True):
    """All components of Imperial Settlers, and the gains by key."""

    about: About
    colours: dict[str, ColourEntry]
    rows: dict[str, RowEntry]
    lookout: LookoutNumbers
    deal_price: Cost
    deckbuilding: DeckBuilding
    conquest_price: ConquestPrice
    compensation: tuple[tuple[str, int], ...]
    siege: SiegePrice
    siege_price: int
    raze_price: RazePrice
    razed_owner_gets: tuple[tuple[str, int], ...]
    solo: SoloNumbers
    ranks: dict[str, Rank]
    difficulties: dict[str, Difficulty]
    options: dict[str, OptionEntry]
    factions: dict[str, Faction]
    boards: dict[str, Board]
    exchange: Exchange
    exchange_price: int
    exchange_goods: tuple[str, ...]
    deck_heads: dict[str, Deck]
    printings: dict[str, Printing]
    files: dict[str, str]
    """By printing: the file it stands in."""
    presets: dict[str, Preset]
    attack_cards: dict[str, AttackCard]
    conquest_cards: dict[str, ConquestCard]
    token_entries: dict[str, Token]
    tokens: dict[str, tuple[PromoToken, ...]]
    """By token: its one face, or its two sides."""
    cards: dict[str, Card]
    """Every copy of every card by its id; attack cards too."""
    printing_of: dict[str, str]
    """By card: its printing; copies have the same."""
    keepers: frozenset[str]
    """The cards at which something may be kept in free steps."""
    waiting: dict[str, frozenset[str]]
    """By event: the cards with a trigger for it."""
    playsets: dict[str, tuple[str, ...]]
    """By playset: the ids of its cards."""
    common: dict[str, tuple[str, ...]]
    """By file: the ids of the common cards."""
    decks: dict[str, tuple[str, ...]]
    """By faction or preset: the ids of a ready faction deck."""
    gains: dict[str, Gain]

    def cards_of(self, playsets: Iterable[str]) -> list[str]:
        """The cards of playsets."""
        return [card for playset in playsets for card in self.playsets[playset]]

    def deck_names(self, faction: str) -> list[str]:
        """S-208, S-218: the ready decks of a faction, the base deck first."""
        return [name for name in self.decks if self.cards[self.decks[name][0]].faction == faction]


def names(content: Content, language: str) -> dict[str, str]:
    """The names of all components, goods as they stand within a sentence. Further cards of a name are numbered."""
    every: tuple[Iterable[Named], ...] = (
        *(content.factions.values(), content.presets.values(), content.attack_cards.values()),
        *(content.conquest_cards.values(), content.token_entries.values()),
        *(content.rows.values(), content.ranks.values(), content.difficulties.values()),
    )
    found = {entry.id: entry.name.read(language) for group in every for entry in group}
    for entry in content.token_entries.values():
        found.update({side.id: side.name.read(language) for side in entry.sides})
    for colour in content.colours.values():
        found[f"colour/{colour.id}"] = colour.name.read(language)
    named = {**content.printings, **content.attack_cards}
    copies: Counter[str] = Counter()
    for card in content.cards.values():
        name = named[card.printing].name.read(language)
        copies[name] += 1
        found[card.id] = f"{name} ({copies[name]})" if copies[name] > 1 else name
    words = Speech(language, Path(__file__).parent / "locale" / f"effects.{language}.ftl")
    goods = (*SUPPLY, "vp", "card", "common_card", "faction_card", "samurai")
    return found | {good: words.say(f"noun-{good}", n=1) for good in goods}


def effect_texts(content: Content) -> list[str]:
    """Every effect that a person may read, once."""
    every = [
        content.exchange.effect,
        *(text for board in content.factions.values() for text in (board.effect, board.storage)),
        *(text for card in content.printings.values() for text in (card.effect, card.bonus)),
        *(entry.effect for entry in content.token_entries.values()),
        *(side.effect for entry in content.token_entries.values() for side in entry.sides),
    ]
    return list(dict.fromkeys(text for text in every if text))

"""The content of Empires of the North as the rules know it: typed entries, and every copy a card."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from polyana.effects import Gain
from polyana.games.north.components import (
    About,
    Action,
    Clan,
    Island,
    Limits,
    Noun,
    Scenario,
    SoloNumbers,
    Tile,
    Title,
    TypeIcon,
)
from polyana.games.north.effects import SUPPLY, Card, Cost, Moment
from polyana.kernel import Content as KernelContent
from polyana.kernel import Named, Text
from polyana.speech import Speech


class Content(KernelContent, frozen=True, kw_only=True):
    """All components of the game, and the gains by key."""

    about: About
    tiles: dict[str, Tile]
    """By action: EXPLORE and so on."""
    limits: Limits
    nouns: dict[str, Noun]
    types: dict[str, TypeIcon]
    clans: dict[str, Clan]
    titles: dict[str, Title]
    islands: dict[str, Island]
    solo: SoloNumbers
    scenarios: dict[str, Scenario]
    cards: dict[str, Card]
    """Every copy of every card by its id, islands included."""
    copies: dict[str, str]
    """By card: its title."""
    starts: dict[str, tuple[str, ...]]
    """By clan: its starting cards."""
    decks: dict[str, tuple[str, ...]]
    """By clan: the ids of its deck."""
    seas: dict[str, tuple[str, ...]]
    """By distance: the ids of the islands."""
    gains: dict[str, Gain]
    by_goods: frozenset[str]
    """The gains of which it hangs on the Goods and Workers at hand if they bring anything."""
    actions: dict[str, Action]
    """By tile: its action."""
    buildable: frozenset[str]
    """The cards that are goods-cost Locations."""
    features: frozenset[str]
    """The cards that wait for an event."""
    grounds: frozenset[str]
    """The cards that can stand only as a Field."""
    enabling: frozenset[str]
    """N-091: the cards that may make an action possible when they are played in its window."""
    tired: dict[str, Cost]
    """By action: what its tired side costs more (N-232)."""
    tired_again: dict[str, Cost]
    """The same for a second use, with the food that it costs."""
    setups: dict[str, str]
    """By scenario: the gain of its setup."""
    rules: dict[str, Moment]
    """By scenario: what its round rule asks."""
    events: dict[str, tuple[Moment, ...]]
    """By scenario: its events by number, from 1 on."""


def names(content: Content, language: str) -> dict[str, str]:
    """The names of all components; goods as within a sentence, copies of a card numbered, pawns with X marked."""
    every: tuple[Iterable[Named], ...] = (
        *(content.tiles.values(), content.types.values(), content.clans.values()),
        *(content.scenarios.values(), content.islands.values()),
    )
    found = {entry.id: entry.name.read(language) for group in every for entry in group}
    found |= {f"{tile.id}_x": f"{found[tile.id]} (X)" for tile in content.tiles.values()}
    factions = [clan.faction for clan in content.clans.values()]
    found |= {people.id: people.ru if language == "ru" else people.en for people in factions}
    for scenario in content.scenarios.values():
        found.update({event.id: event.name.read(language) for event in scenario.event})
    for card in content.cards.values():
        if card.title in content.titles:
            name = content.titles[card.title].name.read(language)
            copy = card.id.removeprefix(card.title).removeprefix("_")
            found[card.id] = f"{name} ({copy})" if copy else name
    words = Speech(language, Path(__file__).parent / "locale" / f"effects.{language}.ftl")
    goods = (*SUPPLY, "vp", "card", "hand_card", "resource", "good")
    return found | {good: words.say(f"noun-{good}", n=1) for good in goods}


def stories(content: Content, language: str) -> dict[str, str]:
    """What is told of clans and scenarios, by a word and their ids: `tip glenn`, `rule kings_tax`."""
    found: dict[str, Text] = {}
    for clan in content.clans.values():
        found |= {f"blurb {clan.id}": clan.blurb, f"tip {clan.id}": clan.tip}
    for scenario in content.scenarios.values():
        found |= {f"intro {scenario.id}": scenario.intro, f"goal {scenario.id}": scenario.goal_text}
        found[f"rule {scenario.id}"] = scenario.round_rule.text
    return {story: text.read(language) for story, text in found.items()}


def effect_texts(content: Content) -> list[str]:
    """Every effect that a person may read, once; what a scenario demands is said with what comes of it."""
    titles, islands = content.titles.values(), content.islands.values()
    events = [event for scenario in content.scenarios.values() for event in scenario.event]
    rules = [scenario.round_rule for scenario in content.scenarios.values()]
    every = [
        *(text for tile in content.tiles.values() for text in (tile.normal, tile.tired)),
        *(text for title in titles for text in (title.effect, title.storage, title.bonus)),
        *(text for island in islands for text in (island.pillage, island.effect, island.bonus)),
        *(scenario.setup for scenario in content.scenarios.values()),
        *(text for rule in rules for text in (rule.effect, rule.penalty)),
        *(text for one in events for text in (one.effect, one.reward, one.penalty)),
    ]
    return list(dict.fromkeys(text for text in every if text))

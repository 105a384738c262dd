"""Deck building (chapter 18): deck files, and every reason why a deck is refused.

A deck file is TOML. Each deck names its faction and its playsets:

    [[deck]]
    name = "raiders"
    faction = "barbarians"
    playsets = ["bar_primeval_forest", "fbar_bravest_scoundrels", ...]

Instead of playsets single cards may be listed, `cards = { bar_raid = 3, fbar_ram_crew = 1 }`, with their numbers.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from polyana.games.settlers.content import Content
from polyana.kernel import BadOptions, Misfit, Refusal
from polyana.kernel.content import PLAIN_WORD
from polyana.kernel.paper import read_toml
from polyana.speech import refused

LARGEST: Final = 2**15
"""Characters of a deck file: room for forty decks."""


class BuiltDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction deck as its builder writes it down."""

    name: str
    faction: str
    playsets: tuple[str, ...] = ()
    cards: dict[str, int] = {}
    """By printing, instead of playsets."""


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of decks."""

    deck: tuple[BuiltDeck, ...]


class Fault(Misfit):
    """S-217: a condition that a deck violates, named by its key: `deck-wrong-faction`."""

    @property
    def condition(self) -> str:
        """Its name."""
        return self.key.removeprefix("deck-").replace("-", "_")


class BadDecks(BadOptions):
    """A deck file that cannot be used, with every reason."""

    home = Path(__file__).parent

    def __init__(self, why: Misfit) -> None:
        super().__init__("", why.key, why.because, **why.facts)
        self.args = (refused(self, "en"),)


def read_decks(text: str) -> tuple[BuiltDeck, ...]:
    """The decks of a deck file; BadOptions says why it cannot be read."""
    try:
        decks = msgspec.convert(read_toml(text, LARGEST), DeckFile).deck
    except ValueError as error:  # a ValidationError is one, too
        raise BadDecks(Misfit("decks-unread", why=str(error))) from None
    for deck in decks:
        if not PLAIN_WORD.fullmatch(deck.name) or deck.name == "base":
            raise BadDecks(Misfit("deck-name", name=repr(deck.name)))
    if len({deck.name for deck in decks}) < len(decks):
        raise BadDecks(Misfit("deck-twice"))
    return decks


def faults(content: Content, deck: BuiltDeck, format: str) -> list[Fault]:
    """S-217: every condition that a deck violates."""
    rules, playsets = content.deckbuilding, content.playsets
    copies = printings_of(content, deck)
    unknown = [name for name in copies if name not in content.printings]
    unknown += [name for name in deck.playsets if name not in playsets]
    found = [Fault("deck-unknown-card", card=name) for name in unknown]
    if found:
        return found
    size = sum(copies.values())
    if size != rules.size:
        found.append(Fault("deck-size", wanted=rules.size, count=size))
    sizes = Counter(len(playsets[name]) for name in used_playsets(content, deck))
    structure = (sizes[3], sizes[2], sizes[1])
    if structure != (rules.triples, rules.doubles, rules.singles):
        wanted = f"{rules.triples}, {rules.doubles}, {rules.singles}"
        had = ", ".join(map(str, structure))
        found.append(Fault("deck-structure", wanted=wanted, had=had))
    for name in used_playsets(content, deck):
        whole = Counter(content.cards[card].printing for card in playsets[name])
        taken = {printing: copies.get(printing, 0) for printing in whole}
        if any(taken[printing] > number for printing, number in whole.items()):
            found.append(Fault("deck-duplicate-playset", playset=name))
        if any(taken[printing] < number for printing, number in whole.items()):
            found.append(Fault("deck-incomplete-playset", playset=name))
    cards = [content.cards[playsets[name][0]] for name in used_playsets(content, deck)]
    for card in cards:
        if card.faction != deck.faction:
            found.append(Fault("deck-wrong-faction", playset=card.playset, faction=deck.faction))
    expansions = {card.set for card in cards} - {"base"}
    if format == "standard" and len(expansions) > rules.max_expansions_standard:
        found.append(Fault("deck-too-many-expansions", count=len(expansions)))
    return found


def printings_of(content: Content, deck: BuiltDeck) -> dict[str, int]:
    """How many of each printing a deck holds."""
    copies = Counter(deck.cards)
    for name in deck.playsets:
        copies.update(content.cards[card].printing for card in content.playsets.get(name, ()))
    return dict(copies)


def used_playsets(content: Content, deck: BuiltDeck) -> list[str]:
    """The playsets that a deck takes cards from."""
    return list(
        dict.fromkeys(content.printings[name].playset for name in printings_of(content, deck))
    )


def check_decks(content: Content, text: str, format: str) -> None:
    """S-217: BadOptions with every reason, for every deck of a deck file."""
    if text == "none":
        return
    refusals: list[Refusal] = []
    for deck in _parsed(text):
        if deck.faction in content.factions:
            found: list[Misfit] = [*faults(content, deck, format)]
        else:
            known = ", ".join(content.factions)
            found = [Misfit("deck-no-faction", faction=repr(deck.faction), known=known)]
        refusals += [Misfit("deck", "", (why,), deck=deck.name, reason=str(why)) for why in found]
    if refusals:
        raise BadDecks(Misfit("decks-refused", "", tuple(refusals), reason=""))


@lru_cache(maxsize=64)
def _parsed(text: str) -> tuple[BuiltDeck, ...]:
    return read_decks(text)


def built_decks(content: Content, text: str) -> list[tuple[str, BuiltDeck]]:
    """The decks of a legal deck file by name, written as playsets."""
    if text == "none":
        return []
    return [
        (deck.name, BuiltDeck(deck.name, deck.faction, tuple(used_playsets(content, deck))))
        for deck in _parsed(text)
    ]

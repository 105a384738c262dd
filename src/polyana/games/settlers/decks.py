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
from typing import Final

import msgspec

from polyana.games.settlers.content import Content
from polyana.kernel import BadOptions
from polyana.kernel.content import PLAIN_WORD
from polyana.kernel.paper import read_toml

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


class Fault(msgspec.Struct, frozen=True):
    """S-217: a condition that a deck violates, by name, and what is wrong."""

    condition: str
    reason: str


def read_decks(text: str) -> tuple[BuiltDeck, ...]:
    """The decks of a deck file; BadOptions says why it cannot be read."""
    try:
        decks = msgspec.convert(read_toml(text, LARGEST), DeckFile).deck
    except ValueError as error:  # a ValidationError is one, too
        raise BadOptions(f"This deck file cannot be read: {error}.") from None
    for deck in decks:
        if not PLAIN_WORD.fullmatch(deck.name) or deck.name == "base":
            raise BadOptions(
                f"A deck is called by one plain word such as raiders, not {deck.name!r}."
            )
    if len({deck.name for deck in decks}) < len(decks):
        raise BadOptions("Two decks of this file have the same name.")
    return decks


def faults(content: Content, deck: BuiltDeck, format: str) -> list[Fault]:
    """S-217: every condition that a deck violates."""
    rules, playsets = content.deckbuilding, content.playsets
    copies = printings_of(content, deck)
    unknown = [name for name in copies if name not in content.printings]
    found = [Fault("unknown_card", f"there is no card {name}") for name in unknown]
    unknown = [name for name in deck.playsets if name not in playsets]
    found += [Fault("unknown_card", f"there is no playset {name}") for name in unknown]
    if found:
        return found
    size = sum(copies.values())
    if size != rules.size:
        found.append(Fault("size", f"{rules.size} cards, not {size}"))
    sizes = Counter(len(playsets[name]) for name in used_playsets(content, deck))
    structure = (sizes[3], sizes[2], sizes[1])
    if structure != (rules.triples, rules.doubles, rules.singles):
        wanted = f"{rules.triples} triples, {rules.doubles} doubles, {rules.singles} singles"
        reason = f"{wanted}, not {structure[0]}, {structure[1]} and {structure[2]}"
        found.append(Fault("structure", reason))
    for name in used_playsets(content, deck):
        whole = Counter(content.cards[card].printing for card in playsets[name])
        taken = {printing: copies.get(printing, 0) for printing in whole}
        if any(taken[printing] > number for printing, number in whole.items()):
            found.append(Fault("duplicate_playset", f"{name} more than once"))
        if any(taken[printing] < number for printing, number in whole.items()):
            found.append(Fault("incomplete_playset", f"{name} without all its copies"))
    cards = [content.cards[playsets[name][0]] for name in used_playsets(content, deck)]
    for card in cards:
        if card.faction != deck.faction:
            found.append(
                Fault("wrong_faction", f"{card.playset} does not belong to {deck.faction}")
            )
    expansions = {card.set for card in cards} - {"base"}
    if format == "standard" and len(expansions) > rules.max_expansions_standard:
        found.append(Fault("too_many_expansions", f"{len(expansions)} expansions"))
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
    reasons = []
    for deck in _parsed(text):
        if deck.faction not in content.factions:
            known = ", ".join(content.factions)
            reasons.append(f"{deck.name}: there is no faction {deck.faction!r}; there are {known}")
            continue
        reasons += [
            f"{deck.name}: {fault.condition}: {fault.reason}"
            for fault in faults(content, deck, format)
        ]
    if reasons:
        raise BadOptions(f"This deck file is refused. {'; '.join(reasons)}.")


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

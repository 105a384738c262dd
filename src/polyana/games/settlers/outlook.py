"""What people look for all the time: what the next Production will give, and the colours of an empire."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from polyana.effects import Gain
from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.dealing import good_of
from polyana.games.settlers.rules.empire import mine, tokens_in_round
from polyana.games.settlers.rules.gaining import number_of
from polyana.games.settlers.state import SettlersTable
from polyana.games.settlers.vocabulary import VOCABULARY

BEFORE: Final = ("factions", "decks", "lookout", "production")
"""The phases in which the Production of this round is still to come or under way."""


class Outlook(msgspec.Struct):
    """The next Production as the empire stands: its goods, and whether there is a choice or a deed beyond them."""

    goods: dict[str, int]
    more: bool


def outlook(table: SettlersTable, seat: int) -> Outlook | None:
    """S-051: what the next Production would give a player; None if there is none."""
    state, content = table.state, table.content
    number = state.round + (state.phase not in BEFORE)
    if number > content.about.rounds or not state.players[seat].faction:
        return None
    found = Counter(good_of(table, deal) for deal in state.players[seat].deals)
    more = False
    for source, gain in gains(table, seat, number):
        if len(gain.ways) > 1:
            more = True
            continue
        for item in gain.ways[0]:
            if item.word in VOCABULARY.nouns:
                found[item.word] += number_of(Act(table, seat, source, item))
            else:
                more = True
    return Outlook({good: found[good] for good in VOCABULARY.nouns if found[good]}, more)


def wants(table: SettlersTable, seat: int) -> dict[str, dict[str, int]]:
    """By card in hand, the goods that a player lacks to build it."""
    player, found = table.state.players[seat], {}
    for name in player.hand:
        short = (
            (kind, n - player.supply[kind]) for kind, n in table.content.cards[name].cost.named
        )
        found[name] = {kind: number for kind, number in short if number > 0}
    return found


def gains(table: SettlersTable, seat: int, number: int) -> Iterator[tuple[str, Gain]]:
    """Board, promo tokens as they lie in that round, locations."""
    state, content = table.state, table.content
    faction = state.players[seat].faction
    sources = [(faction, content.boards[faction].production)]
    sources += [(token.id, token.production) for token in tokens_in_round(table, number)]
    sources += [(name, content.cards[name].produces) for name, _ in mine(state, seat)]
    return ((source, content.gains[key]) for source, key in sources if key)


def colours(table: SettlersTable, seat: int) -> dict[str, int]:
    """S-027: how many locations of each colour a player has; one with several colours counts for each."""
    cards = table.content.cards
    found = Counter(c for name, _ in mine(table.state, seat) for c in cards[name].colours)
    return {colour: found[colour] for colour in table.content.colours if found[colour]}

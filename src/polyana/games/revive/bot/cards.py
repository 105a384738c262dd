"""What the cards of a player say to counters and to slots, wherever they lie; reckoned once for each set of cards."""

from __future__ import annotations

from typing import Final

from polyana.games.revive.content import Content
from polyana.games.revive.effects import COLOURS
from polyana.games.revive.state import Player

MOST: Final = 8192
"""Sets of cards that are kept in mind before all are forgotten."""


class Cards:
    """All cards of a player, sorted by name."""

    def __init__(self, content: Content, names: tuple[str, ...]) -> None:
        self.names = names
        every = [content.cards[name] for name in names]
        citizens = [card.colour for card in every if card.citizen]
        self.of_colour = {colour: citizens.count(colour) for colour in COLOURS}
        """R-334: by colour the citizens; all of them without one."""
        self.citizens = tuple(self.of_colour.values())
        self.of_colour[""] = len(citizens)
        self.counters = {f"card_{colour}": number for colour, number in self.of_colour.items()}
        """What those counters say that ask for cards alone."""
        self.counters["card"] = len(citizens)
        self.flasks = sum(card.top.flasks + card.bottom.flasks for card in every)
        """R-217: on both halves of every card."""


def owned(player: Player) -> tuple[str, ...]:
    """All cards of a player, whatever lies where."""
    every = player.active + player.rest
    for slot in player.slots.values():
        for played in slot:
            every.append(played.card)
    every.sort()
    return tuple(every)


_CARDS: Final[dict[tuple[str, tuple[str, ...]], Cards]] = {}


def cards_of(content: Content, player: Player) -> Cards:
    """The cards of a player, remembered by their names."""
    key = (content.hash, owned(player))
    found = _CARDS.get(key)
    if found is None:
        if len(_CARDS) >= MOST:
            _CARDS.clear()
        found = _CARDS[key] = Cards(content, key[1])
    return found

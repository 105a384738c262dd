"""What the table of Empires of the North is drawn with: a sign for every good, and one for all that a card can be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.text import Text

from polyana import drawing
from polyana.drawing import CAN_DO, Symbols, shorthand
from polyana.games.north.content import Content
from polyana.games.north.effects import GOODS, Card
from polyana.games.north.signs import SIGNS
from polyana.games.north.view import PlayerView, View
from polyana.games.north.vocabulary import card_texts, event_text

symbol: Final = Symbols(
    {
        "food": ("ψ", "#C98B2B"),
        "wood": ("♣", "#A9713A"),
        "stone": ("▰", "#8D9196"),
        "sheep": ("@", "#A89A86"),
        "fish": ("∝", "#4A8FC8"),
        "gold": ("◎", "#C99700"),
        "raze": ("↯", "#D0503C"),
        "worker": ("♙", "#D070A0"),
        "vp": ("★", "#9A6FD0"),
        "card": ("▯", "#4A86C8"),
        "hand_card": ("▤", "#4A86C8"),
        "resource": ("*", "bold"),
        "good": ("◈", "bold"),
        "ship": ("◭", "bold"),
        "ready": ("▮", "bold"),
        "exhausted": ("▬", "dim"),
        "field": ("▒", "#5E8C3A"),
        "feature": ("◇", "bold"),
        "boost": ("!", "bold #D0503C"),
        "tired": ("☾", "bold"),
        "island": ("≈", "bold #4A8FC8"),
    }
)
goods: Final = symbol.row
CARD_SIGNS: Final = {
    "basic_field": "field",
    "field": "field",
    "upgrade": "field",
    "field_or_upgrade": "field",
    "action": "ready",
    "feature": "feature",
    "boost": "boost",
}
"""What kind of card it is."""


@dataclass(frozen=True)
class Scene(drawing.Scene[Content, View, PlayerView]):
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    symbols = symbol

    @cached_property
    def named(self) -> frozenset[str]:
        """Every card and tile that an answer of the viewer names; where a choice has several, they are not marked."""
        return frozenset(word for move in self.moves if move[0] != "keep" for word in move[1:])

    @cached_property
    def goals(self) -> frozenset[str]:
        """The tiles on which an own pawn may be put."""
        return frozenset(move[-1] for move in self.moves if move[0] in ("place", "move", "pawn"))

    def sentence(self, effect: str) -> str:
        """An effect in words."""
        return card_texts(self.talk.language).sentence(effect)

    def event_text(self, name: str) -> str:
        """What an event of the scenario says."""
        events = self.content.scenarios[self.view.options.scenario].event
        return event_text(next(one for one in events if one.id == name), self.talk.language)

    def shorthand(self, effect: str) -> Text:
        """An effect in signs; nothing for none."""
        return shorthand(self, SIGNS.row(effect))

    def draws(self, word: str) -> bool:
        return super().draws(word) or word in self.content.types

    def sign(self, word: str, number: int | None = None) -> Text:
        """A type icon is shown by its name."""
        if word not in self.content.types:
            return super().sign(word, number)
        count = "" if number is None else f"{number} "
        return Text(f"{count}{self.talk.name(word)}")

    def reach(self, name: str) -> Text:
        """The sign that the viewer may choose this; nothing if not."""
        return Text("►", CAN_DO) if name in self.named else Text()

    def title(self, name: str) -> str:
        """The name of a card without the number of its copy."""
        title = self.content.cards[name].title
        return self.content.titles[title].name.read(self.talk.language)

    def effect(self, card: Card) -> str:
        """What a card or an island does, as it is written."""
        if card.distance:
            return self.content.islands[card.title].effect
        return self.content.titles[card.title].effect


def supply(amounts: Mapping[str, int]) -> Text:
    """Goods in their fixed order."""
    return goods((good, amounts[good]) for good in GOODS if amounts.get(good))

"""What the table of Imperial Settlers is drawn with: a sign for every good, and one for all that can lie on a card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.text import Text

from polyana import drawing
from polyana.drawing import CAN_DO, COLOURS, Symbols, shorthand
from polyana.games.settlers.content import Content
from polyana.games.settlers.signs import SIGNS
from polyana.games.settlers.view import PlayerView, View
from polyana.games.settlers.vocabulary import card_texts

symbol: Final = Symbols(
    {
        "wood": ("♣", "#A9713A"),
        "stone": ("▰", "#8D9196"),
        "food": ("∝", "#D0503C"),
        "gold": ("◎", "#C99700"),
        "worker": ("♙", "#D070A0"),
        "raze": ("↯", "bold"),
        "defence": ("▼", "#4A8FA8"),
        "vp": ("★", "#9A6FD0"),
        "card": ("▯", "#4A86C8"),
        "common_card": ("▯", "#4A86C8"),
        "faction_card": ("▮", "#4A86C8"),
        "hand_card": ("▯", "#4A86C8"),
        "resource": ("*", "bold"),
        "location": ("⌂", "bold"),
        "deal": ("≡", "bold"),
        "samurai": ("♟", "#D070A0"),
        "fortification": ("♜", "bold"),
        "shield": ("▽", "#4A8FA8"),
        "blocked": ("⊘", "bold"),
        "ra": ("☼", "#C99700"),
        "conquered": ("†", "bold"),
        "foundation": ("▒▒", "dim"),
    }
)
goods: Final = symbol.row
CATEGORIES: Final = {"production": "↻", "feature": "◇", "action": "▷"}
"""The rows of an empire from top to bottom."""
HAND_VERBS: Final = ("build", "deal", "raze_hand")
ROUTE: Final = "route"


@dataclass(frozen=True)
class Scene(drawing.Scene[Content, View, PlayerView]):
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    symbols = symbol

    @cached_property
    def within_reach(self) -> frozenset[str]:
        """Those of them that lie somewhere to be chosen; what fields of a hand card offer is marked there."""
        return frozenset(
            word
            for move in self.moves
            if move[0] not in HAND_VERBS and ROUTE not in move
            for word in move[1:]
        )

    def sentence(self, effect: str) -> str:
        """An effect in words."""
        return card_texts(self.talk.language).sentence(effect)

    def shorthand(self, effect: str) -> Text:
        """An effect in signs; nothing for none."""
        return shorthand(self, SIGNS.row(effect))

    def draws(self, word: str) -> bool:
        return super().draws(word) or word.removesuffix("_location") in self.content.colours

    def sign(self, word: str, number: int | None = None) -> Text:
        """A location of a colour is shown by the good of the colour."""
        colour = self.content.colours.get(word.removesuffix("_location"))
        if colour is None or word in symbol:
            return super().sign(word, number)
        return Text.assemble(symbol(colour.good), symbol("location"))

    def reach(self, name: str) -> Text:
        """The sign that the viewer may choose this; nothing if not."""
        return Text("►", CAN_DO) if name in self.within_reach else Text()

    def reach_route(self, location: str) -> Text:
        """The sign that the viewer may choose the Deal whose marker lies at this location."""
        routes = [move for move in self.moves if ROUTE in move and location in move]
        return Text("►", CAN_DO) if routes else Text()

    def colour(self, seat: int) -> str:
        """The tint of the player's faction, once it is chosen."""
        faction = self.view.players[seat].faction
        return self.content.factions[faction].tint if faction else COLOURS[seat]

    def colours(self, card: str) -> Text:
        """The colours of a card, each by the sign of its good (S-027)."""
        entries = (self.content.colours[colour] for colour in self.content.cards[card].colours)
        return Text().join(symbol(entry.good) for entry in entries)

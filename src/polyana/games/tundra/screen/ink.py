"""What the table of Tundra is drawn with: shapes, colours, dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from polyana import drawing
from polyana.drawing import Symbols, shorthand
from polyana.games.tundra.content import Content, title_name
from polyana.games.tundra.signs import SIGNS
from polyana.games.tundra.view import PlayerView, View
from polyana.games.tundra.vocabulary import card_texts

symbol: Final = Symbols(
    {
        "kindling": ("♣", "#5E9440"),
        "stone": ("▰", "#8A94A0"),
        "peat": ("▤", "#A9713A"),
        "none": ("·", "dim"),
        "resource": ("*", "bold"),
        "equal": ("=", "bold"),
        "berry": ("∴", "#D0405A"),
        "vp": ("★", "#C99700"),
        "move": ("»", "bold"),
        "worker": ("♙", "bold"),
        "tower": ("♜", "bold"),
        "card": ("▯", "bold"),
        "advisor": ("♝", "dim"),
        "boost": ("▽", "dim"),
        "settlement": ("⌂", "bold"),
        "lake": ("≈", "#4A8FA8"),
        "face_down": ("░", "dim"),
    }
)
price: Final = symbol.row
EDGE: Final = "bright_black"
PLACED: Final = "bold reverse"


@dataclass(frozen=True)
class Scene(drawing.Scene[Content, View, PlayerView]):
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    symbols = symbol

    def sentence(self, effect: str) -> str:
        """An effect in words."""
        return card_texts(self.talk.language).sentence(effect)

    def shorthand(self, effect: str) -> Text:
        """An effect in symbols."""
        return shorthand(self, SIGNS.row(effect))

    def colour(self, seat: int) -> str:
        """The colour of a player's character."""
        return self.content.characters[self.view.players[seat].character].color

    def title(self, player: PlayerView) -> str:
        """The title in the gender of its bearer (T-904)."""
        return title_name(self.content, player.title, player.character, self.talk.language)


def die(value: int, style: str = PLACED) -> Text:
    """A die that shows its value."""
    return Text(f"[{value}]", style)

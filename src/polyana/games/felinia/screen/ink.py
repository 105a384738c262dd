"""What the table of Felinia is drawn with: colours, shapes, small plates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from polyana import drawing
from polyana.drawing import Symbols
from polyana.games.felinia.components import CARDS
from polyana.games.felinia.content import Content, Fare
from polyana.games.felinia.view import PlayerView, View

symbol: Final = Symbols(
    {
        "coin": ("◎", "bold #C99700"),
        "gold": ("▬", "bold #C99700"),
        "spice": ("∴", "bold #C8553D"),
        "food": ("∝", "bold #4A8FA8"),
        "goods": ("□", "bold"),
        "mystery": ("?", "bold #8E7BE0"),
    }
)
PARCHMENT: Final = "#F3E7CC"
INK: Final = "#2A211B"
SUPERSCRIPT: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
EMPTY_SEAT: Final = "○"
FACE_DOWN: Final = "▒▒"


@dataclass(frozen=True)
class Scene(drawing.Scene[Content, View, PlayerView]):
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    symbols = symbol

    @property
    def cards(self) -> list[str]:
        """The kinds of resource cards this game is played with."""
        return [card for card in CARDS if self.view.mode in self.content.resources[card].modes]

    def kingdom(self, kingdom: str) -> Text:
        """The short name of a kingdom in its colour."""
        found = self.content.kingdoms[kingdom]
        return Text(found.short.read(self.talk.language), f"bold {found.hex}")

    def goods(self, kind: str) -> Text:
        """A goods tile: two letters on the colour of the kingdom that wants it most."""
        ground = self.content.kingdoms[self.content.goods[kind].kingdom].hex
        return plate(self.say(f"short-{kind}"), ground)

    def fare(self, fare: Fare) -> Text:
        """What one merchant pays, every goods tile and coin drawn."""
        tiles = [self.goods(kind) for kind, number in fare.goods for _ in range(number)]
        return Text.assemble(*tiles, symbol.times("coin", fare.coins))


def plate(text: str, ground: str) -> Text:
    """Words on a coloured plate; its edges show without colour too."""
    return Text.assemble(("▐", ground), (text, f"bold {INK} on {ground}"), ("▌", ground))


def marked(sign: str | Text, words: str | Text) -> Text:
    """Something with a sign before it."""
    return Text.assemble((sign, "bold") if isinstance(sign, str) else sign, " ", words)

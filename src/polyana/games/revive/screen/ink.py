"""What the table of Revive is drawn with: a sign for every good, kind of hex and piece."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from polyana import drawing
from polyana.drawing import CAN_DO, Symbols, joined, shorthand
from polyana.games.revive.content import Content
from polyana.games.revive.effects import RESOURCE_OF
from polyana.games.revive.signs import SIGNS
from polyana.games.revive.view import PlayerView, View
from polyana.games.revive.vocabulary import card_texts

GREY, GREEN, YELLOW, VIOLET = "#8A94A0", "#4F9A4A", "#C0931F", "#8F7BE0"

symbol: Final = Symbols(
    {
        "gear": ("⚙", GREY),
        "book": ("▤", GREEN),
        "food": ("ψ", YELLOW),
        "crystal": ("◇", VIOLET),
        "basic": ("*", "bold"),
        "other_basic": ("*'", "bold"),
        "same_basic": ("*=", "bold"),
        "colour_resource": ("*▯", "bold"),
        "terrain_resource": ("*≻", "bold"),
        "vp": ("★", "#3F8FD0"),
        "endvp": ("☆", "#A05FC0"),
        "energy": ("↯", "#D0762B"),
        "crate": ("▣", "#A9713A"),
        "module": ("▦", "#4A8FA8"),
        "artifact": ("✦", "#D0503C"),
        "step_grey": ("»^", GREY),
        "step_green": ("»♣", GREEN),
        "step_yellow": ("»≡", YELLOW),
        "step_any": ("»*", "bold"),
        "grey": ("⚙", GREY),
        "green": ("▤", GREEN),
        "yellow": ("ψ", YELLOW),
        "white": ("*", "bold"),
        "card": ("▯", "bold"),
        "chain": ("∞", "bold"),
        "flask": ("δ", "#4A8FC8"),
        "desert": ("∙", "#B08A5A"),
        "forest": ("♣", GREEN),
        "mountain": ("^", GREY),
        "field": ("≡", YELLOW),
        "ocean": ("≈", "#4A8FC8"),
        "city": ("⌂", "bold"),
        "pit": ("◎", "bold"),
        "ice": ("░", "dim"),
        "figure": ("♙", "bold"),
        "small": ("▪", "bold"),
        "large": ("▮", "bold"),
        "temple": ("♁", "bold"),
        "target": ("⊕", "bold"),
        "workshop": ("⚒", "bold"),
        "falcon": ("≻", "bold"),
        "purple": ("✦", "#A05FC0"),
        "orange": ("✦", "#D0762B"),
        "spare": ("✧", "dim"),
    }
)
COLOUR_TRACKS: Final = {"grey": "mountain", "green": "forest", "yellow": "field"}
"""The sign of a track is that of its terrain."""


@dataclass(frozen=True)
class Scene(drawing.Scene[Content, View, PlayerView]):
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    symbols = symbol

    def reach(self, name: str) -> Text:
        """The sign that the viewer may choose this; a blank if not."""
        return Text("►", CAN_DO) if name in self.named else Text(" ")

    def sentence(self, effect: str) -> str:
        """An effect in words."""
        return card_texts(self.talk.language).sentence(effect)

    def shorthand(self, effect: str) -> Text:
        """An effect in signs; nothing for none."""
        return shorthand(self, SIGNS.row(effect)) if effect else Text("–", "dim")

    def tinted(self, name: str, colour: str) -> Text:
        """The name of a card, a machine or a module behind the sign of its colour."""
        return Text.assemble(colours((colour,)), " ", self.talk.name(name))


def colours(every: Iterable[str]) -> Text:
    """The colours of a component, shown by their resources."""
    return Text.assemble(*(symbol(RESOURCE_OF[colour]) if colour else "" for colour in every))


def goods(amounts: Mapping[str, int], gap: str = " ") -> Text:
    """Numbers of signs, side by side; a nought for nothing."""
    return symbol.row(amounts, gap) or Text("0")


def steps(made: Mapping[str, int]) -> Text:
    """Steps on the tracks: `+2♣`."""
    pieces = (
        Text.assemble(f"+{number}", symbol(COLOUR_TRACKS[colour]))
        for colour, number in made.items()
    )
    return joined(pieces, " ")

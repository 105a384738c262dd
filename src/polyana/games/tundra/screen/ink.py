"""What the table of Tundra is drawn with: shapes, colours, dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from polyana import drawing
from polyana.drawing import joined
from polyana.games.tundra.content import Content, title_name
from polyana.games.tundra.view import PlayerView, View
from polyana.notation import Wording

SYMBOLS: Final = {
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
EDGE: Final = "bright_black"
PLACED: Final = "bold reverse"


@dataclass(frozen=True)
class Scene(drawing.Scene):
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    content: Content
    view: View
    wording: Wording

    @property
    def viewer(self) -> PlayerView | None:
        """The player that looks; spectators are none."""
        return None if self.seat is None else self.view.players[self.seat]

    def colour(self, seat: int) -> str:
        """The colour of a player's character."""
        return self.content.characters[self.view.players[seat].character].color

    def title(self, player: PlayerView) -> str:
        """The title in the gender of its bearer (T-904)."""
        return title_name(self.content, player.title, player.character, self.talk.language)


def symbol(name: str, number: int | None = None) -> Text:
    """A symbol, with how many of it there are."""
    shape, colour = SYMBOLS[name]
    return Text(f"{'' if number is None else number}{shape}", colour)


def price(cost: dict[str, int]) -> Text:
    """Numbers of symbols, side by side."""
    return joined((symbol(kind, number) for kind, number in cost.items()), " ")


def die(value: int, style: str = PLACED) -> Text:
    """A die that shows its value."""
    return Text(f"[{value}]", style)

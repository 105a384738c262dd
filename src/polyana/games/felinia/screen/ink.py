"""What the table of Felinia is drawn with: colours, shapes, small plates, and lines that wrap between things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from polyana.games.felinia.components import CARDS, Content, Fare
from polyana.games.felinia.view import PlayerView, View
from polyana.kernel import Move
from polyana.speech import TableTalk

# Players differ by shape as well as by colour; the colours hold on dark and on light ground.
PLAYERS: Final = (("●", "#3B6FB6"), ("■", "#D9822B"), ("▲", "#2A9D8F"), ("◆", "#8E5BA6"))
SYMBOLS: Final = {
    "coin": ("◎", "#C99700"),
    "gold": ("▬", "#C99700"),
    "spice": ("∴", "#C8553D"),
    "food": ("∝", "#4A8FA8"),
    "goods": ("□", ""),
    "mystery": ("?", "#8E7BE0"),
}
CAN_DO: Final = "bold #E0218A"
"""The one colour that means: you can do this. It always comes with the mark `►`."""
PARCHMENT: Final = "#F3E7CC"
INK: Final = "#2A211B"
FAINT: Final = "dim"
SUPERSCRIPT: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
EMPTY_SEAT: Final = "○"
FACE_DOWN: Final = "▒▒"


@dataclass(frozen=True)
class Scene:
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    content: Content
    view: View
    talk: TableTalk
    players: Sequence[str]
    seat: int | None
    moves: frozenset[Move]
    asked: frozenset[int]
    width: int

    @property
    def narrow(self) -> bool:
        """Whether names and tracks must be left out."""
        return self.width < 100

    @property
    def viewer(self) -> PlayerView | None:
        """The board of the seat that looks; spectators have none."""
        return None if self.seat is None else self.view.players[self.seat]

    @property
    def cards(self) -> list[str]:
        """The kinds of resource cards this game is played with."""
        return [card for card in CARDS if self.view.mode in self.content.resources[card].modes]

    def say(self, name: str, /, **args: str | int) -> str:
        """A message of this screen."""
        return self.talk.say(f"screen-{name}", **args)

    def weave(self, name: str, /, **pieces: Text | str | int) -> Text:
        """A message of this screen with coloured pieces in it, in the order its language wants."""
        plain: dict[str, str | int] = {}
        coloured: dict[str, Text] = {}
        for key, piece in pieces.items():
            if isinstance(piece, Text):
                stand_in = chr(0xE000 + len(coloured))
                coloured[stand_in] = piece
                plain[key] = stand_in
            else:
                plain[key] = piece
        woven = Text()
        for part in re.split("([\ue000-\ue0ff])", self.say(name, **plain)):
            woven.append_text(coloured.get(part, Text(part)))
        return woven

    def token(self, seat: int) -> Text:
        """A player's shape in the player's colour."""
        shape, colour = PLAYERS[seat]
        return Text(shape, f"bold {colour}")

    def player(self, seat: int, width: int = 0) -> Text:
        """A player's shape and name, cut to a width if one is given."""
        shape, colour = PLAYERS[seat]
        text = Text(f"{shape} {self.players[seat]}", f"bold {colour}")
        if width:
            text.truncate(width, overflow="ellipsis")
        return text

    def name(self, thing: str) -> Text:
        """The name of a component."""
        return Text(self.talk.name(thing))

    def kingdom(self, kingdom: str) -> Text:
        """The short name of a kingdom in its colour."""
        found = self.content.kingdoms[kingdom]
        short = {str(language): name for language, name in found.short.items()}
        return Text(short[self.talk.language], f"bold {found.hex}")

    def goods(self, kind: str) -> Text:
        """A goods tile: two letters on the colour of the kingdom that wants it most."""
        ground = self.content.kingdoms[self.content.goods[kind].kingdom].hex
        return plate(self.say(f"short-{kind}"), ground)

    def fare(self, fare: Fare) -> Text:
        """What one merchant pays, every goods tile and coin drawn."""
        tiles = [self.goods(kind) for kind, number in fare.goods for _ in range(number)]
        return Text.assemble(*tiles, symbol("coin", fare.coins))


def plate(text: str, ground: str) -> Text:
    """Words on a coloured plate; its edges show without colour too."""
    return Text.assemble(("▐", ground), (text, f"bold {INK} on {ground}"), ("▌", ground))


def symbol(name: str, number: int = 1) -> Text:
    """A symbol, drawn as often as it counts."""
    shape, colour = SYMBOLS[name]
    return Text(shape * number, f"bold {colour}")


def marked(sign: str | Text, words: str | Text) -> Text:
    """Something with a sign before it."""
    return Text.assemble((sign, "bold") if isinstance(sign, str) else sign, " ", words)


def joined(items: Iterable[Text], gap: str) -> Text:
    """Things in one line with a faint mark between them."""
    line = Text()
    for item in items:
        line.append(gap if line else "", FAINT).append_text(item)
    return line


class Flow:
    """Things one after another; the line goes on below where the width ends, and no thing is cut in two."""

    def __init__(self, items: Sequence[Text], gap: str = "  ") -> None:
        self.items = items
        self.gap = gap

    def lines(self, width: int) -> list[Text]:
        """The lines for a width; at least one."""
        lines = [Text()]
        for item in self.items:
            if lines[-1] and lines[-1].cell_len + len(self.gap) + item.cell_len > width:
                lines.append(Text())
            lines[-1].append(self.gap if lines[-1] else "").append_text(item)
        return lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)

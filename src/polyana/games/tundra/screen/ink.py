"""What the table of Tundra is drawn with: shapes, colours, dice, and lines that wrap between things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from polyana.games.tundra.content import Content, title_name
from polyana.games.tundra.view import PlayerView, View
from polyana.kernel import Move
from polyana.notation import Wording
from polyana.speech import TableTalk

SHAPES: Final = "●■▲◆"
"""Players differ by shape as well as by the colour of their character."""
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
CAN_DO: Final = "bold #E0218A"
"""The one colour that means: you can do this. It always comes with the mark `►`."""
FAINT: Final = "dim"
EDGE: Final = "bright_black"
PLACED: Final = "bold reverse"


@dataclass(frozen=True)
class Scene:
    """What a drawing needs: the table as the viewer sees it, and the words for it."""

    content: Content
    view: View
    talk: TableTalk
    wording: Wording
    players: Sequence[str]
    seat: int | None
    moves: frozenset[Move]
    asked: frozenset[int]
    width: int

    @property
    def narrow(self) -> bool:
        """Whether there is room for the necessary only."""
        return self.width < 100

    @property
    def viewer(self) -> PlayerView | None:
        """The player that looks; spectators are none."""
        return None if self.seat is None else self.view.players[self.seat]

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

    def colour(self, seat: int) -> str:
        """The colour of a player's character."""
        return self.content.characters[self.view.players[seat].character].color

    def token(self, seat: int, number: int = 1) -> Text:
        """A player's shape in the player's colour."""
        return Text(SHAPES[seat] * number, f"bold {self.colour(seat)}")

    def player(self, seat: int, width: int = 0) -> Text:
        """A player's shape and name, cut to a width if one is given."""
        text = Text(f"{SHAPES[seat]} {self.players[seat]}", f"bold {self.colour(seat)}")
        if width:
            text.truncate(width, overflow="crop")
        return text

    def title(self, player: PlayerView) -> str:
        """The title in the gender of its bearer (T-904)."""
        return title_name(self.content, player.title, player.character, self.talk.language)

    def name(self, thing: str, style: str = "") -> Text:
        """The name of a component."""
        return Text(self.talk.name(thing), style)

    def mark(self, *moves: Move) -> Text:
        """The sign that the viewer may do one of these; a blank of the same width if not."""
        return Text("►", CAN_DO) if self.moves.intersection(moves) else Text(" ")


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


def number(count: int) -> Text:
    """A number that stands out unless it is nothing."""
    return Text(str(count), "bold") if count else Text("·", FAINT)


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

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + len(self.gap) + item.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self.gap if line else "").append_text(item)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)

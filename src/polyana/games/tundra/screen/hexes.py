"""The map of Tundra: hexes in rows, every other row half a hex aside, drawn on squared paper."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, Flow
from polyana.games.tundra.components import Hex
from polyana.games.tundra.screen.ink import Scene, symbol

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
LINES: Final = dict(
    zip(
        (UP | DOWN, LEFT | RIGHT, DOWN | RIGHT, DOWN | LEFT, UP | RIGHT, UP | LEFT),
        "│─╭╮╰╯",
        strict=True,
    )
) | {
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | DOWN: "┬",
    LEFT | RIGHT | UP: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}
WIDEST: Final = 22
TARGETS: Final = ("move", "walk", "ride", "build", "put", "bonus")
"""The verbs of moves that end with a place."""


class Paper:
    """Squared paper: words lie on squares, and lines know which way they go on."""

    def __init__(self) -> None:
        self.words: dict[tuple[int, int], tuple[str, str]] = {}
        self.lines: dict[tuple[int, int], int] = {}

    def frame(self, top: int, left: int, height: int, width: int) -> None:
        """The outline of a hex; lines of neighbours grow together."""
        bottom, right = top + height, left + width
        for column in range(left, right):
            for row in (top, bottom):
                self.line(row, column, RIGHT)
                self.line(row, column + 1, LEFT)
        for row in range(top, bottom):
            for column in (left, right):
                self.line(row, column, DOWN)
                self.line(row + 1, column, UP)

    def line(self, row: int, column: int, way: int) -> None:
        self.lines[row, column] = self.lines.get((row, column), 0) | way

    def write(self, row: int, left: int, width: int, text: Text) -> None:
        """Words in the middle of a row."""
        column = left + (width - text.cell_len) // 2
        for offset, letter in enumerate(text.plain):
            style = " ".join(
                str(span.style) for span in text.spans if span.start <= offset < span.end
            )
            self.words[row, column + offset] = letter, f"{text.style} {style}".strip()

    def rows(self) -> list[Text]:
        """What is on the paper, line by line."""
        squares = self.words | {at: (LINES[way], FAINT) for at, way in self.lines.items()}
        by_row: dict[int, dict[int, tuple[str, str]]] = {}
        for (row, column), square in squares.items():
            by_row.setdefault(row, {})[column] = square
        return [self.row(by_row[row]) for row in sorted(by_row)]

    def row(self, squares: dict[int, tuple[str, str]]) -> Text:
        """One line; squares of one style are one piece."""
        blank = (" ", "")
        line = [squares.get(column, blank) for column in range(max(squares) + 1)]
        pieces = groupby(line, key=lambda square: square[1])
        return Text.assemble(*(("".join(c for c, _ in run), style) for style, run in pieces))


def tundra(scene: Scene) -> RenderableType:
    """The whole map and what its signs mean."""
    layout = scene.content.layouts[scene.view.layout]
    every = [*layout.hexes.values(), *layout.entry.lake]
    west, north = min(2 * q + r for q, r in every), min(r for _, r in every)
    across = (max(2 * q + r for q, r in every) - west) / 2 + 1
    width = min(WIDEST, int((scene.width - 1) / across) // 2 * 2)
    margin = (scene.width - 1 - int(across * width)) // 2
    longest = max(len(scene.talk.name(token)) for token in scene.content.glades)
    height = 4 if longest < width else 5

    def corner(at: Hex) -> tuple[int, int]:
        q, r = at
        return (r - north) * height, margin + (2 * q + r - west) * width // 2

    paper = Paper()
    for place, at in layout.hexes.items():
        paper.frame(*corner(at), height, width)
        top, left = corner(at)
        for row, text in enumerate(hex_lines(scene, place, width - 1, height - 1), top + 1):
            paper.write(row, left + 1, width - 1, text)
    for at in layout.entry.lake:
        top, left = corner(at)
        for row in range(top, top + height + 1):
            paper.write(row, left + 1, width - 1, water(row, width - 1))
    return Group(*paper.rows(), Flow(legend(scene)))


def water(row: int, width: int) -> Text:
    """A row of a lake."""
    wave = symbol("lake")
    return Text((" " * (row % 2) + f"{wave.plain}  " * width)[: width - 2], wave.style)


def hex_lines(scene: Scene, place: str, width: int, height: int) -> list[Text]:
    """What stands on a place: label, name, figures."""
    view = scene.view
    target = any(move[0] in TARGETS and move[-1] == place for move in scene.moves)
    mark = ("►" if target else "", CAN_DO)
    label = Text(place, CAN_DO if target else "bold")
    if place in view.settlements:
        owner = view.settlements.index(place)
        head = Text.assemble(mark, label, " ", symbol("settlement"))
        names = [scene.player(owner, width)]
    elif place in view.face_up:
        glade = scene.content.glades[view.face_up[place]]
        bonus = Text("").join(scene.shorthand(glade.tower).split(" "))
        head = Text.assemble(label, symbol(glade.resource), " ", bonus)
        if head.cell_len > width:
            head = Text.assemble(label, symbol(glade.resource), bonus)
        room = head.cell_len < width
        head = Text.assemble(mark if room else "", head)
        colour = symbol(glade.resource).style
        names = [Text(line, colour) for line in wrapped(scene.talk.name(glade.id), width)]
    else:
        head = Text.assemble(mark, label)
        names = [Text(symbol("face_down").plain * (width - 4), FAINT)]
    names += [Text()] * (height - 2 - len(names))
    # where the label fills the hex, the mark goes to the figures
    standing = Text.assemble("" if "►" in head.plain else mark, figures(scene, place))
    return [head, *names[: height - 2], standing]


def wrapped(name: str, width: int) -> list[str]:
    """A name in one line or two; a word too long is cut."""
    if len(name) <= width:
        return [name]
    first, _, rest = name.partition(" ")
    return [word if len(word) <= width else word[: width - 1] + "." for word in (first, rest)]


def figures(scene: Scene, place: str) -> Text:
    """The tower and the workers on a place, in the marks of their owners."""
    view = scene.view
    found = []
    if place in view.towers:
        owner = view.towers[place]
        found.append(Text.assemble(("♜", f"bold {scene.colour(owner)}"), scene.token(owner)))
    for seat, player in enumerate(view.players):
        standing = player.workers.count(place)
        if standing:
            many = Text(f"{standing}", f"bold {scene.colour(seat)}") if standing > 2 else None
            found.append(
                Text.assemble(many, scene.token(seat)) if many else scene.token(seat, standing)
            )
    return Text(" ").join(found)


def legend(scene: Scene) -> list[Text]:
    """What the signs of the table mean."""
    signs = [
        *("kindling", "stone", "peat", "resource", "equal", "berry", "vp"),
        *("move", "worker", "tower", "settlement", "card", "advisor", "boost"),
    ]
    if scene.content.layouts[scene.view.layout].entry.lake:
        signs.append("lake")
    return [
        Text.assemble(symbol(sign), " ", (scene.say(f"legend-{sign}"), FAINT)) for sign in signs
    ]

"""Maps of hexes on squared paper: a box for each, every other row (or column, with flat tops) half a box aside."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import groupby
from typing import Final

from rich.text import Text

from polyana.drawing.flow import FAINT
from polyana.maps import Hex, Top, half_steps

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


class HexPaper:
    """Squared paper with room for a map: words lie on squares, and lines know which way they go on."""

    def __init__(self, hexes: Collection[Hex], room: int, widest: int, top: Top = "pointy") -> None:
        self.top = top
        places = [half_steps(at, top) for at in hexes]
        self.west = min(across for across, _ in places)
        self.north = min(down for _, down in places)
        span = max(across for across, _ in places) - self.west
        boxes = span / 2 + 1 if top == "pointy" else span + 1
        self.width = min(widest, int((room - 1) / boxes) // 2 * 2)
        """How wide a box is."""
        self.height = 4
        """How high a box is; even with flat tops."""
        self.margin = (room - 1 - int(boxes * self.width)) // 2
        self.words: dict[tuple[int, int], tuple[str, str]] = {}
        self.lines: dict[tuple[int, int], int] = {}

    def draw(self, at: Hex, texts: Iterable[Text]) -> None:
        """A hex: its outline, and what stands in it, line by line."""
        row, column = self.corner(at)
        self._frame(row, column)
        for number, text in enumerate(texts, row + 1):
            self._write(number, column + 1, text)

    def fill(self, at: Hex, line: Callable[[int, int], Text]) -> None:
        """A hex without an outline, all of it covered: `line` is given the row and the width."""
        row, column = self.corner(at)
        for number in range(row, row + self.height + 1):
            self._write(number, column + 1, line(number, self.width - 1))

    def corner(self, at: Hex) -> tuple[int, int]:
        """The row and the column of a hex's upper left corner."""
        across, down = half_steps(at, self.top)
        across, down = across - self.west, down - self.north
        if self.top == "pointy":
            return down * self.height, self.margin + across * self.width // 2
        return down * self.height // 2, self.margin + across * self.width

    def rows(self) -> list[Text]:
        """What is on the paper, line by line."""
        squares = self.words | {at: (LINES[way], FAINT) for at, way in self.lines.items()}
        by_row: dict[int, dict[int, tuple[str, str]]] = {}
        for (row, column), square in squares.items():
            by_row.setdefault(row, {})[column] = square
        return [self._row(by_row[row]) for row in sorted(by_row)]

    def _frame(self, top: int, left: int) -> None:
        """The outline of a box; lines of neighbours grow together."""
        bottom, right = top + self.height, left + self.width
        for column in range(left, right):
            for row in (top, bottom):
                self._line(row, column, RIGHT)
                self._line(row, column + 1, LEFT)
        for row in range(top, bottom):
            for column in (left, right):
                self._line(row, column, DOWN)
                self._line(row + 1, column, UP)

    def _line(self, row: int, column: int, way: int) -> None:
        self.lines[row, column] = self.lines.get((row, column), 0) | way

    def _write(self, row: int, left: int, text: Text) -> None:
        """Words in the middle of a row of a box."""
        column = left + (self.width - 1 - text.cell_len) // 2
        for offset, letter in enumerate(text.plain):
            style = " ".join(
                str(span.style) for span in text.spans if span.start <= offset < span.end
            )
            self.words[row, column + offset] = letter, f"{text.style} {style}".strip()

    def _row(self, squares: dict[int, tuple[str, str]]) -> Text:
        """One line; squares of one style are one piece."""
        blank = (" ", "")
        line = [squares.get(column, blank) for column in range(max(squares) + 1)]
        pieces = groupby(line, key=lambda square: square[1])
        return Text.assemble(*(("".join(c for c, _ in run), style) for style, run in pieces))

"""Things in a line, and lines that wrap between things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

FAINT: Final = "dim"


def joined(items: Iterable[Text], gap: str) -> Text:
    """Things in one line with a faint mark between them."""
    line = Text()
    for item in items:
        line.append(gap if line else "", FAINT).append_text(item)
    return line


def number(count: int) -> Text:
    """A number that stands out unless it is nothing."""
    return Text(str(count), "bold") if count else Text("·", FAINT)


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

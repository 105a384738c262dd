"""Small plots as SVG: they take the colours of the page, light or dark, and name their numbers when pointed at."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 760
LABELS: Final = 220
"""The width of the names on the left."""
FIGURES: Final = 130
"""The width of the figures on the right."""
ROW: Final = 34

Said = Callable[[float], str]
"""How a number is written."""


class Row(NamedTuple):
    """A dot with whiskers: a figure with its interval, in the colour and shape of `tone`. Not a number: a heading."""

    label: str
    low: float
    figure: float
    high: float
    said: str
    tone: int = 0
    inner: bool = False
    """Whether it belongs to a heading above it."""


class Lane(NamedTuple):
    """All values of somebody, for a distribution."""

    label: str
    values: Sequence[float]
    tone: int


class Band(NamedTuple):
    """One category of a stack: its value in each column."""

    label: str
    values: Sequence[float]
    tone: int


def svg(height: float, title: str, parts: Sequence[str], width: float = WIDTH) -> str:
    """A plot of this height; its title is for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}"'
        f' style="max-width:{width:g}px">{"".join(parts)}</svg>'
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def ticks(low: float, high: float, most: int = 6, least: float = 0.0) -> list[float]:
    """Round numbers over a range, at least so far apart.

    >>> ticks(0, 1), ticks(3, 97)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [20.0, 40.0, 60.0, 80.0])
    """
    step = max(least, round_step((high - low) / most))
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20, ... that is not smaller."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough * (1 - 1e-9))


def marker(x: float, y: float, tone: int, title: str) -> str:
    """A dot in a colour and a shape of its own: circle, square, diamond, triangle."""
    shapes = (
        f'circle cx="{x:.1f}" cy="{y:.1f}" r="6"',
        f'rect x="{x - 5.5:.1f}" y="{y - 5.5:.1f}" width="11" height="11"',
        f'path d="M{x:.1f} {y - 7.5:.1f}l7.5 7.5-7.5 7.5-7.5-7.5z"',
        f'path d="M{x:.1f} {y - 7:.1f}l7 12.5h-14z"',
    )
    kind = f"dot tone-{tone % 10}"
    return f'<g class="{kind}"><title>{escape(title)}</title><{shapes[tone % 4]}/></g>'


def whiskers(
    title: str,
    rows: Sequence[Row],
    said: Said,
    span: tuple[float, float] | None = None,
    even: tuple[float, str] | None = None,
) -> str:
    """Figures with their intervals, one below the other; `even` is a line to compare with."""
    ends = [
        bound for row in rows for bound in (row.low, row.figure, row.high) if math.isfinite(bound)
    ]
    if even:
        ends.append(even[0])
    low, high = span or padded(min(ends), max(ends))
    left, right = LABELS, WIDTH - FIGURES
    top = 26 if even else 10
    bottom = top + ROW * len(rows)

    def at(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * (right - left)

    parts = []
    for tick in ticks(low, high):
        parts.append(line(at(tick), top, at(tick), bottom, "grid"))
        parts.append(text(at(tick), bottom + 18, said(tick), "tick", "middle"))
    if even:
        parts.append(line(at(even[0]), top - 6, at(even[0]), bottom, "even"))
        parts.append(text(at(even[0]), top - 12, even[1], "tick", "middle"))
    for number, row in enumerate(rows):
        y = top + ROW * (number + 0.5)
        indent, kind = (18, "inner") if row.inner else (0, "name")
        parts.append(text(indent, y + 4.5, row.label, kind))
        if math.isnan(row.figure):
            continue
        tone = f"whisker tone-{row.tone % 10}"
        parts.append(line(at(row.low), y, at(row.high), y, tone))
        for end in (row.low, row.high):
            if math.isfinite(end):
                parts.append(line(at(end), y - 5, at(end), y + 5, tone))
        parts.append(marker(at(row.figure), y, row.tone, f"{row.label}: {row.said}"))
        parts.append(text(WIDTH, y + 4.5, row.said, "figure", "end"))
    return svg(bottom + 28, title, parts)


def padded(low: float, high: float) -> tuple[float, float]:
    """A range with a little air on both sides."""
    air = (high - low) * 0.06 or 1.0
    return low - air, high + air


def distributions(title: str, lanes: Sequence[Lane], said: Said) -> str:
    """How the values of each are spread: a lane of columns each, on one scale, with the mean as a line."""
    values = [value for lane in lanes for value in lane.values]
    step = max(1.0, round_step((max(values) - min(values)) / 36))
    low = math.floor(min(values) / step) * step
    columns = math.floor((max(values) - low) / step + 1e-9) + 1
    left, right, deep = LABELS, WIDTH - FIGURES, 64
    wide = (right - left) / columns
    parts = []
    bottom = 10 + deep * len(lanes)
    middle = wide / 2 if step == 1 else 0.0  # a column of its own for every number
    for tick in ticks(low, low + columns * step - bool(middle), least=1):
        x = left + (tick - low) / step * wide + middle
        parts.append(line(x, 10, x, bottom, "grid"))
        parts.append(text(x, bottom + 18, said(tick), "tick", "middle"))
    for number, lane in enumerate(lanes):
        floor = 10 + deep * (number + 1)
        counts = [0] * columns
        for value in lane.values:
            counts[math.floor((value - low) / step + 1e-9)] += 1
        most = max(counts)
        for column, count in enumerate(counts):
            if count:
                tall = (deep - 14) * count / most
                name = said(low + column * step)
                if step > 1:
                    name += f"–{said(low + (column + 1) * step - 1)}"
                parts.append(
                    bar(
                        left + column * wide,
                        floor - tall,
                        wide,
                        tall,
                        lane.tone,
                        f"{name}: {count}",
                    )
                )
        mean = sum(lane.values) / len(lane.values)
        x = left + (mean - low) / step * wide + middle
        parts.append(line(x, floor - deep + 8, x, floor, "mean"))
        parts.append(line(left, floor, right, floor, "floor"))
        parts.append(text(0, floor - 18, lane.label, "name"))
        parts.append(text(WIDTH, floor - 18, f"⌀ {said(round(mean, 1))}", "figure", "end"))
    return svg(bottom + 28, title, parts)


def bar(x: float, y: float, wide: float, tall: float, tone: int, title: str) -> str:
    """A column with a hair of air beside it."""
    air = min(1.5, wide * 0.15)
    return (
        f'<rect x="{x + air / 2:.2f}" y="{y:.2f}" width="{wide - air:.2f}" height="{tall:.2f}"'
        f' class="bar tone-{tone % 10}"><title>{escape(title)}</title></rect>'
    )


def stacks(
    title: str, columns: Sequence[str], bands: Sequence[Band], most: float, said: Said
) -> str:
    """Columns of stacked categories, to the scale of `most`; what is negative hangs below the floor."""
    width, left, top, tall = 372, 34, 14, 190
    below = max(-sum(min(0.0, band.values[i]) for band in bands) for i in range(len(columns)))
    scale = tall / (most + below)
    floor = top + most * scale
    wide = (width - left) / len(columns)
    parts = []
    for tick in ticks(-below, most, 5):
        y = floor - tick * scale
        parts.append(line(left, y, width, y, "grid"))
        parts.append(text(left - 6, y + 4, said(tick), "tick", "end"))
    for number, column in enumerate(columns):
        up, down = floor, floor
        for band in bands:
            value = band.values[number]
            size = abs(value) * scale
            name = f"{band.label}: {said(round(value, 1))}"
            x = left + wide * (number + 0.12)
            if value > 0:
                up -= size
                parts.append(bar(x, up, wide * 0.76, size, band.tone, name))
            elif value < 0:
                parts.append(bar(x, down, wide * 0.76, size, band.tone, name))
                down += size
        parts.append(text(left + wide * (number + 0.5), top + tall + 18, column, "tick", "middle"))
    parts.append(line(left, floor, width, floor, "floor"))
    return svg(top + tall + 26, title, parts, width)

"""A map: hexes become places with short names, row by row (a1, a2, b1), and know their neighbours."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

import msgspec

from polyana.games.tundra.components import Hex, LayoutEntry
from polyana.kernel import Move

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Layout(msgspec.Struct, frozen=True):
    """A map with what the rules look up; settlements, start glades and workers are listed by seat."""

    entry: LayoutEntry
    hexes: dict[str, Hex]
    glades: tuple[str, ...]
    settlements: tuple[str, ...]
    start: tuple[tuple[str, ...], ...]
    workers: tuple[tuple[str, ...], ...]
    edge: frozenset[str]
    neighbours: dict[str, tuple[str, ...]]
    steps: dict[str, tuple[Move, ...]]
    """By place: the moves of a worker that stands there and has not moved yet."""
    rides: dict[str, dict[str, Move]]


def drawn(entry: LayoutEntry) -> Layout:
    """The map of a layout entry whose hexes have been checked."""
    names = place_names((*entry.glades, *entry.settlements))
    neighbours = {
        name: tuple(
            names[q + east, r + south]
            for east, south in DIRECTIONS
            if (q + east, r + south) in names
        )
        for (q, r), name in names.items()
    }
    glades = tuple(name for at, name in names.items() if at in entry.glades)
    return Layout(
        entry=entry,
        hexes={name: at for at, name in names.items()},
        glades=glades,
        settlements=tuple(names[at] for at in entry.settlements),
        start=tuple(tuple(names[at] for at in seat) for seat in entry.start),
        workers=tuple(tuple(names[at] for at in seat) for seat in entry.workers),
        edge=frozenset(names[at] for at in entry.edge),
        neighbours=neighbours,
        steps={
            place: tuple(("move", place, to) for to in near) for place, near in neighbours.items()
        },
        rides={place: {glade: ("ride", place, glade) for glade in glades} for place in neighbours},
    )


def place_names(hexes: tuple[Hex, ...]) -> dict[Hex, str]:
    """A letter for the row from top to bottom, a number from left to right.

    >>> place_names(((1, 0), (0, 0), (0, 1)))
    {(0, 0): 'a1', (1, 0): 'a2', (0, 1): 'b1'}
    """
    rows = sorted({r for _, r in hexes})
    return {
        at: f"{letter}{number}"
        for letter, row in zip(ascii_lowercase, rows, strict=False)
        for number, at in enumerate(sorted(at for at in hexes if at[1] == row), 1)
    }

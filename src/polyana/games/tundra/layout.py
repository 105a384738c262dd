"""A map: hexes become places with short names, row by row (a1, a2, b1), and know their neighbours."""

from __future__ import annotations

import msgspec

from polyana.games.tundra.components import LayoutEntry
from polyana.kernel import Move
from polyana.maps import Hex, row_names, touching


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
    names = row_names((*entry.glades, *entry.settlements))
    neighbours = touching(names)
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

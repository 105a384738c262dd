"""The main board as the rules know it: hexes with names, and who touches whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from polyana.games.revive.bits import Bits, as_bits
from polyana.games.revive.components import BoardEntry, Cluster, CrystalSymbol, LargePlace, Place
from polyana.kernel import Move
from polyana.maps import Hex, touching

PIT: Final = "pit"
LARGE: Final = "large"
ICE: Final = "."
"""The letter of a hex that nobody has seen."""
LETTERS: Final = {
    "desert": "d", "forest": "f", "mountain": "m", "field": "y", "ocean": "o", "city": "c",
    PIT: "p", LARGE: "l",
}  # fmt: skip
KINDS: Final = {letter: kind for kind, letter in LETTERS.items()}


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """R-001: the places of the board by their names; a hex is called after its place: `a04_1` (R-016)."""

    hexes: dict[str, Hex]
    """Every hex and where it lies, the pit included; a large location lies nowhere in particular."""
    index: dict[str, int]
    """By hex and corner: its letter in the ground."""
    touching: dict[str, tuple[str, ...]]
    """By hex and corner: the hexes and corners beside it (R-104)."""
    places: dict[str, tuple[str, ...]]
    """By tile place: its four hexes."""
    around: dict[str, frozenset[str]]
    """R-374: by hex, corner and tile place whatever is next to it."""
    place_of: dict[str, str]
    """By hex: its tile place; the pit and the corners have none."""
    corners: tuple[str, ...]
    rim: dict[str, tuple[str, ...]]
    """By hex: the crystals of the rim beside it."""
    clusters: dict[str, tuple[str, ...]]
    """By hex: the crystal clusters that touch it (R-434)."""
    bits: Bits
    explore: dict[str, Move]
    populate: dict[str, Move]
    build: dict[str, Move]
    target: dict[str, Move]
    """The moves that name a place, built once."""

    @property
    def moves(self) -> dict[str, dict[str, Move]]:
        """By map action: the moves that name a place."""
        return {"explore": self.explore, "populate": self.populate, "build": self.build}


def drawn(
    entry: BoardEntry,
    places: Mapping[str, Place],
    corners: Mapping[str, LargePlace],
    rim: Mapping[str, CrystalSymbol],
    clusters: Mapping[str, Cluster],
) -> Board:
    """The board of entries that have been checked."""
    named = {
        at: f"{name}_{number}"
        for name, place in places.items()
        for number, at in enumerate(place.hexes, 1)
    }
    named[entry.pit] = PIT
    beside = touching(named)
    for name, corner in corners.items():
        beside[name] = tuple(named[at] for at in corner.touches)
        for at in corner.touches:
            beside[named[at]] += (name,)
    every = (*named.values(), *corners)
    tiles = {name: tuple(named[at] for at in place.hexes) for name, place in places.items()}
    return Board(
        hexes={name: at for at, name in named.items()},
        index={name: number for number, name in enumerate(every)},
        touching=beside,
        places=tiles,
        around={name: frozenset(near) for name, near in beside.items()}
        | {
            name: frozenset(near for at in hexes for near in beside[at])
            for name, hexes in tiles.items()
        },
        place_of={named[at]: name for name, place in places.items() for at in place.hexes},
        corners=tuple(corners),
        rim=_beside(named, rim),
        clusters=_beside(named, clusters),
        bits=as_bits(
            {name: at for at, name in named.items()},
            tiles,
            {name: beside[name] for name in corners},
        ),
        explore={name: ("explore", name) for name, place in places.items() if place.kind == "area"},
        populate={name: ("populate", name) for name in every},
        build={name: ("build", name) for name in every},
        target={name: ("target", name) for name in every},
    )


def _beside(
    named: Mapping[Hex, str], symbols: Mapping[str, CrystalSymbol] | Mapping[str, Cluster]
) -> dict[str, tuple[str, ...]]:
    """By hex: the symbols that touch it."""
    found: dict[str, tuple[str, ...]] = {}
    for name, symbol in symbols.items():
        for at in symbol.touches:
            found[named[at]] = (*found.get(named[at], ()), name)
    return found


# What lies on the board


def ice(board: Board) -> str:
    """The ground before anything is turned up: pit and corners alone are known."""
    kinds = {PIT: PIT, **dict.fromkeys(board.corners, LARGE)}
    return "".join(LETTERS[kinds[name]] if name in kinds else ICE for name in board.index)


def with_kinds(board: Board, ground: str, kinds: Mapping[str, str]) -> str:
    """The ground after some hexes have become of these kinds."""
    letters = list(ground)
    for name, kind in kinds.items():
        letters[board.index[name]] = LETTERS[kind]
    return "".join(letters)

"""The main board as the rules know it: hexes with names, who touches whom, and what can be reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import msgspec

from polyana.games.revive.components import BoardEntry, Cluster, CrystalSymbol, LargePlace, Place
from polyana.games.revive.ways import Bits, Terrain, Ways, as_bits
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


class Part(NamedTuple):
    """What is known of the hexes of a tile place."""

    bits: int
    cities: list[str]
    deserts: list[str]


def part_of(board: Board, hexes: Iterable[str], letters: str) -> Part:
    """The revealed hexes of a place, of which the letters tell the kinds."""
    lying = zip(hexes, letters, strict=True)
    kinds = {name: KINDS[letter] for name, letter in lying if letter != ICE}
    cities = [name for name, kind in kinds.items() if kind == "city"]
    deserts = [name for name, kind in kinds.items() if kind == "desert"]
    return Part(board.bits.together(kinds), cities, deserts)


class Land:
    """The revealed part of the board: what kind every hex is, and what can be reached from where.

    It follows from the ground alone and is made once for every ground, of parts that are known by their place and their
    letters; ways that were looked for once are kept.
    """

    __slots__ = ("_ground", "_kinds", "_of_kind", "_revealed", "_ways", "board", "hidden", "sites")

    def __init__(self, board: Board, ground: str, parts: dict[tuple[str, str], Part]) -> None:
        self.board, self._ground = board, ground
        self._kinds: dict[str, str] = {}
        self._of_kind: dict[str, list[str]] = {}
        hidden, cities, deserts = list[str](), list[str](), list[str]()
        areas, revealed, begin = board.explore, 0, 0
        for place, hexes in (*board.places.items(), ("", (PIT, *board.corners))):
            letters = ground[begin : begin + len(hexes)]
            begin += len(hexes)
            if letters[:1] == ICE and place in areas:
                hidden.append(place)
            key = (place, letters)
            part = parts.get(key)
            if part is None:
                part = parts[key] = part_of(board, hexes, letters)
            if part.bits:
                revealed |= part.bits
                cities += part.cities
                deserts += part.deserts
        self._revealed = revealed
        self.hidden = hidden
        """The places whose tile is unexplored."""
        self.sites = {"explore": hidden, "populate": [*cities, *board.corners], "build": deserts}
        """By map action: where it could be done."""
        self._ways: dict[tuple[int, tuple[str, ...]], Ways] = {}

    @property
    def kinds(self) -> dict[str, str]:
        """The kind of every revealed hex and corner, in the order of the board."""
        if not self._kinds:
            lying = zip(self.board.index, self._ground, strict=True)
            self._kinds = {name: KINDS[letter] for name, letter in lying if letter != ICE}
        return self._kinds

    @property
    def of_kind(self) -> dict[str, list[str]]:
        """By kind: the revealed hexes, in the order of the board."""
        if not self._of_kind:
            found: dict[str, list[str]] = {}
            for name, kind in self.kinds.items():
                found.setdefault(kind, []).append(name)
            self._of_kind = found
        return self._of_kind

    def ways(self, origins: Iterable[str], skipped: tuple[str, ...] = ()) -> Ways:
        """R-100 to R-104: what can be reached from the nearest of some origins, and how far it is.

        Hexes of the `skipped` kinds do not count (R-351). No way leads over hexes of unexplored tiles, but they may be
        its end.
        """
        bits = self.board.bits
        start = bits.together(origins)
        key = (start, skipped)
        found = self._ways.get(key)
        if found is None:
            free = bits.together(at for kind in skipped for at in self.of_kind.get(kind, ()))
            terrain = Terrain(bits, self._revealed, free)
            seen, edge = terrain.one_further(start, start)
            found = Ways(terrain, self.sites, self.board.moves, (seen,), edge)
            self._ways[key] = found
        return found

    def ways_by(self, rings: tuple[int, ...]) -> Ways:
        """The ways that reach so far, ring by ring."""
        return Ways(Terrain(self.board.bits, self._revealed), self.sites, self.board.moves, rings)

    def beside(self, name: str) -> Iterable[tuple[str, str]]:
        """The revealed hexes and corners next to one, with their kinds."""
        kinds = self.kinds
        return ((near, kinds[near]) for near in self.board.touching[name] if near in kinds)


_KNOWN: Final[dict[tuple[str, str], Land]] = {}
_PARTS: Final[dict[str, dict[tuple[str, str], Part]]] = {}
_MOST: Final = 4096


def land(board: Board, content: str, ground: str) -> Land:
    """The land of a ground; `content` is the hash of the content to which the board belongs."""
    key = (content, ground)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()  # bots imagine more lands than are worth keeping
        found = _KNOWN[key] = Land(board, ground, _PARTS.setdefault(content, {}))
    return found

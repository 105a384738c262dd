"""The revealed part of the board: what its hexes are, and the ways over it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from polyana.games.revive.board import ICE, KINDS, PIT, Board
from polyana.games.revive.rules.ways import Terrain, Ways


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

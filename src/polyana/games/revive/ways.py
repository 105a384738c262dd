"""Ways over the board, ring by ring: a set of hexes is a whole number with a bit for each, a ring is a few shifts.

Hexes are numbered row by row, with an empty column between two rows; then all neighbours of a set are the set shifted
by one, by a row, and by a row less one. Large locations have numbers behind the hexes, none next to another, and are
joined by what they touch.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from polyana.kernel import Move
from polyana.maps import Hex


class Bits(msgspec.Struct, frozen=True, kw_only=True):
    """The board as bits."""

    of: dict[str, int]
    """By hex and corner its bit; by tile place those of its hexes."""
    row: int
    """By how much the hex below differs."""
    corners: tuple[tuple[int, int], ...]
    """The bit of every corner, and those of the hexes that it touches (R-104)."""
    joints: int
    """All corners, and all that they touch."""
    every: int
    """All hexes and corners."""

    def touching(self, bits: int) -> int:
        """All that touches a set of hexes and corners."""
        row = self.row
        found = bits << 1 | bits >> 1 | bits << row | bits >> row
        found |= bits << row - 1 | bits >> row - 1
        if bits & self.joints:
            for corner, beside in self.corners:
                if bits & beside:
                    found |= corner
                if bits & corner:
                    found |= beside
        return found & self.every

    def together(self, names: Iterable[str]) -> int:
        """The bits of some places."""
        found = 0
        for name in names:
            found |= self.of[name]
        return found


def as_bits(
    hexes: Mapping[str, Hex],
    places: Mapping[str, Iterable[str]],
    corners: Mapping[str, Iterable[str]],
) -> Bits:
    """The bits of a board: its hexes, the places with their hexes, the corners with what they touch."""
    left, top = (min(at[axis] for at in hexes.values()) for axis in (0, 1))
    row = max(at[0] for at in hexes.values()) - left + 2
    found = {name: 1 << (r - top) * row + q - left for name, (q, r) in hexes.items()}
    beyond = max(found.values()).bit_length() + row
    own = {name: 1 << beyond + 2 * number for number, name in enumerate(corners)}
    joined = {name: sum(found[at] for at in corners[name]) for name in corners}
    tiles = {name: sum(found[at] for at in place) for name, place in places.items()}
    return Bits(
        of=found | own | tiles,
        row=row,
        corners=tuple((own[name], joined[name]) for name in corners),
        joints=functools.reduce(operator.or_, (*own.values(), *joined.values()), 0),
        every=sum(found.values()) + sum(own.values()),
    )


def rings(bits: Bits, origins: int, revealed: int, free: int) -> Iterator[int]:
    """R-100 to R-104: by distance all that can be reached so far, with so many hexes strictly between.

    No way leads over what is not revealed, but it may end there; what is `free` does not count (R-351).
    """
    seen, edge = origins, origins
    while edge:
        ring, edge = edge, 0
        while ring:  # once more from what costs nothing to cross
            ring = bits.touching(ring) & ~seen
            seen |= ring
            edge |= ring & revealed
            ring &= free
        edge &= ~free
        yield seen


Site = tuple[str, Move, int]
"""Where a map action could be done, the move for it, and how far it is."""


class Ways:
    """What can be reached from some origins, and how far it is. It is looked for as far as somebody asks, and kept."""

    __slots__ = ("_bits", "_far", "_further", "_moves", "_near", "_rings", "_sites")

    def __init__(
        self,
        bits: Bits,
        sites: Mapping[str, Iterable[str]],
        moves: Mapping[str, Mapping[str, Move]],
        further: Iterator[int],
    ) -> None:
        self._bits, self._sites, self._moves = bits.of, sites, moves
        self._rings: list[int] = []
        self._further: Iterator[int] | None = further
        self._far: dict[str, int] = {}
        self._near: dict[str, tuple[int, list[Site]]] = {}

    def _grow(self) -> bool:
        """One hex further, if any way leads there."""
        if self._further is not None:
            for found in self._further:
                self._rings.append(found)
                return True
            self._further = None
        return False

    def far(self, place: str) -> int | None:
        """R-100: the hexes strictly between, to a tile those to its nearest hex (R-105); None if no way leads there."""
        found = self._far.get(place)
        if found is None:
            bits, rings, far = self._bits[place], self._rings, 0
            while far < len(rings) or self._grow():
                if rings[far] & bits:
                    self._far[place] = far
                    return far
                far += 1
        return found

    def reached(self, span: int) -> int:
        """All that is no further than this, as bits."""
        if span < 0:
            return 0
        rings = self._rings
        while span >= len(rings):
            if not self._grow():
                return rings[-1]
        return rings[span]

    @property
    def rings(self) -> list[int]:
        """By distance all that can be reached so far."""
        while self._grow():
            pass
        return self._rings

    def near(self, action: str, span: int) -> list[Site]:
        """In the order of the board the places for a map action that are no further than this, and perhaps others."""
        known = self._near.get(action)
        if known is None or known[0] < span:
            self.reached(span)
            known = self._near[action] = (span, self._measured(action))
        return known[1]

    def _measured(self, action: str) -> list[Site]:
        """The places for a map action as far as ways have been looked for."""
        bits, moves, rings = self._bits, self._moves[action], self._rings
        found = []
        for at in self._sites[action]:
            own = bits[at]
            if own & rings[-1]:
                far = 0
                while not own & rings[far]:
                    far += 1
                found.append((at, moves[at], far))
        return found

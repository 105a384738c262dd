"""Ways over the board, ring by ring: a set of hexes is a whole number with a bit for each, a ring is a few shifts.

Hexes are numbered row by row, with an empty column between two rows; then all neighbours of a set are the set shifted
by one, by a row, and by a row less one. Large locations have numbers behind the hexes, none next to another, and are
joined by what they touch.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Mapping
from typing import NamedTuple

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


class Terrain(NamedTuple):
    """What ways lead over."""

    bits: Bits
    revealed: int
    """No way leads over anything else, but it may end there."""
    free: int = 0
    """What does not count (R-351)."""

    def one_further(self, seen: int, edge: int) -> tuple[int, int]:
        """What is seen from the edge of what was seen so far, and the new edge; it is 0 where all ways end."""
        ring, edge = edge, 0
        while ring:  # once more from what costs nothing to cross
            ring = self.bits.touching(ring) & ~seen
            seen |= ring
            edge |= ring & self.revealed
            ring &= self.free
        return seen, edge & ~self.free

    def rings(self, origins: int) -> list[int]:
        """R-100 to R-104: by distance all that can be reached so far, with so many hexes strictly between."""
        found, seen, edge = list[int](), origins, origins
        while edge:
            seen, edge = self.one_further(seen, edge)
            found.append(seen)
        return found


Site = tuple[str, Move, int]
"""Where a map action could be done, the move for it, and how far it is."""


class Ways:
    """What can be reached from some origins, and how far it is. It is looked for as far as somebody asks, and kept.

    Tables in several threads may ask at once: whatever is found takes the place of what was known in one go.
    """

    __slots__ = ("_bits", "_far", "_known", "_moves", "_near", "_sites", "_terrain")

    def __init__(
        self,
        terrain: Terrain,
        sites: Mapping[str, Iterable[str]],
        moves: Mapping[str, Mapping[str, Move]],
        rings: tuple[int, ...],
        edge: int = 0,
    ) -> None:
        self._terrain, self._bits = terrain, terrain.bits.of
        self._sites, self._moves = sites, moves
        self._known = (rings, edge)
        """By distance all that can be reached so far, and the edge from which it goes on."""
        self._far: dict[str, int] = {}
        self._near: dict[str, tuple[int, list[Site]]] = {}

    def rings(self, span: int | None = None) -> tuple[int, ...]:
        """By distance all that can be reached so far: at least up to this distance, or all of it."""
        found, edge = self._known
        while edge and (span is None or len(found) <= span):
            seen, edge = self._terrain.one_further(found[-1], edge)
            found = (*found, seen)
            self._known = (found, edge)
        return found

    def far(self, place: str) -> int | None:
        """R-100: the hexes strictly between, to a tile those to its nearest hex (R-105); None if no way leads there."""
        known = self._far.get(place)
        if known is None:
            bits, far = self._bits[place], 0
            while far < len(found := self.rings(far)):
                if found[far] & bits:
                    self._far[place] = far
                    return far
                far += 1
        return known

    def reached(self, span: int) -> int:
        """All that is no further than this, as bits."""
        if span < 0:
            return 0
        found = self.rings(span)
        return found[span] if span < len(found) else found[-1]

    def near(self, action: str, span: int) -> list[Site]:
        """In the order of the board the places for a map action that are no further than this, and perhaps others."""
        known = self._near.get(action)
        if known is None or known[0] < span:
            known = self._near[action] = (span, self._measured(action, self.rings(span)))
        return known[1]

    def _measured(self, action: str, found: tuple[int, ...]) -> list[Site]:
        """The places for a map action within these rings."""
        bits, moves, last = self._bits, self._moves[action], found[-1]
        near = []
        for at in self._sites[action]:
            own = bits[at]
            if own & last:
                far = 0
                while not own & found[far]:
                    far += 1
                near.append((at, moves[at], far))
        return near

"""Ways over the board, ring by ring: a set of hexes is a whole number with a bit for each, a ring is a few shifts.

Hexes are numbered row by row, with an empty column between two rows; then all neighbours of a set are the set shifted
by one, by a row, and by a row less one. Large locations have numbers behind the hexes, none next to another, and are
joined by what they touch.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterable, Mapping

import msgspec

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


def rings(bits: Bits, origins: int, revealed: int, free: int) -> list[int]:
    """R-100 to R-104: by distance all that can be reached so far, with so many hexes strictly between.

    No way leads over what is not revealed, but it may end there; what is `free` does not count (R-351).
    """
    found, seen, edge = [], origins, origins
    while edge:
        ring, edge = edge, 0
        while ring:  # once more from what costs nothing to cross
            ring = bits.touching(ring) & ~seen
            seen |= ring
            edge |= ring & revealed
            ring &= free
        edge &= ~free
        found.append(seen)
    return found


class Ways:
    """What can be reached from some origins, and how far it is. What was looked for once is kept."""

    __slots__ = ("_bits", "_far", "_sites", "_within", "rings")

    def __init__(self, bits: Bits, sites: Mapping[str, Iterable[str]], rings: list[int]) -> None:
        self._bits, self._sites = bits.of, sites
        self.rings = rings
        self._far: dict[str, int] = {}
        self._within: dict[tuple[str, int], list[str]] = {}

    def far(self, place: str) -> int | None:
        """R-100: the hexes strictly between, to a tile those to its nearest hex (R-105); None if no way leads there."""
        found = self._far.get(place)
        if found is None:
            bits = self._bits[place]
            for far, reached in enumerate(self.rings):
                if reached & bits:
                    self._far[place] = far
                    return far
        return found

    def reached(self, span: int) -> int:
        """All that is no further than this, as bits."""
        if span < 0:
            return 0
        return self.rings[span] if span < len(self.rings) else self.rings[-1]

    def within(self, action: str, span: int) -> list[str]:
        """In the order of the board the places for a map action that are no further than this."""
        key = (action, min(span, len(self.rings)))
        found = self._within.get(key)
        if found is None:
            reached, bits = self.reached(span), self._bits
            found = [at for at in self._sites[action] if bits[at] & reached]
            self._within[key] = found
        return found

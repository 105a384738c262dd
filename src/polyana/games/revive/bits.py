"""The board as bits: a set of hexes is a whole number with a bit for each.

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

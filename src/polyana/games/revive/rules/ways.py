"""Ways over the board, ring by ring: sets of hexes are bits, a ring is a few shifts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from polyana.games.revive.bits import Bits
from polyana.kernel import Move


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

"""What the pieces of a player on the board are good for: what they touch, and how far the corners are from them."""

from __future__ import annotations

from typing import Final

from polyana.games.revive.board import PIT
from polyana.games.revive.content import Content
from polyana.games.revive.rules.counting import Whose, crystal_sites
from polyana.games.revive.rules.land import Land, land
from polyana.games.revive.rules.ways import Terrain
from polyana.games.revive.state import State

MOST: Final = 8192
"""Sets of buildings, and of origins, that are kept in mind before all are forgotten."""


class Built:
    """The own buildings: it hangs on them, on what is known of the ground and on whether clusters lie there."""

    def __init__(self, whose: Whose, bits: int) -> None:
        content, state = whose.content, whose.state
        self.bits = bits
        self.sites = crystal_sites(whose)
        """R-333: crystal symbols beside them."""
        ground = land(content.board, content.hash, state.ground)
        self.unseen = hidden_beside(content, ground, state, whose.seat)
        """Hexes beside them that nobody has seen."""


_BUILT: Final[dict[tuple[str, str, bool, int, int], Built]] = {}


def built(whose: Whose) -> Built:
    """The own buildings, remembered by where they stand."""
    content, state, seat = whose
    of, every, large = content.board.bits.of, 0, 0
    for at, building in state.buildings.items():
        if building.seat == seat:
            every |= of[at]
            if building.large:
                large |= of[at]
    key = (content.hash, state.ground, state.clusters, every, large)
    found = _BUILT.get(key)
    if found is None:
        if len(_BUILT) >= MOST:
            _BUILT.clear()
        found = _BUILT[key] = Built(whose, every)
    return found


def hidden_beside(content: Content, land: Land, state: State, seat: int) -> int:
    """Hexes next to own buildings that nobody has seen; next to a large one they count twice."""
    found, kinds, touching = 0, land.kinds, content.board.touching
    for at, building in state.buildings.items():
        if building.seat == seat:
            unseen = sum([near not in kinds for near in touching[at]])
            found += unseen * (2 if building.large else 1)
    return found


# The way to the corners

_NEAR: Final[dict[tuple[str, int], dict[str, float]]] = {}


def nearness(content: Content, origins: int) -> dict[str, float]:
    """By corner: 1 beside an own piece, less for each hex of the way, if everything were revealed; 0 far away."""
    key = (content.hash, origins)
    found = _NEAR.get(key)
    if found is None:
        if len(_NEAR) >= MOST:
            _NEAR.clear()
        bits = content.board.bits
        rings = Terrain(bits, bits.every).rings(origins or bits.of[PIT])
        found = _NEAR[key] = {}
        for corner in content.board.corners:
            far = next((n for n, ring in enumerate(rings) if ring & bits.of[corner]), 9)
            found[corner] = max(0.0, 1.0 - far / 9)
    return found

"""Maps: hexes and how they lie, places and the ways between them."""

from polyana.maps.hexes import (
    DIRECTIONS,
    Hex,
    Top,
    disc,
    distance,
    half_steps,
    neighbours,
    ring,
    row_names,
)
from polyana.maps.ways import Reach, Touching, groups, reach, touching

__all__ = [
    "DIRECTIONS",
    "Hex",
    "Reach",
    "Top",
    "Touching",
    "disc",
    "distance",
    "groups",
    "half_steps",
    "neighbours",
    "reach",
    "ring",
    "row_names",
    "touching",
]

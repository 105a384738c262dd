"""Hexes in axial coordinates (q, r).

With pointy tops q runs along a row and r counts the rows, each half a hex further right; with flat tops r runs down a
column and q counts the columns, each half a hex lower.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from string import ascii_lowercase
from typing import Final, Literal, TypeAlias

Hex: TypeAlias = tuple[int, int]
Top: TypeAlias = Literal["pointy", "flat"]

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours of (0, 0), one after another round it."""


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around one.

    >>> neighbours((2, 3))
    ((3, 3), (3, 2), (2, 2), (1, 3), (1, 4), (2, 4))
    """
    q, r = at
    return tuple((q + east, r + south) for east, south in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    """The steps from one hex to another where nothing is in the way.

    >>> distance((0, 0), (2, -3)), distance((1, 1), (3, 2))
    (3, 3)
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(middle: Hex, radius: int) -> list[Hex]:
    """The hexes at exactly this distance, one after another; at 0 the hex itself.

    >>> ring((0, 0), 1) == sorted(neighbours((0, 0)), key=neighbours((0, 0)).index)
    True
    >>> len(ring((4, -1), 3))
    18
    """
    if radius == 0:
        return [middle]
    corners = [(middle[0] + q * radius, middle[1] + r * radius) for q, r in DIRECTIONS]
    found: list[Hex] = []
    for (q, r), (to_q, to_r) in pairwise([*corners, corners[0]]):
        for step in range(radius):
            found.append((q + (to_q - q) // radius * step, r + (to_r - r) // radius * step))
    return found


def disc(middle: Hex, radius: int) -> list[Hex]:
    """The hexes at this distance or nearer, ring by ring.

    >>> [len(disc((0, 0), radius)) for radius in (0, 1, 2, 6)]
    [1, 7, 19, 127]
    """
    return [at for near in range(radius + 1) for at in ring(middle, near)]


def half_steps(at: Hex, top: Top) -> Hex:
    """Where a hex lies on squared paper, across and down: a neighbour in the same row or column is two squares off.

    >>> half_steps((1, 1), "pointy"), half_steps((1, 1), "flat")
    ((3, 1), (1, 3))
    """
    q, r = at
    return (2 * q + r, r) if top == "pointy" else (q, 2 * r + q)


def row_names(hexes: Iterable[Hex]) -> dict[Hex, str]:
    """Short names on a map with pointy tops: a letter for the row from top to bottom, a number from left to right.

    >>> row_names(((1, 0), (0, 0), (0, 1)))
    {(0, 0): 'a1', (1, 0): 'a2', (0, 1): 'b1'}
    """
    rows: dict[int, list[Hex]] = {}
    for at in sorted(hexes, key=lambda at: (at[1], at[0])):
        rows.setdefault(at[1], []).append(at)
    return {
        at: f"{letter}{number}"
        for letter, row in zip(ascii_lowercase, rows.values(), strict=False)
        for number, at in enumerate(row, 1)
    }

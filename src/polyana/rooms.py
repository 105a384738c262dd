"""The rooms of the house, in the order in which they stand on each other: each builds on those before it alone."""

from __future__ import annotations

from typing import Final

ROOMS: Final = (
    "kernel",
    "speech",
    "notation",
    "effects",
    "maps",
    "drawing",
    "games",
    "bots",
    "arena",
    "server",
    "terminal",
)


def below(room: str) -> tuple[str, ...]:
    """The rooms that a room may build on.

    >>> below("notation")
    ('kernel', 'speech')
    """
    return ROOMS[: ROOMS.index(room)]

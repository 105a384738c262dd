"""A plan of own answers."""

from __future__ import annotations

import msgspec

from polyana.kernel import Move


class Plan(msgspec.Struct):
    """Own answers in a row and what they are worth; `news` if they end with something nobody could foresee."""

    moves: tuple[Move, ...]
    value: float
    news: bool
    end: bytes = b""
    """The table that they lead to, if nothing is under way there."""

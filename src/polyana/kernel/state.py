"""What lies on a table, as plain data, and what is told of it."""

from __future__ import annotations

import msgspec

from polyana.kernel.chance import Chance


class State(msgspec.Struct):
    """What lies on a table, as plain data. Every game adds its own; chance is part of it."""

    chance: Chance


Fact = str | int


class Told(msgspec.Struct, frozen=True):
    """Something that happened, for the log, the animations and the statistics. `only` keeps it to one seat."""

    event: str
    facts: tuple[Fact, ...] = ()
    only: int | None = None

"""Counting by the minute."""

from __future__ import annotations

import time
from typing import Final

MINUTE: Final = 60.0


class Minutes:
    """How often each of many has come within a minute of its own."""

    def __init__(self) -> None:
        self._minutes: dict[str, tuple[float, int]] = {}
        self._swept = time.monotonic()

    def count(self, name: str) -> tuple[float, int]:
        """Counts one more: when the minute of this name ends, and how often it has come within it."""
        now = time.monotonic()
        if now - self._swept > MINUTE:  # whoever has been quiet takes no room
            self._minutes = {one: seen for one, seen in self._minutes.items() if seen[0] > now}
            self._swept = now
        until, count = self._minutes.get(name, (0.0, 0))
        if until <= now:
            until, count = now + MINUTE, 0
        self._minutes[name] = until, count + 1
        return until, count + 1

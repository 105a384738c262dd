"""What was once reckoned and holds again: a search looks at tables that differ by one answer."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.msgpack import Encoder

T = TypeVar("T")

MOST_REMEMBERED: Final = 500

written: Final = Encoder().encode
"""Parts of a table as bytes: quicker to make, to keep and to compare than tuples of what lies there."""


class Memory(dict[tuple[object, ...], T]):
    """Findings by all that they hang on."""

    def keep(self, key: tuple[object, ...], found: T) -> T:
        """Remembers a finding; when there are too many, all others are forgotten, for old tables seldom return."""
        if len(self) >= MOST_REMEMBERED:
            self.clear()
        self[key] = found
        return found

"""Who has a table open on this node, and the bells by which they are called to look."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Watcher:
    """One socket: what it has been sent of log and chat, and a bell."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.bell = asyncio.Event()
        self.read: dict[int | None, int] = {}
        self.chat_lines = 0
        self.chat_last = 0


class Presence:
    """All sockets of this node."""

    def __init__(self) -> None:
        self.count = 0
        self.addresses: Counter[str] = Counter()
        self._tables: dict[str, set[Watcher]] = {}

    def at(self, table: str) -> set[str]:
        """The guests who have a table open."""
        return {watcher.guest for watcher in self._tables.get(table, ())}

    def everybody(self) -> list[tuple[str, str]]:
        """Every table that is open, with each guest who has it open."""
        return [(table, watcher.guest) for table in self._tables for watcher in self._tables[table]]

    def ring(self, table: str) -> None:
        """Calls everybody at a table to look."""
        for watcher in self._tables.get(table, ()):
            watcher.bell.set()

    @contextmanager
    def of(self, table: str, guest: str, address: str) -> Iterator[Watcher]:
        """Somebody has a table open, and is called to look at once."""
        watcher = Watcher(guest)
        watcher.bell.set()
        self._tables.setdefault(table, set()).add(watcher)
        self.addresses[address] += 1
        self.count += 1
        try:
            yield watcher
        finally:
            self._tables[table].discard(watcher)
            if not self._tables[table]:
                del self._tables[table]
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self.count -= 1

"""A server that is killed again and again under play: is anything missing afterwards that was acknowledged?

    python benchmarks/kills.py            # 200 kills on SQLite, then 200 on PostgreSQL
    python benchmarks/kills.py 50 sqlite

Twelve people at four tables play as fast as it goes, take moves back, and send again what was not answered; bots play
a table of their own. The test of the same name makes a few kills of this kind.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import postgres_server
from tests.server.test_sigkill import play_through_kills

KINDS = ("sqlite", "postgresql")
KILLS = 200
TABLES = 4


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """A new one."""
    if kind == "sqlite":
        yield str(folder / "killed.sqlite")
        return
    with postgres_server() as address:
        yield f"{address}/postgres"


def main(kills: int, kinds: tuple[str, ...]) -> None:
    for kind in kinds:
        with tempfile.TemporaryDirectory() as name, database(kind, Path(name)) as url:
            began = time.monotonic()
            told = asyncio.run(play_through_kills(url, Path(name), kills, TABLES))
            took = time.monotonic() - began
        print(
            f"{kind}: {kills} kills in {took:.0f} s; {told}; nothing missing, nothing twice",
            flush=True,
        )


if __name__ == "__main__":
    asked = [word for word in sys.argv[1:] if word in KINDS]
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(numbers[0] if numbers else KILLS, tuple(asked) or KINDS)

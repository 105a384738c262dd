"""What a standing promises: the parts of a game's evaluation, weighed by what came of them in many games.

An evaluation compares the answers to one question well, but stands at different heights at different moments: before a
bid is placed and after, early and late. A bot that looks ahead stops at moments that can be compared (`Game.fresh`),
but some lie further ahead than others. For them `tools/outlook.py` has played games and noted how they ended; a game's
`outlook.json` holds what it found.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec


class Promise(msgspec.Struct, frozen=True):
    """At one kind of moment: what the parts of the evaluation are worth, and what is to be added."""

    base: float
    weights: dict[str, float]


class Outlook(msgspec.Struct, frozen=True):
    """By kind of moment what a standing promises, in points ahead of the best rival and for a victory."""

    victory: float = 0.0
    promises: dict[str, Promise] = {}

    def value(self, parts: Mapping[str, float], moment: str) -> float:
        """What a seat may expect; where nothing was learned, the plain sum of the parts.

        >>> learned = Outlook(6.0, {"2 bid own": Promise(-3.0, {"coins": 0.5})})
        >>> learned.value({"coins": 2.0, "tiles": 4.0}, "2 bid own")
        2.0
        """
        promise = self.promises.get(moment)
        if promise is None:
            return sum(parts.values())
        weights = promise.weights
        return promise.base + sum(weights.get(part, 1.0) * parts[part] for part in parts)


def moment(players: int, kind: str, own: bool, stage: str = "") -> str:
    """The kind of a moment: how many play, what is asked, whether of the seat itself, and how far the game is.

    Three and four at a table are much alike.

    >>> moment(4, "bid", False, "lap 2")
    '3 bid other lap 2'
    """
    return f"{min(players, 3)} {kind} {'own' if own else 'other'} {stage}".rstrip()


def read_outlook(path: Path) -> Outlook:
    """The outlook of a game, an empty one if it has none."""
    if not path.exists():
        return Outlook()
    return msgspec.json.decode(path.read_bytes(), type=Outlook)

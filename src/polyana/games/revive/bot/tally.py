"""What counters say of a player, and what they will say at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.revive.bot.engine import Engine
from polyana.games.revive.bot.place import Built
from polyana.games.revive.bot.worths import Worths
from polyana.games.revive.rules.counting import COUNTERS, Whose


class Tally:
    """The counters of a player: some know what was reckoned before for the same cards or buildings."""

    def __init__(self, worths: Worths, whose: Whose, engine: Engine, own: Built) -> None:
        self.growth, self.known = worths.growth, engine.cards.counters
        self.whose, self.player, self.engine, self.own = whose, whose.player, engine, own

    def at_end(self, word: str) -> float:
        """What a counter will say at the end, as a rule."""
        return self.now(word) + self.growth[word]

    def now(self, word: str) -> int:
        """What a counter says."""
        known = self.known.get(word)
        if known is not None:
            return known
        quick = QUICK.get(word)
        return COUNTERS[word](self.whose) if quick is None else quick(self)


QUICK: Final[dict[str, Callable[[Tally], int]]] = {
    "flask": lambda tally: tally.engine.flasks,
    "crystal_site": lambda tally: tally.own.sites,
}
"""Counters of which the answer was reckoned before, for the same cards or buildings."""

"""What the verbs of Empires of the North are given, and the row in which a verb stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from polyana import effects
from polyana.games.north.content import Content
from polyana.games.north.state import Player, State


class Act(effects.Act[State, Content], gc=False):
    """A player does something because of a card, a tile or an event."""

    why: str = ""
    """Where its points come from (N-262)."""
    alone: bool = True
    """Whether nothing else is gained along with it."""

    @property
    def player(self) -> Player:
        """Whoever does it."""
        return self.table.state.players[self.seat]


@dataclass(frozen=True)
class Verb(effects.Verb[Act]):
    """A word of an effect that is more than goods."""

    nouns: tuple[str, ...] = ()
    """What its goods may be."""
    only: str = ""
    """Where alone it may stand, if it is no word of cards: on a `tile`, or in a text of the `solo` game."""
    brings: str = ""
    """N-091: the action that it may make possible."""
    by_goods: bool = False
    """Whether it hangs on the Goods and Workers at hand if it can do anything: then a price makes a difference."""
    anyway: Callable[[Act], bool] | None = None
    """Whether it can be done now and still can when Goods and Workers were paid: then nobody has to look ahead."""
    lasts: bool = False
    """Whether that lies in the rounds to come: then it is what they think with two of them left."""

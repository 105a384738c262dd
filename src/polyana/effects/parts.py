"""Parts of effects: a price, what it gives, how often; and the triggers that set parts off."""

from __future__ import annotations

from collections.abc import Container
from typing import Generic, NamedTuple, TypeVar

import msgspec

from polyana.effects.prices import Price
from polyana.kernel import Misfit, Move
from polyana.notation import Bundle, Effect, Exchange, Item, Must, Repeat, Side, options

P = TypeVar("P", bound=Price)


class Written(NamedTuple):
    """A part of an effect taken apart, as it is written."""

    prices: tuple[Item | Bundle, ...]
    """The prices of which one is paid; none if it costs nothing."""
    gain: Side
    times: int | str
    """How often it may be done, or what is counted for it."""
    must: bool


def written(part: Effect) -> Written:
    """What a part says; Misfit if it is no price and gain, but an effect for another time.

    >>> from polyana.notation import parse
    >>> part = written(parse("must 1 gold / 2 fish -> 3 vp x2"))
    >>> [str(price) for price in part.prices], str(part.gain), part.times, part.must
    (['1 gold', '2 fish'], '3 vp', 2, True)
    """
    times: int | str = 1
    must = isinstance(part, Must)
    if isinstance(part, Must):
        part = part.part
    if isinstance(part, Repeat):
        times, part = part.times, part.part
    prices: tuple[Item | Bundle, ...] = ()
    if isinstance(part, Exchange):
        prices, part = options(part.cost), part.gain
    if not isinstance(part, Side):
        raise Misfit("cannot-stand", part=str(part))
    return Written(prices, part, times, must)


class Part(msgspec.Struct, Generic[P], frozen=True):
    """One of its prices is paid, then its gain follows, up to so many times."""

    gain: str
    """The key of its gain."""
    costs: tuple[P, ...]
    prices: tuple[Move, ...] = ()
    """The moves that choose between its prices."""
    move: Move = ()
    """The move that chooses it among other parts."""
    times: int = 1
    must: bool = False
    """Whether it has to be done."""

    @property
    def cost(self) -> P:
        """Its price, where it has only one."""
        return self.costs[0]


class Trigger(msgspec.Struct, Generic[P], frozen=True):
    """What a card does each time something happens: one of its parts."""

    event: str
    arg: str
    """Narrows the event down to cards of a kind; empty for any."""
    parts: tuple[Part[P], ...]

    def fits(self, event: str, kinds: Container[str] = ()) -> bool:
        """Whether it is set off by an event, with a card of these kinds.

        >>> Trigger("build", "house", ()).fits("build", ("house", "harbour"))
        True
        """
        return self.event == event and (not self.arg or self.arg in kinds)

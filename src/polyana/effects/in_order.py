"""Gains carried out item by item, in the order in which they are written.

A gain is one bundle out of several ways. Goods and points come by themselves; what is more than that may ask, and the
rest of the bundle waits on the agenda meanwhile, so that whatever an item sets off comes before the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar, cast

from polyana.effects.gains import Bundle, Gain, GoOn, Receive
from polyana.effects.terms import Item
from polyana.effects.verbs import DECLINE, Acting
from polyana.kernel import Ask, Deed, Rules, then
from polyana.kernel.agenda import Agenda, BusyTable

T = TypeVar("T", bound=BusyTable)
A = TypeVar("A", bound=Acting)


class InOrder(Generic[T, A]):
    """How a game carries out its gains."""

    def __init__(
        self,
        gains: Callable[[T], Mapping[str, Gain]],
        act: Callable[[T, int, str, Item, Gain, Bundle], A],
        fixed: Mapping[str, Callable[[T, int, str, int], None]],
        plain: Mapping[str, Callable[[A], None]],
        begin: Callable[[A], Rules | None],
        works: Callable[[T, int, str, Bundle], bool],
        question: Callable[[Gain], str],
    ) -> None:
        self.gains = gains
        self.act = act
        """An item of a bundle as an act of the game."""
        self.fixed = fixed
        """What comes at once where its number stands in the text: goods. Given are the table, who, what, how many."""
        self.plain = plain
        """What comes without a question, and sets nothing off: goods, points."""
        self.begin = begin
        """Carries out any other item."""
        self.works = works
        """Whether a way can be carried out now."""
        self.question = question
        """What is asked when there are several ways."""

    def receive(self, table: T, deed: Receive) -> Rules | None:
        """A gain begins; with several ways one that can be carried out is chosen."""
        gain = self.gains(table)[deed.gain]
        if len(gain.ways) > 1:
            return self._choose(table, deed, gain)
        if gain.optional and not self.works(table, deed.seat, deed.source, gain.ways[0]):
            return None
        return self._carry_out(table, deed.seat, deed.source, gain, 0, 0)

    def go_on(self, table: T, deed: GoOn) -> Rules | None:
        """A gain goes on where it was left."""
        gain = self.gains(table)[deed.gain]
        return self._carry_out(table, deed.seat, deed.source, gain, deed.way, deed.item)

    def _choose(self, table: T, deed: Receive, gain: Gain) -> Rules:
        """Asks which way; one that can do nothing is not offered."""
        seat, source, works = deed.seat, deed.source, self.works
        options = [
            move
            for move, way in zip(gain.moves, gain.ways, strict=True)
            if works(table, seat, source, way)
        ]
        if not options and not gain.hidden:
            return
        kind = self.question(gain)
        move = yield Ask(seat, kind, options or [DECLINE], (source,), always=gain.hidden)
        if move != DECLINE:
            _next(table, GoOn(seat, source, deed.gain, gain.moves.index(move), 0))

    def _carry_out(
        self, table: T, seat: int, source: str, gain: Gain, way: int, place: int
    ) -> Rules | None:
        """The items one after the other, as far as nothing has to be asked."""
        bundle, fixed, plain = gain.ways[way], self.fixed, self.plain
        while place < len(bundle):
            item = bundle[place]
            place += 1
            if not item.counter and not item.more and item.word in fixed:
                fixed[item.word](table, seat, item.word, item.amount)
                continue
            act = self.act(table, seat, source, item, gain, bundle)
            simple = plain.get(item.word)
            if simple is None:
                if place < len(bundle):
                    _next(table, GoOn(seat, source, gain.key, way, place))
                return self.begin(act)
            simple(act)
        return None


def _next(table: BusyTable, deed: Deed) -> None:
    then(cast("Agenda[Deed]", table.state), deed)

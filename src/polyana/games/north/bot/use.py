"""Something that a card can do, with what it takes and what it brings."""

from __future__ import annotations

from typing import NamedTuple

from polyana.games.north.bot.worths import PLACES, Goods, Price
from polyana.games.north.effects import Card


class Use(NamedTuple):
    """Something that a card of the empire can do in a turn."""

    rank: float
    """What it brings for each Worker it takes, turned round: the least comes first."""
    name: str
    net: float
    """What it is worth, less what it costs in goods; Workers apart."""
    price: Price
    gives: Goods
    times: int
    needs: frozenset[str] = frozenset()
    """The verbs in it that cannot always happen, and `hand_card` if one is paid."""


def places(card: Card) -> Goods:
    """The goods printed on a Field, by their places."""
    return tuple([(PLACES[good], number) for good, number in card.goods])

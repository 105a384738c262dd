"""What the goods and cards at hand can still be turned into this round."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Final

from polyana.games.settlers.bot.paying import paid
from polyana.games.settlers.bot.realm import Realm
from polyana.games.settlers.bot.worths import Offer, Worths
from polyana.games.settlers.content import Card
from polyana.games.settlers.state import Location, Player

ROOM: Final = (1.0, 1.0, 1.0, 0.7, 0.7, 0.5, 0.5, 0.3)
"""Of what each further card in hand is worth, the best first: there is not time for all."""
CROWD: Final = 0.2
RANK = itemgetter(0)


def spending(
    worths: Worths, player: Player, realm: Realm, goods: list[float]
) -> tuple[float, set[str]]:
    """What can be made of goods and hand this round, the most worthwhile first; and which cards that takes.

    What is left of the goods stays in the list.
    """
    gone: set[str] = set()
    value, ground = 0.0, Ground(worths, player, realm)
    for way in ways(worths, player, realm.left):
        if way.name in gone:
            continue
        loss = ground.price(way.locations) if way.locations else 0.0
        if loss > way.value or not paid(goods, way.price):
            continue
        gone.add(way.name)
        ground.paid += way.locations
        value += way.value - loss
        for term in way.counted:
            value += term.times(realm.counts[term.counter] + 1)
        for at, number in way.gives:
            goods[at] += number
        if way.times:
            location = player.empire[way.name]
            more: float = sum([extra for least, extra in realm.echoes if way.vp >= least])
            if way.rises:
                card = worths.content.cards[way.name]
                more += worths.weights.fortress * step_up(card, location) * (realm.left + 1)
            value += more
            if location.used + 1 < way.times and paid(goods, way.price):
                value += way.value + more
                for at, number in way.gives:
                    goods[at] += number
    return value, gone


def ways(worths: Worths, player: Player, left: int) -> list[Offer]:
    """All that can be done with the hand and with unused action locations, the most worthwhile first."""
    offers, uses, cards = worths.offers[left], worths.uses, worths.content.cards
    found = [offer for name in player.hand for offer in offers[name]]
    for name, location in player.empire.items():
        offer = uses[name]
        if offer is not None and location.used < offer.times and not location.blocked:
            if offer.rises and location.level >= len(cards[name].levels):
                continue
            found.append(offer)
    found.sort(key=RANK)
    return found


class Ground:
    """Foundations, and then locations, to pay with; the cheapest first."""

    def __init__(self, worths: Worths, player: Player, realm: Realm) -> None:
        self.foundations = len(player.foundations)
        self.foundation, self.losses = worths.weights.foundation, realm.losses
        self.paid = 0

    def price(self, locations: int) -> float:
        """What the next so many cost; more than anything is worth if there are not so many."""
        last = self.paid + locations - 1
        if last < self.foundations:
            return self.foundation
        last -= self.foundations
        return self.losses[last] if last < len(self.losses) else 1000.0


def step_up(card: Card, location: Location) -> int:
    """What a Fortress pays more at each round end when it is raised."""
    now = card.levels[location.level - 1] if location.level else 0
    return card.levels[location.level] - now


def holding(worths: Worths, hand: Iterable[str], left: int) -> float:
    """What cards are worth that stay in hand."""
    held = worths.held[left]
    value = 0.0
    for number, worth in enumerate(sorted([held[name] for name in hand], reverse=True)):
        value += worth * (ROOM[number] if number < len(ROOM) else CROWD)
    return value

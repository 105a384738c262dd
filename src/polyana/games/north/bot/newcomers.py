"""What cards would bring that come into an empire: Locations, Fields and Boosts of the hand, islands."""

from __future__ import annotations

from typing import Protocol

from polyana.effects import Gain
from polyana.games.north.bot.use import Use, places
from polyana.games.north.bot.worths import Worths
from polyana.games.north.effects import Card


class Home(Protocol):
    """What has to be known of the empire into which they come."""

    worths: Worths
    step: int
    left: float
    clan: str
    cards: list[Card]
    harvest: float
    events: dict[str, float]

    def gain(self, gain: Gain, later: bool = False) -> float:
        """What a gain is worth."""

    def use_net(self, card: Card, later: bool) -> float:
        """What a use of a card brings."""

    def firing(self, card: Card) -> float:
        """What a Feature pays in a round to come."""

    def pays(self, card: Card, later: bool = False) -> float:
        """What a Feature pays once."""

    def parts_of(self, card: Card, later: bool = False) -> list[Use]:
        """What the parts of an effect bring."""


class Newcomers:
    """By title, what each is worth to one realm; remembered with it."""

    def __init__(self, realm: Home) -> None:
        self.realm = realm
        self.worths, self.step, self.left = realm.worths, realm.step, realm.left
        self._settled: dict[str, float] = {}
        self._playing: dict[str, float] = {}
        self._held: dict[str, float] = {}
        self._offers: dict[str, Use | None] = {}
        self._islands: dict[tuple[str, int], float] = {}

    def settled(self, title: str) -> float:
        """What a Location brings that enters now."""
        value = self._settled.get(title)
        if value is None:
            value = self._settled[title] = self._entering(self.worths.cards[title])
        return value

    def _entering(self, card: Card) -> float:
        worths, weights = self.worths, self.worths.weights
        value = 1.0 + self.left * weights.settled
        if card.bonus:
            value += self.realm.gain(worths.content.gains[card.bonus])
        if card.location:
            use = self.realm.use_net(card, later=True)
            value += self.left * weights.use * use + 0.4 * self.realm.use_net(card, later=False)
        if card.feature is not None:
            value += (self.left + 0.35) * self.realm.firing(card)
        for kind in card.types:
            value += worths.icon[self.realm.clan].get(kind, 0.0) * min(self.left, 2)
        for other in self.realm.cards:
            if other.feature is not None and other.feature.fits("build", card.types):
                value += self.realm.pays(other)
        return value

    def held(self, title: str) -> float:
        """What a card in hand will be good for in the rounds to come."""
        value = self._held.get(title)
        if value is None:
            weights, later = self.worths.weights, min(1.0, self.left)
            price = self.worths.prices.get(title)
            if price is None:
                good = self.playing(title)
            else:
                good = max(0.0, self.settled(title) - 0.7 * self.worths.price(price, self.step))
            value = self._held[title] = later * (weights.any_card + weights.hold * good)
        return value

    def free(self, title: str) -> float:
        """What a Location brings that is placed for nothing, the card that leaves the hand deducted."""
        return self.settled(title) - self.held(title)

    def offer(self, title: str) -> Use | None:
        """A Location in hand as something to build, if it pays."""
        if title not in self._offers:
            price, found = self.worths.prices.get(title), None
            if price is not None:
                cost = self.worths.price(price, self.step)
                net = self.free(title) - cost
                if net > 0:
                    found = Use(-net / (0.4 + 0.5 * cost), title, net, price, (), 1)
            self._offers[title] = found
        return self._offers[title]

    def island(self, name: str, raze: int) -> float:
        """What an island brings to a ship with so much raze: pillaged, or conquered."""
        value = self._islands.get((name, raze))
        if value is None:
            card = self.worths.cards[name]
            value = self.worths.pillage[self.step][name] + self.realm.events["pillage"]
            if card.distance == "distant":
                value += self.realm.events["pillage_distant"]
            if raze >= card.conquer:
                value = max(value, self.settled(name) + self.realm.events["conquer"])
            self._islands[name, raze] = value
        return value

    def playing(self, title: str) -> float:
        """What a Boost, Field or upgrade brings that is played now."""
        value = self._playing.get(title)
        if value is None:
            value = self._playing[title] = self._played(self.worths.cards[title])
        return value

    def _played(self, card: Card) -> float:
        worths, weights, step = self.worths, self.worths.weights, self.step
        if card.kind == "boost":
            return max(0.0, sum(use.net for use in self.realm.parts_of(card, later=False)))
        own = worths.goods(places(card), step)
        value = 1.0 + self.left * weights.settled + own
        if card.upgrade:
            value += self.left * weights.harvest * 0.8 * own
        else:
            better = max(0.0, own - self.realm.harvest)
            value += self.left * weights.harvest * (better + 0.25 * own)
        return value

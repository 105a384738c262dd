"""What goods and effects are worth, in points, with so many rounds to come; reckoned once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from polyana.effects import Gain, Item
from polyana.games.north.bot.weights import Weights
from polyana.games.north.content import Content
from polyana.games.north.effects import GOODS, RESOURCES, SUPPLY, Card, Cost
from polyana.games.north.rules.verbs import VERBS

GOLD: Final = 5
RAZE: Final = 6
WORKER: Final = 7
PLACES: Final = {good: place for place, good in enumerate(SUPPLY)}
"""Where a good stands in a list of goods."""
KINDS: Final = len(RESOURCES)

STEPS: Final = 21
FINE: Final = 4
"""Rounds to come are told apart by quarters, up to five."""
MANY: Final = 40
"""More goods of a kind than this are not told apart."""
OFTEN: Final = {
    "pillage": 1.3,
    "pillage_distant": 0.5,
    "conquer": 0.5,
    "explore": 0.8,
    "populate": 0.7,
    "construct": 1.1,
    "sail": 1.6,
    "build": 0.8,
    "discard_location": 0.7,
    "take_back": 0.4,
    "pass": 1.0,
    "move_pawn": 0.6,
    "assign": 0.8,
    "opponent_populate": 0.8,
}
"""How often an event happens in a round."""
BUILT: Final = 2.5
"""Cards that enter an empire in a round."""
HALF: Final = 0.5
"""Points of a Resource at the end (N-210); what bots think of verbs is written in Resources."""

Goods = tuple[tuple[int, int], ...]


class Price(NamedTuple):
    """What must be paid: Resources for which gold will do, other goods, and any Resources."""

    resources: Goods
    others: Goods
    mixed: int

    @property
    def workers(self) -> int:
        """Workers among it."""
        return sum([number for place, number in self.others if place == WORKER])


class Worths:
    """What everything is worth; lists go by the quarters of rounds still to come."""

    def __init__(self, content: Content, weights: Weights, number: int) -> None:
        self.content, self.weights, self.number = content, weights, number
        self.left = [step / FINE for step in range(STEPS)]
        self.scarcity = [min(1.0, 0.4 + left) if left else 0.0 for left in self.left]
        """How much goods are worth for what they buy."""
        self.tables = [[self._table(kind, step) for kind in GOODS] for step in range(STEPS)]
        """By kind and number: what so many are worth."""
        self.good = [[self._linear(kind, step) for kind in GOODS] for step in range(STEPS)]
        """By kind: what one of them is worth as a rule."""
        self.any_resource = [max(row[:KINDS]) for row in self.good]
        self.card = [
            weights.card * min(1.0, 0.5 + left) + weights.fresh * min(left, 2) for left in self.left
        ]
        """A card that is drawn."""
        cards = {card.title: card for card in content.cards.values()}
        self.cards: dict[str, Card] = cards
        self.prices = {
            title: price_of(card.cost) for title, card in cards.items() if card.cost is not None
        }
        self.pillage = [
            {name: self.gain(content.gains[cards[name].pillage], step) for name in content.islands}
            for step in range(STEPS)
        ]
        """By island: what it gives when it is pillaged."""
        self.unseen = [
            {
                distance: sum(by_island[name] for name in names) / len(names)
                for distance, names in content.seas.items()
            }
            for by_island in self.pillage
        ]
        """What the top card of an island deck gives on the average."""

        self.growth = {clan: self._growth(clan) for clan in content.clans}
        """By clan and type icon: how many a round adds to an empire."""
        self.icon = {clan: self._icons(clan) for clan in content.clans}
        """By clan and type icon: what one more is worth in a round, as a rule."""

    def _growth(self, clan: str) -> dict[str, float]:
        names = [self.content.cards[name] for name in self.content.decks[clan]]
        standing = [card for card in names if card.kind != "boost"]
        every = Counter(kind for card in standing for kind in card.types)
        return {kind: BUILT * number / len(standing) for kind, number in every.items()}

    def _icons(self, clan: str) -> dict[str, float]:
        """A point for so many icons is worth its share of a point wherever it can be had."""
        found: dict[str, float] = {}
        deck = [
            self.cards[title]
            for title in {self.content.copies[n] for n in self.content.decks[clan]}
        ]
        for card in deck:
            keys = [part.gain for part in card.parts] + [key for key in (card.bonus,) if key]
            for key in keys:
                for way in self.content.gains[key].ways:
                    for item in way:
                        if item.counter and item.word == "vp":
                            share = 0.25 * item.amount / item.group
                            found[item.counter] = found.get(item.counter, 0.0) + share
        return found

    def _bonus(self, kind: str) -> float:
        weights = self.weights
        more = {"food": weights.food, "sheep": weights.sheep, "fish": weights.fish}
        return weights.scarce + more.get(kind, 0.0)

    def _table(self, kind: str, step: int) -> list[float]:
        """What so many of a kind are worth, each a little less than the one before."""
        values, more = [0.0], self._bonus(kind) * self.scarcity[step]
        for _ in range(MANY):
            if kind in RESOURCES:
                values.append(values[-1] + HALF + more)
                more *= self.weights.sated
            else:
                values.append(values[-1] + self._linear(kind, step))
        return values

    def _linear(self, kind: str, step: int) -> float:
        weights = self.weights
        if kind in RESOURCES:
            return HALF + 0.6 * self._bonus(kind) * self.scarcity[step]
        worth = weights.gold if kind == "gold" else weights.raze
        return 1 + (worth - 1) * self.scarcity[step]

    def stock(self, supply: Mapping[str, int], step: int) -> float:
        """What the goods of a supply are worth, Workers apart."""
        value = 0.0
        for kind, table in zip(GOODS, self.tables[step], strict=True):
            value += table[min(supply[kind], MANY)]
        return value

    def goods(self, goods: Goods, step: int) -> float:
        """Goods by their places, in points; Workers as they are this round."""
        value, row = 0.0, self.good[step]
        for place, number in goods:
            value += number * (row[place] if place < WORKER else self.weights.labour)
        return value

    def price(self, price: Price, step: int) -> float:
        """A price in points."""
        value = self.goods(price.resources, step) + self.goods(price.others, step)
        return value + 0.95 * HALF * price.mixed

    def gain(self, gain: Gain, step: int) -> float:
        """A gain as it is worth to anybody: the best of its ways, nothing counted."""
        return max(sum(self.item(item, step, item.amount) for item in way) for way in gain.ways)

    def item(self, item: Item, step: int, number: int) -> float:
        """So many of an item; a verb by what bots think of it as a rule."""
        word = item.word
        if word in PLACES:
            place = PLACES[word]
            one = self.good[step][place] if place < WORKER else self.new_worker(step)
        elif word == "vp":
            one = 1.0
        elif word == "card":
            one = self.card[step]
        elif word == "resource":
            one = self.any_resource[step]
        elif word == "good":
            one = max(self.good[step])
        else:
            verb = VERBS[word]
            one = HALF * verb.worth * (self.left[step] / 2 if verb.lasts else 1.0)
        return number * one

    def new_worker(self, step: int) -> float:
        """A Worker more, free at once."""
        return self.weights.worker * self.left[step] + 0.6 * self.weights.labour


def price_of(cost: Cost) -> Price:
    """A cost by places."""
    resources = tuple((PLACES[kind], number) for kind, number in cost.named)
    others = tuple((PLACES[kind], number) for kind, number in cost.others)
    return Price(resources, others, cost.any)


_WORTHS: dict[tuple[str, Weights], Worths] = {}


def worths(content: Content, weights: Weights) -> Worths:
    """The worths of a content."""
    key = (content.hash, weights)
    if key not in _WORTHS:
        _WORTHS[key] = Worths(content, weights, len(_WORTHS))
    return _WORTHS[key]

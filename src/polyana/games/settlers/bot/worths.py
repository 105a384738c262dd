"""What goods, effects and cards are worth, in points, with so many Productions to come; reckoned once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from polyana.effects import Gain, Item, Term
from polyana.games.settlers.bot.weights import Weights
from polyana.games.settlers.content import Card, Content
from polyana.games.settlers.effects import CARDS, RESOURCES, Cost
from polyana.games.settlers.rules.verbs import VERBS

GOODS: Final = (*RESOURCES, "gold", "worker", "raze")
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
CARD: Final = 6
VP: Final = 7
PLACES: Final = {
    **{good: at for at, good in enumerate(GOODS)},
    **dict.fromkeys(CARDS, CARD),
    "vp": VP,
}
"""Where a good stands in a list of goods; behind them cards and points."""

BY_WORD: Final = {
    **{name: verb.worth for name, verb in VERBS.items()},
    "defence": 0.12,
    "samurai": 0.3,
    "resource": 0.8,
    "location": 1.3,
    "hand_card": 0.5,
    "deal": 1.5,
    "fortification": 0.0,
}
"""What carrying out each verb is worth, and what is paid besides goods."""

FIRES: Final = {"build": 0.6, "faction": 1.3, "raze": 1.1, "deal": 0.9, "enemy_exchange": 1.0}
"""How often an event happens in a round; a seldom one a third of a time."""
SELDOM: Final = 0.35
MIDDLE: Final = 2
"""Productions to come in the middle of the game."""
MANY: Final = 40
"""More goods of a kind than this are not told apart."""
COUNTED: Final = 2
"""What counters are taken to say when nobody looks."""

Goods = tuple[tuple[int, int], ...]


class Flow(NamedTuple):
    """What a gain brings: goods, cards and points by their places, what is counted, and the worth of the rest."""

    fixed: Goods
    counted: tuple[tuple[int, Term], ...]
    rest: float


class Price(NamedTuple):
    """What must be paid: resources for which gold will do, other goods, any resources, and what else it costs."""

    resources: Goods
    others: Goods
    mixed: int
    rest: float


class Offer(NamedTuple):
    """Something that can be done in a turn with what is at hand."""

    rank: float
    """What it brings for each point it costs, turned round: the least comes first."""
    name: str
    """The card that leaves the hand."""
    value: float
    """What it is worth besides the goods it gives."""
    counted: tuple[Term, ...]
    """Points by the state of the empire, besides."""
    gives: Goods
    price: Price
    locations: int
    vp: int = 0
    times: int = 0
    """How often an action may be used in a round; none for cards in hand."""
    rises: bool = False
    """Whether it raises a Fortress."""


class Action(NamedTuple):
    """A use of an action location."""

    rank: float
    """What it gains, turned round."""
    price: Price
    gives: Goods
    vp: int
    rest: float
    times: int
    rises: bool


class Worths:
    """What everything is worth; lists go by the Productions still to come."""

    def __init__(self, content: Content, weights: Weights, number: int) -> None:
        self.content, self.weights, self.number = content, weights, number
        lefts = range(content.about.rounds + 1)
        self.linear = (
            *(weights.wood, weights.stone, weights.food, weights.gold),
            *(weights.worker, weights.raze),
        )
        self.scale = [weights.late + weights.rise * left for left in lefts]
        self.card = [weights.card * (0.4 + 0.2 * min(left, 3)) for left in lefts]
        """What a card that is drawn is worth."""
        self.scales = [sum(self.scale[:left]) for left in lefts]
        self.cards = [sum(self.card[:left]) for left in lefts]
        self.tables = [self._table(worth) for worth in self.linear]
        self.flows = {key: self._flow(gain) for key, gain in content.gains.items()}
        self.deal_price = price_of(content.deal_price)
        self.raze_price = Price((), ((RAZE, content.raze_price.hand),), 0, 0.0)
        printings = {card.printing: card for card in content.cards.values()}.items()
        self.prices = {name: price_of(card.cost) for name, card in printings}
        self.actions = {name: self._action(card) for name, card in printings}
        self.features = {name: [self._features(c, left) for left in lefts] for name, c in printings}
        self.abilities = {name: [self._ability(c, left) for left in lefts] for name, c in printings}
        cards = content.cards.items()
        self.held = [{name: self._held(card, left) for name, card in cards} for left in lefts]
        self.offers = [{name: self._offers(card, left) for name, card in cards} for left in lefts]
        self.uses = {name: self._use(card) for name, card in cards}

    # Goods

    def good(self, good: str, left: int) -> float:
        """One good, card or point by its word."""
        return self.flow(flow_of(good), left)

    def gain(self, key: str, left: int) -> float:
        """A gain in points."""
        return self.flow(self.flows[key], left)

    def flow(self, flow: Flow, left: int) -> float:
        """A flow in points."""
        value = flow.rest + self.goods(flow.fixed, left)
        if flow.counted:
            value += self.goods([(at, term.times(COUNTED)) for at, term in flow.counted], left)
        return value

    def goods(self, goods: Iterable[tuple[int, int]], left: int) -> float:
        """Goods, cards and points by their places, in points."""
        value, scale = 0.0, self.scale[left]
        for at, number in goods:
            if at < CARD:
                value += number * self.linear[at] * scale
            else:
                value += number * self.card[left] if at == CARD else number
        return value

    def price(self, price: Price, left: int) -> float:
        """A price in points."""
        value = self.goods(price.resources, left) + self.goods(price.others, left)
        return value + BY_WORD["resource"] * price.mixed * self.scale[left] + price.rest

    def _table(self, worth: float) -> list[float]:
        """What so many goods of a kind are worth, each a little less than the one before."""
        values, step = [0.0], worth
        for _ in range(MANY):
            values.append(values[-1] + step)
            step *= self.weights.sated
        return values

    def _flow(self, gain: Gain) -> Flow:
        """The best way of a gain."""
        return max(map(bundle_flow, gain.ways), key=lambda way: self.flow(way, MIDDLE))

    # Locations

    def built(self, card: Card, left: int) -> float:
        """What a location brings that is built now."""
        return self._standing(card, left) + sum(self.gain(key, left) for key in at_once(card))

    def use(self, card: Card, left: int) -> float:
        """What the action of a location gives in a round."""
        action = self.actions[card.printing]
        if action is None:
            return 0.0
        net = action.vp + action.rest + self.goods(action.gives, left)
        net -= self.price(action.price, left)
        net += action.rises * (left + 1.0) * self.weights.fortress
        return max(0.0, net) * (1 + 0.6 * (action.times - 1))

    def fired(self, card: Card, event: str, left: int) -> float:
        """What the triggers of a location give at an event."""
        value = 0.0
        for trigger in card.when.get(event, ()):
            value += max(
                self.gain(part.gain, left) - self.price(price_of(part.cost), left)
                for part in trigger.parts
            )
        return value

    def _action(self, card: Card) -> Action | None:
        """The best part of an action, with what follows."""
        if card.use is None:
            return None
        follow = sum(self.gain(key, MIDDLE) for key in card.use.follow)
        found = []
        for part in card.use.parts:
            flow, price = self.flows[part.gain], price_of(part.cost)
            vp = sum(number for at, number in flow.fixed if at == VP)
            counted = ((at, term.times(COUNTED)) for at, term in flow.counted)
            gives = tuple((at, number) for at, number in (*flow.fixed, *counted) if at < VP)
            net = self.flow(flow, MIDDLE) + follow - self.price(price, MIDDLE)
            net += MIDDLE * bool(card.levels)
            rest = flow.rest + follow
            found.append(Action(-net, price, gives, vp, rest, card.use.times, bool(card.levels)))
        return min(found)

    def _firing(self, card: Card, left: int) -> float:
        """What the triggers of a location give in a round."""
        value = 0.8 * len(card.echoes)
        for event, triggers in card.when.items():
            often = FIRES.get("faction" if triggers[0].arg == "faction" else event, SELDOM)
            value += often * self.fired(card, event, left)
        return self.weights.trigger * value

    def _features(self, card: Card, left: int) -> float:
        """What the triggers of a location will give in the rest of this round and in the rounds to come."""
        later = sum(self._firing(card, later) for later in range(left))
        return later + 0.3 * self._firing(card, left)

    def _ability(self, card: Card, left: int) -> float:
        """What a location will bring in the rounds to come."""
        value = 0.6 * (bool(card.stores) + bool(card.keeps)) * min(left, 2)
        for later in range(left):
            if card.produces:
                value += self.gain(card.produces, later)
            value += self.weights.use * self.use(card, later)
        return value + self.features[card.printing][left]

    def _standing(self, card: Card, left: int) -> float:
        """What a location is worth from now on, its action in this round too."""
        return card.end_vp + self.abilities[card.printing][left] + 0.5 * self.use(card, left)

    # Cards in hand

    def _held(self, card: Card, left: int) -> float:
        """What a card in hand will be good for later: built, made a Deal, razed."""
        if not left:
            return 0.0
        later, uses = left - 1, [0.0]
        if card.category:
            cost = self.price(self.prices[card.printing], later)
            cost += BY_WORD["location"] * card.cost.location
            uses.append(self.built(card, later) - cost)
        if card.deal:
            pays = sum(self.good(card.deal, after) for after in range(left))
            uses.append(pays - self.price(self.deal_price, later))
        if card.raze:
            spoils = sum(self.good(good, later) for good in card.raze)
            uses.append(spoils - self.price(self.raze_price, later))
        return self.weights.any_card + self.weights.hold * max(uses)

    def _offers(self, card: Card, left: int) -> tuple[Offer, ...]:
        """What a card in hand can be used for now, as far as it pays."""
        found = []
        if card.category:
            flows = [self.flows[key] for key in at_once(card)]
            counted = [(at, term) for flow in flows for at, term in flow.counted]
            gives = [entry for flow in flows for entry in flow.fixed]
            gives += [(at, term.times(COUNTED)) for at, term in counted if at < VP]
            points = tuple(term for at, term in counted if at == VP)
            value = self._standing(card, left) + sum(flow.rest for flow in flows)
            price = self.prices[card.printing]
            found.append(self._offer(card, left, value, gives, price, points, card.cost.location))
        if card.deal:
            pays = sum(self.good(card.deal, later) for later in range(left))
            flow = flow_of(card.deal)
            found.append(self._offer(card, left, pays + flow.rest, flow.fixed, self.deal_price))
        if card.raze:
            gives = [entry for good in card.raze for entry in flow_of(good).fixed]
            found.append(self._offer(card, left, 0.0, gives, self.raze_price))
        return tuple(offer for offer in found if offer.rank < 0)

    def _offer(
        self,
        card: Card,
        left: int,
        value: float,
        gives: Iterable[tuple[int, int]],
        price: Price,
        counted: tuple[Term, ...] = (),
        locations: int = 0,
    ) -> Offer:
        """Something to do with a card in hand; points and cards it gives are part of its value."""
        gives = tuple(gives)
        value += self.goods([entry for entry in gives if entry[0] >= CARD], left)
        goods = tuple(entry for entry in gives if entry[0] < CARD)
        gain = value + self.goods(goods, left) + sum(term.times(COUNTED) for term in counted)
        cost = self.price(price, left) + BY_WORD["location"] * locations
        net = gain - self.held[left][card.id] - self.weights.idle * cost
        return Offer(-net / (cost + 0.4), card.id, value, counted, goods, price, locations)

    def _use(self, card: Card) -> Offer | None:
        """The action of a location as something to do this round, if it pays."""
        action = self.actions[card.printing]
        if action is None or action.rank >= 0.3:
            return None
        value = action.vp + action.rest - action.price.rest
        about = (action.gives, action.price, 0, action.vp, action.times, action.rises)
        return Offer(action.rank, card.id, value, (), *about)


def at_once(card: Card) -> list[str]:
    """What building a card gives at once."""
    return [key for key in (card.produces, card.bonus) if key]


def flow_of(good: str) -> Flow:
    """The flow of a single good, card or point."""
    if good in PLACES:
        return Flow(((PLACES[good], 1),), (), 0.0)
    return Flow((), (), BY_WORD[good])


def bundle_flow(bundle: tuple[Item, ...]) -> Flow:
    """What a bundle brings."""
    fixed: dict[int, int] = {}
    counted: list[tuple[int, Term]] = []
    rest = 0.0
    for item in bundle:
        for term in item.terms:
            if item.word not in PLACES:
                rest += BY_WORD[item.word] * term.amount
            elif term.counter:
                counted.append((PLACES[item.word], term))
            else:
                at = PLACES[item.word]
                fixed[at] = fixed.get(at, 0) + term.amount
    return Flow(tuple(fixed.items()), tuple(counted), rest)


def price_of(cost: Cost) -> Price:
    """A cost by places; cards and Deals in points."""
    others = tuple((PLACES[kind], number) for kind, number in cost.others if kind in PLACES)
    resources = tuple((PLACES[kind], number) for kind, number in cost.named)
    rest = BY_WORD["hand_card"] * cost.hand_card + BY_WORD["deal"] * cost.deal
    return Price(resources, others, cost.any, rest)


_WORTHS: dict[tuple[str, Weights], Worths] = {}


def worths(content: Content, weights: Weights) -> Worths:
    """The worths of a content."""
    key = (content.hash, weights)
    if key not in _WORTHS:
        _WORTHS[key] = Worths(content, weights, len(_WORTHS))
    return _WORTHS[key]

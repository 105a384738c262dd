"""What an empire will bring in the rounds to come; remembered, for a search sees the same one often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from polyana.effects import Gain, Item
from polyana.games.north.bot.newcomers import Newcomers
from polyana.games.north.bot.use import Use, places
from polyana.games.north.bot.worths import (
    OFTEN,
    PLACES,
    Goods,
    Price,
    Worths,
    price_of,
)
from polyana.games.north.effects import Card, Cost, Part
from polyana.games.north.state import Player
from polyana.notation import Goods as Amount
from polyana.notation import UpTo

REMEMBERED: Final = 20_000
"""Realms that are kept in mind before all are forgotten."""
FREE: Final = Price((), (), 0)
SELDOM: Final = frozenset(
    {
        *("CONSTRUCT", "build", "SAIL", "pillage_now", "conquer_now", "move_ship", "recover"),
        *("refresh", "wake_pawn", "move_pawn", "raid", "salvage", "payout", "remove"),
    }
)
"""Verbs that need more than goods to happen."""
LOOKING: Final = 5
"""Workers for the cards of a Lookout, and for what else comes up."""


class Realm:
    """The cards of an empire, with so many quarters of rounds to come."""

    def __init__(self, worths: Worths, player: Player, assigned: int, step: int) -> None:
        self.worths, self.step, self.left = worths, step, worths.left[step]
        content = worths.content
        self.clan = player.clan
        self.cards = [content.cards[name] for name in player.empire]
        self.assigned = assigned
        self.counts = self._counts(player)
        self.later = self._later()
        self.stacks = self._stacks(player)
        self.harvest = max(self.stacks.values(), default=0.0)
        """What the best Field with its upgrades gives."""
        self.events = self._events()
        """By event: what Features pay for it."""
        self.workers = player.supply["worker"] + player.spent
        self.demand = LOOKING
        """Workers for whom there is use in a round."""
        self.best_use = self.least_use = 0.0
        self.losses: list[float] = []
        first = [self.use_net(card, later=True) for card in self.cards]
        self.best_use = max(first, default=0.0)
        self.least_use = min(
            (net for net, card in zip(first, self.cards, strict=True) if card.location), default=0.0
        )
        self.losses = sorted(self.loss(card) for card in self.cards)
        """What giving up a card costs, the least first."""
        self.demand += sum(self.takes(card) for card in self.cards)
        self.engine = self._engine()
        """What the cards bring in one round."""
        self.uses = sorted(use for card in self.cards if card.location for use in self._uses(card))
        """What they can do in a turn, the most worthwhile first."""
        self.new = Newcomers(self)
        """What cards would bring that come into it."""

    # What is counted

    def _counts(self, player: Player) -> dict[str, float]:
        icons = Counter(kind for card in self.cards for kind in card.types)
        counts: dict[str, float] = {**icons}
        counts["distinct_type"] = len(counts)
        counts["spent_worker"] = 0.7 * (player.supply["worker"] + player.spent)
        counts["idle_pawn"] = 1
        counts["assigned_good"] = self.assigned
        return counts

    def _later(self) -> dict[str, float]:
        """The counts of a round to come, with what the deck will add."""
        growth, rounds = self.worths.growth[self.clan], 0.5 * self.left
        later = dict(self.counts)
        for kind, more in growth.items():
            later[kind] = later.get(kind, 0) + more * rounds
        return later

    def number(self, item: Item, later: bool) -> float:
        """How many an item gives, now or as a rule in a round to come."""
        if not item.counter and not item.more:
            return item.amount
        total = 0.0
        for term in item.terms:
            if not term.counter:
                total += term.amount
            elif later:
                share = self.later.get(term.counter, 0.0) / term.group
                part = term.amount * max(0.0, share - 0.5 * (1 - 1 / term.group))
                total += part if term.limit is None else min(part, term.limit)
            else:
                total += term.times(int(self.counts.get(term.counter, 0)))
        return total

    # What effects are worth here

    def gain(self, gain: Gain, later: bool = False) -> float:
        """A gain: the best of its ways."""
        return max([self.way(way, later) for way in gain.ways])

    def way(self, way: tuple[Item, ...], later: bool = False) -> float:
        """One of its ways."""
        return sum([self.item(item, later) for item in way])

    def best_way(self, gain: Gain, later: bool = False) -> tuple[Item, ...]:
        """The way that is worth most."""
        if len(gain.ways) == 1:
            return gain.ways[0]
        return max(gain.ways, key=lambda way: self.way(way, later))

    def item(self, item: Item, later: bool = False) -> float:
        """An item of a gain."""
        here = HERE.get(item.word)
        if here is not None:
            return here(self, item)
        return self.worths.item(item, self.step, 1) * self.number(item, later)

    def _harvesting(self, item: Item) -> float:
        return self.harvest

    def _gathering(self, item: Item) -> float:
        every = [self.worths.goods(places(card), self.step) for card in self.cards if card.goods]
        return max(every, default=0.0)

    def _exploring(self, item: Item) -> float:
        return self.worths.card[self.step] + self.events["explore"]

    def _populating(self, item: Item) -> float:
        return self.new_worker + self.events["populate"]

    def _sailing(self, item: Item) -> float:
        return self.worths.unseen[self.step]["near"] + self.events["pillage"] + self.events["sail"]

    def _recovering(self, item: Item) -> float:
        (goods,) = item.args
        assert isinstance(goods, Amount)
        return 0.8 * goods.amount * self.worths.weights.labour

    def _refreshing(self, item: Item) -> float:
        if item.args == ("islands",):
            return sum(0.7 * self.use_net(card, later=True) for card in self.cards if card.distance)
        return 0.9 * self.best_use

    def _copying(self, item: Item) -> float:
        return self.best_use

    def _removing(self, item: Item) -> float:
        (goods,) = item.args
        assert isinstance(goods, Amount)
        if goods.noun == "worker":
            return 0.3
        return 0.8 * min(goods.amount, self.assigned) if not self.step else 0.0

    def _paying_out(self, item: Item) -> float:
        (sets,) = item.args
        assert isinstance(sets, int)
        return 0.9 * min(sets, (self.assigned + 1) // 2)

    def _events(self) -> dict[str, float]:
        events = dict.fromkeys(OFTEN, 0.0)
        for card in self.cards:
            if card.feature is not None:
                events[card.feature.event] += self.pays(card)
        return events

    # Cards of the empire

    def _stacks(self, player: Player) -> dict[str, float]:
        """By Field: what HARVEST gives there."""
        stacks: dict[str, float] = {}
        for card, site in zip(self.cards, player.empire.values(), strict=True):
            if card.goods:
                field = site.under or card.id
                worth = self.worths.goods(places(card), self.step)
                stacks[field] = stacks.get(field, 0.0) + worth
        return stacks

    def _engine(self) -> float:
        weights = self.worths.weights
        value = weights.settled * len(self.cards)
        for card in self.cards:
            if card.location:
                value += weights.use * self.use_net(card, later=True)
            elif card.feature is not None:
                value += self.firing(card)
        stacks = sorted(self.stacks.values(), reverse=True)
        if stacks:
            value += weights.harvest * stacks[0]
        if len(stacks) > 1:
            value += 0.5 * weights.harvest * stacks[1]
        return value

    def firing(self, card: Card) -> float:
        """What a Feature pays in a round to come."""
        assert card.feature is not None
        often = OFTEN[card.feature.event]
        return self.worths.weights.trigger * often * self.pays(card, later=True)

    def pays(self, card: Card, later: bool = False) -> float:
        """What a Feature pays once."""
        assert card.feature is not None
        gains = self.worths.content.gains
        return sum([self.gain(gains[part.gain], later) for part in card.feature.parts])

    def use_net(self, card: Card, later: bool) -> float:
        """What a use of a card brings, less what it costs; the Workers it takes included."""
        if not card.parts:
            return 0.0
        labour, value = self.worths.weights.labour, 0.0
        for use in self.parts_of(card, later):
            value += max(0.0, use.net - labour * use.price.workers) * (1 + 0.6 * (use.times - 1))
        return value

    def takes(self, card: Card) -> int:
        """The Workers that a use of a card takes."""
        return sum([use.price.workers for use in self.parts_of(card) if use.net > 0])

    @property
    def staff(self) -> float:
        """What all Workers are worth in a round to come."""
        weights, needed = self.worths.weights, min(self.workers, self.demand)
        return weights.worker * (needed + weights.crowd * (self.workers - needed))

    @property
    def new_worker(self) -> float:
        """What one more is worth, free at once."""
        weights = self.worths.weights
        share = 1.0 if self.workers < self.demand else weights.crowd
        return share * (self.left * weights.worker + 0.6 * weights.labour)

    def loss(self, card: Card) -> float:
        """What it costs to give up a card."""
        weights = self.worths.weights
        value = 1.0 + self.left * weights.settled
        value += self.left * weights.use * self.use_net(card, later=True)
        if card.feature is not None:
            value += self.left * self.firing(card)
        if card.goods:
            value += 0.4 * self.left * self.worths.goods(places(card), self.step)
        return value

    def _uses(self, card: Card) -> list[Use]:
        """What a card can do this round, as far as it pays."""
        return [use for use in self.parts_of(card, later=False) if use.net > 0.05]

    def parts_of(self, card: Card, later: bool = False) -> list[Use]:
        """What the parts of an effect bring."""
        return [self._part(card, part, later) for part in card.parts]

    def _part(self, card: Card, part: Part, later: bool) -> Use:
        gain = self.worths.content.gains[part.gain]
        (item, *more) = gain.ways[0]
        if item.word == "assign" and not more:
            return self._deposit(card, item, later)
        found = []
        for cost in part.costs:
            price = price_of(cost)
            net = self.gain(gain, later) - self._cost(cost, price)
            rank = -net / (0.5 + price.workers)
            gives = self._gives(gain, later)
            needs = needed(self.best_way(gain, later), cost)
            found.append(Use(rank, card.id, net, price, gives, part.times, needs))
        return min(found)

    def _cost(self, cost: Cost, price: Price) -> float:
        """What a price costs, the Workers it takes apart."""
        worths, step = self.worths, self.step
        value = worths.price(price, step) - price.workers * worths.weights.labour
        value += cost.hand_card * worths.card[step]
        for verb in cost.verbs:
            if verb.word == "exhaust":
                value += max(0.15, self.least_use)
            elif verb.word == "discard":
                value += self.losses[0] if self.losses else 1.0
                value -= self.events["discard_location"]
            else:
                value += self.left * worths.weights.worker + worths.weights.spare
        return value

    def _deposit(self, card: Card, item: Item, later: bool) -> Use:
        """Goods put on a card with Storage: they pay in every Lookout that is then still to come."""
        (goods,) = item.args
        if isinstance(goods, UpTo):
            goods = goods.goods
        assert isinstance(goods, Amount)
        storage, worths, step = card.storage, self.worths, self.step
        if storage is None:
            return Use(0.0, card.id, 0.0, FREE, (), 1)
        if goods.noun not in PLACES:
            price = Price((), (), storage.number)
        elif goods.noun == "gold":
            price = Price((), ((PLACES["gold"], storage.number),), 0)
        else:
            price = Price(((PLACES[goods.noun], storage.number),), (), 0)
        lookouts = 0.5 * self.left if later else self.left
        pays = lookouts * self.gain(worths.content.gains[storage.gain])
        net = pays - 0.9 * worths.price(price, step)
        return Use(-net, card.id, net, price, (), goods.amount // storage.number)

    def _gives(self, gain: Gain, later: bool) -> Goods:
        """The goods that a gain gives."""
        given: dict[int, int] = {}
        for item in self.best_way(gain, later):
            place = PLACES.get(item.word)
            if item.word == "resource":
                place = PLACES["wood"]
            if place is not None:
                given[place] = given.get(place, 0) + int(self.number(item, later))
        return tuple(given.items())


def needed(way: tuple[Item, ...], cost: Cost) -> frozenset[str]:
    """What has to be there, besides goods, for a way of a gain and its price."""
    words = [item.word for item in way if item.word in SELDOM]
    return frozenset([*words, "hand_card"] if cost.hand_card else words)


HERE: Final[dict[str, Callable[[Realm, Item], float]]] = {
    "HARVEST": Realm._harvesting,
    "EXPLORE": Realm._exploring,
    "POPULATE": Realm._populating,
    "SAIL": Realm._sailing,
    "gather": Realm._gathering,
    "recover": Realm._recovering,
    "refresh": Realm._refreshing,
    "copy": Realm._copying,
    "remove": Realm._removing,
    "payout": Realm._paying_out,
}
"""Verbs whose worth hangs on the empire; of the others bots think what their row says."""

_REALMS: dict[tuple[object, ...], Realm] = {}


def realm_of(worths: Worths, player: Player, step: int) -> Realm:
    """The realm of a player, if it can be from memory."""
    sites = player.empire.values()
    under = tuple([site.under for site in sites if site.under])
    assigned = sum([sum(site.goods.values()) for site in sites if site.goods])
    workers = player.supply["worker"] + player.spent
    key = (player.clan, *player.empire, under, assigned, workers, step, worths.number)
    found = _REALMS.get(key)
    if found is None:
        if len(_REALMS) >= REMEMBERED:
            _REALMS.clear()
        found = _REALMS[key] = Realm(worths, player, assigned, step)
    return found

"""What an empire with its Deals will bring in the rounds to come; remembered, for a search sees the same one often."""

from __future__ import annotations

from typing import Final

from polyana.games.settlers.bot.paying import paid
from polyana.games.settlers.bot.worths import (
    CARD,
    GOODS,
    MANY,
    PLACES,
    VP,
    Action,
    Flow,
    Worths,
    flow_of,
)
from polyana.games.settlers.rules.counting import COUNTERS
from polyana.games.settlers.state import Player

REMEMBERED: Final = 20_000
"""Realms that are kept in mind before all are forgotten."""
GUESSED: Final = {"protected_location": 2, "removed_fortification": 2, "kept": 0}
"""What counters say that hang on more than the locations and Deals."""


class Realm:
    """A faction board, locations and Deals, with so many Productions to come."""

    def __init__(self, worths: Worths, player: Player, samurai: int, left: int) -> None:
        self.worths, self.left = worths, left
        cards = worths.content.cards
        self.cards = [(name, cards[name]) for name in player.empire]
        self.fortresses = [name for name, card in self.cards if card.fortress]
        self.keepers = [name for name, card in self.cards if card.tiers]
        self.counts = self._counts(player, samurai)
        self.echoes = [echo for _, card in self.cards for echo in card.echoes]
        self.end_vp = float(sum(card.end_vp for _, card in self.cards))
        self.stores = self._stores(player)
        income = self._income(player)
        self.production = self._brings(income)
        for deal in player.deals:
            add(income, flow_of(cards[deal.at or deal.card].deal), self.counts)
        self.income = income
        both = self._brings(income)
        self.deals = both - self.production
        self.actions = worths.weights.use * self._actions(both) if left else 0.0
        self.features = sum(worths.features[card.printing][left] for _, card in self.cards)
        self.losses = sorted(self.ability(name) for name in player.empire)
        """What giving up a location costs, the least first."""
        self.prey = sorted(
            ((self.ability(name), name) for name, card in self.cards if card.raze), reverse=True
        )
        self.total = self.end_vp + both + self.actions + self.features

    def ability(self, name: str) -> float:
        """What a location is worth to its owner."""
        card = self.worths.content.cards[name]
        return card.end_vp + self.worths.abilities[card.printing][self.left]

    def points(self, action: Action) -> float:
        """What a use gives at once, with Sphinxes and what it adds to a Fortress."""
        more = sum(extra for least, extra in self.echoes if action.vp >= least)
        rises = self.worths.weights.fortress * (self.left + 1) / 2 if action.rises else 0.0
        return action.vp + more + action.rest + rises - action.price.rest

    def _counts(self, player: Player, samurai: int) -> dict[str, int]:
        """What the counters of effects say."""
        counts = dict.fromkeys(COUNTERS, 0) | GUESSED
        for _, card in self.cards:
            for colour in card.colours:
                counts[f"{colour}_location"] = counts.get(f"{colour}_location", 0) + 1
            counts["enemy_location"] += card.faction not in ("", player.faction)
        counts["samurai"], counts["deal"] = samurai, len(player.deals)
        return counts

    def _stores(self, player: Player) -> list[int]:
        """The places of the goods that storage keeps."""
        kinds = {good for _, card in self.cards for good in card.stores}
        if player.faction:
            kinds.update(self.worths.content.boards[player.faction].stores)
        return [PLACES[good] for good in GOODS if good in kinds]

    def _income(self, player: Player) -> list[float]:
        """Goods, cards and points of a Production without Deals; the worth of the rest counts as points."""
        income = [0.0] * (VP + 1)
        keys = [card.produces for _, card in self.cards if card.produces]
        if player.faction:
            keys.append(self.worths.content.boards[player.faction].production)
        for key in keys:
            add(income, self.worths.flows[key], self.counts)
        return income

    def _brings(self, goods: list[float]) -> float:
        """What a Production of these goods is worth in all the rounds to come."""
        worths, left, value = self.worths, self.left, 0.0
        for at, table in enumerate(worths.tables):
            value += table[min(int(goods[at]), MANY)]
        return value * worths.scales[left] + goods[VP] * left + goods[CARD] * worths.cards[left]

    def _actions(self, before: float) -> float:
        """What the action locations make of the income, the best first."""
        goods, points = self.income.copy(), 0.0
        actions = [self.worths.actions[card.printing] for _, card in self.cards if card.use]
        for action in sorted(action for action in actions if action is not None):
            if action.rank >= 0:
                break
            for _ in range(action.times):
                if not paid(goods, action.price):
                    break
                for at, number in action.gives:
                    goods[at] += number
                points += self.points(action)
        return self._brings(goods) - before + points * self.left


def add(income: list[float], flow: Flow, counts: dict[str, int]) -> None:
    """Adds what a gain brings."""
    for at, number in flow.fixed:
        income[at] += number
    for at, term in flow.counted:
        income[at] += term.times(counts[term.counter])
    income[VP] += flow.rest


_REALMS: dict[tuple[object, ...], Realm] = {}


def realm_of(worths: Worths, player: Player, left: int) -> Realm:
    """The realm of a player, if it can be from memory."""
    samurai = 0
    if player.faction and worths.content.factions[player.faction].samurai:
        samurai = sum([location.samurai for location in player.empire.values()])
    deals = tuple([deal.at or deal.card for deal in player.deals])
    key = (player.faction, *player.empire, deals, samurai, left, worths.number)
    found = _REALMS.get(key)
    if found is None:
        if len(_REALMS) >= REMEMBERED:
            _REALMS.clear()
        found = _REALMS[key] = Realm(worths, player, samurai, left)
    return found

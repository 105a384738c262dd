"""How well a seat stands in Imperial Settlers (Part F of the spec): the features behind the bots."""

from __future__ import annotations

from polyana.games.settlers.bot.realm import Realm, realm_of
from polyana.games.settlers.bot.spending import holding, spending
from polyana.games.settlers.bot.under_way import under_way
from polyana.games.settlers.bot.weights import WEIGHTS, Weights
from polyana.games.settlers.bot.worths import CARD, GOODS, MANY, VP, WORKER, worths
from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import Produce
from polyana.games.settlers.rules.empire import protected
from polyana.games.settlers.scoring import faction_locations, tier
from polyana.games.settlers.state import Player, State

__all__ = ["WEIGHTS", "Weights", "evaluate"]


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what it will bring, and how the best of the others stands."""
    return Outlook(content, state, weights).parts(seat)


class Outlook:
    """The table with the time that is left."""

    def __init__(self, content: Content, state: State, weights: Weights) -> None:
        self.content, self.state, self.weights = content, state, weights
        self.worths = worths(content, weights)
        self.left = content.about.rounds - state.round if state.phase != "over" else 0
        """Productions to come after this round's."""
        self.early = state.phase in ("factions", "decks", "lookout")
        self.acting = self.early or state.phase in ("production", "action")
        self.realms = [
            realm_of(self.worths, player, self.left) for player in state.players[: state.seats]
        ]

    def parts(self, seat: int) -> dict[str, float]:
        """How a seat stands."""
        state, weights = self.state, self.weights
        player, own = state.players[seat], self.realms[seat]
        goods, hand = self.goods(seat, player, own)
        parts = {
            "points": float(player.vp),
            "under_way": self.under_way(seat, player, own) if state.agenda else 0.0,
            "locations": own.end_vp,
            "production": own.production,
            "deals": own.deals,
            "actions": own.actions,
            "features": own.features,
            "fortresses": self.fortresses(player, own),
            "kept": self.kept(player, own),
            "goods": goods,
            "hand": hand,
            "fodder": weights.foundation * min(len(player.foundations), 1 + self.left),
            "exposure": self.exposure(seat),
        }
        rivals = [self.rough(rival) for rival in range(state.seats) if rival != seat]
        parts["rivals"] = -weights.rivals * max(rivals, default=0.0)
        if state.seats == 1:
            ahead = faction_locations(self.content, player) - len(state.collection)
            parts["solo"] = weights.solo * min(ahead, 4)
        return parts

    def rough(self, seat: int) -> float:
        """What everybody can see of a player's position."""
        player, own = self.state.players[seat], self.realms[seat]
        value = player.vp + own.total + self.fortresses(player, own) + self.kept(player, own)
        if self.acting and not player.passed and player.supply:
            supply, linear = player.supply, self.worths.linear
            goods = sum([supply[good] * worth for good, worth in zip(GOODS, linear, strict=True)])
            value += self.weights.seen * self.worths.scale[self.left] * goods
        return value + self.worths.card[self.left] * min(len(player.hand), 6)

    def under_way(self, seat: int, player: Player, own: Realm) -> float:
        """What is on the agenda for a player, by what it will probably bring."""
        return under_way(self.worths, seat, player, own, self.state.agenda)

    def produces(self, seat: int) -> bool:
        """Whether the Production of this round is still to come."""
        agenda = self.state.agenda
        if self.state.phase != "production":
            return self.early
        return not agenda or Produce(seat) in agenda

    def goods(self, seat: int, player: Player, own: Realm) -> tuple[float, float]:
        """Goods by what can be made of them with the hand and by what storage keeps; and the cards that stay."""
        weights, worths, left = self.weights, self.worths, self.left
        supply, tables = player.supply, self.worths.tables
        stock = [*[float(supply[good]) for good in GOODS], 0.0, 0.0] if supply else [0.0] * (VP + 1)
        value, hand = 0.0, player.hand
        if self.acting and not player.passed:
            if self.produces(seat):
                stock = [have + more for have, more in zip(stock, own.income, strict=True)]
            made, gone = spending(worths, player, own, stock)
            hand = [name for name in hand if name not in gone]
            value = weights.hope * made + stock[VP]
            value += worths.card[left] * (stock[CARD] + 0.5 * (stock[WORKER] // 2))
            idle = 0.0
            for at, table in enumerate(tables):
                idle += table[min(int(stock[at]), MANY)]
            value += weights.idle * worths.scale[left] * idle
        if left:
            for at in own.stores:
                kept = tables[at][min(int(stock[at]), MANY)]
                value += weights.stored * worths.scale[left - 1] * kept
        return value, holding(worths, hand, left)

    def fortresses(self, player: Player, own: Realm) -> float:
        """S-254: every level pays at every round end to come."""
        value = 0
        for name in own.fortresses:
            level = player.empire[name].level
            if level:
                value += self.content.cards[name].levels[level - 1]
        return self.weights.fortress * value * (self.left + self.acting)

    def kept(self, player: Player, own: Realm) -> float:
        """Gates and the Shrine: what they would give now, and how near the next step is."""
        value = 0.0
        for name in own.keepers:
            location = player.empire[name]
            steps = self.content.cards[name].tiers
            value += tier(self.content, name, location)
            value += nearness(steps, location.kept + len(location.under))
        return value

    def exposure(self, seat: int) -> float:
        """What the raze tokens at hand could take from a rival, less what theirs could take."""
        state, player = self.state, self.state.players[seat]
        if player.passed or state.phase != "action" or state.options.peaceful:
            return 0.0
        value, best = 0.0, 0.0
        for other, rival in enumerate(state.players[: state.seats]):
            if other == seat or rival.passed:
                continue
            best = max(best, self.prey(other, player.supply["raze"]))
            value -= self.weights.danger * self.prey(seat, rival.supply["raze"])
        return value + self.weights.attack * best

    def prey(self, seat: int, raze: int) -> float:
        """The most that so many raze tokens could take from a player; a conquest also gives it to another."""
        content, own, player = self.content, self.realms[seat], self.state.players[seat]
        prices, conquest = content.raze_price, content.conquest_price
        empire, best = player.empire, 0.0
        if raze >= prices.enemy:
            spare = raze - prices.enemy
            for worth, name in own.prey:
                if spare >= prices.protected or not protected(content, name, empire[name]):
                    best = worth
                    break
        if not self.state.options.fire or raze < conquest.leftmost:
            return best
        for row in player.rows.values():
            price = conquest.leftmost
            for name in row:
                if price > raze:
                    break
                location = empire.get(name)
                if location is not None and not content.cards[name].fortress:
                    dearer = conquest.protected * protected(content, name, location)
                    if price + dearer <= raze:
                        best = max(best, self.weights.conquest * own.ability(name))
                price += conquest.step
        return best


def nearness(steps: tuple[tuple[int, int], ...], count: int) -> float:
    """Half the gain of the next step, by the share of the way to it.

    >>> nearness(((3, 2), (7, 5)), 5)
    0.75
    """
    start, points = 0, 0
    for needed, worth in steps:
        if count < needed:
            return 0.5 * (worth - points) * (count - start) / (needed - start)
        start, points = needed, worth
    return 0.0

"""How well a seat stands in Imperial Settlers (Part F of the spec): the features behind the bots."""

from __future__ import annotations

import msgspec

from polyana.games.settlers.content import Card, Content
from polyana.games.settlers.effects import RESOURCES
from polyana.games.settlers.rules.empire import protected
from polyana.games.settlers.scoring import end_effects, faction_locations
from polyana.games.settlers.state import Location, Player, State
from polyana.games.settlers.worths import WORTH, worths


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in points."""

    later: float = 0.6
    """Of what is still to be gained, for each Production to come."""
    action: float = 0.5
    """Of what an action location could give in each round to come."""
    trigger: float = 0.8
    """How often a trigger fires in a round."""
    useful: float = 0.42
    """A resource that something can be paid with."""
    idle: float = 0.12
    """A resource for which nothing is in sight."""
    worker: float = 0.18
    stored: float = 0.5
    """Of the worth of goods that are kept for the next round."""
    card: float = 0.3
    """Any card in hand; more by what it is good for."""
    card_use: float = 0.3
    fodder: float = 0.5
    """A Foundation, for a faction card in hand that costs a location."""
    siege: float = 0.75
    """Of what a Fortress will pay, with sieges in mind."""
    exposure: float = 0.35
    solo: float = 1.6
    """Each faction location more than the Collection pile."""
    rivals: float = 0.3


WEIGHTS = Weights()


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what it will bring, and how the best of the others stands."""
    outlook = Outlook(content, state, weights)
    parts = outlook.parts(seat)
    rivals = [outlook.public(rival) for rival in range(state.seats) if rival != seat]
    parts["rivals"] = -weights.rivals * max(rivals, default=0.0)
    if state.seats == 1:
        ahead = faction_locations(content, state.players[0]) - len(state.collection)
        parts["solo"] = weights.solo * min(ahead, 4)
    return parts


class Outlook:
    """The table with the time that is left."""

    def __init__(self, content: Content, state: State, weights: Weights) -> None:
        self.content = content
        self.state = state
        self.weights = weights
        self.worths = worths(content)
        early = state.phase in ("factions", "decks", "lookout", "production")
        self.rounds = content.about.rounds - state.round + early if state.phase != "over" else 0
        """Productions that are still to come."""

    def parts(self, seat: int) -> dict[str, float]:
        """How a seat stands."""
        player = self.state.players[seat]
        return {
            "points": float(player.vp) + self.promised(seat),
            "locations": self.locations(player),
            "production": self.production(player),
            "deals": self.deals(player),
            "actions": self.actions(player),
            "features": self.features(player),
            "fortresses": self.fortresses(player),
            "kept": self.kept(player),
            "goods": self.goods(player),
            "hand": self.hand(player),
            "fodder": self.fodder(player),
            "exposure": self.exposure(seat),
        }

    def public(self, seat: int) -> float:
        """What everybody can see of a player's standing."""
        player = self.state.players[seat]
        seen = player.vp + self.locations(player) + self.production(player) + self.deals(player)
        return seen + self.actions(player) + self.features(player) + self.fortresses(player)

    def promised(self, seat: int) -> float:
        """What is still on the agenda for this seat."""
        value = 0.0
        for deed in self.state.agenda:
            if deed.seat != seat:
                continue
            if deed.what == "draw":
                value += 0.5 * deed.n
            elif deed.what in ("gain", "go_on"):
                value += self.worths.gains.get(deed.key, 0.0) * 0.8
            elif deed.what in ("build", "build_free", "settle", "make_deal", "deal"):
                value += 1.0
        return value

    def locations(self, player: Player) -> float:
        """S-134: what locations give at the end."""
        cards = self.content.cards
        return float(sum(cards[name].end_vp for name in player.empire))

    def production(self, player: Player) -> float:
        """What the locations will produce."""
        cards, gains = self.content.cards, self.worths.gains
        value = sum(gains[cards[n].produces] for n in player.empire if cards[n].produces)
        return self.weights.later * self.rounds * value

    def deals(self, player: Player) -> float:
        """What the Deals will pay."""
        cards = self.content.cards
        value = sum(WORTH[cards[deal.at or deal.card].deal] for deal in player.deals)
        return self.weights.later * self.rounds * value

    def actions(self, player: Player) -> float:
        """What action locations can give in the rounds to come."""
        uses = self.worths.uses
        value = sum(uses[self.content.cards[name].printing] for name in player.empire)
        return self.weights.action * self.later_rounds() * value

    def later_rounds(self) -> float:
        """Action phases to come, the present one as half."""
        return self.rounds + (0.5 if self.state.phase == "action" and not self.rounds else 0.0)

    def features(self, player: Player) -> float:
        """Triggers that will fire, and Sphinxes."""
        fires = self.worths.triggers
        value = sum(fires[self.content.cards[name].printing] for name in player.empire)
        return self.weights.trigger * (self.rounds + 0.3) * value if self.rounds else 0.2 * value

    def fortresses(self, player: Player) -> float:
        """S-254: every level pays at every round end to come."""
        value = 0.0
        ends = self.content.about.rounds - self.state.round + (self.state.phase == "action")
        for name, location in player.empire.items():
            if location.level:
                value += self.content.cards[name].levels[location.level - 1] * ends
        return self.weights.siege * value

    def kept(self, player: Player) -> float:
        """Gates and the Shrine: what they would give now, and how near the next step is."""
        value = float(end_effects(self.content, player))
        for name, location in player.empire.items():
            steps = self.content.cards[name].tiers
            if steps:
                value += nearness(steps, location.kept + len(location.under))
        return value

    def goods(self, player: Player) -> float:
        """Goods that something can be paid with; after a pass only what storage keeps."""
        weights, supply = self.weights, player.supply
        if player.passed or self.state.phase in ("round_end", "cleanup"):
            return self.stored(player) if self.rounds else 0.0
        wanted, value = self.demand(player), 0.0
        lacking = 0
        for kind in RESOURCES:
            used = min(supply[kind], wanted[kind])
            lacking += wanted[kind] - used
            value += weights.useful * used + weights.idle * (supply[kind] - used)
        gold = min(supply["gold"], wanted["gold"] + lacking)
        value += weights.useful * 1.2 * gold + weights.idle * (supply["gold"] - gold)
        value += self.workers(supply["worker"], wanted["worker"], lacking)
        value += 0.4 * min(supply["raze"], 3) + 0.2 * max(0, supply["raze"] - 3)
        value += 0.06 * min(supply["defence"], 3)
        return value + 0.3 * (self.stored(player) if self.rounds else 0.0)

    def workers(self, number: int, wanted: int, lacking: int) -> float:
        """Workers for actions; pairs of the others for what is lacking."""
        used = min(number, wanted)
        spare = number - used
        pairs = min(spare, 2 * lacking)
        return self.weights.worker * (1.2 * used + pairs) + 0.05 * (spare - pairs)

    def demand(self, player: Player) -> dict[str, int]:
        """What could still be paid for in this round: hand cards, unused actions, a Deal."""
        wanted = {"wood": 0, "stone": 0, "food": 1 if player.hand else 0, "gold": 0, "worker": 0}
        for name in player.hand:
            for kind, amount in self.content.cards[name].cost.resources:
                wanted[kind] += amount
        for name, location in player.empire.items():
            use = self.content.cards[name].use
            if use is None or location.blocked:
                continue
            left = use.times - location.used
            if left > 0:
                cost = use.parts[0].cost
                for kind, amount in (*cost.resources, *cost.others):
                    if kind in wanted:
                        wanted[kind] += amount * left
        return wanted

    def stored(self, player: Player) -> float:
        """What the next round will find."""
        if not player.faction:
            return 0.0
        kinds = set(self.content.boards[player.faction].stores)
        for name in player.empire:
            kinds.update(self.content.cards[name].stores)
        value = sum(WORTH[kind] * min(player.supply[kind], 6) for kind in kinds)
        return self.weights.stored * value

    def hand(self, player: Player) -> float:
        """Cards by the best of their three uses, the third card of no use at the end."""
        if not self.rounds and player.passed:
            return 0.0
        weights, rounds = self.weights, self.rounds
        uses = sorted(
            (self.worths.card(self.content.cards[name], rounds) for name in player.hand),
            reverse=True,
        )
        fade = 1.0 if rounds else 0.5
        value = 0.0
        for place, use in enumerate(uses):
            share = 1.0 if place < 4 else 0.5 if place < 8 else 0.2
            value += share * (weights.card + weights.card_use * use)
        return fade * value

    def fodder(self, player: Player) -> float:
        """Foundations for faction cards in hand."""
        wanting = sum(self.content.cards[name].cost.location for name in player.hand)
        in_rows = sum(len(row) for row in player.rows.values())
        spare = len(player.foundations) + in_rows
        spare -= sum(bool(self.content.cards[name].faction) for name in player.empire)
        return self.weights.fodder * min(spare, wanting + 1 if self.rounds else wanting)

    def exposure(self, seat: int) -> float:
        """The best location that each opponent could raze or conquer with the tokens at hand."""
        state, player = self.state, self.state.players[seat]
        if player.passed or state.phase != "action" or state.options.peaceful:
            return 0.0
        loss = 0.0
        for other, rival in enumerate(state.players[: state.seats]):
            if other == seat or rival.passed or rival.supply["raze"] < 2:
                continue
            loss += self.best_target(player, rival.supply["raze"])
        return -self.weights.exposure * loss

    def best_target(self, player: Player, raze: int) -> float:
        """What the most valuable location within reach is worth."""
        best = 0.0
        for name, location in player.empire.items():
            card = self.content.cards[name]
            guarded = protected(self.content, name, location)
            if card.raze and 2 + guarded <= raze:
                best = max(best, self.ability(card, location))
        if self.state.options.fire:
            for row in player.rows.values():
                for place, name in enumerate(row):
                    location_there = player.empire.get(name)
                    if location_there is None or self.content.cards[name].fortress:
                        continue
                    guarded = protected(self.content, name, location_there)
                    if 2 + place + guarded <= raze:
                        best = max(best, self.ability(self.content.cards[name], location_there))
        return best

    def ability(self, card: Card, location: Location) -> float:
        """What a location is worth to its owner."""
        value = float(card.end_vp)
        if card.produces:
            value += self.weights.later * self.rounds * self.worths.gains[card.produces]
        value += self.weights.action * self.rounds * self.worths.uses[card.printing]
        return value + self.weights.trigger * self.rounds * self.worths.triggers[card.printing]


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

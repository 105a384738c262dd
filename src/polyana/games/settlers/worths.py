"""What goods, effects and cards of Imperial Settlers are worth, in points; reckoned once for each content."""

from __future__ import annotations

from polyana.games.settlers.content import Card, Content
from polyana.games.settlers.effects import Cost, Gain, Item

WORTH = {
    "wood": 0.55,
    "stone": 0.6,
    "food": 0.5,
    "gold": 0.75,
    "worker": 0.3,
    "raze": 0.6,
    "defence": 0.12,
    "vp": 1.0,
    "card": 0.6,
    "common_card": 0.5,
    "faction_card": 0.6,
    "samurai": 0.3,
    "fortification": 1.8,
    "resource": 0.55,
    "location": 1.3,
    "hand_card": 0.5,
    "deal": 1.2,
    "steal": 0.6,
    "raze_hand": 0.9,
    "raze_enemy": 1.3,
    "raze_own": 1.0,
    "tithe": 1.0,
    "copy_spoil": 0.6,
    "sift": 1.0,
    "cancel_deal": 0.9,
    "steal_deal": 1.6,
    "copy_deal": 0.6,
    "build_deal": 1.4,
    "build_hand": 1.4,
    "remove_location": 1.5,
    "enemy_deal": 1.8,
    "enemy_discard": 0.5,
    "refresh": 0.9,
    "block_action": 0.5,
    "take_control": 0.8,
    "hand_foundation": 0.4,
    "row_foundation": 0.5,
    "copy_production": 0.9,
    "conquer": 4.0,
    "siege": 1.5,
    "shift_left": 0.3,
    "place_defence": 0.2,
    "claim_first": 0.2,
    "roll": 0.6,
}
"""What a unit of each word of an effect is worth in the middle of the game."""

COUNTED = 2
"""What counters are taken to say when nobody looks."""


class Worths:
    """What gains, actions, triggers and cards are worth; reckoned once for each content."""

    def __init__(self, content: Content) -> None:
        self.gains = {key: gain_worth(gain) for key, gain in content.gains.items()}
        self.uses: dict[str, float] = {}
        self.triggers: dict[str, float] = {}
        self.known: dict[tuple[str, int], float] = {}
        for name, card in content.cards.items():
            if name == card.printing:
                self.uses[name] = self.use(card)
                self.triggers[name] = self.trigger(card)

    def use(self, card: Card) -> float:
        """An action in points for a round."""
        if card.use is None:
            return 0.0
        nets = [self.gains[part.gain] - cost_worth(part.cost) for part in card.use.parts]
        follow = sum(self.gains[key] for key in card.use.follow)
        return max(0.0, max(nets) + follow) * (1 + 0.6 * (card.use.times - 1))

    def trigger(self, card: Card) -> float:
        """What one firing of the triggers gives, and what a feature is good for besides."""
        value = sum(
            max(self.gains[part.gain] - cost_worth(part.cost) for part in trigger.parts)
            for triggers in card.when.values()
            for trigger in triggers
        )
        value += 0.8 * len(card.echoes) + 0.5 * bool(card.stores) + 0.4 * bool(card.keeps)
        return value

    def card(self, card: Card, rounds: int) -> float:
        """A card in hand by the best of its uses, never below nothing."""
        key = (card.printing, rounds)
        if key not in self.known:
            deal = 0.6 * WORTH[card.deal] * (rounds + 1) - 0.4 if card.deal else 0.0
            raze = sum(WORTH[good] for good in card.raze) - 0.5
            self.known[key] = max(self.build(card, rounds), deal, raze, 0.0)
        return self.known[key]

    def build(self, card: Card, rounds: int) -> float:
        """What building it would gain."""
        value = card.end_vp - cost_worth(card.cost)
        if card.produces:
            value += self.gains[card.produces] * (1 + 0.6 * rounds)
        if card.bonus:
            value += self.gains[card.bonus]
        value += self.uses[card.printing] * 0.5 * (rounds + 0.5)
        return value + self.triggers[card.printing] * 0.8 * (rounds + 0.3)


_WORTHS: dict[str, Worths] = {}


def worths(content: Content) -> Worths:
    """The worths of a content."""
    if content.hash not in _WORTHS:
        _WORTHS[content.hash] = Worths(content)
    return _WORTHS[content.hash]


def gain_worth(gain: Gain) -> float:
    """The best way of a gain, in points."""
    return max(sum(map(item_worth, bundle)) for bundle in gain.options)


def item_worth(item: Item) -> float:
    """An item in points."""
    number = sum(term.times(COUNTED) if term.counter else term.amount for term in item.terms)
    return WORTH[item.word] * number


def cost_worth(cost: Cost) -> float:
    """A price in points."""
    value = sum(WORTH[kind] * amount for kind, amount in (*cost.resources, *cost.others))
    value += WORTH["resource"] * cost.resource + WORTH["location"] * cost.location
    return value + WORTH["hand_card"] * cost.hand_card + WORTH["deal"] * cost.deal

"""What goods, effects and components are worth, in points, to a tribe with so many turns to come; reckoned once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from polyana.effects import Item, Price
from polyana.games.revive.bot.weights import Weights
from polyana.games.revive.content import Content
from polyana.games.revive.effects import BASIC, COLOURS, Clause, Effect, Half, Technology
from polyana.games.revive.rules.counting import COUNTERS
from polyana.games.revive.rules.verbs import WORDS

FINE: Final = 2
"""Turns to come are told apart by halves: an action is half a turn."""
STEPS: Final = 48
MANY: Final = 12
"""More goods of a kind than this are not told apart."""
CYCLE: Final = 4.6
"""Turns from one hibernation to the next."""
USUAL: Final = 18.0

COUNTED: Final = {
    "yellow_in_slots": 1.7,
    "green_in_slots": 1.7,
    "grey_in_slots": 1.7,
    "visible_flask": 2.2,
    "ocean_touched": 1.6,
    "population": 2.8,
}
"""What counters of effects say as a rule; others two."""
GROWTH: Final = {
    "track_value": 0.75,
    "energy": 0.15,
    "module": 0.3,
    "module_pair": 0.15,
    "large_building": 0.1,
    "population": 0.33,
    "population_on_large": 0.12,
    "card": 0.3,
    "card_grey": 0.1,
    "card_green": 0.1,
    "card_yellow": 0.1,
    "ocean": 0.17,
    "ability_marker": 0.2,
    "crystal_site": 0.14,
    "flask": 0.3,
    "crate": 0.2,
}
"""What is added in a turn to what is counted at the end."""
SPECIAL: Final = ("artifact", "module", "energy", "take_card", "ability", "crate", "endvp")
"""Words whose worth hangs on the time that is left in a way of its own."""


class Worths:
    """What everything is worth to one side of a tribe board, with so many halves of turns to come."""

    def __init__(self, content: Content, weights: Weights, side: str, step: int) -> None:
        self.content, self.weights, self.side = content, weights, side
        left = self.left = step / FINE
        self.cycles = left / CYCLE
        """Hibernations to come."""
        self.unit = weights.late + weights.rise * min(1.0, left / weights.horizon)
        """A basic resource."""
        self.crystal = weights.crystal * self.unit
        self.table = self._table(self.unit)
        self.crystals = [0.0, self.crystal, 1.9 * self.crystal, 2.5 * self.crystal]
        self.citizen = weights.card * (
            0.8 * min(1.0, left / 1.5) + max(0.0, left - 4) / (2 * CYCLE)
        )
        """A citizen card that is taken."""
        self.step = weights.step * min(1.0, 0.35 + left / 8)
        self.growth = {word: weights.growth * GROWTH.get(word, 0.1) * left for word in COUNTERS}
        """By counter: what is usually added to it until the end."""
        self._clauses: dict[str, float] = {}
        self.words = self._words(side)
        self.halves = {
            name: (self.half(card.top), self.half(card.bottom))
            for name, card in content.cards.items()
        }
        """By card: what its upper and its lower half bring."""
        self.modules = {name: self.effect(one.effect) for name, one in content.modules.items()}
        """What a module gives when it is used."""
        self.machines = {
            name: sum(max(0.0, self.clause(clause)) for clause in machine.clauses)
            for name, machine in content.machines.items()
        }
        """What a machine gives when it is used."""
        self.crates = {
            name: self.effect(crate.effect) if left else 0.0
            for name, crate in content.crates.items()
        }
        self.techs = {
            name: self.technology(tech) for name, tech in content.sides[side].techs.items()
        }
        """What technologies bring besides their points at the end and besides slots, machines and artifacts."""

    def _table(self, worth: float) -> list[float]:
        """What so many resources of a kind are worth, each a little less than the one before."""
        cap = self.content.resources["gear"].cap
        values = [0.0]
        for number in range(MANY):
            values.append(values[-1] + (worth if number < cap else 0.1 * worth))
            worth *= self.weights.sated
        return values

    def _words(self, side: str) -> dict[str, float]:
        """What one of everything is worth that effects speak of."""
        weights, unit = self.weights, self.unit
        found = {name: word.worth * unit for name, word in WORDS.items()}
        found |= {"gear": unit, "book": 1.05 * unit, "food": 0.95 * unit, "crystal": self.crystal}
        found |= {"vp": 1.0, "endvp": 1.0, "artifact": weights.artifact}
        found |= {f"step_{colour}": self.step for colour in COLOURS}
        found |= {
            "step_any": 1.1 * self.step,
            "energy": weights.use * (self.cycles + 0.5 * min(1.0, self.left)),
            "crate": weights.crate * unit,
            "module": 0.35 + weights.trigger * unit * self.cycles,
            "take_card": self.citizen,
            "recharge": 0.8 * weights.use if self.left else 0.0,
            "play_another": weights.action,
            "free_action": weights.action,
            "slot_to_rest": 0.55 * weights.card * min(1.0, self.left / 3),
            "rest_to_active": 0.6 * weights.card * min(1.0, self.left / 2),
        }
        self.words = found
        found["ability"] = self.effect(self.content.sides[side].ability) + weights.marker
        return found

    # Effects

    def effect(self, effect: Effect) -> float:
        """What is done when something is used."""
        return sum(max(0.0, self.clause(clause)) for clause in effect.now)

    def half(self, half: Half) -> float:
        """A half of a card that is played."""
        effect = half.effect
        value = self.effect(effect) + 0.3 * half.chain
        value += sum(0.4 * self.item(item) for item in effect.in_slot)
        for trigger in effect.triggers:
            value += 0.8 * self.bundle(trigger.clauses)
        if effect.must:  # it costs what is left of the cycle
            value -= 0.5 * self.weights.card
        return max(0.0, value)

    def bundle(self, clauses: Iterable[Clause]) -> float:
        """All that clauses bring, as far as it is something."""
        return sum(max(0.0, self.clause(clause)) for clause in clauses)

    def clause(self, clause: Clause) -> float:
        """What a clause brings: an item, the best of several ways, an exchange for what it costs."""
        found = self._clauses.get(clause.text)
        if found is None:
            found = self._clauses[clause.text] = self._clause(clause)
        return found

    def _clause(self, clause: Clause) -> float:
        if clause.item is not None:
            return self.item(clause.item)
        best = max(self.bundle(way) for way in clause.ways)
        if clause.price is None:
            return best
        often = 1 + 0.5 * (clause.times - 1)
        return often * self.weights.exchange * (best - self.price(clause.price))

    def item(self, item: Item) -> float:
        """So many of an item, counted as a rule."""
        word = item.word
        if word in ("range", "discount"):
            number = item.args[-1]
            assert isinstance(number, int)
            return 0.5 * number * self.unit
        counted = COUNTED.get(item.counter, 2.0) if item.counter else 1.0
        return item.amount * counted * self.words[word]

    def price(self, price: Price) -> float:
        """A price in points."""
        kinds = sum(number for _, number in price.named) + price.any
        crystals = sum(number for _, number in price.others)
        return kinds * self.unit + crystals * self.crystal

    def technology(self, tech: Technology) -> float:
        """What holds or waits from now on; what is given at once counts when it is there."""
        effect, weights = tech.effect, self.weights
        words = [item.word for item in effect.always if item.word != "open_slot5"]
        value = weights.standing * self.left * len(words)
        value += 0.5 * weights.standing * self.left * len(effect.any_time)
        for trigger in effect.triggers:
            value += weights.often * self.left * self.bundle(trigger.clauses)
        return value

    def at_once(self, tech: Technology, artifact: float) -> float:
        """What unlocking a technology gives, with an artifact of this worth."""
        value = 0.0
        for clause in tech.effect.at_once:
            value += artifact if clause.word == "artifact" else self.clause(clause)
        return value + sum(self.clause(clause) for clause in tech.effect.machine) * self.cycles

    def stock(self, supply: dict[str, int]) -> float:
        """What a supply is worth."""
        table, value = self.table, self.crystals[min(supply["crystal"], 3)]
        for kind in BASIC:
            value += table[min(supply[kind], MANY)]
        return value


_WORTHS: dict[tuple[str, Weights, str, int], Worths] = {}


def worths(content: Content, weights: Weights, side: str, left: float) -> Worths:
    """The worths for a side of a tribe board with so many turns to come."""
    step = min(STEPS, round(FINE * left))
    key = (content.hash, weights, side, step)
    found = _WORTHS.get(key)
    if found is None:
        found = _WORTHS[key] = Worths(content, weights, side, step)
    return found

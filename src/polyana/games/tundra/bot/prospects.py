"""Actions as a bot sees them: taken to pieces by what their worth hangs on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from polyana.effects import Item
from polyana.games.tundra.bot.weights import Weights
from polyana.games.tundra.effects import RESOURCES, Action, Cost, Part
from polyana.games.tundra.rules.verbs import VERBS

BUILD: Final = 1
UPGRADE: Final = 2
NOW: Final = 4
"""Times one of the two: it is not just possible but under way."""
OPENS: Final = {"build_tower": BUILD, "upgrade": UPGRADE}

USUAL: Final = {"own_tower": 2, "own_worker": 3, "upgraded_board": 2}
"""What counters are taken to say when nobody looks at the table."""

APART: Final = ("vp", "gather", "take_card", "build_tower", "upgrade", "place_worker")
"""Words whose worth is plain or hangs on the table."""


class Bargain(msgspec.Struct, frozen=True):
    """A part with a price, at most so many times; towers are reckoned with elsewhere."""

    cost: Cost
    resources: int
    """All resources of the price."""
    times: int
    counter: str
    vp: int
    counted: tuple[Item, ...]
    stuff: float
    goods: float
    worker: bool
    card: bool


class Prospect(msgspec.Struct, frozen=True):
    """An action in pieces."""

    worth: float
    """In the middle of the game, when nobody looks at the table."""
    vp: int
    stuff: float
    """Resources, and steps that bring some, in units of a resource."""
    goods: float
    """Berries and the like, in points."""
    plain: bool
    """Whether that is all it gives."""
    gather: int
    card: bool
    counted: tuple[Item, ...]
    bargains: tuple[Bargain, ...]
    by_part: tuple[Bargain | None, ...]
    opens: int
    """Whether it builds towers or upgrades boards."""


class Reader:
    """Takes actions to pieces."""

    def __init__(self, weights: Weights) -> None:
        self.words: dict[str, float] = {
            **dict.fromkeys(RESOURCES, weights.resource),
            "vp": 1.0,
            "berry": weights.berry,
            **{word: getattr(weights, verb.worth) for word, verb in VERBS.items()},
        }
        """What a unit of each word is worth in the middle of the game."""
        stuff = (*RESOURCES, "resource", "move", "ride")
        self.stuff = {word: self.words[word] / weights.resource for word in stuff}

    def prospect(self, action: Action) -> Prospect:
        """An action in pieces; of several alternatives the one that is usually best."""
        by_part = tuple(self.bargain(part) for part in action.parts)
        free = [self.best(part) for part in action.parts if part.cost is None]
        paid = [part for part in action.parts if part.cost is not None]
        items = [*action.at_once, *(item for bundle in free for item in bundle)]
        plain = [item for item in items if not item.counter]
        opens = 0
        for item in (*items, *(item for part in paid for item in self.best(part))):
            opens |= OPENS.get(item.word, 0)
        gather, card = amount(plain, "gather"), amount(plain, "take_card") > 0
        counted = tuple(item for item in items if item.counter)
        bargains = tuple(bargain for bargain in by_part if bargain is not None)
        return Prospect(
            worth=sum(map(self.usual, items)) + sum(map(self.usual_part, paid)),
            vp=amount(plain, "vp"),
            stuff=self.stuff_in(plain),
            goods=self.goods_in(plain),
            plain=not (gather or card or counted or bargains),
            gather=gather,
            card=card,
            counted=counted,
            bargains=bargains,
            by_part=by_part,
            opens=opens,
        )

    def bargain(self, part: Part) -> Bargain | None:
        """A part with a price; None if it has none."""
        if part.cost is None:
            return None
        items = self.best(part)
        plain = [item for item in items if not item.counter]
        return Bargain(
            cost=part.cost,
            resources=resources_of(part.cost),
            times=0 if amount(plain, "build_tower") else part.times,
            counter=part.counter,
            vp=amount(plain, "vp"),
            counted=tuple(item for item in items if item.counter),
            stuff=self.stuff_in(plain),
            goods=self.goods_in(plain),
            worker=amount(plain, "place_worker") > 0,
            card=amount(plain, "take_card") > 0,
        )

    def best(self, part: Part) -> tuple[Item, ...]:
        """The alternative that is usually worth most."""
        return max(part.options, key=lambda bundle: sum(map(self.usual, bundle)))

    def stuff_in(self, items: Iterable[Item]) -> float:
        """What items bring, in units of a resource."""
        return sum(self.stuff.get(item.word, 0.0) * item.amount for item in items)

    def goods_in(self, items: Iterable[Item]) -> float:
        """What all the rest is worth, in points."""
        return sum(
            self.words[item.word] * item.amount
            for item in items
            if item.word not in self.stuff and item.word not in APART
        )

    def usual(self, item: Item) -> float:
        """An item in points when nobody looks at the table; one upgrade of several is taken."""
        times = item.times(USUAL[item.counter]) if item.counter else item.amount
        return self.words[item.word] * (1 if item.word == "upgrade" else times)

    def usual_part(self, part: Part) -> float:
        """A part with a price, as often as it is usually done."""
        cost = part.cost or Cost()
        price = self.words["berry"] * cost.berry + self.words["resource"] * resources_of(cost)
        times = USUAL[part.counter] if part.counter else part.times
        gain = sum(map(self.usual, self.best(part))) - price
        return max(0.0, gain) * (1 + 0.5 * (times - 1))


def amount(items: Iterable[Item], word: str) -> int:
    """How much of a word there is in items."""
    return sum(item.amount for item in items if item.word == word)


def resources_of(cost: Cost) -> int:
    """All resources of a price, whatever their kind."""
    return cost.equal + cost.any + sum(n for _, n in cost.named)

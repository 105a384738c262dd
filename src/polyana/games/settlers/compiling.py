"""From the nodes of effects to gains with their items, parts with their prices, triggers."""

from __future__ import annotations

import msgspec

from polyana.effects import Gain, Item, apart, bundles
from polyana.games.settlers.effects import FREE, MEANS, PICKED, Cost, Part, Trigger, Use
from polyana.games.settlers.rules.verbs import AIMED
from polyana.kernel import Misfit, Move
from polyana.notation import (
    Bundle,
    Call,
    Choice,
    Effect,
    Exchange,
    Goods,
    Must,
    Per,
    Repeat,
    Side,
    When,
    amounts,
    parts,
)


class Compiler:
    """Turns the nodes of effects into gains, and keeps them by their keys."""

    def __init__(self) -> None:
        self.gains: dict[str, Gain] = {}

    def gain(self, key: str, why: str, side: Side, optional: bool = False) -> str:
        """Compiles what is gained; its key."""
        ways = ways_of(side)
        words: list[Move] = [("choose", way[0].word) for way in ways]
        targeted = any(item.word in AIMED for way in ways for item in way)
        self.gains[key] = Gain(key, why, ways, apart(words), optional and targeted)
        return key

    def part(self, key: str, why: str, node: Exchange | Side, optional: bool = False) -> Part:
        """Compiles a price, if there is one, and what it gives."""
        if isinstance(node, Exchange):
            cost, side = price(amounts(node.cost)), node.gain
        else:
            cost, side = FREE, node
        self.gain(key, why, side, optional)
        return Part(cost, key, ("part", self.gains[key].ways[0][0].word))

    def use(self, key: str, effect: Effect, one: bool) -> Use | None:
        """The action of a location, None if it has none: parts up to the first prefix."""
        found: list[Part] = []
        follow: list[str] = []
        times = 1
        for number, node in enumerate(parts(effect)):
            once, repeat = (node.part, node.times) if isinstance(node, Repeat) else (node, 1)
            if not isinstance(repeat, int):
                raise Misfit("cannot-stand", part=f"x {repeat}")
            match once:
                case Exchange() | Call() | Goods() | Per() | Bundle() | Choice() if (
                    one or not found
                ):
                    found.append(self.part(f"{key}/{number}", "action", once))
                    times = repeat
                case Call() | Goods() | Per() | Bundle() | Choice():
                    follow.append(self.gain(f"{key}/{number}", "action", once, optional=True))
                case _:
                    raise Misfit("cannot-stand", part=str(once))
        return Use(tuple(found), times, tuple(follow)) if found else None

    def trigger(self, key: str, node: When, one: bool) -> Trigger:
        """S-006: with several parts only one is used."""
        found: list[Part] = []
        inner = parts(node.effect)
        if len(inner) > 1 and not one:
            raise Misfit("trigger-parts")
        for number, part in enumerate(inner):
            if isinstance(part, Repeat | Must) or not isinstance(
                part, Exchange | Goods | Per | Call | Bundle | Choice
            ):
                raise Misfit("cannot-stand", part=str(part))
            found.append(self.part(f"{key}/{number}", "trigger", part, optional=True))
        return Trigger(str(node.args[0]) if node.args else "", tuple(found))


def price(goods: dict[str, int]) -> Cost:
    """The price of a list of goods; ValueError if something in it cannot be paid."""
    plain = {noun: amount for noun, amount in goods.items() if noun not in PICKED}
    return Cost.of(plain, MEANS, **{noun: goods.get(noun, 0) for noun in PICKED})


def ways_of(side: Side) -> tuple[tuple[Item, ...], ...]:
    """The bundles of a gain, ready to be carried out; ValueError if something in them cannot be gained."""
    found = bundles(side)
    for item in (item for bundle in found for item in bundle):
        if item.word in (*PICKED, MEANS.any):
            raise Misfit("only-price", word=item.word)
    return tuple(_points_together(bundle) for bundle in found)


def _points_together(bundle: tuple[Item, ...]) -> tuple[Item, ...]:
    """S-009: all points of a bundle are one gain, at the place of the last of them."""
    points = [item for item in bundle if item.word == "vp"]
    if len(points) < 2:
        return bundle
    last = max(place for place, item in enumerate(bundle) if item.word == "vp")
    whole = msgspec.structs.replace(points[0], more=tuple(points[1:]))
    return tuple(
        whole if place == last else item
        for place, item in enumerate(bundle)
        if place == last or item.word != "vp"
    )

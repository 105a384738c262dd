"""From the nodes of effects to gains with their items, parts with their prices, triggers."""

from __future__ import annotations

import msgspec

from polyana.effects import Gain, Item, bundles, written
from polyana.games.settlers.effects import FREE, MEANS, PICKED, Cost, Part, Trigger, Use
from polyana.games.settlers.rules.verbs import AIMED
from polyana.kernel import Misfit
from polyana.notation import Effect, Exchange, Side, When, amounts, parts


class Compiler:
    """Turns the nodes of effects into gains, and keeps them by their keys."""

    def __init__(self) -> None:
        self.gains: dict[str, Gain] = {}

    def gain(self, key: str, why: str, side: Side, optional: bool = False) -> str:
        """Compiles what is gained; its key."""
        ways = ways_of(side)
        targeted = any(item.word in AIMED for way in ways for item in way)
        self.gains[key] = Gain.of(key, why, ways, optional=optional and targeted)
        return key

    def part(self, key: str, why: str, node: Effect, optional: bool = False) -> Part:
        """Compiles a price, if there is one, and what it gives; no card lets choose between prices."""
        prices, side, times, must = written(node)
        if must or len(prices) > 1:
            raise Misfit("cannot-stand", part=str(node))
        if not isinstance(times, int):
            raise Misfit("cannot-stand", part=f"x {times}")
        cost = price(amounts(prices[0])) if prices else FREE
        self.gain(key, why, side, optional)
        return Part(key, (cost,), move=("part", self.gains[key].ways[0][0].word), times=times)

    def use(self, key: str, effect: Effect, one: bool) -> Use | None:
        """The action of a location, None if it has none: its parts, and what follows the first of them."""
        found: list[Part] = []
        follow: list[str] = []
        for number, node in enumerate(parts(effect)):
            if one or not found:
                found.append(self.part(f"{key}/{number}", "action", node))
            elif isinstance(node, Side):
                follow.append(self.gain(f"{key}/{number}", "action", node, optional=True))
            else:
                raise Misfit("cannot-stand", part=str(node))
        return Use(tuple(found), found[-1].times, tuple(follow)) if found else None

    def trigger(self, key: str, node: When, one: bool) -> Trigger:
        """S-006: with several parts only one is used."""
        inner = parts(node.effect)
        if len(inner) > 1 and not one:
            raise Misfit("trigger-parts")
        for part in inner:
            if not isinstance(part, Exchange | Side):
                raise Misfit("cannot-stand", part=str(part))
        found = [
            self.part(f"{key}/{number}", "trigger", part, optional=True)
            for number, part in enumerate(inner)
        ]
        return Trigger(node.event, str(node.args[0]) if node.args else "", tuple(found))


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

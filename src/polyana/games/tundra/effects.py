"""What an effect becomes when it is loaded: an action of parts, each with its price and what it gives."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from polyana.kernel import Move
from polyana.notation import (
    Bundle,
    Choice,
    Effect,
    Exchange,
    Goods,
    Must,
    Per,
    Repeat,
    Side,
    Verb,
    Vocabulary,
    Wording,
    amounts,
    options,
    parts,
)
from polyana.notation import Item as ItemNode
from polyana.notation import items as items_of

RESOURCES: Final = ("kindling", "stone", "peat")
TRACKS: Final = (*RESOURCES, "berry", "vp")
"""What is gained without a decision: a track moves."""

COUNTERS: Final = ("own_tower", "own_worker", "upgraded_board")

VOCABULARY: Final = Vocabulary(
    nouns=(*RESOURCES, "resource", "equal", "berry", "vp", "move", "worker"),
    counters=COUNTERS,
    moments=("round_start", "setup"),
    verbs=(
        *("build_tower", "place_worker", "settle_worker", "gather(number)", "upgrade(number?)"),
        *("take_card", "refresh_market", "reroll", "shift", "flip", "die", "ride"),
        "recover_advisor",
    ),
)


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.tundra").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)


class Item(msgspec.Struct, frozen=True):
    """One thing that is gained or done: so often, or so often for every group that a counter counts."""

    word: str
    amount: int = 1
    counter: str = ""
    group: int = 1
    limit: int | None = None
    discount: int = 0

    def times(self, count: int) -> int:
        """How often, when the counter stands at `count`."""
        total = self.amount * (count // self.group)
        return total if self.limit is None else min(total, self.limit)


class Cost(msgspec.Struct, frozen=True):
    """A price: berries, named resources, so many of one kind (T-011), and so many of any kinds (T-010)."""

    berry: int = 0
    named: tuple[tuple[str, int], ...] = ()
    equal: int = 0
    any: int = 0


class Part(msgspec.Struct, frozen=True):
    """A part that needs decisions: a price or none, one bundle out of `options`, so many times."""

    move: Move
    cost: Cost | None
    options: tuple[tuple[Item, ...], ...]
    choices: tuple[Move, ...] = ()
    times: int = 1
    counter: str = ""


class Action(msgspec.Struct, frozen=True):
    """T-014: what is done in one go. `at_once` needs no decision (T-019); `parts` come in any order."""

    at_once: tuple[Item, ...] = ()
    parts: tuple[Part, ...] = ()
    certain: bool = False
    """Whether beginning it always gives something."""


def compiled(effect: Effect) -> Action:
    """The action of an effect without prefix; ValueError says what cannot stand in it."""
    at_once: list[Item] = []
    found: list[Part] = []
    for part in parts(effect):
        once, times = (part.part, part.times) if isinstance(part, Repeat) else (part, 1)
        match once:
            case Exchange(cost, gain):
                found.append(_part(_cost(cost), gain, times))
            case Choice():
                found.append(_part(None, once, times))
            case Goods() | Per() | Verb() | Bundle():
                repeated = [_repeated(_item(item), times) for item in items_of(once)]
                at_once += [item for item in repeated if item.word in TRACKS]
                picked = tuple(item for item in repeated if item.word not in TRACKS)
                if picked:
                    found.append(Part(("part", picked[0].word), None, (picked,)))
            case Must():
                raise ValueError("every part of an action is optional; 'must' cannot stand here")
            case _:
                raise ValueError(f"{once} cannot stand here")
    names = _apart([part.move for part in found])
    named = [
        msgspec.structs.replace(part, move=name) for part, name in zip(found, names, strict=True)
    ]
    certain = any(not item.counter for item in at_once)
    return Action(tuple(at_once), tuple(named), certain)


def _part(cost: Cost | None, gain: Side, times: int | str) -> Part:
    """A part with a price or alternatives: each time is chosen and paid anew."""
    bundles = tuple(tuple(_item(item) for item in items_of(option)) for option in options(gain))
    for item in (item for bundle in bundles for item in bundle):
        if item.word == "upgrade" and cost is not None and cost != Cost(berry=cost.berry):
            raise ValueError("an upgrade cannot be bought with resources: they are its own price")
    return Part(
        move=("part", bundles[0][0].word),
        cost=cost,
        options=bundles,
        choices=_apart([("choose", bundle[0].word) for bundle in bundles]),
        times=times if isinstance(times, int) else 1,
        counter=times if isinstance(times, str) else "",
    )


def _cost(side: Side) -> Cost:
    price = amounts(side)
    cost = Cost(
        berry=price.pop("berry", 0),
        equal=price.pop("equal", 0),
        any=price.pop("resource", 0),
        named=tuple((kind, price.pop(kind)) for kind in RESOURCES if kind in price),
    )
    for noun in price:
        raise ValueError(f"{noun} cannot be paid")
    return cost


def _item(item: ItemNode) -> Item:
    match item:
        case Goods(amount, noun):
            found = Item(noun, amount)
        case Per(Goods(amount, noun), counter, group, limit):
            found = Item(noun, amount, counter, group, limit)
        case Verb("upgrade", (int(less),)):
            found = Item("upgrade", discount=less)
        case Verb(name, (int(number),)):
            found = Item(name, number)
        case Verb(name):
            found = Item(name)
    if found.word == "equal":
        raise ValueError("'equal' is a price; it cannot be gained")
    return found


def _repeated(item: Item, times: int | str) -> Item:
    """The same item so many times; without a price that is one item of so many units."""
    if isinstance(times, int):
        limit = None if item.limit is None else item.limit * times
        return msgspec.structs.replace(item, amount=item.amount * times, limit=limit)
    if item.counter:
        raise ValueError(f"'per {item.counter}' and 'x {times}' cannot stand together")
    return msgspec.structs.replace(item, counter=times)


def _apart(moves: list[Move]) -> tuple[Move, ...]:
    """The moves, each different: a second one with the same word is numbered.

    >>> _apart([("choose", "berry"), ("choose", "berry")])
    (('choose', 'berry'), ('choose', 'berry_2'))
    """
    return tuple(
        (verb, f"{word}_{before}")
        if (before := moves[: number + 1].count((verb, word))) > 1
        else (verb, word)
        for number, (verb, word) in enumerate(moves)
    )

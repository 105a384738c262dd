"""What an effect becomes when it is loaded: an action of parts, each with its price and what it gives."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.effects import Item, Means, Price, apart, bundles
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
    amounts,
    parts,
)

RESOURCES: Final = ("kindling", "stone", "peat")
TRACKS: Final = (*RESOURCES, "berry", "vp")
"""What is gained without a decision: a track moves."""

MEANS: Final = Means(RESOURCES, any="resource", equal="equal")


class Cost(Price, frozen=True, kw_only=True):
    """A price: berries and resources, named, of one kind (T-011) or of any kinds (T-010)."""

    berry: int = 0


class Part(msgspec.Struct, frozen=True):
    """A part that needs decisions: a price or none, one bundle out of `options`, so many times."""

    move: Move
    cost: Cost | None
    options: tuple[tuple[Item, ...], ...]
    choices: tuple[Move, ...] = ()
    times: int = 1
    counter: str = ""
    sure: bool = False
    """Whether it gives something whenever it is paid."""


class Action(msgspec.Struct, frozen=True):
    """T-014: what is done in one go. `at_once` needs no decision (T-019); `parts` come in any order."""

    at_once: tuple[Item, ...] = ()
    parts: tuple[Part, ...] = ()
    certain: bool = False
    """Whether beginning it always gives something."""
    direct: bool = False
    """Whether it has one part, without a price: that is simply begun, and asks nothing if it can do nothing."""


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
            case Goods() | Per() | Call() | Bundle():
                repeated = [_repeated(item, times) for item in _items(once)[0]]
                at_once += [item for item in repeated if item.word in TRACKS]
                picked = tuple(item for item in repeated if item.word not in TRACKS)
                if picked:
                    found.append(Part(("part", picked[0].word), None, (picked,)))
            case Must():
                raise Misfit("must")
            case _:
                raise Misfit("cannot-stand", part=str(once))
    names = apart([part.move for part in found])
    named = [
        msgspec.structs.replace(part, move=name) for part, name in zip(found, names, strict=True)
    ]
    certain = any(not item.counter for item in at_once)
    direct = len(named) == 1 and named[0].cost is None and not named[0].counter
    return Action(tuple(at_once), tuple(named), certain, direct)


def _part(cost: Cost | None, gain: Side, times: int | str) -> Part:
    """A part with a price or alternatives: each time is chosen and paid anew."""
    ways = _items(gain)
    for item in (item for way in ways for item in way):
        if item.word == "upgrade" and cost is not None and cost != Cost(berry=cost.berry):
            raise Misfit("upgrade-bought")
    return Part(
        move=("part", ways[0][0].word),
        cost=cost,
        options=ways,
        choices=apart([("choose", way[0].word) for way in ways]),
        sure=any(item.word in TRACKS and not item.counter for way in ways for item in way),
        times=times if isinstance(times, int) else 1,
        counter=times if isinstance(times, str) else "",
    )


def _cost(side: Side) -> Cost:
    goods = amounts(side)
    berries = goods.pop("berry", 0)
    return Cost.of(goods, MEANS, berry=berries)


def _items(side: Side) -> tuple[tuple[Item, ...], ...]:
    """The bundles of a side; a number in a verb says how often it is done, but for the discount of an upgrade."""
    return tuple(tuple(_counted(item) for item in bundle) for bundle in bundles(side))


def _counted(item: Item) -> Item:
    match item.word, item.args:
        case "equal", _:
            raise Misfit("only-price", word="equal")
        case "upgrade", _:
            return item
        case _, (int(number),):
            return msgspec.structs.replace(item, amount=number)
    return item


def _repeated(item: Item, times: int | str) -> Item:
    """The same item so many times; without a price that is one item of so many units."""
    if isinstance(times, int):
        limit = None if item.limit is None else item.limit * times
        return msgspec.structs.replace(item, amount=item.amount * times, limit=limit)
    if item.counter:
        raise Misfit("per-and-times", counter=item.counter, times=str(times))
    return msgspec.structs.replace(item, counter=times)

"""What an effect is once it has been read: small immutable nodes, each with one text form.

>>> fare = Exchange(Bundle((Goods(2, "watches"), Goods(1, "coin"))), Call("board"))
>>> print(fare)
2 watches + 1 coin -> board
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from polyana.kernel import Misfit


class Goods(Struct, frozen=True, tag=True):
    """`2 wood`: so many of a noun; paid on the cost side, gained on the gain side."""

    amount: int
    noun: str

    def __str__(self) -> str:
        return f"{self.amount} {self.noun}"


class Per(Struct, frozen=True):
    """`1 vp per 3 tartan max 4`: the goods once for every whole group, never more than the limit."""

    goods: Goods
    counter: str
    group: int = 1
    limit: int | None = None

    def amount(self, count: int) -> int:
        """How much it is worth when the counter stands at `count`.

        >>> Per(Goods(1, "vp"), "tartan", group=3, limit=2).amount(11)
        2
        """
        total = self.goods.amount * (count // self.group)
        return total if self.limit is None else min(total, self.limit)

    def __str__(self) -> str:
        group = f"{self.group} " if self.group > 1 else ""
        limit = f" max {self.limit}" if self.limit is not None else ""
        return f"{self.goods} per {group}{self.counter}{limit}"


class UpTo(Struct, frozen=True, tag=True):
    """`upto 4 food`, as an argument: any number from none to the given one."""

    goods: Goods

    def __str__(self) -> str:
        return f"upto {self.goods}"


class Tier(Struct, frozen=True, tag=True):
    """`7:5`, as an argument: from 7 on it is worth 5."""

    reached: int
    worth: int

    def __str__(self) -> str:
        return f"{self.reached}:{self.worth}"


Argument: TypeAlias = int | str | Goods | UpTo | Tier


class Call(Struct, frozen=True):
    """`gather(3)`: something that a game carries out in Python."""

    name: str
    args: tuple[Argument, ...] = ()

    def __str__(self) -> str:
        return _called(self.name, self.args)


Item: TypeAlias = Goods | Per | Call


class Bundle(Struct, frozen=True):
    """`1 stone + 2 berry`: all of them; two items or more."""

    items: tuple[Item, ...]

    def __str__(self) -> str:
        return " + ".join(map(str, self.items))


class Choice(Struct, frozen=True):
    """`1 gold / 1 fish + 1 food`: one of them; two options or more."""

    options: tuple[Item | Bundle, ...]

    def __str__(self) -> str:
        return " / ".join(map(str, self.options))


Side: TypeAlias = Item | Bundle | Choice


class Exchange(Struct, frozen=True):
    """`2 wood -> 3 vp`: pay the cost in full, then gain."""

    cost: Side
    gain: Side

    def __str__(self) -> str:
        return f"{self.cost} -> {self.gain}"


class Repeat(Struct, frozen=True):
    """`... x3` or `... x own_tower`: up to so many times; every time pays and chooses anew."""

    part: Side | Exchange
    times: int | str

    def __str__(self) -> str:
        return f"{self.part} x{'' if isinstance(self.times, int) else ' '}{self.times}"


class Must(Struct, frozen=True):
    """`must ...`: a part that may not be left out."""

    part: Side | Exchange | Repeat

    def __str__(self) -> str:
        return f"must {self.part}"


Part: TypeAlias = Side | Exchange | Repeat | Must


class When(Struct, frozen=True):
    """`when build(grey): ...`: each time the event happens."""

    event: str
    args: tuple[Argument, ...]
    effect: Effect

    def __str__(self) -> str:
        return f"when {_called(self.event, self.args)}: {self.effect}"


class At(Struct, frozen=True):
    """`end: ...`, `on take: ...`, `storage(2 food): ...`: at its moment, or while a state lasts."""

    moment: str
    args: tuple[Argument, ...]
    effect: Effect

    def __str__(self) -> str:
        return f"{_called(self.moment, self.args)}: {self.effect}"


class Sequence(Struct, frozen=True):
    """`...; ...`: parts one after another; what has a prefix stands behind what has none."""

    parts: tuple[Part | When | At, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.parts))


Effect: TypeAlias = Part | When | At | Sequence
Node: TypeAlias = Effect | Argument

NOTHING = Sequence(())
"""No effect at all: the empty text."""


def parts(effect: Effect) -> tuple[Part | When | At, ...]:
    """The parts of an effect, be it one or several or none."""
    return effect.parts if isinstance(effect, Sequence) else (effect,)


def options(side: Side) -> tuple[Item | Bundle, ...]:
    """The options of a side, be it one or several."""
    return side.options if isinstance(side, Choice) else (side,)


def items(option: Item | Bundle) -> tuple[Item, ...]:
    """The items of an option, be it one or several."""
    return option.items if isinstance(option, Bundle) else (option,)


def amounts(effect: Effect) -> dict[str, int]:
    """The plain goods of a text that holds nothing else, such as a price.

    >>> amounts(Bundle((Goods(2, "wood"), Goods(1, "stone"))))
    {'wood': 2, 'stone': 1}
    """
    if effect == NOTHING:
        return {}
    if not isinstance(effect, Goods | Bundle):
        raise Misfit("no-goods", "{effect} is not a list of goods", effect=str(effect))
    total: dict[str, int] = {}
    for item in items(effect):
        if not isinstance(item, Goods):
            raise Misfit("no-number", "{item} is not a number of goods", item=str(item))
        total[item.noun] = total.get(item.noun, 0) + item.amount
    return total


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it, from the outside in and from left to right.

    >>> [str(inner) for inner in walk(Exchange(Goods(1, "gold"), Call("refresh")))]
    ['1 gold -> refresh', '1 gold', 'refresh']
    """
    yield node
    inner: tuple[Node, ...] = ()
    match node:
        case Per(goods) | UpTo(goods):
            inner = (goods,)
        case Call(_, args):
            inner = args
        case Bundle(held) | Choice(held) | Sequence(held):
            inner = held
        case Exchange(cost, gain):
            inner = (cost, gain)
        case Repeat(part) | Must(part):
            inner = (part,)
        case When(_, args, effect) | At(_, args, effect):
            inner = (*args, effect)
    for below in inner:
        yield from walk(below)


def _called(name: str, args: tuple[Argument, ...]) -> str:
    return f"{name}({', '.join(map(str, args))})" if args else name

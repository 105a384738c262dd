"""Paying: what can be paid with what is held, and in which ways. To hand it over is left to the game."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product

import msgspec

from polyana.effects.prices import Amounts, Means, P, Price
from polyana.kernel import Ask, Move


def affords(held: Mapping[str, int], price: Price, means: Means) -> bool:
    """Whether goods cover a price, the stand-in in place of what is short.

    >>> means = Means(("wood", "stone"), ("gold",), stand_in="gold", any="resource")
    >>> price = Price.of({"wood": 2, "gold": 1}, means)
    >>> affords({"wood": 1, "stone": 0, "gold": 1}, price, means)
    False
    >>> affords({"wood": 1, "stone": 0, "gold": 2}, price, means)
    True
    """
    lack = 0
    for good, amount in price.others:
        if held[good] < amount:
            return False
    for kind, amount in price.named:
        if held[kind] < amount:
            lack += amount - held[kind]
    if lack:
        stand_in = means.stand_in
        if not stand_in or lack > held[stand_in] or lack > _spare(held, price, means):
            return False
    if price.equal or price.any:
        return _affords_choice(held, price, means)
    return True


def _affords_choice(held: Mapping[str, int], price: Price, means: Means) -> bool:
    """Whether enough is left for what a price leaves open."""
    if not price.equal and not price.named:  # nearly always
        found = _spare(held, price, means)
        for kind in means.kinds:
            found += held[kind]
        return found >= price.any
    left = {kind: held[kind] for kind in means.kinds}
    for kind, amount in price.named:
        left[kind] -= amount
    if price.equal and max(left.values()) < price.equal:
        return False
    wanted = price.equal + price.any
    return not price.any or sum(left.values()) + _spare(held, price, means) >= wanted


def affords_both(held: Mapping[str, int], first: P, second: P, means: Means) -> bool:
    """Whether goods cover two prices, one after the other."""
    if not first.total:
        return affords(held, second, means)
    return affords(held, both(first, second), means)


def both(first: P, second: P) -> P:
    """Two prices together: numbers are added, amounts joined.

    >>> both(Price(named=(("wood", 1),), any=1), Price(named=(("wood", 2),)))
    Price(named=(('wood', 3),), others=(), any=1, equal=0, total=0)
    """
    joined: dict[str, object] = {}
    for field in first.__struct_fields__:
        one, other = getattr(first, field), getattr(second, field)
        joined[field] = one + other if isinstance(one, int) else _joined(one, other)
    return msgspec.structs.replace(first, **joined)


def _joined(*sides: Amounts) -> Amounts:
    total: dict[str, int] = {}
    for kind, amount in (pair for side in sides for pair in side):
        total[kind] = total.get(kind, 0) + amount
    return tuple(total.items())


def _spare(held: Mapping[str, int], price: Price, means: Means) -> int:
    """How much of the stand-in the price leaves."""
    stand_in = means.stand_in
    if not stand_in:
        return 0
    spare = held[stand_in]
    if spare:
        for good, amount in price.others:
            if good == stand_in:
                spare -= amount
    return spare


def shortage(held: Mapping[str, int], price: Price, means: Means) -> dict[str, int]:
    """What is missing for a price, by its words, after the stand-in has been put in; empty if goods cover it.

    >>> means = Means(("wood", "stone"), ("gold",), stand_in="gold", any="resource")
    >>> shortage({"wood": 1, "stone": 0, "gold": 1}, Price.of({"wood": 2, "stone": 1}, means), means)
    {'wood': 1}
    """
    short = {good: amount - held[good] for good, amount in price.others if held[good] < amount}
    spare = max(0, _spare(held, price, means))
    for kind, amount in reversed(price.named):
        lack = max(0, amount - held[kind])
        filled = min(spare, lack)
        spare -= filled
        if lack > filled:
            short[kind] = short.get(kind, 0) + lack - filled
    named = dict(price.named)
    left = {kind: max(0, held[kind] - named.get(kind, 0)) for kind in means.kinds}
    if price.equal > max(left.values()):
        short[means.equal] = price.equal - max(left.values())
    elif price.any and price.equal + price.any > sum(left.values()) + spare:
        short[means.any] = price.equal + price.any - sum(left.values()) - spare
    return short


# Paying


def mixes(held: Mapping[str, int], price: Price, means: Means) -> list[dict[str, int]]:
    """The ways to pay what a price names with the stand-in in place of some of it, the least of it first.

    >>> means = Means(("wood", "stone"), stand_in="gold")
    >>> mixes({"wood": 1, "stone": 1, "gold": 2}, Price(named=(("wood", 1), ("stone", 1))), means)
    [{'wood': 1, 'stone': 1}, {'wood': 1, 'gold': 1}, {'stone': 1, 'gold': 1}, {'gold': 2}]
    """
    own = tuple([min(held[kind], amount) for kind, amount in price.named])
    return [*_mixes(price.named, own, _spare(held, price, means), means.stand_in)]


@lru_cache(maxsize=4096)
def _mixes(
    named: Amounts, own: tuple[int, ...], spare: int, stand_in: str
) -> tuple[dict[str, int], ...]:
    """The same by what is there of each kind that is named, and by what can be spared of the stand-in."""
    ranges = [
        range(amount - there, min(amount, spare) + 1)
        for (_, amount), there in zip(named, own, strict=True)
    ]
    found = []
    for instead in sorted(product(*ranges), key=sum):
        replaced = sum(instead)
        if replaced <= spare:
            way = {kind: amount - less for (kind, amount), less in zip(named, instead, strict=True)}
            way[stand_in] = replaced
            found.append({kind: amount for kind, amount in way.items() if amount})
    return tuple(found)


def mix_move(way: Mapping[str, int]) -> Move:
    """A way to pay as a move.

    >>> mix_move({"wood": 2, "gold": 1})
    ('pay', 'wood', 'wood', 'gold')
    """
    return ("pay", *(kind for kind, amount in way.items() for _ in range(amount)))


def choose_mix(
    seat: int, source: str, ways: Sequence[dict[str, int]], always: bool = False
) -> Generator[Ask, Move, dict[str, int]]:
    """Asks in which of these ways a price is paid, and gives it back."""
    moves = {mix_move(way): way for way in ways}
    move = yield Ask(seat, "pay_mix", list(moves), (source,), always=always)
    return moves[move]


def unit_moves(means: Means) -> dict[str, Move]:
    """The moves that pay one unit of any kind, the stand-in last.

    >>> unit_moves(Means(("wood", "stone"), stand_in="gold"))
    {'wood': ('pay', 'wood'), 'stone': ('pay', 'stone'), 'gold': ('pay', 'gold')}
    """
    kinds = (*means.kinds, means.stand_in) if means.stand_in else means.kinds
    return {kind: ("pay", kind) for kind in kinds}


def once_paid(
    held: dict[str, int], goods: Iterable[tuple[str, int]], holds: Callable[[], bool]
) -> bool:
    """Whether something would hold once these goods are paid.

    >>> held = {"wood": 2}
    >>> once_paid(held, [("wood", 2)], lambda: held["wood"] > 0), held
    (False, {'wood': 2})
    """
    goods = list(goods)
    for kind, amount in goods:
        held[kind] -= amount
    try:
        return holds()
    finally:
        for kind, amount in goods:
            held[kind] += amount

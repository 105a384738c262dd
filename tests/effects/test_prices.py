"""Prices: a price is affordable exactly if there is a way to pay it."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.effects import Means, Price, affords, affords_both, both, mixes

KINDS = ("wood", "stone", "food")
GOLD = Means(KINDS, ("gold", "raze"), stand_in="gold", any="resource")
PLAIN = Means(KINDS, ("raze",), any="resource", equal="equal")

held = st.fixed_dictionaries({good: st.integers(0, 4) for good in (*KINDS, "gold", "raze")})
goods = st.dictionaries(
    st.sampled_from([*KINDS, "raze", "resource"]), st.integers(1, 3), max_size=4
)


def payments(stock: dict[str, int], price: Price, means: Means) -> list[dict[str, int]]:
    """Every way to pay, found by trying all of them."""
    names = [name for name in stock if stock[name]]
    found = []
    for numbers in product(*(range(stock[name] + 1) for name in names)):
        paid = dict(zip(names, numbers, strict=True))
        rest = {name: paid.get(name, 0) for name in stock}
        for good, amount in price.others:
            rest[good] -= amount
        if min(rest.values()) < 0 or any(rest[good] for good in ("raze",)):
            continue
        if means.stand_in != "gold" and rest["gold"]:
            continue
        if sum(rest.values()) == sum(n for _, n in price.named) + price.any:
            wild = rest["gold"] if means.stand_in else 0
            short = sum(max(0, n - rest[kind]) for kind, n in price.named)
            over = sum(max(0, rest[k] - dict(price.named).get(k, 0)) for k in KINDS)
            if short <= wild and over <= price.any:
                found.append(paid)
    return found


@settings(max_examples=150, deadline=None)
@given(stock=held, wanted=goods, stands_in=st.booleans())
def test_a_price_is_affordable_exactly_if_it_can_be_paid(
    stock: dict[str, int], wanted: dict[str, int], stands_in: bool
) -> None:
    means = GOLD if stands_in else PLAIN
    price = Price.of(wanted, means)
    assert affords(stock, price, means) == bool(payments(stock, price, means))


@settings(max_examples=150, deadline=None)
@given(stock=held, wanted=goods)
def test_every_mix_leaves_enough_for_what_is_picked_and_the_least_stand_in_comes_first(
    stock: dict[str, int], wanted: dict[str, int]
) -> None:
    price = Price.of(wanted, GOLD)
    if not affords(stock, price, GOLD):
        return
    ways = mixes(stock, price, GOLD)
    assert ways
    for way in ways:
        rest = {good: stock[good] - way.get(good, 0) for good in stock}
        assert min(rest.values()) >= 0
        assert sum(way.values()) == sum(n for _, n in price.named)
        assert sum(rest[kind] for kind in (*KINDS, "gold")) >= price.any
    golds = [way.get("gold", 0) for way in ways]
    assert golds == sorted(golds)


@settings(max_examples=100, deadline=None)
@given(stock=held, first=goods, second=goods)
def test_two_prices_are_their_sum(
    stock: dict[str, int], first: dict[str, int], second: dict[str, int]
) -> None:
    one, other = Price.of(first, GOLD), Price.of(second, GOLD)
    sums = {good: first.get(good, 0) + second.get(good, 0) for good in {**first, **second}}
    together = Price.of(sums, GOLD)
    joined = both(one, other)
    assert dict(joined.named) == dict(together.named) and joined.any == together.any
    assert affords_both(stock, one, other, GOLD) == affords(stock, together, GOLD)


def test_so_many_of_one_kind_must_be_left_besides_what_is_named() -> None:
    price = Price.of({"wood": 1, "equal": 2}, PLAIN)
    stock = {"wood": 2, "stone": 1, "food": 0, "raze": 0}
    assert not affords(stock, price, PLAIN)
    assert affords({**stock, "stone": 2}, price, PLAIN) and affords(
        {**stock, "wood": 3}, price, PLAIN
    )


def test_what_nobody_pays_with_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot-pay: noun vp"):
        Price.of({"wood": 1, "vp": 1}, GOLD)

"""Laws that hold for every supply, price and row."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.effects import affords, both, mix_move, mixes
from polyana.games.settlers.compiling import price
from polyana.games.settlers.effects import MEANS, RESOURCES, SUPPLY, Cost
from polyana.games.settlers.rules.conquest import price_by_place
from polyana.games.settlers.state import Location
from tests.rules import rule
from tests.settlers.tables import CARDS, CONTENT

supplies = st.fixed_dictionaries({good: st.integers(0, 5) for good in SUPPLY})
prices = st.dictionaries(
    st.sampled_from([*RESOURCES, "gold", "worker", "raze"]), st.integers(1, 3), max_size=4
).map(price)


def left(supply: dict[str, int], cost: Cost, way: dict[str, int]) -> dict[str, int]:
    """What is left after paying a price in a certain way."""
    rest = dict(supply)
    for kind, amount in (*cost.others, *way.items()):
        rest[kind] -= amount
    return rest


@settings(max_examples=200, deadline=None)
@given(supply=supplies, cost=prices)
@rule("S-014", "S-015", "S-016", "S-315")
def test_every_mix_pays_the_whole_price_and_no_supply_falls_below_nothing(
    supply: dict[str, int], cost: Cost
) -> None:
    if not affords(supply, cost, MEANS):
        return
    ways = mixes(supply, cost, MEANS)
    assert ways and len({mix_move(way) for way in ways}) == len(ways)
    for way in ways:
        rest = left(supply, cost, way)
        assert min(rest.values()) >= 0
        assert sum(supply.values()) - sum(rest.values()) == cost.total
        for kind in ("worker", "raze", "defence"):
            assert supply[kind] - rest[kind] == dict(cost.others).get(kind, 0)
        for kind, amount in way.items():
            assert kind == "gold" or amount <= dict(cost.named)[kind]
    golds = [way.get("gold", 0) for way in ways]
    assert golds == sorted(golds)  # the own kinds first


@settings(max_examples=200, deadline=None)
@given(supply=supplies, first=prices, second=prices)
@rule("S-315")
def test_two_prices_are_affordable_exactly_if_one_leaves_enough_for_the_other(
    supply: dict[str, int], first: Cost, second: Cost
) -> None:
    together = affords(supply, both(first, second), MEANS)
    one_by_one = affords(supply, first, MEANS) and any(
        affords(left(supply, first, way), second, MEANS) for way in mixes(supply, first, MEANS)
    )
    assert together == one_by_one


@given(
    name=st.sampled_from([name for name, card in CARDS.items() if card.faction]),
    place=st.integers(0, 9),
    token=st.booleans(),
)
@rule("S-224", "S-226")
def test_a_conquest_costs_two_and_one_more_for_every_place_and_for_protection(
    name: str, place: int, token: bool
) -> None:
    location = Location(token=token and not CARDS[name].shield)
    guarded = location.token or CARDS[name].shield
    assert price_by_place(CONTENT, name, location, place) == 2 + place + guarded

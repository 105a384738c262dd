"""What the content of Empires of the North may say (A0); whatever it may not is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.north.tables import HOUSE
from tests.rules import rule

refusal = HOUSE.refusal


@rule("N-088", "N-107")
@pytest.mark.parametrize("goods", ["2 vp", "2 worker", "1 card", "1 resource", "1 food / 1 wood"])
def test_a_field_pays_goods_of_the_seven_kinds(goods: str, tmp_path: Path) -> None:
    error = refusal(tmp_path, "glenn.toml", 'goods = "2 food"', f'goods = "{goods}"')
    assert error.entry == "glenn_oat_strip"


@rule("N-066")
@pytest.mark.parametrize(
    "cost", ["1 hand_card", "2 resource", "2 good", "exhaust(location)", "1 wood / 1 stone", "1 vp"]
)
def test_a_building_cost_is_goods_and_workers(cost: str, tmp_path: Path) -> None:
    error = refusal(tmp_path, "glenn.toml", 'cost = "2 wood"', f'cost = "{cost}"')
    assert error.entry == "glenn_shearing_party"


@rule("N-151")
@pytest.mark.parametrize("price", ["1 gold", "1 raze + 1 gold", "1 raze / 2 raze"])
def test_an_island_is_conquered_with_raze_alone(price: str, tmp_path: Path) -> None:
    refusal(tmp_path, "islands.toml", 'conquer = "1 raze"', f'conquer = "{price}"')


@rule("N-123")
@pytest.mark.parametrize("effect", ["1 vp", "when sail: worker -> 1 vp", "when sail: 1 vp; 1 food"])
def test_a_feature_is_one_when(effect: str, tmp_path: Path) -> None:
    refusal(tmp_path, "glenn.toml", "when populate: 1 vp", effect)


@rule("N-190", "N-191")
@pytest.mark.parametrize(
    "gain", ["1 card", "1 resource", "1 vp per penguin", "1 gold / 1 vp / 1 food", "EXPLORE"]
)
def test_a_storage_pays_goods_and_points(gain: str, tmp_path: Path) -> None:
    old, new = "storage 2 fish: 1 gold / 1 vp", f"storage 2 fish: {gain}"
    assert refusal(tmp_path, "panuk.toml", old, new).entry == "panuk_penguin_larder"


@rule("N-071", "N-185")
@pytest.mark.parametrize("bonus", ["worker -> 1 vp", "when populate: 1 vp", "discard(location)"])
def test_a_bonus_has_no_price_and_waits_for_nothing(bonus: str, tmp_path: Path) -> None:
    error = refusal(tmp_path, "glenn.toml", 'bonus = "1 worker"', f'bonus = "{bonus}"')
    assert error.entry == "glenn_village_bell"


@rule("N-182", "N-183")
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("glenn.toml", "find(glenn_gathering_stone)", "find(ulaf_outpost)"),
        ("glenn.toml", "find(glenn_gathering_stone)", "find(glenn_oat_strip)"),
        ("mckinnon.toml", "find(type bank)", "find(type penguin)"),
        ("mckinnon.toml", "find(type bank)", "find(type hero)"),
    ],
)
def test_what_is_looked_for_is_in_the_own_deck(
    file: str, old: str, new: str, tmp_path: Path
) -> None:
    refusal(tmp_path, file, old, new)  # a starting card is never there, a hero is a Boost


@pytest.mark.parametrize(
    "effect",
    [
        "1 vp -> 1 food",
        "1 card -> 1 food",
        "1 hand_card + exhaust(location) -> 1 food",
        "1 food -> 1 hand_card",
        "1 food -> discard(location)",
        "1 food -> exhaust(location)",
        "1 food -> lose(1 vp)",
        "1 food -> tire(SAIL)",
        "1 food -> launch",
        "1 food -> harvest(stack)",
        "1 food -> recover(1 food)",
        "1 food -> remove(1 sheep)",
        "1 food -> others(1 card)",
        "1 food -> others(upto 2 food)",
        "1 food -> assign(2 resource)",
        "1 food -> assign(upto 2 vp)",
        "assign(1 resource) -> 1 food",
        "assign(upto 1 worker) -> 1 food",
        "exhaust(dearest) -> 1 food",
    ],
)
def test_a_word_stands_only_where_it_means_something(effect: str, tmp_path: Path) -> None:
    error = refusal(tmp_path, "glenn.toml", "1 food -> refresh(location)", effect)
    assert error.entry == "glenn_neighbours_hand"


@rule("N-229", "N-230", "N-264")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('demand = "1 fish"', 'demand = "exhaust(location)"'),
        ('demand = "1 fish"', 'demand = "1 fish / 1 food"'),
        ('demand = "1 fish"', 'demand = "2 vp"'),
        ('penalty = "lose(2 vp)"', 'penalty = "lose(2 food)"'),
        ('penalty = "lose(2 vp)"', 'penalty = "launch"'),
        ('effect = "tire(SAIL)"', 'effect = "worker -> 1 food"'),
    ],
)
def test_what_a_scenario_asks_and_takes(old: str, new: str, tmp_path: Path) -> None:
    refusal(tmp_path, "solo.toml", old, new)


def test_the_tired_side_of_a_tile_is_read_with_its_place(tmp_path: Path) -> None:
    error = refusal(tmp_path, "tiles.toml", "1 food -> launch", "1 vp -> launch")
    assert error.entry == "sail"

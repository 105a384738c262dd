"""Special tiles, F-184 to F-196."""

from __future__ import annotations

import pytest

from tests.felinia.tables import CONTENT, give, lay, play, start, table, trade
from tests.felinia.voyages import land, mystery_deck, own, points, stand
from tests.rules import rule
from tests.tables import ask, told

NEAR = {
    "lion": ("lion_cross_2", "lion_post_3"),
    "cheetah": ("cheetah_cross_1", "cheetah_post_1"),
    "irbis": ("irbis_cross_1", "irbis_post_1"),
    "tiger": ("tiger_cross_1", "tiger_post_1"),
    "leopard": ("leopard_cross_2", "leopard_post_3"),
}
"""A way to a near post of each kingdom, over a symbol that is not food."""


@rule("F-184", "F-186")
@pytest.mark.parametrize("special", [name for name in CONTENT.specials if name != "sp6_caravan"])
def test_a_special_tile_is_taken_like_a_trade_tile_and_lies_open(special: str) -> None:
    kingdom = CONTENT.specials[special].kingdom
    way, post = NEAR[kingdom]
    state = table("advanced")
    lay(state, post, special)
    state.players[0].cards["food"] = 3
    match = land(state, kingdom, 0)
    play(match, f"step {way}", f"step {post}")
    assert match.state.journey is None and ask(match).kind == "bid"
    assert match.state.merchants == {post: 0}
    assert post not in match.state.face_up
    for seat in (0, 1, 2, None):
        seen = match.view(seat).table.players[0]  # type: ignore[attr-defined]
        assert seen.specials == [special] and seen.tile_count == 0


@rule("F-185")
@pytest.mark.parametrize("special", CONTENT.specials)
def test_a_special_tile_belongs_to_no_set_and_has_no_points_of_its_own(special: str) -> None:
    state = table("advanced")
    own(state, 0, special)
    assert points(state) == {}


@rule("F-187")
def test_the_larder_makes_each_food_worth_two() -> None:
    state = table("advanced")
    own(state, 0, "sp1_pantry")
    state.players[0].cards["food"] = 3
    state.players[1].cards["food"] = 3
    assert points(state) == {"special": 6}
    assert points(state, 1) == {}


@rule("F-188")
@pytest.mark.parametrize("spice", [1, 2, 5])
def test_the_spice_house_makes_each_spice_worth_one(spice: int) -> None:
    state = table("advanced")
    own(state, 0, "sp2_spice_house")
    state.players[0].cards["spice"] = spice
    assert sum(points(state).values()) == spice


@rule("F-189")
def test_the_hermitage_doubles_every_merchant_alone() -> None:
    state = table("advanced")
    own(state, 0, "sp3_hermit")
    stand(state, 0, "lion_post_1", "lion_post_3", "irbis_post_1", "irbis_post_2")
    # two alone at 2 each, and a pair at 2 each as always
    assert sum(points(state).values()) == 2 * 2 + 4


@rule("F-190")
@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 1 + 1), (2, 4 + 2), (4, 8 + 4)])
def test_the_lorekeeper_adds_a_point_to_each_mystery_card(cards: int, worth: int) -> None:
    state = table("advanced")
    own(state, 0, "sp4_lore")
    for card in list(CONTENT.mysteries)[:cards]:
        state.mysteries.remove(card)
        state.players[0].mysteries.append(card)
    assert sum(points(state).values()) == worth


@rule("F-191", "F-196")
def test_the_kitchen_gives_a_food_and_from_then_on_one_more_at_each_food_symbol() -> None:
    state = table("advanced")
    lay(state, "tiger_post_3", "sp5_kitchen")
    match = land(state, "tiger", 0, 0)
    play(match, "step tiger_cross_2", "step tiger_post_3")
    # 1 from the symbol, 1 from the tile; the symbol was passed before the tile was taken
    assert match.state.players[0].cards["food"] == 2
    play(match, "step tiger_cross_2")
    assert match.state.players[0].cards["food"] == 4


@rule("F-191")
def test_the_kitchen_serves_its_owner_alone_and_not_at_the_guild() -> None:
    state = table("advanced")
    own(state, 0, "sp5_kitchen")
    give(state, 0, wine=1)
    match = start(trade(state, guild=[0]))
    play(match, "exchange x3_food", "give wine", "take books")
    assert match.state.players[0].cards["food"] == 1
    state.stacks["guild"].clear()
    match = land(state, "tiger", 1)
    play(match, "step tiger_cross_2")
    assert match.state.players[1].cards["food"] == 1


@rule("F-192")
def test_the_caravan_gives_one_of_each_and_leaves_the_game() -> None:
    state = table("advanced")
    lay(state, "tiger_post_3", "sp6_caravan")
    match = land(state, "tiger", 0)
    bag = sum(match.state.bag.values())
    play(match, "step tiger_cross_2", "step tiger_post_3")
    player = match.state.players[0]
    # the symbol of tiger_cross_2 gave the other FOOD
    assert player.cards == {"gold": 1, "spice": 0, "food": 2}
    assert (player.coins, sum(player.hold.values())) == (3, 1)
    assert len(told(match, "drew_goods")) == 1
    refilled = sum(len(facts) - 1 for facts in told(match, "refilled"))
    assert sum(match.state.bag.values()) == bag - 1 - refilled
    assert player.specials == [] and player.tiles == []
    assert match.state.removed == ["sp6_caravan"]
    assert match.state.merchants == {"tiger_post_3": 0}


@rule("F-192")
def test_the_goods_of_the_caravan_are_drawn_at_random() -> None:
    kinds = set()
    for seed in range(8):
        state = table("advanced", seed=seed)
        lay(state, "tiger_post_3", "sp6_caravan")
        match = land(state, "tiger", 0)
        play(match, "step tiger_cross_2", "step tiger_post_3")
        ((_, kind),) = told(match, "drew_goods")
        kinds.add(kind)
    assert len(kinds) > 1


@rule("F-193", "F-196")
def test_the_tollhouse_gives_a_coin_and_from_then_on_one_more_at_each_coin_symbol() -> None:
    state = table("advanced")
    lay(state, "cheetah_post_3", "sp7_tollhouse")
    state.players[0].coins = 0
    match = land(state, "cheetah", 0)
    play(match, "step cheetah_cross_2", "step cheetah_post_3")
    assert match.state.players[0].coins == 1
    state = table("advanced")
    own(state, 0, "sp7_tollhouse")
    match = land(state, "tiger", 0, 1)
    play(
        match, "step tiger_cross_1", "step tiger_post_1", "step tiger_cross_1", "step tiger_post_2"
    )
    # seat 1 has no tollhouse
    assert [player.coins for player in match.state.players] == [4, 3, 2]


@rule("F-193")
def test_the_tollhouse_obeys_the_cap_and_is_not_for_income() -> None:
    state = table("advanced")
    own(state, 0, "sp7_tollhouse")
    match = start(state)
    play(match, "bid own_board")
    assert match.state.players[0].coins == 3
    state.players[0].coins = 5
    match = land(state, "tiger", 0)
    play(match, "step tiger_cross_1")
    assert match.state.players[0].coins == 6


@rule("F-194", "F-196")
def test_the_gold_pan_gives_a_gold_and_from_then_on_one_more_at_each_gold_symbol() -> None:
    state = table("advanced")
    lay(state, "lion_post_3", "sp8_goldwash")
    match = land(state, "lion", 0)
    play(match, "step lion_cross_2")
    assert match.state.merchants == {"lion_post_3": 0}
    assert match.state.players[0].cards["gold"] == 1
    state = table("advanced")
    own(state, 0, "sp8_goldwash")
    match = land(state, "irbis", 0)
    play(match, "step irbis_cross_1")
    assert match.state.players[0].cards["gold"] == 2


@rule("F-195")
@pytest.mark.parametrize(
    ("special", "kingdom", "way", "noun"),
    [
        ("sp5_kitchen", "leopard", ("leopard_cross_1", "leopard_cross_3"), "food"),
        ("sp7_tollhouse", "cheetah", ("cheetah_cross_1", "cheetah_cross_3"), "coins"),
        ("sp8_goldwash", "lion", ("lion_cross_1", "lion_cross_3", "lion_cross_5"), "gold"),
    ],
)
def test_the_additional_unit_is_one_where_the_symbol_is_shown_twice(
    special: str, kingdom: str, way: tuple[str, ...], noun: str
) -> None:
    state = table("advanced", players=4)
    mystery_deck(state)
    own(state, 0, special)
    state.players[0].coins = 0
    # FOOD enough to walk where one likes, without the last one being paid for
    state.players[0].cards["food"] = 6
    match = land(state, kingdom, 0)
    play(match, *[f"step {province}" for province in way[:-1]])
    before = match.state.players[0]
    had = before.coins if noun == "coins" else before.cards[noun]
    play(match, f"step {way[-1]}")
    after = match.state.players[0]
    assert (after.coins if noun == "coins" else after.cards[noun]) == had + 3


@rule("F-196")
def test_the_journey_that_takes_a_tile_is_over_before_its_effect_begins() -> None:
    state = table("advanced")
    lay(state, "cheetah_post_5", "sp7_tollhouse")
    state.players[0].coins = 0
    state.players[0].cards["food"] = 4
    match = land(state, "cheetah", 0)
    play(match, "step cheetah_cross_1", "step cheetah_cross_3", "step cheetah_post_5")
    # two coins from the symbol, one from the tile; a road would lead on, but the merchant stays
    assert match.state.players[0].coins == 3
    assert match.state.journey is None
    assert match.state.merchants == {"cheetah_post_5": 0}

"""The advanced game: its map, its Guild, FOOD and long journeys, F-163 to F-174 and F-183."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.games.felinia.state import Options
from polyana.kernel import IllegalMove
from tests.felinia.tables import (
    CONTENT,
    GAME,
    give,
    lay,
    play,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.felinia.voyages import finish, land, points
from tests.rules import rule
from tests.tables import ask, options, told

ISLAND = CONTENT.islands["advanced"]


@rule("F-163")
def test_the_advanced_map_has_38_posts_on_which_the_tiles_lie() -> None:
    kinds = Counter(province.kind for province in ISLAND.provinces.values())
    assert kinds == {"port": 5, "crossroads": 23, "post": 38}
    numbers = {kingdom: len(posts) for kingdom, posts in ISLAND.posts.items()}
    assert numbers == {"lion": 8, "cheetah": 7, "irbis": 8, "tiger": 8, "leopard": 7}
    posts = {name for name, province in ISLAND.provinces.items() if province.kind == "post"}
    for players in (2, 3, 4):
        assert set(table("advanced", players).face_up) == posts


@rule("F-164")
def test_all_tiles_of_a_kingdom_lie_face_up_on_its_posts_in_random_order() -> None:
    layouts = set()
    for seed in range(4):
        state = table("advanced", seed=seed)
        assert state.face_down == {}
        assert sorted(state.face_up.values()) == sorted([*CONTENT.tiles, *CONTENT.specials])
        for post, name in state.face_up.items():
            tile = CONTENT.tiles.get(name) or CONTENT.specials[name]
            assert tile.kingdom == ISLAND.provinces[post].kingdom
        for kingdom, posts in ISLAND.posts.items():
            layouts.add((kingdom, tuple(state.face_up[post] for post in posts)))
    assert len(layouts) == 4 * 5


@rule("F-165")
def test_nobody_turns_tiles_in_the_advanced_game() -> None:
    assert ask(land(table("advanced"), "lion", 0)).kind == "step"
    for match in whole_game(Options(players=3, mode="advanced"), 3):
        assert all(question.kind != "flip" for question in match.asks)


@rule("F-166")
def test_food_has_eleven_cards_and_the_mystery_deck_is_shuffled() -> None:
    designs = {name: card.copies for name, card in CONTENT.mysteries.items()}
    decks = [table("advanced", seed=seed).mysteries for seed in range(4)]
    assert all(Counter(deck) == designs and len(deck) == 18 for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 4
    state = table("advanced")
    state.players[1].cards["food"] = 33
    match = land(state, "lion", 0)
    play(match, "step lion_cross_1")
    assert match.state.players[0].cards["food"] == 0


@rule("F-167")
def test_the_guild_changes_goods_and_gives_a_food() -> None:
    state = table("advanced")
    give(state, 0, wine=1)
    match = start(trade(state, guild=[0]))
    assert options(match, "exchange") == ["exchange x1_spice", "exchange x3_food"]
    play(match, "exchange x3_food", "give wine")
    assert "take wine" not in options(match)
    play(match, "take books")
    player = match.state.players[0]
    assert player.cards == {"gold": 0, "spice": 0, "food": 1}
    assert (player.hold["wine"], player.hold["books"], player.coins) == (0, 1, 1)


@rule("F-167")
def test_the_basic_game_has_no_such_exchange() -> None:
    state = table()
    give(state, 0, wine=1)
    assert options(start(trade(state, guild=[0])), "exchange") == ["exchange x1_spice"]


@rule("F-167")
def test_without_food_to_gain_the_exchange_still_stands() -> None:
    state = table("advanced")
    give(state, 0, wine=1)
    state.players[1].cards["food"] = 33
    match = start(trade(state, guild=[0]))
    play(match, "exchange x3_food", "give wine", "take books")
    player = match.state.players[0]
    assert (player.hold["books"], player.cards["food"], player.coins) == (1, 0, 1)


@rule("F-167")
def test_a_tile_is_not_exchanged_if_the_bag_holds_its_kind_alone() -> None:
    state = table("advanced")
    give(state, 0, wine=1)
    for market in state.markets:
        stall(state, market)
    stall(
        state, "market_1", **{kind: number for kind, number in state.bag.items() if kind != "wine"}
    )
    match = start(trade(state, guild=[0]))
    assert told(match, "no_deal") == [(0, "guild", 1)]


@rule("F-168")
def test_a_post_may_be_founded_abroad() -> None:
    abroad = [road for road in ISLAND.road_list if road.abroad]
    assert len(abroad) == 6
    state = table("advanced")
    lay(state, "leopard_post_6", "tile_leopard_manul_1")
    match = land(state, "lion", 0)
    play(match, "step lion_cross_1", "step lion_cross_3", "none", "step leopard_post_6")
    assert match.state.merchants == {"leopard_post_6": 0}
    assert match.state.players[0].tiles == ["tile_leopard_manul_1"]


@rule("F-169", "F-172")
def test_free_steps_come_first_then_every_step_costs_a_food() -> None:
    state = table("advanced")
    lay(state, "lion_post_7", "tile_lion_lynx_1")
    state.players[0].cards["food"] = 2
    match = land(state, "lion", 0)
    left = []
    for move in ("lion_cross_1", "lion_cross_3", "none", "lion_cross_5", "lion_post_7"):
        play(match, move if move == "none" else f"step {move}")
        left.append(match.state.players[0].cards["food"])
    # lion_cross_1 gives a FOOD; the fourth and the fifth step cost one each
    assert left == [3, 3, 3, 2, 1]
    assert match.state.merchants == {"lion_post_7": 0}
    assert [facts[2] for facts in told(match, "stepped")] == [0, 0, 1, 1]


@rule("F-169")
def test_without_food_there_is_no_fourth_step() -> None:
    state = table("advanced")
    state.players[1].cards["food"] = 33
    match = land(state, "cheetah", 0)
    play(match, "step cheetah_cross_1")
    with pytest.raises(IllegalMove):
        match.answer(0, "step cheetah_cross_3")
    play(match, "step cheetah_post_1")
    assert match.state.merchants == {"cheetah_post_1": 0}


@rule("F-170")
def test_food_gained_on_the_way_pays_for_the_same_journey() -> None:
    match = land(table("advanced"), "leopard", 0)
    play(match, "step leopard_cross_1", "step leopard_cross_3")
    assert match.state.players[0].cards["food"] == 2
    play(match, "step tiger_post_6")
    assert match.state.merchants == {"tiger_post_6": 0}


@rule("F-171")
def test_nobody_has_to_spend_food() -> None:
    state = table("advanced")
    state.players[0].cards["food"] = 5
    match = land(state, "lion", 0)
    assert "stop" not in options(match)
    play(match, "step lion_cross_1")
    assert "stop" not in options(match)
    play(match, "step lion_cross_3", "none")
    # lion_post_5 is next door, for 1 FOOD
    assert {"step lion_post_5", "stop"} <= set(options(match))
    play(match, "stop")
    assert match.state.players[0].cards["food"] == 6
    assert match.state.players[0].stock == 10


DOUBLE = [
    ("lion", ["lion_cross_1", "lion_cross_3", "lion_cross_5"], "gold", 2),
    ("cheetah", ["cheetah_cross_1", "cheetah_cross_3"], "coins", 2),
    ("irbis", ["irbis_cross_2", "irbis_cross_4", "irbis_cross_5"], "coins", 2),
    ("tiger", ["tiger_cross_1", "tiger_cross_3"], "goods", 2),
    ("tiger", ["tiger_cross_1", "tiger_cross_3", "tiger_cross_5"], "spice", 2),
]


@rule("F-173")
@pytest.mark.parametrize(("kingdom", "way", "noun", "units"), DOUBLE)
def test_a_symbol_shown_twice_gives_two(
    kingdom: str, way: list[str], noun: str, units: int
) -> None:
    state = table("advanced")
    state.players[0].cards["food"] = 4
    assert ISLAND.provinces[way[-1]].symbols == 2
    match = land(state, kingdom, 0)
    owned = 0
    for province in way:
        player = match.state.players[0]
        owned = {"coins": player.coins, "goods": sum(player.hold.values()), **player.cards}[noun]
        play(match, f"step {province}")
        if ask(match).kind == "mystery":
            play(match, "none")
    player = match.state.players[0]
    now = {"coins": player.coins, "goods": sum(player.hold.values()), **player.cards}[noun]
    assert now - owned == units


@rule("F-174")
@pytest.mark.parametrize(
    ("kingdom", "way", "food"),
    [
        ("lion", ["lion_cross_1"], 1),
        ("cheetah", ["cheetah_cross_2"], 1),
        ("tiger", ["tiger_cross_2"], 1),
        ("irbis", ["irbis_cross_2", "irbis_cross_4"], 2),
        ("leopard", ["leopard_cross_1", "leopard_cross_3"], 2),
    ],
)
def test_the_food_symbol_gives_food(kingdom: str, way: list[str], food: int) -> None:
    match = land(table("advanced"), kingdom, 0)
    play(match, *[f"step {province}" for province in way])
    assert match.state.players[0].cards["food"] == food


@rule("F-183")
def test_food_gives_no_points_and_is_not_sold() -> None:
    state = table("advanced")
    state.players[0].cards["food"] = 7
    assert options(start(state), "sell") == []
    assert points(state) == {} and finish(state).scores == [0, 0, 0]


def test_the_advanced_game_is_for_two_to_four() -> None:
    assert {v.players for v in GAME.variants() if v.mode == "advanced"} == {2, 3, 4}

"""Deck tiles, ships, trade tiles, bonus tiles and the basic map, F-013 to F-021."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import (
    CONTENT,
    GAME,
    berth,
    lay,
    play,
    settle,
    start,
    table,
    trade,
    whole_game,
)
from tests.rules import rule
from tests.tables import ask, options

VARIANTS = GAME.variants()


def group_points(state: State, seat: int) -> int:
    """The points of a seat's groups, from its own score sheet."""
    sheet = start(state).view(seat).table.players[seat].sheet  # type: ignore[attr-defined]
    (points,) = [line.points for line in sheet if line.what == "groups"]
    return int(points)


@rule("F-013")
def test_fifteen_deck_tiles_have_grey_and_five_of_five_kingdoms_blue_backs() -> None:
    backs = Counter(deck.back for deck in CONTENT.decks.values())
    assert backs == {"grey": 15, "blue": 5}
    blue = {deck.kingdom for deck in CONTENT.decks.values() if deck.back == "blue"}
    assert blue == set(CONTENT.kingdoms)


@rule("F-014")
def test_all_departure_times_differ() -> None:
    assert len({deck.minutes for deck in CONTENT.decks.values()}) == 20
    for deck in CONTENT.decks.values():
        hours, minutes = deck.time.split(":")
        assert deck.minutes == 60 * int(hours) + int(minutes)


@rule("F-014")
@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("deck_cheetah_1000", "deck_tiger_1030"),
        ("deck_leopard_0830", "deck_cheetah_1000"),  # as texts, 10:00 would come before 8:30
    ],
)
def test_the_earlier_time_sails_first(earlier: str, later: str) -> None:
    state = trade(table())
    berth(state, 0, later, 0)
    berth(state, 1, earlier, 1)
    match = start(state)
    assert ask(match).seat == 1
    play(match, "done", "stop")
    assert ask(match).seat == 0


@rule("F-015")
def test_a_fare_is_two_like_goods_and_another_or_a_coin_with_the_kind_of_the_kingdom() -> None:
    for deck in CONTENT.decks.values():
        assert deck.seats in (1, 2)
        fare = CONTENT.fares[deck.id]
        goods = dict(fare.goods)
        assert CONTENT.kingdoms[deck.kingdom].goods in goods
        assert (sorted(goods.values()), fare.coins) in (([1, 2], 0), ([2], 1))
        assert fare.tiles == sum(goods.values())


@rule("F-016")
@pytest.mark.parametrize("variant", VARIANTS)
def test_four_ships_carry_one_deck_tile_each(variant: Options) -> None:
    for match in whole_game(variant, seed=5):
        ships = match.state.ships
        assert len(ships) == 4
        assert all(len(ship.seats) <= CONTENT.decks[ship.deck].seats for ship in ships if ship.deck)
        if match.state.phase in ("bidding", "trade"):
            assert len({ship.deck for ship in ships} - {""}) == 4


@rule("F-017")
def test_a_kingdom_has_six_trade_tiles_in_its_public_mix() -> None:
    assert len(CONTENT.tiles) == 30
    for kingdom in CONTENT.kingdoms.values():
        tiles = [tile.kind for tile in CONTENT.tiles.values() if tile.kingdom == kingdom.id]
        assert len(tiles) == 6
        assert Counter(tiles) == kingdom.tile_mix


@rule("F-018")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_five_bonus_tiles_lie_at_the_guild_once_each(mode: str) -> None:
    state = table(mode)
    assert len(set(state.bonuses)) == len(state.bonuses) == 5
    assert set(state.bonuses) == set(CONTENT.bonuses)


@rule("F-018")
def test_a_bonus_tile_taken_is_at_the_guild_no_more() -> None:
    state = trade(table(), guild=[0, 1])
    for seat in (0, 1):
        state.players[seat].cards.update(gold=1, spice=1)
    match = start(state)
    play(match, "exchange x2_bonus", "bonus bonus_plus_panther", "exchange x2_bonus")
    assert len(options(match, "bonus")) == 4
    assert "bonus bonus_plus_panther" not in options(match)


@rule("F-019")
def test_a_kingdom_of_the_basic_map_has_a_port_two_crossroads_and_six_posts() -> None:
    provinces = CONTENT.islands["basic"].provinces.values()
    assert len(provinces) == 45
    for kingdom in CONTENT.kingdoms:
        kinds = Counter(province.kind for province in provinces if province.kingdom == kingdom)
        assert kinds == {"port": 1, "crossroads": 2, "post": 6}


@rule("F-020")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_road_joins_two_bordering_provinces(mode: str) -> None:
    island = CONTENT.islands[mode]
    for road in island.road_list:
        assert road.b in island.borders[road.a]
        assert road.a in island.borders[road.b]


@rule("F-020")
def test_a_merchant_walks_on_roads_not_over_borders() -> None:
    state = trade(table())
    lay(state, "lion_post_1", "tile_lion_lynx_1")
    berth(state, 0, "deck_lion_0500", 0)
    island = CONTENT.islands["basic"]
    assert "lion_post_1" in island.borders["lion_port"]
    assert "lion_post_1" not in island.roads["lion_port"]
    match = start(state)
    with pytest.raises(IllegalMove):
        match.answer(0, "step lion_post_1")
    play(match, "done")
    # the only way left leads over the crossroads, and from there to the post, without a choice
    assert match.state.merchants == {"lion_post_1": 0}
    assert match.state.players[0].cards["gold"] == 1


@rule("F-020")
def test_groups_are_joined_by_borders_not_by_roads() -> None:
    bordering, joined_by_roads = table(), table()
    settle(bordering, 0, "lion_post_2", "lion_post_3")
    assert group_points(bordering, 0) == 4
    # both have a road to lion_cross_1
    settle(joined_by_roads, 0, "lion_post_1", "lion_post_3")
    assert group_points(joined_by_roads, 0) == 2


@rule("F-021")
def test_no_road_of_the_basic_map_crosses_a_kingdom_border() -> None:
    island = CONTENT.islands["basic"]
    for province, ends in island.roads.items():
        for end in ends:
            assert island.provinces[province].kingdom == island.provinces[end].kingdom

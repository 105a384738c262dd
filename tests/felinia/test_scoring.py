"""Scoring and the winner, F-146 to F-162."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polyana.games.felinia import Felinia
from polyana.games.felinia.state import State
from polyana.kernel import IllegalMove
from tests.felinia.tables import CONTENT, give, settle, stall, start, table
from tests.felinia.voyages import collect, finish, own, points, stand, take_bonus
from tests.rules import rule

WORTH = {3: [0, 1, 4, 9, 12, 15, 18], 4: [0, 1, 4, 9, 16, 20, 24]}
"""What a set gives, by its cap and the number of its tiles."""


@rule("F-146")
@pytest.mark.parametrize("kind", CONTENT.kinds)
def test_each_tile_of_a_set_is_worth_its_size_up_to_the_cap(kind: str) -> None:
    for number in range(CONTENT.kinds[kind].count + 1):
        state = table()
        collect(state, 0, kind, number)
        assert len(state.players[0].tiles) == number
        assert points(state).get("tiles", 0) == WORTH[CONTENT.kinds[kind].cap][number]


@rule("F-146")
@given(numbers=st.fixed_dictionaries({kind: st.integers(0, 4) for kind in CONTENT.kinds}))
@settings(max_examples=30, deadline=None)
def test_sets_are_scored_kind_by_kind(numbers: dict[str, int]) -> None:
    state = table()
    for kind, number in numbers.items():
        collect(state, 0, kind, number)
    worth = sum(WORTH[CONTENT.kinds[kind].cap][number] for kind, number in numbers.items())
    assert points(state) == ({"tiles": worth} if worth else {})


@rule("F-147")
@pytest.mark.parametrize(("number", "worth"), [(0, 1), (1, 4), (3, 16), (5, 24)])
def test_an_extra_tile_counts_as_one_more_tile_of_its_kind(number: int, worth: int) -> None:
    state = table()
    collect(state, 0, "lynx", number)
    take_bonus(state, 0, "bonus_extra_lynx")
    assert points(state) == {"tiles": worth}


@rule("F-148")
@pytest.mark.parametrize(("number", "more"), [(0, 0), (1, 1), (5, 5)])
def test_plus_one_raises_every_tile_of_its_kind_and_counts_as_none(number: int, more: int) -> None:
    state = table()
    collect(state, 0, "panther", number)
    collect(state, 0, "lynx", 2)
    take_bonus(state, 0, "bonus_plus_panther")
    sheet = points(state)
    assert sheet["tiles"] == WORTH[4][number] + WORTH[4][2]
    assert sheet.get("plus_one", 0) == more


@rule("F-149")
def test_plus_one_raises_an_extra_tile_of_the_same_kind() -> None:
    # no kind of the house set has both sorts of bonus tile
    renown = msgspec.structs.replace(CONTENT.bonuses["bonus_plus_panther"], kind="lynx")
    bonuses = {**CONTENT.bonuses, "bonus_plus_panther": renown}
    game = Felinia(msgspec.structs.replace(CONTENT, bonuses=bonuses))
    state = table()
    collect(state, 0, "lynx", 1)
    take_bonus(state, 0, "bonus_plus_panther", "bonus_extra_lynx")
    # two tiles of 2 points each, each worth 1 more
    assert game.result(state).scores[0] == 6


@rule("F-150", "F-151")
@pytest.mark.parametrize(
    ("posts", "worth"),
    [
        (["lion_post_1"], 1),
        (["lion_post_2", "lion_post_3"], 4),
        (["lion_post_2", "lion_post_3", "lion_post_4"], 9),
        (["lion_post_2", "lion_post_3", "lion_post_4", "lion_post_5"], 12),
        # a group across three kingdoms, joined end to end
        (["cheetah_post_2", "leopard_post_5", "lion_post_2"], 9),
        # both joined by a road to lion_cross_1, but without a common border
        (["lion_post_1", "lion_post_2"], 2),
        # a pair and a single
        (["lion_post_2", "lion_post_3", "tiger_post_1"], 5),
    ],
)
def test_groups_of_bordering_merchants_give_three_two_or_one_each(
    posts: list[str], worth: int
) -> None:
    state = table()
    settle(state, 0, *posts)
    assert points(state)["groups"] == worth


@rule("F-152")
def test_foreign_merchants_do_not_connect_a_group() -> None:
    state = table()
    settle(state, 0, "lion_post_2", "lion_post_4")
    settle(state, 1, "lion_post_3")
    assert points(state)["groups"] == 2
    assert points(state, 1)["groups"] == 1


@rule("F-152")
def test_ports_and_crossroads_connect_nothing() -> None:
    state = table()
    borders = CONTENT.islands["basic"].borders
    # both border lion_cross_1, not one another
    assert "lion_cross_1" in borders["lion_post_1"] and "lion_cross_1" in borders["lion_post_3"]
    settle(state, 0, "lion_post_1", "lion_post_3")
    assert points(state)["groups"] == 2
    for match_mode in ("basic", "advanced"):
        island = CONTENT.islands[match_mode]
        for posts in island.posts.values():
            assert all(island.provinces[post].kind == "post" for post in posts)


def group_points(state: State, seat: int) -> int:
    """The points of all groups, found by joining merchants pair by pair."""
    posts = [post for post, owner in state.merchants.items() if owner == seat]
    leader = {post: post for post in posts}

    def find(post: str) -> str:
        while leader[post] != post:
            post = leader[post]
        return post

    for one in posts:
        for other in posts:
            if other in CONTENT.islands[state.mode].borders[one]:
                leader[find(one)] = find(other)
    sizes = [sum(find(post) == head for post in posts) for head in posts if find(head) == head]
    return sum(size * min(size, 3) for size in sizes)


@rule("F-150", "F-151", "F-152")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@given(data=st.data())
@settings(max_examples=100, deadline=None)
def test_groups_are_the_joined_merchants_of_one_player(mode: str, data: st.DataObject) -> None:
    state = table(mode)
    posts = data.draw(st.permutations([*state.face_down, *state.face_up]))
    for number, post in enumerate(posts[: data.draw(st.integers(1, 30))]):
        stand(state, number % 3, post)
    result = finish(state)
    for seat, sheet in enumerate(result.sheets):
        (line,) = [line for line in sheet if line.what == "groups"]
        assert line.points == group_points(state, seat)


@rule("F-153", "F-157")
def test_merchants_in_stock_and_coins_give_nothing() -> None:
    state = table()
    state.players[0].coins = 6
    assert state.players[0].stock == 10
    assert finish(state).scores == [0, 0, 0]


@rule("F-154")
@pytest.mark.parametrize("gold", [1, 2, 7])
def test_gold_gives_one_each(gold: int) -> None:
    state = table()
    state.players[0].cards["gold"] = gold
    assert points(state) == {"gold": gold}


@rule("F-155")
@pytest.mark.parametrize(("spice", "worth"), [(1, 0), (2, 1), (3, 1), (7, 3)])
def test_two_spice_give_one(spice: int, worth: int) -> None:
    state = table()
    state.players[0].cards["spice"] = spice
    assert points(state).get("spice", 0) == worth


@rule("F-156")
def test_goods_give_one_each_without_limit() -> None:
    state = table()
    give(state, 0, wine=4, books=3)
    assert points(state) == {"goods": 7}


@rule("F-158")
def test_the_total_is_the_plain_sum_and_is_known_at_the_end_alone() -> None:
    state = table()
    give(state, 0, wine=2)
    settle(state, 0, "lion_post_2", "lion_post_3")
    state.players[0].cards.update(gold=3, spice=5)
    with pytest.raises(IllegalMove):
        start(state).result()
    result = finish(state)
    assert result.scores[0] == sum(points(state).values())
    assert result.scores[0] == 2 + 4 + 3 + 2 + points(state)["tiles"]


def ended(*players: tuple[int, int, int], mode: str = "basic") -> State:
    """A table at the end; every player has (goods tiles, coins, SPICE)."""
    state = table(mode, players=len(players))
    for market in state.markets:
        stall(state, market)
    for seat, (goods, coins, spice) in enumerate(players):
        give(state, seat, **{list(CONTENT.goods)[seat]: goods})
        state.players[seat].coins = coins
        state.players[seat].cards["spice"] = spice
    return state


@rule("F-159")
def test_most_points_win() -> None:
    result = finish(ended((4, 0, 0), (5, 0, 0), (3, 6, 0)))
    assert result.scores == [4, 5, 3]
    assert result.places == [2, 1, 3] and result.winners == [1]


@rule("F-160")
def test_tied_players_compare_their_coins() -> None:
    result = finish(ended((5, 2, 0), (5, 4, 0), (4, 6, 0)))
    assert result.places == [2, 1, 3]


@rule("F-161")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ((5, 2, 1), (5, 2, 0), [0]),  # the odd SPICE counts as sold
        ((5, 2, 1), (5, 3, 0), [0, 1]),
        ((4, 2, 2), (5, 2, 0), [0, 1]),  # an even number is scored in pairs, and no coin is added
        ((5, 6, 1), (5, 6, 0), [0, 1]),  # never more than 6
    ],
)
def test_an_odd_spice_counts_as_a_coin(
    one: tuple[int, int, int], other: tuple[int, int, int], winners: list[int]
) -> None:
    result = finish(ended(one, other, (0, 6, 0)))
    assert result.scores[0] == result.scores[1]
    assert result.winners == winners


@rule("F-161")
def test_spice_scored_one_by_one_is_not_sold_as_well() -> None:
    state = ended((4, 2, 1), (5, 2, 0), mode="advanced")
    own(state, 0, "sp2_spice_house")
    result = finish(state)
    assert result.scores == [5, 5]
    assert result.places == [1, 1]


@rule("F-162")
def test_a_tie_in_points_and_coins_is_a_shared_victory() -> None:
    result = finish(ended((5, 3, 0), (4, 6, 0), (5, 3, 0)))
    assert result.places == [1, 3, 1]
    assert result.winners == [0, 2]

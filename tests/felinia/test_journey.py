"""The journey of one merchant, F-093 to F-106 and F-111 to F-114."""

from __future__ import annotations

from typing import Literal

import pytest

from polyana.games.felinia.state import Options
from polyana.kernel import IllegalMove
from tests.felinia.tables import (
    CONTENT,
    berth,
    give,
    lay,
    play,
    settle,
    stall,
    start,
    table,
    whole_game,
)
from tests.felinia.voyages import bare, land, sail, turn_up
from tests.rules import rule
from tests.tables import ask, options, told


@rule("F-093")
def test_the_first_of_three_free_steps_leads_into_the_port_by_itself() -> None:
    match = land(table(), "cheetah", 0)
    assert match.number == 0 and ask(match).kind == "flip"
    assert match.state.journey is not None
    assert match.state.journey.entered == ["cheetah_port"]
    play(match, "done", "step cheetah_cross_1", "step cheetah_cross_2")
    # port and two crossroads were three steps: nobody is asked for a fourth
    assert told(match, "went_home") == [(0,)]
    assert ask(match).kind == "bid"


@rule("F-093", "F-094")
@pytest.mark.parametrize("kingdom", CONTENT.kingdoms)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_landing_leads_to_the_port_of_the_kingdom_and_gives_nothing(
    mode: str, kingdom: str
) -> None:
    state = table(mode)
    before = (state.players[0].coins, dict(state.players[0].cards), dict(state.players[0].hold))
    match = land(state, kingdom, 0)
    player, journey = match.state.players[0], match.state.journey
    assert journey is not None and journey.province == f"{kingdom}_port"
    assert (player.coins, player.cards, player.hold) == before
    assert not CONTENT.islands[mode].provinces[f"{kingdom}_port"].symbol


@rule("F-095")
@pytest.mark.parametrize("flips", [0, 1, 2])
def test_none_one_or_two_tiles_of_the_kingdom_are_turned_before_the_second_step(flips: int) -> None:
    state = table()
    turn_up(state, "lion_post_3")
    settle(state, 1, "lion_post_5")
    match = land(state, "lion", 0)
    hidden = {f"lion_post_{number}" for number in (1, 2, 4, 6)}
    for post in ("lion_post_1", "lion_post_6")[:flips]:
        assert ask(match).kind == "flip"
        assert set(options(match)) == {"done", *(f"flip {there}" for there in hidden)}
        play(match, f"flip {post}")
        hidden.remove(post)
    if flips < 2:
        play(match, "done")
    assert ask(match).kind == "step"
    assert {post for post in match.state.face_down if post.startswith("lion")} == hidden


@rule("F-095")
def test_a_kingdom_without_hidden_tiles_asks_for_no_flip() -> None:
    state = table()
    turn_up(state, *CONTENT.islands["basic"].posts["irbis"])
    assert ask(land(state, "irbis", 0)).kind == "step"


@rule("F-096")
def test_the_second_tile_is_chosen_after_the_first_is_seen() -> None:
    state = table()
    lay(state, "lion_post_2", "tile_lion_lynx_1", face_up=False)
    match = land(state, "lion", 0)
    play(match, "flip lion_post_2")
    assert ask(match).kind == "flip" and ask(match).seat == 0
    assert match.view(0).table.face_up == {"lion_post_2": "tile_lion_lynx_1"}  # type: ignore[attr-defined]
    assert "flip lion_post_2" not in options(match)


@rule("F-097")
def test_a_turned_tile_stays_open_for_everybody_after_the_journey() -> None:
    state = table()
    lay(state, "lion_post_2", "tile_lion_lynx_1", face_up=False)
    match = land(state, "lion", 0)
    play(match, "flip lion_post_2", "flip lion_post_5", "step lion_cross_2")
    assert match.state.merchants == {"lion_post_5": 0}
    assert ask(match).kind == "bid"
    for seat in (0, 1, 2, None):
        seen = match.view(seat).table
        assert seen.face_up == {"lion_post_2": "tile_lion_lynx_1"}  # type: ignore[attr-defined]


@rule("F-098")
@pytest.mark.parametrize("seed", range(6))
def test_tiles_are_turned_by_flips_in_the_port_alone_and_never_back(seed: int) -> None:
    hidden: set[str] | None = None
    answered = 0
    for match in whole_game(Options(players=3, mode="basic"), seed):
        now = set(match.state.face_down)
        if hidden is not None:
            assert now <= hidden
            turned = [f"flip {post}" for post in hidden - now]
            assert turned == [
                text for _, text in match.moves_for(None)[answered:] if "flip" in text
            ]
        hidden, answered = now, match.number
        for question in match.asks:
            journey = match.state.journey
            in_port = journey is not None and len(journey.entered) == 1
            assert (question.kind == "flip") == any(move[0] == "flip" for move in question.options)
            assert question.kind != "flip" or in_port


@rule("F-099")
def test_both_merchants_of_one_player_on_one_ship_have_two_flips_each() -> None:
    match = land(table(), "tiger", 0, 0)
    play(match, "flip tiger_post_1", "flip tiger_post_2", "step tiger_post_1")
    assert ask(match).kind == "flip"
    play(match, "flip tiger_post_3", "flip tiger_post_4")
    assert ask(match).kind == "step"
    assert len(told(match, "flipped")) == 4


@rule("F-100")
def test_a_step_goes_along_a_road() -> None:
    state = table()
    turn_up(state, *CONTENT.islands["basic"].posts["irbis"])
    match = land(state, "irbis", 0)
    # irbis_post_2 borders irbis_post_1, but no road joins it to the port
    assert set(options(match, "step")) == {
        "step irbis_cross_1",
        "step irbis_cross_2",
        "step irbis_post_1",
    }
    with pytest.raises(IllegalMove):
        match.answer(0, "step irbis_post_2")
    with pytest.raises(IllegalMove):
        match.answer(0, "step tiger_cross_1")
    play(match, "step irbis_cross_2")
    assert set(options(match, "step")) == {
        "step irbis_post_4",
        "step irbis_post_5",
        "step irbis_post_6",
    }


@rule("F-101")
def test_no_province_is_entered_twice_the_port_included() -> None:
    state = table("advanced")
    state.players[0].cards["food"] = 3
    match = land(state, "cheetah", 0)
    play(match, "step cheetah_cross_1", "step cheetah_cross_2")
    # both the port and the first crossroads are joined to the second
    joined = {"step cheetah_cross_4", "step cheetah_post_3", "step cheetah_post_4"}
    assert set(options(match, "step")) == joined
    for entered in ("cheetah_port", "cheetah_cross_1", "cheetah_cross_2"):
        with pytest.raises(IllegalMove):
            match.answer(0, f"step {entered}")


@rule("F-102", "F-103")
def test_neither_merchants_nor_hidden_tiles_are_walked_upon() -> None:
    state = table()
    turn_up(state, "cheetah_post_5", "cheetah_post_6")
    turn_up(state, "cheetah_post_3")
    settle(state, 0, "cheetah_post_3")
    match = land(state, "cheetah", 0)
    play(match, "done")
    assert told(match, "forced") == [(0, "step cheetah_cross_2")]
    # post 3 is one's own, post 4 is hidden
    assert set(options(match, "step")) == {"step cheetah_post_5", "step cheetah_post_6"}


@rule("F-102")
def test_a_foreign_merchant_bars_the_way_as_ones_own_does() -> None:
    state = table()
    turn_up(state, *CONTENT.islands["basic"].posts["cheetah"])
    settle(state, 0, "cheetah_post_3")
    settle(state, 1, "cheetah_post_4")
    match = land(state, "cheetah", 0)
    play(match, "step cheetah_cross_2")
    assert set(options(match, "step")) == {"step cheetah_post_5", "step cheetah_post_6"}


@rule("F-104")
def test_an_open_tile_ends_the_journey_and_belongs_to_the_owner_of_the_merchant() -> None:
    state = table("advanced")
    lay(state, "lion_post_1", "tile_lion_manul_1")
    state.players[0].cards["food"] = 5
    match = land(state, "lion", 0)
    play(match, "step lion_cross_1", "step lion_post_1")
    assert match.state.journey is None
    assert match.state.merchants == {"lion_post_1": 0}
    assert match.state.players[0].tiles == ["tile_lion_manul_1"]
    assert "lion_post_1" not in match.state.face_up
    assert match.state.players[0].stock == 9


@rule("F-104")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_merchant_on_a_post_stays_for_the_rest_of_the_game(
    mode: Literal["basic", "advanced"],
) -> None:
    before: dict[str, int] = {}
    for match in whole_game(Options(players=4, mode=mode), 5):
        assert before.items() <= match.state.merchants.items()
        before = dict(match.state.merchants)
    assert len(before) > 5


@rule("F-105")
def test_only_its_owner_looks_at_a_taken_tile() -> None:
    state = table()
    lay(state, "lion_post_5", "tile_lion_manul_1", face_up=False)
    match = land(state, "lion", 0)
    play(match, "flip lion_post_5", "done")
    assert match.state.merchants == {"lion_post_5": 0}
    for seat in (0, 1, 2, None):
        player = match.view(seat).table.players[0]  # type: ignore[attr-defined]
        assert player.tile_count == 1
        assert player.tiles == (["tile_lion_manul_1"] if seat == 0 else None)


@rule("F-106")
def test_a_post_joined_to_the_port_ends_the_journey_on_the_second_step() -> None:
    state = table()
    turn_up(state, "irbis_post_1", "irbis_post_4")
    match = land(state, "irbis", 0)
    play(match, "done", "step irbis_post_1")
    assert match.state.merchants == {"irbis_post_1": 0}
    assert len(told(match, "stepped")) == 1
    assert ask(match).kind == "bid"


@rule("F-111")
def test_a_merchant_without_a_tile_returns_to_stock_and_boards_again() -> None:
    state = table()
    posts = [post for post in state.face_down if not post.startswith("tiger")]
    settle(state, 0, *posts[:9])
    give(state, 0, watches=2)
    berth(state, 1, "deck_lion_0500")
    stall(state, "market_1", wine=1)
    match = land(state, "tiger", 0)
    assert match.state.players[0].stock == 0
    play(match, "done", "stop")
    assert match.state.players[0].stock == 1
    assert len(match.state.players[0].tiles) == 9
    play(
        match,
        *["bid own_board"] * 2,
        "bid market_1",
        *["bid own_board"] * 6,
        "buy wine",
        "board ship_2",
    )
    assert match.state.players[0].stock == 0
    assert told(match, "boarded") == [(0, "ship_2", "deck_lion_0500")]


@rule("F-112")
def test_rewards_of_a_journey_without_a_tile_are_kept() -> None:
    match = land(table(), "irbis", 0)
    play(match, "done", "step irbis_cross_1", "step irbis_cross_2")
    player = match.state.players[0]
    assert told(match, "went_home") == [(0,)]
    assert (player.coins, player.cards["gold"], player.stock) == (3, 1, 10)


@rule("F-113")
def test_a_journey_without_any_legal_step_ends_by_itself() -> None:
    match = land(table(), "lion", 0)
    # from the first crossroads roads lead to the port and to three hidden tiles only
    play(match, "done", "step lion_cross_1")
    assert told(match, "went_home") == [(0,)]
    assert match.state.players[0].stock == 10
    assert ask(match).kind == "bid"


@rule("F-114")
def test_a_post_with_neither_tile_nor_merchant_is_passed_and_gives_nothing() -> None:
    state = table()
    bare(state, "irbis_post_1")
    match = land(state, "irbis", 0)
    play(match, "done", "step irbis_post_1")
    player = match.state.players[0]
    assert (player.coins, player.tiles) == (2, [])
    assert not any(player.cards.values()) and not any(player.hold.values())
    assert set(options(match)) == {"step irbis_cross_1", "stop"}
    play(match, "step irbis_cross_1")
    assert match.state.merchants == {} and match.state.players[0].stock == 10


def test_the_next_merchant_of_the_ship_lands_when_the_first_has_finished() -> None:
    state = table()
    berth(state, 2, "deck_leopard_0530", 2, 1)
    match = start(sail(state, 2))
    assert ask(match).seat == 2
    play(match, "done", "stop")
    assert ask(match).seat == 1 and ask(match).kind == "flip"

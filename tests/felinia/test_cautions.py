"""What a player is told before a mistake, and how far a merchant gets: both are what the rules themselves find."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import Caution
from tests.felinia.tables import (
    FeliniaMatch,
    berth,
    give,
    play,
    seen,
    start,
    table,
    trade,
    whole_game,
)
from tests.felinia.voyages import land, own, stand
from tests.rules import rule
from tests.tables import ask, cautions, options

KITCHEN = "sp5_kitchen"


def far_tiles() -> State:
    """Lion, with nothing near its port: lion_post_7 and 8 take 2 FOOD by lion_cross_1, lion_post_4 and 6 take 1."""
    state = table("advanced", players=4)
    stand(state, 1, "lion_post_1", "lion_post_2", "lion_post_3", "lion_post_5", "leopard_post_6")
    return state


@rule("F-107")
def test_a_step_away_from_every_tile_is_cautioned() -> None:
    state = far_tiles()
    state.players[0].cards["food"] = 1
    match = land(state, "lion", 0)
    # one FOOD is at hand, one is found at lion_cross_1
    assert set(seen(match, 0).journey.reach) >= {"lion_post_4", "lion_post_7"}  # type: ignore[union-attr]
    assert not cautions(match).keys() & {"step lion_cross_1", "step lion_cross_2"}
    play(match, "step lion_cross_2")
    assert seen(match, 0).journey.reach == {"lion_post_4": 1, "lion_post_6": 1}  # type: ignore[union-attr]


@rule("F-109")
def test_the_caution_about_a_step_knows_the_limit_of_the_food_cards() -> None:
    state = far_tiles()
    state.players[0].cards["food"] = 1
    # all other food cards are with seat 1: lion_cross_1 brings none
    state.players[1].cards["food"] = 30
    match = land(state, "lion", 0)
    assert cautions(match)["step lion_cross_1"] == [Caution("step")]
    assert "step lion_cross_2" not in cautions(match)


@rule("F-191")
def test_the_caution_about_a_step_knows_the_kitchen() -> None:
    state = far_tiles()
    match = land(state, "lion", 0)
    # without FOOD no step leads to a tile, so no step is worse than another
    assert seen(match, 0).journey.reach == {}  # type: ignore[union-attr]
    assert "step lion_cross_2" not in cautions(match)
    own(state, 0, KITCHEN)
    match = start(state)
    # with the kitchen lion_cross_1 brings 2 FOOD, enough for the way to lion_post_7
    assert seen(match, 0).journey.reach["lion_post_7"] == 2  # type: ignore[union-attr]
    assert cautions(match)["step lion_cross_2"] == [Caution("step")]
    assert "step lion_cross_1" not in cautions(match)


@rule("F-083")
def test_a_ship_to_a_kingdom_without_a_tile_in_reach_is_marked_and_cautioned() -> None:
    state = far_tiles()
    berth(state, 0, "deck_lion_0500")
    give(state, 0, watches=2, glassware=1, clothing=1, wine=1)
    state.players[0].coins = 3
    state = trade(state, market_1=[0])
    match = start(state)
    assert seen(match, 0).ships[0].fruitless
    assert not seen(match, 1).ships[1].fruitless
    play(match, next(move for move in options(match, "buy")))
    assert cautions(match)["board ship_1"] == [Caution("no_tile", ("lion", 0))]
    own(state, 0, KITCHEN)
    match = start(state)
    assert not seen(match, 0).ships[0].fruitless
    play(match, next(move for move in options(match, "buy")))
    assert "board ship_1" not in cautions(match)


@rule("F-084")
def test_the_last_merchant_is_cautioned() -> None:
    state = table()
    berth(state, 0, "deck_lion_0500")
    give(state, 0, watches=2, wine=1)
    state.players[0].coins = 4
    stand(state, 0, *list(state.face_down)[-9:])
    match = start(trade(state, market_1=[0]))
    play(match, next(move for move in options(match, "buy")))
    assert Caution("last_merchant") in cautions(match)["board ship_1"]


@rule("F-003", "F-123")
def test_coins_that_would_be_lost_are_cautioned() -> None:
    state = table()
    state.lap = 3
    state.players[0].coins = 5
    state.players[0].cards["gold"] = 1
    give(state, 0, wine=1)
    match = start(state)
    assert cautions(match) == {
        "bid own_board": [Caution("cap", (2,))],
        "sell gold": [Caution("cap", (1,))],
    }
    assert seen(match, 0).income == 3
    sale = seen(match, 0).players[0].sale
    assert sale is not None
    assert (sale["gold"], sale["wine"]) == ((1, 1), (1, 0))
    assert seen(match, 1).players[0].sale is None


def test_nobody_else_reads_the_cautions() -> None:
    state = table()
    state.players[0].coins = 6
    match = start(state)
    assert cautions(match)
    for seat in (None, 1, 2):
        (question,) = match.view(seat).questions
        assert question.cautions == {}


# The same against the rules themselves, in games of lively players


def leads_to_a_tile(match: FeliniaMatch, move: str) -> bool:
    """Whether a tile can be had after this step: by trying all steps that follow."""
    twin, seat = match.fork(), ask(match).seat
    journey = twin.state.journey
    assert journey is not None
    came, posts = list(journey.entered), len(twin.state.merchants)
    twin.answer(seat, move)
    while not twin.over and ask(twin).kind == "mystery":
        twin.answer(seat, "none")
    if len(twin.state.merchants) > posts:
        return True
    journey = twin.state.journey
    if twin.over or journey is None or journey.entered[: len(came)] != came:
        return False
    return any(leads_to_a_tile(twin, further) for further in options(twin, "step"))


@rule("F-107", "F-109")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_step_is_cautioned_exactly_if_it_gives_the_last_tile_away(mode: str) -> None:
    told_off = walked = 0
    for seed in range(40):
        for match in whole_game(Options(players=4, mode=mode), seed):  # type: ignore[arg-type]
            if match.over or ask(match).kind != "step":
                continue
            ways = {move: leads_to_a_tile(match, move) for move in options(match, "step")}
            said = cautions(match)
            for move, leads in ways.items():
                assert (move in said) == (not leads and any(ways.values())), (seed, move)
            reach = seen(match, ask(match).seat).journey.reach  # type: ignore[union-attr]
            assert bool(reach) == any(ways.values())
            told_off += sum(move in said for move in ways)
            walked += 1
    assert walked > 100
    if mode == "advanced":
        assert told_off > 0

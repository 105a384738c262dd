"""Promo tokens and expeditions (S-277 to S-294)."""

from __future__ import annotations

from typing import Any

import pytest

from polyana.games.settlers.state import State
from polyana.kernel import BadOptions
from tests.rules import rule
from tests.settlers.tables import (
    CONTENT,
    FOUR,
    GAME,
    SettlersMatch,
    deal,
    goods,
    me,
    play,
    settle,
    solo,
    start,
    supply,
    table,
    top,
)
from tests.tables import ask, options


def acting(*factions: str, **options: Any) -> State:
    """A table just before its Action phase, so that stalls and tokens are laid out."""
    state = table(*factions, **options)
    state.phase = "production"
    return state


def begun(state: State, **amounts: int) -> SettlersMatch:
    """The first turn with this supply for seat 0."""
    match = start(state)
    goods(match.state, 0, **amounts)
    return start(match.state)


@rule("S-277")
def test_the_table_chooses_groups_of_tokens() -> None:
    assert GAME.options({"players": 2, "promo": "council, fair"}).promo == "council, fair"
    with pytest.raises(BadOptions, match="no promo tokens fare"):
        GAME.options({"players": 2, "promo": "fare"})
    assert not start(acting()).state.stalls
    assert list(start(acting(promo="council")).state.stalls) == ["promo_council"]
    assert len(start(acting(promo="all")).state.stalls) == 6


@rule("S-278", "S-279")
def test_stalls() -> None:
    match = begun(acting(promo="fair,dice_tower"), wood=2, gold=1, worker=2)
    assert set(options(match, "stall")) >= {
        *("stall promo_fair_timber", "stall promo_fair_curio", "stall promo_dice_tower"),
    }
    match = play(match, "stall promo_fair_timber", "pay wood")
    assert match.state.stalls["promo_fair_timber"].paid == {"wood": 1}
    assert supply(match)["gold"] == 2
    assert ask(match).seat == 1  # it was the action of the turn
    goods(match.state, 1, wood=1, worker=1)
    match = start(match.state)
    assert options(match, "stall") == ["stall promo_dice_tower"]  # once for the whole table
    match = play(match, "stall promo_dice_tower")
    if ask(match).kind == "draw_deck":
        play(match, "draw common")
    assert ask(match).seat == 0
    assert "stall promo_dice_tower" in options(match)  # once for each player
    match = play(match, "pass", "pass")
    assert match.state.stalls == {} and match.state.round == 2


@rule("S-280")
def test_council() -> None:
    match = begun(acting("romans", "barbarians", "japanese", promo="council"), worker=1, food=1)
    match = play(match, "stall promo_council", "pass", "pass", "pass")
    assert me(match).vp == 1 and match.state.first == 0  # instead of the neighbour
    assert match.state.next_first == -1


@rule("S-281")
def test_dice_tower_inn() -> None:
    seen = set()
    for seed in range(60):
        match = begun(acting(promo="dice_tower", seed=seed), worker=1)
        match = play(match, "stall promo_dice_tower")
        rolled = [told.facts[1] for told in match.log if told.event == "rolled"]
        seen.update(rolled)
        if rolled == ["card"]:
            assert ask(match).kind == "draw_deck"
        else:
            assert supply(match) == {rolled[0]: 1}
    assert seen == {"wood", "stone", "food", "gold", "raze", "card"}


@rule("S-282", "S-283", "S-284")
def test_events_turn_over_every_round() -> None:
    plain = supply(start(acting("romans", "barbarians")))
    odd = supply(start(acting("romans", "barbarians", promo="events")))
    assert odd == {**plain, "raze": plain["raze"] + 1, "gold": 1}
    state = acting("romans", "barbarians", promo="events")
    state.round = 2
    even = supply(start(state))
    assert even == {**plain, "worker": plain["worker"] + 1, "defence": plain["defence"] + 1}
    state.round = 3
    assert supply(start(state)) == odd


@rule("S-285", "S-129")
def test_confiscation() -> None:
    state = table("romans", "barbarians", promo="events")
    state.round = 2
    settle(state, 0, "rom_warehouses")
    goods(state, 0, raze=2, wood=1, gold=4)
    goods(state, 1, worker=2)
    match = play(state, "pass", "pass")
    assert ask(match).kind == "store_pick" and len(match.asks) == 1  # two workers need no choice
    assert options(match) == ["store wood", "store raze", "stop"]
    match = play(match, "store wood", "store raze")
    assert match.state.round == 3
    assert supply(match) == {"wood": 1, "raze": 1} and supply(match, 1) == {"worker": 2}
    state.round = 1
    match = play(state, "pass", "pass")
    assert supply(match) == {"wood": 1, "raze": 2}  # the other side: no cap


@rule("S-286", "S-232")
def test_refugees() -> None:
    state = table("romans", "barbarians", promo="refugees")
    settle(state, 1, "bar_village", "com_armorer")
    goods(state, 0, raze=4)
    goods(state, 1, wood=0)
    match = play(state, "conquer bar_village")
    assert supply(match, 1) == {"worker": 2}
    state = table("romans", "barbarians", promo="refugees")
    settle(state, 1, "com_armorer")
    goods(state, 0, raze=2)
    assert supply(play(state, "raze com_armorer"), 1) == {"wood": 1, "worker": 1}


@pytest.mark.parametrize(("deals", "gold"), [(2, 0), (3, 1), (6, 2), (9, 2)])
@rule("S-287")
def test_amber_road(deals: int, gold: int) -> None:
    state = acting("japanese", "romans", promo="amber_road")
    names = ["jap_farm", "jap_farm_2", "jap_farm_3", "jap_geisha_house", "jap_geisha_house_2"]
    names += ["jap_rice_fields", "jap_rice_fields_2", "jap_stalls", "jap_stalls_2"]
    for name in names[:deals]:
        deal(state, 0, name)
    assert supply(start(state)).get("gold", 0) == gold


@rule("S-288", "S-289", "S-292")
def test_expeditions_by_choice() -> None:
    match = start(acting(*FOUR, promo="expedition"))
    assert len(match.state.expeditions) == 4
    match = play(match, "pass")
    assert ask(match).kind == "expedition" and ask(match).seat == 0
    match = play(match, "expedition promo_exp_high_ridge")
    assert me(match).vp == 1
    match = play(match, "pass", "expedition promo_exp_high_ridge")  # put back, so used again
    assert me(match, 1).vp == 1
    before = len(me(match, 2).hand)
    match = play(match, "pass", "expedition promo_exp_letter_home")
    assert len(me(match, 2).hand) == before + 1
    match = play(match, "pass")
    assert ask(match).kind != "expedition"  # the last one gets none
    state = acting("romans", "barbarians", promo="expedition")
    top(state, "common", "com_mill", "com_town", "com_baker")
    match = play(state, "pass", "expedition promo_exp_old_walls")
    assert options(match) == ["pick com_mill", "pick com_town", "pick com_baker"]
    match = play(match, "pick com_town")
    assert me(match).hand == ["com_town"]
    assert match.state.discards["common"] == ["com_mill", "com_baker"]
    match = start(acting("romans", "barbarians", promo="expedition"))
    assert "none" in options(play(match, "pass"))


@rule("S-290", "S-291")
def test_expeditions_at_random() -> None:
    match = start(
        acting("romans", "barbarians", "japanese", promo="expedition", expedition_mode="random")
    )
    laid = list(match.state.expeditions)
    assert len(laid) == 2
    match = play(match, "pass", f"expedition {laid[0]}")
    while ask(match).kind != "turn":
        play(match, options(match)[0])
    match = play(match, "pass")
    assert options(match) == [f"expedition {laid[1]}", "none"]  # used ones are out


@rule("S-293")
def test_supply_train() -> None:
    match = begun(
        acting("romans", "barbarians", promo="expedition"), wood=2, stone=1, raze=1, gold=3
    )
    match = play(match, "pass", "expedition promo_exp_supply_train", "pass")
    assert ask(match).kind == "store_pick"
    assert options(match) == ["store wood", "store stone", "stop"]
    match = play(match, "store stone", "store wood")
    assert supply(match) == {"wood": 1, "stone": 1, "raze": 1}
    match = begun(acting("romans", "barbarians", promo="expedition"), wood=2)
    match = play(match, "pass", "expedition promo_exp_supply_train", "pass")
    assert supply(match) == {"wood": 2}  # not asked


@rule("S-285", "S-293")
def test_supply_train_under_confiscation() -> None:
    state = table("romans", "barbarians", promo="events")
    state.round = 2
    state.players[0].train = 2
    goods(state, 0, wood=3, raze=1)
    match = play(state, "pass", "pass")
    match = play(match, "store wood")
    assert options(match) == ["store wood", "store raze", "stop"]
    match = play(match, "store wood")
    assert supply(match) == {"wood": 2}


@rule("S-294")
def test_no_expeditions_alone() -> None:
    state = solo("romans", promo="expedition")
    state.phase = "production"
    match = start(state)
    assert match.state.expeditions == []
    assert ask(play(match, "pass")).kind != "expedition"


def test_tokens_are_complete() -> None:
    assert len(CONTENT.token_entries) == 14

"""Resources, caps, crystals, paying (A3)."""

from __future__ import annotations

import pytest

from polyana.effects import Price, affords
from polyana.games.revive.effects import MEANS
from polyana.games.revive.rules.holdings import in_kind, pay
from polyana.kernel import IllegalMove
from tests.revive.tables import (
    CONTENT,
    active,
    ask,
    at_work,
    give,
    me,
    module,
    options,
    play,
    start,
    supply,
    table,
    told,
    using,
)
from tests.rules import rule


@rule("R-040")
def test_caps() -> None:
    caps = {name: entry.cap for name, entry in CONTENT.resources.items()}
    assert caps == {"crystal": 3, "gear": 6, "book": 6, "food": 6}


@rule("R-041", "R-042")
def test_surplus_is_lost_when_an_action_is_resolved() -> None:
    state = table()
    give(state, 0, gear=5)
    active(state, 0, "r_founder")
    match = play(state, "play r_founder", "slot top_1")
    assert told(match, "gained")[-1] == (0, "gear", 3)
    assert supply(match) == {"gear": 6}
    assert told(match, "surplus") == [(0, "gear", 2)]


@rule("R-042")
def test_inside_an_action_the_cap_is_soft_so_surplus_can_pay() -> None:
    state = table()
    give(state, 0, food=6)
    active(state, 0, "y_cook")
    state.players[0].supply["food"] = 6
    match = play(using(state, 0, "3 food"))
    assert supply(match) == {"food": 9}
    match = play(match, "play y_cook", "slot bottom_1", "do y_cook vp")
    assert (supply(match), me(match).vp) == ({"food": 6}, 4)


@rule("R-042")
def test_surplus_is_lost_at_the_end_of_the_turn_and_after_a_hibernation() -> None:
    state = table()
    give(state, 0, crystal=1, book=6)
    match = play(state, "trade book")
    assert supply(match) == {"book": 7}
    match = play(match, "hibernate", "gain gear", "gain gear")
    assert supply(match) == {"book": 6, "gear": 2}


@rule("R-042", "R-189")
def test_after_a_hibernation_surplus_is_lost_before_trades_and_crates() -> None:
    state = table()
    give(state, 0, crystal=2, book=6)
    match = play(state, "trade book", "hibernate", "gain gear", "gain gear")
    assert ask(match).kind == "main" and options(match, "trade")
    assert supply(match) == {"crystal": 1, "book": 6, "gear": 2}


@rule("R-043")
def test_the_caps_of_all_players_are_checked() -> None:
    state = table()
    give(state, 1, book=8)
    match = play(state, "play sc_gatherer_a", "slot top_1")
    assert supply(match, 1) == {"book": 6}


@rule("R-044")
def test_D15_a_crystal_too_many_becomes_a_basic_resource_of_choice() -> None:
    state = table()
    give(state, 0, crystal=3)
    match = start(using(state, 0, "1 crystal"))
    assert ask(match).kind == "order_effect"  # the crystals could be traded first
    match = play(match, "do switch crystal")
    assert options(match) == ["gain gear", "gain book", "gain food"]
    assert supply(play(match, "gain book")) == {"crystal": 3, "book": 1}


@rule("R-044")
@pytest.mark.parametrize(
    ("held", "kinds"), [(2, ["gear"]), (3, ["gear", "book"])], ids=["one fits", "none fits"]
)
def test_each_of_two_crystals_that_does_not_fit_becomes_a_resource(
    held: int, kinds: list[str]
) -> None:
    state = table()
    give(state, 0, crystal=held)
    match = play(using(state, 0, "2 crystal"), "do switch crystal", *(f"gain {k}" for k in kinds))
    assert ask(match).kind == "main"
    assert supply(match) == {"crystal": 3, **dict.fromkeys(kinds, 1)}


@rule("R-044")
def test_a_crystal_traded_first_makes_room_for_the_new_one() -> None:
    state = table()
    give(state, 0, crystal=3)
    match = play(using(state, 0, "1 crystal"), "trade gear")
    assert supply(match) == {"crystal": 3, "gear": 1} and ask(match).kind == "main"


@rule("R-044")
def test_outside_the_own_turn_nothing_can_be_traded_and_the_crystal_overflows_at_once() -> None:
    state = table()
    give(state, 1, crystal=3)
    match = start(using(state, 1, "1 crystal"))
    assert (ask(match).seat, ask(match).kind) == (1, "pick_basic")
    assert supply(play(match, "gain food"), 1) == {"crystal": 3, "food": 1}


@rule("R-045")
def test_a_crystal_is_traded_at_any_time_in_the_own_turn() -> None:
    state = table()
    give(state, 0, crystal=2)
    match = play(state, "trade gear", "play sc_gatherer_a", "slot top_1", "trade food")
    assert supply(match) == {"gear": 1, "food": 3}
    assert options(match, "trade") == []


@rule("R-046")
def test_crystals_stand_in_for_what_is_short_and_those_of_the_cost_are_set_aside() -> None:
    state = table()
    price = Price.of({"gear": 3, "crystal": 1}, MEANS)
    give(state, 0, gear=1, crystal=3)
    player = state.players[0]
    assert affords(player.supply, price, MEANS)
    assert in_kind(player, price) == [("gear", 1), ("crystal", 1), ("crystal", 2)]
    pay(at_work(state), 0, price)
    assert player.supply == {"crystal": 0, "gear": 0, "book": 0, "food": 0}
    give(state, 0, gear=1, crystal=2)
    assert not affords(player.supply, price, MEANS)


@rule("R-048")
def test_nothing_can_be_thrown_away() -> None:
    state = table()
    give(state, 0, gear=5)
    match = start(state)
    assert {move.split()[0] for move in options(match)} == {"play", "switch", "hibernate"}
    with pytest.raises(IllegalMove):
        match.answer(0, "discard gear")


@rule("R-049")
def test_basic_resources_are_paid_unit_by_unit_and_a_crystal_only_when_none_is_left() -> None:
    state = table()
    give(state, 0, gear=1, book=1, crystal=1)
    module(state, 0, "top_1_1", "md_31")
    match = play(state, "play sc_gatherer_a", "slot top_1", "do md_31 vp")
    assert ask(match).kind == "pay_basic"
    assert options(match) == ["pay gear", "pay book", "pay food"]
    match = play(match, "pay gear")
    assert me(match).vp == 2 and supply(match) == {"crystal": 1, "book": 1, "food": 2}
    state = table()
    give(state, 0, crystal=1)
    match = play(using(state, 0, "1 basic -> 2 vp"), "do switch vp")
    assert (me(match).vp, supply(match)) == (2, {})

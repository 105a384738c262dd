"""Free actions: rerolling, shifting and buying dice, and the same by cards (T-251 to T-263)."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.games.tundra.state import State
from polyana.kernel import IllegalMove
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    advisors,
    dice,
    goals,
    market,
    next_rolls,
    place_dice,
    play,
    start,
    table,
    title,
    tracks,
    tuck,
)


def rich(*values: int, berry: int = 20) -> State:
    """Seat 0 to move with these dice and so many berries."""
    state = table()
    goals(state)
    dice(state, 0, *values)
    tracks(state, 0, berry=berry)
    return state


@rule("T-251")
def test_free_actions_before_and_after_the_die_any_number_of_times() -> None:
    state = rich(3, 6)
    advisors(state, 0, "hare_runner")
    match = start(state)
    every = {"reroll 3", "reroll 6", "shift 3 +1", "shift 3 -1", "shift 6 -1"}
    assert set(options(match)) > {*every, "buy", "advisor hare_runner"}
    play(match, "shift 3 +1", "shift 4 -1", "shift 3 +1", "shift 4 -1")
    play(match, "advisor hare_runner", "stop", "place 6 architecture")
    assert set(options(match)) == {"reroll 3", "shift 3 +1", "shift 3 -1", "buy", "end_turn"}
    play(match, "shift 3 -1", "shift 2 -1")
    assert ask(match).seat == 0
    assert match.state.players[0].berry == 20 - 6 * 2


@rule("T-251")
def test_an_advisor_acts_also_after_the_die() -> None:
    state = rich(6)
    advisors(state, 0, "ermine_courier")
    match = start(state)
    play(match, "place 6 architecture", "advisor ermine_courier", "gain stone")
    assert match.state.players[0].resources["stone"] == 1
    assert options(match, "advisor") == []


@rule("T-251")
def test_free_actions_belong_to_the_own_turn() -> None:
    state = rich(1, 2)
    tracks(state, 1, berry=20)
    match = start(state)
    assert ask(match).seat == 0
    with pytest.raises(IllegalMove):
        match.answer(1, "reroll 1")


@rule("T-252")
def test_a_reroll_costs_a_berry_and_gives_one_unused_die_a_new_value() -> None:
    state = rich(2, 5, berry=2)
    next_rolls(state, 3, 3)
    match = start(state)
    play(match, "reroll 5")
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([2, 3], 1)
    play(match, "reroll 3")  # it may be the same again
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([2, 3], 0)
    assert options(match, "reroll") == []


@rule("T-252")
def test_every_value_may_come_of_a_reroll() -> None:
    found = Counter[int]()
    for seed in range(120):
        state = rich(4)
        state.chance.counter += seed * 7919
        match = start(state)
        play(match, "reroll 4")
        found.update(match.state.players[0].dice)
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert max(found.values()) < 45


@rule("T-253")
def test_a_shift_costs_two_berries_and_does_not_wrap() -> None:
    match = start(rich(1, 4, 6, berry=3))
    assert options(match, "shift") == ["shift 1 +1", "shift 4 +1", "shift 4 -1", "shift 6 -1"]
    for wrapped in ("shift 6 +1", "shift 1 -1"):
        with pytest.raises(IllegalMove):
            match.answer(0, wrapped)
    play(match, "shift 6 -1")
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([1, 4, 5], 1)
    assert options(match, "shift") == []


@rule("T-254")
def test_a_bought_die_costs_six_berries_and_comes_rolled_from_supply() -> None:
    state = rich(1, 2, 3, 4, berry=11)
    next_rolls(state, 5)
    match = start(state)
    play(match, "buy")
    player = match.state.players[0]
    assert (player.dice, player.dice_left, player.berry) == ([1, 2, 3, 4, 5], 2, 5)
    assert "buy" not in options(match)


@rule("T-255")
def test_any_number_of_dice_is_bought_while_berries_and_supply_last() -> None:
    match = start(rich(1, 2, 3, 4))
    play(match, "buy", "buy", "buy")
    assert (match.state.players[0].berry, match.state.players[0].dice_left) == (2, 0)
    state = rich(1)
    dice(state, 0, 1, left=1)
    match = start(state)
    play(match, "buy")
    assert match.state.players[0].berry == 14
    assert "buy" not in options(match)


@rule("T-256")
def test_the_same_die_is_changed_repeatedly() -> None:
    state = rich(2)
    next_rolls(state, 2, 2)
    match = start(state)
    play(match, "shift 2 +1", "shift 3 +1", "shift 4 +1", "shift 5 -1", "shift 4 -1", "shift 3 -1")
    play(match, "reroll 2", "reroll 2")
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([2], 20 - 12 - 2)


@rule("T-257")
def test_used_dice_cannot_be_changed() -> None:
    state = rich(2)
    place_dice(state, 0, "trade", 4)
    match = start(state)
    assert set(options(match)) - set(options(match, "place")) == {
        *("reroll 2", "shift 2 +1", "shift 2 -1", "buy"),
    }
    play(match, "place 2 architecture")
    assert options(match) == ["buy", "end_turn"]


@rule("T-258")
def test_a_changed_or_bought_die_is_used_in_the_same_turn_if_no_other_was() -> None:
    state = rich(1)
    next_rolls(state, 6)
    match = start(state)
    play(match, "shift 1 +1", "buy")
    assert {"place 2 trade", "place 6 trade"} <= set(options(match))
    play(match, "place 6 architecture", "shift 2 -1", "buy")
    assert options(match, "place") == []


@rule("T-259")
def test_a_die_bought_after_the_last_one_was_placed_gives_a_later_turn() -> None:
    match = start(rich(6, berry=6))
    play(match, "place 6 architecture")
    assert options(match) == ["buy", "end_turn"]
    play(match, "buy")
    assert ask(match).seat == 1
    play(match, "place 1 architecture")
    assert (ask(match).seat, ask(match).kind) == (0, "turn")
    assert len(match.state.players[0].dice) == 1


@rule("T-260")
def test_a_turn_ended_without_unused_dice_is_the_last_of_the_round() -> None:
    state = rich(6)
    dice(state, 1, 5, 6)
    match = start(state)
    play(match, "place 6 architecture", "end_turn", "place 5 architecture")
    assert ask(match).seat == 1
    with pytest.raises(IllegalMove):
        match.answer(0, "buy")
    play(match, "place 6 architecture")
    assert match.state.round == 2


@rule("T-261")
@pytest.mark.parametrize(
    ("name", "reroll", "shift", "buy"),
    [
        *(("modest", 1, 2, 6), ("thrifty", 1, 2, 6), ("wise", 1, 2, 5), ("tireless", 1, 2, 9)),
        *(("generous", 1, 1, 6), ("inspiring", 1, 2, 6), ("hard_working", 1, 2, 6)),
    ],
)
def test_the_title_names_the_costs(name: str, reroll: int, shift: int, buy: int) -> None:
    for move, cost in (("reroll 3", reroll), ("shift 3 +1", shift), ("buy", buy)):
        state = table(variant=True)
        title(state, 0, name)
        tracks(state, 0, berry=cost)
        match = start(state)
        play(match, move)
        assert match.state.players[0].berry == 0
        tracks(state, 0, berry=cost - 1)
        assert move not in options(start(state))


@rule("T-262")
def test_a_die_of_a_card_is_a_bought_die_at_the_price_of_the_card() -> None:
    state = rich(1, 2, 3, 4, berry=3)
    advisors(state, 0, "walrus_shipwright")
    next_rolls(state, 6)
    match = start(state)
    play(match, "advisor walrus_shipwright", "roll")
    player = match.state.players[0]
    assert (player.dice, player.dice_left, player.berry) == ([1, 2, 3, 4, 6], 2, 0)
    play(match, "place 6 architecture")
    assert match.state.players[0].boards["architecture"].dice == [6]


@rule("T-262")
def test_a_die_of_a_card_returns_to_supply_and_is_limited_by_it() -> None:
    state = rich(6, berry=3)
    for seat in (0, 1):
        dice(state, seat, *([6] if seat == 0 else []), left=1)
    advisors(state, 0, "walrus_shipwright")
    next_rolls(state, 5)
    match = start(state)
    play(match, "advisor walrus_shipwright", "roll", "place 5 architecture", "place 6 architecture")
    assert match.state.round == 2
    assert match.state.players[0].dice_left + match.state.players[0].unrolled == 7
    dice(state, 0, 6, left=0)
    assert options(start(state), "advisor") == []


@rule("T-263")
def test_a_shifting_card_costs_no_berries_and_may_change_the_same_die_twice() -> None:
    state = rich(1, 6, berry=0)
    advisors(state, 0, "owl_stargazer")  # shift x2
    match = start(state)
    play(match, "advisor owl_stargazer")
    assert options(match) == ["shift 1 +1", "shift 6 -1", "stop"]
    play(match, "shift 6 -1")
    assert options(match) == ["shift 1 +1", "shift 5 +1", "shift 5 -1", "stop"]
    play(match, "shift 5 -1")
    assert (ask(match).kind, match.state.players[0].dice) == ("turn", [1, 4])
    assert match.state.players[0].berry == 0


@rule("T-263")
def test_a_rerolling_card_costs_no_berries() -> None:
    state = rich(1, 6, berry=0)
    advisors(state, 0, "fox_trickster")  # reroll x3; 1 berry
    next_rolls(state, 6, 6, 2)
    match = start(state)
    play(match, "advisor fox_trickster", "reroll 1")
    assert options(match) == ["reroll 6", "stop"]  # equal dice are one option
    play(match, "reroll 6", "reroll 6")
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([2, 6], 1)
    assert ask(match).kind == "turn"


@rule("T-263")
@pytest.mark.parametrize(("value", "turned"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_flip_turns_a_die_to_seven_minus_its_value(value: int, turned: int) -> None:
    state = rich(value, berry=0)
    advisors(state, 0, "raven_lawyer")  # flip; 1 berry
    match = start(state)
    play(match, "advisor raven_lawyer", f"flip {value}")
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([turned], 1)


@rule("T-263")
def test_the_die_just_placed_is_used_and_cannot_be_changed() -> None:
    state = rich(4, 6, berry=0)
    market(state)
    tuck(state, 0, "architecture", "knucklebones")  # on 4: 2 berry; shift
    match = start(state)
    play(match, "place 4 architecture")
    assert ask(match).kind == "die"
    assert options(match) == ["shift 6 -1", "stop"]
    play(match, "shift 6 -1")
    assert match.state.players[0].boards["architecture"].dice == [4]
    assert (match.state.players[0].dice, match.state.players[0].berry) == ([5], 2)


@rule("T-263")
def test_without_an_unused_die_a_card_changes_none() -> None:
    state = rich(4, berry=0)
    tuck(state, 0, "architecture", "knucklebones")
    match = start(state)
    play(match, "place 4 architecture")
    assert match.state.players[0].berry == 2
    assert ask(match).kind == "turn"

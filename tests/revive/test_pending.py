"""Resolving effects: plain gains, the order of choice, what may be left out (A24, R-066)."""

from __future__ import annotations

from polyana.games.revive.deeds import Pending
from polyana.games.revive.rules.using import entries
from tests.revive.tables import (
    CONTENT,
    active,
    ask,
    energy,
    give,
    me,
    module,
    options,
    play,
    slot,
    start,
    supply,
    table,
    tech,
    tracks,
    using,
)
from tests.rules import rule


@rule("R-460")
def test_every_item_exchange_choice_and_repeat_is_one_entry() -> None:
    def clauses(effect: str) -> list[str]:
        return [clause.text for clause in CONTENT.effects[effect].now]

    assert clauses("1 gear + 1 basic + recharge") == ["1 gear", "1 basic", "recharge"]
    assert clauses("2 food -> 4 vp") == ["2 food -> 4 vp"]
    assert clauses("1 module / ability") == ["1 module / ability"]
    both = "1 food; 1 basic -> 1 other_basic x3"
    assert clauses(both) == ["1 food", "1 basic -> 1 other_basic x3"]
    (seer,) = CONTENT.effects["4 book -> 1 artifact; must hibernate_remove"].must
    assert seer.text == "hibernate_remove"


@rule("R-460")
def test_what_stands_right_of_an_arrow_is_pending_when_the_left_side_is_paid() -> None:
    state = table()
    give(state, 0, gear=1)
    match = play(using(state, 0, "1 gear -> 2 food / 2 book x3"), "more")
    assert (supply(match), ask(match).kind) == ({}, "effect_option")
    assert options(match) == ["choose food", "choose book", "decline"]
    assert supply(play(match, "choose book")) == {"book": 2}


@rule("R-461")
def test_plain_gains_are_applied_at_once_before_everything_else() -> None:
    match = start(using(table(), 0, "2 food + 1 basic"))
    assert (supply(match), ask(match).kind) == ({"food": 2}, "pick_basic")
    match = start(using(table(), 0, "1 energy"))
    assert (me(match).energy, ask(match).kind) == (2, "main")
    match = start(using(table(), 0, "1 step_green + 1 book"))
    assert (me(match).tracks["green"], supply(match)) == (1, {"book": 1})


@rule("R-462")
def test_a_single_entry_goes_straight_to_its_own_question_which_contains_decline() -> None:
    match = start(using(table(), 0, "1 basic"))
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"]
    match = play(match, "decline")
    assert (supply(match), ask(match).kind) == ({}, "main")


@rule("R-462")
def test_several_entries_are_picked_one_by_one_and_done_drops_the_rest() -> None:
    state = table()
    active(state, 0, "y_goatherd", "y_beekeeper")
    slot(state, 0, "top_2", "sc_smith_a")
    found = [*CONTENT.effects["slot_to_rest + 1 basic"].now]
    state.agenda.append(Pending(0, entries(found, "cr_hammock_1")))
    match = start(state)
    assert ask(match).kind == "order_effect"
    assert options(match) == ["do cr_hammock_1 slot_to_rest", "do cr_hammock_1 basic", "done"]
    again = play(match.fork(), "do cr_hammock_1 basic")
    assert options(again) == ["gain gear", "gain book", "gain food"]
    again = play(again, "gain gear")
    assert options(again) == ["card sc_smith_a", "decline"]
    match = play(match, "done")
    assert (supply(match), ask(match).kind) == ({}, "main")


@rule("R-462", "R-315")
def test_done_and_decline_are_not_offered_while_a_compulsory_entry_is_left() -> None:
    state = table()
    match = start(using(state, 0, "1 artifact", must=True))
    assert options(match) == ["take purple", "take orange", "take white"]
    state = table()
    give(state, 0, crystal=1)
    match = start(using(state, 0, "1 artifact", must=True))
    assert options(match) == ["do switch artifact", "trade gear", "trade book", "trade food"]


@rule("R-462", "R-064")
def test_free_actions_stand_between_two_effects_in_the_own_turn_alone() -> None:
    state = table()
    give(state, 0, crystal=1)
    match = start(using(state, 0, "1 basic"))
    assert options(match) == ["do switch basic", "done", "trade gear", "trade book", "trade food"]
    match = play(match, "trade gear")
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"]
    state = table()
    give(state, 1, crystal=1)
    assert options(start(using(state, 1, "1 basic"))) == [
        "gain gear",
        "gain book",
        "gain food",
        "decline",
    ]


@rule("R-463")
def test_an_entry_that_cannot_be_used_stays_and_another_may_make_it_usable() -> None:
    state = table()
    active(state, 0)
    state.players[0].rest = [name for name in state.players[0].rest if name != "sc_smith_a"]
    state.players[0].active = ["sc_smith_a"]
    found = [
        *entries(CONTENT.effects["1 food + rest_to_active"].now[1:], "sw_bell"),
        *entries(CONTENT.effects["2 food + play_another(yellow)"].now[1:], "y_goatherd"),
    ]
    state.agenda.append(Pending(0, found))
    match = start(state)
    assert ask(match).kind == "pick_card_own"  # only the first can be used
    match = play(match, "card sc_gatherer_a")
    assert options(match) == ["card sc_gatherer_a", "decline"]


@rule("R-463")
def test_a_list_of_which_nothing_can_be_used_is_cleared() -> None:
    match = start(using(table(), 0, "slot_to_rest"))
    assert ask(match).kind == "main" and match.state.agenda == []


@rule("R-464", "R-388")
def test_when_parts_are_pending_behind_their_event() -> None:
    state = table(sides=("kaniban_sun", "nadair_sun"))
    tech(state, 0, "kan_gifts")
    match = play(using(state, 0, "take_card"), "card y_cook")
    assert supply(match) == {"food": 1}
    state = table(sides=("kaniban_sun", "nadair_sun"))
    tech(state, 0, "kan_gifts")
    state.players[0].fresh = "kan_gifts"
    match = play(using(state, 0, "take_card"), "card y_cook")
    assert supply(match) == {}


@rule("R-465")
def test_whatever_an_entry_sets_going_is_finished_before_the_next() -> None:
    state = table()
    tracks(state, 0, yellow=3)
    slot(state, 0, "top_2", "sc_smith_a")
    match = start(using(state, 0, "slot_to_rest + 1 food"))
    assert supply(match) == {"food": 1}
    found = entries(
        [*CONTENT.effects["1 step_any"].now, *CONTENT.effects["1 basic"].now], "cr_step_1"
    )
    state = table()
    energy(state, 0, 0)
    tracks(state, 0, yellow=3)
    state.agenda.append(Pending(0, found))
    match = play(state, "do cr_step_1 step_any", "track yellow")
    assert ask(match).kind == "pick_machine"
    match = play(match, options(match)[0])
    assert ask(match).kind == "pick_basic"


@rule("R-466", "R-078")
def test_counters_are_read_when_the_entry_is_applied() -> None:
    state = table()
    active(state, 0, "y_beekeeper")
    slot(state, 0, "top_2", "sc_gatherer_a")
    slot(state, 0, "bottom_2", "sc_pathfinder_a")
    match = play(state, "play y_beekeeper", "slot bottom_1")
    assert (supply(match), me(match).vp) == ({"food": 3}, 1)


@rule("R-467")
def test_the_active_player_resolves_first_then_the_others_clockwise() -> None:
    state = table(3)
    basic = CONTENT.effects["1 basic"].now
    for seat in (2, 1, 0):
        state.agenda.append(Pending(seat, entries(basic, "a04_1")))
    match = start(state)
    asked = []
    while ask(match).kind == "pick_basic":
        asked.append(ask(match).seat)
        match = play(match, "gain food")
    assert asked == [0, 1, 2]


@rule("R-066")
def test_applying_an_effect_is_optional_item_by_item() -> None:
    state = table()
    give(state, 0, food=1)
    module(state, 0, "top_1_1", "md_08")
    match = play(state, "play sc_gatherer_a", "slot top_1", "done")
    assert (me(match).vp, supply(match)) == (0, {"food": 3})


@rule("R-201")
def test_swaps_up_to_three_times_of_different_kinds() -> None:
    state = table()
    give(state, 0, gear=2)
    match = play(using(state, 0, "1 food; 1 basic -> 1 other_basic x3"), "more", "pay gear")
    assert options(match) == ["gain book", "gain food", "decline"]
    match = play(match, "gain book", "more", "pay gear", "gain food", "more", "pay food")
    assert options(match) == ["gain gear", "gain book", "decline"]
    match = play(match, "gain book")
    assert (supply(match), ask(match).kind) == ({"food": 1, "book": 2}, "main")


@rule("R-202")
def test_an_exchange_with_a_choice_up_to_three_times() -> None:
    state = table()
    give(state, 0, gear=2)
    effect = "1 gear -> 2 food / 2 book x3"
    match = play(using(state, 0, effect), "more", "choose food", "more", "choose book")
    assert (supply(match), ask(match).kind) == ({"food": 2, "book": 2}, "main")
    state = table()
    give(state, 0, gear=2)
    match = play(using(state, 0, effect), "more", "choose food", "stop")
    assert supply(match) == {"gear": 1, "food": 2}


@rule("R-200", "R-065")
def test_basic_resources_are_chosen_unit_by_unit() -> None:
    match = play(using(table(), 0, "2 basic"), "gain gear", "gain food")
    assert supply(match) == {"gear": 1, "food": 1}


@rule("R-227")
def test_equal_resources_are_of_one_kind() -> None:
    state = table()
    give(state, 0, crystal=1)
    match = play(using(state, 0, "1 crystal -> 2 same_basic"), "do switch same_basic", "gain book")
    assert supply(match) == {"book": 2}

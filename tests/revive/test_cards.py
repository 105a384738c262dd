"""Playing cards: slots, halves, chains, modules, repeats (A6), and the verbs that move cards."""

from __future__ import annotations

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
    rest,
    shown,
    slot,
    start,
    supply,
    table,
    tech,
    told,
    tracks,
    using,
)
from tests.rules import rule


@rule("R-070", "R-071", "R-074")
def test_a_card_goes_from_the_active_area_into_a_free_slot_and_its_half_is_used() -> None:
    state = table()
    match = play(state, "play sc_pathfinder_a")
    assert options(match) == ["slot top_1", "slot top_2", "slot bottom_1", "slot bottom_2"]
    lower = play(match.fork(), "slot bottom_1")
    assert me(lower).slots["bottom_1"][0].half == "bottom"
    assert (supply(lower), me(lower).tracks["yellow"]) == ({"food": 1}, 1)
    upper = play(match, "slot top_1")
    assert "sc_pathfinder_a" not in me(upper).active
    assert (supply(upper), ask(upper).kind) == ({"food": 1}, "repeat")


@rule("R-072")
def test_the_side_slot_is_locked_until_its_technology_and_the_half_is_chosen_there() -> None:
    state = table()
    tech(state, 0, "tech_slot5")
    match = play(state, "play sc_gatherer_a", "slot side")
    assert options(match) == ["half top", "half bottom"]
    assert supply(play(match, "half top")) == {"food": 2}


@rule("R-073")
def test_a_slot_is_free_when_every_card_in_it_shows_the_slot_symbol() -> None:
    state = table()
    slot(state, 0, "top_1", "sc_gatherer_a")
    slot(state, 0, "bottom_1", "sc_scavenger_a")
    slot(state, 0, "top_2", "sc_smith_a")
    match = play(state, "play sc_pathfinder_a")
    assert options(match) == ["slot top_1", "slot bottom_1", "slot bottom_2"]
    match = play(match, "slot top_1", "stop")
    match = play(match, "play sc_chronicler_a")
    assert options(match) == ["slot bottom_1", "slot bottom_2"]


@rule("R-073")
def test_the_newest_card_of_a_slot_does_not_speak_for_the_others() -> None:
    state = table()
    slot(state, 0, "top_1", "sc_smith_a", "sc_gatherer_a")
    match = play(state, "play sc_pathfinder_a")
    assert options(match) == ["slot top_2", "slot bottom_1", "slot bottom_2"]


@rule("R-075", "R-090")
def test_D10_a_matching_module_fires_with_the_card() -> None:
    state = table()
    module(state, 0, "top_1_1", "md_01")
    module(state, 0, "top_1_2", "md_41")
    match = play(state, "play sc_gatherer_a", "slot top_1")
    assert supply(match) == {"food": 2, "book": 1}


@rule("R-075", "R-076")
def test_D11_a_chain_repeats_earlier_cards_of_the_colour_but_not_modules_twice() -> None:
    state = table()
    module(state, 0, "top_1_1", "md_01")
    slot(state, 0, "top_1", "sc_gatherer_a")
    match = play(state, "play sc_pathfinder_a", "slot top_1", "stop")
    assert supply(match) == {"food": 3, "book": 1}
    assert options(match, "slot") == []
    state = table()
    slot(state, 0, "top_1", "r_founder")
    match = play(state, "play sc_gatherer_a", "slot top_1")
    assert supply(match) == {"food": 2}


@rule("R-075")
def test_every_earlier_card_of_the_colour_is_repeated() -> None:
    state = table()
    slot(state, 0, "top_1", "sc_gatherer_a", "y_beekeeper")
    match = play(state, "play sc_pathfinder_a", "slot top_1", "stop")
    assert supply(match) == {"food": 2 + 3 + 1}


@rule("R-079", "R-077", "R-080", "R-223")
def test_a_while_in_slot_part_reacts_to_later_cards_of_its_colour() -> None:
    state = table()
    active(state, 0, "y_glasshouse", "sc_gatherer_a", "sc_smith_a")
    match = play(state, "play y_glasshouse", "slot top_1")
    assert supply(match) == {"food": 1}
    match = play(match, "play sc_gatherer_a", "slot top_2")
    assert supply(match) == {"food": 4}
    state = table()
    slot(state, 0, "bottom_1", "y_glasshouse", half="top")
    slot(state, 0, "bottom_2", "g_dreamer", half="top")
    match = play(state, "play sc_gatherer_a", "slot top_1")
    assert supply(match) == {"food": 3}
    state = table()
    rest(state, 0, "y_glasshouse")
    assert supply(play(state, "play sc_gatherer_a", "slot top_1")) == {"food": 2}


@rule("R-081", "R-082")
def test_a_card_may_be_played_although_nothing_on_it_can_be_used() -> None:
    state = table()
    active(state, 0, "g_seer", *CONTENT.citizens[:12])
    match = play(state, "play g_seer", "slot bottom_1", "leave")
    assert me(match).slots["bottom_1"][0].card == "g_seer" and len(me(match).active) == 12


@rule("R-083")
def test_an_earlier_card_that_has_left_the_slot_is_not_repeated() -> None:
    state = table()
    active(state, 0, "r_clockmaker", "sc_gatherer_a")
    slot(state, 0, "top_1", "sc_scavenger_a", half="bottom")
    tracks(state, 0, grey=1)
    energy(state, 0, 0)
    match = play(state, "play r_clockmaker", "slot top_1")
    repeat = "do sc_scavenger_a step_grey"
    assert supply(match) == {"gear": 3} and repeat in options(match)
    repeated = play(match.fork(), repeat, "decline")
    assert me(repeated).tracks["grey"] == 2
    match = play(match, "do r_clockmaker slot_to_rest")  # the only card there
    assert (me(match).tracks["grey"], ask(match).kind) == (1, "main")


@rule("R-084", "R-211")
def test_play_another_is_a_whole_play_inside_the_first_and_no_action() -> None:
    state = table()
    active(state, 0, "r_blaster", "sc_smith_a", "sc_gatherer_a")
    module(state, 0, "top_2_1", "md_45")
    match = play(state, "play r_blaster", "slot top_1")
    assert options(match) == ["card sc_smith_a", "decline"]
    match = play(match, "card sc_smith_a", "slot top_2")
    assert (supply(match), ask(match).kind) == ({"gear": 4}, "pick_basic")
    match = play(match, "gain food")
    assert match.state.turn.actions == 1 and options(match, "play") == ["play sc_gatherer_a"]


@rule("R-084")
def test_without_a_fitting_card_or_a_free_slot_nothing_more_is_played() -> None:
    state = table()
    active(state, 0, "r_blaster", "sc_gatherer_a")
    match = play(state, "play r_blaster", "slot top_1")
    assert (supply(match), ask(match).kind) == ({"gear": 2}, "main")


@rule("R-208")
def test_slot_to_rest_never_moves_the_card_that_caused_it() -> None:
    state = table()
    active(state, 0, "r_clockmaker")
    slot(state, 0, "top_2", "sc_smith_a")
    match = play(state, "play r_clockmaker", "slot top_1")
    assert options(match) == ["card sc_smith_a", "decline"]
    match = play(match, "card sc_smith_a")
    assert me(match).rest[-1] == "sc_smith_a" and me(match).slots["top_2"] == []
    state = table()
    slot(state, 0, "top_2", "sc_smith_a")
    assert "card sc_smith_a" in options(start(using(state, 0, "slot_to_rest", source="std_green")))


@rule("R-209")
def test_rest_to_active_takes_any_resting_card() -> None:
    match = start(using(table(), 0, "rest_to_active"))
    resting = ["card sc_apprentice_a", "card sc_scavenger_a", "card sc_smith_a"]
    assert options(match) == [*resting, "decline"]
    assert "sc_smith_a" in me(play(match, "card sc_smith_a")).active


@rule("R-210", "R-010", "R-450")
def test_take_card_takes_an_open_card_of_the_colour_and_the_display_is_refilled() -> None:
    state = table()
    shown(state, "y_cook", "g_tuner", "r_miner")
    state.citizens.stack.append(state.citizens.stack.pop(0))
    top = state.citizens.stack[-1]
    match = start(using(state, 0, "take_card(green)"))
    assert options(match) == ["card g_tuner", "decline"]
    match = play(match, "card g_tuner")
    assert "g_tuner" in me(match).active and match.state.citizens.open[2] == top
    state = table()
    state.players[1].active += [*state.citizens.stack, *state.citizens.open]
    state.citizens.stack, state.citizens.open = [], []
    assert ask(start(using(state, 0, "take_card"))).kind == "main"


@rule("R-216", "R-217")
def test_flasks_that_are_visible_and_flasks_at_the_end() -> None:
    state = table()
    active(state, 0, "y_fermenter", "g_shaman")
    module(state, 0, "side_1", "md_32")
    rest(state, 0, "r_miner")
    match = play(state, "play y_fermenter", "slot top_1")
    # the visible half 1, g_shaman's lower half 1, the module 2; y_fermenter's other half and the rest area do not count
    assert supply(match) == {"food": 4}


@rule("R-218")
def test_active_to_rest_top_is_no_play() -> None:
    state = table()
    active(state, 0, "sc_smith_a", "sc_gatherer_a")
    module(state, 0, "top_1_1", "md_41")
    match = play(using(state, 0, "active_to_rest_top"), "card sc_smith_a")
    assert (supply(match), me(match).active) == ({"gear": 2}, ["sc_gatherer_a"])
    assert "sc_smith_a" in me(match).rest and told(match, "played") == []


@rule("R-219", "R-228", "R-174")
def test_rotate_card_uses_the_other_half_and_waits_for_a_top_or_bottom_slot() -> None:
    state = table()
    tech(state, 0, "tech_slot5")
    match = play(using(state, 0, "rotate_card"))
    assert match.state.turn.armed == {"rotate_card": 1}
    match = play(match, "play sc_gatherer_a", "slot side", "half top")
    assert match.state.turn.armed == {"rotate_card": 1}
    match = play(match, "play sc_pathfinder_a", "slot bottom_1", "half top", "stop")
    assert match.state.turn.armed == {} and me(match).slots["bottom_1"][0].half == "top"


@rule("R-179")
def test_rotate_card_is_used_up_only_if_the_other_half_is_taken() -> None:
    match = play(using(table(), 0, "rotate_card"), "play sc_gatherer_a", "slot top_1", "half top")
    assert match.state.turn.armed == {"rotate_card": 1}
    match = play(using(table(), 0, "rotate_card"), "play sc_gatherer_a", "slot top_1")
    match = play(match, "half bottom")
    assert match.state.turn.armed == {} and me(match).turns == 0, "long before the turn ends"


@rule("R-221")
def test_all_colours_counts_for_the_next_card_played() -> None:
    state = table()
    active(state, 0, "sc_gatherer_a")
    slot(state, 0, "top_1", "r_founder")
    slot(state, 0, "top_2", "r_warden", half="top")
    module(state, 0, "top_1_1", "md_41")
    match = play(using(state, 0, "all_colours"), "play sc_gatherer_a", "slot top_1")
    # its own 2 food, the founder repeated, a grey module, and the watchman who waits for grey cards
    assert supply(match) == {"food": 2, "gear": 6}
    assert (match.state.turn.armed, match.state.turn.rainbow) == ({}, [])


@rule("R-221", "R-084")
def test_a_card_of_all_colours_stays_so_while_another_one_is_played_inside() -> None:
    state = table()
    state.turn.armed = {"all_colours": 2}
    active(state, 0, "g_botanist", "y_beekeeper")
    match = play(state, "play g_botanist", "slot top_1")
    assert match.state.turn.rainbow == ["g_botanist"]
    match = play(match, "card y_beekeeper", "slot bottom_1")
    # 1 food for each yellow card in the slots: the beekeeper, and the botanist whose play is not over yet
    assert (supply(match), me(match).vp) == ({"book": 2, "food": 2}, 1)
    assert (match.state.turn.armed, match.state.turn.rainbow) == ({}, [])


@rule("R-226", "R-224")
def test_a_half_with_a_compulsory_part_is_left_or_used_as_a_whole() -> None:
    state = table()
    active(state, 0, "y_elder", "sc_smith_a")
    match = play(state, "play y_elder", "slot bottom_1")
    assert options(match) == ["use", "leave"] and me(match).vp == 0
    left = play(match.fork(), "leave")
    assert me(left).vp == 0 and ask(left).kind == "main" and not left.state.turn.slept
    match = play(match, "use")
    assert me(match).vp == 5 and ask(match).kind == "pick_basic"
    match = play(match, "gain gear", "gain gear")
    assert me(match).removed == ["y_elder"] and "y_elder" not in me(match).rest
    assert (match.state.seat, me(match).hibernation) == (1, 2)


@rule("R-224", "R-189")
def test_the_turn_ends_at_once_after_a_card_that_hibernates_without_any_trade() -> None:
    state = table()
    active(state, 0, "y_elder")
    give(state, 0, crystal=1)
    match = play(state, "play y_elder", "slot bottom_1", "use", "gain gear", "gain gear")
    assert (ask(match).seat, ask(match).kind, me(match).turns) == (1, "main", 1)

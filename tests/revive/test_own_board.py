"""The own board: modules, switch, machines, crates, trades (A7, A8, A14, R-206, R-207, R-222, R-375)."""

from __future__ import annotations

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    active,
    ask,
    crate,
    energy,
    examples,
    figure,
    give,
    machine,
    me,
    module,
    options,
    play,
    seen,
    slot,
    start,
    supply,
    table,
    told,
    top,
    using,
)
from tests.rules import rule

INSTANT = [name for name, cell in CONTENT.cells.items() if cell.instant]


def with_open(state: State, *names: str) -> State:
    """These modules lie open."""
    for name in names:
        if name not in state.modules.open:
            state.modules.stack.remove(name)
            state.modules.stack.insert(0, state.modules.open.pop())
            state.modules.open.insert(0, name)
    return state


# Modules


@rule("R-085", "R-010")
def test_a_module_comes_from_the_display_into_a_cell_and_the_display_is_refilled() -> None:
    state = table()
    first, following = state.modules.open[1], state.modules.stack[-1]
    match = start(using(state, 0, "1 module"))
    assert (ask(match).kind, options(match)[-1]) == ("pick_module", "decline")
    match = play(match, f"take {first}")
    assert ask(match).kind == "pick_cell" and len(options(match)) == 13
    cell = next(name for name in CONTENT.cells if name not in INSTANT)
    match = play(match, f"cell {cell}")
    assert me(match).modules == {cell: first} and match.state.modules.open[-1] == following
    assert len(match.state.modules.open) == 5 and ask(match).kind == "main"


@rule("R-086", "R-087")
def test_thirteen_cells_six_with_the_symbol_and_those_of_the_locked_slot_may_be_filled() -> None:
    sizes = {name: len(cells) for name, cells in CONTENT.cells_of.items()}
    assert sizes == {"top_1": 3, "top_2": 2, "bottom_1": 2, "bottom_2": 3, "side": 3}
    assert len(INSTANT) == 6
    state = table()
    side = CONTENT.cells_of["side"][0]
    match = play(using(state, 0, "1 module"), f"take {state.modules.open[0]}", f"cell {side}")
    assert side in me(match).modules


@rule("R-088", "R-090")
def test_D09_the_first_module_on_a_symbol_fires_whatever_its_colour() -> None:
    state = with_open(table(), "md_01")
    cell = CONTENT.cells_of["top_1"][2]
    assert cell in INSTANT
    match = play(using(state, 0, "1 module"), "take md_01", f"cell {cell}")
    assert supply(match) == {"book": 1} and me(match).fired == [cell]


@rule("R-089", "R-091", "R-094")
def test_D30_a_replaced_module_goes_to_the_open_pile_and_the_new_one_does_not_fire() -> None:
    state = table()
    names = iter([name for name in CONTENT.modules if name not in ("md_30", "md_46")])
    instant = next(name for name in CONTENT.cells_of["top_2"] if name in INSTANT)
    for cell in CONTENT.cells:
        module(state, 0, cell, "md_30" if cell == instant else next(names))
    while len(state.modules.open) < 5:
        state.modules.open.append(state.modules.stack.pop())
    with_open(state, "md_46")
    match = play(using(state, 0, "1 module"), "take md_46", f"cell {instant}")
    assert match.state.module_discard == ["md_30"] and len(me(match).modules) == 13
    assert (supply(match), me(match).vp, ask(match).kind) == ({}, 0, "main"), "2 points if it fired"


@rule("R-089", "R-094")
def test_a_spent_symbol_stays_spent_in_an_empty_cell() -> None:
    state = table()
    cell = CONTENT.cells_of["top_1"][2]
    state.players[0].fired.append(cell)
    with_open(state, "md_46")
    match = play(using(state, 0, "1 module"), "take md_46", f"cell {cell}")
    assert me(match).modules == {cell: "md_46"} and me(match).vp == 0, "2 points if it fired"


@rule("R-088")
def test_a_module_beside_the_symbols_does_not_fire_when_it_is_placed() -> None:
    cell = next(name for name in CONTENT.cells if name not in INSTANT)
    state = with_open(table(), "md_01")
    match = play(using(state, 0, "1 module"), "take md_01", f"cell {cell}")
    assert (supply(match), me(match).fired) == ({}, [])


@rule("R-092", "R-091")
def test_a_declined_module_stays_in_the_display_and_discarding_is_never_offered_alone() -> None:
    state = table()
    before = list(state.modules.open)
    match = play(using(state, 0, "1 module"), "decline")
    assert match.state.modules.open == before and me(match).modules == {}
    assert {option.split()[0] for option in options(match)} == {"play", "switch", "hibernate"}


@rule("R-093")
def test_modules_stay_where_they_are() -> None:
    state = table()
    module(state, 0, CONTENT.cells_of["top_1"][0], "md_05")
    before = dict(state.players[0].modules)
    match = play(state, "hibernate")
    assert me(match).modules == before


@rule("R-451")
def test_an_empty_stack_is_made_anew_from_the_discarded_modules() -> None:
    state = table()
    state.module_discard = state.modules.stack[:3]
    state.players[1].modules = {}
    rest = state.modules.stack[3:]
    state.modules.stack = []
    cells = list(CONTENT.cells)
    for seat in (0, 1):
        for cell in cells:
            if rest:
                state.players[seat].modules[cell] = rest.pop()
    state.module_discard += rest
    free = [cell for cell in cells if cell not in state.players[1].modules] or cells
    match = play(using(state, 1, "1 module"), f"take {state.modules.open[0]}", f"cell {free[0]}")
    assert len(match.state.modules.open) == 5 and told(match, "reshuffled") == [()]


# The switch


@rule("R-095", "R-096", "R-061")
def test_the_switch_gives_a_resource_once_until_it_is_moved_up() -> None:
    match = play(table(), "switch", "gain food")
    assert supply(match) == {"food": 1} and not me(match).switch_up
    assert match.state.turn.actions == 1 and "switch" not in options(match)
    state = table()
    state.players[0].switch_up = False
    match = start(using(state, 0, "refresh_switch"))
    assert me(match).switch_up and "switch" in options(match)


@rule("R-433")
def test_a_plate_replaces_the_effect_of_the_switch() -> None:
    state = table()
    state.players[0].plate = next(
        name for name, effect in CONTENT.plates.items() if effect.text == "2 vp"
    )
    match = play(state, "switch")
    assert me(match).vp == 2 and supply(match) == {}


@rule("R-375", "R-408")
def test_for_mimic_copies_a_lower_half_of_somebody_else() -> None:
    state = examples("formika_moon")
    figure(state, 0, "nw", "for_mimic")
    active(state, 1, "sc_scavenger_b")
    slot(state, 1, "top_1", "sc_gatherer_b")
    match = play(state, "switch")
    assert ask(match).kind == "copy_card"
    assert {"copy sc_scavenger_b", "copy sc_gatherer_b", "own"} == set(options(match))
    match = play(match, "copy sc_scavenger_b")
    assert supply(match) == {"gear": 1} and me(match).tracks["grey"] == 1
    assert match.state.turn.copied == "" and not me(match).switch_up
    state = table(1, ("formika_moon",))
    figure(state, 0, "nw", "for_mimic")
    assert ask(play(state, "switch")).kind == "pick_basic", "alone there is nobody to copy"


@rule("R-375", "R-078")
def test_a_copied_card_counts_as_one_of_its_colour_in_the_own_slots() -> None:
    state = examples("formika_moon")
    figure(state, 0, "nw", "for_mimic")
    active(state, 1, "y_beekeeper")
    slot(state, 0, "top_1", "sc_gatherer_a")
    slot(state, 1, "top_1", "sc_gatherer_b")
    match = play(state, "switch", "copy y_beekeeper")
    assert supply(match) == {"food": 2} and me(match).vp == 1


@rule("R-375", "R-224")
def test_a_half_that_ends_in_a_hibernation_cannot_be_copied() -> None:
    state = examples("formika_moon")
    figure(state, 0, "nw", "for_mimic")
    active(state, 1, "y_elder")
    slot(state, 1, "top_1", "sc_gatherer_b")
    assert options(play(state, "switch")) == ["copy sc_gatherer_b", "own"]


@rule("R-375", "R-388")
def test_for_mimic_moves_the_switch_up_when_it_is_unlocked() -> None:
    state = examples("formika_moon")
    figure(state, 0, "s1_4", "for_shift")
    state.players[0].switch_up = False
    give(state, 0, book=3, food=1)
    match = play(state, "populate s3_1", "tech for_mimic")
    assert me(match).switch_up


# Machines


@rule("R-171", "R-063", "R-067")
def test_a_machine_takes_an_energy_and_is_used_once_until_it_is_removed() -> None:
    state = table()
    machine(state, 0, "mg_crane", "std_yellow")
    energy(state, 0, 2)
    match = play(state, "machine mg_crane")
    assert match.state.turn.armed == {"build": 2} and me(match).energy == 1
    assert options(match, "machine") == ["machine std_yellow"]
    match = play(match, "machine std_yellow")
    assert match.state.turn.armed == {"build": 2, "range": 1} and options(match, "machine") == []
    match = play(match, "switch", "gain food", "end_turn")
    assert match.state.seat == 1 and match.state.turn.armed == {}


@rule("R-173", "R-174")
def test_what_a_machine_arms_expires_with_the_turn() -> None:
    state = table()
    machine(state, 0, "mg_crane")
    match = play(state, "machine mg_crane", "switch", "gain gear", "end_turn")
    assert match.state.turn.armed == {} and me(match).charged == ["mg_crane"]


@rule("R-175")
def test_a_machine_that_could_do_nothing_is_not_offered() -> None:
    state = table()
    machine(state, 0, "mn_school")
    name = next(one for one, row in CONTENT.machines.items() if "reopen_crate" in str(row.clauses))
    machine(state, 0, name)
    give(state, 0, gear=1)
    assert options(start(state), "machine") == ["machine mn_school"]
    crate(state, 0, "cr_tools_1", opened=1)
    assert f"machine {name}" in options(start(state), "machine")
    give(state, 0, gear=0)
    assert f"machine {name}" not in options(start(state), "machine")


@rule("R-178", "R-181", "R-189", "R-192")
def test_machines_and_crates_only_in_the_own_turn_and_no_machine_after_waking() -> None:
    state = table()
    for seat in (0, 1):
        machine(state, seat, "mg_crane" if not seat else "mn_school")
    crate(state, 0, "cr_tools_1")
    crate(state, 1, "cr_food_1")
    match = start(using(state, 1, "1 basic"))
    assert options(match) == ["gain gear", "gain book", "gain food", "decline"]
    state.agenda.clear()
    match = play(state, "hibernate")
    while ask(match).kind != "main":
        match = play(match, options(match)[0])
    assert options(match, "machine") == [] and options(match, "crate") == ["crate cr_tools_1"]


@rule("R-206")
def test_recharge_takes_energy_from_another_machine() -> None:
    state = table()
    name = next(one for one, row in CONTENT.machines.items() if row.clauses[0].word == "recharge")
    machine(state, 0, name)
    machine(state, 0, "mg_crane", charged=True)
    match = play(state, f"machine {name}")
    assert options(match) == ["take mg_crane", "decline"], "not from itself"
    match = play(match, "take mg_crane")
    assert me(match).charged == [name] and me(match).energy == 1
    assert "machine mg_crane" in options(match)
    state = table()
    machine(state, 0, name)
    assert ask(play(state, f"machine {name}")).kind == "main", "none other has energy"


# Crates


@rule("R-207", "R-177", "R-453")
def test_a_crate_comes_closed_and_only_its_owner_knows_it() -> None:
    state = table()
    top(state, "cr_medal_1")
    match = start(using(state, 0, "1 crate"))
    assert me(match).closed == ["cr_medal_1"]
    assert seen(match, 0).players[0].closed == ["cr_medal_1"]
    assert seen(match, 1).players[0].closed == [] and seen(match, 1).players[0].closed_size == 1
    assert "cr_medal_1" not in str(told(match, "gained_crate"))
    state = table()
    crate(state, 1, *list(state.crates))
    match = start(using(state, 0, "1 crate"))
    assert me(match).closed == [] and ask(match).kind == "main"


@rule("R-176")
def test_D17_a_crate_is_opened_and_stays_with_its_owner() -> None:
    state = table()
    crate(state, 0, "cr_tools_1", "cr_tools_2", "cr_hammock_1")
    found = options(start(state), "crate")
    assert found == ["crate cr_hammock_1", "crate cr_tools_1"], "equal ones once; any may be opened"
    match = play(state, "crate cr_tools_1")
    assert supply(match) == {"gear": 1, "book": 1} and me(match).opened == {"cr_tools_1": 1}
    assert COUNTERS["crate"](Whose(CONTENT, match.state, 0)) == 3
    assert match.state.turn.actions == 0


@rule("R-176", "R-042")
def test_D16_a_crate_lifts_a_supply_above_its_cap_for_an_action() -> None:
    state = examples("joxari_sun", players=3)
    figure(state, 0, "s1_4", "jox_packs")
    figure(state, 0, "nw", "tech_slot5")
    for seat in (1, 2):
        figure(state, seat, "s3_1")
    crate(state, 0, "cr_books_1")
    energy(state, 0, 0)
    give(state, 0, book=5, food=1)
    match = play(state, "crate cr_books_1")
    assert me(match).supply["book"] == 7
    match = play(match, "populate s3_1", "tech tech_art_crate")
    assert me(match).supply["book"] == 1, "4 for the technology, 2 for company"
    state.players[0].supply["book"] = 5
    match = play(state, "crate cr_books_1", "switch", "gain gear")
    assert me(match).supply["book"] == 6


@rule("R-222")
def test_a_crate_is_used_twice_at_most() -> None:
    state = table()
    crate(state, 0, "cr_tools_1", opened=1)
    crate(state, 0, "cr_food_1", opened=2)
    give(state, 0, gear=1)
    match = play(using(state, 0, "1 gear -> reopen_crate"), "do switch reopen_crate")
    assert ask(match).kind == "pick_crate" and options(match) == ["take cr_tools_1", "decline"]
    match = play(match, options(match)[0])
    assert me(match).opened == {"cr_tools_1": 2, "cr_food_1": 2}
    assert supply(match) == {"gear": 1, "book": 1}


@rule("R-378", "R-464")
def test_vuk_cache_a_crystal_for_every_later_crate() -> None:
    state = examples("vukuntur_sun")
    figure(state, 0, "nw", "vuk_cache")
    match = start(using(state, 0, "1 crate"))
    assert supply(match) == {"crystal": 1} and len(me(match).closed) == 1


# Trades


@rule("R-170", "R-367")
def test_trades_of_technologies_at_any_time() -> None:
    state = examples("nadair_moon")
    figure(state, 0, "nw", "nad_resin")
    give(state, 0, book=1)
    assert options(start(state), "trade") == []
    give(state, 0, book=2)
    match = play(state, "trade nad_resin")
    assert supply(match) == {"crystal": 1}
    state = examples("kaniban_sun", other="joxari_sun")
    figure(state, 0, "nw", "kan_shifts")
    slot(state, 0, "top_1", "sc_smith_a")
    give(state, 0, crystal=1)
    match = play(state, "trade kan_shifts")
    if ask(match).kind != "main":
        match = play(match, options(match)[0])
    assert "sc_smith_a" in me(match).rest and supply(match) == {}


@rule("R-367", "R-172")
def test_kan_relay_a_machine_of_the_tribe_board() -> None:
    state = examples("kaniban_sun", other="joxari_sun")
    figure(state, 0, "nw", "kan_relay")
    active(state, 0, "sc_gatherer_a")
    match = play(state, "machine kan_relay")
    while ask(match).kind != "main":
        match = play(match, options(match)[0])
    assert "sc_gatherer_a" in me(match).rest and me(match).supply["food"] == 2
    assert me(match).charged == ["kan_relay"]

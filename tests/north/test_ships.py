"""Ships, their loads and the queue (A12)."""

from __future__ import annotations

from polyana.games.north.state import Pawn, Ship
from tests.north.tables import (
    build,
    give,
    hand,
    islands,
    me,
    play,
    seen,
    ship,
    start,
    supply,
    table,
)
from tests.rules import rule
from tests.tables import ask, options


def owners(queue: list[Ship]) -> list[int]:
    """Whose ships stand in the queue, from the arrow on."""
    return [ship.seat for ship in queue]


@rule("N-136")
def test_ships_queue_in_the_order_of_sailing() -> None:
    match = play(table(), "place sail", "place sail")
    assert owners(match.state.queue) == [0, 1]
    match = play(match, "place sail")
    assert owners(match.state.queue) == [0, 1, 0]


@rule("N-137", "N-138")
def test_many_ships_may_queue_and_are_not_at_home_meanwhile() -> None:
    state = table(clans=("ulaf", "glenn"))
    build(state, 0, "ulaf_rowers_longhouse")
    match = play(state, "place sail", "pass", "place sail")
    assert owners(match.state.queue) == [0, 0] and me(match).ships == 0
    assert "use ulaf_rowers_longhouse" not in options(match)  # no ship is left for its SAIL


@rule("N-139")
def test_a_common_ship_stays_with_its_owner() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_borrowed_longboat")
    give(state, 0, wood=2, stone=1)
    state.players[0].ships = 0
    state.queue = [Ship(0), Ship(0)]
    match = play(state, "build glenn_borrowed_longboat")
    assert me(match).common_ships == 1 and match.state.common_ships == 2
    match = play(match, "pass", "place sail", "pass")
    assert match.state.phase == "expedition" and match.state.queue[-1].common
    while match.state.phase == "expedition":
        match = play(match, options(match)[0])
    assert match.state.round == 2
    assert (me(match).ships, me(match).common_ships, match.state.common_ships) == (2, 1, 2)


@rule("N-140")
def test_a_ship_moves_up_to_so_many_places_and_the_first_cannot() -> None:
    state = table(clans=("glenn", "ulaf", "panuk"))
    build(state, 0, "island_beacon_isle")
    ship(state, 0)
    ship(state, 1)
    ship(state, 2)
    ship(state, 0, fish=1)
    match = play(state, "use island_beacon_isle", "choose move_ship")
    assert options(match) == ["advance 4 1", "advance 4 2"]
    match = play(match, "advance 4 2")
    assert owners(match.state.queue) == [0, 0, 1, 2]
    assert [ship.fish for ship in match.state.queue] == [0, 1, 0, 0]


@rule("N-140")
def test_the_only_ship_in_the_queue_has_nowhere_to_go() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_war_horns")
    ship(state, 0)
    match = play(state, "place sail", "play ulaf_war_horns")
    assert ask(match).kind == "load" and supply(match) == {"fish": 1, "raze": 1}


@rule("N-141", "N-254")
def test_common_ships_change_places_with_owner_and_load() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 1, "island_beacon_isle")
    ship(state, 0, raze=2, common=True)
    ship(state, 1, fish=1, common=True)
    match = play(state, "pass", "use island_beacon_isle")
    match = play(match, "choose move_ship")
    assert match.state.queue == [Ship(1, 1, 0, True), Ship(0, 0, 2, True)]
    assert [(one.seat, one.common) for one in seen(match, None).queue] == [(1, True), (0, True)]


@rule("N-142", "N-143", "N-146", "N-144")
def test_a_ship_is_loaded_at_its_sail_from_the_supply() -> None:
    state = table()
    give(state, 0, fish=2, raze=3)
    match = play(state, "place sail")
    assert options(match) == [
        *("load 0 0", "load 1 0", "load 0 1", "load 1 1", "load 0 2", "load 1 2"),
    ]
    match = play(match, "load 1 2")
    assert supply(match) == {"fish": 1, "raze": 1}  # what is aboard is out of the supply
    assert match.state.queue == [Ship(0, 1, 2)]
    empty = play(start(state), "place sail", "load 0 0")
    assert empty.state.queue == [Ship(0)]


@rule("N-144")
def test_raze_on_a_ship_raids_nothing_and_scores_nothing() -> None:
    state = table(clans=("ulaf", "heidel"))
    build(state, 1, "heidel_mead_hall")
    give(state, 0, raze=1)
    before = seen(start(state), None).players[0].points
    match = play(state, "place sail", "load 0 1")
    assert seen(match, None).players[0].points == before - 1
    match = play(match, "pass")
    assert options(match, "raid") == []


@rule("N-145")
def test_the_load_is_never_changed_later() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_war_horns")
    ship(state, 0)
    ship(state, 1, raze=1)
    ship(state, 0)
    state.players[0].common_ships, state.common_ships = 1, 2
    match = play(state, "place sail", "play ulaf_war_horns", "advance 3 1", "load 1 1")
    assert match.state.queue == [Ship(0), Ship(0), Ship(1, 0, 1), Ship(0, 1, 1, True)]


@rule("N-138", "N-139")
def test_E35_clan_ships_sail_before_the_common_ship_and_a_fourth_sail_is_none() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_borrowed_longboat")
    give(state, 0, wood=2, stone=1)
    match = play(state, "build glenn_borrowed_longboat", "pass")
    assert (me(match).ships, me(match).common_ships) == (2, 1)
    for _ in range(3):
        me(match).pawns = [Pawn(), Pawn()]
        match = play(start(match.state), "place sail")
    assert [ship.common for ship in match.state.queue] == [False, False, True]
    me(match).pawns = [Pawn(), Pawn()]
    match = start(match.state)
    assert "place sail" not in options(match) and "place harvest" in options(match)
    islands(match.state, "island_puffin_rock", "island_hot_springs")
    match = play(start(match.state), "pass", "island island_puffin_rock", "choose wood")
    match = play(match, "island island_hot_springs", "choose wood")  # the Longboat pays again
    assert (supply(match)["food"], supply(match)["wood"]) == (4, 2)


@rule("N-140")
def test_E36_a_ship_moves_up_with_its_load() -> None:
    state = table(clans=("glenn", "ulaf", "panuk"))
    hand(state, 2, "panuk_belly_slide")
    ship(state, 0, fish=1)
    ship(state, 1)
    ship(state, 2, raze=1)
    state.seat = 2
    match = play(state, "place sail", "play panuk_belly_slide")
    assert options(match) == ["advance 3 1", "decline"]
    match = play(match, "advance 3 1", "load 0 0")
    assert match.state.queue == [Ship(0, fish=1), Ship(2, raze=1), Ship(1), Ship(2)]


@rule("N-139")
def test_E20_the_third_clan_ship_sails_in_the_same_round() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_floki_workshop")
    give(state, 0, wood=5)
    match = play(state, "build ulaf_floki_workshop", "pass")
    assert me(match).ships == 3
    match = play(match, "place sail", "place sail", "use ulaf_floki_workshop")
    assert owners(match.state.queue) == [0, 0, 0] and me(match).ships == 0

"""Which ships sail, F-085 to F-092."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import Options, State
from tests.felinia.tables import (
    CONTENT,
    GAME,
    FeliniaMatch,
    berth,
    give,
    play,
    start,
    table,
    trade,
    whole_game,
)
from tests.rules import rule
from tests.tables import ask

LION_0500 = "deck_lion_0500"  # 1 seat
CHEETAH_0945 = "deck_cheetah_0945"  # 2 seats
TIGER_0445 = "deck_tiger_0445"  # 2 seats
CHEETAH_1000 = "deck_cheetah_1000"  # 1 seat
LEOPARD_0830 = "deck_leopard_0830"  # 1 seat
IRBIS_1145 = "deck_irbis_1145"  # 2 seats

Quay = list[tuple[str, list[int]]]


def quay(ships: Quay) -> State:
    """A table at the end of Trade with these deck tiles and merchants on the ships."""
    state = trade(table())
    for number, (deck, seats) in enumerate(ships):
        berth(state, number, deck, *seats)
    return state


def sail(match: FeliniaMatch) -> None:
    """Every merchant turns nothing, stays where it landed and so goes home."""
    while ask(match).kind in ("flip", "step"):
        play(match, "done" if ask(match).kind == "flip" else "stop")


def sailed(match: FeliniaMatch) -> list[str]:
    """The ships that sailed, in order, with the seats whose merchants landed."""
    return [
        f"{told.facts[1]} {told.facts[0]}" if told.event == "landed" else f"{told.facts[0]} empty"
        for told in match.log
        if told.event in ("landed", "sailed_empty")
    ]


@rule("F-085")
def test_every_full_ship_sails_the_earliest_first() -> None:
    match = start(
        quay([(CHEETAH_1000, [0]), (CHEETAH_0945, [1, 2]), (TIGER_0445, [0]), (LION_0500, [2])])
    )
    sail(match)
    assert sailed(match) == ["ship_4 2", "ship_2 1", "ship_2 2", "ship_1 0"]
    assert match.state.ships[2].seats == [0]


@rule("F-085")
def test_all_four_ships_may_sail_in_one_round() -> None:
    match = start(
        quay([(CHEETAH_1000, [0]), (CHEETAH_0945, [1, 2]), (TIGER_0445, [0, 0]), (LION_0500, [2])])
    )
    sail(match)
    assert sailed(match) == ["ship_3 0", "ship_3 0", "ship_4 2", "ship_2 1", "ship_2 2", "ship_1 0"]


@rule("F-085")
def test_a_ship_with_a_free_seat_does_not_sail_beside_a_full_one() -> None:
    # 4:45 is earlier than the full ship, and yet it waits
    match = start(
        quay([(TIGER_0445, [0]), (CHEETAH_1000, [1]), (LION_0500, []), (CHEETAH_0945, [])])
    )
    sail(match)
    assert sailed(match) == ["ship_2 1"]


@rule("F-086")
def test_if_no_ship_is_full_the_earliest_of_all_four_sails_alone_though_it_is_empty() -> None:
    ships: Quay = [(CHEETAH_0945, [0]), (LION_0500, []), (CHEETAH_1000, []), (IRBIS_1145, [1])]
    match = start(quay(ships))
    assert sailed(match) == ["ship_2 empty"]


@rule("F-086")
def test_if_no_ship_is_full_the_earliest_of_all_four_sails_alone_with_its_merchant() -> None:
    ships: Quay = [(CHEETAH_0945, [0]), (TIGER_0445, [2]), (CHEETAH_1000, []), (IRBIS_1145, [1])]
    match = start(quay(ships))
    sail(match)
    assert sailed(match) == ["ship_2 2"]


@rule("F-087")
def test_an_empty_ship_loses_its_deck_tile_and_nothing_else_happens() -> None:
    state = quay([(LION_0500, []), (CHEETAH_1000, []), (LEOPARD_0830, []), (IRBIS_1145, [])])
    # a hold too large for Storage holds the round there, before Preparation
    give(state, 1, wine=4)
    match = start(state)
    before, after = state, match.state
    assert ask(match).kind == "storage"
    assert after.discarded == [LION_0500]
    assert [ship.deck for ship in after.ships] == ["", CHEETAH_1000, LEOPARD_0830, IRBIS_1145]
    assert after.players == before.players
    assert (after.face_down, after.face_up, after.merchants) == (before.face_down, {}, {})
    assert (after.deck, after.bag, after.chance) == (before.deck, before.bag, before.chance)


@rule("F-088")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize(
    "deck", [LION_0500, CHEETAH_1000, LEOPARD_0830, "deck_irbis_0415", "deck_tiger_0645"]
)
def test_a_ship_sails_to_the_port_of_its_kingdom(mode: str, deck: str) -> None:
    state = trade(table(mode))
    berth(state, 0, deck, 0)
    match = start(state)
    journey = match.state.journey
    assert journey is not None
    port = CONTENT.islands[mode].provinces[journey.province]
    assert (port.kind, port.kingdom) == ("port", CONTENT.decks[deck].kingdom)


@rule("F-089")
def test_the_bow_merchant_makes_its_whole_journey_before_the_stern_merchant() -> None:
    match = start(quay([(CHEETAH_0945, [1, 0])]))
    for move in ("flip cheetah_post_1", "flip cheetah_post_6", "step cheetah_cross_1"):
        match.answer(1, move)
    # one way leads on to the post; the merchant has gone it, and only now the other lands
    assert match.state.merchants == {"cheetah_post_1": 1}
    match.answer(0, "done")
    assert match.state.merchants == {"cheetah_post_1": 1, "cheetah_post_6": 0}


@rule("F-089")
def test_both_seats_of_one_player_make_two_journeys() -> None:
    match = start(quay([(CHEETAH_0945, [1, 1])]))
    sail(match)
    assert sailed(match) == ["ship_1 1", "ship_1 1"]
    assert match.state.players[1].stock == 10


@rule("F-090")
def test_the_deck_tile_is_discarded_after_the_last_journey_and_then_the_next_ship_sails() -> None:
    match = start(quay([(CHEETAH_1000, [2]), (CHEETAH_0945, [1, 0])]))
    ships = match.state.ships
    assert (ask(match).seat, ships[1].deck, match.state.discarded) == (1, CHEETAH_0945, [])
    play(match, "done", "stop")
    # the stern merchant is on its way: the tile stays
    assert (ask(match).seat, ships[1].deck, match.state.discarded) == (0, CHEETAH_0945, [])
    play(match, "done", "stop")
    assert (ask(match).seat, ships[1].deck, ships[1].seats) == (2, "", [])
    assert match.state.discarded == [CHEETAH_0945]
    # the next one has only now set sail
    assert (ships[0].deck, ships[0].seats) == (CHEETAH_1000, [2])


@rule("F-090")
@pytest.mark.parametrize("onlooker", [None, 0, 1])
def test_discarded_deck_tiles_are_open_and_out_of_the_game(onlooker: int | None) -> None:
    match = start(quay([(LION_0500, []), (CHEETAH_1000, []), (LEOPARD_0830, []), (IRBIS_1145, [])]))
    seen = match.view(onlooker).table
    assert seen.discarded == [LION_0500]  # type: ignore[attr-defined]


@rule("F-090")
@pytest.mark.parametrize("variant", GAME.variants()[::2])
def test_a_discarded_deck_tile_never_comes_back(variant: Options) -> None:
    gone: list[str] = []
    for match in whole_game(variant, seed=14):
        state = match.state
        assert state.discarded[: len(gone)] == gone
        gone = list(state.discarded)
        assert not set(gone) & {*state.deck, *(ship.deck for ship in state.ships)}


@rule("F-091")
def test_ships_that_do_not_sail_keep_their_deck_tile_and_merchants() -> None:
    ships: Quay = [(CHEETAH_0945, [0]), (LION_0500, [1]), (TIGER_0445, [2]), (LEOPARD_0830, [])]
    match = start(quay(ships))
    sail(match)
    assert (match.state.phase, match.state.round) == ("bidding", 2)
    left = [(ship.deck, ship.seats) for ship in match.state.ships]
    assert [left[0], left[2], left[3]] == [ships[0], ships[2], ships[3]]
    assert left[1][1] == []
    assert left[1][0] not in ("", LION_0500)


@rule("F-092")
@pytest.mark.parametrize("variant", GAME.variants())
def test_at_least_one_deck_tile_leaves_the_ships_in_every_round(variant: Options) -> None:
    gone, number = 0, 1
    for match in whole_game(variant, seed=15):
        if match.state.round > number:
            assert len(match.state.discarded) > gone
            gone, number = len(match.state.discarded), match.state.round
    assert number > 1

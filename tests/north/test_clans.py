"""What is special about the clans (N-218 to N-223)."""

from __future__ import annotations

import pytest

from tests.north.tables import (
    CARDS,
    CONTENT,
    alone,
    bare,
    build,
    deck,
    give,
    hand,
    me,
    pawn,
    play,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options


@rule("N-218", "N-260")
def test_flokis_workshop_brings_the_third_ship() -> None:
    """E-20: 2 available ships, 3 after building; all three may be queued in one round."""
    assert sum(clan.clan_ships_total for clan in CONTENT.clans.values()) == 13
    state = alone(table(clans=("ulaf", "glenn")))
    hand(state, 0, "ulaf_floki_workshop")
    give(state, 0, wood=5)
    match = play(state, "build ulaf_floki_workshop")
    assert me(match).ships == 3 and me(match).third_ship
    match = play(match, "place sail", "place sail", "use ulaf_floki_workshop")
    assert len(match.state.queue) == 3 and me(match).ships == 0 and match.state.common_ships == 3


@rule("N-218")
def test_there_is_no_fourth_clan_ship() -> None:
    state = alone(table(clans=("ulaf", "glenn")))
    state.players[0].third_ship = True
    state.players[0].ships = 3
    hand(state, 0, "ulaf_floki_workshop")
    match = play(state, "place construct", "none", "construct ulaf_floki_workshop")
    assert me(match).ships == 3 and "ulaf_floki_workshop" in me(match).empire


@rule("N-219")
def test_others_are_served_clockwise() -> None:
    state = table(clans=("glenn", "heidel", "ulaf", "panuk"))
    state.seat = 1
    build(state, 1, "heidel_table_for_everyone")
    give(state, 1, food=2)
    match = play(state, "use heidel_table_for_everyone")
    served = [one.facts[0] for one in match.log if one.event == "gained"]
    assert served == [2, 3, 0] and supply(match, 1) == {} and me(match, 1).vp == 3


@rule("N-219")
def test_nobody_is_served_in_the_solo_game() -> None:
    state = table(clans=("heidel",), scenario="kings_tax")
    build(state, 0, "heidel_table_for_everyone")
    give(state, 0, food=2)
    match = play(state, "use heidel_table_for_everyone")
    assert supply(match) == {} and me(match).vp == 3


@rule("N-219", "N-027")
@pytest.mark.parametrize(
    ("pawns", "points"),
    [
        ([], 2),
        ([("explore", True), ("sail", False)], 1),
        ([("explore", True)], 1),
        ([("explore", True), ("sail", True)], 0),
    ],
)
def test_the_hammock_grove_pays_at_passing(pawns: list[tuple[str, bool]], points: int) -> None:
    """E-30: one pawn X, one pawn placed but active: +1 VP; both unplaced: +2 VP."""
    state = table(clans=("heidel", "ulaf"))
    build(state, 0, "heidel_hammock_grove")
    for tile, used in pawns:
        pawn(state, 0, tile, used)
    match = play(state, "pass")
    assert me(match).vp == points and match.state.phase == "action"


@rule("N-220", "N-007")
def test_discarded_cards_come_back_with_the_reshuffle() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    hand(state, 0, *list(state.players[0].deck))
    state.players[0].hand.remove("nanurjuk_skin_tent")
    state.players[0].hand.remove("nanurjuk_dog_sled")
    build(state, 0, "nanurjuk_skin_tent", "nanurjuk_dog_sled")
    deck(state, 0)
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_skin_tent", "gain food")
    match = play(match, "place explore", "none")
    assert "nanurjuk_skin_tent" in me(match).hand and me(match).discard == []


@rule("N-220", "N-090")
def test_an_emptied_empire_is_legal() -> None:
    state = alone(table(clans=("nanurjuk", "ulaf")))
    bare(state, 0)
    match = start(state)
    assert me(match).empire == {} and "place harvest" not in options(match)
    match = play(match, "pass")
    assert match.state.round == 2


@rule("N-221")
@pytest.mark.parametrize(
    ("moves", "sheep", "on_card"),
    [
        (("do", "skip"), 2, {}),
        (("skip", "assign sheep"), 0, {"sheep": 1}),
        (("do", "do", "assign sheep", "assign sheep"), 0, {"sheep": 2}),
    ],
)
def test_the_parts_of_a_bank_are_independent(
    moves: tuple[str, ...], sheep: int, on_card: dict[str, int]
) -> None:
    state = alone(table(clans=("mckinnon", "ulaf")))
    build(state, 0, "mckinnon_wool_bank")
    give(state, 0, sheep=1)
    match = play(state, "use mckinnon_wool_bank", *moves)
    assert ask(match).kind == "turn" and me(match).supply["sheep"] == sheep
    assert me(match).empire["mckinnon_wool_bank"].goods == on_card
    assert workers(match) == ((4, 1) if moves[0] == "do" else (5, 0))


@rule("N-222")
def test_the_frozen_shipyard_counts_penguins_without_end() -> None:
    assert "penguin" not in CARDS["panuk_frozen_shipyard"].types
    state = alone(table(clans=("panuk", "ulaf")))
    shoal = "panuk_penguin_shoal"
    build(state, 0, "panuk_penguin_nursery", "panuk_penguin_nursery_2", under=shoal)
    build(state, 0, *(f"panuk_penguin_school{copy}" for copy in ("", "_2", "_3")))
    build(state, 0, "panuk_penguin_larder")
    hand(state, 0, "panuk_frozen_shipyard")
    match = play(state, "place construct", "none", "construct panuk_frozen_shipyard")
    assert me(match).vp == 7


@rule("N-223", "N-024")
@pytest.mark.parametrize(("tartans", "points"), [(3, 1), (5, 1), (6, 2), (9, 3), (12, 3)])
def test_the_green_needs_three_tartans_a_point(tartans: int, points: int) -> None:
    state = alone(table())
    names = [name for name in CONTENT.decks["glenn"] if "tartan" in CARDS[name].types]
    names = [name for name in names if CARDS[name].kind in ("action", "feature")]
    names.sort(key=lambda name: name != "glenn_tug_green")
    build(state, 0, *names[:tartans])
    if tartans > len(names):
        build(state, 0, "glenn_ice_cream_man")
    match = play(state, "use glenn_tug_green")
    assert me(match).vp == points and workers(match) == (3, 2)

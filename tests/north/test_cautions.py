"""What a player of Empires of the North is told before a mistake."""

from __future__ import annotations

from polyana.kernel import Caution
from tests.north.tables import (
    build,
    give,
    islands,
    pawn,
    play,
    ship,
    start,
    table,
)
from tests.rules import rule
from tests.tables import cautions


@rule("N-059")
def test_a_pass_with_pawns_or_actions_left_is_cautioned() -> None:
    state = table(clans=("ulaf", "glenn"))
    build(state, 0, "ulaf_rowers_longhouse")
    assert cautions(start(state)) == {
        "pass": [Caution("pawns", (2,)), Caution("actions", ("ulaf_rowers_longhouse",))]
    }
    pawn(state, 0, "explore")  # no food for a second use
    pawn(state, 0, "sail", used=True)
    give(state, 0, worker=0)
    assert cautions(start(state)) == {}
    give(state, 0, food=1)
    assert cautions(start(state)) == {"pass": [Caution("pawns", (1,))]}


@rule("N-219")
def test_under_the_hammock_grove_idle_pawns_are_no_mistake() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_hammock_grove")
    assert cautions(start(state)) == {}


@rule("N-050", "N-051")
def test_the_last_workers_do_not_go_for_cards_unread() -> None:
    state = table(clans=("glenn", "ulaf"))
    state.phase = "lookout"
    give(state, 0, worker=2)
    match = start(state)
    (question,) = [one for one in match.view(0).questions if one.seat == 0]
    kept = {move for move in question.options if len(move.split()) == 3}
    assert kept and set(question.cautions) == kept
    assert question.cautions[kept.pop()] == [Caution("last_workers", (2,))]


@rule("N-213")
def test_in_the_last_round_nothing_is_put_on_cards_unread() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_wool_bank")
    give(state, 0, sheep=2, worker=0)
    match = play(state, "use mckinnon_wool_bank")
    assert cautions(match) == {}
    state.last_round = True
    match = play(state, "use mckinnon_wool_bank")
    assert cautions(match) == {"assign sheep": [Caution("no_payout")]}


@rule("N-113", "N-199")
def test_what_leaves_with_a_card_is_named() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_skin_tent")
    build(state, 0, "nanurjuk_whalebone_beach", under="nanurjuk_gravel_spit")
    match = play(state, "use nanurjuk_dog_sled")
    found = cautions(match)
    assert found["target nanurjuk_gravel_spit"] == [
        Caution("upgrades", ("nanurjuk_whalebone_beach",))
    ]
    assert found["target nanurjuk_skin_tent"] == [Caution("unused", ("nanurjuk_skin_tent",))]


@rule("N-151", "N-157")
def test_a_ship_with_too_little_raze_is_cautioned() -> None:
    state = table(clans=("glenn", "ulaf"))
    state.players[0].passed = state.players[1].passed = True
    islands(state, "island_ghost", "island_edge_of_world")
    ship(state, 0, fish=1, raze=1)
    ship(state, 0, fish=1)
    match = start(state)
    assert cautions(match) == {
        "island island_edge_of_world": [Caution("raze_short", ("island_edge_of_world", 2, 1))]
    }
    match = play(match, "island island_edge_of_world")
    assert cautions(match) == {}

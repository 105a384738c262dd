"""Every printing is built, made a Deal, razed, lets produce and is scored: what that costs and gives."""

from __future__ import annotations

import pytest

from polyana.games.settlers.scoring import result
from tests.rules import rule
from tests.settlers.cards import barbarians, common, egyptians, japanese, romans
from tests.settlers.cards.tables import (
    BOARDS,
    Counted,
    Printing,
    Scene,
    alone,
    carry_out,
    give,
    goods_of,
    holds,
    in_production,
    opponent_of,
    owner_of,
    with_cost,
)
from tests.settlers.tables import (
    CARDS,
    CONTENT,
    deal,
    hand,
    me,
    pile,
    play,
    settle,
    start,
    table,
    top,
)
from tests.tables import ask, options

FILES = (common, barbarians, japanese, romans, egyptians)
PRINTINGS: list[Printing] = [row for file in FILES for row in file.PRINTINGS]
COUNTED: list[Counted] = [row for file in FILES for row in file.COUNTED]
SCENES: list[Scene] = [row for file in FILES for row in file.SCENES]

EACH = pytest.mark.parametrize("row", PRINTINGS, ids=lambda row: row.card)
DEALS = pytest.mark.parametrize("row", [row for row in PRINTINGS if row.deal], ids=lambda r: r.card)
RAZED = pytest.mark.parametrize("row", [row for row in PRINTINGS if row.raze], ids=lambda r: r.card)


def test_every_printing_has_its_row() -> None:
    assert sorted(row.card for row in PRINTINGS) == sorted(CONTENT.printings)


def test_every_printing_that_does_something_is_seen_at_work() -> None:
    played = {scene.card for scene in SCENES} | {row.card for row in COUNTED}
    played |= {row.card for row in PRINTINGS if row.produces}
    assert {row.id for row in CONTENT.printings.values() if row.effect} <= played


@EACH
@rule("S-016", "S-066", "S-067", "S-071", "S-072", "S-074", "S-078")
def test_it_is_built_for_its_cost_and_gives_what_it_says(row: Printing) -> None:
    match = play(with_cost(row, row.cost), f"build {row.card}", *row.moves)
    assert holds(match) == goods_of(row.built)
    assert list(me(match).empire) == [row.card] and me(match).foundations == []
    expected: dict[str, list[str]] = {"production": [], "feature": [], "action": []}
    if row.deal:  # common locations stand right of the board, without order
        expected[row.row] = [row.card]
    assert me(match).rows == expected


@EACH
@rule("S-078")
def test_with_a_good_less_it_cannot_be_built(row: Printing) -> None:
    for lacking in set(row.cost):
        less = row.cost.replace(lacking, "", 1)
        assert f"build {row.card}" not in options(with_cost(row, less))


@EACH
@rule("S-027")
def test_its_row_and_its_colours(row: Printing) -> None:
    card = CARDS[row.card]
    assert card.category == row.row and " ".join(card.colours) == row.colours


@DEALS
@rule("S-053", "S-080", "S-081")
def test_as_a_deal_it_gives_its_good_now_and_in_every_production(row: Printing) -> None:
    state = alone(row.card)
    give(state, 0, "F")
    hand(state, 0, row.card)
    match = start(state)
    assert f"deal {row.card}" in options(match)
    match = play(match, f"deal {row.card}", *draws(row.deal))
    assert holds(match) == goods_of(row.deal)
    assert [held.card for held in me(match).deals] == [row.card]
    state = in_production(row.card)
    deal(state, 0, row.card)
    match = play(state, *draws(row.deal))
    assert holds(match) == goods_of(BOARDS[owner_of(row.card)] + row.deal)


def draws(gained: str) -> tuple[str, ...]:
    """An answer for every card."""
    return ("draw common",) * gained.count("C")


@rule("S-082")
def test_only_faction_cards_become_deals() -> None:
    common_cards = [row.card for row in PRINTINGS if not row.deal]
    assert all(not CARDS[name].faction for name in common_cards)
    for name in common_cards:
        state = alone(name)
        give(state, 0, "F")
        hand(state, 0, name)
        assert options(start(state), "deal") == []


@RAZED
@rule("S-086")
def test_razed_from_hand_it_gives_its_goods(row: Printing) -> None:
    state = alone(row.card)
    give(state, 0, "R")
    hand(state, 0, row.card)
    match = play(state, f"raze_hand {row.card}", *draws(row.raze))
    assert holds(match) == goods_of(row.raze)
    assert pile(match, CARDS[row.card].pile) == [row.card]


@RAZED
@rule("S-087", "S-089", "S-090", "S-091")
def test_razed_by_an_opponent_it_gives_him_its_goods(row: Printing) -> None:
    faction = owner_of(row.card)
    state = table(opponent_of(faction), faction)
    give(state, 0, "RR")
    settle(state, 1, row.card)
    match = play(state, f"raze {row.card}", *draws(row.raze))
    assert holds(match) == goods_of(row.raze)
    assert me(match, 1).empire == {}
    if CARDS[row.card].faction:
        assert holds(match, 1) == goods_of("") and pile(match, faction) == [row.card]
    else:
        assert holds(match, 1) == goods_of("W") and me(match, 1).foundations == [row.card]


@rule("S-093")
@pytest.mark.parametrize(
    "row", [row for row in PRINTINGS if not row.raze], ids=lambda row: row.card
)
def test_without_a_raze_field_it_cannot_be_razed(row: Printing) -> None:
    faction = owner_of(row.card)
    state = table(opponent_of(faction), faction)
    give(state, 0, "RRR")
    settle(state, 1, row.card)
    assert options(start(state), "raze") == []
    state = alone(row.card)
    give(state, 0, "RRR")
    hand(state, 0, row.card)
    assert options(start(state), "raze_hand") == []


@rule("S-051", "S-054")
@pytest.mark.parametrize(
    "row", [row for row in PRINTINGS if row.row == "production"], ids=lambda row: row.card
)
def test_a_production_location_produces_beside_the_board(row: Printing) -> None:
    assert row.produces is not None
    state = in_production(row.card, row.card)
    top(state, owner_of(row.card), *row.top)
    match = start(state)
    while ask(match).kind != "turn":
        answer = next(move for move in (*row.moves, "draw common") if move in options(match))
        match = play(match, answer)
    assert holds(match) == goods_of(BOARDS[owner_of(row.card)] + row.produces)


@rule("S-146")
@pytest.mark.parametrize("card", ["jap_buddhas_temple", "rom_architect"])
def test_of_two_faction_cards_one_is_kept_and_one_goes_back_into_the_deck(card: str) -> None:
    row = next(row for row in PRINTINGS if row.card == card)
    match = play(with_cost(row, row.cost), f"build {card}")
    assert options(match) == [f"pick {name}" for name in row.top]
    kept, other = row.top
    match = play(match, f"pick {kept}")
    assert me(match).hand == [kept]
    assert other in match.state.decks[owner_of(card)] and pile(match, owner_of(card)) == []


@EACH
@rule("S-134")
def test_it_is_worth_its_points_at_the_end(row: Printing) -> None:
    state = alone(row.card)
    state.round = 5
    settle(state, 0, row.card)
    match = play(state, "pass")
    assert result(CONTENT, match.state).scores == [2 if CARDS[row.card].faction else 1, 0]


@rule("S-007", "S-008")
@pytest.mark.parametrize("row", COUNTED, ids=str)
def test_what_it_counts_when_it_is_built(row: Counted) -> None:
    printing = next(one for one in PRINTINGS if one.card == row.card)
    state = with_cost(printing, printing.cost).state
    for name in row.others:
        settle(state, 0, name, samurai=name in row.samurai)
    moves = [f"pick {name}" for name in state.players[0].foundations]
    match = play(state, f"build {row.card}", *moves, *row.moves)
    assert holds(match) == goods_of(row.gives + row.bonus)


@rule("S-007", "S-052")
@pytest.mark.parametrize("row", COUNTED, ids=str)
def test_what_it_counts_in_the_production_phase(row: Counted) -> None:
    match = start(in_production(row.card, *row.others, row.card, samurai=row.samurai))
    board = BOARDS[owner_of(row.card)]
    assert ask(match).kind == "turn"
    assert holds(match) == goods_of(board + row.also + row.gives)


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_at_work(scene: Scene) -> None:
    carry_out(scene)

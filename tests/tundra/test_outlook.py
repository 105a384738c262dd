"""What people are told about dice and boards is what the rules will do."""

from __future__ import annotations

from polyana.games.tundra.outlook import DicePrice
from polyana.games.tundra.state import Options, State
from polyana.kernel import Chance
from tests.rules import rule
from tests.tables import options
from tests.tundra.tables import (
    CONTENT,
    GAME,
    TundraMatch,
    advisors,
    dice,
    goals,
    play,
    seen,
    start,
    table,
    tracks,
    tuck,
)


def with_berries(berry: int, *cards: str) -> State:
    """Seat 0 to move with two dice, so many berries, and these advisors."""
    state = table()
    goals(state)
    dice(state, 0, 3, 6)
    tracks(state, 0, berry=berry)
    advisors(state, 0, *cards)
    return state


def prices(match: TundraMatch, seat: int = 0) -> dict[str, DicePrice]:
    return seen(match, 0).players[seat].dice_prices


@rule("T-252", "T-253", "T-254")
def test_what_is_payable_is_offered() -> None:
    title = CONTENT.titles[CONTENT.base_title]
    for berry in range(title.buy_cost + 1):
        match = start(with_berries(berry))
        offered = {move.split()[0] for move in options(match)}
        told = {what for what, price in prices(match).items() if price.payable}
        assert told == offered & {"reroll", "shift", "buy"}
    assert [price.berries for price in prices(match).values()] == [
        *(title.reroll_cost, title.shift_cost, title.buy_cost)
    ]


@rule("T-254")
def test_no_die_is_bought_from_an_empty_supply() -> None:
    state = with_berries(20)
    dice(state, 0, *[3] * CONTENT.titles[CONTENT.base_title].dice_max)
    match = start(state)
    assert state.players[0].dice_left == 0 and "buy" not in options(match)
    assert not prices(match)["buy"].payable


@rule("T-263")
def test_only_what_the_card_under_way_does_is_without_berries() -> None:
    shifter = next(name for name, card in CONTENT.advisors.items() if card.effect == "shift x2")
    match = start(with_berries(1, shifter))
    assert prices(match)["shift"] == DicePrice(2, payable=False)
    play(match, f"advisor {shifter}")
    assert "shift 3 +1" in options(match)
    assert prices(match)["shift"] == DicePrice(0, payable=True, by_card=True)
    assert prices(match)["reroll"] == DicePrice(1, payable=True)
    assert prices(match, 1)["shift"] == DicePrice(2, payable=False)


@rule("T-015")
def test_while_something_else_is_done_dice_cost_what_they_cost() -> None:
    match = start(with_berries(1))
    before = prices(match)
    play(match, "place 6 movement")
    assert options(match, "move") and prices(match) == before


@rule("T-114", "T-507")
def test_there_is_room_for_a_starting_boost_first_and_then_for_one_of_the_city() -> None:
    state = GAME.setup(Options(), Chance(1))
    assert seen(start(state), 0).players[0].room == dict.fromkeys(CONTENT.orders, 1)
    state = table()
    tuck(state, 0, "trade", next(iter(CONTENT.boosts)))
    assert seen(start(state), 0).players[0].room == {**dict.fromkeys(CONTENT.orders, 1), "trade": 0}


@rule("T-011")
def test_pairs_of_each_kind() -> None:
    state = table()
    tracks(state, 0, kindling=1, stone=2, peat=5)
    told = seen(start(state), 0).players[0].pairs
    assert told == {"kindling": 0, "stone": 1, "peat": 2}

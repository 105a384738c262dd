"""Trade and upgrading (T-461 to T-479)."""

from __future__ import annotations

import pytest

from polyana.games.tundra.state import State
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.scenes import copse, decline, holds, owner, repeated, use
from tests.tundra.tables import (
    advisors,
    deck,
    market,
    place_dice,
    play,
    start,
    start_of,
    tracks,
    tuck,
    upgraded,
)

ALL = ("architecture", "movement", "gathering", "trade")


def trade(upgraded_side: bool = False, **held: int) -> State:
    """The known map; seat 0 holds so much, Trade shows this side."""
    state = copse()
    tracks(state, 0, **held)
    if upgraded_side:
        upgraded(state, 0, "trade")
    return state


def sides(match_state: State, seat: int = 0) -> set[str]:
    """The upgraded boards of a seat."""
    return {name for name, board in match_state.players[seat].boards.items() if board.upgraded}


@rule("T-461")
@pytest.mark.parametrize("die", [6, 5, 4])
def test_basic_trade_takes_a_card_and_gains_a_berry(die: int) -> None:
    state = trade()
    market(state, "hare_runner", "fur_boots", "acorn_casket", "ice_cellar")
    match = use(state, die, "trade")
    assert ask(match).kind == "card"
    assert options(match) == [
        *("take hare_runner", "take fur_boots", "take acorn_casket", "take ice_cellar", "stop")
    ]
    play(match, "take hare_runner")
    assert owner(match).berry == 1 and owner(match).advisors == {"hare_runner": True}
    assert ask(match).kind == "turn"  # one card only


@rule("T-461")
def test_the_card_may_be_left_and_the_berry_is_gained_all_the_same() -> None:
    match = use(trade(), 6, "trade", "stop")
    assert owner(match).berry == 1 and len(match.state.market) == 4


@rule("T-462", "T-463", "T-477")
@pytest.mark.parametrize("die", [3, 2, 1])
@pytest.mark.parametrize(("side", "berries"), [(False, 2), (True, 6)])
def test_the_second_action_gives_berries_and_upgrades(die: int, side: bool, berries: int) -> None:
    state = trade(side, kindling=10, stone=10, peat=10)
    match = use(state, die, "trade")
    basic = [f"upgrade {name}" for name in ALL if not (side and name == "trade")]
    assert ask(match).kind == "upgrade" and options(match) == [*basic, "stop"]
    assert repeated(match, "upgrade") == len(basic)  # up to all four in one action
    assert sides(match.state) == set(ALL)
    assert owner(match).berry == berries
    assert owner(match).scored == {"upgrades": len(basic)}


@rule("T-464")
@pytest.mark.parametrize("die", [6, 5, 4])
def test_upgraded_trade_refreshes_takes_a_card_and_gains_two_berries(die: int) -> None:
    state = trade(True)
    market(state, "hare_runner", "fur_boots", "acorn_casket", "ice_cellar")
    deck(state, "dog_team", "town_bell", "guild_axe", "peat_spade")
    match = use(state, die, "trade")
    assert owner(match).berry == 2
    assert options(match) == ["part refresh_market", "part take_card", "stop"]
    play(match, "part refresh_market")
    assert match.state.market == ["dog_team", "town_bell", "guild_axe", "peat_spade"]
    assert options(match, "take") == [f"take {card}" for card in match.state.market]
    play(match, "take dog_team", "tuck dog_team gathering")
    assert owner(match).boards["gathering"].boosts == ["dog_team"]
    assert ask(match).kind == "turn"


@rule("T-464")
def test_the_refresh_may_be_left_out_or_come_after_the_card() -> None:
    state = trade(True)
    market(state, "hare_runner", "fur_boots", "acorn_casket", "ice_cellar")
    match = use(state, 6, "trade", "part take_card", "take hare_runner")
    assert ask(match).kind == "refresh"
    twin = match.fork()
    play(twin, "stop")
    assert twin.state.market == ["fur_boots", "acorn_casket", "ice_cellar"]
    play(match, "refresh")
    assert len(match.state.market) == 4 and "fur_boots" not in match.state.market
    assert ask(match).kind == "turn"


@rule("T-464")
def test_nothing_but_that_action_refreshes_the_market() -> None:
    for side, die in ((False, 6), (False, 3), (True, 3)):
        state = trade(side, kindling=2, stone=2, peat=2, berry=2)
        match = use(state, die, "trade")
        assert not {"part refresh_market", "refresh"} & set(options(match))


@rule("T-471", "T-478")
@pytest.mark.parametrize(
    ("board", "price"),
    [
        ("architecture", (2, 3, 0)),
        ("movement", (3, 0, 2)),
        ("gathering", (0, 2, 3)),
        ("trade", (2, 2, 2)),
    ],
)
def test_each_board_has_its_price_in_resources(board: str, price: tuple[int, int, int]) -> None:
    kindling, stone, peat = price
    match = use(trade(kindling=kindling, stone=stone, peat=peat), 1, "trade", f"upgrade {board}")
    assert holds(match) == (0, 0, 0, 2)
    assert sides(match.state) == {board}
    for kind in (number for number in range(3) if price[number]):
        less = [amount - (number == kind) for number, amount in enumerate(price)]
        poor = trade(kindling=less[0], stone=less[1], peat=less[2], berry=18)
        match = use(poor, 1, "trade", spare=(5,))
        assert ask(match).kind == "turn"  # one resource is missing, and berries do not help


@rule("T-472")
def test_an_upgrade_brings_a_point_at_once_and_one_in_every_later_round() -> None:
    match = use(trade(kindling=3, peat=2), 1, "trade", "upgrade movement")
    assert owner(match).vp == 1 and owner(match).scored == {"upgrades": 1}
    later = copse()
    upgraded(later, 0, "movement", "trade")
    match = start(start_of(later, 3))
    decline(match)
    assert owner(match).scored == {"boards": 2} and owner(match, 1).vp == 0


@rule("T-473", "T-474")
def test_dice_and_boosts_stay_when_a_board_is_turned() -> None:
    state = trade(peat=3, stone=2)
    place_dice(state, 0, "gathering", 6, 2)
    tuck(state, 0, "gathering", "knapsack", "tsars_charter")
    match = use(state, 1, "trade", "upgrade gathering")
    board = owner(match).boards["gathering"]
    assert (board.upgraded, board.dice) == (True, [6, 2])
    assert (board.starting, board.boosts) == ("knapsack", ["tsars_charter"])
    assert holds(match) == (0, 0, 0, 2) and owner(match).vp == 1  # nothing was activated
    assert ask(match).kind == "turn"


@rule("T-473")
def test_a_cell_that_is_taken_stays_taken_on_the_other_side() -> None:
    state = trade(peat=3, stone=2)
    place_dice(state, 0, "gathering", 6)
    match = use(state, 1, "trade", "upgrade gathering", spare=(6,))
    play(match, "end_turn", "place 1 movement", "stop")
    assert "place 6 gathering" not in options(match)
    assert "place 6 architecture" in options(match)


@rule("T-475")
@pytest.mark.parametrize("die", [3, 2, 1])
def test_trade_upgraded_by_its_own_action_still_pays_two_berries(die: int) -> None:
    match = use(trade(kindling=2, stone=2, peat=2), die, "trade", "upgrade trade")
    assert sides(match.state) == {"trade"}
    assert holds(match) == (0, 0, 0, 2)


@rule("T-476")
def test_an_upgraded_board_is_not_offered_again() -> None:
    state = trade(kindling=10, stone=10, peat=10)
    upgraded(state, 0, "gathering", "architecture")
    match = use(state, 1, "trade")
    assert options(match) == ["upgrade movement", "upgrade trade", "stop"]


@rule("T-476")
def test_no_round_turns_a_board_back() -> None:
    state = copse()
    upgraded(state, 0, *ALL)
    for number in (2, 3, 4):
        match = start(start_of(state, number))
        decline(match)
        assert sides(match.state) == set(ALL)


@rule("T-477")
def test_each_board_of_an_action_is_paid_apart() -> None:
    match = use(trade(kindling=5, stone=5, peat=5), 1, "trade", "upgrade trade")
    assert holds(match)[:3] == (3, 3, 3)
    assert options(match) == [f"upgrade {name}" for name in ALL[:3]] + ["stop"]
    play(match, "upgrade architecture")
    assert holds(match)[:3] == (1, 0, 3)
    assert ask(match).kind == "turn" and owner(match).vp == 2


@rule("T-479")
def test_the_player_names_the_resource_of_the_price_that_is_dropped() -> None:
    state = trade(kindling=3, stone=3, peat=3)
    advisors(state, 0, "badger_steward")
    match = start(state)
    play(match, "advisor badger_steward", "upgrade architecture")
    assert ask(match).kind == "discount"
    assert options(match) == ["drop stone", "drop kindling"]  # peat is not in the price
    play(match, "drop kindling")
    assert holds(match)[:3] == (2, 0, 3) and sides(match.state) == {"architecture"}


@rule("T-479")
def test_what_is_missing_is_what_must_be_dropped() -> None:
    state = trade(kindling=2, stone=2)
    advisors(state, 0, "badger_steward")
    match = start(state)
    play(match, "advisor badger_steward")
    assert options(match) == ["upgrade architecture", "stop"]
    play(match, "upgrade architecture")
    assert holds(match) == (0, 0, 0, 0) and sides(match.state) == {"architecture"}


@rule("T-479")
def test_the_discount_is_not_carried_over_and_two_missing_are_too_many() -> None:
    state = trade(kindling=2, stone=1, peat=1)
    advisors(state, 0, "badger_steward")
    assert "advisor badger_steward" not in options(start(state))

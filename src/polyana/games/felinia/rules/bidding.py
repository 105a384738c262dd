"""Bidding (F-037 to F-045)."""

from __future__ import annotations

from polyana.games.felinia.components import OWN_BOARD
from polyana.games.felinia.rules.holdings import gain_coins, sales, sell
from polyana.games.felinia.state import FeliniaTable
from polyana.kernel import Ask, Rules


def place_token(table: FeliniaTable) -> Rules:
    """The next player in turn order puts a token on a market, on the Guild, or on their own board for coins."""
    state, bid = table.state, table.content.moves["bid"]
    players = len(state.players)
    seat = (state.first + state.turn) % players
    places = [bid[OWN_BOARD], *map(bid.__getitem__, state.stacks)]
    while True:
        options = places + sales(table, state.players[seat])
        what, place = yield Ask(seat, "bid", options, (state.lap,), always=True)
        if what == "bid":
            break
        sell(table, seat, place)
    table.tell("bid", seat, place)
    if place == OWN_BOARD:
        gain_coins(table, seat, income(table))
    else:
        state.stacks[place].append(seat)
    state.turn += 1
    if state.turn == players:
        state.turn = 0
        state.lap += 1
        if state.lap > table.content.limits.bid_tokens_per_player:
            state.lap = 1
            state.phase = "trade"
            table.tell("phase", "trade")


def income(table: FeliniaTable) -> int:
    """F-039: what a token on the own board brings; the lap counts, not how many tokens lie there already."""
    return table.content.limits.bid_income[table.state.lap - 1]


def tokens_left(table: FeliniaTable, seat: int) -> int:
    """The bid tokens that a player has still to place or, later in the round, that have still to act."""
    state = table.state
    if state.phase != "bidding":
        return sum(stack.count(seat) for stack in state.stacks.values())
    has_placed = (seat - state.first) % len(state.players) < state.turn
    return table.content.limits.bid_tokens_per_player - (state.lap - 1) - has_placed

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
    places = [bid[OWN_BOARD], *[bid[place] for place in state.stacks]]
    while True:
        options = places + sales(table, state.players[seat])
        verb, place = yield Ask(seat, "bid", options, (state.lap,), always=True)
        if verb == "bid":
            break
        sell(table, seat, place)
    table.tell("bid", seat, place)
    if place == OWN_BOARD:
        # F-039: the lap counts, not how many tokens lie there already
        gain_coins(table, seat, table.content.limits.bid_income[state.lap - 1])
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

"""Storage and Preparation (F-126 to F-138, F-143, F-197 to F-199)."""

from __future__ import annotations

from typing import Final

from polyana.games.felinia.rules.exploration import by_departure
from polyana.games.felinia.rules.holdings import could_raise, sales, sell
from polyana.games.felinia.rules.setup import fill_market
from polyana.games.felinia.state import FeliniaTable, Player
from polyana.kernel import Ask, Move, Rules

PAY: Final[Move] = ("pay",)


def store(table: FeliniaTable) -> Rules:
    """The next player with too many goods stores them; after the last one the new round is prepared."""
    state, limits = table.state, table.content.limits
    players = len(state.players)
    while state.turn < players:
        seat = (state.first + state.turn) % players
        state.turn += 1
        if sum(state.players[seat].hold.values()) > limits.storage_free:
            yield from clear_hold(table, seat)
            break
    if state.turn == players:
        state.turn = 0
        prepare(table)


def clear_hold(table: FeliniaTable, seat: int) -> Rules:
    """F-126 to F-130: keep three, a fourth for 2 coins; the others are sold, even if the coin is lost."""
    player, limits = table.state.players[seat], table.content.limits
    moves, price = table.content.moves["sell"], limits.storage_extra_price
    most = limits.storage_free + limits.storage_extra
    while (tiles := sum(player.hold.values())) > limits.storage_free:
        options = [moves[kind] for kind, number in player.hold.items() if number]
        if tiles <= most and player.coins >= price:
            options.append(PAY)
        cards = card_sales(table, player)
        if len(options) > 1 or (tiles <= most and could_raise(table, player, price, goods=tiles)):
            options += cards
        move = yield Ask(seat, "storage", options, (tiles,))
        if move == PAY:
            player.coins -= price
            table.tell("stored", seat, price)
            return
        sell(table, seat, move[1])


def card_sales(table: FeliniaTable, player: Player) -> list[Move]:
    """F-129: GOLD and SPICE may be sold to pay for the fourth tile."""
    return [move for move in sales(table, player) if move[1] in ("gold", "spice")]


def prepare(table: FeliniaTable) -> None:
    """F-132: deck tiles on the empty ships, goods on the markets, the first-player card to the left."""
    state = table.state
    if not fill_ships(table):
        return
    for market in state.markets:
        drawn = fill_market(state, market, table.content.limits.goods_per_market_refill)
        if drawn:
            table.tell("refilled", market, *drawn)
    state.first = (state.first + 1) % len(state.players)
    state.round += 1
    state.phase, state.lap, state.place = "bidding", 1, 0
    table.tell("round", state.first, state.round)


def fill_ships(table: FeliniaTable) -> bool:
    """F-133 to F-135: each empty ship gets the next deck tile; if they do not suffice, the end begins (F-143)."""
    state = table.state
    empty = [number for number, ship in enumerate(state.ships) if not ship.deck]
    if len(state.deck) < len(empty):
        state.ending = "decks"
        state.phase = "exploration"
        state.sailing = [number for number in by_departure(table) if state.ships[number].seats]
        table.tell("decks_run_out")
        return False
    for number in empty:
        state.ships[number].deck = deck = state.deck.pop()
        table.tell("new_deck", table.content.ships[number].id, deck)
        table.reveal()
    if state.next_deck_open and state.deck:
        table.tell("next_deck", state.deck[-1])
    return True

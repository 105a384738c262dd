"""Building a location, and exchanging workers (chapters 7 and 11)."""

from __future__ import annotations

from polyana.effects import Receive
from polyana.games.settlers.deeds import Build, Exchange, Happen, Settle
from polyana.games.settlers.rules.empire import settle
from polyana.games.settlers.rules.gaining import STOP, can_draw, draw_cards, gain_good
from polyana.games.settlers.rules.paying import hand_over, pay
from polyana.games.settlers.state import SettlersTable
from polyana.kernel import Ask, Move, Rules, then


def build(table: SettlersTable, deed: Build) -> Rules | None:
    """S-066, S-069: the whole cost of a card, before it enters; S-152, S-153: built by another card it costs no L."""
    seat, name = deed.seat, deed.card
    card = table.content.cards[name]
    cost = card.price if deed.by_card else card.cost
    return pay(table, seat, name, cost, None, Settle(seat, name))


def built(table: SettlersTable, deed: Settle) -> None:
    """S-071 to S-077: place, production, bonus, then build triggers."""
    seat, name = deed.seat, deed.card
    card = table.content.cards[name]
    settle(table, seat, name, leftmost=True)
    table.tell("built", seat, name)
    gains = [Receive(seat, name, key) for key in (card.produces, card.bonus) if key]
    then(table.state, *gains, Happen(seat, "build", name))


def exchange(table: SettlersTable, deed: Exchange) -> Rules | None:
    """S-104 to S-106: pair after pair."""
    state, content, seat = table.state, table.content, deed.seat
    if state.players[seat].supply["worker"] < content.exchange_price:
        return None
    options: list[Move] = [("take", good) for good in content.exchange_goods if good != "card"]
    if can_draw(state, seat, "common") or can_draw(state, seat, "faction"):
        options.append(("take", "card"))
    if deed.pairs:
        options.append(STOP)
    return exchange_pair(table, deed, options)


def exchange_pair(table: SettlersTable, deed: Exchange, options: list[Move]) -> Rules:
    """One pair; S-165: every pair is an event for the opponents' Oases."""
    state, seat = table.state, deed.seat
    move = yield Ask(seat, "exchange_pick", options)
    if move == STOP:
        return
    hand_over(table, seat, (("worker", table.content.exchange_price),), None)
    events = [Happen(other, "enemy_exchange") for other in range(state.seats) if other != seat]
    then(state, *events, Exchange(seat, deed.pairs + 1))
    if move[1] == "card":
        draw_cards(table, seat, "card", 1)
    else:
        gain_good(table, seat, move[1])

"""Building a location, and exchanging workers (chapters 7 and 11)."""

from __future__ import annotations

from polyana.games.settlers.rules.empire import settle
from polyana.games.settlers.rules.gaining import STOP, can_draw, draw_cards, gain_good
from polyana.games.settlers.rules.paying import hand_over, pay
from polyana.games.settlers.state import Deed, SettlersTable, then
from polyana.kernel import Ask, Move, Rules


def build(table: SettlersTable, deed: Deed) -> Rules | None:
    """S-066, S-069: the whole cost of a card, before it enters."""
    cost = table.content.cards[deed.card].cost
    return pay(table, deed.seat, cost, None, Deed("settle", deed.seat, deed.card))


def build_free(table: SettlersTable, deed: Deed) -> Rules | None:
    """S-152, S-153: a card builds another one, paid without L."""
    cost = table.content.cards[deed.card].price
    return pay(table, deed.seat, cost, None, Deed("settle", deed.seat, deed.card))


def built(table: SettlersTable, deed: Deed) -> None:
    """S-071 to S-077: place, production, bonus, then build triggers."""
    seat, name = deed.seat, deed.card
    card = table.content.cards[name]
    settle(table, seat, name, leftmost=True)
    table.tell("built", seat, name)
    deeds = [Deed("gain", seat, name, key) for key in (card.produces, card.bonus) if key]
    then(table.state, *deeds, Deed("event", seat, name, "build"))


def exchange(table: SettlersTable, deed: Deed) -> Rules | None:
    """S-104 to S-106: pair after pair, `n` so far."""
    state, content, seat = table.state, table.content, deed.seat
    if state.players[seat].supply["worker"] < content.exchange_price:
        return None
    options: list[Move] = [("take", good) for good in content.exchange_goods if good != "card"]
    if can_draw(state, seat, "common") or can_draw(state, seat, "faction"):
        options.append(("take", "card"))
    if deed.n:
        options.append(STOP)
    return exchange_pair(table, deed, options)


def exchange_pair(table: SettlersTable, deed: Deed, options: list[Move]) -> Rules:
    """One pair; S-165: every pair is an event for the opponents' Oases."""
    state, seat = table.state, deed.seat
    move = yield Ask(seat, "exchange_pick", options)
    if move == STOP:
        return
    hand_over(table, seat, (("worker", table.content.exchange_price),), None)
    events = [
        Deed("event", other, key="enemy_exchange") for other in range(state.seats) if other != seat
    ]
    then(state, *events, Deed("exchange", seat, n=deed.n + 1))
    if move[1] == "card":
        draw_cards(table, seat, "card", 1)
    else:
        gain_good(table, seat, move[1])

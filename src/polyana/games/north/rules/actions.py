"""The five actions: declared, a card played in their window, carried out (A7 to A9)."""

from __future__ import annotations

from polyana.effects import NONE, Receive, affords
from polyana.games.north import deeds
from polyana.games.north.effects import MEANS, Cost
from polyana.games.north.rules.empire import enter, happening, pay_goods_of, places_for
from polyana.games.north.rules.finding import discounts
from polyana.games.north.rules.holdings import leave_hand
from polyana.games.north.rules.paying import for_action, pay
from polyana.games.north.rules.promise import can_perform
from polyana.games.north.rules.verbs import can_use, enablers
from polyana.games.north.state import NorthTable, clockwise
from polyana.kernel import Ask, Move, Rules, then


def declare(table: NorthTable, deed: deeds.Declare) -> Rules | None:
    """N-093: the window opens. Without a hand nothing can be played, and everybody knows it."""
    seat, action = deed.seat, deed.action
    if not table.state.players[seat].hand:
        if can_perform(table, seat, action):
            then(table.state, deeds.Perform(seat, action, deed.tired))
        return None
    then(table.state, deeds.Perform(seat, action, deed.tired))
    return window(table, seat, action)


def window(table: NorthTable, seat: int, action: str) -> Rules:
    """N-093 to N-095, N-251: one Boost, one Field or upgrade, or nothing - unless the action needs the play."""
    possible = can_perform(table, seat, action)
    options = plays(table, seat, action, possible)
    if possible or not options:
        options.append(NONE)
    move = yield Ask(seat, "window", options, (action,), always=True)
    if move != NONE:
        play(table, seat, move[1])
    elif not can_perform(table, seat, action):
        table.state.agenda.pop()  # in a hand that somebody imagines nothing makes the action possible


def plays(table: NorthTable, seat: int, action: str, possible: bool) -> list[Move]:
    """N-094, N-103, N-108, N-252: the cards that may be played in the window of an action."""
    content, player = table.content, table.state.players[seat]
    if not possible:
        return [content.cards[name].play for name in enablers(table, seat, action)]
    found = []
    for card in for_action(content, player, action):
        if card.kind == "boost":
            legal = can_use(table, seat, card.id, card)
        else:
            legal = card.field or bool(places_for(content, player, card))
        if legal:
            found.append(card.play)
    return found


def play(table: NorthTable, seat: int, name: str) -> None:
    """The card leaves the hand: a Boost is resolved, a Field or upgrade placed (N-099, N-105)."""
    state, card = table.state, table.content.cards[name]
    leave_hand(table, seat, name)
    table.tell("played", seat, name)
    if card.kind == "boost":
        then(state, deeds.Use(seat, name, name), deeds.EndBoost(seat, name))
    elif card.upgrade:
        then(state, deeds.Attach(seat, name))
    else:
        place_field(table, seat, name)


def end_boost(table: NorthTable, deed: deeds.EndBoost) -> None:
    """N-099: it goes to the own discard pile."""
    table.state.playing.remove(deed.card)
    table.state.players[deed.seat].discard.append(deed.card)


def attach(table: NorthTable, deed: deeds.Attach) -> Rules | None:
    """N-107, N-116: under a Field that shares a Good type; some cards may stand as a Field instead."""
    card = table.content.cards[deed.card]
    places = places_for(table.content, table.state.players[deed.seat], card)
    options: list[Move] = [("stand",)] if card.field else []
    options += [("attach", field.id) for field in places]
    return choose_place(table, deed, options) if options else None


def choose_place(table: NorthTable, deed: deeds.Attach, options: list[Move]) -> Rules:
    """Asks where the card goes."""
    move = yield Ask(deed.seat, "attach", options, (deed.card,))
    place_field(table, deed.seat, deed.card, move[1] if move[0] == "attach" else "")


def place_field(table: NorthTable, seat: int, name: str, under: str = "") -> None:
    """N-106, N-109: a Field or upgrade pays its own Goods at once; then Features (N-073)."""
    following = enter(table, seat, name, under)
    table.tell("placed", seat, name, under or "none")
    pay_goods_of(table, seat, table.content.cards[name])
    then(table.state, *following)


def perform(table: NorthTable, deed: deeds.Perform) -> None:
    """N-097, N-098: the declared action, wherever the pawn stands now; then what waits for it (N-127, N-128)."""
    state, content, seat = table.state, table.content, deed.seat
    tile = content.tiles[deed.action]
    table.tell("performed", seat, tile.id)
    event = deed.action.lower()
    waiting = happening(content, state, seat, event)
    if event == "populate":
        for other in clockwise(state, seat):
            if other != seat:
                waiting += happening(content, state, other, "opponent_populate")
    side = "tired" if deed.tired and deed.action == "HARVEST" else "normal"
    then(state, Receive(seat, tile.id, f"{tile.id}/{side}"), *waiting)


# Building


def discount(table: NorthTable, deed: deeds.Discount) -> Rules | None:
    """N-202: which Goods of the cost are saved, unit by unit; Workers never."""
    cost = table.content.cards[deed.card].cost
    assert cost is not None
    amounts = {**dict(cost.named), **dict(cost.others)}
    left = {kind: number - deed.saved.get(kind, 0) for kind, number in amounts.items()}
    kinds = [kind for kind, number in left.items() if number and kind != "worker"]
    if not deed.left or not kinds:
        settle_cheaper(table, deed.seat, deed.card, left)
        return None
    payable = [kind for kind in kinds if can_save(table, deed, left, kind)]
    return save_one(table, deed, payable or kinds)


def can_save(table: NorthTable, deed: deeds.Discount, left: dict[str, int], kind: str) -> bool:
    """Whether the rest can be paid when this unit is saved."""
    fewer = {**left, kind: left[kind] - 1}
    cost = Cost.of({noun: number for noun, number in fewer.items() if number}, MEANS)
    supply = table.state.players[deed.seat].supply
    return any(affords(supply, cheaper, MEANS) for cheaper in discounts(cost, deed.left - 1))


def save_one(table: NorthTable, deed: deeds.Discount, kinds: list[str]) -> Rules:
    """Asks which Good is saved."""
    options: list[Move] = [("save", kind) for kind in kinds]
    _, kind = yield Ask(deed.seat, "discount", options, (deed.card, deed.left))
    saved = {**deed.saved, kind: deed.saved.get(kind, 0) + 1}
    then(table.state, deeds.Discount(deed.seat, deed.card, deed.left - 1, saved))


def settle_cheaper(table: NorthTable, seat: int, name: str, left: dict[str, int]) -> None:
    """The rest is paid, the card enters."""
    cost = Cost.of({noun: number for noun, number in left.items() if number}, MEANS)
    then(table.state, *pay(table, seat, name, cost), deeds.Settle(seat, name))


def settle(table: NorthTable, deed: deeds.Settle) -> None:
    """N-066, N-068: the card enters the empire unexhausted."""
    table.tell("built", deed.seat, deed.card)
    then(table.state, *enter(table, deed.seat, deed.card))

"""Prices: gold for Resources, what is picked, what is done with own cards, and what would be left (A1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from polyana.effects import (
    Gain,
    Item,
    affords,
    choose_mix,
    different,
    mixes,
    once_paid,
    unit_moves,
)
from polyana.games.north.content import Content
from polyana.games.north.deeds import AnyDeed, Assign, PayAny, PayCard, PayGoods, PaySite
from polyana.games.north.effects import FREE, GOODS, MEANS, Card, Cost
from polyana.games.north.rules.empire import sites, upgrades_of
from polyana.games.north.rules.holdings import spend
from polyana.games.north.rules.promise import has_promised, keeps_promise
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import Ask, Move, Rules, then
from polyana.notation import Goods

PAY: Final[dict[str, dict[str, Move]]] = {
    "resource": unit_moves(MEANS),
    "good": {good: ("pay", good) for good in GOODS},
}
"""N-017: by what a price asks for, the moves that pay a unit of it."""

Works = Callable[[NorthTable, int, str, Gain], bool]
"""Whether a gain could do something for a seat now."""


def alike(content: Content, cards: list[str]) -> list[str]:
    """N-244: one card of each title."""
    return different(cards, content.copies) if len(cards) > 1 else cards


def for_action(content: Content, player: Player, action: str) -> list[Card]:
    """N-094, N-244: the hand cards that name an action, one of each title."""
    cards = content.cards
    named = [card for name in player.hand if (card := cards[name]).requires == action]
    if len(named) < 2:
        return named
    firsts: dict[str, Card] = {}
    for card in named:
        firsts.setdefault(card.title, card)
    return list(firsts.values())


# What can be paid


def covers(supply: dict[str, int], cost: Cost) -> bool:
    """N-011, N-017: whether the goods of a price can be paid, gold in place of Resources."""
    if not affords(supply, cost, MEANS):
        return False
    if not cost.good:
        return True
    named = sum(number for good, number in (*cost.named, *cost.others) if good != "worker")
    return sum(supply[good] for good in GOODS) >= named + cost.any + cost.good


def can_pay(
    table: NorthTable, seat: int, source: str, cost: Cost, gain: Gain, works: Works
) -> bool:
    """N-020, N-022, N-243: whether a price can be paid in full, and the gain can then do something."""
    supply = table.state.players[seat].supply
    if cost is FREE:
        return gain.sure or works(table, seat, source, gain)
    if not covers(supply, cost):
        return False
    if not cost.hand_card and not cost.verbs:
        if gain.sure:
            return True
        if gain.key not in table.content.by_goods:
            return works(table, seat, source, gain)
        return after(table, seat, cost, lambda: works(table, seat, source, gain))
    if cost.hand_card:
        return any(True for _ in hand_cards(table, seat, source, gain, works, cost.hand_card))
    return all(_can_give(table, seat, source, verb, gain, works) for verb in cost.verbs)


def _can_give(
    table: NorthTable, seat: int, source: str, verb: Item, gain: Gain, works: Works
) -> bool:
    """Whether what a verb in a price asks for can be given."""
    match verb.word, verb.args:
        case "assign", (Goods(number, noun),):
            return table.state.players[seat].supply[noun] >= number
        case word, (what,):
            return any(True for _ in given_sites(table, seat, source, word, str(what), gain, works))
    raise ValueError(f"{verb.word} cannot be paid")


def after(table: NorthTable, seat: int, cost: Cost, holds: Callable[[], bool]) -> bool:
    """N-025: whether something would hold once a price in goods is paid, the least gold for it."""
    player = table.state.players[seat]
    spent = player.spent
    least = mixes(player.supply, cost, MEANS)[0] if cost.named else {}
    player.spent += dict(cost.others).get("worker", 0)
    try:
        return once_paid(player.supply, (*cost.others, *least.items()), holds)
    finally:
        player.spent = spent


def without_card(player: Player, card: str, holds: Callable[[], bool]) -> bool:
    """Whether something would hold without a hand card."""
    hand = player.hand
    player.hand = [other for other in hand if other != card]
    try:
        return holds()
    finally:
        player.hand = hand


def without_site(player: Player, name: str, holds: Callable[[], bool], hand: bool = False) -> bool:
    """Whether something would hold once a card has left the empire with its upgrades, or has come to the hand."""
    empire, held = player.empire, player.hand
    leaving = {name, *upgrades_of(player, name)}
    player.empire = {other: site for other, site in empire.items() if other not in leaving}
    if hand:
        player.hand = [*held, name]
    try:
        return holds()
    finally:
        player.empire, player.hand = empire, held


def hand_cards(
    table: NorthTable, seat: int, source: str, gain: Gain | None, works: Works, number: int = 1
) -> Iterator[str]:
    """N-243, N-104: the hand cards that may be given, one of each title; `number` are owed in all."""
    player = table.state.players[seat]
    free = (gain is None or gain.sure) and not has_promised(table, seat)

    def holds() -> bool:
        if number > 1:
            rest = hand_cards(table, seat, source, gain, works, number - 1)
            return any(True for _ in rest)
        if gain is not None and not gain.sure and not works(table, seat, source, gain):
            return False
        return keeps_promise(table, seat)

    if number > len(player.hand):
        return
    for card in alike(table.content, player.hand):
        if free or without_card(player, card, holds):
            yield card


def given_sites(
    table: NorthTable, seat: int, source: str, verb: str, what: str, gain: Gain, works: Works
) -> Iterator[str]:
    """N-198, N-256, N-243: the own cards that may be discarded or exhausted for a gain."""
    player = table.state.players[seat]
    free = gain.sure and not has_promised(table, seat)

    def holds() -> bool:
        if not gain.sure and not works(table, seat, source, gain):
            return False
        return keeps_promise(table, seat)

    for card, site in sites(table.content, player):
        if card.id == source:
            continue
        if verb == "exhaust":
            if card.location and not site.exhausted:
                site.exhausted = True
                fits = free or holds()
                site.exhausted = False
                if fits:
                    yield card.id
        elif (what == "location" or card.goods) and (free or without_site(player, card.id, holds)):
            yield card.id


# Paying


def pay(table: NorthTable, seat: int, source: str, cost: Cost, gain: str = "") -> list[AnyDeed]:
    """Pays what needs no question; what does is returned as deeds, in their order."""
    owed: list[AnyDeed] = []
    supply = table.state.players[seat].supply
    if cost.named and supply["gold"]:
        owed.append(PayGoods(seat, source, dict(cost.named), dict(cost.others)))
    else:
        for good, number in (*cost.others, *cost.named):
            spend(table, seat, good, number)
    if cost.any:
        owed.append(PayAny(seat, source, cost.any))
    if cost.good:
        owed.append(PayAny(seat, source, cost.good, "good"))
    if cost.hand_card:
        owed.append(PayCard(seat, source, gain, cost.hand_card))
    for verb in cost.verbs:
        match verb.word, verb.args:
            case "assign", (Goods(number, noun),):
                owed.append(Assign(seat, source, noun, number, upto=False))
            case "exhaust", _:
                owed.append(PaySite(seat, source, gain, "exhaust"))
            case "discard", ("field",):
                owed.append(PaySite(seat, source, gain, "discard", "field"))
            case _:
                owed.append(PaySite(seat, source, gain, "discard"))
    return owed


def pay_goods(table: NorthTable, deed: PayGoods) -> Rules | None:
    """N-011, N-015: the payer decides how many units are paid with gold; the least gold comes first."""
    supply = table.state.players[deed.seat].supply
    cost = Cost(named=tuple(deed.named.items()), others=tuple(deed.others.items()))
    ways = mixes(supply, cost, MEANS)
    if len(ways) > 1:
        return pay_mix(table, deed, ways)
    hand_over(table, deed, ways[0])
    return None


def pay_mix(table: NorthTable, deed: PayGoods, ways: list[dict[str, int]]) -> Rules:
    """Asks how much of a price is paid in gold."""
    way = yield from choose_mix(deed.seat, deed.source, ways)
    hand_over(table, deed, way)


def hand_over(table: NorthTable, deed: PayGoods, way: dict[str, int]) -> None:
    """The goods leave the supply."""
    for good, number in (*deed.others.items(), *way.items()):
        spend(table, deed.seat, good, number)


def pay_any(table: NorthTable, deed: PayAny) -> Rules:
    """N-017: a Resource of any kind or gold, or any of the seven Goods, one at a time."""
    supply = table.state.players[deed.seat].supply
    options = [move for kind, move in PAY[deed.noun].items() if supply[kind]]
    _, kind = yield Ask(deed.seat, "pay_resource", options, (deed.source, deed.number))
    spend(table, deed.seat, kind, 1)
    if deed.number > 1:
        then(table.state, PayAny(deed.seat, deed.source, deed.number - 1, deed.noun))


def exhaust(table: NorthTable, seat: int, name: str) -> None:
    """N-197: the card is turned sideways."""
    table.state.players[seat].empire[name].exhausted = True
    table.tell("exhausted", seat, name)

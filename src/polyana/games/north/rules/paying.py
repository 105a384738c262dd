"""Prices: gold for Resources, what is picked, what is done with own cards, and what would be left (A1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from polyana.effects import Item, affords, different, mix_move, mixes
from polyana.games.north.content import Content
from polyana.games.north.deeds import AnyDeed, Assign, PayAny, PayCard, PayGoods, PaySite
from polyana.games.north.effects import FREE, MEANS, RESOURCES, Cost, Gain
from polyana.games.north.rules.empire import sites, upgrades_of
from polyana.games.north.rules.holdings import spend
from polyana.games.north.rules.promise import keeps_promise
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import Ask, Move, Rules, then
from polyana.notation import Goods

NONE: Final[Move] = ("none",)
PAY: Final[dict[str, Move]] = {kind: ("pay", kind) for kind in (*RESOURCES, "gold")}

Works = Callable[[NorthTable, int, str, Gain], bool]
"""Whether a gain could do something for a seat now."""


def alike(content: Content, cards: list[str]) -> list[str]:
    """N-244: one card of each title."""
    if len(cards) < 2:
        return cards
    return different(cards, content.copies)


# What can be paid


def can_pay(
    table: NorthTable, seat: int, source: str, cost: Cost, gain: Gain, works: Works
) -> bool:
    """N-020, N-022, N-243: whether a price can be paid in full, and the gain can then do something."""
    supply = table.state.players[seat].supply
    if cost is FREE:
        return gain.sure or works(table, seat, source, gain)
    if not affords(supply, cost, MEANS):
        return False
    if cost.plain:
        return gain.sure or after(table, seat, cost, lambda: works(table, seat, source, gain))
    if cost.hand_card:
        return any(True for _ in hand_cards(table, seat, source, gain, works))
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
    supply, spent = player.supply, player.spent
    player.supply = dict(supply)
    for good, number in cost.others:
        player.supply[good] -= number
        player.spent += number if good == "worker" else 0
    for kind, number in mixes(player.supply, cost, MEANS)[0].items() if cost.named else ():
        player.supply[kind] -= number
    try:
        return holds()
    finally:
        player.supply, player.spent = supply, spent


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
    table: NorthTable, seat: int, source: str, gain: Gain | None, works: Works
) -> Iterator[str]:
    """N-243, N-104: the hand cards that may be given, one of each title."""
    player = table.state.players[seat]

    def holds() -> bool:
        if gain is not None and not gain.sure and not works(table, seat, source, gain):
            return False
        return keeps_promise(table, seat)

    for card in alike(table.content, player.hand):
        if without_card(player, card, holds):
            yield card


def given_sites(
    table: NorthTable, seat: int, source: str, verb: str, what: str, gain: Gain, works: Works
) -> Iterator[str]:
    """N-198, N-256, N-243: the own cards that may be discarded or exhausted for a gain."""
    player = table.state.players[seat]

    def holds() -> bool:
        if not gain.sure and not works(table, seat, source, gain):
            return False
        return keeps_promise(table, seat)

    for card, site in sites(table.content, player):
        if card.id == source:
            continue
        if verb == "exhaust":
            if card.kind == "action" and not site.exhausted:
                site.exhausted = True
                fits = holds()
                site.exhausted = False
                if fits:
                    yield card.id
        elif (what == "location" or card.goods) and without_site(player, card.id, holds):
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
    owed += [PayCard(seat, source, gain) for _ in range(cost.hand_card)]
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
        return choose_mix(table, deed, ways)
    hand_over(table, deed, ways[0])
    return None


def choose_mix(table: NorthTable, deed: PayGoods, ways: list[dict[str, int]]) -> Rules:
    """Asks how much of a price is paid in gold."""
    moves = {mix_move(way): way for way in ways}
    move = yield Ask(deed.seat, "pay_mix", list(moves), (deed.source,))
    hand_over(table, deed, moves[move])


def hand_over(table: NorthTable, deed: PayGoods, way: dict[str, int]) -> None:
    """The goods leave the supply."""
    for good, number in (*deed.others.items(), *way.items()):
        spend(table, deed.seat, good, number)


def pay_any(table: NorthTable, deed: PayAny) -> Rules:
    """N-017: a Resource of any kind, or gold, one at a time."""
    supply = table.state.players[deed.seat].supply
    options = [move for kind, move in PAY.items() if supply[kind]]
    _, kind = yield Ask(deed.seat, "pay_resource", options, (deed.source, deed.number))
    spend(table, deed.seat, kind, 1)
    if deed.number > 1:
        then(table.state, PayAny(deed.seat, deed.source, deed.number - 1))


def exhaust(table: NorthTable, seat: int, name: str) -> None:
    """N-197: the card is turned sideways."""
    table.state.players[seat].empire[name].exhausted = True
    table.tell("exhausted", seat, name)

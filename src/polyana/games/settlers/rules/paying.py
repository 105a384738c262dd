"""Prices: gold for resources, picks of resources, cards, Deals and locations (chapters 2 and 7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from polyana.effects import affords, choose_mix, different, mixes, once_paid, unit_moves
from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import (
    AnyDeed,
    PayCard,
    PayDeal,
    PayLocation,
    PayResource,
    Settle,
)
from polyana.games.settlers.effects import MEANS, Cost
from polyana.games.settlers.rules.empire import discard, drop_deal, row_of, take_out
from polyana.games.settlers.state import Deal, Player, SettlersTable, State
from polyana.kernel import Ask, Move, Rules, then

PAY: Final = unit_moves(MEANS)


def can_pay(state: State, player: Player, cost: Cost) -> bool:
    """Whether a player can pay the whole price now."""
    if cost.hand_card > len(player.hand) or cost.deal > len(player.deals):
        return False
    if cost.location and cost.location > fodder(state, player):
        return False
    return affords(player.supply, cost, MEANS)


def fodder(state: State, player: Player) -> int:
    """S-067, S-177: how many locations and Foundations could be discarded."""
    empire = player.empire
    number = len(empire) + len(player.foundations)
    for row in player.rows.values():
        for name in row:
            if name not in empire:
                number += 1
    if state.ra_tokens:
        number -= sum(name in player.empire for name in state.ra_tokens)
    return number


def pay(
    table: SettlersTable,
    seat: int,
    source: str,
    cost: Cost,
    onto: dict[str, int] | None,
    deed: AnyDeed,
    suffices: Callable[[], bool] | None = None,
) -> Rules | None:
    """Pays a price for a card; what is paid lies there if `onto` is given (S-096). `deed` follows when all is paid.

    Cards, Deals, locations and resources of any kind are picked one by one afterwards. Where more has to be paid later,
    only such mixes are offered as leave enough: `suffices` looks at what would be left.
    """
    state = table.state
    picks: list[AnyDeed] = [
        *[PayResource(seat, source, not isinstance(deed, Settle))] * cost.any,
        *[PayCard(seat, source)] * cost.hand_card,
        *[PayDeal(seat, source)] * cost.deal,
        *[PayLocation(seat, source)] * cost.location,
    ]
    then(state, *picks, deed)
    supply = state.players[seat].supply
    if cost.named and supply["gold"]:
        ways = mixes(supply, cost, MEANS)
        if len(ways) > 1:
            if suffices is not None:
                # in a hand that somebody imagines nothing may be left to pay for
                ways = [way for way in ways if once_paid(supply, way.items(), suffices)] or ways
            return pay_mix(table, seat, source, cost, onto, ways, always=suffices is not None)
        hand_over(table, seat, (*cost.others, *ways[0].items()), onto)
    else:
        hand_over(table, seat, (*cost.others, *cost.named), onto)
    return None


def pay_mix(
    table: SettlersTable,
    seat: int,
    source: str,
    cost: Cost,
    onto: dict[str, int] | None,
    ways: list[dict[str, int]],
    always: bool,
) -> Rules:
    """S-014: how much of a price is paid in gold; the own kinds come first in the list.

    Where hidden cards decide which ways there are, it is asked even if only one is left.
    """
    way = yield from choose_mix(seat, source, ways, always)
    hand_over(table, seat, (*cost.others, *way.items()), onto)


def hand_over(
    table: SettlersTable,
    seat: int,
    goods: tuple[tuple[str, int], ...],
    onto: dict[str, int] | None,
) -> None:
    """Goods leave the supply, onto a card or to the general supply."""
    supply = table.state.players[seat].supply
    for kind, amount in goods:
        supply[kind] -= amount
        if onto is not None:
            onto[kind] = onto.get(kind, 0) + amount
        if table.log is not None:
            table.tell("paid", seat, kind, amount)


def lies_on(table: SettlersTable, name: str) -> dict[str, int] | None:
    """Where the goods paid for an action lie: on its location or stall."""
    state = table.state
    if name in state.stalls:
        return state.stalls[name].paid
    if name in table.content.cards:
        for player in state.players:
            if name in player.empire:
                return player.empire[name].paid
    return None


def pay_resource(table: SettlersTable, deed: PayResource) -> Rules:
    """S-014: a resource of any kind, or gold."""
    supply = table.state.players[deed.seat].supply
    options = [move for kind, move in PAY.items() if supply[kind]]
    _, kind = yield Ask(deed.seat, "pay_resource", options, (deed.source,))
    onto = lies_on(table, deed.source) if deed.lies_there else None
    hand_over(table, deed.seat, ((kind, 1),), onto)


def pay_card(table: SettlersTable, deed: PayCard) -> Rules:
    """A card from hand goes to its pile, for all to see."""
    player, cards = table.state.players[deed.seat], table.content.cards
    options = [cards[name].pick for name in different(player.hand, table.content.printing_of)]
    _, name = yield Ask(deed.seat, "pay_card", options, (deed.source,), always=True)
    player.hand.remove(name)
    discard(table, name)
    table.tell("discarded", deed.seat, name)


def pay_deal(table: SettlersTable, deed: PayDeal) -> Rules:
    """One of the own Deals, also one made by Trade Route (S-151)."""
    player = table.state.players[deed.seat]
    options = list(deal_moves(table.content, player, "pick"))
    move = yield Ask(deed.seat, "pay_deal", options, (deed.source,))
    drop_deal(table, player, deal_of(player, move))
    table.tell("gave_deal", deed.seat, move[-1])


def pay_location(table: SettlersTable, deed: PayLocation) -> Rules:
    """S-067: an own location or Foundation is discarded; S-177: not one with a Ra token."""
    state, content = table.state, table.content
    player = state.players[deed.seat]
    options = [
        content.cards[name].pick
        for name in (*player.empire, *player.foundations, *row_foundations(player))
        if name not in state.ra_tokens
    ]
    _, name = yield Ask(deed.seat, "pay_location", options, (deed.source,))
    if name in player.empire:
        take_out(table, name)
    elif name in player.foundations:
        player.foundations.remove(name)
    else:
        row_of(player, name).remove(name)
    discard(table, name)
    table.tell("gave_location", deed.seat, name)


def row_foundations(player: Player) -> Iterator[str]:
    """S-269: the Foundations that stand in rows."""
    for row in player.rows.values():
        for name in row:
            if name not in player.empire:
                yield name


def deal_moves(content: Content, player: Player, verb: str) -> Iterator[Move]:
    """A move for each Deal: by its card, or by the location that the marker lies at; like ones once."""
    seen = set()
    for deal in player.deals:
        word = deal.at or deal.card
        alike = (bool(deal.at), word if deal.at else content.cards[deal.card].printing)
        if alike not in seen:
            seen.add(alike)
            yield (verb, "route", word) if deal.at else (verb, word)


def deal_of(player: Player, move: Move) -> Deal:
    """The Deal that such a move means."""
    if "route" in move:
        return next(deal for deal in player.deals if deal.at == move[-1])
    return next(deal for deal in player.deals if deal.card == move[-1] and not deal.at)

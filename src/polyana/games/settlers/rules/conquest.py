"""Conquest, siege and shifting in the ordered rows (chapters 19, 20 and 22)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import Item, Receive
from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import AnyDeed, Happen
from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.empire import (
    discard,
    is_virtual,
    location_of,
    lost,
    owner_of,
    protected,
    row_of,
    settle,
    take_out,
)
from polyana.games.settlers.rules.gaining import gain_good
from polyana.games.settlers.rules.paying import hand_over, lies_on
from polyana.games.settlers.state import (
    NEUTRAL,
    Location,
    Player,
    RaToken,
    SettlersTable,
    State,
)
from polyana.kernel import Move, then


def conquerable(state: State, content: Content, seat: int) -> Iterator[tuple[str, Location, int]]:
    """S-223, S-236: faction locations of opponents who have not passed, each with its place from the left.

    S-179: not while a Ra token holds it; S-246: a neutral one may be taken. Fortresses and Foundations never.
    """
    cards, ra_tokens = content.cards, state.ra_tokens
    for owner, player in enumerate(state.players):
        if owner == seat or player.passed:
            continue
        for row in player.rows.values():
            for place, name in enumerate(row):
                location = player.empire.get(name)
                if location is None or cards[name].fortress:
                    continue
                if name in ra_tokens and ra_tokens[name].seat != NEUTRAL:
                    continue
                yield name, location, place


def price_by_place(content: Content, name: str, location: Location, place: int) -> int:
    """S-224 to S-226: 2R at the left end, 1R more for each place, and for protection of that very location."""
    prices = content.conquest_price
    price = prices.leftmost + prices.step * place
    return price + prices.protected if protected(content, name, location) else price


def conquer(table: SettlersTable, seat: int, name: str) -> None:
    """S-227 to S-235: the location changes hands; the price has been paid."""
    state, content = table.state, table.content
    card = content.cards[name]
    mark = state.ra_tokens.get(name)
    owner = take_out(table, name)
    settle(table, seat, name, leftmost=False)
    if mark is not None:  # S-245, S-246: still of no use this round
        state.ra_tokens[name] = RaToken(NEUTRAL, mark.temple)
    table.tell("conquered", seat, name)
    deeds: list[AnyDeed] = []
    if card.produces and mark is None:
        deeds.append(Receive(seat, name, card.produces))  # S-230
    deeds.append(Happen(seat, "conquer"))
    then(state, *deeds)
    if is_virtual(state, owner):
        shrink_collection(table)
    else:
        for good, number in content.compensation:
            gain_good(table, owner, good, number)  # S-232
    lost(table, owner, seat)


def shrink_collection(table: SettlersTable) -> None:
    """S-300: a conquest against the virtual player also takes a card off his Collection pile."""
    if table.state.collection:
        name = table.state.collection.pop()
        discard(table, name)
        table.tell("collection_lost", name)


# `conquer(...)` on a card


def conquest_targets(act: Act) -> Iterator[Move]:
    """S-263: every place or only the first of a row; protection costs 1R more."""
    content, leftmost = act.content, "leftmost" in act.item.args
    spare = act.player.supply["raze"] - act.owed.raze()
    for name, location, place in conquerable(act.state, content, act.seat):
        if leftmost and place:
            continue
        if conquest_surcharge(content, act.item, name, location) <= spare:
            yield content.cards[name].target


def conquest_surcharge(content: Content, item: Item, name: str, location: Location) -> int:
    """S-264, S-265: Mammoth Platoon overlooks tokens and shields, but no Samurai."""
    ignored = "ignore_token" in item.args
    guarded = location.samurai if ignored else protected(content, name, location)
    return content.conquest_price.protected if guarded else 0


def conquer_by_card(act: Act) -> None:
    """S-263: the price stands on the card."""
    name = act.target
    more = conquest_surcharge(act.content, act.item, name, location_of(act.state, name))
    if more:
        hand_over(act.table, act.seat, (("raze", more),), lies_on(act.table, act.source))
    conquer(act.table, act.seat, name)


# Siege


def besiegeable(state: State, seat: int) -> Iterator[str]:
    """S-256, S-257: opponents' Fortresses with a Fortification."""
    for owner, player in enumerate(state.players):
        if owner != seat and not player.passed:
            for name, location in player.empire.items():
                if location.level:
                    yield name


def besiege(table: SettlersTable, seat: int, name: str) -> None:
    """S-256 to S-260: all Fortifications go, nothing else changes."""
    location = location_of(table.state, name)
    table.state.removed, location.level = location.level, 0
    table.tell("besieged", seat, name, table.state.removed)
    then(table.state, Happen(seat, "siege"))


def siege_targets(act: Act) -> Iterator[Move]:
    """`siege`: S-261 an opponent's Fortress with a Fortification."""
    for name in besiegeable(act.state, act.seat):
        yield act.content.cards[name].target


def siege_by_card(act: Act) -> None:
    """S-261: a Fortress is besieged by a card, for the written price."""
    besiege(act.table, act.seat, act.target)


# Shifting


def shift_targets(act: Act) -> Iterator[Move]:
    """S-267, S-268: a faction location that is not leftmost; no marked one, no Foundation, no foreign Fortress."""
    state, cards, whose = act.state, act.content.cards, act.item.args[0]
    for owner, player in enumerate(state.players):
        own = owner == act.seat
        if whose == ("enemy" if own else "own") or (not own and player.passed):
            continue
        for row in player.rows.values():
            for name in row[1:]:
                if name not in player.empire or name in state.ra_tokens:
                    continue
                if own or not cards[name].fortress:
                    yield cards[name].target


def shift_left(act: Act) -> None:
    """S-267: it changes places with its left neighbour."""
    player: Player = act.state.players[owner_of(act.state, act.target)]
    row = row_of(player, act.target)
    place = row.index(act.target)
    row[place - 1 : place + 1] = [row[place], row[place - 1]]
    act.table.tell("shifted", act.seat, act.target)

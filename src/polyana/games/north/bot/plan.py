"""What the goods, Workers and cards at hand can still be turned into this round."""

from __future__ import annotations

from operator import itemgetter
from typing import Final, NamedTuple

from polyana.games.north.bot.realm import Realm
from polyana.games.north.bot.worths import GOLD, KINDS, WORKER, Price
from polyana.games.north.content import Content
from polyana.games.north.effects import SUPPLY
from polyana.games.north.rules.ships import has_ship
from polyana.games.north.state import Player, State

ROOM: Final = (1.0, 0.9, 0.75, 0.6, 0.45, 0.35, 0.25)
"""Of what each further card in hand is worth, the best first: there is not time for all."""
CROWD: Final = 0.15
RANK = itemgetter(0)


class Plan(NamedTuple):
    """What can be made of a round, in points over what the cards are worth in hand; and the Workers that are left."""

    value: float
    idle: int


def paid(goods: list[int], price: Price) -> bool:
    """Pays a price, gold standing in for Resources; says whether it could be paid.

    >>> goods = [1, 0, 0, 0, 0, 2, 0, 1]
    >>> paid(goods, Price(((0, 2),), ((7, 1),), 0)), goods
    (True, [0, 0, 0, 0, 0, 1, 0, 0])
    """
    resources, others, mixed = price
    gold = goods[GOLD]
    for place, number in others:
        if goods[place] < number:
            return False
        if place == GOLD:
            gold -= number
    short = 0
    for place, number in resources:
        if goods[place] < number:
            short += number - goods[place]
    if mixed:
        spare = sum(goods[:KINDS]) - sum([number for _, number in resources]) + short
        short += max(0, mixed - spare)
    if short > gold:
        return False
    goods[GOLD] -= short
    for place, number in others:
        goods[place] -= number
    for place, number in resources:
        goods[place] = max(0, goods[place] - number)
    for place in range(KINDS) if mixed else ():
        taken = min(mixed, goods[place])
        goods[place] -= taken
        mixed -= taken
    return True


def able(content: Content, state: State, seat: int) -> set[str]:
    """The verbs that could happen now, as far as they need more than goods."""
    player, found = state.players[seat], set[str]()
    empire = player.empire.values()
    if player.hand:
        found.add("hand_card")
        if not content.buildable.isdisjoint(player.hand):
            found.update(("CONSTRUCT", "build"))
    if has_ship(player):
        found.add("SAIL")
    if any(ship.seat == seat for ship in state.queue):
        found.update(("pillage_now", "conquer_now", "move_ship"))
    if player.spent:
        found.add("recover")
    if player.discard:
        found.add("salvage")
    if any(site.exhausted for site in empire):
        found.add("refresh")
    if any(site.goods or site.workers for site in empire):
        found.update(("payout", "remove"))
    if any(pawn.tile for pawn in player.pawns):
        found.update(("move_pawn", "wake_pawn"))
    if not all(other.passed for number, other in enumerate(state.players) if number != seat):
        found.add("raid")
    return found


def plan(realm: Realm, player: Player, pawns: int, can: set[str]) -> Plan:
    """The most worthwhile first: Locations that are built or used, then cards in the windows of actions."""
    weights, copies = realm.worths.weights, realm.worths.content.copies
    supply, empire = player.supply, player.empire
    goods = [supply[good] for good in SUPPLY]
    offers = [
        use
        for use in realm.uses
        if not empire[use.name].exhausted and (not use.needs or use.needs <= can)
    ]
    plays = []
    for name in player.hand:
        title = copies[name]
        offer = realm.new.offer(title)
        if offer is not None:
            offers.append(offer._replace(name=name))
        elif title not in realm.worths.prices:
            plays.append(realm.new.playing(title) - realm.new.held(title))
    offers.sort(key=RANK)
    value, gone, locations = 0.0, set[str](), []
    for use in offers:
        for _ in range(use.times):
            if not paid(goods, use.price):
                break
            value += use.net
            for place, number in use.gives:
                goods[place] += number
            gone.add(use.name)
    value *= weights.hope
    if pawns:
        plays.sort(reverse=True)
        for worth in plays[:pawns]:
            if worth > 0:
                value += weights.window * worth
        locations = [
            realm.new.free(copies[name])
            for name in player.hand
            if name not in gone and copies[name] in realm.worths.prices
        ]
        if locations:
            value += weights.hope * max(0.0, max(locations) - weights.first_use)
    return Plan(value, goods[WORKER])


def holding(realm: Realm, player: Player) -> float:
    """What the cards in hand will be good for later."""
    copies, value = realm.worths.content.copies, 0.0
    held = [realm.new.held(copies[name]) for name in player.hand]
    held.sort(reverse=True)
    for number, worth in enumerate(held):
        value += worth * (ROOM[number] if number < len(ROOM) else CROWD)
    return value

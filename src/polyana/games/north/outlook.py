"""What people look for all the time: what a card lacks, what can be used or raided, what will be paid and asked."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from polyana.effects import affords, both
from polyana.games.north.content import Content
from polyana.games.north.deeds import EndRound
from polyana.games.north.effects import MEANS, RESOURCES, Card, Cost
from polyana.games.north.rules.actions import plays
from polyana.games.north.rules.counting import TYPES
from polyana.games.north.rules.empire import places_for, sites
from polyana.games.north.rules.paying import covers
from polyana.games.north.rules.promise import can_perform
from polyana.games.north.rules.solo import all_workers
from polyana.games.north.rules.storing import full_sets
from polyana.games.north.rules.turn import usable
from polyana.games.north.rules.turning import raids
from polyana.games.north.state import NorthTable, Player, Solo, State
from polyana.kernel import under_way

AFTER: Final = {
    "action_start": ("action", "expedition", "cleanup"),
    "expedition_start": ("expedition", "cleanup"),
    "expedition_end": ("cleanup",),
}
"""The phases in which the round rule of a scenario has been asked, by the moment at which it is."""


class CardOutlook(msgspec.Struct):
    """A card that the viewer holds or looks at, and how far it is from being of use."""

    lacks: dict[str, int]
    """N-066: by kind, how many units of its cost are not in the supply."""
    gold: int
    """N-011: how many of these gold would pay."""
    ready: bool
    """Whether it can be paid now, or, for what is played in a window, whether it could be played in one now."""
    places: list[str]
    """N-107: the Fields that an upgrade may be put under."""


class Payout(msgspec.Struct):
    """N-190: what a card with Storage will pay in the next Lookout."""

    card: str
    sets: int
    ways: list[dict[str, int]]
    """What all sets together pay in each way; each set may choose for itself."""


class OwnOutlook(msgspec.Struct):
    """What only the viewer is told."""

    cards: dict[str, CardOutlook]
    """By card: those in hand, and those just drawn."""
    usable: list[str]
    """N-120: the own Action Locations that can be used now."""
    raidable: list[str]
    """N-129: the Action Locations of others that a raze token would exhaust now."""


class RoundRule(msgspec.Struct):
    """N-237: what the scenario asks next."""

    round: int
    """The round in which it comes."""
    times: int
    """How often, as things stand."""
    payable: int
    """How many of these times the supply could pay now."""
    averted: bool
    """N-238: whether it will not happen, as the queue stands."""
    island: str
    """N-235: the island that the rival would take."""
    short: bool = False
    """Whether the supply cannot pay all that is asked."""


# Everybody's


def final_round(content: Content, state: State) -> bool:
    """N-207, N-225, N-249: whether no round will follow this one."""
    if state.solo is not None:
        return state.round >= content.solo.rounds
    return state.last_round or state.round >= content.limits.round_limit


def to_end(content: Content, state: State) -> int | None:
    """N-064: how many points the leader needs to make a round the last; None where the track has no such mark."""
    if state.solo is not None:
        return None
    return max(0, content.limits.end_trigger_vp - max(player.vp for player in state.players))


def icons(content: Content, player: Player) -> dict[str, int]:
    """N-026: how often each type icon stands in an empire."""
    found = Counter(kind for card, _ in sites(content, player) for kind in card.types)
    return {kind: found[kind] for kind in TYPES if kind in found}


def payouts(content: Content, state: State, player: Player) -> list[Payout]:
    """N-054: what Storage will pay at the end of the next Lookout; nothing if there will be none."""
    if state.phase != "lookout" and final_round(content, state):
        return []
    found = []
    for card, _ in sites(content, player):
        sets = full_sets(player, card)
        if sets and card.storage is not None:
            ways = content.gains[card.storage.gain].ways
            paid = [{item.word: item.amount * sets for item in way} for way in ways]
            found.append(Payout(card.id, sets, paid))
    return found


# The viewer's own


def own_outlook(table: NorthTable, seat: int) -> OwnOutlook:
    """What a player may build, play, use and raid as things stand."""
    state, content = table.state, table.content
    player = state.players[seat]
    titles = {content.cards[name].title for name in playable(table, seat)}
    acting = state.phase == "action" and not player.passed
    return OwnOutlook(
        cards={
            name: card_outlook(content, player, content.cards[name], titles)
            for name in (*player.hand, *player.drawn)
        },
        usable=[move[1] for move in usable(table, seat, player)] if acting else [],
        raidable=[move[1] for move in raids(table, seat)]
        if acting and player.supply["raze"]
        else [],
    )


def playable(table: NorthTable, seat: int) -> set[str]:
    """N-094: the cards that the windows of actions would offer now; those just drawn as if they were in hand."""
    player = table.state.players[seat]
    hand, player.hand = player.hand, [*player.hand, *player.drawn]
    try:
        return {
            move[1]
            for action in table.content.tiles
            for move in plays(table, seat, action, can_perform(table, seat, action))
        }
    finally:
        player.hand = hand


def card_outlook(content: Content, player: Player, card: Card, playable: set[str]) -> CardOutlook:
    """What a card lacks; copies of a title are alike (N-244)."""
    places = [field.id for field in places_for(content, player, card)] if card.upgrade else []
    if card.cost is None:
        return CardOutlook({}, 0, card.title in playable, places)
    lacks = missing(player, card.cost)
    wanted = sum(number for kind, number in lacks.items() if kind in RESOURCES)
    spare = player.supply["gold"] - dict(card.cost.others).get("gold", 0)
    return CardOutlook(
        lacks, min(wanted, max(0, spare)), affords(player.supply, card.cost, MEANS), places
    )


def missing(player: Player, cost: Cost) -> dict[str, int]:
    """The units of a price that are not in the supply, before gold stands in for any."""
    short = ((kind, number - player.supply[kind]) for kind, number in (*cost.named, *cost.others))
    return {kind: number for kind, number in short if number > 0}


def wants(table: NorthTable, seat: int) -> dict[str, dict[str, int]]:
    """By card in hand that has a price, what a player lacks for it."""
    player, cards = table.state.players[seat], table.content.cards
    priced = ((name, cards[name].cost) for name in player.hand)
    return {name: missing(player, cost) for name, cost in priced if cost is not None}


# The solo game


def next_rule(content: Content, state: State) -> RoundRule | None:
    """N-237, N-238: what the scenario asks next, and in which round; None before the clan is known and at the end."""
    rule = content.scenarios[state.options.scenario].round_rule
    ending = rule.when == "expedition_end" and under_way(state, EndRound) is not None
    over = ending or state.phase in AFTER[rule.when]
    number, player = state.round + over, state.players[0]
    if not player.supply or number > content.solo.rounds or state.phase == "over":
        return None
    times = rule.times[number - 1] if rule.times else 0
    if rule.times_per:
        times = -(-all_workers(player) // rule.divisor)
    ahead = bool(rule.unless) and not over
    demand = content.rules[state.options.scenario].demand
    paid = payable(player, demand, times)
    return RoundRule(
        round=number,
        times=times,
        payable=paid,
        averted=ahead and bool(state.queue) and state.queue[0].raze > 0,
        island=state.near.open[0] if ahead and state.near.open else "",
        short=demand is not None and paid < times,
    )


def payable(player: Player, demand: Cost | None, times: int) -> int:
    """How many of so many demands a supply could pay, one after another."""
    if demand is None:
        return 0
    price = Cost()
    for paid in range(times):
        price = both(price, demand)
        if not covers(player.supply, price):
            return paid
    return times


def extra_costs(content: Content, solo: Solo) -> dict[str, dict[str, int]]:
    """N-232: by tired tile, what using it with a pawn costs more; HARVEST costs nothing more, but pays less."""
    found = {}
    for action, tile in content.tiles.items():
        if tile.id in solo.tired:
            cost = content.tired[action]
            found[tile.id] = {**dict(cost.named), **dict(cost.others)}
            if cost.any:
                found[tile.id]["resource"] = cost.any
    return found

"""What is still to be done on the agenda, by what it will probably bring."""

from __future__ import annotations

from typing import Final

from polyana.effects import GoOn, Receive
from polyana.games.north import deeds
from polyana.games.north.bot.realm import Realm
from polyana.games.north.bot.sea import best_of
from polyana.games.north.bot.worths import PLACES, Price
from polyana.games.north.state import Player, Ship, State
from polyana.kernel import Own

ASKED: Final = 1.6
"""What the target of a verb brings that is just being chosen."""


def under_way(realm: Realm, state: State, seat: int) -> float:
    """The deeds of a player in points, with the one that is just being asked about: it has left the agenda."""
    player = state.players[seat]
    asked = state.seat == seat and isinstance(state.agenda[-1], deeds.EndTurn)
    return ASKED * asked + sum(
        promise(realm, state, player, deed)
        for deed in state.agenda
        if isinstance(deed, Own) and deed.seat == seat
    )


def promise(realm: Realm, state: State, player: Player, deed: Own) -> float:
    """What a deed will bring; those that are not here bring nobody anything by themselves."""
    worths, step = realm.worths, realm.step
    cards, gains = worths.content.cards, worths.content.gains
    match deed:
        case deeds.Declare(action=action) | deeds.Perform(action=action):
            return performed(realm, state, player, action)
        case Receive(gain=key):
            return realm.gain(gains[key]) if "/" in key else 0.0
        case GoOn(gain=key, way=way, item=item):
            return sum(realm.item(rest) for rest in gains[key].ways[way][item:])
        case deeds.Settle(card=name):
            return realm.new.settled(cards[name].title)
        case deeds.Discount(card=name, left=left):
            price = realm.worths.price(worths.prices[cards[name].title], step)
            return realm.new.settled(cards[name].title) - max(0.0, price - 0.55 * left)
        case deeds.Attach(card=name):
            return realm.new.playing(cards[name].title)
        case deeds.Use(effect=name, part=part, times=times):
            rest = realm.parts_of(cards[name])[part:]
            return sum(max(0.0, use.net) for use in rest[bool(times) :])
        case deeds.DoPart(effect=name, part=part):
            return realm.parts_of(cards[name])[part].net
        case deeds.GainAny(noun=noun, number=number):
            best = worths.any_resource[step] if noun == "resource" else max(worths.good[step])
            return number * best
        case deeds.Happened(waiting=waiting):
            return sum(realm.pays(cards[name]) for name in waiting)
        case deeds.PayGoods(named=named, others=others):
            resources = tuple((PLACES[kind], number) for kind, number in named.items())
            more = tuple((PLACES[kind], number) for kind, number in others.items())
            return -worths.price(Price(resources, more, 0), step)
        case deeds.PayAny(number=number):
            return -0.5 * number
        case deeds.PayCard():
            return -0.6 * worths.card[step]
        case deeds.PaySite(verb=verb):
            return -realm.least_use if verb == "exhaust" else -realm.losses[0]
        case deeds.Arrive():
            ship = state.sailing
            if ship is None:
                return 0.0
            return best_of(realm, state.near.open, state.distant.open, ship)[0]
        case deeds.Take(how=how):
            raze = state.sailing.raze if state.sailing is not None and how != "pillage" else 0
            return realm.new.island(state.taken, raze if how != "conquer" else 2)
        case deeds.Payout(source=name, sets=sets):
            storage = cards[name].storage
            return sets * realm.gain(gains[storage.gain]) if storage is not None else 0.0
        case deeds.Salvage(left=left) | deeds.Scout(left=left):
            return 1.3 * left * worths.card[step]
        case deeds.Remove(noun=noun, left=left):
            return 0.3 * left if noun == "worker" else 0.0 if step else 0.6 * left
        case _:
            return 0.0


def performed(realm: Realm, state: State, player: Player, action: str) -> float:
    """What an action of a tile will bring."""
    worths, step, events = realm.worths, realm.step, realm.events
    copies = worths.content.copies
    match action:
        case "EXPLORE":
            return worths.card[step] + events["explore"]
        case "POPULATE":
            return realm.new_worker + events["populate"]
        case "HARVEST":
            return realm.harvest
        case "SAIL":
            best = best_of(realm, state.near.open, state.distant.open, Ship(0))[0]
            return best + events["sail"]
        case _:
            every = [
                realm.new.free(copies[name])
                for name in player.hand
                if copies[name] in worths.prices
            ]
            return max(every, default=0.0) + events["construct"]

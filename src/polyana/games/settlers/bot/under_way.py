"""What is still to be done on the agenda, by what it will probably bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.settlers.bot.realm import Realm
from polyana.games.settlers.bot.worths import VERBS, Worths
from polyana.games.settlers.rules.carrying import matches
from polyana.games.settlers.state import Deed, Player

Promise = Callable[[Worths, Player, Realm, Deed], float]


def under_way(worths: Worths, player: Player, realm: Realm, deeds: list[Deed]) -> float:
    """The deeds of a player in points."""
    value = 0.0
    for deed in deeds:
        promise = PROMISES.get(deed.what)
        if promise is not None:
            value += promise(worths, player, realm, deed)
    return value


def gain(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A gain, also one that has begun."""
    return worths.gain(deed.key, realm.left)


def settling(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A location that has been paid for."""
    return worths.built(worths.content.cards[deed.card], realm.left)


def building(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A location that must be paid for."""
    card = worths.content.cards[deed.card]
    cost = worths.price(worths.prices[card.printing], realm.left)
    locations = card.cost.location if deed.what == "build" else 0
    return settling(worths, player, realm, deed) - cost - sum(realm.losses[:locations])


def deal_made(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A Deal that has been paid for."""
    good = worths.content.cards[deed.card].deal
    return sum(worths.good(good, later) for later in range(realm.left + 1))


def dealing(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A Deal that must be paid for."""
    return deal_made(worths, player, realm, deed) - worths.price(worths.deal_price, realm.left)


def use(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """An action that is paid for next."""
    return worths.use(worths.content.cards[deed.card], realm.left)


def event(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """The triggers that will fire."""
    cards, value = worths.content.cards, 0.0
    for _, card in realm.cards:
        for trigger in card.when.get(deed.key, ()):
            if not trigger.arg or matches(cards[deed.card], trigger.arg):
                value += worths.fired(card, deed.key, realm.left)
    return value


def trigger(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A trigger that fires."""
    return worths.fired(worths.content.cards[deed.card], deed.key, realm.left)


def draw(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """Cards to be drawn."""
    return worths.card[realm.left] * deed.n


def pays(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """A Deal that pays."""
    return worths.good(deed.key, realm.left)


def spoils(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """The goods of a Raze field."""
    return sum(worths.good(good, realm.left) for good in worths.content.cards[deed.card].raze)


def owed(worths: Worths, player: Player, realm: Realm, deed: Deed) -> float:
    """What is still to be paid."""
    if deed.what == "pay_location" and player.foundations:
        return -worths.weights.foundation
    if deed.what == "pay_location":
        return -realm.losses[0] if realm.losses else 0.0
    return -VERBS[OWED[deed.what]]


OWED: Final = {"pay_resource": "resource", "pay_card": "hand_card", "pay_deal": "deal"}

PROMISES: Final[dict[str, Promise]] = {
    "gain": gain,
    "go_on": gain,
    "settle": settling,
    "build": building,
    "build_free": building,
    "make_deal": dealing,
    "deal": deal_made,
    "activate": use,
    "use": use,
    "event": event,
    "trigger": trigger,
    "draw": draw,
    "sift": lambda worths, player, realm, deed: 1.5 * worths.card[realm.left],
    "samurai": lambda worths, player, realm, deed: VERBS["samurai"] * deed.n,
    "steal": lambda worths, player, realm, deed: VERBS["steal"],
    "deal_pays": pays,
    "spoils": spoils,
    "spoil_pick": lambda worths, player, realm, deed: VERBS["copy_spoil"],
    "tithe": lambda worths, player, realm, deed: VERBS["tithe"],
    "keep_card": lambda worths, player, realm, deed: 0.6,
    "expedition": lambda worths, player, realm, deed: 0.6,
    "forced_discard": lambda worths, player, realm, deed: -VERBS["hand_card"],
    "pay_location": owed,
    "pay_resource": owed,
    "pay_card": owed,
    "pay_deal": owed,
}
"""What each deed promises; those that are missing bring nobody anything by themselves."""

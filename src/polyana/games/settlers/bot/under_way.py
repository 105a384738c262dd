"""What is still to be done on the agenda, by what it will probably bring."""

from __future__ import annotations

from collections.abc import Iterable

from polyana.effects import GoOn, Receive
from polyana.games.settlers import deeds
from polyana.games.settlers.bot.realm import Realm
from polyana.games.settlers.bot.worths import BY_WORD, Worths
from polyana.games.settlers.state import Player
from polyana.kernel import Deed, Own


def under_way(
    worths: Worths, seat: int, player: Player, realm: Realm, agenda: Iterable[Deed]
) -> float:
    """The deeds of a player in points."""
    return sum(
        promise(worths, player, realm, deed)
        for deed in agenda
        if isinstance(deed, Own) and deed.seat == seat
    )


def promise(worths: Worths, player: Player, realm: Realm, deed: Own) -> float:
    """What a deed will bring; those that are not here bring nobody anything by themselves."""
    cards, left = worths.content.cards, realm.left
    match deed:
        case Receive(gain=key) | GoOn(gain=key):
            return worths.gain(key, left)
        case deeds.Settle(card=name):
            return worths.built(cards[name], left)
        case deeds.Build(card=name):
            card = cards[name]
            locations = 0 if deed.by_card else card.cost.location
            cost = worths.price(worths.prices[card.printing], left)
            return worths.built(card, left) - cost - sum(realm.losses[:locations])
        case deeds.LayDeal(card=name):
            return deal(worths, cards[name].deal, left)
        case deeds.MakeDeal(card=name):
            return deal(worths, cards[name].deal, left) - worths.price(worths.deal_price, left)
        case deeds.Activate(card=name) | deeds.Use(card=name):
            return worths.use(cards[name], left)
        case deeds.Happen():
            return triggers(worths, realm, deed)
        case deeds.SetOff(source=name):
            return worths.fired(cards[name], deed.event, left)
        case deeds.Draw(number=number):
            return worths.card[left] * number
        case deeds.Sift():
            return 1.5 * worths.card[left]
        case deeds.DealPays(good=good):
            return worths.good(good, left)
        case deeds.Spoils(card=name):
            return sum(worths.good(good, left) for good in cards[name].raze)
        case deeds.DeploySamurai(number=number):
            return BY_WORD["samurai"] * number
        case deeds.Steal():
            return BY_WORD["steal"]
        case deeds.PickSpoil():
            return BY_WORD["copy_spoil"]
        case deeds.Tithe():
            return BY_WORD["tithe"]
        case deeds.KeepCard() | deeds.GoOnExpedition():
            return 0.6
        case deeds.PayCard() | deeds.ForcedDiscard():
            return -BY_WORD["hand_card"]
        case deeds.PayResource():
            return -BY_WORD["resource"]
        case deeds.PayDeal():
            return -BY_WORD["deal"]
        case deeds.PayLocation():
            return -given_up(worths, player, realm)
        case _:
            return 0.0


def deal(worths: Worths, good: str, left: int) -> float:
    """A Deal that pays now and in every Production to come."""
    return sum(worths.good(good, later) for later in range(left + 1))


def triggers(worths: Worths, realm: Realm, deed: deeds.Happen) -> float:
    """The triggers that will be set off."""
    cards, value = worths.content.cards, 0.0
    for _, card in realm.cards:
        for trigger in card.when.get(deed.event, ()):
            if not trigger.arg or trigger.fits(deed.event, cards[deed.built].kinds):
                value += worths.fired(card, deed.event, realm.left)
    return value


def given_up(worths: Worths, player: Player, realm: Realm) -> float:
    """What a location costs that is owed: a Foundation will do."""
    if player.foundations:
        return worths.weights.foundation
    return realm.losses[0] if realm.losses else 0.0

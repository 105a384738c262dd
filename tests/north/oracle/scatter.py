"""Tables in the middle of a game with everything lying about: the corners that random games hardly reach."""

from __future__ import annotations

import random

from polyana.games.north import North
from polyana.games.north.state import Options, Player, Sea, Ship, Site, State
from polyana.kernel import Chance, Match
from tests.north.oracle.box import CARDS, GOODS


def scattered(game: North, options: Options, seed: int) -> State:
    """A position of the Action phase in which cards, Goods, pawns and ships lie anywhere they may."""
    luck = random.Random(seed)
    match = Match(game, options, seed)
    while match.state.phase != "action":
        match.answer(match.asks[0].seat, luck.choice(match.asks[0].options))
    state = match.state
    state.chance = Chance(seed)
    for player in state.players:
        _scatter(player, luck)
    for sea in (state.near, state.distant):
        _drain(sea, state, luck)
    for seat, player in enumerate(state.players):
        while player.ships and luck.random() < 0.6:
            player.ships -= 1
            load = (luck.randint(0, 1), luck.randint(0, 2))
            state.queue.insert(luck.randint(0, len(state.queue)), Ship(seat, *load))
    passed = luck.random() < 0.3 and len(state.players) > 2
    state.players[-1].passed = passed
    state.seat = state.first = 0
    if state.solo is not None:
        state.solo.tired = luck.sample(state.ring, luck.randint(0, 3))
    return state


def _scatter(player: Player, luck: random.Random) -> None:
    """Cards into the empire, the hand and the discard pile; Goods, Workers, pawns, points."""
    cards = [*player.deck, *player.hand, *player.discard]
    luck.shuffle(cards)
    player.deck, player.hand, player.discard = [], [], []
    crowd, held = luck.uniform(0, 0.7), luck.uniform(0, 0.3)
    empty = luck.random() < 0.15
    for name in cards:
        chance = luck.random()
        if chance < crowd and _enter(player, name, luck):
            continue
        if chance < crowd + held or empty:
            player.hand.append(name)
        else:
            luck.choice((player.deck, player.discard)).append(name)
    if luck.random() < 0.2:
        for name in [name for name in player.empire if CARDS[name].starting]:
            if not any(site.under == name for site in player.empire.values()):
                del player.empire[name]
                player.gone.append(name)
    most = luck.choice((0, 1, 4))
    player.supply = {kind: luck.randint(0, most) for kind in GOODS}
    player.supply["worker"], player.spent = luck.randint(0, 3), luck.randint(0, 4)
    player.vp = luck.choice((0, 12, 22, 24))
    player.scored = {"action": player.vp}
    for pawn in player.pawns:
        if luck.random() < 0.5:
            pawn.tile = luck.choice(("explore", "populate", "construct", "harvest", "sail"))
            pawn.used = luck.random() < 0.5


def _enter(player: Player, name: str, luck: random.Random) -> bool:
    """Puts a card into the empire, if it can lie there."""
    card = CARDS[name]
    site = Site(exhausted=card.kind == "action" and luck.random() < 0.4)
    if card.kind == "boost":
        return False
    if card.kind == "upgrade":
        hosts = [
            other
            for other, under in player.empire.items()
            if not under.under
            and CARDS[other].goods & card.goods
            and CARDS[other].kind != "upgrade"
        ]
        if not hosts:
            return False
        site.under = luck.choice(hosts)
    if card.storage is not None:
        kind = {"resource": "wood", "good": "raze"}.get(card.storage.word, card.storage.word)
        number = luck.randint(0, 5)
        site.goods = {kind: number} if number else {}
    elif card.assigns:
        site.workers = luck.randint(0, 2)
    player.empire[name] = site
    return True


def _drain(sea: Sea, state: State, luck: random.Random) -> None:
    """Some islands are conquered, some discarded; sometimes all that is left lies in empires."""
    for name in [*sea.deck, *sea.open]:
        if luck.random() < 0.3 or (luck.random() < 0.1 and name in sea.open):
            (sea.deck if name in sea.deck else sea.open).remove(name)
            if luck.random() < 0.5:
                exhausted = CARDS[name].kind == "action" and luck.random() < 0.5
                luck.choice(state.players).empire[name] = Site(exhausted=exhausted)
            else:
                sea.discard.append(name)

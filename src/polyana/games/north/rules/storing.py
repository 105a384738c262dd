"""Goods and Workers on cards: assign, remove, recover, pay out (A15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.games.north import deeds
from polyana.games.north.effects import GOODS, RESOURCES, SUPPLY, Card
from polyana.games.north.rules.acts import Act
from polyana.games.north.rules.empire import (
    sites,
)
from polyana.games.north.state import Player
from polyana.kernel import Move, then
from polyana.notation import UpTo

ASSIGNED: Final = (*SUPPLY, "resource", "good")
"""N-173: what may be put on a card."""
MIXED: Final = {"resource": RESOURCES, "good": GOODS}
"""N-017: the kinds that a noun leaves open."""


def has_to_assign(act: Act) -> bool:
    """N-173: whether a unit can be put on the card; an exact number must be there in full."""
    supply, goods = act.player.supply, act.goods
    held = sum([supply[kind] for kind in kinds_of(goods.noun)])
    return held >= (1 if isinstance(act.item.args[0], UpTo) else goods.amount)


def kinds_of(noun: str) -> tuple[str, ...]:
    """N-014, N-173: what may be put on a card for a noun; gold never stands for a Resource."""
    return MIXED.get(noun, (noun,))


def assign(act: Act) -> None:
    """N-171, N-173: so many units, or up to so many, are put on the card."""
    upto = isinstance(act.item.args[0], UpTo)
    goods = act.goods
    then(
        act.state,
        deeds.Assign(act.seat, act.source, goods.noun, goods.amount, upto=upto),
    )


def has_assigned(act: Act) -> bool:
    """Whether anything lies on own cards that could be taken."""
    every = act.player.empire.values()
    if act.goods.noun == "worker":
        return sum([site.workers for site in every]) > 0
    return any(site.goods for site in every)


def remove(act: Act) -> None:
    """N-175: up to so many units are taken from own cards."""
    goods = act.goods
    then(act.state, deeds.Remove(act.seat, act.source, goods.noun, goods.amount))  # type: ignore[arg-type]


def has_spent(act: Act) -> bool:
    """Whether a Worker lies on the own clan tile."""
    return act.player.spent > 0


def recover(act: Act) -> None:
    """N-176: all of them, if there are fewer."""
    player = act.player
    number = min(act.goods.amount, player.spent)
    player.spent -= number
    player.supply["worker"] += number
    act.table.tell("recovered", act.seat, number)


def payout_targets(act: Act) -> Iterator[Move]:
    """N-195: own cards with at least one full set on them."""
    for card, _ in sites(act.content, act.player):
        if full_sets(act.player, card):
            yield card.target


def full_sets(player: Player, card: Card) -> int:
    """N-190, N-193, N-196: how many full sets of Goods lie on a card with Storage."""
    if card.storage is None:
        return 0
    goods = player.empire[card.id].goods
    kinds = kinds_of(card.storage.noun)
    return sum(goods.get(kind, 0) for kind in kinds) // card.storage.number


def payout(act: Act) -> None:
    """N-195: as in Lookout, but for so many sets at most."""
    card = act.content.cards[act.target]
    sets = min(act.number, full_sets(act.player, card))
    then(act.state, deeds.Payout(act.seat, card.id, sets))

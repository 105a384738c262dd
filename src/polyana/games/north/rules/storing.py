"""Goods and Workers on cards: assign, remove, recover, pay out (A15)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.north import deeds
from polyana.games.north.effects import GOODS, RESOURCES, Card
from polyana.games.north.rules.acts import Act
from polyana.games.north.rules.empire import (
    sites,
)
from polyana.games.north.state import Player
from polyana.kernel import Move, then
from polyana.notation import UpTo


def has_to_assign(act: Act) -> bool:
    """N-173: whether a unit can be put on the card; an exact number must be there in full."""
    supply, goods = act.player.supply, act.goods
    held = sum(supply[kind] for kind in kinds_of(goods.noun))
    return held >= (1 if isinstance(act.item.args[0], UpTo) else goods.amount)


def kinds_of(noun: str) -> tuple[str, ...]:
    """N-014, N-173: what may be put on a card for a noun; gold never stands for a Resource."""
    return {"resource": RESOURCES, "good": GOODS}.get(noun, (noun,))


def assign(act: Act, move: Move) -> None:
    """N-171, N-173."""
    upto = isinstance(act.item.args[0], UpTo)
    goods = act.goods
    then(
        act.table.state,
        deeds.Assign(act.seat, act.source, goods.noun, goods.amount, upto=upto),
    )


def has_assigned(act: Act) -> bool:
    """Whether anything lies on own cards that could be taken."""
    every = act.player.empire.values()
    if act.goods.noun == "worker":
        return any(site.workers for site in every)
    return any(site.goods for site in every)


def remove(act: Act, move: Move) -> None:
    """N-175."""
    goods = act.goods
    then(act.table.state, deeds.Remove(act.seat, act.source, goods.noun, goods.amount))  # type: ignore[arg-type]


def recover(act: Act, move: Move) -> None:
    """N-176: all of them, if there are fewer."""
    player = act.player
    number = min(act.goods.amount, player.spent)
    player.spent -= number
    player.supply["worker"] += number
    act.table.tell("recovered", act.seat, number)


def payout_targets(act: Act) -> Iterator[Move]:
    """N-195: own cards with at least one full set on them."""
    for card, _ in sites(act.table.content, act.player):
        if full_sets(act.player, card):
            yield card.target


def full_sets(player: Player, card: Card) -> int:
    """N-190, N-193, N-196: how many full sets of Goods lie on a card with Storage."""
    if card.storage is None:
        return 0
    goods = player.empire[card.id].goods
    kinds = kinds_of(card.storage.noun)
    return sum(goods.get(kind, 0) for kind in kinds) // card.storage.number


def payout(act: Act, move: Move) -> None:
    """N-195: as in Lookout, but for so many sets at most."""
    card = act.table.content.cards[move[1]]
    sets = min(act.number, full_sets(act.player, card))
    then(act.table.state, deeds.Payout(act.seat, card.id, sets))

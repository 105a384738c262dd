"""Cards that are looked for, taken back, built for less or gathered from (A15)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import Price, affords
from polyana.games.north import deeds
from polyana.games.north.effects import MEANS, Card
from polyana.games.north.rules.acts import Act
from polyana.games.north.rules.empire import (
    pay_goods_of,
    return_to_hand,
    sites,
)
from polyana.games.north.rules.holdings import (
    can_draw,
    leave_hand,
    look_at,
)
from polyana.games.north.rules.paying import alike, without_site
from polyana.games.north.rules.promise import has_promised, keeps_promise
from polyana.kernel import Move, then, under_way


def find_targets(act: Act) -> Iterator[Move]:
    """N-182, N-183: the cards of the own deck that are looked for."""
    cards, named = act.content.cards, act.word
    for name in alike(act.content, sorted(act.player.deck)):
        card = cards[name]
        by_type = named == "type" and str(act.item.args[1]) in card.types and card.kind != "boost"
        if by_type or card.title == named:
            yield card.pick


def find(act: Act) -> None:
    """N-182, N-183: the card is shown and taken; the deck is shuffled in any case."""
    player = act.player
    if act.move:
        player.deck.remove(act.target)
        player.hand.append(act.target)
        act.table.tell("found", act.seat, act.target)
    else:
        act.table.tell("found_nothing", act.seat)
    act.state.chance.shuffle(player.deck)


def has_deck(act: Act) -> bool:
    """Whether there is a deck to search; everybody sees if there is none."""
    return bool(act.player.deck)


def returnable(act: Act) -> Iterator[Card]:
    """N-201: other own clan cards but starting cards."""
    for card, _ in sites(act.content, act.player):
        if card.id != act.source and not card.starting and not card.distance:
            yield card


def take_back_targets(act: Act) -> Iterator[Move]:
    """N-104: of those, none by which the declared action becomes impossible."""
    table, seat = act.table, act.seat
    free = not has_promised(table, seat)
    for card in returnable(act):
        if free or without_site(act.player, card.id, lambda: keeps_promise(table, seat), hand=True):
            yield card.target


def spares_construct(act: Act) -> bool:
    """N-251: whether it hangs on the hand what may be taken back while CONSTRUCT is declared."""
    declared = under_way(act.state, deeds.Perform)
    if declared is None or declared.seat != act.seat:
        return False
    return any(True for _ in returnable(act))


def take_back(act: Act) -> None:
    """N-201: the card returns to hand."""
    return_to_hand(act.table, act.seat, act.target)


def build_targets(act: Act) -> Iterator[Move]:
    """N-202: goods-cost Locations in hand that can be paid with the discount."""
    cards, player = act.content.cards, act.player
    for name in alike(act.content, player.hand):
        cost = cards[name].cost
        if cost is not None and any(
            affords(player.supply, cheaper, MEANS) for cheaper in discounts(cost, act.number)
        ):
            yield cards[name].build


def discounts(cost: Price, less: int) -> list[Price]:
    """N-202: the prices that are left when so many Goods are saved, in every way."""
    named, others = dict(cost.named), dict(cost.others)
    kinds = [kind for kind in (*named, *others) if kind != "worker"]
    if not less or not kinds:
        return [cost]
    found = []
    for kind in kinds:
        side = named if kind in named else others
        side[kind] -= 1
        left = Price(named=_left(named), others=_left(others))
        found += discounts(left, less - 1)
        side[kind] += 1
    return found


def _left(amounts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, number) for kind, number in amounts.items() if number)


def build(act: Act) -> None:
    """N-202: an ordinary building for less."""
    leave_hand(act.table, act.seat, act.target)
    then(act.state, deeds.Discount(act.seat, act.target, act.number))


def has_discard(act: Act) -> bool:
    """Whether there is anything in the own discard pile."""
    return bool(act.player.discard)


def salvage(act: Act) -> None:
    """N-204: cards are taken from the own discard pile, one by one."""
    then(act.state, deeds.Salvage(act.seat, act.source, act.number))


def can_scout(act: Act) -> bool:
    """Whether there are cards to look at."""
    return can_draw(act.player)


def scout(act: Act) -> None:
    """N-259: the cards are looked at, then some are taken."""
    look_at(act.table, act.seat, act.number)
    act.table.tell("scouted", act.seat, len(act.player.drawn))
    taken = act.item.args[1]
    assert isinstance(taken, int)
    then(act.state, deeds.Scout(act.seat, act.source, taken))


def gather_targets(act: Act) -> Iterator[Move]:
    """N-111, N-203: own Field and upgrade cards."""
    for card, _ in sites(act.content, act.player):
        if card.goods:
            yield card.target


def gather(act: Act) -> None:
    """N-203: exactly one card's Goods."""
    pay_goods_of(act.table, act.seat, act.content.cards[act.target])

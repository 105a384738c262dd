"""What the tiles themselves do, and what a scenario does to them (A7, A19)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.north.rules import islands, ships
from polyana.games.north.rules.acts import Act
from polyana.games.north.rules.empire import (
    enter,
    fields,
    pay_goods_of,
    upgrades_of,
)
from polyana.games.north.rules.holdings import (
    leave_hand,
    lose_points,
)
from polyana.games.north.rules.paying import alike
from polyana.kernel import Move, then


def construct_targets(act: Act) -> Iterator[Move]:
    """N-085, N-087: goods-cost Locations in hand."""
    cards = act.content.cards
    for name in alike(act.content, act.player.hand):
        if cards[name].cost is not None:
            yield ("construct", name)


def construct(act: Act) -> None:
    """N-085, N-086: it is placed for nothing."""
    leave_hand(act.table, act.seat, act.target)
    act.table.tell("constructed", act.seat, act.target)
    then(act.state, *enter(act.table, act.seat, act.target))


def harvest_targets(act: Act) -> Iterator[Move]:
    """N-088, N-111: own Field cards."""
    for card in fields(act.content, act.player):
        yield ("harvest", card.id)


def harvest(act: Act) -> None:
    """N-088: all Goods of the Field, and of its upgrades if the tile is not tired (N-232)."""
    cards = act.content.cards
    names = [act.target, *(upgrades_of(act.player, act.target) if act.word == "stack" else ())]
    act.table.tell("harvested", act.seat, act.target)
    for name in names:
        pay_goods_of(act.table, act.seat, cards[name])


def load_targets(act: Act) -> Iterator[Move]:
    """N-142, N-143, N-146: what the ship carries."""
    if not ships.has_ship(act.player):
        return
    supply, limits = act.player.supply, act.content.limits
    for raze in range(min(limits.max_raze_per_ship, supply["raze"]) + 1):
        for fish in range(min(limits.max_fish_per_ship, supply["fish"]) + 1):
            yield ("load", str(fish), str(raze))


def launch(act: Act) -> None:
    """N-089: a ship sets out with its load."""
    ships.send(act.table, act.seat, int(act.target), int(act.move[2]))


# The solo game


def lose(act: Act) -> None:
    """N-230: points are lost."""
    lose_points(act.table, act.seat, act.goods.amount)


def tire(act: Act) -> None:
    """N-234: the tile shows its tired side now."""
    solo, tile = act.state.solo, act.content.tiles[act.word].id
    if solo is not None and tile not in solo.tired:
        solo.tired.append(tile)
    act.table.tell("tired", tile)


def rest(act: Act) -> None:
    """N-234: all tiles show their normal side."""
    if act.state.solo is not None:
        act.state.solo.tired.clear()
    act.table.tell("rested")


def sweep(act: Act) -> None:
    """N-235: the open islands of a kind are replaced."""
    limits = act.content.limits
    near = act.word == "near"
    number = limits.near_islands_open if near else limits.distant_islands_open
    islands.renew(act.table, act.word, number)


def rival_takes(act: Act) -> None:
    """N-235: the island that has lain longest is discarded, if there is one."""
    sea = act.state.near if act.word == "near" else act.state.distant
    if sea.open:
        name = sea.open.pop(0)
        sea.discard.append(name)
        act.table.tell("rival_took", name)

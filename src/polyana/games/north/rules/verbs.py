"""The verbs of the cards, one row each: what each may be aimed at, when it can happen, what it does (A15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.effects import Gain, Item, always, can_happen, number_of, rows
from polyana.games.north import deeds
from polyana.games.north.effects import FREE, SUPPLY, Card, Part
from polyana.games.north.rules.acts import Act, Verb
from polyana.games.north.rules.counting import COUNTERS, Whose
from polyana.games.north.rules.empire import (
    may_be_copied,
    sites,
)
from polyana.games.north.rules.finding import (
    build,
    build_targets,
    can_scout,
    find,
    find_targets,
    gather,
    gather_targets,
    has_deck,
    has_discard,
    salvage,
    scout,
    spares_construct,
    take_back,
    take_back_targets,
)
from polyana.games.north.rules.holdings import (
    can_draw,
    gain_good,
)
from polyana.games.north.rules.paying import can_pay, for_action
from polyana.games.north.rules.promise import NEEDS, can_perform
from polyana.games.north.rules.storing import (
    ASSIGNED,
    assign,
    has_assigned,
    has_spent,
    has_to_assign,
    payout,
    payout_targets,
    recover,
    remove,
)
from polyana.games.north.rules.tiling import (
    construct,
    construct_targets,
    harvest,
    harvest_targets,
    launch,
    load_targets,
    lose,
    rest,
    rival_takes,
    sweep,
    tire,
)
from polyana.games.north.rules.turning import (
    exhaust_dearest,
    exhausted_islands,
    move_pawn,
    move_pawn_targets,
    raid,
    raid_targets,
    refresh,
    refresh_targets,
    wake_pawn,
    wake_targets,
)
from polyana.games.north.rules.voyages import (
    early,
    early_targets,
    gain_ship,
    move_ship,
    move_ship_targets,
    ship_waits,
)
from polyana.games.north.state import NorthTable, clockwise
from polyana.kernel import Move, then

# Actions in capitals


def declare(act: Act) -> None:
    """N-092, N-096: the action is performed as from a tile, window included."""
    then(act.state, deeds.Declare(act.seat, act.item.word))  # type: ignore[arg-type]


def may_declare(act: Act) -> bool:
    """N-090, N-091: whether the action can be carried out, perhaps with the help of a card."""
    return can_declare(act.table, act.seat, act.item.word)


def can_perform_it(act: Act) -> bool:
    """N-090: whether the action can be carried out as things stand, whatever Goods are at hand."""
    return can_perform(act.table, act.seat, act.item.word)


def can_declare(table: NorthTable, seat: int, action: str) -> bool:
    """N-090: whether an action can be carried out, or a card played in its window makes it possible (N-091)."""
    if can_perform(table, seat, action):
        return True
    if table.content.enabling.isdisjoint(table.state.players[seat].hand):
        return False
    return any(enablers(table, seat, action))


def declarable(table: NorthTable, seat: int) -> list[str]:
    """N-090, N-091: all actions that can be declared."""
    content, player = table.content, table.state.players[seat]
    tiles = content.tiles
    legal = [action for action in tiles if NEEDS[action](content, player)]
    if len(legal) == len(tiles) or content.enabling.isdisjoint(player.hand):
        return legal
    return [action for action in tiles if action in legal or any(enablers(table, seat, action))]


def enablers(table: NorthTable, seat: int, action: str) -> Iterator[str]:
    """N-091: the hand cards that make a declared action possible when they are played in its window."""
    for card in for_action(table.content, table.state.players[seat], action):
        if card.kind == "boost":
            if any(brings(table, seat, card.id, part, action) for part in card.parts):
                yield card.id
        elif action == "HARVEST" and card.field:
            yield card.id


def brings(table: NorthTable, seat: int, source: str, part: Part, action: str) -> bool:
    """N-091: whether a part of a Boost makes an action possible."""
    for way in table.content.gains[part.gain].ways:
        for item in way:
            verb = VERBS.get(item.word)
            if verb is None or verb.brings != action or verb.targets is None:
                continue
            act = Act(table, seat, source, item)
            if action == "SAIL" and any(True for _ in verb.targets(act)):
                return can_do(table, seat, source, part)
            if action == "CONSTRUCT" and any(
                table.content.cards[name].cost is not None for _, name in verb.targets(act)
            ):
                return can_do(table, seat, source, part)
    return False


# Copying


def linkable(act: Act) -> Iterator[Card]:
    """N-178 to N-180: the other own cards that may be copied; a fixed link leaves no choice."""
    content, player = act.content, act.player
    own = player.empire.get(act.source)
    link = own.link if own is not None and not content.cards[act.source].relink else ""
    for card, _ in sites(content, player):
        if may_be_copied(card) and card.id != act.source and link in ("", card.id):
            yield card


def copy_targets(act: Act) -> Iterator[Move]:
    """N-258: those whose effect can be used now, as if it stood on the copying card."""
    for card in linkable(act):
        if can_use(act.table, act.seat, act.source, card):
            yield card.target


def copies_hidden(act: Act) -> bool:
    """Whether it hangs on the hand if one of them can be used."""
    every = (part for card in linkable(act) for part in card.parts)
    return any(hangs_on_hand(act.table, part) for part in every)


def copy(act: Act) -> None:
    """N-177, N-179: its effect is used as if printed here."""
    if act.source in act.player.empire:
        act.player.empire[act.source].link = act.target
    act.table.tell("copied", act.seat, act.source, act.target)
    then(act.state, deeds.Use(act.seat, act.source, act.target))


# Others


def others_there(act: Act) -> bool:
    """Whether another player has not passed."""
    every = enumerate(act.state.players)
    return any(seat != act.seat and not player.passed for seat, player in every)


def others(act: Act) -> None:
    """N-060, N-219: each other player who has not passed gains it, clockwise."""
    state, goods = act.state, act.goods
    for seat in clockwise(state, act.seat):
        if seat != act.seat and not state.players[seat].passed:
            gain_good(act.table, seat, goods.noun, goods.amount)


VERBS: Final[dict[str, Verb]] = rows(
    Verb("EXPLORE", declare, possible=may_declare, worth=1.0),
    Verb("POPULATE", declare, possible=may_declare, worth=2.4),
    Verb(
        "CONSTRUCT", declare, possible=may_declare, hidden=always, worth=2.8, by_goods=True,
        anyway=can_perform_it,
    ),
    Verb("HARVEST", declare, possible=may_declare, hidden=always, worth=2.3),
    Verb(
        "SAIL", declare, possible=may_declare, hidden=always, worth=2.7, by_goods=True,
        anyway=can_perform_it,
    ),
    Verb("assign(goods)", assign, possible=has_to_assign, worth=1.2, nouns=ASSIGNED, by_goods=True),
    Verb("remove(goods)", remove, possible=has_assigned, worth=1.5, nouns=("worker", "good")),
    Verb(
        "recover(goods)", recover, possible=has_spent, worth=1.6, nouns=("worker",), by_goods=True,
        anyway=has_spent,
    ),
    Verb(
        "copy(copied, link?)", copy, "copy", copy_targets, hidden=copies_hidden, worth=2.5,
        by_goods=True,
    ),
    Verb("find(word, type?)", find, "find", find_targets, has_deck, hidden=has_deck, worth=1.8),
    Verb("move_pawn", move_pawn, "move_pawn", move_pawn_targets, optional=True, worth=0.8),
    Verb("wake_pawn", wake_pawn, "wake_pawn", wake_targets, optional=True, worth=1.5),
    Verb(
        "refresh(refreshed)", refresh, "refresh", refresh_targets,
        lambda act: act.word == "islands" and bool(exhausted_islands(act)), optional=True, worth=1.8,
    ),
    Verb("exhaust(exhausted)", exhaust_dearest, worth=-1.0, only="solo"),
    Verb("raid(price)", raid, "raid", raid_targets, optional=True, worth=1.2),
    Verb("move_ship(number)", move_ship, "move_ship", move_ship_targets, optional=True, worth=0.6),
    Verb(
        "pillage_now", early, "early_ship", early_targets, optional=True, brings="SAIL", worth=2.6
    ),
    Verb("conquer_now(price?)", early, "early_ship", early_targets, optional=True, worth=3.0),
    Verb("gain_ship(ship)", gain_ship, possible=ship_waits, worth=3.0, lasts=True),
    Verb("gather(ground)", gather, "gather", gather_targets, optional=True, worth=1.6),
    Verb("discard(given)", worth=-2.0),
    Verb(
        "take_back(given)", take_back, "take_back", take_back_targets,
        hidden=spares_construct, optional=True, brings="CONSTRUCT",
    ),
    Verb(
        "build(number)", build, "build_pick", build_targets, hidden=always, optional=True, worth=1.0,
        by_goods=True,
    ),
    Verb("salvage(number)", salvage, possible=has_discard, worth=1.2),
    Verb("scout(number, number)", scout, possible=can_scout, worth=1.8),
    Verb("payout(number)", payout, "payout", payout_targets, optional=True, worth=2.0),
    Verb("others(goods)", others, possible=others_there, worth=-0.3, nouns=SUPPLY),
    Verb("lose(goods)", lose, worth=-2.0, nouns=("vp",), only="solo"),
    Verb("tire(tile)", tire, worth=-0.7, only="solo"),
    Verb("rest(tiles)", rest, worth=0.7, only="solo"),
    Verb("sweep(distance)", sweep, only="solo"),
    Verb("rival_takes(distance)", rival_takes, worth=-0.5, only="solo"),
    Verb("place_free", construct, "construct", construct_targets, hidden=always, only="tile"),
    Verb("harvest(how)", harvest, "harvest", harvest_targets, only="tile"),
    Verb("launch", launch, "load", load_targets, only="tile"),
)  # fmt: skip


# What can happen


def possible(table: NorthTable, seat: int, source: str, item: Item) -> bool:
    """N-022: whether an item of a gain could do something now."""
    verb = VERBS.get(item.word)
    if verb is not None:
        return can_happen(verb, Act(table, seat, source, item))
    if item.word == "card":
        return can_draw(table.state.players[seat])
    return bool(count(table, seat, item))


def count(table: NorthTable, seat: int, item: Item) -> int:
    """N-024: how many, counted now."""
    if not item.counter and not item.more:
        return item.amount
    return number_of(item, COUNTERS, Whose(table.content, table.state.players[seat]))


def works(table: NorthTable, seat: int, source: str, gain: Gain) -> bool:
    """Whether a gain could do something in one of its ways."""
    if gain.sure or len(gain.ways) == 1:
        return gain.sure or way_works(table, seat, source, gain.ways[0])
    return any(way_works(table, seat, source, way) for way in gain.ways)


def works_anyway(table: NorthTable, seat: int, source: str, gain: Gain) -> bool:
    """Whether a gain could do something now, and no Goods or Workers that are paid for it could change that.

    Paid Workers can only add to what is counted.
    """
    for way in gain.ways:
        for item in way:
            verb = VERBS.get(item.word)
            if verb is None or not verb.by_goods:
                if possible(table, seat, source, item):
                    return True
            elif verb.anyway is not None and verb.anyway(Act(table, seat, source, item)):
                return True
    return False


def way_works(table: NorthTable, seat: int, source: str, way: tuple[Item, ...]) -> bool:
    """N-018: whether a way of a gain could do something."""
    if len(way) == 1:
        return possible(table, seat, source, way[0])
    return any(possible(table, seat, source, item) for item in way)


def can_do(table: NorthTable, seat: int, source: str, part: Part) -> bool:
    """N-020, N-022: whether a part can be paid, and then does something."""
    gain = table.content.gains[part.gain]
    if len(part.costs) == 1:
        return can_pay(table, seat, source, part.cost, gain, works)
    return any(can_pay(table, seat, source, cost, gain, works) for cost in part.costs)


def hangs_on_hand(table: NorthTable, part: Part) -> bool:
    """Whether it hangs on hidden cards if a part can be done."""
    return table.content.gains[part.gain].hidden or any(cost.hand_card for cost in part.costs)


def can_use(table: NorthTable, seat: int, source: str, card: Card) -> bool:
    """N-120: whether at least one part of an effect can be carried out."""
    first, *further = card.parts
    if can_do(table, seat, source, first):
        return True
    return bool(further) and any(can_do(table, seat, source, part) for part in further)


def pays(table: NorthTable, seat: int, card: Card) -> bool:
    """N-022, N-025: whether the effect of a card would do something for the one price in goods that it has."""
    content = table.content
    gain = content.gains[card.parts[0].gain]
    if card.price is FREE or gain.key not in content.by_goods:
        first, single = gain.ways[0], len(gain.ways) == 1
        if single and len(first) == 1:  # nearly always
            return possible(table, seat, card.id, first[0])
        return works(table, seat, card.id, gain)
    return works_anyway(table, seat, card.id, gain) or can_use(table, seat, card.id, card)

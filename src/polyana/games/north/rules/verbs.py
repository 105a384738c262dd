"""The verbs of the cards, one row each: what each may be aimed at, when it can happen, what it does (A15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.effects import Item, number_of, rows
from polyana.games.north import deeds
from polyana.games.north.effects import SUPPLY, Card, Gain, Part
from polyana.games.north.rules.acts import Act, Verb, always
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
from polyana.games.north.rules.paying import alike, can_pay
from polyana.games.north.rules.promise import can_perform
from polyana.games.north.rules.storing import (
    assign,
    has_assigned,
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


def declare(act: Act, move: Move) -> None:
    """N-092, N-096: the action is performed as from a tile, window included."""
    then(act.table.state, deeds.Declare(act.seat, act.item.word))  # type: ignore[arg-type]


def may_declare(act: Act) -> bool:
    """N-090, N-091."""
    return can_declare(act.table, act.seat, act.item.word)


def can_declare(table: NorthTable, seat: int, action: str) -> bool:
    """N-090: whether an action can be carried out, or a card played in its window makes it possible (N-091)."""
    return can_perform(table, seat, action) or any(enablers(table, seat, action))


def enablers(table: NorthTable, seat: int, action: str) -> Iterator[str]:
    """N-091: the hand cards that make a declared action possible when they are played in its window."""
    cards = table.content.cards
    for name in alike(table.content, table.state.players[seat].hand):
        card = cards[name]
        if card.requires != action:
            continue
        if card.kind == "boost":
            if any(brings(table, seat, name, part, action) for part in card.parts):
                yield name
        elif action == "HARVEST" and card.field:
            yield name


def brings(table: NorthTable, seat: int, source: str, part: Part, action: str) -> bool:
    """N-091: whether a part of a Boost makes an action possible."""
    for way in table.content.gains[part.key].ways:
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
    content, player = act.table.content, act.player
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


def copy(act: Act, move: Move) -> None:
    """N-177, N-179: its effect is used as if printed here."""
    if act.source in act.player.empire:
        act.player.empire[act.source].link = move[1]
    act.table.tell("copied", act.seat, act.source, move[1])
    then(act.table.state, deeds.Use(act.seat, act.source, move[1]))


# Others


def others_there(act: Act) -> bool:
    """Whether another player has not passed."""
    every = enumerate(act.table.state.players)
    return any(seat != act.seat and not player.passed for seat, player in every)


def others(act: Act, move: Move) -> None:
    """N-060, N-219: each other player who has not passed gains it, clockwise."""
    state, goods = act.table.state, act.goods
    for seat in clockwise(state, act.seat):
        if seat != act.seat and not state.players[seat].passed:
            gain_good(act.table, seat, goods.noun, goods.amount)


VERBS: Final[dict[str, Verb]] = rows(
    Verb("EXPLORE", declare, possible=may_declare, worth=1.0),
    Verb("POPULATE", declare, possible=may_declare, worth=2.4),
    Verb("CONSTRUCT", declare, possible=may_declare, hidden=always, worth=2.8),
    Verb("HARVEST", declare, possible=may_declare, hidden=always, worth=2.3),
    Verb("SAIL", declare, possible=may_declare, hidden=always, worth=2.7),
    Verb("assign(goods)", assign, possible=has_to_assign, worth=1.2),
    Verb("remove(goods)", remove, possible=has_assigned, worth=1.5),
    Verb("recover(goods)", recover, possible=lambda act: act.player.spent > 0, worth=1.6),
    Verb("copy(copied, link?)", copy, "copy", copy_targets, hidden=copies_hidden, worth=2.5),
    Verb("find(word, type?)", find, "find", find_targets, has_deck, hidden=always, worth=1.8),
    Verb("move_pawn", move_pawn, "move_pawn", move_pawn_targets, optional=True, worth=0.8),
    Verb("wake_pawn", wake_pawn, "wake_pawn", wake_targets, optional=True, worth=1.5),
    Verb(
        "refresh(refreshed)", refresh, "refresh", refresh_targets,
        lambda act: act.word == "islands" and bool(exhausted_islands(act)), optional=True, worth=1.8,
    ),
    Verb("exhaust(exhausted)", exhaust_dearest, worth=-1.0),
    Verb("raid(price)", raid, "raid", raid_targets, optional=True, worth=1.2),
    Verb("move_ship(number)", move_ship, "move_ship", move_ship_targets, optional=True, worth=0.6),
    Verb(
        "pillage_now", early, "early_ship", early_targets, optional=True, brings="SAIL", worth=2.6
    ),
    Verb("conquer_now(price?)", early, "early_ship", early_targets, optional=True, worth=3.0),
    Verb("gain_ship(ship)", gain_ship, possible=ship_waits, worth=3.0),
    Verb("gather(ground)", gather, "gather", gather_targets, optional=True, worth=1.6),
    Verb("discard(given)", lambda act, move: None, worth=-2.0),
    Verb(
        "take_back(given)", take_back, "take_back", take_back_targets,
        hidden=spares_construct, optional=True, brings="CONSTRUCT",
    ),
    Verb("build(number)", build, "build_pick", build_targets, hidden=always, optional=True, worth=1.0),
    Verb("salvage(number)", salvage, possible=has_discard, worth=1.2),
    Verb("scout(number, number)", scout, possible=can_scout, worth=1.8),
    Verb("payout(number)", payout, "payout", payout_targets, optional=True, worth=2.0),
    Verb("others(goods)", others, possible=others_there, worth=-0.3),
    Verb("lose(goods)", lose, worth=-2.0),
    Verb("tire(tile)", tire, worth=-0.7),
    Verb("rest(tiles)", rest, worth=0.7),
    Verb("sweep(distance)", sweep),
    Verb("rival_takes(distance)", rival_takes, worth=-0.5),
    Verb("place_free", construct, "construct", construct_targets, hidden=always),
    Verb("harvest(how)", harvest, "harvest", harvest_targets),
    Verb("launch", launch, "load", load_targets),
)  # fmt: skip


# What can happen


def possible(table: NorthTable, seat: int, source: str, item: Item) -> bool:
    """N-022: whether an item of a gain could do something now."""
    word = item.word
    if word in SUPPLY or word in ("vp", "resource", "good"):
        return bool(count(table, seat, item))
    if word == "card":
        return can_draw(table.state.players[seat])
    verb, act = VERBS[word], Act(table, seat, source, item)
    if verb.targets is not None and any(True for _ in verb.targets(act)):
        return True
    return (verb.targets is None or verb.possible is not always) and verb.possible(act)


def count(table: NorthTable, seat: int, item: Item) -> int:
    """N-024: how many, counted now."""
    if not item.counter and not item.more:
        return item.amount
    return number_of(item, COUNTERS, Whose(table.content, table.state.players[seat]))


def works(table: NorthTable, seat: int, source: str, gain: Gain) -> bool:
    """Whether a gain could do something in one of its ways."""
    return gain.sure or any(way_works(table, seat, source, way) for way in gain.ways)


def way_works(table: NorthTable, seat: int, source: str, way: tuple[Item, ...]) -> bool:
    """N-018: whether a way of a gain could do something."""
    return any(possible(table, seat, source, item) for item in way)


def can_do(table: NorthTable, seat: int, source: str, part: Part) -> bool:
    """N-020, N-022: whether a part can be paid, and then does something."""
    gain = table.content.gains[part.key]
    return any(can_pay(table, seat, source, cost, gain, works) for cost in part.costs)


def hangs_on_hand(table: NorthTable, part: Part) -> bool:
    """Whether it hangs on hidden cards if a part can be done."""
    return table.content.gains[part.key].hidden or any(cost.hand_card for cost in part.costs)


def can_use(table: NorthTable, seat: int, source: str, card: Card) -> bool:
    """N-120: whether at least one part of an effect can be carried out."""
    return any(can_do(table, seat, source, part) for part in card.parts)

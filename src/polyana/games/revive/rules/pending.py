"""Resolving effects: plain gains at once, the others in the order of choice, each completely (A24)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from polyana.effects import DECLINE, begin
from polyana.games.revive import deeds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import Clause
from polyana.games.revive.rules.acts import Act, Word
from polyana.games.revive.rules.free import FREE, free_actions
from polyana.games.revive.rules.holdings import PAY, basic_kinds, pay, pay_basic
from polyana.games.revive.rules.standing import happened
from polyana.games.revive.rules.usable import act_of, asks, can, is_offered, is_plain, works
from polyana.games.revive.rules.using import entries
from polyana.games.revive.rules.verbs import WORDS
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Ask, Move, Rules, then

DONE: Final[Move] = ("done",)
MORE: Final[Move] = ("more",)
STOP: Final[Move] = ("stop",)


def resolve(table: ReviveTable, deed: deeds.Pending) -> Rules | None:
    """R-461 to R-463: plain gains come first; then one usable entry after the other, until none is left."""
    seat, clauses = deed.seat, table.content.clauses
    left = []
    for number, entry in enumerate(deed.entries, 1):
        clause = clauses[entry.clause]
        if not is_plain(table, seat, entry, clause):
            left.append(entry)
            continue
        apply_item(table, seat, entry, clause)
        if entry.event:  # what waits for it comes before the others
            then(table.state, deeds.Pending(seat, [*left, *deed.entries[number:]]))
            happened(table, seat, entry.event)
            return None
    if not left:
        return None
    usable = [entry for entry in left if can(table, seat, entry, clauses[entry.clause])]
    only = clauses[usable[0].clause] if len(usable) == 1 else None
    if only is not None and len(left) == 1 and is_straight(only):
        apply_next(table, seat, left, usable[0], optional=not usable[0].must)
        return None
    free = free_actions(table, seat)
    if not free and not usable:
        leave(table, seat, left)
        return None
    if not free and only is not None and not is_offered(only):
        apply_next(table, seat, left, usable[0], optional=not usable[0].must)
        return None
    return order(table, seat, left, usable, free)


def is_straight(clause: Clause) -> bool:
    """R-462: whether an entry that is all alone is applied without an offer before it, whatever else could be done."""
    return not asks(clause) and not is_offered(clause)


def order(
    table: ReviveTable, seat: int, left: list[Waiting], usable: list[Waiting], free: list[Move]
) -> Rules:
    """R-462: asks which entry is next; `done` drops all the rest; free actions stand in between (R-064).

    The question is about the clauses of the entries, in the order of the options that pick them.
    """
    moves = named(table, usable)
    options = [*moves]
    if not any(entry.must for entry in usable):
        options.append(DONE)
    options += free
    about = tuple(entry.clause for entry in moves.values())
    move = yield Ask(seat, "order_effect", options, about)
    if move in moves:
        apply_next(table, seat, left, moves[move], optional=False)
    elif move == DONE:
        leave(table, seat, left)
    else:
        then(table.state, deeds.Pending(seat, left))
        FREE[move[0]](table, seat, move)


def leave(table: ReviveTable, seat: int, left: list[Waiting]) -> None:
    """R-118, R-150: what is left out counts as taken all the same, if anything waits for it."""
    for entry in left:
        if entry.event:
            happened(table, seat, entry.event)


def named(table: ReviveTable, entries: list[Waiting]) -> dict[Move, Waiting]:
    """The moves that pick entries: by source and word; what is exactly alike is offered once."""
    found: dict[Move, Waiting] = {}
    for entry in entries:
        word, number = table.content.clauses[entry.clause].word, 1
        move = ("do", entry.source, word)
        while found.get(move, entry) != entry:
            number += 1
            move = ("do", entry.source, f"{word}_{number}")
        found[move] = entry
    return found


def apply_next(
    table: ReviveTable, seat: int, left: list[Waiting], entry: Waiting, *, optional: bool
) -> None:
    """R-465: an entry is resolved completely; then the others go on."""
    others = [other for other in left if other is not entry]
    if others:
        then(table.state, deeds.Pending(seat, others))
    if entry.event:
        then(table.state, deeds.Happened(seat, entry.event))
    then(table.state, deeds.Apply(seat, entry, optional))


def apply(table: ReviveTable, deed: deeds.Apply) -> Rules | None:
    """One entry: an item, an exchange, a choice or a repeat."""
    clause = table.content.clauses[deed.entry.clause]
    if clause.item is not None:
        return apply_item(table, deed.seat, deed.entry, clause, deed.optional)
    if clause.times > 1:
        return repeat(table, deed, clause)
    if clause.price is not None:
        if deed.entry.ability:
            then(table.state, deeds.AbilityUsed(deed.seat))
        buy(table, deed.seat, deed.entry, clause)
        return None
    return choose(table, deed, clause)


def apply_item(
    table: ReviveTable, seat: int, entry: Waiting, clause: Clause, optional: bool = False
) -> Rules | None:
    """An item does what its word says."""
    assert clause.item is not None
    word = WORDS[clause.item.word]
    if entry.ability:
        word = replace(word, do=partial(as_ability, word))
    if clause.aids:  # so that everybody can see what the action will cost
        then(table.state, deeds.Aided(seat, clause.text))
    return begin(word, act_of(table, seat, entry, clause), optional)


def as_ability(word: Word, act: Act) -> None:
    """R-204: what is done is the tribe ability; as it is not declined, it counts as used when it is resolved."""
    assert word.do is not None
    then(act.state, deeds.AbilityUsed(act.seat))
    word.do(act)


def choose(table: ReviveTable, deed: deeds.Apply, clause: Clause) -> Rules:
    """Asks for one of the bundles that could do something."""
    ways = dict(zip(clause.moves, clause.ways, strict=True))
    options = [move for move, way in ways.items() if works(table, deed.seat, deed.entry, way)]
    if deed.optional:
        options.append(DECLINE)
    move = yield Ask(deed.seat, "effect_option", options, (deed.entry.source, clause.text))
    if move != DECLINE:
        gain_of(table, deed.seat, deed.entry, ways[move], deed.entry.bound)


def repeat(table: ReviveTable, deed: deeds.Apply, clause: Clause) -> Rules | None:
    """R-201, R-202: an exchange up to so many times, every time paid and chosen anew."""
    if not can(table, deed.seat, deed.entry, clause):
        return None
    if deed.optional:
        return ask_again(table, deed, clause)
    once_more(table, deed, clause)
    return None


def ask_again(table: ReviveTable, deed: deeds.Apply, clause: Clause) -> Rules:
    """Asks whether the exchange is made once more."""
    about = (deed.entry.source, clause.times - deed.entry.times, clause.text)
    move = yield Ask(deed.seat, "repeat", [MORE, STOP], about)
    if move == MORE:
        once_more(table, deed, clause)


def once_more(table: ReviveTable, deed: deeds.Apply, clause: Clause) -> None:
    entry = deed.entry
    again = Waiting(entry.clause, entry.source, entry.card, entry.bound, entry.times + 1)
    then(table.state, deeds.Apply(deed.seat, again, optional=True))
    buy(table, deed.seat, entry, clause)


# Exchanges


def buy(table: ReviveTable, seat: int, entry: Waiting, clause: Clause) -> None:
    """R-460: what the price names is paid at once, basic resources of choice one by one; then the gain is pending."""
    assert clause.price is not None
    pay(table, seat, clause.price)
    if clause.price.any:
        then(table.state, deeds.Buy(seat, entry, clause.price.any))
    else:
        gain_of(table, seat, entry, clause.ways[0], entry.bound)


def pay_units(table: ReviveTable, deed: deeds.Buy) -> Rules | None:
    """R-049: a crystal stands in only when no basic resource is left; then it was no kind in particular."""
    if basic_kinds(table.state.players[deed.seat]):
        return pay_unit(table, deed)
    pay_basic(table, deed.seat, "crystal")
    paid_unit(table, deed, "")
    return None


def pay_unit(table: ReviveTable, deed: deeds.Buy) -> Rules:
    """Asks for the kind of the next unit."""
    options = [PAY[kind] for kind in basic_kinds(table.state.players[deed.seat])]
    _, kind = yield Ask(deed.seat, "pay_basic", options, (deed.entry.source, deed.left))
    pay_basic(table, deed.seat, kind)
    paid_unit(table, deed, kind)


def paid_unit(table: ReviveTable, deed: deeds.Buy, kind: str) -> None:
    """The next unit, or the gain; R-201: it may hang on the kind that was paid."""
    if deed.left > 1:
        then(table.state, deeds.Buy(deed.seat, deed.entry, deed.left - 1))
        return
    clause = table.content.clauses[deed.entry.clause]
    gain_of(table, deed.seat, deed.entry, clause.ways[0], kind)


def gain_of(
    table: ReviveTable, seat: int, entry: Waiting, way: tuple[Clause, ...], bound: str
) -> None:
    """What an exchange or a choice gives is pending; a single part is next, for R-064 lets nothing come in between.

    R-204: an ability that was paid for is used.
    """
    must = entry.must or entry.ability
    found = entries(way, entry.source, card=entry.card, bound=bound, must=must)
    if len(found) == 1 and can(table, seat, found[0], way[0]):
        then(table.state, deeds.Apply(seat, found[0], optional=not must))
    elif found:
        then(table.state, deeds.Pending(seat, found))

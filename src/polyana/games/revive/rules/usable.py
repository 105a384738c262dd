"""What of an effect could be done now (R-175, R-463)."""

from __future__ import annotations

from polyana.effects import affords, can_happen, once_paid
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import MEANS, Clause
from polyana.games.revive.rules.acts import Act, never
from polyana.games.revive.rules.holdings import in_kind
from polyana.games.revive.rules.verbs import WORDS, fixed
from polyana.games.revive.state import ReviveTable


def act_of(table: ReviveTable, seat: int, entry: Waiting, clause: Clause) -> Act:
    """The item of a pending effect as an act."""
    assert clause.item is not None
    return Act(table, seat, entry.source, clause.item, entry=entry, aids=clause.aids)


def is_plain(table: ReviveTable, seat: int, entry: Waiting, clause: Clause) -> bool:
    """R-461: whether it is applied at once, without a question."""
    if clause.item is None or (entry.slot and has_left(table, seat, entry)):
        return False
    word = WORDS[clause.item.word]
    if word.plain is never:
        return False
    if word.plain is fixed:
        return not clause.item.counter
    return word.do is not None and word.plain(act_of(table, seat, entry, clause))


def can(table: ReviveTable, seat: int, entry: Waiting, clause: Clause) -> bool:
    """R-463: whether it has a legal pick and can be paid."""
    if entry.slot and has_left(table, seat, entry):
        return False
    if clause.sure:
        return True
    item = clause.item
    if item is not None:
        word = WORDS[item.word]
        act = Act(table, seat, entry.source, item, entry=entry, aids=clause.aids)
        if word.stands_for is not None:
            return works(table, seat, entry, word.stands_for(act))
        return word.do is not None and can_happen(word, act)
    if clause.price is None:
        return any(works(table, seat, entry, way) for way in clause.ways)
    player = table.state.players[seat]
    if entry.times >= clause.times or not affords(player.supply, clause.price, MEANS):
        return False
    gained = clause.ways[0]
    if gained[0].sure and not entry.slot:
        return True
    paid = in_kind(player, clause.price)
    return once_paid(player.supply, paid, lambda: works(table, seat, entry, gained))


def has_left(table: ReviveTable, seat: int, entry: Waiting) -> bool:
    """R-083: whether the card that would be repeated has left its slot."""
    lying = table.state.players[seat].slots[entry.slot]
    return all(played.card != entry.source for played in lying)


def works(table: ReviveTable, seat: int, entry: Waiting, way: tuple[Clause, ...]) -> bool:
    """A16: whether at least one item of a bundle could do something."""
    if not entry.slot:
        for clause in way:  # what is sure needs no look at the table
            if clause.sure:
                return True
    if len(way) == 1:  # nearly always
        return can(table, seat, entry, way[0])
    return any(can(table, seat, entry, clause) for clause in way)


def asks(clause: Clause) -> bool:
    """R-462: whether it begins with a question of its own, which can contain `decline`."""
    if clause.item is not None:
        return WORDS[clause.item.word].targets is not None
    return clause.price is None or clause.times > 1


def is_offered(clause: Clause) -> bool:
    """R-462: whether it is always offered: an exchange has no question of its own that could decline it."""
    return clause.price is not None and clause.times == 1

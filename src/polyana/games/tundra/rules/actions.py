"""Actions: how the effect of a cell, a card, a title or a tower is carried out (T-014 to T-020).

An action that needs decisions lies on the agenda, with all that has been done of it. So whatever a pick turns up - a
glade, a die, a new market - the step can end there, and the next one goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.effects import Item
from polyana.games.tundra.deeds import Bonuses, Doing, Kind
from polyana.games.tundra.effects import TRACKS, Action, Part
from polyana.games.tundra.moves import PAY, REFRESH, ROLL, STOP
from polyana.games.tundra.rules.acts import Act, Wish
from polyana.games.tundra.rules.counting import COUNTERS, Whose
from polyana.games.tundra.rules.holdings import gain, open_kind, pay, payable
from polyana.games.tundra.rules.verbs import VERBS
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Ask, Move, Rules, then, under_way

CAN: Final[dict[str, Callable[[Wish], bool] | None]] = {
    **dict.fromkeys(TRACKS),
    **{word: verb.can for word, verb in VERBS.items()},
}
"""By word whether it could do anything; a track always moves."""


def able(table: TundraTable, player: Player, key: str) -> bool:
    """Whether an action could do anything now (T-020, T-513)."""
    action = table.content.actions[key]
    if action.certain or needs_decision(table, player, action):
        return True
    for item in action.at_once:  # noqa: SIM110 - the rules ask this all the time, and any() is slower
        if times(table, item):
            return True
    return False


def needs_decision(table: TundraTable, player: Player, action: Action) -> bool:
    """Whether any part of an action that is asked for can be begun now."""
    for part in action.parts:  # noqa: SIM110 - as above
        if can_begin(table, player, part):
            return True
    return False


def can_begin(table: TundraTable, player: Player, part: Part) -> bool:
    """T-009, T-020: the price can be paid in full, and not for nothing."""
    if part.cost is not None and not payable(player, part.cost):
        return False
    if part.counter and not count(table, part.counter):
        return False
    if part.sure:
        return True
    for bundle in part.options:
        for item in bundle:
            # can_happen() without a call: the rules ask this all the time
            if not item.counter or times(table, item):
                can = CAN[item.word]
                if can is None or can(Wish(table, player, item)):
                    return True
    return False


def can_happen(table: TundraTable, player: Player, item: Item) -> bool:
    """Whether an item gives anything; a gain that is merely cut by a full track still does (T-020)."""
    if item.counter and not times(table, item):
        return False
    can = CAN[item.word]
    return can is None or can(Wish(table, player, item))


def times(table: TundraTable, item: Item) -> int:
    """How often an item happens; what is counted is counted now."""
    return item.times(count(table, item.counter)) if item.counter else item.amount


def count(table: TundraTable, counter: str) -> int:
    """What a counter says of the player whose turn it is."""
    return COUNTERS[counter](Whose(table.content, table.state, table.state.seat))


def begin(table: TundraTable, player: Player, kind: Kind, source: str, key: str) -> None:
    """Begins an action: T-019, what needs no decision is booked; the rest is asked by `go_on`."""
    action = table.content.actions[key]
    if table.log is not None and (action.at_once or needs_decision(table, player, action)):
        table.tell("acts", table.state.seat, kind, source)
    for item in action.at_once:
        amount = times(table, item) if item.counter else item.amount
        gain(table, player, item.word, amount, kind)
    if action.direct or needs_decision(table, player, action):
        doing = Doing(kind, source, key, [*range(len(action.parts))])
        table.state.agenda.append(doing)
        if len(action.parts) == 1:
            begin_part(table, doing, action.parts, 0)


def go_on(table: TundraTable, doing: Doing) -> Rules | None:
    """One pick of the action under way; T-015: nothing else happens before its last."""
    state = table.state
    player, parts = state.players[state.seat], table.content.actions[doing.key].parts
    ask = next_pick(table, player, doing, parts)
    if ask is None:
        finish(table, doing)
        return None
    state.agenda.append(doing)
    return pick(table, player, doing, parts, ask)


def pick(
    table: TundraTable, player: Player, doing: Doing, parts: tuple[Part, ...], ask: Ask
) -> Rules:
    """Asks and carries it out; the action stays on the agenda until its last pick."""
    move = yield ask
    if move[0] == "part":
        begin_part(table, doing, parts, next(n for n in doing.open if parts[n].move == move))
        further = next_pick(table, player, doing, parts)
        if further is None or further.options[0] not in (REFRESH, ROLL):
            return
        move = further.options[0]  # naming the part was the decision
    if move == STOP:
        stop(table, doing, parts)
        return
    part = parts[doing.part]
    if part.cost is not None and not doing.paid:
        # T-018: a price is paid before its gain
        yield from pay(table, player, part.cost, move)
        doing.paid = True
    questions = carry_out(table, player, doing, part, move)
    if questions is not None:
        yield from questions
    if doing.times == 1 and not doing.open and doing.item == len(part.options[doing.option]):
        table.state.agenda.remove(doing)
        finish(table, doing)


def next_pick(
    table: TundraTable, player: Player, doing: Doing, parts: tuple[Part, ...]
) -> Ask | None:
    """The next decision of an action; None if it has no more. What needs no decision is done on the way."""
    seat = table.state.seat
    while True:
        if doing.part < 0:
            if not doing.open:
                return None
            ready = [number for number in doing.open if can_begin(table, player, parts[number])]
            if not ready:
                return None
            if len(ready) > 1:
                question = "title_part" if doing.kind == "title" else "next_part"
                named = [parts[number].move for number in ready]
                return Ask(seat, question, [*named, STOP], (doing.source,))
            begin_part(table, doing, parts, ready[0])
        part = parts[doing.part]
        if doing.option < 0:
            if not doing.times or not can_begin(table, player, part):
                doing.part = -1
                continue
            if len(part.options) > 1:
                return alternatives(table, player, doing, part)
            doing.option = 0
        bundle = part.options[doing.option]
        if doing.item == len(bundle):
            end_repetition(doing, part)
            continue
        item = bundle[doing.item]
        unpaid = part.cost is not None and not doing.paid
        verb = VERBS.get(item.word)
        if verb is None:
            if unpaid:
                return price(table, player, doing, part)
            gain(table, player, item.word, times(table, item), doing.kind)
            doing.item += 1
            continue
        if not doing.units:
            doing.units = times(table, item)
        options = verb.offer(Act(table, player, item, doing)) if doing.units else []
        if options:
            if verb.stop or unpaid:
                options.append(STOP)
            return Ask(seat, verb.question, options, (doing.source, doing.units))
        doing.units = 0
        doing.item += 1


def begin_part(table: TundraTable, doing: Doing, parts: tuple[Part, ...], number: int) -> None:
    """A part is begun: a counter says how often it may be done (it is read now)."""
    part = parts[number]
    doing.open.remove(number)
    doing.part = number
    doing.times = part.times
    if part.counter:
        doing.times = count(table, part.counter)
    if len(part.options) == 1:
        doing.option = 0


def alternatives(table: TundraTable, player: Player, doing: Doing, part: Part) -> Ask:
    """One bundle out of several; those of which nothing can happen are not offered."""
    options = [
        choice
        for choice, bundle in zip(part.choices, part.options, strict=True)
        if any(can_happen(table, player, item) for item in bundle)
    ]
    if part.cost is not None:
        options.append(STOP)
    return Ask(table.state.seat, "alternative", options, (doing.source,))


def price(table: TundraTable, player: Player, doing: Doing, part: Part) -> Ask:
    """T-016: a repetition is paid for or left out; the choice of kind, if there is one, says both."""
    assert part.cost is not None
    question, options = open_kind(table, player, part.cost)
    if not options:
        question, options = "repeat", [PAY]
    options.append(STOP)
    return Ask(table.state.seat, question, options, (doing.source, doing.times))


def carry_out(
    table: TundraTable, player: Player, doing: Doing, part: Part, move: Move
) -> Rules | None:
    """Does what was picked; the questions that are left, if any."""
    if move[0] == "choose":
        doing.option = part.choices.index(move)
        return None
    if move[0] == "pay":
        return None
    item = part.options[doing.option][doing.item]
    doing.units -= 1
    if not doing.units:
        doing.item += 1
    return VERBS[item.word].do(Act(table, player, item, doing, move))


def stop(table: TundraTable, doing: Doing, parts: tuple[Part, ...]) -> None:
    """T-016: forgoes the rest of an item, of a part not paid for, or of the whole action."""
    if table.log is not None:
        table.tell("stopped", table.state.seat, doing.source)
    if doing.part < 0:
        doing.open.clear()
    elif parts[doing.part].cost is not None and not doing.paid:
        doing.part = doing.option = -1
        doing.item = doing.units = 0
    else:
        doing.units = 0
        doing.item += 1


def end_repetition(doing: Doing, part: Part) -> None:
    """A bundle is done: the next repetition is chosen and paid anew. One that gave nothing was the last."""
    doing.times = doing.times - 1 if doing.paid or part.cost is None else 0
    doing.option, doing.paid, doing.item = -1, False, 0


def finish(table: TundraTable, doing: Doing) -> None:
    """T-315: what was not used is lost; T-407: now the bonuses of the towers built are gained."""
    if not doing.built:
        return
    waiting = under_way(table.state, Bonuses)
    if waiting is None:
        then(table.state, Bonuses(doing.built))
    else:
        waiting.places += doing.built

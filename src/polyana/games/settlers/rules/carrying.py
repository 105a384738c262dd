"""Effects at work: parts and their prices, bundles item by item, triggers (chapter 1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from polyana.effects import Item, Verb, both
from polyana.games.settlers.content import Card
from polyana.games.settlers.deeds import (
    Activate,
    DeploySamurai,
    GoOn,
    Happen,
    Receive,
    SetOff,
    Use,
)
from polyana.games.settlers.effects import CARDS, FREE, Cost, Gain, Part
from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.empire import location_of, mine
from polyana.games.settlers.rules.gaining import (
    GOODS,
    draw_cards,
    gain_good,
    number_of,
    score,
)
from polyana.games.settlers.rules.paying import can_pay, pay
from polyana.games.settlers.rules.verbs import AIMED, VERBS
from polyana.games.settlers.state import SettlersTable
from polyana.kernel import Ask, Move, Rules, then

DECLINE: Final[Move] = ("decline",)
ONCE: Final[Move] = ("once",)
TWICE: Final[Move] = ("twice",)


# What can be started


def can_use(table: SettlersTable, seat: int, source: str, part: Part) -> bool:
    """S-002, S-003: whether a part can be paid, and then carried out in one of its ways."""
    if not can_pay(table.state, table.state.players[seat], part.cost):
        return False
    gain = table.content.gains[part.gain]
    if len(gain.options) == 1:
        return can_carry_out(table, seat, source, gain.options[0], part.cost)
    return any(can_carry_out(table, seat, source, way, part.cost) for way in gain.options)


def can_carry_out(
    table: SettlersTable, seat: int, source: str, bundle: tuple[Item, ...], owed: Cost = FREE
) -> bool:
    """S-003: whether every targeted verb of a bundle has a legal target, with a price still owed."""
    for item in bundle:
        word = item.word
        if word in AIMED:
            if not has_target(Act(table, seat, source, item, owed)):
                return False
        elif word == "fortification":
            # S-252: at the highest level the action cannot be used
            level = location_of(table.state, source).level
            if level >= table.content.siege.max_fortifications:
                return False
    return True


def has_target(act: Act) -> bool:
    """Whether a verb has any legal target."""
    targets = VERBS[act.item.word].targets
    assert targets is not None
    for _ in targets(act):
        return True
    return False


# Gains


def receive(table: SettlersTable, deed: Receive) -> Rules | None:
    """S-004: a gain begins; with several ways one that can be carried out is chosen."""
    found = table.content.gains[deed.gain]
    if len(found.options) == 1:
        if found.optional and not can_carry_out(table, deed.seat, deed.source, found.options[0]):
            return None
        return carry_out(table, deed.seat, deed.source, found, 0, 0)
    return choose_way(table, deed, found)


def choose_way(table: SettlersTable, deed: Receive, found: Gain) -> Rules:
    """Asks which bundle."""
    seat, source = deed.seat, deed.source
    options = [
        move
        for move, way in zip(found.moves, found.options, strict=True)
        if can_carry_out(table, seat, source, way)
    ]
    if not options:
        return
    kind = {"production": "produce_choice", "trigger": "trigger_choice"}.get(found.why, "choice")
    move = yield Ask(seat, kind, options, (source,))
    then(table.state, GoOn(seat, source, deed.gain, found.moves.index(move), 0))


def go_on(table: SettlersTable, deed: GoOn) -> Rules | None:
    """A gain goes on."""
    found = table.content.gains[deed.gain]
    return carry_out(table, deed.seat, deed.source, found, deed.way, deed.item)


def carry_out(
    table: SettlersTable, seat: int, source: str, found: Gain, way: int, place: int
) -> Rules | None:
    """S-003: the items in the written order; what needs a question may leave the rest on the agenda."""
    bundle = found.options[way]
    while place < len(bundle):
        item = bundle[place]
        place += 1
        word = item.word
        if word in GOODS:
            number = number_of(table, seat, source, item)
            if number:
                gain_good(table, seat, word, number)
        elif word == "vp":
            score(table, seat, number_of(table, seat, source, item), found.why)
        else:
            if place < len(bundle):
                then(table.state, GoOn(seat, source, found.key, way, place))
            return begin(table, seat, source, found, item)
    return None


def begin(table: SettlersTable, seat: int, source: str, found: Gain, item: Item) -> Rules | None:
    """An item that is more than goods."""
    word = item.word
    if word in CARDS:
        draw_cards(table, seat, word, number_of(table, seat, source, item))
        return None
    if word == "samurai":
        then(table.state, DeploySamurai(seat, number_of(table, seat, source, item)))
        return None
    if word == "fortification":
        location = location_of(table.state, source)
        most = table.content.siege.max_fortifications
        location.level = min(most, location.level + item.amount)
        table.tell("fortified", seat, source, location.level)
        return None
    act, verb = Act(table, seat, source, item, why=found.why), VERBS[word]
    if word in AIMED:
        return aim(act, verb, found.optional)
    assert verb.do is not None
    verb.do(act)
    return None


def aim(act: Act, verb: Verb[Act], optional: bool) -> Rules:
    """Asks for the target of a verb and does it."""
    assert verb.do is not None and verb.targets is not None
    options = list(verb.targets(act))
    if not options and not verb.hidden:
        return
    if optional or not options:  # in a hand that somebody imagines there may be none
        options.append(DECLINE)
    move = yield Ask(act.seat, verb.question, options, (act.source,), always=verb.hidden)
    if move != DECLINE:
        act.move = move
        verb.do(act)


# Activation


def usable(table: SettlersTable, seat: int, name: str, card: Card) -> Iterator[Part]:
    """The parts of an action that can be used now."""
    assert card.use is not None
    for part in card.use.parts:
        if can_use(table, seat, name, part):
            yield part


def activate(table: SettlersTable, deed: Activate) -> Rules | None:
    """S-006: which part, if it has several; S-097: once or twice."""
    seat, name = deed.seat, deed.card
    card = table.content.cards[name]
    assert card.use is not None
    if len(card.use.parts) > 1:
        # in a hand that somebody imagines there may be nothing to use it on
        found = list(usable(table, seat, name, card)) or list(card.use.parts)
        return choose_part(table, deed, found)
    return begin_use(table, deed, 0)


def choose_part(table: SettlersTable, deed: Activate, found: list[Part]) -> Rules:
    """Asks which part of an action is used."""
    use = table.content.cards[deed.card].use
    assert use is not None
    moves = {part.move: use.parts.index(part) for part in found}
    move = yield Ask(deed.seat, "part", list(moves), (deed.card,), always=True)
    then(table.state, Use(deed.seat, deed.card, moves[move]))


def begin_use(table: SettlersTable, deed: Activate, part: int) -> Rules | None:
    """S-097: an action that may be used twice, and can be paid twice, is asked about."""
    seat, name = deed.seat, deed.card
    use = table.content.cards[name].use
    assert use is not None
    location = location_of(table.state, name)
    if use.times - location.used > 1 and can_pay_twice(table, seat, use.parts[part].cost):
        return once_or_twice(table, deed, part)
    then(table.state, Use(seat, name, part))
    return None


def can_pay_twice(table: SettlersTable, seat: int, cost: Cost) -> bool:
    """Whether both uses can be paid."""
    return can_pay(table.state, table.state.players[seat], both(cost, cost))


def once_or_twice(table: SettlersTable, deed: Activate, part: int) -> Rules:
    """S-097, S-098: two uses are carried out one after the other."""
    move = yield Ask(deed.seat, "twice", [ONCE, TWICE], (deed.card,))
    uses = [Use(deed.seat, deed.card, part)]
    if move == TWICE:
        uses.append(Use(deed.seat, deed.card, part, again=True))
    then(table.state, *uses)


def use_action(table: SettlersTable, deed: Use) -> Rules | None:
    """S-096, S-099: the price is paid onto the card, then the gains and what follows them."""
    state, seat, name = table.state, deed.seat, deed.card
    use = table.content.cards[name].use
    assert use is not None
    part = use.parts[deed.part]
    if deed.again and not can_use(table, seat, name, part):
        return None  # the second of two uses has lost its target
    location = location_of(state, name)
    location.used += 1
    if not part.cost.total:
        location.paid["worker"] = location.paid.get("worker", 0) + 1  # S-099
    table.tell("used", seat, name)
    then(state, *[Receive(seat, name, key) for key in use.follow])
    bundle = table.content.gains[part.gain].options[0]
    suffices = None
    if any(item.word in VERBS and VERBS[item.word].spends for item in bundle):
        suffices = partial(can_carry_out, table, seat, name, bundle)
    gain = Receive(seat, name, part.gain)
    return pay(table, seat, name, part.cost, location.paid, gain, suffices)


# Triggers


def happen(table: SettlersTable, deed: Happen) -> None:
    """S-073, S-074: the triggers of a player in the order their cards entered."""
    state, cards, seat = table.state, table.content.cards, deed.seat
    found = []
    for name, location in mine(state, seat):
        card = cards[name]
        for number, trigger in enumerate(card.when.get(deed.event, ())):
            if trigger.arg and not matches(cards[deed.built], trigger.arg):
                continue
            if card.round_cap:
                if location.fired >= card.round_cap:
                    continue
                location.fired += 1
            found.append(SetOff(seat, name, deed.event, number))
    then(state, *found)


def matches(built: Card, arg: str) -> bool:
    """S-077: a colour is any card's, `faction` only a faction card."""
    return bool(built.faction) if arg == "faction" else arg in built.colours


def set_off(table: SettlersTable, deed: SetOff) -> Rules | None:
    """S-006, S-166: plain gains come by themselves, paid parts are offered; of several one is used."""
    seat, name = deed.seat, deed.source
    parts = table.content.cards[name].when[deed.event][deed.number].parts
    if len(parts) == 1 and parts[0].cost == FREE:
        return receive(table, Receive(seat, name, parts[0].gain))
    found = [part for part in parts if can_use(table, seat, name, part)]
    return offer_parts(table, deed, found) if found else None


def offer_parts(table: SettlersTable, deed: SetOff, found: list[Part]) -> Rules:
    """Asks which paid part of a trigger is used, if any."""
    moves: dict[Move, Part] = {
        ("part", (*part.cost.others, *part.cost.named)[0][0]): part for part in found
    }
    move = yield Ask(deed.seat, "trigger_part", [*moves, DECLINE], (deed.source,))
    if move == DECLINE:
        return
    part, seat, name = moves[move], deed.seat, deed.source
    paid = pay(table, seat, name, part.cost, None, Receive(seat, name, part.gain))
    if paid is not None:
        yield from paid

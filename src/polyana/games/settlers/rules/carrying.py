"""Effects at work: parts and their prices, bundles item by item, triggers (chapter 1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from polyana import effects
from polyana.effects import DECLINE, Gain, InOrder, Item, Receive, both, has_target
from polyana.games.settlers.content import Card
from polyana.games.settlers.deeds import Activate, DeploySamurai, Happen, SetOff, Use
from polyana.games.settlers.effects import CARDS, FREE, Cost, Part
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

ONCE: Final[Move] = ("once",)
TWICE: Final[Move] = ("twice",)
NOBODY: Final[frozenset[str]] = frozenset()


# What can be started


def can_use(table: SettlersTable, seat: int, source: str, part: Part) -> bool:
    """S-002, S-003: whether a part can be paid, and then carried out in one of its ways."""
    (cost,) = part.costs
    if not can_pay(table.state, table.state.players[seat], cost):
        return False
    gain = table.content.gains[part.gain]
    if len(gain.ways) == 1:
        return can_carry_out(table, seat, source, gain.ways[0], cost)
    return any(can_carry_out(table, seat, source, way, cost) for way in gain.ways)


def can_carry_out(
    table: SettlersTable, seat: int, source: str, bundle: tuple[Item, ...], owed: Cost = FREE
) -> bool:
    """S-003: whether every targeted verb of a bundle has a legal target, with a price still owed."""
    for item in bundle:
        word = item.word
        if word in AIMED:
            if not has_target(VERBS[word], Act(table, seat, source, item, owed=owed)):
                return False
        elif word == "fortification":
            # S-252: at the highest level the action cannot be used
            level = location_of(table.state, source).level
            if level >= table.content.siege.max_fortifications:
                return False
    return True


# Gains


def gain_goods(act: Act) -> None:
    """S-012: goods of one kind, counted now."""
    number = number_of(act)
    if number:
        gain_good(act.table, act.seat, act.item.word, number)


def gain_points(act: Act) -> None:
    """S-017: points, counted now."""
    score(act.table, act.seat, number_of(act), act.why)


def begin(act: Act) -> Rules | None:
    """An item that is more than goods."""
    word = act.item.word
    if word in CARDS:
        draw_cards(act.table, act.seat, word, number_of(act))
    elif word == "samurai":
        then(act.state, DeploySamurai(act.seat, number_of(act)))
    elif word == "fortification":
        fortify(act)
    else:
        return effects.begin(VERBS[word], act, act.optional)
    return None


def fortify(act: Act) -> None:
    """S-252: a Fortress is raised, to its highest level at most."""
    location = location_of(act.state, act.source)
    most = act.content.siege.max_fortifications
    location.level = min(most, location.level + act.item.amount)
    act.table.tell("fortified", act.seat, act.source, location.level)


def act_of(
    table: SettlersTable, seat: int, source: str, item: Item, gain: Gain, bundle: tuple[Item, ...]
) -> Act:
    """An item of a gain."""
    return Act(table, seat, source, item, why=gain.why, optional=gain.optional)


CHOICES: Final = {"production": "produce_choice", "trigger": "trigger_choice"}
"""How it is asked, by where a gain comes from."""

GAINS: Final[InOrder[SettlersTable, Act]] = InOrder(
    gains=lambda table: table.content.gains,
    act=act_of,
    fixed=dict.fromkeys(GOODS, gain_good),
    plain={**dict.fromkeys(GOODS, gain_goods), "vp": gain_points},
    begin=begin,
    works=can_carry_out,
    question=lambda gain: CHOICES.get(gain.why, "choice"),
)
"""S-003, S-004: gains one item after the other, in one of their ways."""


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
    bundle = table.content.gains[part.gain].ways[0]
    suffices = None
    if any(item.word in VERBS and VERBS[item.word].spends for item in bundle):
        suffices = partial(can_carry_out, table, seat, name, bundle)
    gain = Receive(seat, name, part.gain)
    return pay(table, seat, name, part.cost, location.paid, gain, suffices)


# Triggers


def happen(table: SettlersTable, deed: Happen) -> None:
    """S-073, S-074: the triggers of a player in the order their cards entered."""
    state, cards, seat = table.state, table.content.cards, deed.seat
    if not may_hear(table, seat, deed.event):
        return
    found = []
    for name, location in mine(state, seat):
        card = cards[name]
        for number, trigger in enumerate(card.when.get(deed.event, ())):
            if trigger.arg and not trigger.fits(deed.event, cards[deed.built].kinds):
                continue
            if card.round_cap:
                if location.fired >= card.round_cap:
                    continue
                location.fired += 1
            found.append(SetOff(seat, name, deed.event, number))
    if found:
        then(state, *found)


def may_hear(table: SettlersTable, seat: int, event: str) -> bool:
    """Whether a player may have a trigger for an event: a quick look, for nearly always there is none."""
    waiting = table.content.waiting.get(event, NOBODY)
    state = table.state
    return bool(state.ra_tokens) or not waiting.isdisjoint(state.players[seat].empire)


def set_off(table: SettlersTable, deed: SetOff) -> Rules | None:
    """S-006, S-166: plain gains come by themselves, paid parts are offered; of several one is used."""
    seat, name = deed.seat, deed.source
    parts = table.content.cards[name].when[deed.event][deed.number].parts
    if len(parts) == 1 and parts[0].cost == FREE:
        return GAINS.receive(table, Receive(seat, name, parts[0].gain))
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

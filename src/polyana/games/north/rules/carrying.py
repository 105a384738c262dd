"""Effects at work: parts in printed order with their prices, gains item by item, Features (A1, A10)."""

from __future__ import annotations

from typing import Final

from polyana import effects
from polyana.effects import DECLINE, Gain, InOrder, Item, Receive
from polyana.games.north import deeds
from polyana.games.north.effects import GOODS, RESOURCES, SUPPLY
from polyana.games.north.rules.acts import Act, Verb
from polyana.games.north.rules.empire import discard_site, happening
from polyana.games.north.rules.holdings import discard, draw, gain_good, score
from polyana.games.north.rules.paying import (
    can_pay,
    exhaust,
    given_sites,
    hand_cards,
    pay,
)
from polyana.games.north.rules.promise import keeps_promise
from polyana.games.north.rules.storing import kinds_of
from polyana.games.north.rules.verbs import VERBS, can_do, count, hangs_on_hand, way_works, works
from polyana.games.north.state import NorthTable
from polyana.kernel import Ask, Move, Rules, then

DO: Final[Move] = ("do",)
SKIP: Final[Move] = ("skip",)
DONE: Final[Move] = ("done",)
GAIN: Final[dict[str, Move]] = {kind: ("gain", kind) for kind in GOODS}


# Parts


def use(table: NorthTable, deed: deeds.Use) -> Rules | None:
    """N-019, N-023: the next part that can be done is offered; the only one is simply done."""
    parts = table.content.cards[deed.effect].parts
    seat, source = deed.seat, deed.source
    if len(parts) == 1 and parts[0].times == 1:
        return do_part(table, deeds.DoPart(seat, source, deed.effect, 0))
    number, times = deed.part, deed.times
    while number < len(parts):
        part = parts[number]
        hidden = hangs_on_hand(table, part)
        usable = times < part.times and can_do(table, seat, source, part)
        if times < part.times and (usable or hidden):
            rest = parts[number + 1 :]
            later = any(can_do(table, seat, source, other) for other in rest)
            if deed.began or later:
                asked = deeds.Use(seat, source, deed.effect, number, times, deed.began)
                return offer_part(table, asked, usable, part.must, hidden)
            begin_part(table, deeds.Use(seat, source, deed.effect, number, times))
            return None
        number, times = number + 1, 0
    return None


def offer_part(table: NorthTable, deed: deeds.Use, usable: bool, must: bool, hidden: bool) -> Rules:
    """Asks whether a part is done, or done once more."""
    options = [DO] if usable else []
    if not must or not usable:
        options.append(SKIP)
    about = (deed.source, deed.effect, deed.part + 1, deed.times)
    move = yield Ask(deed.seat, "part", options, about, always=hidden)
    if move == DO:
        begin_part(table, deed)
    else:
        following = deeds.Use(deed.seat, deed.source, deed.effect, deed.part + 1, 0, deed.began)
        then(table.state, following)


def begin_part(table: NorthTable, deed: deeds.Use) -> None:
    """A part is done; afterwards the effect goes on."""
    seat, source, effect = deed.seat, deed.source, deed.effect
    again = deeds.Use(seat, source, effect, deed.part, deed.times + 1, began=True)
    then(table.state, deeds.DoPart(seat, source, effect, deed.part), again)


def do_part(table: NorthTable, deed: deeds.DoPart) -> Rules | None:
    """N-018, N-020: one of the prices that can be paid, then the gain."""
    part = table.content.cards[deed.effect].parts[deed.part]
    if len(part.costs) == 1:
        pay_and_gain(table, deed, 0)
        return None
    return choose_price(table, deed)


def choose_price(table: NorthTable, deed: deeds.DoPart) -> Rules:
    """Asks which of several prices is paid."""
    part = table.content.cards[deed.effect].parts[deed.part]
    gain = table.content.gains[part.gain]
    moves = {
        move: number
        for number, (move, cost) in enumerate(zip(part.prices, part.costs, strict=True))
        if can_pay(table, deed.seat, deed.source, cost, gain, works)
    }
    move = yield Ask(deed.seat, "price", list(moves), (deed.source,))
    pay_and_gain(table, deed, moves[move])


def pay_and_gain(table: NorthTable, deed: deeds.DoPart, price: int) -> None:
    """The price is paid, the gain follows."""
    part = table.content.cards[deed.effect].parts[deed.part]
    owed = pay(table, deed.seat, deed.source, part.costs[price], part.gain)
    then(table.state, *owed, Receive(deed.seat, deed.source, part.gain))


def pay_card(table: NorthTable, deed: deeds.PayCard) -> Rules:
    """N-243: a hand card after which the gain can still happen; it is discarded for all to see."""
    gain = table.content.gains.get(deed.gain)
    given = hand_cards(table, deed.seat, deed.source, gain, works, deed.left)
    options: list[Move] = [("discard", name) for name in given]
    move = yield Ask(deed.seat, "pay_card", options or [DECLINE], (deed.source,), always=True)
    if move != DECLINE:
        table.state.players[deed.seat].hand.remove(move[1])
        discard(table, deed.seat, move[1])
        if deed.left > 1:
            then(table.state, deeds.PayCard(deed.seat, deed.source, deed.gain, deed.left - 1))


def pay_site(table: NorthTable, deed: deeds.PaySite) -> Rules | None:
    """N-198, N-256, N-243: an own card is discarded or exhausted."""
    gain = table.content.gains[deed.gain]
    given = given_sites(table, deed.seat, deed.source, deed.verb, deed.what, gain, works)
    options = [table.content.cards[name].target for name in given]
    hidden = gain.hidden and not gain.sure
    return give_site(table, deed, options, hidden) if options or hidden else None


def give_site(table: NorthTable, deed: deeds.PaySite, options: list[Move], hidden: bool) -> Rules:
    """Asks which card is given."""
    kind = "pay_discard" if deed.verb == "discard" else "pay_exhaust"
    move = yield Ask(deed.seat, kind, options or [DECLINE], (deed.source,), always=hidden)
    if move == DECLINE:
        return
    if deed.verb == "exhaust":
        exhaust(table, deed.seat, move[1])
    else:
        discard_site(table, deed.seat, move[1])


# Gains


def gain_goods(act: Act) -> None:
    """N-003: Goods and Workers of one kind, counted now."""
    number = count(act.table, act.seat, act.item)
    if number:
        gain_good(act.table, act.seat, act.item.word, number)


def gain_points(act: Act) -> None:
    """N-009: points, counted now."""
    score(act.table, act.seat, count(act.table, act.seat, act.item), act.why)


def begin(act: Act) -> Rules | None:
    """An item that is more than goods; in a bundle some may be declined (N-021)."""
    word = act.item.word
    if word == "card":
        draw(act.table, act.seat, count(act.table, act.seat, act.item))
        return None
    if word in ("resource", "good"):
        number = count(act.table, act.seat, act.item)
        if number:
            then(act.state, deeds.GainAny(act.seat, act.source, word, number))  # type: ignore[arg-type]
        return None
    verb = VERBS[word]
    return effects.begin(verb, act, verb.optional and not act.alone and not promised(verb, act))


def promised(verb: Verb, act: Act) -> bool:
    """N-251: whether the declared action needs what the verb brings."""
    return bool(verb.brings) and not keeps_promise(act.table, act.seat)


def act_of(
    table: NorthTable, seat: int, source: str, item: Item, gain: Gain, bundle: tuple[Item, ...]
) -> Act:
    """An item of a gain."""
    return Act(table, seat, source, item, why=gain.why, alone=len(bundle) == 1)


GAINS: Final[InOrder[NorthTable, Act]] = InOrder(
    gains=lambda table: table.content.gains,
    act=act_of,
    fixed=dict.fromkeys(SUPPLY, gain_good),
    plain={**dict.fromkeys(SUPPLY, gain_goods), "vp": gain_points},
    begin=begin,
    works=way_works,
    question=lambda gain: "choice",
)
"""N-018, N-021: gains in one of their ways, the items from left to right; what they set going comes first (N-253)."""


def gain_any(table: NorthTable, deed: deeds.GainAny) -> Rules:
    """N-017: each unit is chosen by the gainer."""
    kinds = RESOURCES if deed.noun == "resource" else GOODS
    options = [GAIN[kind] for kind in kinds]
    _, kind = yield Ask(deed.seat, "gain_resource", options, (deed.source, deed.number))
    gain_good(table, deed.seat, kind)
    if deed.number > 1:
        then(table.state, deeds.GainAny(deed.seat, deed.source, deed.noun, deed.number - 1))


# Features


def happened(table: NorthTable, deed: deeds.Happened) -> None:
    """N-123 to N-126: the Features that still stand pay, in the order in which they entered."""
    state, cards = table.state, table.content.cards
    empire = state.players[deed.seat].empire
    found: list[Receive] = []
    for name in deed.waiting:
        feature = cards[name].feature
        if name in empire and feature is not None:
            found += [Receive(deed.seat, name, part.gain) for part in feature.parts]
    then(state, *found)


# Goods and Workers on cards


def assign(table: NorthTable, deed: deeds.Assign) -> Rules | None:
    """N-171, N-173: units from the supply onto a card; N-174: one event for all of them."""
    player = table.state.players[deed.seat]
    if deed.source not in player.empire:
        return None
    kinds = [kind for kind in kinds_of(deed.noun) if player.supply[kind]]
    if not deed.left or not kinds:
        if deed.put:
            then(table.state, *happening(table.content, table.state, deed.seat, "assign"))
        return None
    if not deed.upto:
        put(table, deed.seat, deed.source, kinds[0], deed.left)
        then(table.state, *happening(table.content, table.state, deed.seat, "assign"))
        return None
    return assign_one(table, deed, kinds)


def assign_one(table: NorthTable, deed: deeds.Assign, kinds: list[str]) -> Rules:
    """Asks what is put there next."""
    options: list[Move] = [("assign", kind) for kind in kinds]
    move = yield Ask(deed.seat, "assign", [*options, DONE], (deed.source, deed.left))
    if move == DONE:
        rest = deeds.Assign(deed.seat, deed.source, deed.noun, 0, deed.put)
    else:
        put(table, deed.seat, deed.source, move[1], 1)
        rest = deeds.Assign(deed.seat, deed.source, deed.noun, deed.left - 1, deed.put + 1)
    then(table.state, rest)


def put(table: NorthTable, seat: int, name: str, kind: str, number: int) -> None:
    """N-172: what lies on a card is no longer in the supply."""
    player = table.state.players[seat]
    site = player.empire[name]
    player.supply[kind] -= number
    if kind == "worker":
        site.workers += number
    else:
        site.goods[kind] = site.goods.get(kind, 0) + number
    table.tell("assigned", seat, name, kind, number)


def remove(table: NorthTable, deed: deeds.Remove) -> Rules | None:
    """N-175: Workers or Goods from own cards to the supply, up to the printed number."""
    player = table.state.players[deed.seat]
    options: list[Move] = []
    for name, site in player.empire.items():
        if deed.noun == "worker":
            options += [("remove", name, "worker")] if site.workers else []
        else:
            options += [("remove", name, kind) for kind in GOODS if site.goods.get(kind)]
    return remove_one(table, deed, options) if options else None


def remove_one(table: NorthTable, deed: deeds.Remove, options: list[Move]) -> Rules:
    """Asks what is taken next."""
    move = yield Ask(deed.seat, "remove", [*options, DONE], (deed.source, deed.left))
    if move == DONE:
        return
    _, name, kind = move
    player = table.state.players[deed.seat]
    site = player.empire[name]
    if kind == "worker":
        site.workers -= 1
    elif site.goods[kind] == 1:
        del site.goods[kind]
    else:
        site.goods[kind] -= 1
    player.supply[kind] += 1
    table.tell("removed", deed.seat, name, kind)
    if deed.left > 1:
        then(table.state, deeds.Remove(deed.seat, deed.source, deed.noun, deed.left - 1))


# Cards that are picked


def salvage(table: NorthTable, deed: deeds.Salvage) -> Rules | None:
    """N-204: cards of the own discard pile, chosen openly, up to so many."""
    from_pile = table.state.players[deed.seat].discard
    return salvage_one(table, deed) if from_pile else None


def salvage_one(table: NorthTable, deed: deeds.Salvage) -> Rules:
    """Asks which card is taken next."""
    player, cards = table.state.players[deed.seat], table.content.cards
    titles = {cards[name].title: name for name in reversed(player.discard)}
    options: list[Move] = [cards[name].pick for name in sorted(titles.values())]
    move = yield Ask(deed.seat, "salvage", [*options, DONE], (deed.source, deed.left))
    if move == DONE:
        return
    player.discard.remove(move[1])
    player.hand.append(move[1])
    table.tell("salvaged", deed.seat, move[1])
    if deed.left > 1:
        then(table.state, deeds.Salvage(deed.seat, deed.source, deed.left - 1))


def scout(table: NorthTable, deed: deeds.Scout) -> Rules | None:
    """N-259: up to so many of the cards looked at are taken, in secret; the others are discarded openly."""
    if not deed.left or not table.state.players[deed.seat].drawn:
        end_scouting(table, deed.seat)
        return None
    return scout_one(table, deed)


def scout_one(table: NorthTable, deed: deeds.Scout) -> Rules:
    """Asks which card is taken next."""
    player, cards = table.state.players[deed.seat], table.content.cards
    titles = {cards[name].title: name for name in reversed(player.drawn)}
    options: list[Move] = [cards[name].pick for name in titles.values()]
    about = (deed.source, deed.left)
    move = yield Ask(deed.seat, "scout", [*options, DONE], about, always=True, secret=True)
    if move == DONE:
        then(table.state, deeds.Scout(deed.seat, deed.source, 0))
        return
    player.drawn.remove(move[1])
    player.hand.append(move[1])
    then(table.state, deeds.Scout(deed.seat, deed.source, deed.left - 1))


def end_scouting(table: NorthTable, seat: int) -> None:
    """The cards that were not taken become known."""
    player = table.state.players[seat]
    for name in player.drawn:
        discard(table, seat, name)
    player.drawn.clear()
    table.reveal()

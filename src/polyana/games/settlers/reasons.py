"""Why nothing can be done with a thing on the table now; the rules of a turn say what could be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from polyana.effects import shortage
from polyana.games.settlers.content import Card
from polyana.games.settlers.effects import MEANS, RESOURCES, Cost
from polyana.games.settlers.rules.carrying import can_use
from polyana.games.settlers.rules.conquest import conquerable, price_by_place
from polyana.games.settlers.rules.empire import mine, owner_of, tokens_in_force
from polyana.games.settlers.rules.paying import can_pay, fodder
from polyana.games.settlers.rules.razing import raze_price
from polyana.games.settlers.state import Location, SettlersTable
from polyana.kernel import LATER, Ask, Fact, Move, Reason, meanwhile

TURN: Final = ("turn", "end_turn")
PLAYED: Final = ("hand", "build", "strike", "burn", "at", "use", "raze", "conquer", "exchange")
"""Things for which there are moves in a turn."""
SETUP: Final = ("factions", "decks")
"""Phases before anybody has anything."""


def why_not(table: SettlersTable, ask: Ask, thing: str) -> list[Reason]:
    """All that stands against it; while something is being carried out, that is asked first."""
    kind, _, name = thing.partition(" ")
    found = REASONS.get(kind)
    if found is None or table.state.phase in SETUP:
        return []
    if ask.kind in TURN:
        return found(table, ask, name)
    printed = [card.id for card in table.content.cards.values() if card.printing == name]
    in_turn = table.state.phase == "action" and ask.seat == table.state.seat
    reasons = found(table, ask, name) if in_turn or kind not in PLAYED else []
    if kind in PLAYED and not reasons:
        reasons = [LATER]
    return meanwhile(ask, [kind, *name.split(), *printed], reasons)


def offered(ask: Ask, name: str, verbs: tuple[str, ...]) -> bool:
    """Whether one of these things can be done with a card."""
    return any(option[0] in verbs and option[1] == name for option in ask.options)


def lack(what: str, missing: dict[str, int]) -> Reason:
    """What is missing for something: numbers and goods in turn."""
    facts: list[Fact] = []
    for good, number in missing.items():
        facts += [number, good]
    return Reason(what, tuple(facts))


# Cards in hand


def in_hand(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
    """S-059: a card is built, made a Deal or razed."""
    if not name:
        return [Reason("choose_card")]
    held = [card for card in hand(table, ask.seat) if card.printing == name]
    if not held or any(offered(ask, card.id, ("build", "deal", "raze_hand")) for card in held):
        return []
    if table.state.acted:
        return [Reason("acted")]
    card = held[0]
    ways = [not_payable(table, ask.seat, "build", card.cost)]
    if card.deal:
        ways.append(not_payable(table, ask.seat, "deal", table.content.deal_price))
    if card.raze:
        ways.append(raze_missing(table, ask.seat, "raze_hand", table.content.raze_price.hand))
    return against_all(ways)


def against_all(ways: list[list[Reason]]) -> list[Reason]:
    """What stands against every one of some ways; nothing, if one of them is free."""
    return [reason for way in ways for reason in way] if all(ways) else []


def hand(table: SettlersTable, seat: int) -> Iterator[Card]:
    """The cards in hand."""
    return (table.content.cards[name] for name in table.state.players[seat].hand)


def not_payable(table: SettlersTable, seat: int, what: str, cost: Cost) -> list[Reason]:
    """What of a price is missing."""
    player = table.state.players[seat]
    missing = shortage(player.supply, cost, MEANS)
    resources = missing.pop(MEANS.any, 0)
    found = [lack(what, missing)] if missing else []
    for word, number in (
        ("any", resources),
        ("location", cost.location - fodder(table.state, player)),
        ("hand", cost.hand_card - len(player.hand)),
        ("deals", cost.deal - len(player.deals)),
    ):
        if number > 0:
            found.append(Reason(f"lack_{word}", (number,)))
    return found


def raze_missing(table: SettlersTable, seat: int, what: str, price: int) -> list[Reason]:
    """How many raze tokens are missing for something, and what it costs."""
    missing = price - table.state.players[seat].supply["raze"]
    return [Reason(what, (missing, price))] if missing > 0 else []


def badge(verb: str) -> Reasons:
    """The sign of one deed on a card in hand."""

    def found(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
        for card in hand(table, ask.seat):
            if card.printing == name:
                return [] if offered(ask, card.id, (verb,)) else in_hand(table, ask, name)
        return []

    return found


# Locations


def at_place(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
    """S-005, S-087, S-223: own locations are used, those of others razed or conquered."""
    state = table.state
    if offered(ask, name, ("activate", "defend", "deploy", "keep", "raze", "conquer", "besiege")):
        return []
    if any(name in player.foundations for player in state.players):
        return [Reason("foundation")]
    if not any(name in player.empire for player in state.players):
        return []
    if state.acted:
        return [Reason("acted")]
    own = dict(mine(state, ask.seat))
    return own_place(table, ask.seat, name, own[name]) if name in own else theirs(table, ask, name)


def own_place(table: SettlersTable, seat: int, name: str, location: Location) -> list[Reason]:
    """S-096, S-169: why an own location is not used."""
    use = table.content.cards[name].use
    if use is None:
        return [Reason("no_action")]
    if location.blocked:
        return [Reason("blocked")]
    if location.used >= use.times:
        return [Reason("used", (use.times,))]
    player, ways = table.state.players[seat], list[list[Reason]]()
    for part in use.parts:
        (cost,) = part.costs
        if not can_pay(table.state, player, cost):
            ways.append(not_payable(table, seat, "use", cost))
        else:
            ways.append([] if can_use(table, seat, name, part) else [Reason("no_target")])
    return against_all(ways)


def theirs(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
    """S-062, S-087, S-184, S-223: why a location of somebody else is not razed or conquered."""
    state, content = table.state, table.content
    owner = state.players[owner_of(state, name)]
    if owner.empire[name] is dict(mine(state, ask.seat)).get(name):
        return []
    if name in state.players[ask.seat].empire:
        return [Reason("held")]
    if state.options.peaceful:
        return [Reason("peaceful")]
    if owner.passed:
        return [Reason("safe")]
    ways = []
    if content.cards[name].raze:
        price = raze_price(content, name, owner.empire[name])
        ways.append(raze_missing(table, ask.seat, "raze", price))
    if state.options.fire:
        for card, location, place in conquerable(state, content, ask.seat):
            if card == name:
                price = price_by_place(content, name, location, place)
                ways.append(raze_missing(table, ask.seat, "conquer", price))
    return against_all(ways) if ways else [Reason("no_raze")]


# Goods, piles, tokens


def good(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
    """S-064: goods are spent by what is done; workers and Defence tokens may be put on cards."""
    words: dict[str, str] = {"defence": "defend", "worker": "deploy"}
    for option in ask.options:
        if option[0] == words.get(name) or (option[0] == "keep" and option[-1] == name):
            return []
        if option[0] == "keep" and len(option) == 2 and name == "card":
            return []
    if name == "worker" and not table.state.acted:
        return exchange(table, ask) or [Reason("workers")]
    if name == "defence" and table.state.players[ask.seat].supply[name]:
        return [Reason("no_defence")]
    if name in (*RESOURCES, "gold"):
        return [Reason("resources")]
    return [Reason(f"goods_{name}")] if name in ("raze", "defence", "worker", "card", "vp") else []


def exchange(table: SettlersTable, ask: Ask, name: str = "") -> list[Reason]:
    """S-104: workers are exchanged in pairs."""
    if ("exchange",) in ask.options:
        return []
    if table.state.acted:
        return [Reason("acted")]
    missing = table.content.exchange_price - table.state.players[ask.seat].supply["worker"]
    return [Reason("exchange", (missing, table.content.exchange_price))] if missing > 0 else []


def token(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
    """S-278, S-288: stalls and expeditions."""
    state = table.state
    known = {one.id: one for one in tokens_in_force(table)}
    if name not in known or ("stall", name) in ask.options:
        return []
    if known[name].kind == "expedition":
        return [Reason("expedition")]
    if name not in state.stalls:
        return [Reason("no_stall")]
    users, part = state.stalls[name].users, known[name].part
    if ask.seat in users:
        return [Reason("stall_used")]
    if users and known[name].limit == "table":
        return [Reason("stall_taken")]
    if state.acted:
        return [Reason("acted")]
    return not_payable(table, ask.seat, "use", part.costs[0]) if part is not None else []


def always(what: str) -> Reasons:
    """Something that a turn offers no move for."""
    return lambda table, ask, name: [Reason(what)]


def faction(table: SettlersTable, ask: Ask, name: str) -> list[Reason]:
    """S-038: factions are chosen before the first round."""
    moves: tuple[Move, ...] = (("faction", name), ("target", name))
    return [] if any(move in ask.options for move in moves) else [Reason("faction")]


Reasons = Callable[[SettlersTable, Ask, str], list[Reason]]

REASONS: Final[dict[str, Reasons]] = {
    "hand": in_hand,
    "build": badge("build"),
    "strike": badge("deal"),
    "burn": badge("raze_hand"),
    "at": at_place,
    "use": at_place,
    "raze": at_place,
    "conquer": at_place,
    "besiege": at_place,
    "good": good,
    "exchange": exchange,
    "token": token,
    "pile": always("pile"),
    "discard": always("discard"),
    "open": always("lookout"),
    "lookout": always("lookout"),
    "aside": always("lookout"),
    "deal": always("deal_lies"),
    "deals": always("deal_lies"),
    "route": always("deal_lies"),
    "row": always("row"),
    "board": always("board"),
    "revealed": always("lookout"),
    "faction": faction,
}
"""By the first word of a thing, as the page names it in table/spots.ts."""

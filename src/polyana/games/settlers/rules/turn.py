"""The Action phase: turns, free steps, passing (chapters 6, 9, 12, 19 to 21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from polyana.effects import Receive, affords, different
from polyana.games.settlers.deeds import (
    Activate,
    Build,
    Exchange,
    GoOnExpedition,
    KeepCard,
    MakeDeal,
    UseStall,
)
from polyana.games.settlers.effects import MEANS, RESOURCES
from polyana.games.settlers.rules.carrying import can_use
from polyana.games.settlers.rules.conquest import (
    besiege,
    besiegeable,
    conquer,
    conquerable,
    price_by_place,
)
from polyana.games.settlers.rules.empire import location_of, mine, tokens_in_force
from polyana.games.settlers.rules.gaining import samurai_places, score
from polyana.games.settlers.rules.paying import fodder, hand_over, pay
from polyana.games.settlers.rules.razing import (
    raze_from_hand,
    raze_location,
    raze_price,
    razeable,
)
from polyana.games.settlers.rules.verbs import defence_places
from polyana.games.settlers.state import (
    Location,
    Player,
    SettlersTable,
    Stall,
    State,
    clockwise,
)
from polyana.kernel import Ask, Move, Rules, then

PASS: Final[Move] = ("pass",)
END_TURN: Final[Move] = ("end_turn",)
EXCHANGE: Final[Move] = ("exchange",)


def take_turn(table: SettlersTable) -> Rules | None:
    """S-058, S-064, S-065: one action or a pass, with free steps before and after."""
    state = table.state
    player = state.players[state.seat]
    if state.acted:
        options = free_steps(table, state.seat, player)
        if not options:
            end_turn(table)
            return None
        options.append(END_TURN)
        return ask_turn(table, "end_turn", options)
    options = actions(table, state.seat, player)
    options += free_steps(table, state.seat, player)
    options.append(PASS)
    return ask_turn(table, "turn", options)


def ask_turn(table: SettlersTable, kind: str, options: list[Move]) -> Rules:
    """Asks and does it."""
    state = table.state
    # whether anything but passing is possible is nobody else's business
    move = yield Ask(state.seat, kind, options, always=kind == "turn")
    if len(move) > 1:
        ANSWERS[move[0]](table, state.seat, move)
    elif move == EXCHANGE:
        do_exchange(table, state.seat)
    elif move == PASS:
        do_pass(table, state.seat)
    else:
        end_turn(table)


def actions(table: SettlersTable, seat: int, player: Player) -> list[Move]:
    """S-059: all that can be the action of this turn, but passing."""
    options = hand_actions(table, player)
    options += activations(table, seat)
    if player.supply["worker"] >= table.content.exchange_price:
        options.append(EXCHANGE)
    if player.supply["raze"]:
        options += attacks(table, seat, player.supply["raze"])
    if table.state.stalls:
        options += stalls(table, seat)
    return options


def hand_actions(table: SettlersTable, player: Player) -> list[Move]:
    """S-066, S-080, S-086: what can be built, made a Deal or razed from hand; copies are alike."""
    state, content = table.state, table.content
    cards, supply = content.cards, player.supply
    ground = fodder(state, player)
    deals = affords(supply, content.deal_price, MEANS)
    razes = supply["raze"] >= content.raze_price.hand
    payable = supply["wood"] + supply["stone"] + supply["food"] + supply["gold"]
    options: list[Move] = []
    seen = set()
    for name in player.hand:
        card = cards[name]
        if card.printing in seen:
            continue
        seen.add(card.printing)
        cost = card.cost
        if cost.total <= payable and cost.location <= ground and affords(supply, cost, MEANS):
            options.append(card.build)
        if deals and card.deal:
            options.append(card.make_deal)
        if razes and card.raze:
            options.append(card.raze_hand)
    return options


def activations(table: SettlersTable, seat: int) -> list[Move]:
    """S-005: own action locations that can be used now."""
    return [
        table.content.cards[name].activate for name in able(table, seat, mine(table.state, seat))
    ]


def able(
    table: SettlersTable, seat: int, locations: Iterable[tuple[str, Location]]
) -> Iterator[str]:
    """S-096, S-169: the locations with a use left in this round that can be paid and carried out."""
    cards = table.content.cards
    for name, location in locations:
        use = cards[name].use
        if use is None or location.used >= use.times or location.blocked:
            continue
        for part in use.parts:
            if can_use(table, seat, name, part):
                yield name
                break


def attacks(table: SettlersTable, seat: int, raze: int) -> Iterator[Move]:
    """S-087, S-223, S-256: razing, conquering and besieging; S-183, S-184: not in the peaceful variant."""
    state, content = table.state, table.content
    if state.options.peaceful:
        return
    cards = content.cards
    if raze >= content.raze_price.enemy:
        for name, location in razeable(state, content, seat):
            if raze_price(content, name, location) <= raze:
                yield cards[name].raze_it
    if not state.options.fire:
        return
    if raze >= content.conquest_price.leftmost:
        for name, location, place in conquerable(state, content, seat):
            if price_by_place(content, name, location, place) <= raze:
                yield cards[name].conquer
    if raze >= content.siege_price:
        for name in besiegeable(state, seat):
            yield cards[name].besiege


def stalls(table: SettlersTable, seat: int) -> Iterator[Move]:
    """S-278, S-279: stalls that are still free this round."""
    state, tokens = table.state, table.content.tokens
    for name, stall in state.stalls.items():
        token = tokens[name][0]
        free = not stall.users if token.limit == "table" else seat not in stall.users
        if free and token.part is not None and can_use(table, seat, name, token.part):
            yield ("stall", name)


def free_steps(table: SettlersTable, seat: int, player: Player) -> list[Move]:
    """S-064: Defence tokens, Samurai, Gate and Shrine."""
    options: list[Move] = []
    if player.supply["defence"]:
        options += defence_places(table, seat)
    if player.supply["worker"]:
        options += samurai_places(table, seat)
    if not table.state.ra_tokens and table.content.keepers.isdisjoint(player.empire):
        return options  # nearly always
    cards = table.content.cards
    for name, _ in mine(table.state, seat):
        keeps = cards[name].keeps
        if keeps == "hand_card" and player.hand:
            options.append(("keep", name))
        elif keeps == "resource":
            options += [("keep", name, kind) for kind in RESOURCES if player.supply[kind]]
    return options


# What the answers do


def do_build(table: SettlersTable, seat: int, move: Move) -> None:
    """S-066: the card is shown; it is paid for next."""
    table.state.acted = True
    table.state.players[seat].hand.remove(move[1])
    then(table.state, Build(seat, move[1]))


def do_deal(table: SettlersTable, seat: int, move: Move) -> None:
    """S-080: a card from hand becomes a Deal; it is paid for next."""
    table.state.acted = True
    table.state.players[seat].hand.remove(move[1])
    then(table.state, MakeDeal(seat, move[1]))


def do_raze_hand(table: SettlersTable, seat: int, move: Move) -> None:
    """S-086: 1R, and the card is discarded for its Raze field."""
    table.state.acted = True
    hand_over(table, seat, (("raze", table.content.raze_price.hand),), None)
    raze_from_hand(table, seat, move[1])


def do_raze(table: SettlersTable, seat: int, move: Move) -> None:
    """S-087: 2R, one more against protection, for an opponent's location."""
    table.state.acted = True
    price = raze_price(table.content, move[1], location_of(table.state, move[1]))
    hand_over(table, seat, (("raze", price),), None)
    raze_location(table, seat, move[1])


def do_activate(table: SettlersTable, seat: int, move: Move) -> None:
    """S-096: an own location is used; which part, and how often, is asked next."""
    table.state.acted = True
    then(table.state, Activate(seat, move[1]))


def do_exchange(table: SettlersTable, seat: int) -> None:
    """S-104: workers are exchanged, pair after pair."""
    table.state.acted = True
    then(table.state, Exchange(seat))


def do_conquer(table: SettlersTable, seat: int, move: Move) -> None:
    """S-223: a location is conquered, for a price by its place in its row."""
    state, content = table.state, table.content
    state.acted = True
    for name, location, place in conquerable(state, content, seat):
        if name == move[1]:
            price = price_by_place(content, name, location, place)
    hand_over(table, seat, (("raze", price),), None)
    conquer(table, seat, move[1])


def do_besiege(table: SettlersTable, seat: int, move: Move) -> None:
    """S-256: a Fortress is besieged, for exactly 2R."""
    table.state.acted = True
    hand_over(table, seat, (("raze", table.content.siege_price),), None)
    besiege(table, seat, move[1])


def do_stall(table: SettlersTable, seat: int, move: Move) -> None:
    """S-278: a stall is used; it is paid for next."""
    table.state.acted = True
    then(table.state, UseStall(seat, move[1]))


def use_stall(table: SettlersTable, deed: UseStall) -> Rules | None:
    """S-278: the goods lie on it until Cleanup."""
    seat, name = deed.seat, deed.stall
    part, stall = table.content.tokens[name][0].part, table.state.stalls[name]
    assert part is not None
    stall.users.append(seat)
    table.tell("used", seat, name)
    return pay(table, seat, name, part.cost, stall.paid, Receive(seat, name, part.gain))


def do_defend(table: SettlersTable, seat: int, move: Move) -> None:
    """S-108, S-111: a token from the own supply."""
    table.state.players[seat].supply["defence"] -= 1
    location_of(table.state, move[1]).token = True
    table.tell("defended", seat, move[1])


def do_deploy(table: SettlersTable, seat: int, move: Move) -> None:
    """S-114: an own worker becomes a Samurai."""
    table.state.players[seat].supply["worker"] -= 1
    location_of(table.state, move[1]).samurai = True
    table.tell("deployed", seat, move[1])


def do_keep(table: SettlersTable, seat: int, move: Move) -> None:
    """S-121, S-124: a hand card under a Gate, a resource on a Shrine."""
    if len(move) == 2:
        then(table.state, KeepCard(seat, move[1]))
        return
    hand_over(table, seat, ((move[2], 1),), None)
    location_of(table.state, move[1]).kept += 1
    table.tell("kept", seat, move[1])


def keep_card(table: SettlersTable, deed: KeepCard) -> Rules:
    """S-121: face down; who put it there knows it, nobody else."""
    state, content = table.state, table.content
    player = state.players[deed.seat]
    options = [content.cards[name].pick for name in different(player.hand, content.printing_of)]
    _, name = yield Ask(deed.seat, "keep_card", options, (deed.gate,), always=True, secret=True)
    player.hand.remove(name)
    location_of(state, deed.gate).under[name] = deed.seat
    table.tell("kept", deed.seat, deed.gate)
    score(table, deed.seat, content.cards[deed.gate].keep_vp, "gate")


def do_pass(table: SettlersTable, seat: int) -> None:
    """S-060: out for this round; S-288, S-289: an expedition, but not for the last one."""
    state = table.state
    state.players[seat].passed = True
    table.tell("passed", seat)
    if state.expeditions and not all(player.passed for player in people(state)):
        then(state, GoOnExpedition(seat))
    end_turn(table)


def people(state: State) -> list[Player]:
    """The players without the virtual one."""
    return state.players[: state.seats]


def end_turn(table: SettlersTable) -> None:
    """S-058, S-061, S-065: on to the next player who has not passed; when all have, the phase is over."""
    state = table.state
    state.acted = False
    state.gained.clear()
    for seat in clockwise(state, (state.seat + 1) % state.seats):
        if not state.players[seat].passed:
            state.seat = seat
            return
    state.phase = "round_end"


# Expeditions

NONE: Final[Move] = ("none",)


def expedition(table: SettlersTable, deed: GoOnExpedition) -> Rules:
    """S-288: one of the tokens lying out is used at once; S-291: laid out at random it is then gone."""
    state, seat = table.state, deed.seat
    options: list[Move] = [("expedition", name) for name in state.expeditions]
    move = yield Ask(seat, "expedition", [*options, NONE])
    if move == NONE:
        return
    name = move[1]
    token = table.content.tokens[name][0]
    table.tell("expedition", seat, name)
    if state.options.expedition_mode == "random":
        state.expeditions.remove(name)
    if token.train:
        state.players[seat].train = token.train
    else:
        then(state, Receive(seat, name, token.gain))


def begin_actions(table: SettlersTable) -> None:
    """S-278, S-288, S-290: the stalls and expeditions of this round; then the first player begins."""
    state = table.state
    in_force = tokens_in_force(table)
    state.stalls = {token.id: Stall() for token in in_force if token.kind == "stall"}
    state.expeditions = [token.id for token in in_force if token.kind == "expedition"]
    if state.seats == 1:
        state.expeditions = []  # S-294
    elif state.expeditions and state.options.expedition_mode == "random":
        state.chance.shuffle(state.expeditions)
        del state.expeditions[state.seats - 1 :]
        table.tell("expeditions", *state.expeditions)
    state.phase, state.seat, state.acted = "action", state.first, False


ANSWERS: Final[dict[str, Callable[[SettlersTable, int, Move], None]]] = {
    "build": do_build,
    "deal": do_deal,
    "raze_hand": do_raze_hand,
    "raze": do_raze,
    "activate": do_activate,
    "conquer": do_conquer,
    "besiege": do_besiege,
    "stall": do_stall,
    "defend": do_defend,
    "deploy": do_deploy,
    "keep": do_keep,
}
"""By the first word of an answer that names something."""

"""What players own, and the small verbs that keep the books: gain, spend, pay, cut (A3)."""

from __future__ import annotations

from typing import Final

from polyana.effects import Price, unit_moves
from polyana.games.revive import deeds
from polyana.games.revive.effects import BASIC, MEANS, SUPPLY
from polyana.games.revive.state import Display, Player, ReviveTable
from polyana.kernel import Ask, Move, Rules, then

GAIN: Final[dict[str, Move]] = {kind: ("gain", kind) for kind in BASIC}
PAY: Final = unit_moves(MEANS)


def gain(table: ReviveTable, seat: int, kind: str, number: int) -> None:
    """R-042, R-200: basic resources, for the moment above their cap, too."""
    table.state.players[seat].supply[kind] += number
    if table.log is not None:
        table.tell("gained", seat, kind, number)


def room_for_crystals(table: ReviveTable, player: Player) -> int:
    """R-044: how many crystals fit; their cap is never exceeded."""
    return table.content.resources["crystal"].cap - player.supply["crystal"]


def gain_crystals(table: ReviveTable, seat: int, number: int, source: str) -> None:
    """R-044: what does not fit becomes as many basic resources of choice."""
    player = table.state.players[seat]
    fitting = min(number, room_for_crystals(table, player))
    if fitting:
        player.supply["crystal"] += fitting
        if table.log is not None:
            table.tell("gained", seat, "crystal", fitting)
    if number > fitting:
        then(table.state, deeds.GainBasic(seat, source, number - fitting))


def gain_energy(table: ReviveTable, seat: int, number: int) -> None:
    """R-206, R-453: from the supply, as far as there is any, into the reserve."""
    state = table.state
    number = min(number, state.energy)
    if number:
        state.energy -= number
        state.players[seat].energy += number
        table.tell("gained", seat, "energy", number)


def gain_basic(table: ReviveTable, deed: deeds.GainBasic) -> Rules:
    """R-200, R-201: kinds of choice, unit by unit."""
    options = [GAIN[kind] for kind in BASIC if kind != deed.but]
    _, kind = yield Ask(deed.seat, "pick_basic", options, (deed.source, deed.left))
    gain(table, deed.seat, kind, 1)
    if deed.left > 1:
        more = deeds.GainBasic(deed.seat, deed.source, deed.left - 1, deed.but)
        then(table.state, more)


# Paying


def in_kind(player: Player, price: Price) -> list[tuple[str, int]]:
    """R-046: what is handed over for all that a price names: crystals for what is short, without a decision."""
    found, short = [], 0
    for kind, number in price.named:
        own = min(number, player.supply[kind])
        found.append((kind, own))
        short += number - own
    found += price.others
    return [*found, ("crystal", short)] if short else found


def pay(table: ReviveTable, seat: int, price: Price) -> None:
    """R-046: what a price names is paid."""
    player = table.state.players[seat]
    for kind, number in in_kind(player, price):
        if number:
            player.supply[kind] -= number
            if table.log is not None:
                table.tell("paid", seat, kind, number)


def basic_kinds(player: Player) -> list[str]:
    """R-049: the kinds in which a basic resource can be paid."""
    return [kind for kind in BASIC if player.supply[kind]]


def pay_basic(table: ReviveTable, seat: int, kind: str) -> None:
    """R-049: one basic resource of a kind, or a crystal in its place."""
    supply = table.state.players[seat].supply
    paid = kind if supply[kind] else "crystal"
    supply[paid] -= 1
    table.tell("paid", seat, paid, 1)


def cut(table: ReviveTable) -> None:
    """R-041 to R-043: all players lose what they hold above the caps."""
    caps = table.content.resources
    for seat, player in enumerate(table.state.players):
        supply = player.supply
        for kind in BASIC:
            surplus = supply[kind] - caps[kind].cap
            if surplus > 0:
                supply[kind] -= surplus
                table.tell("surplus", seat, kind, surplus)


def leftovers(player: Player) -> int:
    """R-330: all resources together."""
    return sum(player.supply[kind] for kind in SUPPLY)


# Displays


def refill(table: ReviveTable, display: Display, number: int) -> None:
    """R-010, R-450, R-452: up to so many lie open, as long as the stack lasts; what is turned up is news."""
    while len(display.open) < number and display.stack:
        display.open.append(display.stack.pop())
        table.reveal()


def refill_modules(table: ReviveTable) -> None:
    """R-009, R-451: an empty stack is made anew from the discarded modules."""
    state, number = table.state, table.content.counts.modules_shown
    refill(table, state.modules, number)
    if len(state.modules.open) < number and state.module_discard:
        state.modules.stack, state.module_discard = state.module_discard, []
        state.chance.shuffle(state.modules.stack)
        table.tell("reshuffled")
        refill(table, state.modules, number)

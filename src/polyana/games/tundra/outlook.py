"""What people look for all the time: what changing and buying dice costs, what a board lacks, where a card has room."""

from __future__ import annotations

import msgspec

from polyana.games.tundra.deeds import Doing
from polyana.games.tundra.rules.trade import free_places, lacking
from polyana.games.tundra.state import TundraTable
from polyana.kernel import under_way


class DicePrice(msgspec.Struct):
    """What it costs to reroll or shift a die, or to buy one."""

    berries: int
    payable: bool
    """Whether the berries suffice, and for a die also the supply."""
    by_card: bool = False
    """T-263: whether a card under way does it, without berries."""


def dice_prices(table: TundraTable, seat: int) -> dict[str, DicePrice]:
    """T-252 to T-254: by what can be done to dice: its price for a player as things stand."""
    player = table.state.players[seat]
    title = table.content.titles[player.title]
    costs = {"reroll": title.reroll_cost, "shift": title.shift_cost, "buy": title.buy_cost}
    found = {what: DicePrice(cost, player.berry >= cost) for what, cost in costs.items()}
    found["buy"].payable &= player.dice_left > 0
    by_card = verb_under_way(table) if seat == table.state.seat else ""
    if by_card in found:
        found[by_card] = DicePrice(0, payable=True, by_card=True)
    return found


def verb_under_way(table: TundraTable) -> str:
    """The word of an effect of which the next unit is being picked; empty if none is."""
    doing = under_way(table.state, Doing)
    if doing is None or doing.part < 0 or doing.option < 0:
        return ""
    items = table.content.actions[doing.key].parts[doing.part].options[doing.option]
    return items[doing.item].word if doing.item < len(items) else ""


def lacks(table: TundraTable, seat: int) -> dict[str, dict[str, int]]:
    """T-471: by basic board, what is missing for its upgrade."""
    player, orders = table.state.players[seat], table.content.orders
    return {
        name: lacking(player, orders[name].upgrade_cost)
        for name, board in player.boards.items()
        if not board.upgraded
    }


def wants(table: TundraTable, seat: int) -> dict[str, dict[str, int]]:
    """The upgrades that a player may want, and what is missing for them."""
    return lacks(table, seat)


def room(table: TundraTable, seat: int) -> dict[str, int]:
    """T-114, T-507: how many more boosts have room under each board; during setup, starting ones."""
    state = table.state
    player = state.players[seat]
    if state.phase == "boosts":
        return {name: 0 if board.starting else 1 for name, board in player.boards.items()}
    return {name: free_places(table, player, name) for name in player.boards}


def pairs(table: TundraTable, seat: int) -> dict[str, int]:
    """T-011: how often each resource is there twice, as prices of two of one kind ask for it."""
    return {kind: number // 2 for kind, number in table.state.players[seat].resources.items()}

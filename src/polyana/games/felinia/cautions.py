"""What a player should read before a move that may be a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from polyana.games.felinia.components import OWN_BOARD
from polyana.games.felinia.outlook import fruitless, reach
from polyana.games.felinia.rules.bidding import income
from polyana.games.felinia.rules.exploration import food_gained
from polyana.games.felinia.rules.holdings import room_for_coins, sale_price
from polyana.games.felinia.rules.trade import ship_number
from polyana.games.felinia.state import FeliniaTable
from polyana.kernel import Ask, Caution, Move


def cautions(table: FeliniaTable, ask: Ask, move: Move) -> list[Caution]:
    """All that should be read before this answer."""
    found = CAUTIONS.get(move[0])
    return found(table, ask, move) if found is not None else []


def bid(table: FeliniaTable, ask: Ask, move: Move) -> list[Caution]:
    """F-039: a token on the own board may bring more than the purse holds."""
    return lost_coins(table, ask.seat, income(table)) if move[1] == OWN_BOARD else []


def sell(table: FeliniaTable, ask: Ask, move: Move) -> list[Caution]:
    """F-123: the same of a sale; in Storage goods must go, even if the coin is lost (F-127)."""
    if ask.kind == "storage":
        return []
    return lost_coins(table, ask.seat, sale_price(table, move[1]))


def lost_coins(table: FeliniaTable, seat: int, amount: int) -> list[Caution]:
    """F-003: coins beyond the cap."""
    lost = amount - room_for_coins(table, table.state.players[seat])
    return [Caution("cap", (lost,))] if lost > 0 else []


def board(table: FeliniaTable, ask: Ask, move: Move) -> list[Caution]:
    """F-083, F-084: a ship to a kingdom where no tile can be reached; the last merchant."""
    state = table.state
    ship = state.ships[ship_number(table, move[1])]
    found = []
    if fruitless(table, ship, ask.seat):
        kingdom = table.content.decks[ship.deck].kingdom
        found.append(Caution("no_tile", (kingdom, len(ship.seats))))
    if state.players[ask.seat].stock == 1 and not state.ending:
        found.append(Caution("last_merchant"))
    return found


def step(table: FeliniaTable, ask: Ask, move: Move) -> list[Caution]:
    """F-107: a step after which no tile can be reached, though one could before."""
    state, province = table.state, move[1]
    journey = state.journey
    if journey is None or province in state.face_up or not reach(table, journey):
        return []
    after = msgspec.structs.replace(journey, province=province)
    after.entered = [*journey.entered, province]
    after.free_steps = max(0, journey.free_steps - 1)
    food = state.players[journey.seat].cards["food"] - (not journey.free_steps)
    food += food_gained(table, journey.seat, province, food)
    return [] if reach(table, after, food) else [Caution("step")]


def stop(table: FeliniaTable, ask: Ask, move: Move) -> list[Caution]:
    """F-111: whoever stops gets no tile."""
    return [Caution("stop")]


CAUTIONS: Final[dict[str, Callable[[FeliniaTable, Ask, Move], list[Caution]]]] = {
    "bid": bid,
    "sell": sell,
    "board": board,
    "step": step,
    "stop": stop,
}

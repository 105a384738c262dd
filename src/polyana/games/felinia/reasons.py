"""Why nothing can be done with a thing on the table now; the rules of the phases say what could be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from polyana.games.felinia.outlook import lacks
from polyana.games.felinia.rules.exploration import turnable
from polyana.games.felinia.rules.holdings import room_for_coins
from polyana.games.felinia.rules.trade import gifts, open_fare
from polyana.games.felinia.state import FeliniaTable
from polyana.kernel import Ask, Fact, Reason

Reasons = Callable[[FeliniaTable, Ask, str], list[Reason]]


def why_not(table: FeliniaTable, ask: Ask, thing: str) -> list[Reason]:
    """All that stands against it."""
    kind, _, name = thing.partition(" ")
    found = REASONS.get(kind)
    return found(table, ask, name) if found is not None else []


def offered(ask: Ask, verb: str, name: str) -> bool:
    """Whether this can be answered now."""
    return (verb, name) in ask.options


# The city


def place(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-037: tokens are put down in Bidding; F-046: later they act from the top."""
    return [] if offered(ask, "bid", name) else [Reason("bidding")]


def ware(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-048, F-055: goods are bought at the market whose token acts, for the price of the stack."""
    market, _, kind = name.partition(" ")
    if ask.kind != "buy":
        return [Reason("trade")]
    acting, price = ask.about
    if acting != market:
        return [Reason("other_market", (acting,))]
    if offered(ask, "buy", kind):
        return []
    return too_dear(table, ask, int(price))


def too_dear(table: FeliniaTable, ask: Ask, price: int) -> list[Reason]:
    """F-048: the coins that are missing for a deal."""
    coins = table.state.players[ask.seat].coins
    return [Reason("price", (price - coins, price))] if coins < price else []


def exchange(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-060 to F-067: exchanges are made at the Guild by the token that acts there."""
    if name not in table.content.modes[table.state.mode].exchanges:
        return []
    if ask.kind != "exchange":
        return [Reason("guild")]
    if offered(ask, "exchange", name):
        return []
    player = table.state.players[ask.seat]
    dear = too_dear(table, ask, int(ask.about[0]))
    if name in table.content.swaps:
        return dear if gifts(table, player) else [Reason("no_gift")]
    if not table.state.bonuses:
        return [Reason("no_bonuses")]
    missing = [card for card in ("gold", "spice") if not player.cards[card]]
    return [Reason(f"no_{card}") for card in missing] or dear


def bonus(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-065: bonus tiles are had at the Guild for gold and spice."""
    return [] if offered(ask, "bonus", name) else [Reason("bonus")]


def bag(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-062: goods come out of the bag in an exchange."""
    if offered(ask, "take", name):
        return []
    return [Reason("other_kind" if ask.kind == "take" else "bag")]


# Ships


def ship(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-070 to F-074: ships are boarded in Trade, after a deal, for the complete fare."""
    numbers = {one.id: number for number, one in enumerate(table.content.ships)}
    if name not in numbers or offered(ask, "board", name):
        return []
    ship = table.state.ships[numbers[name]]
    fare = open_fare(table, ship)
    if fare is None:
        return [Reason("full" if ship.deck else "no_deck")]
    facts: list[Fact] = []
    for kind, number in Counter(lacks(table, fare, ask.seat)).items():
        facts += [number, kind]
    found = [] if ask.kind == "board" else [Reason("boarding")]
    return [*found, Reason("fare", tuple(facts))] if facts else found


# The island


def province(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-095, F-100 to F-110: merchants turn tiles of their kingdom, then walk along roads."""
    state = table.state
    island, journey = table.content.islands[state.mode], state.journey
    if name not in island.provinces or any(offered(ask, verb, name) for verb in ("flip", "step")):
        return []
    if journey is None or ask.kind not in ("flip", "step"):
        return [Reason("journey")]
    if ask.kind == "flip":
        return [] if name in turnable(table, journey) else [Reason("flip", (ask.about[0],))]
    if name == journey.province:
        return [Reason("here")]
    if name in journey.entered:
        return [Reason("entered")]
    if name in state.merchants:
        return [Reason("merchant")]
    if name not in island.roads[journey.province]:
        return [Reason("no_road")]
    return [Reason("face_down" if name in state.face_down else "tile_first")]


# The own board


def sale(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-121, F-123: nothing is sold with a full purse."""
    player = table.state.players[ask.seat]
    if offered(ask, "sell", name) or name not in (*player.hold, *player.cards):
        return []
    if not (player.hold.get(name) or player.cards.get(name)):
        return [Reason("nothing_to_sell")]
    if not room_for_coins(table, player):
        return [Reason("coin_cap", (table.content.limits.coin_cap,))]
    return [Reason("no_sale")]


def hold(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-063: a tile is given in an exchange; else goods pay for fares."""
    if offered(ask, "give", name):
        return []
    return [Reason("only_kind" if ask.kind == "give" else "hold")]


def coins(table: FeliniaTable, ask: Ask, name: str) -> list[Reason]:
    """F-129: coins are chosen only to store one more tile; elsewhere they are paid by themselves."""
    return [] if ("pay",) in ask.options and not name else [Reason("coins")]


def always(what: str) -> Reasons:
    """Something that no question offers a move for."""
    return lambda table, ask, name: [Reason(what)]


REASONS: Final[dict[str, Reasons]] = {
    "place": place,
    "ware": ware,
    "exchange": exchange,
    "bonus": bonus,
    "bag": bag,
    "ship": ship,
    "province": province,
    "sell": sale,
    "hold": hold,
    "coins": coins,
    "decks": always("decks"),
    "mysteries": always("mysteries"),
    "kingdom": always("kingdom"),
}
"""By the first word of a thing, as the page names it in table/spots.ts."""

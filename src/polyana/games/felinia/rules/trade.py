"""Trade: the tokens act, from the first market to the Guild, and merchants board (F-046 to F-084, F-167)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from polyana.games.felinia.components import GUILD
from polyana.games.felinia.content import Fare
from polyana.games.felinia.rules.exploration import begin_exploration
from polyana.games.felinia.rules.holdings import could_raise, gain_cards, sales, sell, to_bag
from polyana.games.felinia.state import FeliniaTable, Player, Ship
from polyana.kernel import Ask, Move, Rules, Together

DECLINE: Final[Move] = ("decline",)
BACK: Final[Move] = ("back",)
DONE: Final[Move] = ("done",)

Deal = Generator[Ask | Together, Move, bool]
"""Rules that end with a deal made (True) or not."""


def act(table: FeliniaTable) -> Rules:
    """The topmost token of the place being resolved acts: a deal, then boarding; then the token is removed."""
    state = table.state
    places = list(state.stacks)
    while not state.stacks[places[state.place]]:
        state.place += 1
        if state.place == len(places):
            begin_exploration(table)
            return
    place = places[state.place]
    stack = state.stacks[place]
    seat = stack[-1]
    price = token_price(len(stack))
    dealt = yield from (
        deal_at_guild(table, seat, price)
        if place == GUILD
        else deal_at_market(table, seat, place, price)
    )
    if dealt:
        yield from board(table, seat)
    stack.pop()


def token_price(height: int) -> int:
    """F-048: what the token at this height of a stack pays: a coin for each token up to it, itself included."""
    return height


def deal_at_market(table: FeliniaTable, seat: int, market: str, price: int) -> Deal:
    """F-055 to F-059: buy one of the goods lying here, or decline."""
    goods, player = table.state.markets[market], table.state.players[seat]
    moves = table.content.moves["buy"]
    on_sale = [moves[kind] for kind, number in goods.items() if number]
    if not on_sale or not could_raise(table, player, price):
        table.tell("no_deal", seat, market, price)
        return False
    while True:
        options = [DECLINE, *(on_sale if player.coins >= price else ()), *sales(table, player)]
        move = yield Ask(seat, "buy", options, (market, price))
        if move[0] == "sell":
            sell(table, seat, move[1])
            continue
        if move == DECLINE:
            table.tell("declined", seat, market)
            return False
        kind = move[1]
        player.coins -= price
        goods[kind] -= 1
        player.hold[kind] += 1
        table.tell("bought", seat, market, kind, price)
        return True


def deal_at_guild(table: FeliniaTable, seat: int, price: int) -> Deal:
    """F-060: one of the exchanges for the price, or decline."""
    content, player = table.content, table.state.players[seat]
    exchanges = content.modes[table.state.mode].exchanges
    while any(possible_after_sales(table, player, exchange, price) for exchange in exchanges):
        options = [DECLINE]
        if player.coins >= price:
            moves = content.moves["exchange"]
            options += [
                moves[exchange] for exchange in exchanges if possible(table, player, exchange)
            ]
        options += sales(table, player)
        move = yield Ask(seat, "exchange", options, (price,))
        if move[0] == "sell":
            sell(table, seat, move[1])
        elif move == DECLINE:
            table.tell("declined", seat, GUILD)
            return False
        elif move[1] in content.swaps:
            if (yield from swap_goods(table, seat, move[1], price)):
                return True
        elif (yield from take_bonus(table, seat, price)):
            return True
    table.tell("no_deal", seat, GUILD, price)
    return False


def possible(table: FeliniaTable, player: Player, exchange: str) -> bool:
    """Whether the player has now what an exchange takes, coins aside."""
    if exchange in table.content.swaps:
        return bool(gifts(table, player))
    # F-067
    return bool(table.state.bonuses and player.cards["gold"] and player.cards["spice"])


def possible_after_sales(table: FeliniaTable, player: Player, exchange: str, price: int) -> bool:
    """F-053: whether an exchange can be made now or after selling what it does not need."""
    if exchange in table.content.swaps:
        # a tile sold first comes back out of the bag, so two kinds in the hold will always do
        kinds = sum(number > 0 for number in player.hold.values())
        sellable = player.coins < table.content.limits.coin_cap
        if not gifts(table, player) and not (kinds > 1 and sellable):
            return False
        return could_raise(table, player, price, goods=1)
    return possible(table, player, exchange) and could_raise(table, player, price, gold=1, spice=1)


def gifts(table: FeliniaTable, player: Player) -> list[str]:
    """F-063: the kinds in the hold for which the bag holds a tile of another kind."""
    bag = table.state.bag
    in_bag = [kind for kind, number in bag.items() if number]
    if not in_bag:
        return []
    only = in_bag[0] if len(in_bag) == 1 else ""
    return [kind for kind, number in player.hold.items() if number and kind != only]


def swap_goods(table: FeliniaTable, seat: int, exchange: str, price: int) -> Deal:
    """X1 and X3 (F-061 to F-064, F-167): give a tile, take one of another kind, and gain a card."""
    content, player = table.content, table.state.players[seat]
    while True:
        give = content.moves["give"]
        options = [BACK, *[give[kind] for kind in gifts(table, player)]]
        if len(options) > 1:
            options += sales(table, player)
        move = yield Ask(seat, "give", options, (exchange,))
        if move == BACK:
            return False
        if move[0] == "sell":
            sell(table, seat, move[1])
            continue
        given = move[1]
        taken = yield from choose_taken(table, seat, exchange, given)
        if taken:
            break
    player.coins -= price
    to_bag(table, seat, given)
    table.state.bag[taken] -= 1
    player.hold[taken] += 1
    table.tell("swapped", seat, exchange, given, taken, price)
    # F-064: without a card to gain, the exchange still stands
    gain_cards(table, seat, content.swaps[exchange], 1)
    return True


def choose_taken(
    table: FeliniaTable, seat: int, exchange: str, given: str
) -> Generator[Ask | Together, Move, str]:
    """F-062: the kind taken differs from the kind given and lies in the bag; an empty text means back."""
    player, take = table.state.players[seat], table.content.moves["take"]
    while player.hold[given]:
        kinds = [kind for kind, number in table.state.bag.items() if number and kind != given]
        options = [BACK, *[take[kind] for kind in kinds], *sales(table, player)]
        move = yield Ask(seat, "take", options, (exchange, given))
        if move == BACK:
            return ""
        if move[0] == "take":
            return move[1]
        sell(table, seat, move[1])
    return ""


def take_bonus(table: FeliniaTable, seat: int, price: int) -> Deal:
    """X2 (F-065 to F-067): 1 GOLD and 1 SPICE for a bonus tile, kept face down."""
    state, player = table.state, table.state.players[seat]
    moves = table.content.moves["bonus"]
    while player.cards["gold"] and player.cards["spice"]:
        options = [BACK, *[moves[bonus] for bonus in state.bonuses], *sales(table, player)]
        move = yield Ask(seat, "bonus", options, (price,))
        if move == BACK:
            return False
        if move[0] == "sell":
            sell(table, seat, move[1])
            continue
        player.coins -= price
        player.cards["gold"] -= 1
        player.cards["spice"] -= 1
        state.bonuses.remove(move[1])
        player.bonuses.append(move[1])
        table.tell("took_bonus", seat, move[1], price)
        return True
    return False


def board(table: FeliniaTable, seat: int) -> Rules:
    """F-070 to F-084: after a deal, merchants from stock go onto ships, each for a full fare."""
    state, player = table.state, table.state.players[seat]
    moves = table.content.moves["board"]
    names = table.content.ships
    while player.stock:
        payable, raisable = [], False
        for number, ship in enumerate(state.ships):
            fare = open_fare(table, ship)
            if fare is None or not has_goods(player, fare):
                continue
            if player.coins >= fare.coins:
                payable.append(moves[names[number].id])
            elif could_raise(table, player, fare.coins, goods=fare.tiles):
                raisable = True
        if not payable and not raisable:
            return
        move = yield Ask(seat, "board", [DONE, *payable, *sales(table, player)])
        if move == DONE:
            return
        if move[0] == "sell":
            sell(table, seat, move[1])
        else:
            take_seat(table, seat, ship_number(table, move[1]))


def has_goods(player: Player, fare: Fare) -> bool:
    """F-073: whether the hold contains all goods of a fare."""
    hold = player.hold
    for kind, number in fare.goods:  # noqa: SIM110 - asked for every ship after every deal, and all() is slower
        if hold[kind] < number:
            return False
    return True


def open_fare(table: FeliniaTable, ship: Ship) -> Fare | None:
    """The fare of a ship with a free seat."""
    deck = table.content.decks.get(ship.deck)
    if deck is None or len(ship.seats) >= deck.seats:
        return None
    return table.content.fares[ship.deck]


def ship_number(table: FeliniaTable, name: str) -> int:
    """Which of the ships has this id."""
    for number, ship in enumerate(table.content.ships):
        if ship.id == name:
            return number
    raise KeyError(name)


def take_seat(table: FeliniaTable, seat: int, number: int) -> None:
    """F-072 to F-074: pays the complete fare and sits down, bow first."""
    state, player = table.state, table.state.players[seat]
    ship = state.ships[number]
    fare = table.content.fares[ship.deck]
    for kind, amount in fare.goods:
        to_bag(table, seat, kind, amount)
    player.coins -= fare.coins
    player.stock -= 1
    ship.seats.append(seat)
    table.tell("boarded", seat, table.content.ships[number].id, ship.deck)
    if not player.stock and not state.ending:
        # F-084, F-139: the last merchant of a stock begins the end
        state.ending = "merchants"
        table.tell("last_merchant", seat)

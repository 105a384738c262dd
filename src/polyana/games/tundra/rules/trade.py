"""Trade: upgrading order boards, and the cards of the city (T-461 to T-523)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from polyana.effects import Item, refill
from polyana.games.tundra.deeds import Activation
from polyana.games.tundra.moves import REFRESH
from polyana.games.tundra.rules.acts import Act, Wish
from polyana.games.tundra.rules.holdings import score, spend
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Ask, Move, Rules, under_way

UPGRADE_POINTS: Final = 1


def can_upgrade(wish: Wish) -> bool:
    """Whether any board can be upgraded."""
    return any(
        affordable(wish.table, wish.player, name, discount_of(wish.item))
        for name, board in wish.player.boards.items()
        if not board.upgraded
    )


def discount_of(item: Item) -> int:
    """T-479: how many resources of the price an upgrade drops."""
    return item.args[0] if item.args and isinstance(item.args[0], int) else 0


def affordable(table: TundraTable, player: Player, board: str, discount: int) -> bool:
    """T-471, T-479: whether the price can be paid, so many resources dropped."""
    held, short = player.resources, 0
    for kind, amount in table.content.orders[board].upgrade_cost.items():
        if held[kind] < amount:
            short += amount - held[kind]
            if short > discount:
                return False
    return True


def lacking(player: Player, price: Mapping[str, int]) -> dict[str, int]:
    """T-471: what a player lacks of a price, kind by kind; in sum no more than the discount, if it is affordable."""
    held = player.resources
    return {kind: number - held[kind] for kind, number in price.items() if number > held[kind]}


def upgrades(act: Act) -> list[Move]:
    """T-476, T-477: the basic boards that can be paid for; Trade may be among them."""
    moves = act.content.moves.upgrade
    return [
        moves[name]
        for name, board in act.player.boards.items()
        if not board.upgraded and affordable(act.table, act.player, name, discount_of(act.item))
    ]


def upgrade(act: Act) -> Rules:
    """T-471 to T-474: the price, the other side, and a point at once; dice and boosts stay where they are."""
    name = act.move[1]
    price = dict(act.content.orders[name].upgrade_cost)
    for left in range(discount_of(act.item), 0, -1):
        yield from drop(act.table, act.player, price, left)
    for kind, amount in price.items():
        if amount:
            spend(act.table, act.player, kind, amount)
    act.player.boards[name].upgraded = True
    act.table.tell("upgraded", act.state.seat, name)
    score(act.table, act.player, "upgrades", UPGRADE_POINTS)


def drop(table: TundraTable, player: Player, price: dict[str, int], left: int) -> Rules:
    """T-479: the player names a resource of the price that is dropped; what is missing must be among them."""
    missing = lacking(player, price)
    needed = sum(missing.values()) == left
    moves = table.content.moves.drop
    options = [moves[kind] for kind, n in price.items() if n and (kind in missing or not needed)]
    if not options:
        return
    kind = options[0][1]
    if len(options) > 1:
        _, kind = yield Ask(table.state.seat, "discount", options, (left,))
    price[kind] -= 1


def can_take_card(wish: Wish) -> bool:
    """T-502: with an empty market nothing is taken."""
    return bool(wish.state.market)


def market_cards(act: Act) -> list[Move]:
    """T-501: any card of the market."""
    take = act.content.moves.take
    return [take[card] for card in act.state.market]


def take_card(act: Act) -> Rules:
    """T-501: the gap is not refilled. T-510: the card must be laid out or tucked."""
    card = act.move[1]
    if card in act.content.advisors:
        yield from lay_out(act.table, act.player, card)
    else:
        yield from tuck(act.table, act.player, card)


def lay_out(table: TundraTable, player: Player, card: str) -> Rules:
    """T-503 to T-505: upright in front of the player; above the limit one of those held before is discarded."""
    old = ""
    if len(player.advisors) >= table.content.titles[player.title].advisors_max:
        moves = table.content.moves.discard
        options = [moves[advisor] for advisor in player.advisors]
        _, old = yield Ask(table.state.seat, "advisor_out", options, (card,))
    leave_market(table, card)
    if old:
        del player.advisors[old]
        discard(table, old)
    player.advisors[card] = True


def tuck(table: TundraTable, player: Player, card: str) -> Rules:
    """T-506 to T-509, T-925: under any board; where no market place is free, a boost there is replaced."""
    state, content = table.state, table.content
    _, _, name = yield Ask(state.seat, "boost_board", content.moves.tuck[card], (card,))
    boosts, activation, old = player.boards[name].boosts, under_way(state, Activation), ""
    if not free_places(table, player, name):
        options = [content.moves.discard[boost] for boost in boosts]
        _, old = options[0]
        if len(options) > 1:
            _, old = yield Ask(state.seat, "boost_out", options, (card, name))
    leave_market(table, card)
    if old:
        boosts.remove(old)
        discard(table, old)
        if activation is not None and old in activation.pending:
            activation.pending.remove(old)
    boosts.append(card)
    table.tell("tucked", state.seat, card, name)
    if activation is not None and activation.board == name:
        # T-235, T-236: it may act at once, with the cell just activated
        activation.pending.append(card)


def free_places(table: TundraTable, player: Player, board: str) -> int:
    """T-507, T-925: how many more boosts of the market have room under a board."""
    most = table.content.titles[player.title].market_boosts_per_order
    return max(0, most - len(player.boards[board].boosts))


def leave_market(table: TundraTable, card: str) -> None:
    """T-501: the card is taken once it is known where it goes."""
    table.state.market.remove(card)
    table.tell("took", table.state.seat, card)


def discard(table: TundraTable, card: str) -> None:
    """T-510: onto the discard pile of the city."""
    table.state.discard.append(card)
    table.tell("discarded", table.state.seat, card)


def can_refresh(wish: Wish) -> bool:
    """Whether there are any cards to deal."""
    state = wish.state
    return bool(state.market or state.deck or state.discard)


def offer_refresh(act: Act) -> list[Move]:
    """T-464: the whole market is dealt anew, or not."""
    return [REFRESH] if can_refresh(act) else []


def refresh(act: Act) -> None:
    """T-521: all cards of the market are replaced."""
    act.table.tell("refreshed", act.state.seat)
    deal_market(act.table)


def deal_market(table: TundraTable) -> None:
    """T-521 to T-523: the old cards are discarded, new ones dealt; an empty deck is made anew from the discards."""
    state = table.state
    state.discard += state.market
    state.market = []
    for _ in range(table.content.setup.city_market[len(state.players)]):
        refill(table, state.deck, state.discard)
        if not state.deck:
            break
        state.market.append(state.deck.pop())
    table.tell("market", *state.market)
    table.reveal()


def can_recover(wish: Wish) -> bool:
    """T-514: a used advisor; the one that is acting is still upright when this is asked."""
    return not all(wish.player.advisors.values())


def used_advisors(act: Act) -> list[Move]:
    """T-514: another own sideways advisor, never the card itself."""
    recover = act.content.moves.recover
    return [
        recover[card]
        for card, upright in act.player.advisors.items()
        if not upright and card != act.doing.source
    ]


def recover_advisor(act: Act) -> None:
    """T-514: it is upright again and may be used again this round."""
    act.player.advisors[act.move[1]] = True
    act.table.tell("recovered", act.state.seat, act.move[1])

"""What players own, and the small verbs that keep the books: pay, gain, draw, sell (F-003 to F-011, F-120 to F-125)."""

from __future__ import annotations

from polyana.games.felinia.content import Gains
from polyana.games.felinia.rules.setup import draw_from_bag
from polyana.games.felinia.state import FeliniaTable, Player
from polyana.kernel import Move


def gain(table: FeliniaTable, seat: int, gains: Gains) -> None:
    """Carries out the plain gains of an effect; what cannot be gained is lost (F-010)."""
    for noun, amount in gains:
        if noun == "coin":
            gain_coins(table, seat, amount)
        elif noun == "random_goods":
            for _ in range(amount):
                draw_goods(table, seat)
        else:
            gain_cards(table, seat, noun, amount)


def gain_coins(table: FeliniaTable, seat: int, amount: int) -> int:
    """F-003: never above the cap; how many were gained."""
    player = table.state.players[seat]
    gained = min(amount, room_for_coins(table, player))
    player.coins += gained
    table.tell("gained", seat, "coin", gained)
    return gained


def gain_cards(table: FeliniaTable, seat: int, card: str, amount: int) -> None:
    """F-008, F-009: one unit after another, as long as the cards of that resource suffice."""
    cards = table.state.players[seat].cards
    gained = min(amount, gainable(table, seat, card, amount))
    cards[card] += gained
    table.tell("gained", seat, card, gained)


def gainable(
    table: FeliniaTable, seat: int, card: str, amount: int, held: int | None = None
) -> int:
    """How many of so many units the cards allow to be gained one after another.

    `held` is what the player would hold by then; if left out, it is what the player holds now.
    """
    limit, three = table.content.limits.cards_per_resource, table.content.limits.card_values[1]
    occupied, units = 0, 0
    for number, player in enumerate(table.state.players):
        own = player.cards[card]
        if number == seat:
            units = own = own if held is None else held
        occupied += own // three + own % three
    for gained in range(amount):
        # a third unit turns two cards into one
        occupied += 2 - three if units % three == three - 1 else 1
        if occupied > limit:
            return gained
        units += 1
    return amount


def draw_goods(table: FeliniaTable, seat: int) -> None:
    """F-116: a goods tile drawn at random; nothing if the bag is empty."""
    kind = draw_from_bag(table.state)
    if kind is None:
        table.tell("gained", seat, "goods", 0)
        return
    table.state.players[seat].hold[kind] += 1
    table.tell("drew_goods", seat, kind)


def to_bag(table: FeliniaTable, seat: int, kind: str, amount: int = 1) -> None:
    """Goods leave a hold for the bag."""
    table.state.players[seat].hold[kind] -= amount
    table.state.bag[kind] += amount


def sales(table: FeliniaTable, player: Player) -> list[Move]:
    """F-121, F-123: what a player could sell at any decision of their own; nothing with 6 coins."""
    content = table.content
    if player.coins >= content.limits.coin_cap:
        return []
    sell, cards = content.moves["sell"], player.cards
    options = [sell[kind] for kind, number in player.hold.items() if number]
    if cards["gold"]:
        options.append(sell["gold"])
    if cards["spice"]:
        options.append(sell["spice"])
    return options


def sell(table: FeliniaTable, seat: int, thing: str) -> None:
    """F-120, F-125: one unit for its price, to the cap."""
    player = table.state.players[seat]
    gained = min(sale_price(table, thing), room_for_coins(table, player))
    if thing in player.cards:
        player.cards[thing] -= 1
    else:
        to_bag(table, seat, thing)
    player.coins += gained
    table.tell("sold", seat, thing, gained)


def sale_price(table: FeliniaTable, thing: str) -> int:
    """F-120: what one unit of goods, GOLD or SPICE sells for."""
    prices = table.content.sale
    return {"gold": prices.gold, "spice": prices.spice}.get(thing, prices.goods)


def room_for_coins(table: FeliniaTable, player: Player) -> int:
    """F-003: how many coins a player can still gain; what is beyond is lost."""
    return table.content.limits.coin_cap - player.coins


def could_raise(
    table: FeliniaTable, player: Player, price: int, goods: int = 0, gold: int = 0, spice: int = 0
) -> bool:
    """F-053, F-054: whether a price can be paid after selling all but what the deal itself needs."""
    if player.coins >= price:
        return True
    if price > table.content.limits.coin_cap:
        return False
    prices, cards = table.content.sale, player.cards
    return (
        player.coins
        + prices.goods * (sum(player.hold.values()) - goods)
        + prices.gold * (cards["gold"] - gold)
        + prices.spice * (cards["spice"] - spice)
        >= price
    )

"""A player in Katzburg: coins, goods, the fares they may pay, and what the tokens on the stacks may bring."""

from __future__ import annotations

from typing import Final, NamedTuple

from polyana.games.felinia.bot.traveller import Traveller
from polyana.games.felinia.bot.weights import Weights
from polyana.games.felinia.components import GUILD
from polyana.games.felinia.content import Content, Fare
from polyana.games.felinia.state import State

Hold = dict[str, int]
Deal = tuple[float, Hold, int]
"""What a deal gains, and the hold and the coins afterwards."""


class Berth(NamedTuple):
    """A ship with a free seat, as one player sees it."""

    fare: Fare
    boarded: float
    """What the journey brings to a merchant who boards now."""
    in_sight: tuple[float, ...]
    """What it is worth to think of this journey, by the number of goods (or the coin) still missing."""


class Known(NamedTuple):
    """What was reckoned about goods and coins; it holds as long as the ships, the cards and the time are the same."""

    wares: dict[tuple[int, ...], float]
    dealt: dict[tuple[int, ...], float]
    guild: dict[tuple[int, ...], Deal]


MOST_REMEMBERED: Final = 500

_REMEMBERED: dict[tuple[object, ...], Known] = {}


def known_to(trader: Trader) -> Known:
    """What is known to a trader: most answers leave ships and cards alone, so it is found again."""
    traveller = trader.traveller
    key = (
        trader.content.hash,
        trader.weights,
        trader.fade,
        trader.state.mode,
        *traveller.cards.values(),
        *traveller.units.values(),
        *traveller.bonus_gains,
        *trader.berths,
    )
    known = _REMEMBERED.get(key)
    if known is None:
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[key] = known = Known({}, {}, {})
    return known


class Trader:
    """What a player's goods and coins are good for."""

    def __init__(
        self,
        content: Content,
        state: State,
        seat: int,
        traveller: Traveller,
        berths: list[Berth],
        weights: Weights,
    ) -> None:
        self.content = content
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.traveller = traveller
        self.weights = weights
        self.fade = traveller.fade
        self.berths = berths if self.player.stock else []
        self.known = known_to(self)

    def purse(self, coins: int) -> float:
        """Coins: the more one has, the less another is worth; at the end they only break ties.

        Less than nothing stands for cards that must be sold to pay.
        """
        if coins < 0:
            return self.weights.debt * coins
        return self.weights.coins[coins] * self.fade + 0.01 * coins

    def liquidity(self) -> float:
        """What it is worth that GOLD and SPICE can be sold at any time: a little more than the sale itself."""
        cards, sale, units = self.player.cards, self.content.sale, self.traveller.units
        coins, cap = self.player.coins, self.content.limits.coin_cap
        now, best = self.purse(coins), 0.0
        for gold in range(min(cards["gold"], 3) + 1):
            for spice in range(min(cards["spice"], 3) + 1):
                raised = min(cap, coins + gold * sale.gold + spice * sale.spice)
                lost = gold * units["gold"] + spice * units["spice"]
                best = max(best, self.purse(raised) - now - lost)
        return 1.02 * best

    def wares(self, hold: Hold, coins: int) -> float:
        """Goods weighted by the fares they serve, and by what they are worth to anybody."""
        key = (coins, *hold.values())
        value = self.known.wares.get(key)
        if value is None:
            self.known.wares[key] = value = self._wares(hold, coins)
        return value

    def _wares(self, hold: Hold, coins: int) -> float:
        w, fade, tiles = self.weights, self.fade, sum(hold.values())
        if not fade:
            return float(tiles)
        free = self.content.limits.storage_free
        value = min(tiles, free) * (w.goods * fade + 1 - fade)
        if tiles > free:
            raised = min(self.content.limits.coin_cap, coins + tiles - free)
            value += self.purse(raised) - self.purse(coins)
        value += fade * w.pair * sum([n >= 2 for n in hold.values()])
        best = second = 0.0
        for fare, _, in_sight in self.berths:
            missing = int(fare.coins > max(coins, 0))
            for kind, number in fare.goods:
                if hold[kind] < number:
                    missing += number - hold[kind]
            gain = in_sight[missing]
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        return value + fade * (best + w.second * second)

    def together(self, hold: Hold, coins: int) -> float:
        """Goods and coins together."""
        return self.wares(hold, coins) + self.purse(coins)

    def after_deal(self, hold: Hold, coins: int) -> float:
        """Goods and coins after a deal, when a merchant may board at once."""
        key = (coins, *hold.values())
        value = self.known.dealt.get(key)
        if value is None:
            self.known.dealt[key] = value = self._after_deal(hold, coins)
        return value

    def _after_deal(self, hold: Hold, coins: int) -> float:
        best = self.together(hold, coins)
        for fare, boarded, _ in self.berths:
            if coins < fare.coins or any(hold[kind] < n for kind, n in fare.goods):
                continue
            left = dict(hold)
            for kind, number in fare.goods:
                left[kind] -= number
            best = max(best, boarded + self.together(left, coins - fare.coins))
        return best

    def deals(self) -> float:
        """What the tokens on the stacks may bring: their price is known, what will be left for them is guessed."""
        state, seat = self.state, self.seat
        hold, coins = self.player.hold, self.player.coins
        later = 0.0
        if state.phase == "bidding":
            later = self.weights.later * self.tokens_to_come() / (len(state.stacks) + 1)
            if self.has_last_token():
                # the last token usually fetches the income that pays for the others
                income = self.content.limits.bid_income[-1]
                coins = min(self.content.limits.coin_cap, coins + income)
        sale, cards = self.content.sale, self.player.cards
        credit = sale.gold * cards["gold"] + sale.spice * cards["spice"]
        total = 0.0
        for number, (place, stack) in enumerate(state.stacks.items()):
            if number < state.place or seat not in stack:
                continue
            for price in range(len(stack), 0, -1):
                if stack[price - 1] != seat or price > coins + credit:
                    continue
                if place == GUILD:
                    gain, hold, coins = self.guild_deal(hold, coins, price)
                else:
                    above = len(stack) - price - stack[price:].count(seat)
                    rivals = self.weights.lost * above + later
                    gain, hold, coins = self.market_deal(place, hold, coins, price, rivals)
                total += gain
        return total

    def tokens_to_come(self) -> int:
        """Tokens of all players still to be placed this round."""
        tokens, players = self.content.limits.bid_tokens_per_player, len(self.state.players)
        return players * (tokens - self.state.lap + 1) - self.state.turn

    def has_last_token(self) -> bool:
        """Whether this player has a token left to place."""
        state = self.state
        placed = (self.seat - state.first) % len(state.players) < state.turn
        return state.lap + placed <= self.content.limits.bid_tokens_per_player

    def market_deal(self, market: str, hold: Hold, coins: int, price: int, rivals: float) -> Deal:
        """The gain expected of a token that leaves so many tiles to rivals first; the likely hold afterwards."""
        goods = self.state.markets[market]
        on_sale = sum(goods.values())
        now = self.together(hold, coins)
        offers = []
        for kind, number in goods.items():
            if number:
                bought = {**hold, kind: hold[kind] + 1}
                gain = self.after_deal(bought, coins - price) - now
                if gain > 0:
                    offers.append((gain, kind, number))
        offers.sort(reverse=True)
        expected, reached, choice = 0.0, 1.0, ""
        for gain, kind, number in offers:
            gone = 1.0
            for copy in range(number):
                gone *= min(1.0, max(0.0, rivals - copy) / (on_sale - copy))
            expected += reached * (1 - gone) * gain
            reached *= gone
            if not choice and gone < 0.5:
                choice = kind
        if choice:
            return expected, {**hold, choice: hold[choice] + 1}, coins - price
        return expected, hold, coins

    def guild_deal(self, hold: Hold, coins: int, price: int) -> Deal:
        """The gain of the best exchange: cards for a bonus tile, or goods for other goods and a card."""
        key = (coins, price, *hold.values(), *map(bool, self.state.bag.values()))
        deal = self.known.guild.get(key)
        if deal is None:
            self.known.guild[key] = deal = self._guild_deal(hold, coins, price)
        return deal

    def _guild_deal(self, hold: Hold, coins: int, price: int) -> Deal:
        now = self.together(hold, coins)
        best, after = 0.0, dict(hold)  # a copy: the deal is remembered, and the table goes on
        cards, gains, units = self.player.cards, self.traveller.bonus_gains, self.traveller.units
        if cards["gold"] and cards["spice"] and gains:
            # a part of this gain is already counted as the promise of the cards
            more = gains[0] * (1 - self.weights.bonus * self.fade)
            best = self.after_deal(hold, coins - price) - now + more
        swaps = self.content.swaps
        exchanges = self.content.modes[self.state.mode].exchanges
        card = max((units[swaps[name]] for name in exchanges if name in swaps), default=0.0)
        for given, number in hold.items():
            if not number:
                continue
            for taken, left in self.state.bag.items():
                if left and taken != given:
                    swapped = {**hold, given: number - 1}
                    swapped[taken] += 1
                    gain = self.after_deal(swapped, coins - price) - now + card
                    if gain > best:
                        best, after = gain, swapped
        return (best, after, coins - price) if best > 0 else (0.0, after, coins)

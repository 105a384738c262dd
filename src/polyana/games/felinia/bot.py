"""How well a seat stands in Felinia (Part F): the features behind the bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from polyana.games.felinia.content import GUILD, Content, Fare
from polyana.games.felinia.paths import Path, paths_of
from polyana.games.felinia.scoring import group_points, mystery_points, set_points, tile_numbers
from polyana.games.felinia.state import Player, State


class Weights(msgspec.Struct, frozen=True):
    """What things are worth in points, found by playing variants against each other."""

    coins: tuple[float, ...] = (0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.6)
    goods: float = 0.9
    pair: float = 0.5
    crowded: float = 0.3
    chances: tuple[float, ...] = (0.75, 0.5, 0.28, 0.14, 0.05)
    second: float = 0.3
    food: float = 0.9
    food_decay: float = 0.6
    gold: float = 0.3
    spice: float = 0.3
    bonus: float = 0.6
    mystery: float = 1.3
    waiting: float = 0.85
    future: float = 0.35
    pace: float = 0.75
    room: float = 0.2
    promise: float = 0.15
    lost: float = 0.8
    later: float = 0.5
    hidden: float = 1.2
    rivals: float = 0.4


WEIGHTS: Final = Weights()

NOTHING_FOUND: Final = (0.0, "")


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what its merchants and tokens will bring, and how the others stand."""
    outlook = Outlook(content, state, weights)
    return outlook.parts(seat)


class Outlook:
    """A table as a merchant looks at it: how long it will last, where the journeys lead, what goods are good for."""

    def __init__(self, content: Content, state: State, weights: Weights) -> None:
        self.content = content
        self.state = state
        self.weights = weights
        self.island = content.islands[state.mode]
        self.paths = paths_of(content, state.mode)
        self.ships = sorted(
            (content.decks[ship.deck].minutes, number)
            for number, ship in enumerate(state.ships)
            if ship.deck
        )
        self.rounds = self.rounds_left()
        self.fade = min(1.0, self.rounds / 2.0)
        self.merchants = [Merchant(self, seat) for seat in range(len(state.players))]

    def parts(self, seat: int) -> dict[str, float]:
        """How a seat stands, by parts."""
        aboard = self.aboard()
        me = self.merchants[seat]
        parts = {
            "tiles": me.tile_points + me.promise(),
            "groups": me.group_points,
            "cards": me.cards(),
            "coins": me.purse(me.player.coins),
            "goods": me.wares(me.player.hold, me.player.coins),
            "ships": aboard[seat],
            "deals": me.deals(),
            "future": me.future(),
        }
        if self.weights.rivals:
            others = [
                other.points() + aboard[other.seat] + other.simple_future()
                for other in self.merchants
                if other.seat != seat
            ]
            parts["rivals"] = -self.weights.rivals * max(others)
        return parts

    def rounds_left(self) -> float:
        """Rounds still to be played after this one: until the deck tiles or somebody's merchants run out."""
        state = self.state
        if state.ending:
            return 0.0
        smallest = min(player.stock for player in state.players)
        return max(0.0, min(len(state.deck) / 1.5, smallest / 0.8 - 1))

    def sailing(self) -> list[int]:
        """The ships that sail this round as things stand, in their order."""
        state = self.state
        if state.phase == "exploration":
            return state.sailing
        order = [number for _, number in self.ships]
        if state.phase == "storage":
            return []
        if state.ending:
            return order
        full = [number for number in order if not self.free_seats(number)]
        return full or order[:1]

    def free_seats(self, number: int) -> int:
        """Seats still free on a ship."""
        ship = self.state.ships[number]
        return self.content.decks[ship.deck].seats - len(ship.seats)

    def aboard(self) -> list[float]:
        """What the merchants on the ships will bring, by seat: those that sail first choose first."""
        state = self.state
        worth = [0.0] * len(state.players)
        taken: set[str] = set()
        sailing = self.sailing()
        waiting = [number for _, number in self.ships if number not in sailing]
        for number in [*sailing, *waiting]:
            ship = state.ships[number]
            if not ship.seats:
                continue
            seats = ship.seats
            factor = 1.0 if number in sailing else self.weights.waiting
            if state.journey is not None and number == sailing[0]:
                seats = seats[1:]
                me = self.merchants[state.journey.seat]
                value, post = me.walk()
                worth[me.seat] += value
                taken.add(post)
            for seat in seats:
                kingdom = self.content.decks[ship.deck].kingdom
                value, post = self.merchants[seat].journey(kingdom, taken)
                worth[seat] += value * factor
                taken.add(post)
        return worth


class Merchant:
    """One player's position, looked at piece by piece."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook = outlook
        self.content = outlook.content
        self.state = outlook.state
        self.weights = outlook.weights
        self.seat = seat
        self.player: Player = outlook.state.players[seat]
        self.numbers = tile_numbers(self.content, self.player)
        self.raised = [
            self.content.bonuses[name].kind
            for name in self.player.bonuses
            if self.content.bonuses[name].sort == "plus_one"
        ]
        self.tile_points = sum(self.set_value(kind, n) for kind, n in self.numbers.items() if n)
        self.group_of, self.sizes = self.find_groups()
        self.lone_points = 1 + any(
            "lone_merchant" in self.content.running[special].rates for special in self.player.specials
        )
        self.group_points = float(sum(self.size_points(size) for size in self.sizes))
        self.values: dict[str, float] = {}
        self.best: dict[str, tuple[float, str]] = {}
        self.units = self.unit_values()

    # What lies before the player

    def points(self) -> float:
        """Points of tiles, groups and cards as they lie."""
        cards, specials = self.player.cards, self.player.specials
        points = self.tile_points + self.group_points + cards["gold"] + 0.5 * cards["spice"]
        points += mystery_points(self.content, len(self.player.mysteries))
        for special in specials:
            running = self.content.running[special]
            points += running.points_per.get("food", 0) * cards["food"]
            points += running.points_per.get("mystery_card", 0) * len(self.player.mysteries)
            points += 0.5 * cards["spice"] * ("spice" in running.rates)
        return points

    def set_value(self, kind: str, number: int) -> int:
        """Points of so many tiles of a kind, with the bonus tiles that raise them."""
        return set_points(self.content, kind, number) + number * self.raised.count(kind)

    def size_points(self, size: int) -> int:
        """Points of a group of merchants."""
        return self.lone_points if size == 1 else group_points(self.content, size)

    def find_groups(self) -> tuple[dict[str, int], list[int]]:
        """The group in which each own post lies, and the sizes of the groups."""
        borders = self.outlook.island.borders
        posts = {post for post, owner in self.state.merchants.items() if owner == self.seat}
        group_of: dict[str, int] = {}
        sizes: list[int] = []
        while posts:
            frontier, number = [posts.pop()], len(sizes)
            sizes.append(0)
            while frontier:
                post = frontier.pop()
                group_of[post] = number
                sizes[number] += 1
                joined = posts & borders[post]
                posts -= joined
                frontier += joined
        return group_of, sizes

    def cards(self) -> float:
        """GOLD, SPICE and FOOD with their best use, and mystery cards."""
        w, player, fade = self.weights, self.player, self.outlook.fade
        cards = player.cards
        gold, spice, food = cards["gold"], cards["spice"], cards["food"]
        points = self.points() - self.tile_points - self.group_points
        bonuses = self.bonus_gains()
        pairs = min(gold, spice)
        points += sum(w.bonus * fade * max(0.0, gain - 1.5) for gain in bonuses[:pairs])
        if pairs < len(bonuses):
            promise = fade * max(0.0, bonuses[pairs] - 1.5)
            points += promise * (w.gold * (gold > pairs) + w.spice * (spice > pairs)) * 0.5
        journeys = min(1.0, self.journeys_left() / 2)
        return points + journeys * w.food * (1 - w.food_decay**food) / (1 - w.food_decay)

    def bonus_gains(self) -> list[float]:
        """What each bonus tile at the Guild would give, the best first."""
        gains = []
        for name in self.state.bonuses:
            bonus = self.content.bonuses[name]
            n = self.numbers[bonus.kind]
            if bonus.sort == "plus_one":
                gains.append(float(n))
            else:
                gains.append(float(self.set_value(bonus.kind, n + 1) - self.set_value(bonus.kind, n)))
        return sorted(gains, reverse=True)

    def promise(self) -> float:
        """Sets that can still grow are worth a little more than their points."""
        if not self.outlook.rounds:
            return 0.0
        grown = 0.0
        for kind, n in self.numbers.items():
            if n:
                cap = self.content.kinds[kind].cap
                grown += min(n, cap)
        return self.weights.promise * grown * min(1.0, self.outlook.rounds / 5)

    def journeys_left(self) -> float:
        """Journeys this player may still begin after those already aboard."""
        return min(self.player.stock, self.weights.pace * self.outlook.rounds)

    def simple_future(self) -> float:
        """What a rival's goods and coins may lead to, roughly."""
        player = self.player
        fade = self.outlook.fade
        return sum(player.hold.values()) + 0.5 * fade * player.coins + self.journeys_left() * 2

    def future(self) -> float:
        """What journeys to any kingdom would bring: posts within reach, sets and groups that wait for more."""
        left = self.journeys_left()
        if not left or not self.weights.future:
            return 0.0
        best = [self.journey(kingdom)[0] for kingdom in self.content.kingdoms]
        return self.weights.future * left * sum(best) / len(best)

    # Journeys

    def unit_values(self) -> dict[str, float]:
        """What one more of everything is worth that a symbol or a tile may give."""
        w, player, fade = self.weights, self.player, self.outlook.fade
        cards = player.cards
        running = [self.content.running[special] for special in player.specials]
        bonuses = self.bonus_gains()
        pairs = min(cards["gold"], cards["spice"])
        promise = w.bonus * fade * max(0.0, bonuses[pairs] - 1.5) if pairs < len(bonuses) else 0.0
        gold = 1 + promise * (1.0 if cards["spice"] > cards["gold"] else w.gold)
        spice = 0.5 + promise * (1.0 if cards["gold"] > cards["spice"] else w.spice)
        spice += 0.5 * any("spice" in tile.rates for tile in running)
        food = w.food * w.food_decay ** cards["food"] * min(1.0, self.journeys_left() / 2)
        food += sum(tile.points_per.get("food", 0) for tile in running)
        mystery = w.mystery * (0.5 if not player.mysteries else 1.0)
        mystery += sum(tile.points_per.get("mystery_card", 0) for tile in running)
        coins = min(player.coins, len(w.coins) - 2)
        return {
            "gold": gold,
            "spice": spice,
            "food": food,
            "coin": (w.coins[coins + 1] - w.coins[coins]) * fade,
            "random_goods": 1.0,
            "mystery": mystery,
        }

    def post_value(self, post: str) -> float:
        """What founding a post brings: its tile, and the group it joins."""
        if post not in self.values:
            state = self.state
            tile = state.face_up.get(post)
            if tile is None:
                value = self.hidden_value(post)
            elif tile in self.content.tiles:
                value = self.tile_value(self.content.tiles[tile].kind)
            else:
                value = self.special_value(tile)
            self.values[post] = value + self.group_gain(post)
        return self.values[post]

    def tile_value(self, kind: str) -> float:
        """What one more tile of a kind gives."""
        n = self.numbers[kind]
        gain = float(self.set_value(kind, n + 1) - self.set_value(kind, n))
        if n < self.content.kinds[kind].cap:
            gain += self.weights.promise * min(1.0, self.outlook.rounds / 5)
        return gain

    def hidden_value(self, post: str) -> float:
        """A face-down tile may be any of those hidden in its kingdom; two can be turned, so one chooses a little."""
        kingdom = self.outlook.island.provinces[post].kingdom
        key = f"hidden {kingdom}"
        if key not in self.values:
            state, tiles = self.state, self.content.tiles
            hidden = [
                self.tile_value(tiles[state.face_down[place]].kind)
                for place in self.outlook.island.posts[kingdom]
                if place in state.face_down
            ]
            self.values[key] = self.weights.hidden * sum(hidden) / len(hidden)
        return self.values[key]

    def special_value(self, special: str) -> float:
        """What a special tile gives at once, on later journeys, and at the end."""
        running, player, left = self.content.running[special], self.player, self.journeys_left()
        units = self.units
        value = sum(units[noun] * amount for noun, amount in running.on_take)
        for gains in running.on_enter.values():
            value += 0.5 * left * sum(units[noun] * amount for noun, amount in gains)
        value += running.points_per.get("food", 0) * (player.cards["food"] + 0.4 * left)
        value += running.points_per.get("mystery_card", 0) * (len(player.mysteries) + 0.3 * left)
        if "spice" in running.rates:
            value += 0.5 * (player.cards["spice"] + 0.5 * left)
        if "lone_merchant" in running.rates:
            value += self.sizes.count(1) + 0.2 * left
        return value

    def group_gain(self, post: str) -> float:
        """Points of the group that a merchant on this post would make, and room for it to grow."""
        borders, merchants = self.outlook.island.borders[post], self.state.merchants
        joined = {self.group_of[near] for near in borders if near in self.group_of}
        before = sum(self.size_points(self.sizes[group]) for group in joined)
        size = 1 + sum(self.sizes[group] for group in joined)
        room = 0
        if size < 3 and self.outlook.rounds:
            room = sum(
                near in self.state.face_up or near in self.state.face_down for near in borders
            )
        return self.size_points(size) - before + self.weights.room * min(room, 3)

    def path_value(self, path: Path, free: int) -> float:
        """What a journey along a path brings, FOOD spent on it included."""
        units = self.units
        value = self.post_value(path.post)
        for noun, amount in path.gains:
            value += units[noun] * amount
        for special in self.player.specials:
            for event, gains in self.content.running[special].on_enter.items():
                times = path.events.get(event, 0)
                if times:
                    value += times * sum(units[noun] * amount for noun, amount in gains)
        return value - units["food"] * max(0, path.steps - free)

    def best_path(
        self, start: str, free: int, entered: Iterable[str], taken: set[str], flips: int
    ) -> tuple[float, str]:
        """The best journey from a province: what it brings, and the post where it ends."""
        state, food = self.state, self.player.cards["food"]
        best = NOTHING_FOUND
        for path in self.outlook.paths[start]:
            post = path.post
            if post not in state.face_up and not (flips and post in state.face_down):
                continue
            if post in taken or path.need[free] > food:
                continue
            if len(path.through) and any(province in path.through for province in entered):
                continue
            value = self.path_value(path, free)
            if value > best[0]:
                best = (value, post)
        return best

    def journey(self, kingdom: str, taken: Iterable[str] = ()) -> tuple[float, str]:
        """The best journey to a kingdom that begins at its port."""
        best = self.best.get(kingdom)
        if best is None or best[1] in taken:
            free = self.content.limits.free_steps - 1
            port = self.outlook.island.ports[kingdom]
            found = self.best_path(port, free, (), set(taken), 1)
            if best is not None:
                return found
            self.best[kingdom] = best = found
        return best

    def walk(self) -> tuple[float, str]:
        """The best way on for this player's merchant that is on the island."""
        journey = self.state.journey
        assert journey is not None
        found = self.best_path(
            journey.province, journey.free_steps, journey.entered, set(), journey.flips
        )
        if journey.drawn:
            return found[0] + self.units["mystery"], found[1]
        return found

    # Goods, fares and tokens

    def purse(self, coins: int) -> float:
        """Coins: concave, and worth nothing once the game ends."""
        if coins < 0:
            return -10.0
        return self.weights.coins[coins] * self.outlook.fade + 0.01 * coins

    def open_ships(self) -> list[tuple[Fare, float, bool]]:
        """Ships with a free seat: fare, what the journey would bring, and whether the seat is there next round."""
        if not hasattr(self, "_open"):
            outlook = self.outlook
            leaving = outlook.sailing() if self.state.phase != "bidding" else []
            self._open = []
            for _, number in outlook.ships:
                if self.state.phase == "exploration" and number in leaving:
                    continue
                if not outlook.free_seats(number):
                    continue
                deck = self.state.ships[number].deck
                value = self.journey(self.content.decks[deck].kingdom)[0]
                self._open.append((self.content.fares[deck], value, number in leaving))
        return self._open

    def wares(self, hold: dict[str, int], coins: int) -> float:
        """Goods weighted by the fares they serve, and by what they are worth to anybody."""
        w, fade = self.weights, self.outlook.fade
        tiles = sum(hold.values())
        kept = min(tiles, 3) if fade else tiles
        value = kept * (w.goods * fade + 1 - fade) + (tiles - kept) * 0.4
        if fade:
            value += fade * w.pair * sum(n >= 2 for n in hold.values())
            best = second = 0.0
            if self.player.stock:
                for fare, worth, _ in self.open_ships():
                    missing = float(coins < fare.coins)
                    for kind, number in fare.goods:
                        if hold[kind] < number:
                            missing += number - hold[kind]
                    gain = (worth - fare.tiles * w.goods) * w.chances[int(min(missing, 4))]
                    if gain > best:
                        best, second = gain, best
                    elif gain > second:
                        second = gain
            value += fade * (best + w.second * second)
        return value

    def with_deal(self, hold: dict[str, int], coins: int) -> float:
        """Goods and coins after a deal, when a merchant may board at once."""
        best = self.wares(hold, coins) + self.purse(coins)
        if self.player.stock:
            for fare, worth, _ in self.open_ships():
                if coins >= fare.coins and all(hold[kind] >= n for kind, n in fare.goods):
                    left = dict(hold)
                    for kind, number in fare.goods:
                        left[kind] -= number
                    rest = coins - fare.coins
                    best = max(best, 0.95 * worth + self.wares(left, rest) + self.purse(rest))
        return best

    def deals(self) -> float:
        """What the tokens on the stacks may bring: their price is known, what is left for them can be guessed."""
        state, seat = self.state, self.seat
        if state.phase not in ("bidding", "trade"):
            return 0.0
        hold, coins = dict(self.player.hold), self.player.coins
        later = 0.0
        if state.phase == "bidding":
            limits, players = self.content.limits, len(state.players)
            placed = (seat - state.first) % players < state.turn
            if state.lap + placed <= limits.bid_tokens_per_player:
                coins = min(limits.coin_cap, coins + limits.bid_income[-1])
            to_come = players * (limits.bid_tokens_per_player - state.lap + 1) - state.turn
            later = self.weights.later * to_come / (len(state.stacks) + 1)
        total = 0.0
        for number, (place, stack) in enumerate(state.stacks.items()):
            if number < state.place or seat not in stack:
                continue
            for height in range(len(stack), 0, -1):
                if stack[height - 1] != seat or height > coins:
                    continue
                above = sum(owner != seat for owner in stack[height:])
                if place == GUILD:
                    gain, hold, coins = self.guild_deal(hold, coins, height)
                else:
                    rivals = self.weights.lost * above + later
                    gain, hold, coins = self.market_deal(place, hold, coins, height, rivals)
                total += gain
        return total

    def market_deal(
        self, market: str, hold: dict[str, int], coins: int, price: int, rivals: float
    ) -> tuple[float, dict[str, int], int]:
        """The gain expected from a token that must leave first choice to others; and the likely hold afterwards."""
        goods = self.state.markets[market]
        on_sale = sum(goods.values())
        now = self.wares(hold, coins) + self.purse(coins)
        offers = []
        for kind, number in goods.items():
            if number:
                bought = {**hold, kind: hold[kind] + 1}
                gain = self.with_deal(bought, coins - price) - now
                if gain > 0:
                    offers.append((gain, kind, number))
        offers.sort(reverse=True)
        expected, still, choice = 0.0, 1.0, ""
        for gain, kind, number in offers:
            gone = 1.0
            for copy in range(number):
                gone *= min(1.0, max(0.0, rivals - copy) / (on_sale - copy))
            expected += still * (1 - gone) * gain
            if not choice and gone < 0.5:
                choice = kind
            still *= gone
        if choice:
            return expected, {**hold, choice: hold[choice] + 1}, coins - price
        return expected, hold, coins

    def guild_deal(
        self, hold: dict[str, int], coins: int, price: int
    ) -> tuple[float, dict[str, int], int]:
        """The gain of the best exchange: goods for other goods and a card, or cards for a bonus tile."""
        now = self.wares(hold, coins) + self.purse(coins)
        best, after = 0.0, hold
        cards = self.player.cards
        if cards["gold"] and cards["spice"] and self.state.bonuses:
            best = self.with_deal(hold, coins - price) - now + self.bonus_gains()[0] - 1.5
            if self.outlook.fade:
                best -= self.weights.bonus * self.outlook.fade * max(0.0, self.bonus_gains()[0] - 1.5)
        exchanges = self.content.modes[self.state.mode].exchanges
        card = max(self.units[self.content.swaps[x]] for x in exchanges if x in self.content.swaps)
        for given, number in hold.items():
            if not number:
                continue
            for taken, left in self.state.bag.items():
                if left and taken != given:
                    swapped = {**hold, given: number - 1, taken: hold[taken] + 1}
                    gain = self.with_deal(swapped, coins - price) - now + card
                    if gain > best:
                        best, after = gain, swapped
        if best > 0:
            return best, after, coins - price
        return 0.0, hold, coins

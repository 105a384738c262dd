"""A player's merchants on the island: sets, groups, cards, and where the best journeys lead."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from polyana.games.felinia.bot.paths import Path, paths_of
from polyana.games.felinia.bot.weights import Weights
from polyana.games.felinia.content import Content
from polyana.games.felinia.scoring import group_points, mystery_points, set_points, tile_numbers
from polyana.games.felinia.state import Journey, Player, State

Found = tuple[float, str]
"""What a journey brings, and the post where it ends."""

NOWHERE: Final[Found] = (0.0, "")
MOST_REMEMBERED: Final = 500

_REMEMBERED: dict[tuple[object, ...], Traveller] = {}


def traveller(
    content: Content, state: State, seat: int, rounds: float, weights: Weights
) -> Traveller:
    """A player as a traveller; goods, coins and where hidden tiles are guessed to lie do not matter to one.

    So most decisions find the same one again.
    """
    player = state.players[seat]
    key = (
        content.hash,
        seat,
        rounds,
        weights,
        player.stock,
        *player.cards.values(),
        *player.tiles,
        *player.specials,
        *player.bonuses,
        len(player.mysteries),
        *state.bonuses,
        tuple(state.face_up.items()),
        tuple(state.face_down),
        frozenset(state.face_down.values()),
        *state.merchants.items(),
    )
    found = _REMEMBERED.get(key)
    if found is None:
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[key] = found = Traveller(content, state, seat, rounds, weights)
    return found


class Traveller:
    """What a player has gathered on the island and what further journeys would add."""

    def __init__(
        self, content: Content, state: State, seat: int, rounds: float, weights: Weights
    ) -> None:
        self.content = content
        self.weights = weights
        self.island = content.islands[state.mode]
        self.paths = paths_of(content, state.mode)
        self.face_up = dict(state.face_up)
        self.face_down = dict(state.face_down)
        player = state.players[seat]
        self.cards = dict(player.cards)
        self.mysteries = len(player.mysteries)
        self.running = [content.running[special] for special in player.specials]
        self.fade = min(1.0, rounds / 2)
        self.growth = min(1.0, rounds / 5)
        self.journeys_left = min(float(player.stock), weights.pace * rounds)
        self.numbers = tile_numbers(content, player)
        bonuses = [content.bonuses[name] for name in player.bonuses]
        self.raised = [bonus.kind for bonus in bonuses if bonus.sort == "plus_one"]
        self.tile_points = sum(self.set_value(kind, n) for kind, n in self.numbers.items() if n)
        self.lone = content.score.group_lone
        for tile in self.running:
            self.lone = tile.rates.get("lone_merchant", self.lone)
        self.group_of: dict[str, int] = {}
        self.sizes: list[int] = []
        self.find_groups({post for post, owner in state.merchants.items() if owner == seat})
        self.group_points = sum(self.size_points(size) for size in self.sizes)
        self.bonus_gains = self.find_bonus_gains(state.bonuses)
        self.card_points = self.find_card_points()
        self.units = self.unit_values()
        self.post_values: dict[str, float] = {}
        self.hidden_values: dict[str, float] = {}
        self.landings: dict[str, Found] = {}
        self.mean_landing: float | None = None

    # What lies before the player

    @property
    def points(self) -> float:
        """Tiles, groups and cards as they would be scored now, goods aside."""
        return self.tile_points + self.group_points + self.card_points

    def set_value(self, kind: str, number: int) -> int:
        """Points of so many tiles of a kind, with the bonus tiles that raise them."""
        return set_points(self.content, kind, number) + number * self.raised.count(kind)

    def size_points(self, size: int) -> int:
        """Points of a group of merchants."""
        return self.lone if size == 1 else group_points(self.content, size)

    def find_groups(self, posts: set[str]) -> None:
        """The group in which each own post lies, and the sizes of the groups."""
        while posts:
            frontier, number = [posts.pop()], len(self.sizes)
            self.sizes.append(0)
            while frontier:
                post = frontier.pop()
                self.group_of[post] = number
                self.sizes[number] += 1
                joined = posts & self.island.borders[post]
                posts -= joined
                frontier += joined

    def find_card_points(self) -> float:
        """GOLD, SPICE, FOOD and mystery cards at the end; half a SPICE pair counts half."""
        cards, mysteries = self.cards, self.mysteries
        values = self.content.score
        spice = values.spice_pair / 2
        for tile in self.running:
            spice = tile.rates.get("spice", spice)
        points = values.gold * cards["gold"] + spice * cards["spice"]
        points += mystery_points(self.content, mysteries)
        for tile in self.running:
            points += tile.points_per.get("food", 0) * cards["food"]
            points += tile.points_per.get("mystery_card", 0) * mysteries
        return points

    def find_bonus_gains(self, bonuses: list[str]) -> list[float]:
        """What each bonus tile at the Guild would give beyond the cards it costs, the best first."""
        gains = []
        for name in bonuses:
            bonus = self.content.bonuses[name]
            n = self.numbers[bonus.kind]
            plain = bonus.sort == "plus_one"
            gain = n if plain else self.set_value(bonus.kind, n + 1) - self.set_value(bonus.kind, n)
            gains.append(max(0.0, gain - 1.5))
        return sorted(gains, reverse=True)

    def promise(self) -> float:
        """What sets, cards and FOOD may still become, beyond their points."""
        w, cards = self.weights, self.cards
        grown = sum(min(n, self.content.kinds[kind].cap) for kind, n in self.numbers.items())
        pairs = min(cards["gold"], cards["spice"])
        bonus = w.bonus * sum(self.bonus_gains[:pairs])
        if cards["gold"] != cards["spice"] and pairs < len(self.bonus_gains):
            bonus += w.half_bonus * self.bonus_gains[pairs]
        food = w.food * (1 - w.food_decay ** self.cards["food"]) / (1 - w.food_decay)
        return (
            w.promise * self.growth * grown
            + self.fade * bonus
            + min(1.0, self.journeys_left / 2) * food
        )

    def future(self) -> float:
        """What journeys not yet begun will bring: tiles within reach, sets and groups that wait for more."""
        if not self.journeys_left:
            return 0.0
        free, ports = self.content.limits.free_steps - 1, self.island.ports
        usual = self.weights.usual_food
        if self.mean_landing is None:
            landings = [self.best_path(port, free, usual, True)[0] for port in ports.values()]
            self.mean_landing = sum(landings) / len(landings)
        return self.weights.future * self.journeys_left * self.mean_landing

    def income(self) -> float:
        """What the special tiles bring in a round of two players, beyond what `promise` and the cards say."""
        w, points = self.weights, 0.0
        for tile in self.running:
            points += w.food_gained * tile.points_per.get("food", 0)
            for gains in tile.on_enter.values():
                for noun, amount in gains:
                    points += amount * {"food": w.more_food, "gold": w.more_gold}.get(noun, 0.0)
        return points

    # Journeys

    def unit_values(self) -> dict[str, float]:
        """What one more of everything is worth that a symbol or a tile may give."""
        w, cards = self.weights, self.cards
        pairs = min(cards["gold"], cards["spice"])
        bonus = self.fade * self.bonus_gains[pairs] if pairs < len(self.bonus_gains) else 0.0
        gold = 1 + bonus * (w.bonus - w.half_bonus if cards["spice"] > pairs else w.half_bonus)
        spice = 0.5 + bonus * (w.bonus - w.half_bonus if cards["gold"] > pairs else w.half_bonus)
        food = w.food * w.food_decay ** self.cards["food"] * min(1.0, self.journeys_left / 2)
        mystery = w.mystery * (1.0 if self.mysteries else 0.5)
        for tile in self.running:
            spice += 0.5 * ("spice" in tile.rates)
            food += tile.points_per.get("food", 0)
            mystery += tile.points_per.get("mystery_card", 0)
        return {
            "gold": gold,
            "spice": spice,
            "food": food,
            "mystery": mystery,
            "coin": w.coin * self.fade,
            "random_goods": 1.0,
        }

    def post_value(self, post: str) -> float:
        """What founding a post brings: its tile, and the group it joins."""
        value = self.post_values.get(post)
        if value is None:
            tile = self.face_up.get(post)
            if tile is None:
                value = self.hidden_value(self.island.provinces[post].kingdom)
            elif tile in self.content.tiles:
                value = self.tile_value(self.content.tiles[tile].kind)
            else:
                value = self.special_value(tile)
            self.post_values[post] = value = value + self.group_gain(post)
        return value

    def tile_value(self, kind: str) -> float:
        """What one more tile of a kind gives."""
        n = self.numbers[kind]
        gain = float(self.set_value(kind, n + 1) - self.set_value(kind, n))
        if n < self.content.kinds[kind].cap:
            gain += self.weights.promise * self.growth
        return gain

    def hidden_value(self, kingdom: str) -> float:
        """A face-down tile may be any of those hidden in its kingdom; two are turned, so one chooses a little."""
        value = self.hidden_values.get(kingdom)
        if value is None:
            posts, tiles = self.island.posts[kingdom], self.content.tiles
            hidden = [tiles[self.face_down[post]].kind for post in posts if post in self.face_down]
            hidden.sort()  # wherever they lie, their sum is the same to the last digit
            mean = sum(self.tile_value(kind) for kind in hidden) / len(hidden)
            self.hidden_values[kingdom] = value = self.weights.hidden * mean
        return value

    def special_value(self, special: str) -> float:
        """What a special tile gives at once, on later journeys, and at the end."""
        running, cards, left = self.content.running[special], self.cards, self.journeys_left
        units = self.units
        value = sum(units[noun] * amount for noun, amount in running.on_take)
        for gains in running.on_enter.values():
            value += 0.5 * left * sum(units[noun] * amount for noun, amount in gains)
        value += running.points_per.get("food", 0) * (cards["food"] + 0.4 * left)
        mysteries = self.mysteries
        value += running.points_per.get("mystery_card", 0) * (mysteries + 0.3 * left)
        if "spice" in running.rates:
            value += 0.5 * (cards["spice"] + 0.5 * left)
        if "lone_merchant" in running.rates:
            value += self.sizes.count(1) + 0.2 * left
        return value

    def group_gain(self, post: str) -> float:
        """Points of the group that a merchant on this post would make, and room for it to grow."""
        borders = self.island.borders[post]
        joined = {self.group_of[near] for near in borders if near in self.group_of}
        before = sum(self.size_points(self.sizes[group]) for group in joined)
        size = 1 + sum(self.sizes[group] for group in joined)
        gain = float(self.size_points(size) - before)
        if size < 3:
            room = sum(near in self.face_up or near in self.face_down for near in borders)
            gain += self.weights.room * self.growth * min(room, 3)
        return gain

    def path_value(self, path: Path, free: int) -> float:
        """What a journey along a path brings, less the FOOD spent on it."""
        units = self.units
        value = self.post_value(path.post)
        for noun, amount in path.gains:
            value += units[noun] * amount
        for tile in self.running:
            for event in path.events:
                for noun, amount in tile.on_enter.get(event, ()):
                    value += units[noun] * amount
        return value - units["food"] * max(0, path.steps - free)

    def best_path(
        self,
        start: str,
        free: int,
        food: int,
        turn: bool,
        entered: Collection[str] = (),
        taken: Collection[str] = (),
    ) -> Found:
        """The best journey from a province; `turn` if face-down tiles may be turned first."""
        best = NOWHERE
        for path in self.paths[start]:
            post = path.post
            if post not in self.face_up and not (turn and post in self.face_down):
                continue
            if path.need[free] > food or post in taken or not path.through.isdisjoint(entered):
                continue
            value = self.path_value(path, free)
            if value > best[0]:
                best = (value, post)
        return best

    def landing(self, kingdom: str, taken: Collection[str] = ()) -> Found:
        """The best journey to a kingdom, from its port, to a post that is not taken."""
        best = self.landings.get(kingdom)
        if best is None or best[1] in taken:
            free, port = self.content.limits.free_steps - 1, self.island.ports[kingdom]
            best = self.best_path(port, free, self.cards["food"], True, taken=taken)
            if not taken:
                self.landings[kingdom] = best
        return best

    def walk(self, journey: Journey, player: Player) -> Found:
        """The best way on for a merchant on the island."""
        free, turn = journey.free_steps, journey.flips > 0
        value, post = self.best_path(
            journey.province, free, self.cards["food"], turn, journey.entered
        )
        return value + self.drawn_value(journey.drawn, player), post

    def drawn_value(self, drawn: list[str], player: Player) -> float:
        """What the better of the mystery cards just drawn is worth, if one may be kept."""
        worth = 0.0
        for card in drawn:
            cost = self.content.mystery_costs[card]
            if card not in player.mysteries and (not cost or player.hold[cost]):
                price = self.weights.goods if cost else 0.0
                worth = max(worth, self.units["mystery"] - price)
        return worth

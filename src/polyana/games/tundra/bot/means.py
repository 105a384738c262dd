"""What a seat could do at this moment: the time that is left to it, what its stores are worth now, and its actions."""

from __future__ import annotations

from polyana.games.tundra.bot.ground import Ground, ground_of
from polyana.games.tundra.bot.lore import Lore
from polyana.games.tundra.bot.memory import Memory, written
from polyana.games.tundra.bot.prospects import Bargain, Prospect
from polyana.games.tundra.content import Keys
from polyana.games.tundra.state import State

Uses = tuple[list[float], int]
"""What a die would do on each board, the best first; whether towers could be built and boards upgraded with it."""


class Means:
    """A seat in the middle of the game, with the worth of whatever it could do now.

    It is remembered, so it copies what it needs of the table, and needs no more than `means_of` looks at.
    """

    def __init__(self, lore: Lore, state: State, seat: int) -> None:
        self.lore = lore
        self.weights = weights = lore.weights
        player, title = state.players[seat], lore.content.titles[state.players[seat].title]
        self.acting = state.seat == seat and state.phase != "boosts"
        self.rounds = lore.content.about.rounds - state.round
        """Rounds that are still to begin, this one not counted."""
        taken = lore.dice_of[player.title][state.round]
        dice = len(player.dice) + player.unrolled
        hand = taken if state.phase == "boosts" else dice
        self.due = self.acting and state.phase == "dice" and not state.used and hand > 0
        """Whether a die must be used in this turn: it is as good as gone, or waiting would seem to gain time."""
        hand -= self.due
        self.later = lore.dice_after[player.title][state.round]
        self.left = hand + self.later + weights.bought * (self.rounds + hand / taken)
        """Dice that are still to be used, those that will be bought among them."""
        self.fade = min(1.0, self.left / weights.fade)
        self.berry_fade = min(1.0, self.left / weights.berry_fade)
        self.worker_fade = min(1.0, self.left / weights.worker_fade)
        self.boards = {name: board.upgraded for name, board in player.boards.items()}
        """The order boards, and whether they are upgraded."""
        self.upgraded = sum(self.boards.values())
        cells, sides = lore.content.cells, lore.sides
        self.frames: list[list[Keys]] = []
        """For each board its own actions and those of its boosts."""
        boosts = 0.0
        for name, board in player.boards.items():
            cards = [card for card in (board.starting, *board.boosts) if card]
            self.frames.append([sides[board.upgraded][name], *[cells[card] for card in cards]])
            for card in cards:
                boosts += lore.boosts[card, name, board.upgraded]
        self.in_boosts = boosts * self.left
        self.workers, self.workers_left = len(player.workers), player.workers_left
        self.towers_left = player.towers_left
        self.supplied = ground_of(lore, state).holdings[seat].supplied
        """Figures on glades that have a resource."""
        self.resources = dict(player.resources)
        self.total = sum(player.resources.values())
        demand = self.demanded()
        self.resource = weights.resource * self.fade
        """What one resource more is worth now."""
        if self.total > demand:
            self.resource *= weights.glut
        self.berries = player.berry
        # the dice that can still be bought in this round and the next
        buying = player.dice_left if dice or self.acting else 0
        if self.rounds:
            buying += title.dice_max - lore.dice_of[player.title][state.round + 1]
        # what they cost, and some berries to change dice with
        useful = weights.berry_spare + title.buy_cost * buying
        berry = weights.berry if self.berries < useful else weights.berry_many
        self.berry = berry * self.berry_fade
        """What one berry more is worth now."""
        self.goods = self.berry / weights.berry
        advisor, boost = lore.best_of(state.market)
        swap = weights.swap if len(player.advisors) >= title.advisors_max else 1.0
        self.card = max(
            0.0, advisor * (weights.advisor * (self.rounds + self.fade) * swap), boost * self.left
        )
        """What the best card of the market would bring."""
        # what is found out when it is asked for
        self.worths: dict[str, float] = {}
        self.uses: dict[tuple[int, tuple[int, ...]], Uses] = {}
        self.counted: dict[str, int] = {}
        self.in_resources = self.worth_of_resources(demand)
        self.in_berries = self.worth_of_berries(useful)
        self.in_workers = self.worth_of_workers()

    def demanded(self) -> float:
        """Resources for upgrades, for towers while there is time, and some more."""
        weights = self.weights
        upgrades = weights.demand_board * (len(self.boards) - self.upgraded)
        return weights.demand + upgrades + weights.demand_tower * self.towers_left * self.fade

    def worth_of_resources(self, demand: float) -> float:
        """The first of a kind are worth more, and what exceeds all demand is worth little."""
        worth = 0.0
        for amount in self.resources.values():
            worth += self.lore.stock[amount]
        over = self.total - demand
        if over > 0:
            worth *= (demand + self.weights.glut * over) / self.total
        return self.fade * worth

    def worth_of_berries(self, useful: float) -> float:
        """Berries buy dice; what cannot buy one any more piles up."""
        weights, berries = self.weights, self.berries
        worth = weights.berry * berries
        if berries > useful:
            worth -= (weights.berry - weights.berry_many) * (berries - useful)
        return worth * self.berry_fade

    def worth_of_workers(self) -> float:
        """Workers on the map, and the resources that all figures supply when gathering."""
        worth = self.worker_fade * self.lore.workers[self.workers]
        return worth + self.weights.supply * self.supplied * self.left

    def uses_of(self, die: int, barred: tuple[int, ...]) -> Uses:
        """What a die of this value would do on each board with its boosts, some boards being barred to it."""
        found = self.uses.get((die, barred))
        if found is None:
            worths, opens, prospects = [], 0, self.lore.prospects
            for number, frames in enumerate(self.frames):
                if number in barred:
                    continue
                worth = 0.0
                for keys in frames:
                    worth += self.now(keys[die])
                    opens |= prospects[keys[die]].opens
                worths.append(worth)
            worths.sort(reverse=True)
            self.uses[die, barred] = found = worths, opens
        return found

    def now(self, key: str) -> float:
        """What an action would give at this moment, towers and upgrades apart."""
        worth = self.worths.get(key)
        if worth is None:
            prospect = self.lore.prospects[key]
            worth = prospect.vp + prospect.stuff * self.resource + prospect.goods * self.goods
            if not prospect.plain:
                worth = self.on_the_table(prospect, worth)
            self.worths[key] = worth
        return worth

    def on_the_table(self, prospect: Prospect, worth: float) -> float:
        """What an action would give that hangs on more than the worth of its words, which is given."""
        if prospect.gather:
            worth += self.resource * min(prospect.gather, self.supplied)
        if prospect.card:
            worth += self.card
        for item in prospect.counted:
            worth += self.some(item.word, item.times(self.count(item.counter)))
        for bargain in prospect.bargains:
            worth += self.bargain(bargain, self.often(bargain))
        return worth

    def often(self, bargain: Bargain) -> int:
        """How often a part with a price may be done."""
        return self.count(bargain.counter) if bargain.counter else bargain.times

    def bargain(self, bargain: Bargain, times: int) -> float:
        """What a part with a price would give now: nothing if it cannot be paid or does not pay."""
        if not times:
            return 0.0
        cost = bargain.cost
        if cost.berry:
            times = min(times, self.berries // cost.berry)
        if cost.any:
            times = min(times, self.total // cost.any)
        if cost.equal:
            times = min(times, sum([n // cost.equal for n in self.resources.values()]))
        for kind, needed in cost.named:
            times = min(times, self.resources[kind] // needed)
        if bargain.worker:
            times = min(times, self.workers_left)
        if times <= 0:
            return 0.0
        gain = bargain.vp + bargain.stuff * self.resource + bargain.goods * self.goods
        gain -= bargain.resources * self.resource + cost.berry * self.berry
        if bargain.worker:
            gain += self.worker(1)
        if bargain.card:
            gain += min(self.card, self.weights.card)
        for item in bargain.counted:
            gain += self.some(item.word, item.times(self.count(item.counter)))
        return times * gain if gain > 0 else 0.0

    def at_once(self, token: str) -> float:
        """The bonus of a tower now."""
        prospect = self.lore.prospects[token]
        return prospect.vp + (prospect.worth - prospect.vp) * self.fade

    def some(self, word: str, units: int) -> float:
        """So many units of a word of an effect, gathering apart."""
        if word == "vp":
            return units
        if word == "take_card":
            return self.card
        if word in self.lore.stuff:
            return self.resource * units * self.lore.stuff[word]
        return self.goods * units * self.lore.words[word]

    def worker(self, more: int) -> float:
        """What one worker more on the map, or one less, would change."""
        workers, count = self.lore.workers, self.workers
        return self.worker_fade * (workers[count + more] - workers[count])

    def count(self, counter: str) -> int:
        """What a counter of an effect says."""
        if counter == "own_tower":
            return self.lore.content.limits.towers_per_player - self.towers_left
        return self.workers if counter == "own_worker" else self.upgraded


_REMEMBERED: Memory[Means] = Memory()


def means_of(lore: Lore, ground: Ground, state: State, seat: int) -> Means:
    """The means of a seat; where its figures stand and what its dice show does not matter to them."""
    player, own_turn = state.players[seat], state.seat == seat
    hangs_on = (
        state.round,
        state.phase,
        own_turn,
        own_turn and state.used,
        player.title,
        len(player.dice) + player.unrolled,
        player.dice_left,
        player.berry,
        player.resources,
        len(player.workers),
        player.workers_left,
        player.towers_left,
        [(board.upgraded, board.starting, board.boosts) for board in player.boards.values()],
        ground.holdings[seat].supplied,
        len(player.advisors),
        lore.best_of(state.market),
    )
    key = (lore, written(hangs_on))
    found = _REMEMBERED.get(key)
    return _REMEMBERED.keep(key, Means(lore, state, seat)) if found is None else found

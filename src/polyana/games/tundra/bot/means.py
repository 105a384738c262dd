"""What a seat could do at this moment: the time that is left to it, what its stores are worth now, and its actions."""

from __future__ import annotations

from polyana.games.tundra.bot.deeds import NOW, OPENS, Bargain
from polyana.games.tundra.bot.lore import Lore
from polyana.games.tundra.effects import Item
from polyana.games.tundra.state import Doing, State


class Means:
    """A seat in the middle of the game, with the worth of whatever it could do now."""

    def __init__(self, lore: Lore, state: State, seat: int) -> None:
        self.lore, self.state, self.seat = lore, state, seat
        self.weights = weights = lore.weights
        self.player = player = state.players[seat]
        self.acting = state.seat == seat and state.phase != "boosts"
        self.rounds = lore.content.about.rounds - state.round
        """Rounds that are still to begin, this one not counted."""
        taken = lore.dice_of[player.title][state.round]
        hand = taken if state.phase == "boosts" else len(player.dice) + player.unrolled
        self.due = self.acting and state.phase == "dice" and not state.used and hand > 0
        """Whether a die must be used in this turn: it is as good as gone, or waiting would seem to gain time."""
        hand -= self.due
        self.later = lore.dice_after[player.title][state.round]
        self.left = hand + self.later + weights.bought * (self.rounds + hand / taken)
        """Dice that are still to be used, those that will be bought among them."""
        self.fade = min(1.0, self.left / weights.fade)
        self.berry_fade = min(1.0, self.left / weights.berry_fade)
        self.worker_fade = min(1.0, self.left / weights.worker_fade)
        self.upgraded = 0
        for board in player.boards.values():
            self.upgraded += board.upgraded
        self.total = sum(player.resources.values())
        self.demand = self.demanded()
        """Resources for which there will be a use."""
        self.resource = weights.resource * self.fade
        """What one resource more is worth now."""
        if self.total > self.demand:
            self.resource *= weights.glut
        self.useful = self.useful_berries()
        berry = weights.berry if player.berry < self.useful else weights.berry_many
        self.berry = berry * self.berry_fade
        """What one berry more is worth now."""
        self.goods = self.berry / weights.berry
        self.supplied = 0
        """Figures on glades that have a resource."""
        self.sites: set[str] = set()
        """The glades under the own workers on which a tower could be built."""
        self.look_around()
        self.opens = 0
        """Whether towers could be built and boards upgraded now, or are just being."""
        self.worths: dict[str, float] = {}
        self.best_card = -1.0

    def demanded(self) -> float:
        """Resources for upgrades, for towers while there is time, and some more."""
        weights, player = self.weights, self.player
        boards = weights.demand_board * (len(player.boards) - self.upgraded)
        return weights.demand + boards + weights.demand_tower * player.towers_left * self.fade

    def useful_berries(self) -> float:
        """What the dice cost that can still be bought in this round and the next, and some to change dice with."""
        player, dice = self.player, 0
        title = self.lore.content.titles[player.title]
        if player.dice or player.unrolled or self.acting:
            dice = player.dice_left
        if self.rounds:
            dice += title.dice_max - self.lore.dice_of[player.title][self.state.round + 1]
        return self.weights.berry_spare + title.buy_cost * dice

    def look_around(self) -> None:
        """Where the own figures stand."""
        state, seat, supplies = self.state, self.seat, self.lore.supplies
        face_up, towers = state.face_up, state.towers
        for place, owner in towers.items():
            if owner == seat:
                self.supplied += supplies[face_up[place]]
        for place in self.player.workers:
            if place in face_up:
                self.supplied += supplies[face_up[place]]
                if place not in towers:
                    self.sites.add(place)

    def now(self, key: str) -> float:
        """What an action would give at this moment; towers and upgrades are only noted as possible."""
        worth = self.worths.get(key)
        if worth is None:
            deed = self.lore.deeds[key]
            self.opens |= deed.opens
            worth = deed.vp + deed.stuff * self.resource + deed.goods * self.goods
            if deed.gather:
                worth += self.resource * min(deed.gather, self.supplied)
            if deed.card:
                worth += self.card()
            for item in deed.counted:
                worth += self.some(item.word, item.times(self.count(item.counter)))
            for bargain in deed.bargains:
                worth += self.bargain(bargain, self.often(bargain))
            self.worths[key] = worth
        return worth

    def often(self, bargain: Bargain) -> int:
        """How often a part with a price may be done."""
        return self.count(bargain.counter) if bargain.counter else bargain.times

    def bargain(self, bargain: Bargain, times: int) -> float:
        """What a part with a price would give now: nothing if it cannot be paid or does not pay."""
        if not times:
            return 0.0
        player, cost = self.player, bargain.cost
        if cost.berry:
            times = min(times, player.berry // cost.berry)
        if cost.any:
            times = min(times, self.total // cost.any)
        if cost.equal:
            times = min(times, sum(n // cost.equal for n in player.resources.values()))
        for kind, needed in cost.named:
            times = min(times, player.resources[kind] // needed)
        if bargain.worker:
            times = min(times, player.workers_left)
        if times <= 0:
            return 0.0
        gain = bargain.vp + bargain.stuff * self.resource + bargain.goods * self.goods
        gain -= bargain.resources * self.resource + cost.berry * self.berry
        if bargain.worker:
            gain += self.worker(1)
        if bargain.card:
            gain += min(self.card(), self.weights.card)
        for item in bargain.counted:
            gain += self.some(item.word, item.times(self.count(item.counter)))
        return times * gain if gain > 0 else 0.0

    def some(self, word: str, units: int) -> float:
        """So many units of a word of an effect, gathering apart."""
        if word == "vp":
            return units
        if word == "take_card":
            return self.card()
        if word in self.lore.stuff:
            return self.resource * units * self.lore.stuff[word]
        return self.goods * units * self.lore.words[word]

    def worker(self, more: int) -> float:
        """What one worker more on the map, or one less, would change."""
        workers, count = self.lore.workers, len(self.player.workers)
        return self.worker_fade * (workers[count + more] - workers[count])

    def count(self, counter: str) -> int:
        """What a counter of an effect says."""
        if counter == "own_tower":
            return self.lore.content.limits.towers_per_player - self.player.towers_left
        return len(self.player.workers) if counter == "own_worker" else self.upgraded

    def card(self) -> float:
        """What the best card of the market would bring."""
        if self.best_card < 0:
            lore, weights, best = self.lore, self.weights, 0.0
            advisor = weights.advisor * (self.rounds + self.fade)
            if len(self.player.advisors) >= lore.content.titles[self.player.title].advisors_max:
                advisor *= weights.swap
            for card in self.state.market:
                boost = lore.boost.get(card)
                worth = lore.deeds[card].worth * advisor if boost is None else boost * self.left
                if worth > best:
                    best = worth
            self.best_card = best
        return self.best_card

    def under_way(self) -> float:
        """What a die that was placed, and an action that was begun, will still give."""
        state, worth = self.state, 0.0
        if not self.acting:
            return worth
        if state.activation is not None:
            activation, cells = state.activation, self.lore.content.cells
            for name in activation.pending:
                own = name == activation.board
                key = activation.key if own else cells[name][activation.cell]
                worth += self.now(key)
                self.opens |= self.lore.deeds[key].opens * NOW
        if state.doing is not None:
            worth += self.rest_of(state.doing)
        return self.weights.pending * worth

    def rest_of(self, doing: Doing) -> float:
        """What the action under way will still give: the part that was begun, and those that were not."""
        lore, worth = self.lore, 0.0
        parts, by_part = lore.content.actions[doing.key].parts, lore.deeds[doing.key].by_part
        if doing.part >= 0:
            begun, bargain = parts[doing.part], by_part[doing.part]
            items = begun.options[max(0, doing.option)][doing.item :]
            if bargain is not None and not doing.paid:
                worth += self.unpaid(items, bargain, doing.times)
            else:
                worth += self.all_of(items, doing.units, sum(doing.gathered.values()))
        for number in doing.open:
            items, bargain = parts[number].options[0], by_part[number]
            if bargain is not None:
                worth += self.unpaid(items, bargain, self.often(bargain))
            else:
                worth += self.all_of(items)
        return worth

    def unpaid(self, items: tuple[Item, ...], bargain: Bargain, times: int) -> float:
        """A part under way whose price is still to be paid."""
        for item in items:
            self.opens |= OPENS.get(item.word, 0) * NOW
        return self.bargain(bargain, times)

    def all_of(self, items: tuple[Item, ...], units: int = 0, gathered: int = 0) -> float:
        """Items under way: so many units left of the first, so many figures that have supplied something."""
        worth = 0.0
        for item in items:
            if item.word in OPENS:
                self.opens |= OPENS[item.word] * NOW
            elif item.word == "gather":
                worth += self.resource * min(units or item.amount, self.supplied - gathered)
            elif item.counter:
                worth += self.some(item.word, item.times(self.count(item.counter)))
            else:
                worth += self.some(item.word, units or item.amount)
            units = 0
        return worth

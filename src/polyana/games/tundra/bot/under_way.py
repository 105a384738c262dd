"""What a seat has begun in its turn and will still get: a die that was placed, an action, a part of it."""

from __future__ import annotations

from polyana.effects import Item
from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.bot.prospects import NOW, OPENS, Bargain
from polyana.games.tundra.deeds import Activation, Doing
from polyana.games.tundra.state import State


class UnderWay:
    """The rest of a turn; towers and upgrades in it are only noted."""

    def __init__(self, means: Means, state: State) -> None:
        self.means, self.state = means, state
        self.opens = 0
        """Whether towers are just being built and boards upgraded."""

    def worth(self) -> float:
        """What a die that was placed, and an action that was begun, will still give."""
        worth = 0.0
        for deed in self.state.agenda:
            match deed:
                case Activation():
                    worth += self.pending(deed)
                case Doing():
                    worth += self.rest_of(deed)
        return self.means.weights.pending * worth

    def pending(self, activation: Activation) -> float:
        """What the board and its boosts will give that have not acted."""
        worth, cells = 0.0, self.means.lore.content.cells
        for name in activation.pending:
            own = name == activation.board
            key = activation.key if own else cells[name][activation.cell]
            worth += self.means.now(key)
            opens = self.means.lore.prospects[key].opens
            self.opens |= opens | opens * NOW
        return worth

    def rest_of(self, doing: Doing) -> float:
        """What the action under way will still give: the part that was begun, and those that were not."""
        lore, worth = self.means.lore, 0.0
        parts, by_part = lore.content.actions[doing.key].parts, lore.prospects[doing.key].by_part
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
                worth += self.unpaid(items, bargain, self.means.often(bargain))
            else:
                worth += self.all_of(items)
        return worth

    def unpaid(self, items: tuple[Item, ...], bargain: Bargain, times: int) -> float:
        """A part under way whose price is still to be paid."""
        for item in items:
            self.opens |= OPENS.get(item.word, 0) * NOW
        return self.means.bargain(bargain, times)

    def all_of(self, items: tuple[Item, ...], units: int = 0, gathered: int = 0) -> float:
        """Items under way: so many units left of the first, so many figures that have supplied something."""
        means, worth = self.means, 0.0
        for item in items:
            if item.word in OPENS:
                self.opens |= OPENS[item.word] * NOW
            elif item.word == "gather":
                worth += means.resource * min(units or item.amount, means.supplied - gathered)
            elif item.counter:
                worth += means.some(item.word, item.times(means.count(item.counter)))
            else:
                worth += means.some(item.word, units or item.amount)
            units = 0
        return worth

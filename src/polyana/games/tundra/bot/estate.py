"""How one seat stands: what it has, and what that will bring in the time that is left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.games.tundra.bot.ground import Holding
from polyana.games.tundra.bot.hand import hand_of
from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.bot.under_way import UnderWay
from polyana.games.tundra.bot.works import works_of
from polyana.games.tundra.deeds import Bonuses, Doing
from polyana.games.tundra.state import State

START: Final = ("title", "boards", "towers")
"""The steps of the start of a round, in which the seats have their turns."""


class Estate:
    """A seat in the middle of the game; what it could do now is looked at first, because much hangs on it."""

    def __init__(self, means: Means, holding: Holding, state: State, seat: int) -> None:
        self.means, self.holding, self.state, self.seat = means, holding, state, seat
        self.player = state.players[seat]
        self.dice, self.opens = hand_of(means, self.player)
        """What the dice are worth, and whether towers could be built and boards upgraded now, or are just being."""

    def parts(self) -> dict[str, float]:
        """The parts of the evaluation, without the goals."""
        starts = self.starts_left()
        parts = {
            "points": float(self.player.vp),
            "resources": self.means.in_resources,
            "berries": self.means.in_berries,
            "towers": self.towers(starts),
            "workers": self.means.in_workers,
            "boosts": self.means.in_boosts,
            "under_way": self.under_way(),
            "dice": self.dice,
            "advisors": self.advisors(),
        }
        works = works_of(self.means, self.holding.sites, starts, self.opens)
        parts["towers"] += works.towers
        parts["boards"] = works.boards
        return parts

    def under_way(self) -> float:
        """What was begun in this turn and will still give something."""
        if not self.means.acting or not self.state.agenda:
            return 0.0
        rest = UnderWay(self.means, self.state)
        worth = rest.worth()
        self.opens |= rest.opens
        return worth

    def starts_left(self) -> int:
        """How often the seat will still score boards and towers at the start of a round."""
        state = self.state
        if state.phase not in START:
            return self.means.rounds
        turn = (state.seat - state.first) % len(state.players)
        own = (self.seat - state.first) % len(state.players)
        return self.means.rounds + (own > turn or (own == turn and state.phase != "towers"))

    def towers(self, starts: int) -> float:
        """What the own towers will bring, those just built at once."""
        worth, bonuses = 0.0, self.means.lore.bonuses
        for token in self.holding.towers:
            worth += bonuses[token][starts]
        if self.means.acting:
            face_up = self.state.face_up
            for place in self.just_built():
                worth += self.means.at_once(face_up[place])
        return worth

    def just_built(self) -> Iterator[str]:
        """The places of towers whose bonus is still to be gained."""
        for deed in self.state.agenda:
            match deed:
                case Bonuses(places) | Doing(built=places):
                    yield from places

    def advisors(self) -> float:
        """An advisor acts once a round, an upright one still in this round."""
        player, prospects, worth = self.player, self.means.lore.prospects, 0.0
        in_turn = self.means.acting and self.state.phase == "dice"
        awake = in_turn or player.dice or player.unrolled
        for card, upright in player.advisors.items():
            worth += prospects[card].worth * self.means.rounds
            if upright and awake:
                self.opens |= prospects[card].opens
                worth += self.means.now(card)
        return self.means.weights.advisor * worth

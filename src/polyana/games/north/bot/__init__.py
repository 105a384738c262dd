"""How well a seat stands in Empires of the North, by parts that can be named to a person (Part F)."""

from __future__ import annotations

from polyana.games.north.bot.plan import able, holding, plan
from polyana.games.north.bot.realm import Realm, realm_of
from polyana.games.north.bot.rounds import pawn_uses, rounds_left
from polyana.games.north.bot.sea import voyages
from polyana.games.north.bot.solo import goals, penalties
from polyana.games.north.bot.under_way import under_way
from polyana.games.north.bot.weights import WEIGHTS, Weights
from polyana.games.north.bot.worths import FINE, worths
from polyana.games.north.content import Content
from polyana.games.north.rules.storing import full_sets
from polyana.games.north.state import Player, State

__all__ = ["WEIGHTS", "Weights", "evaluate"]


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what it will bring, and how the best of the others stands."""
    if before_first_cards(state):
        return {"track": 0.0}  # one clan is as good as another
    return Outlook(content, state, weights).parts(seat)


def before_first_cards(state: State) -> bool:
    """N-042: whether the opening hands are still to be chosen."""
    early = state.round == 1 and state.phase == "lookout"
    return state.phase in ("clans", "opening") or (early and not state.players[0].hand)


class Outlook:
    """The table with the rounds that are left."""

    def __init__(self, content: Content, state: State, weights: Weights) -> None:
        self.content, self.state, self.weights = content, state, weights
        self.worths = worths(content, weights)
        self.left = rounds_left(content, state, weights)
        self.step = round(FINE * self.left)
        self.acting = state.phase in ("lookout", "action")
        self.realms = [realm_of(self.worths, player, self.step) for player in state.players]

    def parts(self, seat: int) -> dict[str, float]:
        """How a seat stands."""
        state, weights = self.state, self.weights
        player, own = state.players[seat], self.realms[seat]
        parts = self.shown(seat, player, own)
        parts["under_way"] = under_way(own, state, seat) if state.agenda else 0.0
        parts["plans"] = 0.0
        if self.acting and not player.passed:
            value, idle = plan(own, player, pawn_uses(player), able(self.content, state, seat))
            parts["plans"] = weights.plans * value + weights.spare * idle
        parts["hand"] = holding(own, player)
        if state.solo is not None:
            parts["goals"] = goals(self.content, state, self.left, weights)
            parts["penalties"] = penalties(self.content, state)
            return parts
        others = [rival for rival in range(len(state.players)) if rival != seat]
        best = max(others, key=self.rough)
        parts["rivals"] = -weights.rivals * self.rough(best)
        parts["lead"] = self.lead(seat, best)
        return parts

    def lead(self, seat: int, rival: int) -> float:
        """Who is far ahead has less of the rounds to come, so that games come to an end."""
        own, other = (self.state.players[one] for one in (seat, rival))
        ahead = own.vp + len(own.empire) - other.vp - len(other.empire)
        more = self.left * (self.future(seat) - self.future(rival))
        return -more * min(1.0, ahead / self.weights.lead) if ahead > 0 and more > 0 else 0.0

    def future(self, seat: int) -> float:
        """What a round to come brings."""
        own = self.realms[seat]
        return own.engine + own.staff

    def shown(self, seat: int, player: Player, own: Realm) -> dict[str, float]:
        """What everybody can see of a player's position."""
        ships = player.ships + player.common_ships
        ships += sum([ship.seat == seat for ship in self.state.queue])
        return {
            "track": float(player.vp),
            "cards": float(len(player.empire)),
            "goods": self.worths.stock(player.supply, self.step),
            "workers": self.left * own.staff,
            "engine": self.left * own.engine,
            "ships": self.weights.home * voyages(self.realms, self.state, seat)
            + self.weights.ship * self.left * (ships - 2),
            "storage": self.storage(player, own),
            "pawns": self.pawns(player) if self.acting and not player.passed else 0.0,
            "rounds": self.weights.round * self.left,
        }

    def pawns(self, player: Player) -> float:
        """What the pawns can still do this round."""
        unplaced = sum([not pawn.tile for pawn in player.pawns])
        active = sum([not pawn.used for pawn in player.pawns])
        food = player.supply["food"] + player.supply["gold"]
        seconds = min(active, food) + 0.6 * max(0, active - food)
        return self.weights.first_use * unplaced + self.weights.second_use * seconds

    def rough(self, seat: int) -> float:
        """The position of a rival, with what is still to be used this round."""
        player, own = self.state.players[seat], self.realms[seat]
        value = sum(self.shown(seat, player, own).values())
        if self.acting and not player.passed:
            ready = [use.net for use in own.uses if not player.empire[use.name].exhausted]
            value += self.weights.raids * sum(sorted(ready)[-3:])
        return value + self.worths.card[self.step] * min(len(player.hand), 6)

    def storage(self, player: Player, own: Realm) -> float:
        """What lies on cards pays in every Lookout to come."""
        value = 0.0
        for name, site in player.empire.items():
            if site.goods:
                card = self.content.cards[name]
                if card.storage is not None:
                    pays = own.gain(self.content.gains[card.storage.gain])
                    spare = sum(site.goods.values()) % card.storage.number
                    value += self.left * (full_sets(player, card) + 0.2 * spare) * pays
        return value

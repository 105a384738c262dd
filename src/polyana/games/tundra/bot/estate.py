"""How one seat stands: what it has, and what that will bring in the time that is left."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.bot.deeds import BUILD, NOW, UPGRADE
from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.content import Keys
from polyana.games.tundra.moves import FACES

START: Final = ("title", "boards", "towers")
"""The steps of the start of a round, in which the seats have their turns."""


class Estate:
    """A seat in the middle of the game; what it could do now is looked at first, because much hangs on it."""

    def __init__(self, means: Means) -> None:
        self.means = means
        self.lore, self.state, self.player = means.lore, means.state, means.player
        self.weights = means.weights

    def parts(self) -> dict[str, float]:
        """The parts of the evaluation, without the goals."""
        starts = self.starts_left()
        parts = {
            "points": float(self.player.vp),
            "resources": self.resources(),
            "berries": self.berries(),
            "towers": self.towers(starts),
            "workers": self.workers(),
            "boosts": self.boosts(),
            "under_way": self.means.under_way(),
            "dice": self.dice(),
            "advisors": self.advisors(),
        }
        parts["towers"] += self.building()
        parts["boards"] = self.boards(starts)
        return parts

    def starts_left(self) -> int:
        """How often the seat will still score boards and towers at the start of a round."""
        state = self.state
        if state.phase not in START:
            return self.means.rounds
        turn = (state.seat - state.first) % len(state.players)
        own = (self.means.seat - state.first) % len(state.players)
        return self.means.rounds + (own > turn or (own == turn and state.phase != "towers"))

    # Stores

    def resources(self) -> float:
        """The first of a kind are worth more, and what exceeds all demand is worth little."""
        worth = 0.0
        for amount in self.player.resources.values():
            worth += self.lore.stock[amount]
        over = self.means.total - self.means.demand
        if over > 0:
            worth *= (self.means.demand + self.weights.glut * over) / self.means.total
        return self.means.fade * worth

    def berries(self) -> float:
        """Berries buy dice; what cannot buy one any more piles up."""
        weights, berries = self.weights, self.player.berry
        worth = weights.berry * berries
        if berries > self.means.useful:
            worth -= (weights.berry - weights.berry_many) * (berries - self.means.useful)
        return worth * self.means.berry_fade

    # Figures

    def towers(self, starts: int) -> float:
        """What the own towers will bring, those just built at once."""
        state, seat, worth = self.state, self.means.seat, 0.0
        face_up = state.face_up
        for place, owner in state.towers.items():
            if owner == seat:
                worth += self.bonus(face_up[place], starts)
        if self.means.acting:
            for place in state.bonuses:
                worth += self.at_once(face_up[place])
            for place in state.doing.built if state.doing is not None else ():
                worth += self.at_once(face_up[place])
        return worth

    def at_once(self, token: str) -> float:
        """The bonus of a tower now."""
        deed = self.lore.deeds[token]
        return deed.vp + (deed.worth - deed.vp) * self.means.fade

    def bonus(self, token: str, starts: int) -> float:
        """The bonus of a tower at so many starts; there is little time to use what the last one brings."""
        if not starts:
            return 0.0
        deed = self.lore.deeds[token]
        return deed.vp * starts + (deed.worth - deed.vp) * (starts - self.weights.last_start)

    def workers(self) -> float:
        """Workers on the map, and the resources that all figures supply when gathering."""
        worth = self.means.worker_fade * self.lore.workers[len(self.player.workers)]
        return worth + self.weights.supply * self.means.supplied * self.means.left

    def building(self) -> float:
        """The towers that could be built under the own workers."""
        player, means, weights = self.player, self.means, self.weights
        if not player.towers_left or not means.sites:
            return 0.0
        pairs = 0
        for amount in player.resources.values():
            pairs += amount // 2
        chance = weights.site * min(1.0, means.left / 4)
        if means.opens & BUILD * NOW:
            chance = weights.pending
        elif means.opens & BUILD:
            chance += weights.site_ready
        sites = [self.site(place) for place in means.sites]
        sites.sort(reverse=True)
        price, worth = 2 * means.resource - means.worker(-1), 0.0
        for number, site in enumerate(sites[: player.towers_left][:2]):
            if site <= price:
                break
            if number == pairs:
                chance *= weights.site_unpaid
            worth += chance * (site - price)
            chance *= weights.second
        return worth

    def site(self, place: str) -> float:
        """What a tower on a place would bring in all."""
        token = self.state.face_up[place]
        return self.at_once(token) + self.bonus(token, self.means.rounds)

    # Order boards and cards

    def boards(self, starts: int) -> float:
        """Upgraded boards score every round and act better; the nearest upgrades are worth their nearness."""
        player, lore, weights = self.player, self.lore, self.weights
        resources, worth, best, second = player.resources, 0.0, 0.0, 0.0
        for name, board in player.boards.items():
            gain = starts + lore.better[name] * self.means.left
            if board.upgraded:
                worth += gain
                continue
            price, whole = lore.prices[name]
            missing = 0
            for kind, needed in price:
                if resources[kind] < needed:
                    missing += needed - resources[kind]
            if missing >= len(weights.upgrade_near):
                continue
            near = weights.upgrade_near[missing]
            if not missing and self.means.opens & UPGRADE * NOW:
                near = weights.pending
            elif not missing and self.means.opens & UPGRADE:
                near += weights.upgrade_ready
            near *= 1 + gain - whole * self.means.resource
            if near > best:
                best, second = near, best
            elif near > second:
                second = near
        return worth + (best + weights.second * second) * min(1.0, self.means.left / 4)

    def boosts(self) -> float:
        """Boosts act with their share of the dice."""
        worth, boosts = 0.0, self.lore.boosts
        for name, board in self.player.boards.items():
            if board.starting:
                worth += boosts[board.starting, name, board.upgraded]
            for card in board.boosts:
                worth += boosts[card, name, board.upgraded]
        return worth * self.means.left

    def advisors(self) -> float:
        """An advisor acts once a round, an upright one still in this round."""
        player, deeds, worth = self.player, self.lore.deeds, 0.0
        in_turn = self.means.acting and self.state.phase == "dice"
        awake = in_turn or player.dice or player.unrolled
        for card, upright in player.advisors.items():
            worth += deeds[card].worth * self.means.rounds
            if upright and awake:
                worth += self.means.now(card)
        return self.weights.advisor * worth

    # Dice

    def dice(self) -> float:
        """Dice of later rounds are all alike, those at hand are looked at: the best that each could do now."""
        player, lore, weights = self.player, self.lore, self.weights
        worth = weights.die * self.means.later
        if not player.dice and not player.unrolled:
            return worth
        cells, sides = lore.content.cells, lore.sides
        boards = [
            (
                board.dice,
                sides[board.upgraded][name],
                [cells[card] for card in (board.starting, *board.boosts) if card],
            )
            for name, board in player.boards.items()
        ]
        look = weights.look if self.means.rounds else weights.look_last
        flat = (1 - look) * weights.die
        weight = 1.0 if player.dice else player.unrolled / len(FACES)
        most, before, equal = 0.0, 0, 0
        for die in player.dice or FACES:
            # a second die of the same value goes to the second best board
            equal = equal + 1 if die == before else 0
            before = die
            uses = [self.use(die, keys, under) for used, keys, under in boards if die not in used]
            if len(uses) <= equal:
                best = 0.0
            elif equal:
                best = sorted(uses)[-1 - equal]
            else:
                best = max(uses)
            best = look * best + flat
            worth += best * weight
            if best > most:
                most = best
        if self.means.due:
            worth -= (1 - weights.to_use) * most
        return worth

    def use(self, die: int, keys: Keys, boosts: list[Keys]) -> float:
        """What a die would do on a board with its boosts."""
        worth = self.means.now(keys[die])
        for cells in boosts:
            worth += self.means.now(cells[die])
        return worth

"""How well a seat stands in Tundra (Part F): the features behind the bots."""

from __future__ import annotations

import msgspec

from polyana.games.tundra.components import Tiers
from polyana.games.tundra.content import Content
from polyana.games.tundra.counting import COUNTERS, figures_of, tier, towers_of
from polyana.games.tundra.effects import Action, Item, Part
from polyana.games.tundra.state import Player, State


class Weights(msgspec.Struct, frozen=True):
    """What things are worth, in points, while there is time to use them."""

    resource: float = 0.42
    pair: float = 0.12
    berry: float = 0.25
    berry_above_12: float = 0.1
    die: float = 1.6
    die_to_use: float = 0.4
    """The die that must be used in this turn: little, or a bot would rather reroll it than use it."""
    fade: float = 9.0
    """With fewer dice than this to be used, stores lose their worth."""
    worker: float = 0.06
    """Like all that follows: for every die that is still to be used."""
    glade: float = 0.02
    site: float = 0.05
    better_orders: float = 0.08
    boost: float = 0.16
    advisor: float = 0.75
    """For every time that it can act."""
    upgrade_near: float = 0.6
    goal_now: float = 0.55
    goal_later: float = 0.4
    goal_near: float = 0.35
    personal_near: float = 0.6
    rivals: float = 0.3


WEIGHTS = Weights()

WORTH = {
    "kindling": 0.42,
    "stone": 0.42,
    "peat": 0.42,
    "resource": 0.48,
    "equal": 0.42,
    "berry": 0.25,
    "vp": 1.0,
    "move": 0.55,
    "worker": 0.8,
    "gather": 0.42,
    "build_tower": 2.6,
    "place_worker": 1.2,
    "upgrade": 0.9,
    "take_card": 1.2,
    "refresh_market": 0.1,
    "reroll": 0.15,
    "shift": 0.3,
    "flip": 0.2,
    "die": 1.6,
    "ride": 0.7,
    "recover_advisor": 0.7,
}
"""What a unit of each word of an effect is worth in the middle of the game."""

COUNTED = {"own_tower": 2, "own_worker": 3, "upgraded_board": 2}
"""What counters are taken to say when nobody looks."""


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what it will bring, and how the best of the others stands."""
    outlook = Outlook(content, state, weights)
    parts = outlook.parts(seat)
    rivals = [
        sum(outlook.parts(rival, known=False).values())
        for rival in range(len(state.players))
        if rival != seat
    ]
    parts["rivals"] = -weights.rivals * max(rivals)
    return parts


class Outlook:
    """The table with the time that is left."""

    def __init__(self, content: Content, state: State, weights: Weights) -> None:
        self.content = content
        self.state = state
        self.weights = weights
        self.worths = worths(content)
        self.rounds = content.about.rounds - state.round if state.phase != "over" else 0
        """Rounds that are still to begin."""

    def parts(self, seat: int, known: bool = True) -> dict[str, float]:
        """How a seat stands; a rival's personal goal is not known."""
        player, uses = self.state.players[seat], self.uses_left(seat)
        fade = min(1.0, uses / self.weights.fade)
        parts = {
            "points": float(player.vp),
            "resources": fade * self.stores(player),
            "berries": fade * self.berries(player),
            "dice": self.dice(seat, uses),
            "workers": fade * self.workers(seat, uses),
            "towers": self.towers(seat),
            "boards": self.boards(seat, uses),
            "boosts": self.boosts(player, uses),
            "advisors": self.advisors(player),
            "goals": self.goals(seat, uses),
        }
        if known and player.goal:
            parts["personal_goal"] = self.personal_goal(seat, fade)
        return parts

    def uses_left(self, seat: int) -> int:
        """How many dice the seat will still use, without those it buys."""
        if self.state.phase == "over":
            return 0
        player = self.state.players[seat]
        later = self.content.titles[player.title].dice_at_round_start[self.state.round :]
        return len(player.dice) + player.unrolled + sum(later)

    def starts(self, seat: int, step: str) -> int:
        """How often the seat will still come to a step of the start of a round."""
        state, phases = self.state, ("title", "boards", "towers")
        if state.phase not in phases:
            return self.rounds
        turn = (state.seat - state.first) % len(state.players)
        own = (seat - state.first) % len(state.players)
        ahead = own > turn or (own == turn and phases.index(step) >= phases.index(state.phase))
        return self.rounds + ahead

    def dice(self, seat: int, uses: int) -> float:
        """Dice still to be used, now and in the rounds to come."""
        state, player, weights = self.state, self.state.players[seat], self.weights
        if player.dice and state.phase == "dice" and state.seat == seat and not state.used:
            return weights.die * (uses - 1) + weights.die_to_use
        return weights.die * uses

    def stores(self, player: Player) -> float:
        """Resources, the first of a kind worth more than the tenth, and pairs."""
        weights, total = self.weights, 0.0
        for amount in player.resources.values():
            total += weights.resource * min(amount, 4) + 0.5 * weights.resource * max(0, amount - 4)
            total += weights.pair * (min(amount, 6) // 2)
        return total

    def berries(self, player: Player) -> float:
        """Berries buy dice; beyond a dozen they pile up."""
        weights = self.weights
        plenty = max(0, player.berry - 12)
        return weights.berry * (player.berry - plenty) + weights.berry_above_12 * plenty

    def workers(self, seat: int, uses: int) -> float:
        """Workers on the map, the glades held, and the best places to build under them."""
        state, player, weights = self.state, self.state.players[seat], self.weights
        held = set(figures_of(state, seat)) & state.face_up.keys()
        value = (weights.worker * len(player.workers) + weights.glade * len(held)) * uses
        if player.towers_left:
            sites = sorted(
                (
                    self.worths[state.face_up[place]]
                    for place in set(player.workers)
                    if place in state.face_up and place not in state.towers
                ),
                reverse=True,
            )
            value += weights.site * sum(sites[: player.towers_left][:2]) * uses
        return value

    def towers(self, seat: int) -> float:
        """What towers will bring at the start of the rounds to come, and those just built at once."""
        state = self.state
        value = sum(self.worths[state.face_up[place]] for place in towers_of(state, seat))
        value *= self.starts(seat, "boards")
        if state.seat == seat:
            built = state.doing.built if state.doing is not None else []
            value += sum(self.worths[state.face_up[place]] for place in (*state.bonuses, *built))
        return value

    def boards(self, seat: int, uses: int) -> float:
        """Upgraded boards score every round and act better; the nearest upgrade is worth its nearness."""
        player, weights = self.state.players[seat], self.weights
        starts, value, nearest = self.starts(seat, "boards"), 0.0, 0.0
        for name, board in player.boards.items():
            if board.upgraded:
                value += starts + weights.better_orders * uses
                continue
            price = self.content.orders[name].upgrade_cost
            missing = sum(max(0, n - player.resources[kind]) for kind, n in price.items())
            nearest = max(nearest, 1 - missing / sum(price.values()))
        return value + weights.upgrade_near * nearest * min(1.0, uses / 8)

    def boosts(self, player: Player, uses: int) -> float:
        """Boosts act with their share of the dice."""
        value = 0.0
        for board in player.boards.values():
            for card in (board.starting, *board.boosts):
                if card:
                    keys = self.content.cells[card][1:]
                    value += sum(self.worths[key] for key in keys) / len(keys)
        return self.weights.boost * value * uses

    def advisors(self, player: Player) -> float:
        """An advisor acts once a round, an upright one still in this round."""
        value = 0.0
        for card, upright in player.advisors.items():
            now = upright and bool(player.dice or player.unrolled)
            value += self.worths[card] * (self.rounds + now)
        return self.weights.advisor * value

    def goals(self, seat: int, uses: int) -> float:
        """What the common goals would give now and later, and how near their next tiers are."""
        state, player, weights, value = self.state, self.state.players[seat], self.weights, 0.0
        for goal in state.goals:
            card = self.content.common_goals[goal.id]
            count = COUNTERS[card.counts](self.content, state, seat)
            points = tier(card.tiers, count)
            if goal.seat is None and any(die in card.dice for die in player.dice):
                # the die itself is worth something elsewhere
                value += weights.goal_now * max(0.0, points - weights.die)
            value += weights.goal_later * max(0.0, points - weights.die) * self.rounds
            value += weights.goal_near * nearness(card.tiers, count) * min(1.0, uses / 8)
        return value

    def personal_goal(self, seat: int, fade: float) -> float:
        """The tier reached, and how near the next one is while there is time."""
        goal = self.content.personal_goals[self.state.players[seat].goal]
        count = COUNTERS[goal.counts](self.content, self.state, seat)
        near = self.weights.personal_near * fade * nearness(goal.tiers, count)
        return tier(goal.tiers, count) + near


def nearness(tiers: Tiers, count: int) -> float:
    """The gain of the next tier, by the share of the way to it.

    >>> nearness(((2, 2), (4, 6)), 3)
    2.0
    """
    start, points = 0, 0
    for needed, worth in tiers:
        if count < needed:
            return (worth - points) * (count - start) / (needed - start)
        start, points = needed, worth
    return 0.0


_WORTHS: dict[str, dict[str, float]] = {}


def worths(content: Content) -> dict[str, float]:
    """What every action is worth, by its key; reckoned once for each content."""
    if content.hash not in _WORTHS:
        _WORTHS[content.hash] = {key: worth(action) for key, action in content.actions.items()}
    return _WORTHS[content.hash]


def worth(action: Action) -> float:
    """An action in points: what it gives, less its price, never below nothing."""
    return sum(map(item_worth, action.at_once)) + sum(map(part_worth, action.parts))


def part_worth(part: Part) -> float:
    """A part in points, as often as it is usually done."""
    gain = max(sum(map(item_worth, bundle)) for bundle in part.options)
    cost = 0.0
    if part.cost is not None:
        resources = part.cost.equal + part.cost.any + sum(n for _, n in part.cost.named)
        cost = WORTH["berry"] * part.cost.berry + WORTH["stone"] * resources
    times = COUNTED[part.counter] if part.counter else part.times
    return max(0.0, gain - cost) * (1 + 0.5 * (times - 1))


def item_worth(item: Item) -> float:
    """An item in points."""
    times = item.times(COUNTED[item.counter]) if item.counter else item.amount
    return WORTH[item.word] * times

"""The solo game: what is missing for the goals, and what the scenario will ask."""

from __future__ import annotations

from typing import Final

from polyana.games.north.bot.weights import Weights
from polyana.games.north.content import Content
from polyana.games.north.effects import RESOURCES, Cost
from polyana.games.north.rules.solo import all_workers
from polyana.games.north.scoring import reached
from polyana.games.north.state import Player, State

WEIGHT: Final = {
    "worker_total": 2.0,
    "island": 3.2,
    "island_distant": 3.2,
    "paid_in_full": 2.5,
    "gold": 1.4,
    "location": 0.6,
}
"""What a unit of a goal is worth, by what is usual."""
SURE: Final = 0.85
"""Of an island that a ship has set out for with raze aboard."""
ARMED: Final = 0.2
"""Of an island for which there is raze in the supply."""


def goals(content: Content, state: State, left: float, weights: Weights) -> float:
    """N-242: every unit that is missing, more so towards the end."""
    value = 0.0
    for goal in content.scenarios[state.options.scenario].goal:
        missing = max(0.0, goal.min - reached(content, state, goal) - coming(state, goal.counter))
        if goal.counter == "paid_in_full":
            missing = max(0.0, missing - round(left) - 1)
        elif goal.counter == "island" and left:
            missing -= ARMED * min(missing, state.players[0].supply["raze"])
        value -= missing * WEIGHT.get(goal.counter, 1.0) / (1 + 0.5 * left)
    return weights.goal * value


def coming(state: State, counter: str) -> float:
    """The islands that the ships in the queue are out to conquer."""
    if counter == "island":
        return SURE * sum([ship.raze > 0 for ship in state.queue])
    if counter == "island_distant":
        return SURE * sum([ship.raze > 0 and ship.fish > 0 for ship in state.queue])
    return 0.0


def penalties(content: Content, state: State) -> float:
    """N-237: what the round rule will ask and cannot be paid as things stand."""
    moment, player = content.rules[state.options.scenario], state.players[0]
    if moment.demand is None or not player.supply or not rules_to_come(content, state):
        return 0.0
    times = asked(content, state, player)
    return -1.2 * max(0, times - payable(player, moment.demand, spare_gold(content, state)))


def rules_to_come(content: Content, state: State) -> bool:
    """Whether the rule of this round, or of the next, is still to be paid."""
    when = content.scenarios[state.options.scenario].round_rule.when
    if when == "action_start":
        return state.round < content.solo.rounds or state.phase in ("opening", "lookout")
    return state.phase != "over"


def asked(content: Content, state: State, player: Player) -> int:
    """How often the rule asks the next time."""
    rule = content.scenarios[state.options.scenario].round_rule
    if rule.times_per:
        return -(-all_workers(player) // rule.divisor)
    early = rule.when != "action_start" or state.phase in ("opening", "lookout")
    return rule.times[min(state.round - early, len(rule.times) - 1)]


def spare_gold(content: Content, state: State) -> int:
    """The gold that no goal asks for."""
    goal = content.scenarios[state.options.scenario].goal
    kept = sum([line.min for line in goal if line.counter == "gold"])
    return max(0, state.players[0].supply["gold"] - kept)


def payable(player: Player, cost: Cost, gold: int) -> int:
    """How often a demand could be paid, with so much gold in place of Resources."""
    supply = player.supply
    if cost.any:
        return (sum([supply[kind] for kind in RESOURCES]) + gold) // cost.any
    times = [supply[kind] // number for kind, number in cost.others]
    times += [(supply[kind] + gold) // number for kind, number in cost.named]
    return min(times, default=0)

"""What things are worth to a bot, in points; found by watching and playing the evaluation against itself."""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Everything the evaluation of Tundra takes for granted."""

    # Stores; with fewer dice left than `fade` they lose their worth
    resource: float = 0.42
    resource_many: float = 0.22
    pair: float = 0.12
    fade: float = 8.0
    berry: float = 0.32
    berry_many: float = 0.12
    berry_spare: float = 2.0
    berry_fade: float = 6.0
    # Resources that will be needed: in any case, for each board to upgrade, for each tower; what more is worth
    demand: float = 3.0
    demand_board: float = 5.0
    demand_tower: float = 2.5
    glut: float = 0.3
    # Dice: one of a later round, how closely those at hand are looked at, what is left of the one to be used in this
    # turn, how many are bought in a round
    die: float = 1.7
    look: float = 0.3
    look_last: float = 0.9
    to_use: float = 0.4
    bought: float = 1.5
    # Workers, each worth less than the one before; what a figure supplies, for each die
    workers: float = 0.8
    worker_decay: float = 0.85
    worker_fade: float = 12.0
    supply: float = 0.08
    # Towers: the chance to build where a worker stands, more if a die allows it, less if it cannot be paid
    site: float = 0.1
    site_ready: float = 0.1
    site_unpaid: float = 0.5
    last_start: float = 0.3
    # Order boards: what the upgraded side does better, the chance to upgrade by the resources still missing
    better: float = 0.25
    upgrade_near: tuple[float, ...] = (0.45, 0.33, 0.23, 0.15, 0.1, 0.05)
    upgrade_ready: float = 0.25
    second: float = 0.45
    # Cards: boosts for each die, how much dice flock to the best board; advisors, and one more than allowed
    boost: float = 0.6
    habit: float = 1.5
    advisor: float = 0.45
    swap: float = 0.5
    # Goals: unrivalled, in a race, in each later round, if what they count is soon spent, on the way to a tier
    goal_safe: float = 0.8
    goal_race: float = 0.5
    goal_later: float = 0.4
    goal_spent: float = 0.25
    goal_near: float = 0.5
    goal_nearly: float = 0.15
    goal_die: float = 1.3
    personal_near: float = 0.6
    # What is under way; the best of the others, and how much of their stores counts
    pending: float = 0.85
    rivals: float = 0.3
    rival_stores: float = 0.7
    # Words of an effect in the middle of the game, when nobody looks at the table
    move: float = 0.5
    ride: float = 0.7
    worker: float = 1.4
    tower: float = 1.7
    upgrade: float = 0.8
    card: float = 1.4
    refresh: float = 0.1
    recover: float = 0.7
    reroll: float = 0.15
    shift: float = 0.3
    flip: float = 0.2


WEIGHTS: Final = Weights()

BY_ROUND: Final[dict[int, dict[str, float]]] = {
    1: {},
    2: {
        **{"resources": 0.73, "berries": 0.62, "dice": 0.55, "workers": 0.87},
        **{"boards": 0.73, "boosts": 0.67, "advisors": 0.94, "goals": 1.04, "personal_goal": 0.88},
    },
    3: {
        **{"resources": 0.66, "berries": 0.67, "dice": 0.65, "workers": 0.69},
        **{"boards": 0.8, "boosts": 0.64, "advisors": 1.32, "goals": 1.08, "personal_goal": 0.92},
    },
    4: {
        **{"resources": 0.6, "berries": 0.72, "dice": 0.67, "workers": 0.6},
        **{"boards": 0.6, "boosts": 0.6, "advisors": 1.5, "goals": 1.17, "personal_goal": 0.97},
    },
}
"""What the parts turned out to be worth, for each point that the weights above give them.

Fitted to the final margins of 218 games of two, looked at before every turn, measured in points on the track, and then
meant half seriously: to foretell an end is not yet to bring it about. The fit explains much more of the end (in the
last round the squared error falls from 58 to 17), but taken at its word it played no better than without. In the first
round it explains little, and what a tower brings needs no guess.
"""

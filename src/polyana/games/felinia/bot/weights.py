"""What things are worth to a bot, in points; found by playing variants of the evaluation against each other."""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Everything the evaluation of Felinia takes for granted."""

    # Goods and coins, while there is time to use them
    coins: tuple[float, ...] = (0.0, 0.67, 1.03, 1.17, 1.23, 1.26, 1.27)
    coin: float = 0.4
    goods: float = 0.9
    pair: float = 0.26
    debt: float = 0.55
    # A fare: the chance to pay it in full, by the goods still missing; a second fare in sight; rivals who can pay it
    chances: tuple[float, ...] = (0.6, 0.43, 0.28, 0.16)
    second: float = 0.2
    crowded: float = 0.15
    # Cards
    food: float = 1.05
    food_decay: float = 0.6
    usual_food: int = 1
    bonus: float = 0.6
    half_bonus: float = 0.08
    mystery: float = 1.3
    # Journeys: a ship that does not sail yet, those not begun yet (a round), room for groups and sets to grow
    delay: float = 0.985
    waiting: float = 0.93
    future: float = 0.35
    pace: float = 0.55
    room: float = 0.2
    promise: float = 0.25
    hidden: float = 1.4
    # Tokens: what those above take, and what those still to be placed take
    lost: float = 0.8
    later: float = 0.6
    # Special tiles, a round (fitted to 200 games of two): FOOD that is gained, more FOOD and GOLD on entering
    food_gained: float = 0.68
    more_food: float = 1.15
    more_gold: float = 0.55
    # The best of the others
    rivals: float = 0.55


WEIGHTS: Final = Weights()

"""What things are worth to a bot, in points; found by playing variants of the evaluation against each other."""

from __future__ import annotations

from typing import Final

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Everything the evaluation of Felinia takes for granted."""

    # Goods and coins, while there is time to use them
    coins: tuple[float, ...] = (0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.6)
    coin: float = 0.6
    goods: float = 0.9
    pair: float = 0.5
    surplus: float = 0.4
    # A fare: the chance to pay it in full, by the goods still missing; a second fare in sight; rivals who can pay it
    chances: tuple[float, ...] = (0.75, 0.5, 0.28, 0.14)
    second: float = 0.3
    crowded: float = 0.15
    # Cards
    food: float = 0.9
    food_decay: float = 0.6
    bonus: float = 0.6
    half_bonus: float = 0.15
    mystery: float = 1.3
    # Journeys: a ship that does not sail yet, those not begun yet (a round), room for groups and sets to grow
    waiting: float = 0.85
    future: float = 0.35
    pace: float = 0.75
    room: float = 0.2
    promise: float = 0.15
    hidden: float = 1.2
    # Tokens: what those above take, and what those still to be placed take
    lost: float = 0.8
    later: float = 0.5
    # The best of the others
    rivals: float = 0.4


WEIGHTS: Final = Weights()

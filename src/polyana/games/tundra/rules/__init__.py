"""The rules of Tundra, in the order of the rulebook: setup, round, turn, activation, actions and their verbs."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.deeds import Activation, Bonuses, Doing
from polyana.games.tundra.rules.actions import go_on
from polyana.games.tundra.rules.activation import next_action
from polyana.games.tundra.rules.round import (
    count_boards,
    end_round,
    next_bonus,
    next_player,
    roll,
    use_title,
)
from polyana.games.tundra.rules.setup import choose_boosts, setup
from polyana.games.tundra.rules.turn import take_turn
from polyana.games.tundra.state import TundraTable
from polyana.kernel import Meanings, Phases, Rules, carry_through

__all__ = ["DEEDS", "setup", "step"]

PHASES: Final[Phases[TundraTable]] = {
    "boosts": choose_boosts,
    "title": use_title,
    "boards": count_boards,
    "towers": next_player,
    "roll": roll,
    "dice": take_turn,
    "end": end_round,
}
"""What happens when nothing is under way."""

DEEDS: Final[Meanings] = {
    Activation: next_action,
    Bonuses: next_bonus,
    Doing: go_on,
}


def step(table: TundraTable) -> Rules:
    """One decision of a phase and all that it sets going: actions, bonuses of towers; or what is left of that."""
    return carry_through(table, DEEDS, PHASES)

"""The rules of Tundra, in the order of the rulebook: setup, round, turn, activation, actions and their verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
from polyana.kernel import Rules

__all__ = ["setup", "step"]

QUIET: Final[dict[str, Callable[[TundraTable], None]]] = {
    "title": use_title,
    "boards": count_boards,
    "towers": next_player,
    "roll": roll,
    "end": end_round,
}
"""The phases in which nobody is asked."""


def step(table: TundraTable) -> Rules:
    """One decision of a phase and all that it sets going: actions, bonuses of towers; or what is left of that.

    It ends where something new is seen, because only the state knows then how things go on.
    """
    state, answered = table.state, False
    known = table.news, state.chance.counter
    while (table.news, state.chance.counter) == known:
        if state.doing is not None:
            answered |= yield from go_on(table)
        elif state.bonuses:
            answered |= yield from next_bonus(table)
        elif state.activation is not None:
            answered |= yield from next_action(table)
        elif answered:
            return
        elif state.phase == "dice":
            answered = yield from take_turn(table)
        elif state.phase == "boosts":
            answered = yield from choose_boosts(table)
        else:
            QUIET[state.phase](table)

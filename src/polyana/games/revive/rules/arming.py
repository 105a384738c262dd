"""Effects that change the next action of the turn: they are armed when they are used (R-174, R-179)."""

from __future__ import annotations

from polyana.games.revive.rules.acts import Act


def in_own_turn(act: Act) -> bool:
    """R-174: what is armed serves the same turn."""
    return act.seat == act.state.seat and act.state.phase == "turn"


def arm(act: Act) -> None:
    """Reductions are added up by what they reduce; the others are counted."""
    word, number = act.item.word, 1
    if word == "discount":
        word, number = act.word, act.number
    elif word == "range":
        number = act.number
    armed = act.state.turn.armed
    armed[word] = armed.get(word, 0) + number
    act.table.tell("armed", act.seat, word, number)

"""The solo game: its clock, and the display that is thrown away in a hibernation (A20)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.rules.holdings import refill, refill_modules
from polyana.games.revive.state import ReviveTable, alone
from polyana.kernel import Ask, Move, Rules, then

DONE: Final[Move] = ("done",)


def advance_cube(table: ReviveTable, spaces: int) -> None:
    """R-402, R-403: with one player the cube moves on, to its last space at most."""
    state, last = table.state, table.content.solo.cube_end
    if alone(state) and state.cube < last:
        state.cube = min(state.cube + spaces, last)
        table.tell("cube", state.seat, state.cube)


def is_time_up(table: ReviveTable) -> bool:
    """R-403: whether the cube has reached the end of its track."""
    return alone(table.state) and table.state.cube >= table.content.solo.cube_end


def face_up(table: ReviveTable) -> list[Move]:
    """R-405: every card, machine and module of the displays."""
    content, state = table.content, table.state
    found = [content.cards[name].pick for name in state.citizens.open]
    for display in state.machines.values():
        found += [content.machines[name].pick for name in display.open]
    return found + [content.modules[name].pick for name in state.modules.open]


def solo_discard(table: ReviveTable, deed: deeds.SoloDiscard) -> Rules:
    """R-405: asks for one component after the other; nothing is refilled before the player is done."""
    state = table.state
    move = yield Ask(deed.seat, "solo_discard", [*face_up(table), DONE])
    if move == DONE:
        refill_all(table)
        return
    for display in (state.citizens, state.modules, *state.machines.values()):
        if move[1] in display.open:
            display.open.remove(move[1])
    state.discarded.append(move[1])
    table.tell("threw_away", deed.seat, move[1])
    then(state, deeds.SoloDiscard(deed.seat))


def refill_all(table: ReviveTable) -> None:
    """R-010: all displays are full again, as far as their stacks last."""
    counts, state = table.content.counts, table.state
    refill(table, state.citizens, counts.citizens_shown)
    for display in state.machines.values():
        refill(table, display, counts.machines_shown_per_colour)
    refill_modules(table)

"""What a player should read before a move that may be a mistake."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from polyana.games.revive.effects import BASIC
from polyana.games.revive.rules.turn import is_action
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Ask, Caution, Move


def cautions(table: ReviveTable, ask: Ask, move: Move) -> list[Caution]:
    """All that should be read before this answer."""
    found = CAUTIONS.get(move[0])
    return list(found(table, ask, move)) if found is not None else []


def named(ask: Ask, verb: str) -> tuple[str, ...]:
    """What the moves of a verb name."""
    return tuple(option[1] for option in ask.options if option[0] == verb)


def end_turn(table: ReviveTable, ask: Ask, move: Move) -> Iterator[Caution]:
    """R-042, R-067, R-174: an action that could be taken, resources above their caps, what is armed."""
    state, allowed = table.state, table.content.numbers[len(table.state.players)].actions_per_turn
    left = allowed - state.turn.actions
    if left > 0 and any(map(is_action, ask.options)):
        yield Caution("action_left", (left,))
    yield from surplus(table, ask.seat)
    if state.turn.armed:
        yield Caution("armed")


def surplus(table: ReviveTable, seat: int) -> Iterator[Caution]:
    """R-041: what lies above its cap."""
    supply = table.state.players[seat].supply
    for kind in BASIC:
        over = supply[kind] - table.content.resources[kind].cap
        if over > 0:
            yield Caution("surplus", (kind, over))


def hibernate(table: ReviveTable, ask: Ask, move: Move) -> Iterator[Caution]:
    """R-068, R-181: cards that could be played first, machines that could still be used."""
    cards, machines = named(ask, "play"), named(ask, "machine")
    if cards:
        yield Caution("cards_unplayed", cards)
    if machines:
        yield Caution("machines_unused", machines)
    yield from surplus(table, ask.seat)


def done(table: ReviveTable, ask: Ask, move: Move) -> Iterator[Caution]:
    """R-462: effects that are dropped."""
    left = len(named(ask, "do"))
    if left:
        yield Caution("left_out", (left,))


def cell(table: ReviveTable, ask: Ask, move: Move) -> Iterator[Caution]:
    """R-091: a module that is discarded for another."""
    lying = table.state.players[ask.seat].modules.get(move[1])
    if lying:
        yield Caution("module_lost", (lying,))


CAUTIONS: Final[dict[str, Callable[[ReviveTable, Ask, Move], Iterator[Caution]]]] = {
    "end_turn": end_turn,
    "hibernate": hibernate,
    "done": done,
    "cell": cell,
}

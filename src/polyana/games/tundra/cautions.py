"""What a player should read before a move that may be a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.tundra.moves import BUY
from polyana.games.tundra.rules.progress import progress
from polyana.games.tundra.state import TundraTable
from polyana.kernel import Ask, Caution, Move


def cautions(table: TundraTable, ask: Ask, move: Move) -> list[Caution]:
    """All that should be read before this answer."""
    found = CAUTIONS.get(move[0])
    return found(table, ask, move) if found is not None else []


def place(table: TundraTable, ask: Ask, move: Move) -> list[Caution]:
    """T-704: a common goal of which no tier is reached yet."""
    goal = move[2]
    if goal not in table.content.common_goals:
        return []
    points = progress(table.content, table.state, goal, ask.seat).points
    return [] if points else [Caution("goal", (goal,))]


def end_turn(table: TundraTable, ask: Ask, move: Move) -> list[Caution]:
    """T-260: without an unused die this is the last turn of the round; what can still be done is named."""
    state, content = table.state, table.content
    player = state.players[ask.seat]
    if player.dice:
        return []
    found = []
    # berries that are saved for another round are well spent; in the last round they are not
    if BUY in ask.options and state.round == content.about.rounds:
        found.append(Caution("buy", (player.berry, content.titles[player.title].buy_cost)))
    ready = tuple(option[1] for option in ask.options if option[0] == "advisor")
    if ready:
        found.append(Caution("advisors", ready))
    return found


def gain(table: TundraTable, ask: Ask, move: Move) -> list[Caution]:
    """T-008: a resource whose track is full, while another has room."""
    resources, most = table.state.players[ask.seat].resources, table.content.limits.resource_max
    if resources[move[1]] < most or all(resources[option[1]] >= most for option in gains(ask)):
        return []
    return [Caution("full", (move[1],))]


def gains(ask: Ask) -> list[Move]:
    """The resources to choose from."""
    return [option for option in ask.options if option[0] == "gain"]


CAUTIONS: Final[dict[str, Callable[[TundraTable, Ask, Move], list[Caution]]]] = {
    "place": place,
    "end_turn": end_turn,
    "gain": gain,
}

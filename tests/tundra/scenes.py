"""Small scenes of Tundra: maps whose glades are known, a die on a board, the start of a round."""

from __future__ import annotations

from typing import Final

from polyana.games.tundra.state import Player, State
from tests.tables import ask, options, told
from tests.tundra.tables import (
    CONTENT,
    TundraMatch,
    dice,
    lay,
    play,
    start,
    table,
    title,
    towers,
    tracks,
    workers,
)

COPSE: Final = {
    **{"a1": "dry_pinewood", "a2": "windfall_glen", "b3": "magpie_thicket"},
    **{"b1": "grey_scree", "b2": "echo_gorge", "c2": "seven_boulders"},
    **{"d1": "crane_bog", "c3": "smoky_hollow", "d2": "firefly_marsh"},
    **{"d3": "white_heath", "e1": "berry_barrens", "e2": "old_shrine"},
}
"""The map for two: three glades each of kindling, stone and peat, and three bare ones; c1 and c4 are settlements."""


def copse(variant: bool = False) -> State:
    """A table for two on the known map, all of it face up; each player's two workers stand beside home."""
    state = table(variant=variant)
    for place, token in COPSE.items():
        lay(state, place, token)
    if variant:
        for seat in (0, 1):
            title(state, seat, CONTENT.base_title)
            workers(state, seat, *CONTENT.layouts[state.layout].workers[seat])
    return state


def camp() -> State:
    """A table for four. Seat 0 holds 4 of each resource and 6 berries, its Movement is upgraded.

    Its workers stand on stone (a2), on peat (b1) and at home (a1), its tower on kindling (c1); b2 is a stone glade.
    """
    state = table(players=4)
    lay(state, "a2", "grey_scree")
    lay(state, "b1", "crane_bog")
    lay(state, "b2", "seven_boulders")
    lay(state, "c1", "dry_pinewood")
    workers(state, 0, "a2", "b1", "a1")
    towers(state, 0, "c1")
    state.players[0].boards["movement"].upgraded = True
    tracks(state, 0, kindling=4, stone=4, peat=4, berry=6)
    return state


def use(
    state: State, value: int, target: str, *moves: str, spare: tuple[int, ...] = ()
) -> TundraMatch:
    """Seat 0 puts a die of this value on a board or goal and goes on with these moves."""
    dice(state, 0, value, *spare)
    match = start(state)
    play(match, f"place {value} {target}", *moves)
    return match


def holds(match: TundraMatch, seat: int = 0) -> tuple[int, int, int, int]:
    """Kindling, stone, peat and berries of a seat."""
    player = owner(match, seat)
    kindling, stone, peat = player.resources.values()
    return kindling, stone, peat, player.berry


def owner(match: TundraMatch, seat: int = 0) -> Player:
    """The player on a seat."""
    return match.state.players[seat]


def repeated(match: TundraMatch, kind: str) -> int:
    """How often a question comes, answered with its first option each time."""
    times = 0
    while not match.over and ask(match).kind == kind:
        play(match, options(match)[0])
        times += 1
    return times


def decline(match: TundraMatch) -> None:
    """Declines whatever is offered at the start of a round, up to the roll."""
    while match.state.phase != "dice":
        play(match, "stop" if "stop" in options(match) else options(match)[0])


def finished(state: State) -> TundraMatch:
    """The game that ended with this table: the last die of the last round has been used."""
    for seat in range(len(state.players)):
        dice(state, seat)
    state.round, state.phase = CONTENT.about.rounds, "end"
    return start(state)


def points_by_source(match: TundraMatch, seat: int = 0) -> dict[str, int]:
    """The lines of a score sheet that brought points."""
    return {line.what: line.points for line in match.result().sheets[seat] if line.points}


def standing(match: TundraMatch, seat: int = 0) -> dict[str, int]:
    """Everything about a seat that an action can change, as numbers."""
    player = owner(match, seat)
    return {
        **player.resources,
        "berry": player.berry,
        "vp": player.vp,
        "workers": len(player.workers),
        "towers": CONTENT.limits.towers_per_player - player.towers_left,
        "upgraded": sum(board.upgraded for board in player.boards.values()),
        "cards": len(player.advisors) + sum(len(board.boosts) for board in player.boards.values()),
        "dice": len(player.dice),
        "pips": sum(player.dice),
        "rolls": len(told(match, "rerolled")) + len(told(match, "added_die")),
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What an action has changed, and by how much; what dice show after a roll is left open."""
    found = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    if "rolls" in found:
        found.pop("pips", None)
    return found

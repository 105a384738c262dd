"""The three map actions together: what is offered, how one begins and ends, and those that effects give (R-212)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from polyana.effects import Item
from polyana.games.revive import deeds
from polyana.games.revive.effects import MAP_ACTIONS
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.building import builds
from polyana.games.revive.rules.campaign import chapter_event
from polyana.games.revive.rules.exploring import explores
from polyana.games.revive.rules.populating import populates
from polyana.games.revive.rules.reach import Reach
from polyana.games.revive.rules.standing import happened
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Move, then

PLACES: Final[dict[str, Callable[[Reach], list[Move]]]] = {
    "explore": explores,
    "populate": populates,
    "build": builds,
}
"""By map action: the moves that can be made and paid."""
TENTH: Final = 10
"""R-439: the area tile that sets off `tiles_explored_10`."""


def map_moves(
    table: ReviveTable, seat: int, actions: Iterable[str], aids: tuple[Item, ...] = ()
) -> list[Move]:
    """What may be done of these map actions, with the reductions that belong to them."""
    reach = Reach(table, seat, aids)
    return [move for action in actions for move in PLACES[action](reach)]


def map_offers(table: ReviveTable, seat: int) -> list[Move]:
    """R-061: the map actions of a turn."""
    reach = Reach(table, seat)
    return [*explores(reach), *populates(reach), *builds(reach)]


def begin_map_action(table: ReviveTable, seat: int, move: Move, aids: str = "") -> None:
    """A map action at the place that the move names."""
    action, place = move
    if action == "explore":
        then(table.state, deeds.Explore(seat, place, aids))
    elif action == "populate":
        then(table.state, deeds.Populate(seat, place, aids))
    else:
        then(table.state, deeds.Build(seat, place, aids))


def end_map_action(table: ReviveTable, deed: deeds.EndMapAction) -> None:
    """R-446, R-464: events of the action, then that of the chapter; for a tile that comes right behind its rewards."""
    seat, event, explored = deed.seat, deed.event, table.state.explored
    if event in ("populate_large", "build_large"):
        chapter_event(table, seat, event)
        happened(table, seat, event)
    elif event == "explore":
        happened(table, seat, event)
        if explored.index(deed.place) == TENTH - 1:
            chapter_event(table, seat, "tiles_explored_10")


# Map actions that effects give


def free_targets(act: Act) -> list[Move]:
    """R-212: the map action that the effect names, or any of the three."""
    actions = MAP_ACTIONS if act.word == "any" else (act.word,)
    return map_moves(act.table, act.seat, actions, act.aids)


def free_action(act: Act) -> None:
    """R-212, R-213: a map action with its normal costs; it is no action of the turn."""
    begin_map_action(act.table, act.seat, act.move, act.entry.clause)


def end_aids(table: ReviveTable, deed: deeds.Aided) -> None:
    """R-213: the action is over or was declined; its reductions with it."""

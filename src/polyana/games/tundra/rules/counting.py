"""What goals, cards and order boards count (T-711 to T-717, T-931 to T-940)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from polyana.games.tundra.components import Tiers
from polyana.games.tundra.content import Content
from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.state import Player, State
from polyana.maps import groups


class Whose(NamedTuple):
    """The seat for which something is counted."""

    content: Content
    state: State
    seat: int

    @property
    def player(self) -> Player:
        """Whoever sits there."""
        return self.state.players[self.seat]


Counter = Callable[[Whose], int]


def city_card(whose: Whose) -> int:
    """T-711: advisors, used or not, and market boosts; starting boosts are no city cards (T-013)."""
    player = whose.player
    return len(player.advisors) + sum(len(board.boosts) for board in player.boards.values())


def upgraded_board(whose: Whose) -> int:
    """T-712: own order boards on their upgraded side."""
    return sum(board.upgraded for board in whose.player.boards.values())


def berry(whose: Whose) -> int:
    """T-713: berries held."""
    return whose.player.berry


def own_tower(whose: Whose) -> int:
    """T-714: own towers on the map."""
    return whose.content.limits.towers_per_player - whose.player.towers_left


def own_worker(whose: Whose) -> int:
    """T-715: workers on the map, those in settlements included."""
    return len(whose.player.workers)


def resource(whose: Whose) -> int:
    """T-717: all kinds together; berries are no resource (T-003)."""
    return sum(whose.player.resources.values())


def glades_with_figures(kind: str) -> Counter:
    """T-716: the glades of a resource with at least one own figure, each once."""

    def count(whose: Whose) -> int:
        content, state, seat = whose
        held = {*whose.player.workers, *towers_of(state, seat)}
        return sum(resource_at(content, state, place) == kind for place in held)

    return count


def tower_chain(whose: Whose) -> int:
    """T-931: the size of the largest connected group of own towers."""
    content, state, seat = whose
    neighbours = content.layouts[state.layout].neighbours
    return max(map(len, groups(neighbours, towers_of(state, seat))), default=0)


def place_types(whose: Whose) -> int:
    """T-932: the types of place, of five, on which two or more own figures stand in total."""
    content, state, seat = whose
    figures: dict[str, int] = {}
    for place in figures_of(state, seat):
        kind = resource_at(content, state, place)
        figures[kind] = figures.get(kind, 0) + 1
    return sum(number >= 2 for number in figures.values())


def worker_supply(whose: Whose) -> int:
    """T-933: own workers that are not on the map."""
    return whose.player.workers_left


def worker_with_own_tower(whose: Whose) -> int:
    """T-934: own workers on glades with an own tower."""
    _, state, seat = whose
    return sum(state.towers.get(place) == seat for place in whose.player.workers)


def figure_on_edge(whose: Whose) -> int:
    """T-935, T-940: own figures on edge glades."""
    content, state, seat = whose
    edge = content.layouts[state.layout].edge
    return sum(place in edge for place in figures_of(state, seat))


def city_card_or_upgraded_board(whose: Whose) -> int:
    """T-936: both together."""
    return city_card(whose) + upgraded_board(whose)


def tower_supply(whose: Whose) -> int:
    """T-937: own towers not built."""
    return whose.player.towers_left


def majority(kind: str) -> Counter:
    """T-938: the glades of a resource where the own figures outnumber those of each rival."""

    def count(whose: Whose) -> int:
        content, state, seat = whose
        figures = [figures_of(state, number) for number in range(len(state.players))]
        return sum(
            resource_at(content, state, place) == kind
            and all(
                figures[seat].count(place) > rival.count(place)
                for number, rival in enumerate(figures)
                if number != seat
            )
            for place in set(figures[seat])
        )

    return count


def lone_tower(whose: Whose) -> int:
    """T-939: own towers without another own tower on a neighbouring glade."""
    content, state, seat = whose
    neighbours, towers = content.layouts[state.layout].neighbours, state.towers
    return sum(
        all(towers.get(near) != seat for near in neighbours[place])
        for place in towers_of(state, seat)
    )


COUNTERS: Final[dict[str, Counter]] = {
    "city_card": city_card,
    "upgraded_board": upgraded_board,
    "berry": berry,
    "own_tower": own_tower,
    "own_worker": own_worker,
    "resource": resource,
    **{f"glade_{kind}": glades_with_figures(kind) for kind in RESOURCES},
    "tower_chain": tower_chain,
    "place_types": place_types,
    "worker_supply": worker_supply,
    "worker_with_own_tower": worker_with_own_tower,
    "figure_on_edge": figure_on_edge,
    "city_card_or_upgraded_board": city_card_or_upgraded_board,
    "tower_supply": tower_supply,
    **{f"majority_{kind}": majority(kind) for kind in RESOURCES},
    "lone_tower": lone_tower,
}


IN_EFFECTS: Final = ("own_tower", "own_worker", "upgraded_board")
"""Those that effects count, too, not goals alone."""


def towers_of(state: State, seat: int) -> list[str]:
    """The glades with a tower of this seat."""
    return [place for place, owner in state.towers.items() if owner == seat]


def figures_of(state: State, seat: int) -> list[str]:
    """T-004: the places of all figures of a seat, workers and towers."""
    return state.players[seat].workers + towers_of(state, seat)


def resource_at(content: Content, state: State, place: str) -> str:
    """The resource of a face-up glade, `none`, or `settlement`."""
    token = state.face_up.get(place)
    return "settlement" if token is None else content.glades[token].resource


def next_tier(tiers: Tiers, count: int) -> tuple[int, int] | None:
    """T-704: the first tier that is not reached yet, as what it needs and what it brings.

    >>> next_tier(((3, 2), (5, 4), (7, 6)), 6)
    (7, 6)
    """
    return next((step for step in tiers if count < step[0]), None)


def tier(tiers: Tiers, count: int) -> int:
    """T-704: the points of the highest tier reached, 0 below the first.

    >>> tier(((3, 2), (5, 4), (7, 6)), 6)
    4
    """
    return max((points for needed, points in tiers if count >= needed), default=0)

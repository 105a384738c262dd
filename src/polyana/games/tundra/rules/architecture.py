"""Architecture: towers, workers, and the bonuses of towers (T-401 to T-431)."""

from __future__ import annotations

from polyana.games.tundra.rules.acts import Act, Wish
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Move


def can_build(wish: Wish) -> bool:
    """T-402, T-404: a tower in supply, and a worker on a glade without tower."""
    state = wish.state
    return wish.player.towers_left > 0 and any(
        place in state.face_up and place not in state.towers for place in wish.player.workers
    )


def tower_sites(act: Act) -> list[Move]:
    """T-402, T-404: the glades with an own worker and nobody's tower; settlements carry none."""
    state, build = act.state, act.content.moves.build
    return [
        build[place]
        for place in dict.fromkeys(act.player.workers)
        if place in state.face_up and place not in state.towers
    ]


def build_tower(act: Act) -> None:
    """T-403: the worker returns to supply, the tower takes its place; T-407: its bonus waits."""
    state, place = act.state, act.move[1]
    act.player.workers.remove(place)
    act.player.workers_left += 1
    if sum(walk.place == place for walk in act.doing.walks) > act.player.workers.count(place):
        act.doing.walks.remove(next(walk for walk in act.doing.walks if walk.place == place))
    act.player.towers_left -= 1
    state.towers[place] = state.seat
    act.doing.built.append(place)
    act.table.tell("built", state.seat, place, state.face_up[place])


def can_place_worker(wish: Wish) -> bool:
    """T-426: a worker in supply; the own settlement always takes it."""
    return wish.player.workers_left > 0


def worker_sites(act: Act) -> list[Move]:
    """T-422, T-423: the own settlement, or a glade with an own tower not used in this action."""
    state, put = act.state, act.content.moves.put
    if not act.player.workers_left:
        return []
    home = act.content.layouts[state.layout].settlements[state.seat]
    towers = [
        put[place]
        for place, owner in state.towers.items()
        if owner == state.seat and place not in act.doing.sites
    ]
    return [put[home], *towers]


def place_worker(act: Act) -> None:
    """T-422, T-313: from supply onto the map; placing brings no resource."""
    place = act.move[1]
    if place in act.state.towers:
        act.doing.sites.append(place)
    put_worker(act.table, act.player, place)


def can_welcome(wish: Wish) -> bool:
    """T-411: with an empty supply nothing happens."""
    return wish.player.workers_left > 0


def own_glade(act: Act) -> list[Move]:
    """T-411: the worker of a tower bonus comes onto the glade of that tower."""
    return [act.content.moves.put[act.doing.source]] if act.player.workers_left else []


def welcome(act: Act) -> None:
    """T-411, T-412: no resource is gained."""
    put_worker(act.table, act.player, act.move[1])


def put_worker(table: TundraTable, player: Player, place: str) -> None:
    """A worker from supply onto the map."""
    player.workers_left -= 1
    player.workers.append(place)
    table.tell("placed_worker", table.state.seat, place)

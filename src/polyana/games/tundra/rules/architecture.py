"""Architecture: towers, workers, and the bonuses of towers (T-401 to T-431)."""

from __future__ import annotations

from polyana.effects import Item
from polyana.games.tundra.deeds import Doing
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Move


def can_build(table: TundraTable, player: Player, item: Item) -> bool:
    """T-402, T-404: a tower in supply, and a worker on a glade without tower."""
    state = table.state
    return player.towers_left > 0 and any(
        place in state.face_up and place not in state.towers for place in player.workers
    )


def tower_sites(table: TundraTable, player: Player, doing: Doing, item: Item) -> list[Move]:
    """T-402, T-404: the glades with an own worker and nobody's tower; settlements carry none."""
    state, build = table.state, table.content.moves.build
    return [
        build[place]
        for place in dict.fromkeys(player.workers)
        if place in state.face_up and place not in state.towers
    ]


def build_tower(table: TundraTable, player: Player, doing: Doing, item: Item, move: Move) -> None:
    """T-403: the worker returns to supply, the tower takes its place; T-407: its bonus waits."""
    state, place = table.state, move[1]
    player.workers.remove(place)
    player.workers_left += 1
    if sum(walk.place == place for walk in doing.walks) > player.workers.count(place):
        doing.walks.remove(next(walk for walk in doing.walks if walk.place == place))
    player.towers_left -= 1
    state.towers[place] = state.seat
    doing.built.append(place)
    table.tell("built", state.seat, place, state.face_up[place])


def can_place_worker(table: TundraTable, player: Player, item: Item) -> bool:
    """T-426: a worker in supply; the own settlement always takes it."""
    return player.workers_left > 0


def worker_sites(table: TundraTable, player: Player, doing: Doing, item: Item) -> list[Move]:
    """T-422, T-423: the own settlement, or a glade with an own tower not used in this action."""
    state, put = table.state, table.content.moves.put
    if not player.workers_left:
        return []
    home = table.content.layouts[state.layout].settlements[state.seat]
    towers = [
        put[place]
        for place, owner in state.towers.items()
        if owner == state.seat and place not in doing.sites
    ]
    return [put[home], *towers]


def place_worker(table: TundraTable, player: Player, doing: Doing, item: Item, move: Move) -> None:
    """T-422, T-313: from supply onto the map; placing brings no resource."""
    place = move[1]
    if place in table.state.towers:
        doing.sites.append(place)
    put_worker(table, player, place)


def can_welcome(table: TundraTable, player: Player, item: Item) -> bool:
    """T-411: with an empty supply nothing happens."""
    return player.workers_left > 0


def own_glade(table: TundraTable, player: Player, doing: Doing, item: Item) -> list[Move]:
    """T-411: the worker of a tower bonus comes onto the glade of that tower."""
    return [table.content.moves.put[doing.source]] if player.workers_left else []


def welcome(table: TundraTable, player: Player, doing: Doing, item: Item, move: Move) -> None:
    """T-411, T-412: no resource is gained."""
    put_worker(table, player, move[1])


def put_worker(table: TundraTable, player: Player, place: str) -> None:
    """A worker from supply onto the map."""
    player.workers_left -= 1
    player.workers.append(place)
    table.tell("placed_worker", table.state.seat, place)

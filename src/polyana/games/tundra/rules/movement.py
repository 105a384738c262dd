"""Map and movement (T-301 to T-317)."""

from __future__ import annotations

from polyana.games.tundra.deeds import Doing, Walk
from polyana.games.tundra.rules.acts import Act, Wish
from polyana.games.tundra.rules.holdings import gain
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Move


def can_move(wish: Wish) -> bool:
    """Every place has a neighbour, so any worker on the map will do."""
    return bool(wish.player.workers)


def steps(act: Act) -> list[Move]:
    """T-301, T-306: any own worker to a neighbouring place; T-308: to no glade it has been on in this action."""
    table, doing = act.table, act.doing
    layout = table.content.layouts[table.state.layout]
    unmoved = still_unmoved(act.player, doing)
    options = [move for place in dict.fromkeys(unmoved) for move in layout.steps[place]]
    for number, walk in enumerate(doing.walks):
        if not_twice(doing, number):
            moves = table.content.moves.walk[number]
            options += [moves[to] for to in layout.neighbours[walk.place] if to not in walk.seen]
    return options


def still_unmoved(player: Player, doing: Doing) -> list[str]:
    """T-312: where the workers stand that have not moved in this action."""
    unmoved = player.workers
    if doing.walks:
        unmoved = unmoved.copy()
        for walk in doing.walks:
            unmoved.remove(walk.place)
    return unmoved


def not_twice(doing: Doing, number: int) -> bool:
    """Whether no earlier worker stands on the same place after the same glades: the two would be one option."""
    walk = doing.walks[number]
    return all(
        other.place != walk.place or set(other.seen) != set(walk.seen)
        for other in doing.walks[:number]
    )


def take_step(act: Act) -> None:
    """`move c2 c3` for a worker that stands still, `walk 1 c3` for the first one that has moved."""
    verb, whence, target = act.move
    if verb == "walk":
        carry(act.table, act.player, act.doing.walks[int(whence) - 1], target)
    else:
        carry(act.table, act.player, set_out(act.table, act.doing, whence), target)


def set_out(table: TundraTable, doing: Doing, place: str) -> Walk:
    """A worker begins to move; the glade it starts on counts as visited (T-308), a settlement does not (T-309)."""
    walk = Walk(place, [place] if place in table.state.face_up else [])
    doing.walks.append(walk)
    return walk


def carry(table: TundraTable, player: Player, walk: Walk, target: str) -> None:
    """T-302 to T-305: the worker goes there; a face-down glade is turned up, its resource is gained at once."""
    state = table.state
    player.workers.remove(walk.place)
    player.workers.append(target)
    if table.log is not None:
        table.tell("moved", state.seat, walk.place, target)
    walk.place = target
    if target in state.face_down:
        turn_up(table, target)
    token = state.face_up.get(target)
    if token is None:
        return
    walk.seen.append(target)
    resource = table.content.glades[token].resource
    if resource != "none":
        gain(table, player, resource, 1)


def turn_up(table: TundraTable, place: str) -> None:
    """T-302: the glade is turned face up, for good."""
    state = table.state
    state.face_up[place] = token = state.face_down.pop(place)
    table.tell("explored", state.seat, place, token)
    table.reveal()


def can_ride(wish: Wish) -> bool:
    """T-316: a face-up glade other than the worker's own."""
    face_up = wish.state.face_up
    return bool(wish.player.workers) and (
        len(face_up) > 1 or any(p not in face_up for p in wish.player.workers)
    )


def rides(act: Act) -> list[Move]:
    """T-316: any own worker to any face-up glade on which it has not been in this action."""
    face_up = act.state.face_up
    moves = act.content.layouts[act.state.layout].rides
    return [
        moves[place][glade]
        for place in dict.fromkeys(act.player.workers)
        for glade in face_up
        if glade != place and rider(act.player, act.doing, place, glade) is not None
    ]


def rider(player: Player, doing: Doing, place: str, glade: str) -> int | None:
    """Who rides: a worker there that has not moved (-1) or the number of one that may still enter the glade."""
    if not doing.walks or place in still_unmoved(player, doing):
        return -1
    for number, walk in enumerate(doing.walks):
        if walk.place == place and glade not in walk.seen:
            return number
    return None


def ride(act: Act) -> None:
    """T-316: as if by a move, from wherever it stands."""
    _, place, glade = act.move
    number = rider(act.player, act.doing, place, glade)
    walk = (
        set_out(act.table, act.doing, place)
        if number in (None, -1)
        else act.doing.walks[number or 0]
    )
    carry(act.table, act.player, walk, glade)

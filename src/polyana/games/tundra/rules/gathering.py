"""Gathering, and resources of any kind (T-010, T-451 to T-455)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.rules.acts import Act, Wish
from polyana.games.tundra.rules.holdings import gain
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Move


def supplies(table: TundraTable, player: Player) -> Iterator[str]:
    """T-452, T-453: the resource under each own figure; settlements and bare glades supply nothing."""
    state, glades = table.state, table.content.glades
    face_up, seat = state.face_up, state.seat
    for place in player.workers:
        if place in face_up:
            yield glades[face_up[place]].resource
    if player.towers_left < table.content.limits.towers_per_player:
        for place, owner in state.towers.items():
            if owner == seat:
                yield glades[face_up[place]].resource


def can_gather(wish: Wish) -> bool:
    """Whether any figure supplies something."""
    for resource in supplies(wish.table, wish.player):  # noqa: SIM110 - faster than any()
        if resource != "none":
            return True
    return False


def harvest(act: Act) -> list[Move]:
    """T-451: the kinds of which a figure is left that has not supplied in this action."""
    found = list(supplies(act.table, act.player))
    moves, gathered = act.content.moves.gather, act.doing.gathered
    return [moves[kind] for kind in RESOURCES if found.count(kind) > gathered.get(kind, 0)]


def gather(act: Act) -> None:
    """T-451, T-454: one resource; the figure stays."""
    kind = act.move[1]
    act.doing.gathered[kind] = act.doing.gathered.get(kind, 0) + 1
    gain(act.table, act.player, kind, 1)


def can_gain(wish: Wish) -> bool:
    """T-008: a gain is always possible, though what a full track cannot hold is lost."""
    return True


def any_kind(act: Act) -> list[Move]:
    """T-010: each unit of a kind of the player's choice."""
    return [*act.content.moves.gain.values()]


def gain_unit(act: Act) -> None:
    """One unit of the chosen kind."""
    gain(act.table, act.player, act.move[1], 1)

"""The map with all figures on it. Most answers move no figure, so it is found again and looked over once."""

from __future__ import annotations

from typing import NamedTuple

from polyana.games.tundra.bot.lore import Lore
from polyana.games.tundra.bot.memory import Memory, written
from polyana.games.tundra.state import State


class Holding(NamedTuple):
    """What one seat has on the map."""

    supplied: int
    """Figures on glades that have a resource."""
    towers: tuple[str, ...]
    """The tokens under the own towers."""
    sites: tuple[str, ...]
    """The tokens under the own workers on which a tower could be built."""


class Ground:
    """What is known of a map: the holding of each seat, and what goals count on it."""

    def __init__(self, lore: Lore, state: State) -> None:
        self.holdings = [holding(lore, state, seat) for seat in range(len(state.players))]
        self.counted: list[dict[str, int]] = [{} for _ in state.players]
        """By seat and counter."""


_REMEMBERED: Memory[Ground] = Memory()


def ground_of(lore: Lore, state: State) -> Ground:
    """The map of a table."""
    workers = [player.workers for player in state.players]
    key = (lore, written((state.layout, state.face_up, state.towers, workers)))
    found = _REMEMBERED.get(key)
    return _REMEMBERED.keep(key, Ground(lore, state)) if found is None else found


def holding(lore: Lore, state: State, seat: int) -> Holding:
    """Where the figures of a seat stand."""
    face_up, towers = state.face_up, state.towers
    own = tuple(face_up[place] for place, owner in towers.items() if owner == seat)
    glades = [place for place in state.players[seat].workers if place in face_up]
    return Holding(
        supplied=sum(lore.supplies[token] for token in (*own, *map(face_up.__getitem__, glades))),
        towers=own,
        sites=tuple(face_up[place] for place in dict.fromkeys(glades) if place not in towers),
    )

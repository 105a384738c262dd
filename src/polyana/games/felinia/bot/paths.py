"""Ways over the island: every path along crossroads to a post, found once per map."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.games.felinia.content import Content, Gains, Island

LONGEST: Final = 5
"""Steps of the longest path worth thinking of."""

_KNOWN: dict[tuple[str, str], dict[str, list[Path]]] = {}


class Path(msgspec.Struct, frozen=True):
    """A way to a post: what its symbols give, and the FOOD it takes by the number of free steps left."""

    post: str
    through: frozenset[str]
    steps: int
    gains: Gains
    events: tuple[str, ...]
    need: tuple[int, ...]


def paths_of(content: Content, mode: str) -> dict[str, list[Path]]:
    """All paths on a map, by the province where they begin."""
    key = (content.hash, mode)
    if key not in _KNOWN:
        island = content.islands[mode]
        _KNOWN[key] = {start: _paths_from(content, island, start) for start in island.provinces}
    return _KNOWN[key]


def _paths_from(content: Content, island: Island, start: str) -> list[Path]:
    """Merchants and tiles stand on posts only, so every path leads over crossroads and ends at its first post."""
    found = []
    ways: list[tuple[str, ...]] = [(start,)]
    while ways:
        way = ways.pop()
        for end in island.roads[way[-1]]:
            if island.provinces[end].kind == "post":
                found.append(_path(content, island, (*way[1:], end)))
            elif end not in way and len(way) < LONGEST:
                ways.append((*way, end))
    return found


def _path(content: Content, island: Island, way: tuple[str, ...]) -> Path:
    gains: dict[str, int] = {}
    events: list[str] = []
    need = [0] * content.limits.free_steps
    for number, province in enumerate(way, 1):
        for free in range(len(need)):
            need[free] = max(need[free], number - free - gains.get("food", 0))
        if province in island.rewards:
            event, given, mystery = island.rewards[province]
            events.append(event)
            for noun, amount in (*given, *((("mystery", 1),) if mystery else ())):
                gains[noun] = gains.get(noun, 0) + amount
    return Path(
        way[-1], frozenset(way[:-1]), len(way), tuple(gains.items()), tuple(events), tuple(need)
    )

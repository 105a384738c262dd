"""Ways over the island: every path from a province to a post, found once per map."""

from __future__ import annotations

import msgspec

from polyana.games.felinia.content import Content, Island

LONGEST = 5


class Path(msgspec.Struct, frozen=True):
    """A way along crossroads to a post: what its symbols give, and the FOOD needed by the free steps left."""

    post: str
    through: tuple[str, ...]
    steps: int
    gains: tuple[tuple[str, int], ...]
    events: dict[str, int]
    need: tuple[int, ...]


_KNOWN: dict[tuple[str, str], dict[str, list[Path]]] = {}


def paths_of(content: Content, mode: str) -> dict[str, list[Path]]:
    """All paths on a map, by the province where they begin."""
    key = (content.hash, mode)
    if key not in _KNOWN:
        island = content.islands[mode]
        _KNOWN[key] = {start: _paths_from(content, island, start) for start in island.provinces}
    return _KNOWN[key]


def _paths_from(content: Content, island: Island, start: str) -> list[Path]:
    found = []
    ways: list[tuple[str, ...]] = [(start,)]
    while ways:
        way = ways.pop()
        for end in island.roads[way[-1]]:
            if end in way:
                continue
            if island.provinces[end].kind == "post":
                found.append(_path(content, island, (*way[1:], end)))
            elif len(way) < LONGEST:
                ways.append((*way, end))
    return found


def _path(content: Content, island: Island, way: tuple[str, ...]) -> Path:
    gains: dict[str, int] = {}
    events: dict[str, int] = {}
    need = [0] * content.limits.free_steps
    food = 0
    for number, province in enumerate(way, 1):
        for free in range(len(need)):
            paid = number - free
            need[free] = max(need[free], paid - food)
        reward = island.rewards.get(province)
        if reward is None:
            continue
        event, given, mystery = reward
        events[event] = events.get(event, 0) + 1
        for noun, amount in given:
            gains[noun] = gains.get(noun, 0) + amount
            food += amount if noun == "food" else 0
        if mystery:
            gains["mystery"] = gains.get("mystery", 0) + 1
    return Path(way[-1], way[:-1], len(way), tuple(gains.items()), events, tuple(need))

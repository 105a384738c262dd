"""Places and the ways between them; a map is a table of who touches whom, made once, with the content."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from polyana.maps.hexes import Hex, neighbours

Touching: TypeAlias = Mapping[str, Collection[str]]
"""By place: the places beside it."""


def touching(names: Mapping[Hex, str]) -> dict[str, tuple[str, ...]]:
    """The map of hexes that have names; places of another form are added to it by hand.

    >>> touching({(0, 0): "a1", (1, 0): "a2", (5, 5): "z"})
    {'a1': ('a2',), 'a2': ('a1',), 'z': ()}
    """
    return {
        name: tuple(names[near] for near in neighbours(at) if near in names)
        for at, name in names.items()
    }


class Reach(NamedTuple):
    """What can be reached: the toll on the cheapest way to every place, and the place before it on this way."""

    toll: dict[str, int]
    before: dict[str, str]

    def way(self, goal: str) -> list[str]:
        """The cheapest way to a place within reach, from the origin to the place itself."""
        way = [goal]
        while way[-1] in self.before:
            way.append(self.before[way[-1]])
        return way[::-1]


def reach(places: Touching, origins: Iterable[str], toll: Mapping[str, int]) -> Reach:
    """The cheapest ways from any of the origins; a way costs the tolls of the places strictly between its ends.

    A place without a toll may be a goal, but no way leads over it.

    >>> island = {"a": "b", "b": "ac", "c": "bd", "d": "c", "e": ""}
    >>> found = reach(island, ["a"], {"b": 1, "c": 1})
    >>> found.toll, found.way("d")
    ({'a': 0, 'b': 0, 'c': 1, 'd': 2}, ['a', 'b', 'c', 'd'])
    >>> reach(island, ["a"], {"b": 1}).toll
    {'a': 0, 'b': 0, 'c': 1}
    """
    onward = dict.fromkeys(origins, 0)
    found = Reach(dict(onward), {})
    waiting = {0: list(onward)}
    while waiting:
        spent = min(waiting)
        for place in waiting.pop(spent):
            if onward[place] < spent:
                continue  # a cheaper way over it has been found since
            for near in places[place]:
                if near in found.toll and found.toll[near] <= spent:
                    continue
                found.toll[near], found.before[near] = spent, place
                if near in toll:
                    onward[near] = spent + toll[near]
                    waiting.setdefault(onward[near], []).append(near)
    return found


def groups(places: Touching, among: Iterable[str]) -> Iterator[set[str]]:
    """Those of some places that hang together, group by group.

    >>> island = {"a": "b", "b": "ac", "c": "bd", "d": "c", "e": ""}
    >>> sorted(sorted(group) for group in groups(island, "abde"))
    [['a', 'b'], ['d'], ['e']]
    """
    left = set(among)
    while left:
        first = left.pop()
        group, frontier = {first}, [first]
        while frontier:
            joined = left.intersection(places[frontier.pop()])
            left -= joined
            group |= joined
            frontier += joined
        yield group

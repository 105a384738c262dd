"""Who plays whom, in which seats, on which deal: every game of an arena follows from its setup and its number.

A deal (a seed, and a table if there are several) is played by all line-ups, and by each in every turn of the circle:
so every bot sits in every seat on the very same deal, and luck cancels.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, count, permutations

import msgspec

from polyana.arena.setup import Setup

Lineup = tuple[str, ...]
"""The bots at a table, by seat."""


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    deal: int
    seed: int
    options: dict[str, object]
    seats: Lineup
    bot_seeds: list[int]
    dealt: list[str] = []
    """The kinds of questions that chance answers."""


def fixtures(setup: Setup) -> Iterator[Fixture]:
    """The games of an arena, without end."""
    number = 0
    for deal in count():
        seed = chance_of(setup.seed, "deal", deal)
        options = setup.tables[deal % len(setup.tables)]
        for seats in arrangements(tuple(setup.bots), setup.players, deal // len(setup.tables)):
            own = [chance_of(setup.seed, "bot", number, seat) for seat in range(len(seats))]
            yield Fixture(number, deal, seed, options, seats, own, setup.dealt)
            number += 1


def arrangements(bots: Sequence[str], players: int, deal: int) -> list[Lineup]:
    """How the bots sit on one deal: every line-up in one circle, turned all the way round; each deal another circle.

    >>> arrangements(["a", "b"], 2, 0)
    [('a', 'b'), ('b', 'a')]
    >>> arrangements(["a", "b"], 4, 0)
    [('a', 'a', 'b', 'b'), ('b', 'a', 'a', 'b'), ('b', 'b', 'a', 'a'), ('a', 'b', 'b', 'a')]
    >>> arrangements(["a", "b", "c"], 2, 0)[:4]
    [('a', 'b'), ('a', 'c'), ('b', 'c'), ('b', 'a')]
    """
    rounds = []
    for lineup in lineups(bots, players):
        circles = circles_of(lineup)
        rounds.append(turns(circles[deal % len(circles)]))
    longest = max(map(len, rounds))
    return [way[turn] for turn in range(longest) for way in rounds if turn < len(way)]


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Who sits together: everybody equally often, and every combination of bots in the seats that are left over.

    >>> lineups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    each, left = divmod(players, len(bots))
    return [
        tuple(bot for bot in bots for _ in range(each + (bot in more)))
        for more in combinations(bots, left)
    ]


@cache
def circles_of(lineup: Lineup) -> list[Lineup]:
    """All different ways to sit round a table, turns of the table aside."""
    circles: dict[Lineup, Lineup] = {}
    for order in permutations(lineup[1:]):
        circle = (lineup[0], *order)
        circles.setdefault(min(turns(circle)), circle)
    return list(circles.values())


def turns(circle: Lineup) -> list[Lineup]:
    """A circle in all its turns that differ."""
    return list(dict.fromkeys(circle[-turn:] + circle[:-turn] for turn in range(len(circle))))


def chance_of(seed: int, *what: str | int) -> int:
    """64 bits that hang on the arena's seed and on what they are for."""
    digest = hashlib.sha256(f"arena {seed} {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big")

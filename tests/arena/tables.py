"""Arenas to look at: a setup without a game behind it, and games whose outcome is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec

from polyana import games
from polyana.arena import Fixture, GamesFile, Played, Setup, fixtures, prepare
from polyana.arena.contest import Hands, contest
from polyana.arena.playing import RoundEnd
from polyana.arena.setup import FORMAT, table_for
from polyana.kernel import Record, Snapshot, commitment

HERE = Hands(workers=1)


def setup_of(bots: Sequence[str], players: int, seed: int = 1) -> Setup:
    """An arena of no game in particular."""
    return Setup(FORMAT, "none", 1, "", "", list(bots), [{"players": players}], seed)


def first(setup: Setup, number: int) -> list[Fixture]:
    """The first games of an arena."""
    return list(islice(fixtures(setup), number))


def arena(game: str, *bots: str, seed: int = 1, **given: object) -> Setup:
    """An arena of a game."""
    loaded = games.load(game)
    return prepare(loaded, bots, [table_for(loaded, given, len(bots))], seed)


def held(setup: Setup, path: Path, number: int, hands: Hands = HERE) -> list[Played]:
    """All games of an arena, in order; those that the file already has are not played again."""
    with GamesFile(path, setup) as file:
        for _ in contest(setup, file, number, hands):
            pass
        return sorted(file.played, key=lambda game: game.number)


def same(played: Played) -> Played:
    """A game without what differs when it is played again."""
    return msgspec.structs.replace(played, seconds=[])


def ended(
    number: int,
    seats: str,
    places: Sequence[int],
    scores: Sequence[int] = (),
    **traits: Sequence[str],
) -> Played:
    """A game that ended like this: `seats` are bots of one letter, a trait has a value for every seat."""
    return Played(
        number=number,
        deal=number,
        seats=list(seats),
        scores=list(scores) or [10 - place for place in places],
        places=list(places),
        traits={choice: [value.split() for value in values] for choice, values in traits.items()},
        round_ends=[RoundEnd(1, [{} for _ in seats], [{} for _ in seats])],
        decisions=[1] * len(seats),
        seconds=[0.5] * len(seats),
        record=Record(
            1, "none", 1, "", {}, 0, commitment("none", 0), [], Snapshot(0, msgspec.Raw(b"{}"))
        ),
    )


def counted(results: Sequence[Sequence[int]], seats: str = "ab") -> Iterator[Played]:
    """Games with these places."""
    for number, places in enumerate(results):
        yield ended(number, seats, places)

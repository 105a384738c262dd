"""A contest: the games of an arena that are still to be played, on this machine or on a cluster, one file for all."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import closing
from itertools import islice
from pathlib import Path

import msgspec

from polyana.arena.cluster import play_on_ray
from polyana.arena.fixtures import fixtures
from polyana.arena.games_file import GamesFile
from polyana.arena.local import play_here
from polyana.arena.playing import Played
from polyana.arena.setup import Setup


class Hands(msgspec.Struct, frozen=True):
    """Who does the work: processes here (0 is one for every processor), or a Ray cluster if an address is given."""

    workers: int = 0
    ray: str = ""
    content: Path | None = None


def contest(setup: Setup, file: GamesFile, games: int, hands: Hands) -> Generator[Played]:
    """Plays what is missing of the first so many games; each is in the file before it is given out."""
    known = {played.number for played in file.played}
    left = [fixture for fixture in islice(fixtures(setup), games) if fixture.number not in known]
    if not left:
        return
    if hands.ray:
        coming = play_on_ray(setup, hands.content, iter(left), hands.ray, hands.workers)
    else:
        workers = min(hands.workers or os.cpu_count() or 1, len(left))
        coming = play_here(setup.game, hands.content, iter(left), workers)
    with closing(coming):
        for played in coming:
            file.add(played)
            yield played

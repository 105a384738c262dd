"""How fast our games are beside themselves at an earlier commit: `python benchmarks/before.py fca2d4a [GAME ...]`.

Two processes, one with the code of today and one with that of the commit, play the same random games to their end in
turns, a stretch each, so that a busy or changing machine treats both alike; the CPU time is what counts. Where objects
happen to lie in memory makes one process faster than its twin by some per cent, so several pairs are started.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import io
import os
import random
import statistics
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track
from rich.table import Table

from polyana import games
from polyana.kernel import Ask, Match, Move, play_out

HOUSE = Path(__file__).parents[1]
GAMES_A_STRETCH = 40


class Racer:
    """One process with one state of the code; plays when it is told to."""

    def __init__(self, code: Path, game: str, pair: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(code), "PYTHONHASHSEED": str(pair)}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--race", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def rate(self) -> float:
        """Decisions per CPU second over one stretch."""
        assert self.process.stdin and self.process.stdout
        print("go", file=self.process.stdin, flush=True)
        decisions, seconds = self.process.stdout.readline().split()
        return int(decisions) / float(seconds)

    def stop(self) -> None:
        """Its work is done when nothing more is asked."""
        self.process.communicate()


def race(name: str) -> None:
    """What a racer runs; all that this file imports has stood in the house from the beginning."""
    game = games.load(name)
    variants = list(game.variants())
    starts = [
        game.encode(Match(game, variants[k % len(variants)], 1000 + k).state)
        for k in range(GAMES_A_STRETCH)
    ]
    for _ in sys.stdin:
        states = [game.decode(start) for start in starts]
        choose = anything(random.Random(7))
        gc.collect()
        begun = time.process_time()
        decisions = sum(play_out(game, state, choose) for state in states)
        print(decisions, time.process_time() - begun, flush=True)


def anything(dice: random.Random) -> Callable[[Ask], Move]:
    """A player to whom all moves are alike."""
    chosen = dice.random

    def choose(ask: Ask) -> Move:
        options = ask.options
        return options[int(chosen() * len(options))]

    return choose


@contextlib.contextmanager
def code_at(commit: str) -> Iterator[Path]:
    """The sources as they stood at a commit."""
    packed = subprocess.run(
        ["git", "archive", commit, "src"], cwd=HOUSE, check=True, capture_output=True
    ).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder, "src")


def measured(codes: list[Path], game: str, pairs: int, stretches: int) -> list[list[float]]:
    """For each state of the code its rates, stretch by stretch; who goes first changes every time."""
    rates: list[list[float]] = [[] for _ in codes]
    progress = Console(stderr=True)
    for pair in track(range(pairs), f"Measuring {game}", console=progress):
        racers = [Racer(code, game, pair) for code in codes]
        for racer in racers:
            racer.rate()
        for stretch in range(stretches):
            for k in sorted(range(len(racers)), reverse=stretch % 2 == 1):
                rates[k].append(racers[k].rate())
        for racer in racers:
            racer.stop()
    return rates


def main() -> int:
    """Prints decisions per second before and now, and the median ratio of neighbouring stretches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("commit", nargs="?")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pairs", type=int, default=6)
    parser.add_argument("--stretches", type=int, default=8)
    parser.add_argument("--race", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.race:
        race(wish.race)
        return 0
    if not wish.commit:
        parser.error("Which commit is the one before?")
    table = Table("", f"at {wish.commit}", "now", "now : before", "quartiles", title="Random games")
    with code_at(wish.commit) as before:
        there = [folder.name for folder in (before / "polyana/games").iterdir() if folder.is_dir()]
        names = wish.games or sorted(
            {"felinia", "tundra", "settlers", "north", "revive"} & {*there}
        )
        for name in wish.games or names:
            old, new = measured([before, HOUSE / "src"], name, wish.pairs, wish.stretches)
            ratios = [after / earlier for earlier, after in zip(old, new, strict=True)]
            low, _, high = statistics.quantiles(ratios, n=4)
            table.add_row(
                name,
                f"{statistics.median(old):,.0f}/s",
                f"{statistics.median(new):,.0f}/s",
                f"{statistics.median(ratios):.3f}",
                f"{low:.3f}-{high:.3f}",
            )
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())

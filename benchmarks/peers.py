"""How fast our games are, plain and compiled, beside catanatron, the best Python peer, and beside their own past.

    python benchmarks/peers.py [GAME ...] [--compiled FOLDER] [--before COMMIT]

Random games to their end with all legal moves enumerated at every decision, decisions of the greedy bot, lines that the
search follows, copies of a match. Every state of the code has a process of its own; they do the same work in turns, a
stretch each, so that a busy or changing machine treats all alike, and CPU time is what counts. Where objects happen to
lie in memory makes one process faster than its twin by some per cent, so several rounds of processes are started.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from polyana import games
from polyana.running import COMPILED, PLAIN, WISH

HOUSE = Path(__file__).parents[1]
PEER, BEFORE = "catanatron", "before"
KINDS = ("random", "greedy", "search", "fork")
HEADINGS = {
    "random": "random, decisions/s",
    "greedy": "greedy, decisions/s",
    "search": "search, lines/s",
    "fork": "copies/s",
}

Rates = dict[str, list[float]]
"""By state of the code how much it did in a CPU second, stretch by stretch; none for earlier code with other work."""


class Racer:
    """A process with one state of the code, which works when it is told to."""

    def __init__(self, what: str, wish: str, path: Path | None, round: int) -> None:
        own = {WISH: wish, "PYTHONHASHSEED": str(round), "PYTHONPATH": str(path or "")}
        self.process = subprocess.Popen(
            [sys.executable, str(HOUSE / "benchmarks/racer.py"), what],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | own,
        )
        assert self.process.stdout
        self.work = self.process.stdout.readline()
        """What tells its work from any other."""

    def rate(self, kind: str) -> float:
        """How much it does in a CPU second, over one stretch."""
        assert self.process.stdin and self.process.stdout
        print(kind, file=self.process.stdin, flush=True)
        done, seconds = self.process.stdout.readline().split()
        return int(done) / float(seconds)

    def stop(self) -> None:
        """Its work is done when nothing more is asked."""
        self.process.communicate()


@contextlib.contextmanager
def code_at(commit: str) -> Iterator[Path | None]:
    """The sources as they stood at a commit."""
    if not commit:
        yield None
        return
    packed = subprocess.run(
        ["git", "archive", commit, "src"], cwd=HOUSE, check=True, capture_output=True
    ).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder, "src")


def race(game: str, codes: dict[str, Path | None], rounds: int, stretches: int) -> dict[str, Rates]:
    """By kind of work the rates of all states of the code; who goes first changes every time."""
    found: dict[str, Rates] = {kind: {code: [] for code in codes} for kind in KINDS}
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task(f"Measuring {game}", total=rounds * stretches * len(KINDS))
        for round in range(rounds):
            racers = {
                code: Racer(
                    PEER if code == PEER else game,
                    COMPILED if code == COMPILED else PLAIN,
                    path,
                    round,
                )
                for code, path in codes.items()
            }
            if BEFORE in racers and racers[BEFORE].work != racers[PLAIN].work:
                racers.pop(BEFORE).stop()
            for kind in KINDS:
                taking_part = [code for code in racers if code != PEER or kind == "random"]
                for code in taking_part:
                    racers[code].rate(kind)
                for stretch in range(stretches):
                    for code in taking_part[:: -1 if stretch % 2 else 1]:
                        found[kind][code].append(racers[code].rate(kind))
                    progress.advance(bar)
            for racer in racers.values():
                racer.stop()
    return found


def ratio(rates: Rates, code: str, to: str) -> str:
    """The median ratio of neighbouring stretches, with its quartiles."""
    ratios = [one / other for one, other in zip(rates[code], rates[to], strict=True)]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return f"{middle:.2f} ({low:.2f}-{high:.2f})"


def cell(rates: Rates, code: str) -> str:
    """What a state of the code does in a second, and how that compares to the past or to plain code."""
    rate = f"{statistics.median(rates[code]):,.0f}"
    base = BEFORE if rates.get(BEFORE) else PLAIN
    return rate if code == base else f"{rate}, {ratio(rates, code, base)}"


def main() -> None:
    """Prints a line for every game and state of the code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--compiled", type=Path, help="the folder with compiled code")
    parser.add_argument("--before", default="", help="an earlier commit")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--stretches", type=int, default=6)
    wish = parser.parse_args()
    past = f" of {wish.before}" if wish.before else ""
    table = Table(
        "game",
        "code",
        "times catanatron",
        *HEADINGS.values(),
        title=f"Medians, CPU time; then the ratio to the code{past}, or else to plain Python",
    )
    others: list[str] = []
    with code_at(wish.before) as before:
        for game in wish.games or games.names():
            codes: dict[str, Path | None] = {PEER: None, PLAIN: None}
            if before is not None and (before / "polyana/games" / game).is_dir():
                codes[BEFORE] = before
            if wish.compiled:
                codes[COMPILED] = wish.compiled.parent
            found = race(game, codes, wish.rounds, wish.stretches)
            if BEFORE in codes and not found["random"][BEFORE]:
                del codes[BEFORE]
                others.append(game)
            for code in [code for code in (BEFORE, PLAIN, COMPILED) if code in codes]:
                beside = ratio(found["random"], code, PEER)
                table.add_row(game, code, beside, *(cell(found[kind], code) for kind in KINDS))
    Console().print(table)
    if others:
        print(
            f"By other rules than those of {wish.before}, so beside plain Python: {', '.join(others)}."
        )


if __name__ == "__main__":
    main()

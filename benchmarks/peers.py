"""How many decisions a second our games make beside catanatron, the best Python peer, in one interleaved run.

Both play uniformly random games to their end with all legal moves enumerated at every decision. They take turns in
short stretches of CPU time within one process, so that a busy or changing machine treats both alike.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from rich.console import Console
from rich.progress import track
from rich.table import Table

from polyana import games
from polyana.kernel import Ask, Chance, Move, play_out

STRETCHES = 12
STRETCH_SECONDS = 1.5

PlayOne = Callable[[], int]
"""Plays one game; how many decisions it took."""


def our_game(name: str) -> PlayOne:
    """Games of ours, the variants in turn."""
    game = games.load(name)
    dice = random.Random(1)
    chosen = dice.random
    variants = game.variants()

    def choose(ask: Ask) -> Move:
        options = ask.options
        return options[int(chosen() * len(options))]

    def endless() -> Iterator[int]:
        while True:
            for options in variants:
                state = game.setup(options, Chance(dice.getrandbits(64)))
                yield play_out(game, state, choose)

    return endless().__next__


def catan() -> int:
    """A game of four random players; every action taken is one decision."""
    game = Catan(
        [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    )
    game.play()
    return len(game.state.actions)


def rate(play_one: PlayOne) -> float:
    """Decisions per CPU second over one stretch; the last game is played to its end."""
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < STRETCH_SECONDS:
        decisions += play_one()
    return decisions / spent


def main() -> int:
    """Prints decisions per second and the median ratio of neighbouring stretches."""
    console = Console()
    players = {name: our_game(name) for name in games.names()}
    rates: dict[str, list[float]] = {name: [] for name in (*players, "catanatron")}
    for _ in track(range(STRETCHES), "Measuring", console=Console(stderr=True)):
        rates["catanatron"].append(rate(catan))
        for name, play_one in players.items():
            rates[name].append(rate(play_one))
    table = Table(
        "", "decisions/s", "times catanatron", title="Random games, one process, CPU time"
    )
    for name, measured in rates.items():
        ratios = [own / peer for own, peer in zip(measured, rates["catanatron"], strict=True)]
        low, high = min(ratios), max(ratios)
        ratio = f"{statistics.median(ratios):.2f} ({low:.2f}-{high:.2f})"
        table.add_row(name, f"{statistics.median(measured):,.0f}", ratio)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())

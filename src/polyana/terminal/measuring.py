"""Checks and speed from the command line."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from polyana import games
from polyana.games import AnyGame
from polyana.kernel import Ask, Chance, Match, Move, Options, State, play_out
from polyana.kernel.check import Violation, check_game
from polyana.speech import Speech


class CheckReport(msgspec.Struct):
    """What a check found."""

    game: str
    games: int
    decisions: int
    violations: int


class BenchReport(msgspec.Struct):
    """How fast a game is, per CPU second of one process."""

    game: str
    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    branching: float
    fork_us: float


def check(
    name: str,
    number: int,
    seed: int,
    workers: int,
    json: bool,
    content: Path | None,
    say: Speech,
    console: Console,
) -> bool:
    """Plays random games over all variants; False at the first violation, with its record saved."""
    games.load(name, content)  # unknown games and bad content are refused before any work starts
    report = CheckReport(name, 0, 0, 0)
    violation = ""
    file = Path(f"{name}-violation.polyana.json")
    with _progress(say.say("check-title", game=name), number, json) as advance:
        for decisions, sentence, record in _checked(name, number, seed, workers, content):
            report.games += 1
            report.decisions += decisions
            advance()
            if record is not None:
                violation = sentence
                report.violations += 1
                file.write_bytes(record)
                break
    if json:
        console.print(msgspec.json.encode(report).decode(), soft_wrap=True, markup=False)
    elif violation:
        console.print(say.say("check-bad", sentence=violation), style="red", markup=False)
        console.print(say.say("check-saved", file=str(file)))
    else:
        said = say.say("check-good", games=report.games, decisions=report.decisions)
        console.print(said, style="green")
    return not violation


Checked = tuple[int, str, bytes | None]
"""Decisions of a game; the sentence and the record of its violation, if there was one."""


def _checked(
    name: str, number: int, seed: int, workers: int, content: Path | None
) -> Iterator[Checked]:
    jobs = [(name, content, seed, game) for game in range(number)]
    processes = min(workers or os.cpu_count() or 1, number)
    if processes == 1:
        yield from map(_check_one, jobs)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            yield from pool.map(_check_one, jobs, chunksize=4)
        finally:
            pool.shutdown(cancel_futures=True)


def _check_one(job: tuple[str, Path | None, int, int]) -> Checked:
    name, content, seed, number = job
    try:
        return check_game(games.load(name, content), number, seed), "", None
    except Violation as violation:
        return violation.decisions, str(violation), violation.record.to_json()


@contextmanager
def _progress(title: str, total: int, quiet: bool) -> Iterator[Callable[[], None]]:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=quiet,
        transient=True,
    )
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda: bar.advance(task)


def bench(
    name: str,
    seconds: float,
    seed: int,
    json: bool,
    content: Path | None,
    say: Speech,
    console: Console,
) -> None:
    """Uniformly random games over all variants, all legal moves enumerated at every decision."""
    game = games.load(name, content)
    report = measure(game, seconds, seed)
    if json:
        console.print(msgspec.json.encode(report).decode(), soft_wrap=True, markup=False)
        return
    grid = Grid(title=say.say("bench-title", game=name), show_header=False, title_style="bold")
    grid.add_column()
    grid.add_column(justify="right")
    for field in BenchReport.__struct_fields__[1:]:
        grid.add_row(say.say(f"bench-{field}"), f"{getattr(report, field):,.1f}")
    console.print(grid)


def measure(game: AnyGame, seconds: float, seed: int) -> BenchReport:
    """The figures of a game."""
    dice = random.Random(seed)
    decisions, played, spent = _timed_games(game, seconds, dice)
    return BenchReport(
        game=game.name,
        decisions_per_s=decisions / spent,
        games_per_s=played / spent,
        decisions_per_game=decisions / played,
        branching=_branching(game, dice),
        fork_us=_fork_time(game, dice),
    )


def _timed_games(game: AnyGame, seconds: float, dice: random.Random) -> tuple[int, int, float]:
    """Decisions, games and CPU seconds; every variant is played equally often."""
    chosen = dice.random

    def choose(ask: Ask) -> Move:
        options = ask.options
        return options[int(chosen() * len(options))]

    decisions = played = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for options in game.variants():
            state = game.setup(options, Chance(dice.getrandbits(64)))
            decisions += play_out(game, state, choose)
            played += 1
    return decisions, played, time.process_time() - start


def _branching(game: AnyGame, dice: random.Random) -> float:
    counts: list[int] = []

    def choose(ask: Ask) -> Move:
        counts.append(len(ask.options))
        return dice.choice(ask.options)

    for options in game.variants():
        play_out(game, game.setup(options, Chance(dice.getrandbits(64))), choose)
    return sum(counts) / len(counts)


def _fork_time(game: AnyGame, dice: random.Random) -> float:
    """Microseconds of a fork in the middle of a game, over all variants."""
    matches = [_middle(game, options, dice) for options in game.variants()]
    forks = 200
    start = time.process_time()
    for match in matches:
        for _ in range(forks):
            match.fork()
    return (time.process_time() - start) / (forks * len(matches)) * 1e6


def _middle(game: AnyGame, options: Options, dice: random.Random) -> Match[State, Options, object]:
    """A match half-way through a game of random moves."""
    seed = dice.getrandbits(64)
    whole = Match(game, options, seed)
    while not whole.over:
        ask = whole.asks[0]
        whole.answer(ask.seat, dice.choice(ask.options))
    return whole.rewound(whole.number // 2)

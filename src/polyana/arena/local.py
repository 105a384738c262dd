"""Games on this machine: a few processes, each with the game loaded once, each given the next game when it is done."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from pathlib import Path

from polyana import games
from polyana.arena.fixtures import Fixture
from polyana.arena.playing import Played, play
from polyana.arena.setup import ArenaRefusal
from polyana.kernel import Refusal


def play_here(
    name: str, content: Path | None, fixtures: Iterator[Fixture], workers: int
) -> Generator[Played]:
    """Plays the games, one after the other or in several processes; they come as they end."""
    if workers == 1:
        game = games.load(name, content)
        for fixture in fixtures:
            try:
                yield play(game, fixture)
            except Exception as error:
                raise failed(fixture, repr(error)) from error
        return
    with started(name, content, workers) as idle:
        yield from handed_out(fixtures, idle)


def handed_out(fixtures: Iterator[Fixture], idle: list[Connection]) -> Generator[Played]:
    """Gives every worker a game, and another whenever one has ended, until all have been played."""
    busy: dict[Connection, Fixture] = {}
    while True:
        while idle and (fixture := next(fixtures, None)) is not None:
            worker = idle.pop()
            worker.send(fixture)
            busy[worker] = fixture
        if not busy:
            return
        ready = wait(list(busy))
        for worker in [worker for worker in busy if worker in ready]:
            fixture = busy.pop(worker)
            try:
                outcome: Played | str = worker.recv()
            except EOFError:
                raise failed(fixture, "its process died") from None
            if isinstance(outcome, str):
                raise failed(fixture, outcome)
            idle.append(worker)
            yield outcome


def failed(fixture: Fixture, reason: str) -> Refusal:
    """A game that could not be played to its end, and how to play it again."""
    seats = ",".join(fixture.seats)
    return ArenaRefusal(
        f"Game {fixture.number} ({seats}, seed {fixture.seed}) could not be played: {reason}.",
        "arena-failed",
        number=fixture.number,
        seats=seats,
        seed=str(fixture.seed),
        reason=reason,
    )


@contextmanager
def started(name: str, content: Path | None, workers: int) -> Iterator[list[Connection]]:
    """Processes that play; they end when this does, whatever they are at."""
    context = multiprocessing.get_context("spawn")
    processes, ours = [], []
    try:
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=work, args=(name, content, there), daemon=False)
            process.start()
            there.close()
            processes.append(process)
            ours.append(here)
        yield list(ours)
    finally:
        for connection in ours:
            connection.close()
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


def work(name: str, content: Path | None, orders: Connection) -> None:
    """What a worker does: it plays what it is given until nobody gives it anything more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who hands out the games
    game = games.load(name, content)
    while True:
        try:
            fixture: Fixture = orders.recv()
        except EOFError:
            return
        try:
            orders.send(play(game, fixture))
        except Exception as error:  # whatever a bot or the rules did: the others are told, and stop
            orders.send(repr(error))

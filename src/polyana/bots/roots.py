"""Several processes that think about the same decision, each on tables of its own; their votes are added."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import partial
from typing import Any, Final, Generic

from polyana.kernel import Game, Match, Move, Options, Record, State
from polyana.kernel.game import O, S
from polyana.kernel.table import C

Votes = dict[Move, tuple[int, float]]
"""By answer how many laps it has run, and the sum of what they brought."""
AnyMatch = Match[State, Options, object]
Think = Callable[[AnyMatch, int, int], Votes]
"""What is done in a process: the votes for a seat's answers, with a seed."""

LATE: Final = 0.1
"""Seconds that a process may take longer than the bot itself if time is what limits them."""

_GAME: list[Game[State, Options, object]] = []


class Roots(Generic[S, O, C]):
    """Processes that know the game and wait for decisions."""

    def __init__(self, game: Game[S, O, C], processes: int) -> None:
        self.game = game
        self.processes = processes
        spawn = multiprocessing.get_context("spawn")
        begin = partial(_begin, game)
        self._pool = ProcessPoolExecutor(processes, spawn, initializer=begin)

    def ask(self, match: Match[S, O, C], seat: int, seeds: list[int], think: Think) -> Asked:
        """Lets every process think about a decision."""
        moment = match.record(frames=False).to_json()
        return Asked([self._pool.submit(_think, moment, seat, seed, think) for seed in seeds])

    def close(self) -> None:
        """Lets the processes go."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Asked:
    """Votes on their way."""

    def __init__(self, coming: list[Future[Votes]]) -> None:
        self._coming = coming

    def votes(self, patiently: bool) -> list[Votes]:
        """The votes that have come in; all of them, if time does not matter."""
        done, late = wait(self._coming, None if patiently else LATE)
        for one in late:
            one.cancel()
        return [one.result() for one in self._coming if one in done]


def added(*all_votes: Votes) -> Votes:
    """Votes of several searches together.

    >>> added({("yes",): (3, 1.5)}, {("yes",): (1, 0.5), ("no",): (2, 0.1)})
    {('yes',): (4, 2.0), ('no',): (2, 0.1)}
    """
    total: Votes = {}
    for votes in all_votes:
        for move, (visits, worth) in votes.items():
            before, brought = total.get(move, (0, 0.0))
            total[move] = (before + visits, brought + worth)
    return total


def winner(votes: Votes) -> Move:
    """The answer that brought most on the average, of those that ran about as long as any.

    >>> winner({("yes",): (3, 1.5), ("no",): (3, 1.2), ("perhaps",): (1, 9.0)})
    ('yes',)
    """
    longest = max(laps for laps, _ in votes.values())
    running = [move for move, (laps, _) in votes.items() if 2 * laps > longest]
    return max(running, key=lambda move: votes[move][1] / votes[move][0])


def _begin(game: Any) -> None:
    """A process gets to know its game, leaves Ctrl-C to the one who asks, and ends when that one does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    _GAME[:] = [game]


def end_with_parent() -> None:
    """Waits until the process that started this one is gone, however it went, and goes as well."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _think(moment: bytes, seat: int, seed: int, think: Think) -> Votes:
    """The votes of this process."""
    return think(Match.replay(_GAME[0], Record.from_json(moment)), seat, seed)

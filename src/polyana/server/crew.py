"""Processes that work for the server under a time limit: one that exceeds it is ended, and another takes its place."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from queue import LifoQueue
from typing import Final, TypeVar, TypeVarTuple

from polyana.bots.roots import end_with_parent

Args = TypeVarTuple("Args")
T = TypeVar("T")

TO_START: Final = 120.0
"""Seconds in which a new process must be ready, on the busiest machine."""

_spawn = multiprocessing.get_context("spawn")


class OverTime(Exception):
    """Work that took longer than it may; its process has been ended."""


class WorkerDied(Exception):
    """A process that ended over its work."""


class SentHome(Exception):
    """The server stops: nothing is done any more."""


class Crew:
    """At most so many processes, started when they are needed. Each does one piece of work at a time.

    When the last free process is taken, another is started ahead: on a busy machine that takes seconds, in which
    nobody should wait for more than who is free first. A thread waits for every process at work, so a crew belongs to
    no event loop. `prepare` is what a process does before its first work; `nice` is how far it gives way to others,
    `memory` the bytes that it may take.
    """

    def __init__(
        self, size: int, prepare: Callable[[], None], nice: int = 0, memory: int = 0
    ) -> None:
        self.size = size
        self._manners = (prepare, nice, memory)
        self._threads = ThreadPoolExecutor(size)
        self._free: LifoQueue[_Worker | Exception] = LifoQueue()
        """Who can be given work; or why nobody can be, for whoever waits."""
        self._here: set[_Worker] = set()
        self._coming = False
        self._closed = False
        self._lock = threading.Lock()

    @property
    def processes(self) -> int:
        """How many there are now."""
        return len(self._here)

    @property
    def pids(self) -> list[int]:
        """Their numbers."""
        return [worker.pid for worker in [*self._here]]

    async def run(self, work: Callable[[*Args], T], *args: *Args, limit: float) -> T:
        """Does the work elsewhere, in so many seconds from when it begins, else OverTime.

        Should a process die over it, it is tried once more in a new one.
        """

        def done() -> T:
            try:
                return self._do(work, args, limit)
            except WorkerDied:
                if self._closed:
                    raise SentHome("The server stops.") from None
                return self._do(work, args, limit)

        return await asyncio.get_running_loop().run_in_executor(self._threads, done)

    def _do(self, work: Callable[[*Args], T], args: tuple[*Args], limit: float) -> T:
        worker = self._take()
        try:
            good, answer = worker.do(work, args, limit)
        except BaseException:
            self._dismiss(worker)
            raise
        self._free.put(worker)
        if not good:
            raise answer  # type: ignore[misc]
        return answer  # type: ignore[return-value]

    def _take(self) -> _Worker:
        """The first process that is free."""
        self._call_another()
        worker = self._free.get()
        if isinstance(worker, Exception):
            raise worker
        self._call_another()
        return worker

    def _call_another(self) -> None:
        """Starts a process if none is free; one after the other, for they take all the processors to start."""
        with self._lock:
            enough = self._coming or self._closed or len(self._here) >= self.size
            if enough or not self._free.empty():
                return
            self._coming = True
        threading.Thread(target=self._start, daemon=True).start()

    def _start(self) -> None:
        try:
            worker = _Worker(*self._manners)
        except (OverTime, WorkerDied) as error:
            with self._lock:
                self._coming = False
            self._free.put(WorkerDied(f"A process could not be started: {error}"))
            return
        with self._lock:
            self._coming = False
            self._here.add(worker)
            if self._closed:
                worker.end()
        self._free.put(worker)

    def _dismiss(self, worker: _Worker) -> None:
        """Ends a process; whoever waits for one gets another."""
        worker.end()
        with self._lock:
            self._here.discard(worker)
        self._call_another()

    def close(self) -> None:
        """Lets the processes go; what they do now is not waited for."""
        with self._lock:
            self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for _ in range(self.size):
            self._free.put(SentHome("The server stops."))
        for worker in [*self._here]:
            worker.end()


class _Worker:
    """One process, and the line to it."""

    def __init__(self, prepare: Callable[[], None], nice: int, memory: int) -> None:
        self._line, far_end = _spawn.Pipe()
        self._process = _spawn.Process(
            target=_work, args=(far_end, prepare, nice, memory), daemon=True
        )
        self._process.start()
        far_end.close()
        try:
            self._answer(TO_START)
        except BaseException:
            self.end()
            raise

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    def do(
        self, work: Callable[..., object], args: tuple[object, ...], limit: float
    ) -> tuple[bool, object]:
        """Whether the work was done, and its answer or what went wrong with it."""
        try:
            self._line.send((work, args))
        except OSError as error:
            raise _died() from error
        return self._answer(limit)

    def _answer(self, limit: float) -> tuple[bool, object]:
        try:
            if not self._line.poll(limit):
                raise OverTime(f"This took longer than {limit:g} seconds.")
            answer: tuple[bool, object] = self._line.recv()
        except (EOFError, OSError) as error:
            raise _died() from error
        return answer

    def end(self) -> None:
        """Ends the process, whatever it does."""
        self._process.kill()


def _died() -> WorkerDied:
    return WorkerDied("A process was terminated abruptly over its work.")


# In the process


def _work(line: Connection, prepare: Callable[[], None], nice: int, memory: int) -> None:
    """Does what comes over the line until it is cut, leaves Ctrl-C to the server, and ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(nice)
    if memory:
        _take_no_more_than(memory)
    prepare()
    line.send((True, None))
    while True:
        try:
            work, args = line.recv()
        except EOFError:
            return
        try:
            answer = (True, work(*args))
        except Exception as error:
            error.add_note("".join(traceback.format_exception(error)))
            answer = (False, error)
        try:
            line.send(answer)
        except Exception as error:  # an answer that cannot be sent is an error like any other
            line.send((False, TypeError(f"The answer cannot be sent: {error!r}.")))


def _take_no_more_than(memory: int) -> None:
    """Lets Python raise MemoryError before the machine has none left; where the system cannot do so, nothing."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))

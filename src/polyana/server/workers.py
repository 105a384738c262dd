"""What is done in other processes, so that no table ever waits for it: thinking, hints, frames, foreign records."""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import os
import signal
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from typing import Final, ParamSpec, TypeVar

import msgspec

from polyana import bots, games
from polyana.bots.advice import ADVISER, advise
from polyana.bots.bot import public_seed
from polyana.bots.roots import end_with_parent
from polyana.games import AnyGame, UnknownGame
from polyana.kernel import Match, Options, Record, RecordError, State, text
from polyana.kernel.record import unpack_frames

P = ParamSpec("P")
T = TypeVar("T")

AnyMatch = Match[State, Options, object]

NICE: Final = 5
AHEAD: Final = 2
MOST_MOVES: Final = 5000
LONGEST_MOVE: Final = 200
MOST_FRAMES: Final = 64 * 2**20


class Workers:
    """A few processes that think."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Does the work elsewhere. Should a process die over it, it is tried once more in a new one."""
        assert not kwargs, "work is given its arguments in order"
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._running(), work, *args)

    async def warm_up(self) -> None:
        """Starts the first processes ahead of time: whoever thinks for seconds should not wait for one, too."""
        ahead = min(AHEAD, self.processes)
        await asyncio.gather(*(self.run(load_games) for _ in range(ahead)))

    def close(self) -> None:
        """Lets the processes go; what they think of now is not waited for."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes, multiprocessing.get_context("spawn"), initializer=_begin_work
            )
        return self._pool


def _begin_work() -> None:
    """A worker gives way to the tables, leaves Ctrl-C to the server, and ends when the server does."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


@cache
def game_called(name: str) -> AnyGame:
    """A game, loaded once in each process."""
    return games.load(name)


def load_games() -> None:
    """Loads what bots may be asked to play."""
    for name in games.names():
        game_called(name)


def packed(record: Record) -> bytes:
    """A record as it is sent to a worker."""
    return msgspec.json.encode(record)


def moment_of(match: AnyMatch) -> bytes:
    """A match as a worker needs it to think: from the start of the current step on, without what lies before."""
    record = match.record(frames=False)
    return packed(msgspec.structs.replace(record, start=record.snapshot))


def _match(record: bytes) -> AnyMatch:
    read = Record.from_json(record)
    return Match.replay(game_called(read.game), read)


def think(moment: bytes, bot: str, seat: int) -> str:
    """The answer of a bot to the question that is open to its seat."""
    match = _match(moment)
    return text(_player(bot, public_seed(match, seat)).choose(match, seat))


@lru_cache(maxsize=16)
def _player(bot: str, seed: int) -> bots.Bot:
    """The bot of a seat, whose table is in the seed. It may remember what it thought, and sees if that still holds."""
    return bots.make(bot, seed)


def hint(moment: bytes, seat: int) -> tuple[str, list[tuple[str, float]]]:
    """What a good bot would answer, and what that is good for."""
    match = _match(moment)
    move, gains = advise(match, seat, bots.make(ADVISER, public_seed(match, seat)))
    return text(move), gains


def finish(record: bytes) -> tuple[str, dict[str, object]]:
    """The frames of a finished game, and everybody's points after every move."""
    match = _match(record)
    game, frames = match.game, match.record().frames
    numbers, points = [], []
    for number, state in unpack_frames(frames):
        numbers.append(number)
        points.append(game.result(game.decode(state)).scores)
    return frames, {"numbers": numbers, "points": points}


class Examined(msgspec.Struct, frozen=True):
    """What can be used of a foreign record under the rules of today."""

    record: bytes
    asked: list[int]
    result: dict[str, object] | None


def examine(data: bytes) -> Examined:
    """Checks a foreign record by playing it; RecordError if it is damaged."""
    read = Record.from_json(data)
    if len(read.moves) > MOST_MOVES:
        raise RecordError(f"This record has more than {MOST_MOVES} moves.")
    if any(len(words) > LONGEST_MOVE for _, words in read.moves):
        raise RecordError("This record is damaged: a move is longer than moves are.")
    try:
        match = _match(data)
    except UnknownGame as error:
        raise RecordError(str(error)) from None
    old = read.frames if match.over and match.start is not None else ""
    if old:
        _look_at_frames(match.game, old)
    record = match.record(frames=not old)
    seats = read.seats if len(read.seats) == match.options.players else []
    record = msgspec.structs.replace(record, frames=old or record.frames, seats=seats)
    result = msgspec.to_builtins(match.result()) if match.over else None
    return Examined(packed(record), [ask.seat for ask in match.asks], result)


def _look_at_frames(game: AnyGame, packed_frames: str) -> None:
    """Whether the stored positions of a record can be shown."""
    try:
        unpacking = zlib.decompressobj()
        unpacking.decompress(base64.b85decode(packed_frames), MOST_FRAMES)
        if unpacking.unconsumed_tail:
            raise RecordError("The stored frames of this record are too many.")
        for _, state in unpack_frames(packed_frames):
            game.view(game.decode(state), None)
    except RecordError:
        raise
    except Exception as error:  # whatever a foreign position breaks: it cannot be shown
        raise RecordError(f"The stored frames of this record cannot be shown: {error}.") from None

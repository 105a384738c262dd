"""What is done in other processes, so that no table ever waits for it: thinking, hints, frames, foreign records."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeVar, TypeVarTuple

import msgspec

from polyana import bots, games
from polyana.bots import coach
from polyana.bots.advice import ADVISER, Serves, advise
from polyana.bots.bot import public_seed
from polyana.games import AnyGame, AnyMatch, UnknownGame
from polyana.kernel import (
    ContentError,
    Match,
    Options,
    Record,
    RecordError,
    Sight,
    move_from,
    text,
)
from polyana.kernel.moment import Moment
from polyana.kernel.record import unpack_frames
from polyana.server.crew import Crew
from polyana.server.logbook import lines_of, read_by
from polyana.server.wire import LogLine

Args = TypeVarTuple("Args")
T = TypeVar("T")

NICE: Final = 5
AHEAD: Final = 3
"""Processes that are there before anybody needs them: as many as one address has on two processors, and one more."""
PATIENCE: Final = 120.0
"""Seconds after which whoever still thinks is stopped."""
CHECKERS: Final = 3
CHECKED_IN: Final = 10.0
"""Seconds in which what a stranger brings must be checked."""
MEMORY: Final = 512 * 2**20
"""Bytes that a process may take that looks at what strangers bring; twice as much for one that thinks."""
MOST_MOVES: Final = 5000
MOST_BEFORE: Final = 1000
LONGEST_MOVE: Final = 200


class Workers:
    """All processes of the server: some that think, and a few that look at what strangers bring along.

    They are apart, so that nobody's move or record waits for bots.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.processors = os.cpu_count() or 1
        self._thinking = Crew(processes, load_games, nice=NICE, memory=2 * MEMORY)
        self._checking = Crew(CHECKERS, load_games, memory=MEMORY)

    @property
    def pids(self) -> list[int]:
        """The numbers of all processes."""
        return [*self._thinking.pids, *self._checking.pids]

    async def run(self, work: Callable[[*Args], T], *args: *Args, limit: float = PATIENCE) -> T:
        """Thinks about something. OverTime after so many seconds of thinking: the process is ended."""
        return await self._thinking.run(work, *args, limit=limit)

    async def check(self, work: Callable[[*Args], T], *args: *Args, limit: float = CHECKED_IN) -> T:
        """Looks at something that may hang or break whoever looks at it. OverTime after so many seconds."""
        return await self._checking.run(work, *args, limit=limit)

    async def warm_up(self) -> None:
        """Starts the first processes ahead of time: whoever thinks for seconds should not wait for one, too."""
        ahead = min(AHEAD, self.processes)
        await asyncio.gather(self.check(load_games), *(self.run(load_games) for _ in range(ahead)))

    def close(self) -> None:
        """Lets the processes go; what they think of now is not waited for."""
        self._thinking.close()
        self._checking.close()


@cache
def game_called(name: str) -> AnyGame:
    """A game, loaded once in each process."""
    return games.load(name)


@cache
def fault_of(name: str) -> ContentError | None:
    """What is wrong with the content of a game, if anything is: then it is not served, and the others are."""
    try:
        game_called(name)
    except ContentError as error:
        return error
    return None


def served() -> list[str]:
    """The games whose content is in order."""
    return [name for name in games.names() if fault_of(name) is None]


def load_games() -> None:
    """Loads what bots may be asked to play."""
    served()


def packed(record: Record) -> bytes:
    """A record as it is sent to a worker."""
    return msgspec.json.encode(record)


def match_of(game: AnyGame, record: Record, by_agreement: bool = False) -> AnyMatch:
    """The match of a stored record. If its moves cannot be played again, it goes on from its snapshot.

    That is so when the rules were changed, and also when they were changed without a new version: no table dies of it.
    """
    try:
        return Match.replay(game, record, by_agreement)
    except RecordError:
        return Match.resumed(game, record, by_agreement)


def match_in(record: bytes) -> AnyMatch:
    """The match of a record that was sent."""
    read = Record.from_json(record)
    return match_of(game_called(read.game), read)


def match_at(moment: bytes) -> AnyMatch:
    """A fork of the match that sent a moment."""
    read = Moment.from_bytes(moment)
    return Match.from_moment(game_called(read.game), read)


def think(moment: bytes, bot: str, seat: int) -> str:
    """The answer of a bot to the question that is open to its seat."""
    match = match_at(moment)
    return text(_player(bot, public_seed(match, seat)).choose(match, seat))


@lru_cache(maxsize=16)
def _player(bot: str, seed: int) -> bots.Bot:
    """The bot of a seat, whose table is in the seed. It may remember what it thought, and sees if that still holds."""
    return bots.make(bot, seed)


def hint(moment: bytes, seat: int) -> tuple[str, list[tuple[str, float]], list[str], Serves | None]:
    """What a good bot would answer, what that is good for, and what it prepares."""
    match = match_at(moment)
    move, gains, then, serves = advise(match, seat, bots.make(ADVISER, public_seed(match, seat)))
    return text(move), gains, [text(one) for one in then], serves


def look_over(
    moment: bytes, seat: int, move: str
) -> tuple[float, str, list[tuple[str, float]]] | None:
    """What a move gives away, if that is much, what would be better, and why; IllegalMove if it cannot be made."""
    match = match_at(moment)
    match.fork().answer(seat, move)
    warned = coach.look_over(match, seat, move_from(move))
    return None if warned is None else (warned.loss, text(warned.better), warned.gains)


def finish(record: bytes) -> tuple[str, dict[str, object]]:
    """The frames of a finished game, and everybody's points after every move."""
    match = match_in(record)
    game, frames = match.game, match.record().frames
    numbers, points = [], []
    for number, state in unpack_frames(frames):
        numbers.append(number)
        points.append(game.result(game.decode(state)).scores)
    turns = [0, *(answer.turn for answer in match.answers)]
    return frames, {"numbers": numbers, "points": points, "turns": [turns[n] for n in numbers]}


# What strangers bring


def checked_options(game: str, given: dict[str, str | int | bool]) -> Options:
    """The options of a table, if the game takes them; else BadOptions."""
    return game_called(game).options(given)


def look_back(moment: bytes, number: int, seat: int | None) -> tuple[Sight, list[LogLine]]:
    """A match as a seat saw it after so many moves, and what it had been told by then."""
    read = Moment.from_bytes(moment)
    match: AnyMatch = Match.again(game_called(read.game), read, number)
    return match.view(seat), read_by(seat, lines_of(match))


class Frame(msgspec.Struct, frozen=True):
    """A stored position as a seat sees it, whether the game ended with it, and from which move on there are any."""

    first: int
    table: msgspec.Struct
    over: bool


def look_at_frame(game: str, frames: str, number: int, seat: int | None) -> Frame | None:
    """The stored position after so many moves, or the first one; None if there is none."""
    kept, played = dict(unpack_frames(frames)), game_called(game)
    if not kept:
        return None
    first = min(kept)
    state = played.decode(kept[max((before for before in kept if before <= number), default=first)])
    return Frame(first, played.view(state, seat), played.over(state))


class Examined(msgspec.Struct, frozen=True):
    """What can be used of a foreign record under the rules of today."""

    record: Record
    players: int
    turns: int
    asked: list[int]
    result: dict[str, object] | None


def examine(data: bytes) -> Examined:
    """Checks a foreign record by playing it; RecordError if it is damaged."""
    read = Record.from_json(data)
    before = 0 if read.start is None else read.start.at
    if len(read.moves) > MOST_MOVES or before > MOST_BEFORE:
        sentence = f"A record may have {MOST_MOVES} moves, {MOST_BEFORE} of them before its start."
        raise RecordError(sentence, "record-long", most=MOST_MOVES, before=MOST_BEFORE)
    if any(len(words) > LONGEST_MOVE for _, words in read.moves):
        sentence = "This record is damaged: a move is longer than moves are."
        raise RecordError(sentence, "record-long-move")
    try:
        match: AnyMatch = Match.replay(game_called(read.game), read)
    except UnknownGame as error:
        raise RecordError(str(error), error.key, **error.facts) from None
    old = read.frames if match.over and match.start is not None else ""
    if old:
        _look_at_frames(match.game, old)
    record = match.record(frames=not old)
    seats = read.seats if len(read.seats) == match.options.players else []
    record = msgspec.structs.replace(record, frames=old or record.frames, seats=seats)
    result = msgspec.to_builtins(match.result()) if match.over else None
    asked = [ask.seat for ask in match.asks]
    return Examined(record, match.options.players, match.turns, asked, result)


def _look_at_frames(game: AnyGame, packed_frames: str) -> None:
    """Whether the stored positions of a record can be shown."""
    frames = unpack_frames(packed_frames)
    try:
        for _, packed_state in frames:
            state = game.decode(packed_state)
            game.view(state, None)
            game.result(state)
    except Exception as error:  # whatever a foreign position breaks: it cannot be shown
        sentence = f"The stored frames of this record cannot be shown: {error}."
        raise RecordError(sentence, "record-frames-shown", reason=str(error)) from None

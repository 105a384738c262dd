"""Records: a game on paper. Moves as text, and a snapshot to go on from whatever happens to the rules."""

from __future__ import annotations

import base64
import zlib
from typing import Final

import msgspec

from polyana.kernel.chance import MASK
from polyana.kernel.game import Game, O, S
from polyana.kernel.moment import Mark
from polyana.kernel.paper import check_json
from polyana.kernel.pledge import Pledge, commitment
from polyana.kernel.refusal import Refusal
from polyana.kernel.table import C

FORMAT: Final = 1

MOST_BYTES: Final = 16 * 2**20
"""Bytes that frames may unpack to. Those of the longest games take a tenth of it."""
MOST_FRAMES: Final = 10_000
LARGEST_FRAME: Final = 2**16
"""Bytes of one frame. The largest positions have 5,000."""


class RecordError(Refusal):
    """A record that cannot be used; the sentence says why."""


HUMAN = "human"
"""Who plays a seat, if no bot does."""


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state at the start of a step, and how many moves had been made by then."""

    at: int
    state: msgspec.Raw

    @classmethod
    def of(cls, game: Game[S, O, C], mark: Mark) -> Snapshot:
        """A mark on paper."""
        return cls(mark.at, msgspec.Raw(msgspec.json.encode(game.decode(mark.state))))

    def mark(self, game: Game[S, O, C]) -> Mark:
        """The mark that was put on paper."""
        return Mark(game.encode(msgspec.json.decode(self.state, type=game.state_type)), self.at)

    def has_shape_of(self, game: Game[S, O, C]) -> bool:
        """Whether the position is written the way the game writes its states today; older ones may lack something."""
        try:
            state = msgspec.json.decode(self.state, type=game.state_type)
            return bool(
                msgspec.json.decode(self.state) == msgspec.to_builtins(state, str_keys=True)
            )
        except (ValueError, OverflowError, RecursionError):
            return False


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, open or finished, as it is saved and sent around.

    `start` is there when the moves do not lead here from the seed alone, because the rules or the content changed
    while the game was open: replay then begins at that snapshot. `frames` are the states of a finished game, packed,
    so that it can be shown even when the rules have changed since. `secret` numbers the moves that only their makers
    may see; `floor` counts those that can no longer be undone. `seats` says who plays: people and bots. `pledge` is
    what the seed was made of, where it was pledged to the players.
    """

    polyana: int
    game: str
    rules: int
    content: str
    options: dict[str, object]
    seed: int
    commitment: str
    moves: list[tuple[int, str]]
    snapshot: Snapshot
    secret: list[int] = []
    floor: int = 0
    start: Snapshot | None = None
    over: bool = False
    frames: str = ""
    seats: list[str] = []
    pledge: Pledge | None = None

    def __post_init__(self) -> None:
        _check_format(self.polyana)
        if not 0 <= self.seed <= MASK:
            raise RecordError(
                "This record is damaged: its seed is not a number of 64 bits.", "record-seed"
            )
        marks = [self.snapshot] if self.start is None else [self.start, self.snapshot]
        if any(not 0 <= mark.at <= len(self.moves) for mark in marks):
            raise RecordError(
                "This record is damaged: a snapshot lies outside its moves.", "record-snapshot"
            )
        if not 0 <= self.floor <= len(self.moves):
            raise RecordError(
                "This record is damaged: more moves stand than were made.", "record-floor"
            )

    @property
    def alone(self) -> int | None:
        """The seat of the only person among bots, if there is one."""
        people = [seat for seat, who in enumerate(self.seats) if who == HUMAN]
        return people[0] if len(people) == 1 else None

    def check(self, game: Game[S, O, C]) -> None:
        """RecordError if this is a record of another game, or if its seed is not the one it began with."""
        if self.game != game.name:
            raise RecordError(
                f"This is a record of {self.game}, not of {game.name}.",
                "record-foreign",
                game=self.game,
                wanted=game.name,
            )
        if not self.is_dealt_as_pledged:
            raise RecordError(
                "This record is damaged: its seed is not made of what was pledged.", "record-pledge"
            )
        if self.commitment != self.due_commitment:
            raise RecordError(
                "This record is damaged: its seed does not fit its commitment.", "record-commitment"
            )

    @property
    def due_commitment(self) -> str:
        """The commitment that belongs to what was pledged, or to the seed alone."""
        if self.pledge is not None:
            return self.pledge.commitment(self.game)
        return commitment(self.game, self.seed)

    @property
    def is_dealt_as_pledged(self) -> bool:
        """Whether the seed is the one that was pledged, with a nonce for each seat or none at all."""
        if self.pledge is None:
            return True
        seats = len(self.pledge.nonces)
        return self.pledge.seed == self.seed and seats in (0, self.options.get("players"))

    def to_json(self) -> bytes:
        """The bytes of a saved game."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        """The record in these bytes; RecordError if they are damaged or something else."""
        try:
            check_json(data)
            header = msgspec.json.decode(data, type=_Header)
            _check_format(header.polyana)
            return msgspec.json.decode(data, type=cls)
        except ValueError as error:
            raise RecordError(
                f"This is not a whole Polyana record: {error}.", "record-broken", reason=str(error)
            ) from None


class _Header(msgspec.Struct):
    """What every format of a record begins with."""

    polyana: int


def _check_format(number: int) -> None:
    if number != FORMAT:
        raise RecordError(
            f"This record has format {number}; this program reads format {FORMAT}.",
            "record-format",
            number=number,
            known=FORMAT,
        )


def pack_frames(frames: list[tuple[int, bytes]]) -> str:
    """Frames (number of moves made, state as bytes) as compact text."""
    return base64.b85encode(zlib.compress(msgspec.msgpack.encode(frames), 9)).decode()


def unpack_frames(packed: str) -> list[tuple[int, bytes]]:
    """The frames again; RecordError if the text is damaged, or would take far more room than any game does."""
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(base64.b85decode(packed), MOST_BYTES)
        if unpacking.unconsumed_tail or _rows(data) > MOST_FRAMES:
            raise RecordError("The stored frames of this record are too many.", "record-many")
        if not unpacking.eof:
            raise ValueError("the end is missing")
        frames = msgspec.msgpack.decode(data, type=list[tuple[int, bytes]])
    except (ValueError, zlib.error):
        raise RecordError(
            "The stored frames of this record are damaged.", "record-frames"
        ) from None
    if any(len(state) > LARGEST_FRAME for _, state in frames):
        raise RecordError("A stored frame of this record is too large.", "record-large")
    return frames


def _rows(data: bytes) -> int:
    """How many entries a packed list announces, read from its first bytes alone; 0 if it is no list."""
    if data[:1] == b"\xdd":
        return int.from_bytes(data[1:5], "big")
    if data[:1] == b"\xdc":
        return int.from_bytes(data[1:3], "big")
    return 0

"""Records: a game on paper. Moves as text, and a snapshot from which an open game goes on whatever happens to the rules."""

from __future__ import annotations

import base64
import zlib

import msgspec


class RecordError(Exception):
    """A record that cannot be used; the sentence says why."""


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state at the start of a step, and how many moves had been made by then."""

    at: int
    state: msgspec.Raw


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, open or finished, as it is saved and sent around.

    `start` is there when the moves do not lead here from the seed alone, because the rules or the content changed
    while the game was open: replay then begins at that snapshot. `frames` are the states of a finished game, packed,
    so that it can be shown even when the rules have changed since.
    """

    polyana: int
    game: str
    rules: int
    content: str
    options: dict[str, str | int | bool]
    seed: int
    commitment: str
    moves: list[tuple[int, str]]
    snapshot: Snapshot
    start: Snapshot | None = None
    over: bool = False
    frames: str = ""

    def to_json(self) -> bytes:
        """The bytes of a saved game."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        """The record in these bytes; RecordError if they are damaged or something else."""
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise RecordError(f"This is not a whole Polyana record: {error}.") from None
        if record.polyana != FORMAT:
            raise RecordError(f"This record has format {record.polyana}; this program reads format {FORMAT}.")
        marks = [record.snapshot] if record.start is None else [record.start, record.snapshot]
        if any(not 0 <= mark.at <= len(record.moves) for mark in marks):
            raise RecordError("This record is damaged: a snapshot lies outside its moves.")
        return record


FORMAT = 1


def pack_frames(frames: list[tuple[int, bytes]]) -> str:
    """Frames (number of moves made, state as bytes) as compact text."""
    return base64.b85encode(zlib.compress(msgspec.msgpack.encode(frames), 9)).decode()


def unpack_frames(packed: str) -> list[tuple[int, bytes]]:
    """The frames again; RecordError if the text is damaged."""
    try:
        return msgspec.msgpack.decode(zlib.decompress(base64.b85decode(packed)), type=list[tuple[int, bytes]])
    except (ValueError, zlib.error, msgspec.MsgspecError):
        raise RecordError("The stored frames of this record are damaged.") from None

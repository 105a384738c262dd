"""Matches and records as rows of the database, and back: the one place where they are translated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from polyana.games import AnyGame
from polyana.kernel import Pledge, Record, RecordError, commitment
from polyana.kernel.record import FORMAT, HUMAN, Snapshot
from polyana.server.at_play import Position
from polyana.server.storage.ledger import Row
from polyana.server.storage.models import (
    BOT,
    MOVE,
    OVER,
    RUNNING,
    UNDO,
    Event,
    Seat,
    StoredTable,
)


def pledge_of(stored: StoredTable) -> Pledge | None:
    """What the seed of a table is made of; none if it was known, or is older than pledges."""
    return None if stored.pledge is None else msgspec.convert(stored.pledge, Pledge)


def pledged(pledge: Pledge | None) -> Row:
    """What the row of a table says of its pledge."""
    return {"pledge": None if pledge is None else msgspec.to_builtins(pledge)}


def commitment_of(stored: StoredTable) -> str:
    """What a table shows of its seed until the game is over."""
    pledge = pledge_of(stored)
    if pledge is not None:
        return pledge.commitment(stored.game)
    return commitment(stored.game, int(stored.seed)) if stored.seed else ""


def stored_position(game: AnyGame, position: Position) -> Row:
    """What the row of a table says of its match."""
    over = position.result is not None
    return {
        "rules": game.version,
        "content": game.content_hash,
        "number": position.number,
        "turns": position.turns,
        "floor": position.floor,
        **_snapshots(position.snapshot, position.start),
        "status": OVER if over else RUNNING,
        "result": msgspec.to_builtins(position.result) if over else None,
    }


def recorded_position(record: Record, turns: int, result: dict[str, object] | None) -> Row:
    """What the row of a table says that goes on from a record."""
    number = len(record.moves)
    return {
        "seed": str(record.seed),
        **pledged(record.pledge),
        "rules": record.rules,
        "content": record.content,
        "revision": number,
        "number": number,
        "turns": turns,
        "floor": record.floor,
        **_snapshots(record.snapshot, record.start),
        "status": OVER if record.over else RUNNING,
        "result": result,
        "frames": record.frames or None,
    }


def _snapshots(last: Snapshot, start: Snapshot | None) -> Row:
    return {
        "snapshot_at": last.at,
        "snapshot": bytes(last.state),
        "start_at": start.at if start is not None else 0,
        "start": bytes(start.state) if start is not None else None,
    }


def recorded_moves(table: str, record: Record) -> list[Row]:
    """The moves of a record as the events of a table."""
    secret = set(record.secret)
    return [
        {"table_id": table, "revision": number + 1, "kind": MOVE, "seat": seat}
        | {"move": words, "secret": number in secret}
        for number, (seat, words) in enumerate(record.moves)
    ]


def moves_that_stand(events: Iterable[Event]) -> list[Event]:
    """The moves among the events of a table, without those that were taken back."""
    moves: list[Event] = []
    for event in events:
        if event.kind == MOVE:
            moves.append(event)
        elif event.kind == UNDO:  # it takes back the last move of its seat
            last = len(moves) - 1
            while moves[last].seat != event.seat:
                last -= 1
            del moves[last]
    return moves


def stored_record(
    stored: StoredTable, events: Sequence[Event], seats: Iterable[Seat], frames: str = ""
) -> Record:
    """The record of a table, as it lies in the database."""
    moves = moves_that_stand(events)
    if stored.snapshot is None:
        raise RecordError("This table has no game yet.", "record-none")
    start = stored.start
    return Record(
        polyana=FORMAT,
        game=stored.game,
        rules=stored.rules,
        content=stored.content,
        options=stored.options,
        seed=int(stored.seed),
        commitment=commitment_of(stored),
        pledge=pledge_of(stored),
        moves=[(move.seat, move.move) for move in moves],
        secret=[number for number, move in enumerate(moves) if move.secret],
        floor=stored.floor,
        snapshot=Snapshot(stored.snapshot_at, msgspec.Raw(stored.snapshot)),
        start=Snapshot(stored.start_at, msgspec.Raw(start)) if start is not None else None,
        over=stored.status == OVER,
        frames=frames,
        seats=[seat.bot if seat.kind == BOT else HUMAN for seat in seats],
    )

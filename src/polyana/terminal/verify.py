"""Whether a saved game was dealt and played as it says: the commitment, the seed, the moves, a sentence on each."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from rich.console import Console

from polyana import games
from polyana.kernel import Match, Record, RecordError, commitment
from polyana.kernel.paper import check_json
from polyana.speech import Speech, refused
from polyana.terminal.play import read_file

SIGNS: Final = {True: ("✓", "green"), False: ("✗", "red"), None: ("–", "yellow")}
"""How it is marked that something is right, is wrong, or cannot be checked."""


class Noted(NamedTuple):
    """What somebody wrote down at the table, to be compared; empty if they did not."""

    commitment: str
    nonce: str


class Finding(NamedTuple):
    """A sentence about a record, and whether that is as it should be; None if it cannot be checked."""

    right: bool | None
    sentence: str


def run(file: Path, noted: Noted, content: Path | None, say: Speech, console: Console) -> bool:
    """Says what was found; False if anything is wrong."""
    record = read(file, say)
    good = True
    for right, sentence in checked(record, noted, content, say):
        sign, style = SIGNS[right]
        console.print(f"{sign} {sentence}", style=style, markup=False, soft_wrap=True)
        good = good and right is not False
    console.print(say.say("verify-good" if good else "verify-bad"), style="bold")
    return good


def read(file: Path, say: Speech) -> Record:
    """The record in a file; one that says nothing of a commitment is read all the same."""
    data = read_file(file, say)
    with contextlib.suppress(ValueError):  # what is wrong with it, the record says
        check_json(data)
        parts = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        data = msgspec.json.encode({"commitment": ""} | parts)
    return Record.from_json(data)


def checked(record: Record, noted: Noted, content: Path | None, say: Speech) -> Iterator[Finding]:
    """All that can be said about a record."""
    yield of_commitment(record, say)
    if noted.commitment:
        same = record.commitment == noted.commitment.strip().lower()
        yield Finding(same, say.say("verify-noted" if same else "verify-noted-other"))
    yield of_seed(record, say)
    if noted.nonce:
        mixed = record.pledge is not None and noted.nonce.strip() in record.pledge.nonces
        message = "verify-nonce" if mixed else "verify-nonce-missing"
        yield Finding(mixed, say.say(message, nonce=noted.nonce.strip()))
    yield of_moves(record, content, say)


def of_commitment(record: Record, say: Speech) -> Finding:
    """Whether what was drawn has the hash that was shown."""
    if not record.commitment:
        return Finding(None, say.say("verify-no-commitment"))
    if record.commitment != record.due_commitment:
        shown, due = record.commitment, record.due_commitment
        return Finding(False, say.say("verify-commitment-wrong", shown=shown, due=due))
    message = "verify-commitment-plain" if record.pledge is None else "verify-commitment"
    return Finding(True, say.say(message, commitment=record.commitment))


def of_seed(record: Record, say: Speech) -> Finding:
    """Whether the seed is made of what was drawn and given."""
    if record.pledge is None:
        return Finding(None, say.say("verify-no-pledge"))
    given = sum(nonce != "" for nonce in record.pledge.nonces)
    message = "verify-seed" if record.is_dealt_as_pledged else "verify-seed-wrong"
    sentence = say.say(message, seed=str(record.seed), nonces=given)
    return Finding(record.is_dealt_as_pledged, sentence)


def of_moves(record: Record, content: Path | None, say: Speech) -> Finding:
    """Whether the moves lead from the seed to where the record ends, whatever it says of its commitment."""
    game = games.load(record.game, content)
    seed_alone = replace(record, pledge=None, commitment=commitment(record.game, record.seed))
    try:
        match = Match.replay(game, seed_alone)
    except RecordError as error:
        return Finding(False, say.say("verify-moves-wrong", reason=refused(error, say.language)))
    begins = 0 if record.start is None else record.start.at
    if match.first > begins or (record.start is None and match.start is not None):
        return Finding(None, say.say("verify-other-rules", then=record.rules, now=game.version))
    if record.start is not None:
        return Finding(None, say.say("verify-moves-since", number=begins))
    message = "verify-moves" if record.over else "verify-moves-open"
    return Finding(True, say.say(message, number=match.number))

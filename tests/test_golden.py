"""Golden playthroughs: a finished game per variant, kept as a record and as a story that a reviewer can read.

`make golden` plays them anew with greedy bots and rewrites the files; read the difference before committing it.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from polyana import bots, games
from polyana.games import AnyGame
from polyana.kernel import Match, Options, Record, State, text
from polyana.speech import TableTalk

GOLDEN = Path(__file__).parent / "golden"
SEED = 20

AnyMatch = Match[State, Options, object]


def variant_name(options: Options) -> str:
    """`3-basic-false`: what tells a variant apart, in the name of its files."""
    return "-".join(str(value).lower() for value in msgspec.structs.astuple(options))


VARIANTS = [
    pytest.param(name, options, id=f"{name}-{variant_name(options)}")
    for name in games.names()
    for options in games.load(name).variants()
]


def play(game: AnyGame, options: Options) -> AnyMatch:
    """A whole game among greedy bots."""
    match = Match(game, options, SEED)
    seats = [bots.make("greedy", seat) for seat in range(options.players)]
    while not match.over:
        seat = match.asks[0].seat
        match.answer(seat, seats[seat].choose(match, seat))
    return match


def story(match: AnyMatch) -> str:
    """Every move with what it led to, and the score sheets."""
    talk = TableTalk(match.game, "en")
    players = [f"Seat {seat}" for seat in range(match.options.players)]
    lines = [f"{match.game.name} {variant_name(match.options)}, seed {match.seed}", ""]
    ends = [answer.told for answer in match.answers[1:]] + [len(match.log)]
    for number, (answer, end) in enumerate(zip(match.answers, ends, strict=True), 1):
        lines.append(f"{number:>4}  seat {answer.seat}: {text(answer.move)}")
        lines += [f"      {talk.told(told, players)}" for told in match.log[answer.told : end]]
    result = match.result()
    for seat, sheet in enumerate(result.sheets):
        lines += ["", f"Seat {seat}: {result.scores[seat]} points, place {result.places[seat]}"]
        lines += [f"      {line.points:>3}  {talk.line(line)}" for line in sheet]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_golden_playthrough(name: str, options: Options) -> None:
    game = games.load(name)
    file = GOLDEN / f"{name}-{variant_name(options)}"
    record_file, story_file = file.with_suffix(".json"), file.with_suffix(".txt")
    if os.environ.get("POLYANA_GOLDEN"):
        match = play(game, options)
        record = msgspec.structs.replace(match.record(), frames="")
        record_file.write_bytes(record.to_json())
        story_file.write_text(story(match), encoding="utf-8")
    match = Match.replay(game, Record.from_json(record_file.read_bytes()))
    assert match.over
    assert match.start is None, (
        "the rules or the content changed: look at what it does, then `make golden`"
    )
    assert story(match).splitlines() == story_file.read_text(encoding="utf-8").splitlines()

"""What bots decide stays the same, however fast they think: their answers at moments of the golden games are kept.

`make golden` writes them anew; read the difference before committing it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from polyana import bots, games
from polyana.kernel import Match, Options, Record, State, text
from tests.test_golden import GOLDEN

AnyMatch = Match[State, Options, object]

DECISIONS = 100
"""Decisions of a bot in a game."""
SEARCHES = 8
"""The same for a bot that searches, which takes much longer."""
BOTS = {"easy": DECISIONS, "greedy": DECISIONS, "medium": DECISIONS, "mcts:4": SEARCHES}


def moments(name: str, number: int) -> Iterator[tuple[str, AnyMatch]]:
    """So many moments of the golden games of a game, spread evenly, each with a name; they must not be changed."""
    game = games.load(name)
    records = [
        Record.from_json(path.read_bytes()) for path in sorted(GOLDEN.glob(f"{name}-*.json"))
    ]
    every = sum(len(record.moves) for record in records) / number
    seen, wanted = 0, every / 2
    for kept, record in enumerate(records, 1):
        match: AnyMatch = Match(game, game.options(record.options), record.seed)
        for seat, move in record.moves:
            seen += 1
            if seen >= wanted and len(match.asks[0].options) > 1:
                wanted += every
                yield f"game {kept}, move {match.number + 1}", match
            match.answer(seat, move)


def decided(name: str, bot: str, number: int) -> str:
    """What a bot answers at these moments, a line for each."""
    lines = []
    for where, match in moments(name, number):
        seat = match.asks[0].seat
        lines.append(f"{where}, seat {seat}: {text(bots.make(bot, 1).choose(match, seat))}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", games.names())
def test_bots_decide_as_they_did(name: str, bot: str) -> None:
    path = GOLDEN / f"decisions-{name}-{bot.replace(':', '-')}.txt"
    found = decided(name, bot, BOTS[bot])
    assert len(found.splitlines()) > 0.9 * BOTS[bot]
    if os.environ.get("POLYANA_GOLDEN"):
        path.write_text(found)
    assert found == path.read_text()

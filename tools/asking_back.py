"""How often a person is asked "are you sure", and how often a move can be taken back, over one game of each.

`python -m tools.asking_back` plays one game of every game with the random bot in all seats, once as seen by somebody
who plays with bots alone, and once among people. The figures stand in docs/page.md.
"""

from __future__ import annotations

import asyncio
from typing import Any

from polyana import bots, games
from polyana.kernel import Match
from polyana.server.at_play import MatchHere
from polyana.server.live_table import LiveTable
from polyana.server.storage.models import BOT, PERSON, Seat, StoredTable

SEED = 7


def counted(game: str, alone: bool) -> tuple[int, int, int]:
    """Decisions of the first seat; of them those that ask back; those at which something can be taken back."""
    rules = games.load(game)
    match: Any = Match(rules, next(one for one in rules.variants() if one.players > 1), seed=SEED)
    match.alone = 0 if alone else None
    table = LiveTable(StoredTable(id="", game=game), rules)
    others = BOT if alone else PERSON
    table.seats = [
        Seat(seat=seat, kind=others if seat else PERSON) for seat in range(match.options.players)
    ]
    table.match = MatchHere(match)
    player = bots.make("random", SEED)
    decisions = asked = undone = 0
    while not match.over:
        seat = match.asks[0].seat
        move = player.choose(match, seat)
        if seat == 0:
            decisions += 1
            undone += match.can_undo(0)
            asked += asyncio.run(table.is_final(0, " ".join(move)))
        match.answer(seat, move)
    return decisions, asked, undone


def main() -> None:
    """Prints the figures as a table."""
    print(
        "| game | with bots: asks back | can be taken back | among people: asks back | can be taken back |"
    )
    print("|---|---|---|---|---|")
    for game in games.names():
        cells = []
        for alone in (True, False):
            decisions, asked, undone = counted(game, alone)
            cells += [f"{asked} of {decisions}", f"{undone} of {decisions}"]
        print(f"| {game} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()

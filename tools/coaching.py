"""How often the coach warns an easy player, over ten games of each.

`python -m tools.coaching` lets easy bots play with each other and looks over the shoulder of the first seat. The
figures stand in docs/page.md; it takes some ten minutes.
"""

from __future__ import annotations

from typing import Any

from polyana import bots, games
from polyana.bots.coach import look_over
from polyana.kernel import Match

GAMES = 10


def counted(game: str, seed: int) -> tuple[int, int]:
    """Turns of the first seat in a game, and those in which the coach warns."""
    rules = games.load(game)
    match: Any = Match(rules, next(one for one in rules.variants() if one.players > 1), seed=seed)
    players = [bots.make("easy", seed * 10 + seat) for seat in range(match.options.players)]
    turns, warned, last = 0, set[int](), -1
    while not match.over:
        seat = match.asks[0].seat
        move = players[seat].choose(match, seat)
        if seat == 0:
            turns += last != 0
            if look_over(match, 0, move) is not None:
                warned.add(turns)
        last = seat
        match.answer(seat, move)
    return turns, len(warned)


def main() -> None:
    """Prints the figures as a table."""
    print("| game | `much` | one turn in |")
    print("|---|---|---|")
    for game in games.names():
        every = [counted(game, seed) for seed in range(GAMES)]
        turns, warned = (sum(column) for column in zip(*every, strict=True))
        print(f"| {game} | {games.load(game).much:g} | {turns / max(warned, 1):.0f} |")


if __name__ == "__main__":
    main()

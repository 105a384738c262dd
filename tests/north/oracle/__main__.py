"""Plays random games against the second opinion: `python -m tests.north.oracle GAMES [FIRST_SEED]`."""

from __future__ import annotations

import sys
from collections import Counter

from polyana.games.north import load
from tests.north.oracle.referee import Referee


def main(games: int, first: int = 0) -> int:
    """Prints the faults of every game, and how often each kind of question was asked."""
    game, kinds, faulty = load(), Counter[str](), 0
    variants = game.variants()
    for seed in range(first, first + games):
        for disorder in (False, True):
            referee = Referee(game, variants[seed % len(variants)], seed, disorder)
            for fault in referee.play():
                print(f"seed {seed}, {disorder=}, answer {referee.match.number}: {fault}")
                faulty += 1
            kinds.update(referee.kinds)
    print(f"{games} games, {sum(kinds.values())} answers, {faulty} faults")
    print(", ".join(f"{kind} {number}" for kind, number in kinds.most_common()))
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

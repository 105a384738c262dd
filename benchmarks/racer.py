"""One process of a race: told what to do, it does it and says how much it did in how much CPU time.

`python benchmarks/racer.py GAME` plays a game of ours with whatever code it finds, also that of an earlier commit: all
that this file imports has stood in the house from the beginning. With `catanatron` instead of a game it plays the peer.
"""

from __future__ import annotations

import gc
import hashlib
import random
import sys
import time
from collections.abc import Callable
from itertools import count

Stretch = Callable[[], int]
"""Does a fixed piece of work; how many decisions, lines or copies that was."""
Prepared = Callable[[], Stretch]
"""The next stretch of a kind, made ready; every process is given the same ones in the same order."""

GAMES = 12
MOMENTS = 6
SEARCH = "mcts:12"
FORKS = 400


def stretches(name: str) -> tuple[dict[str, Prepared], str]:
    """What can be measured of a game; and what tells this work from any other.

    Random games are dealt anew for every stretch: what a game has kept in mind of others is of no use to it.
    Where rules have changed, the same seeds lead to other moments: then nothing can be compared.
    """
    from polyana import bots, games
    from polyana.kernel import Ask, Match, Move, play_out

    game = games.load(name)
    variants = list(game.variants())
    deals = count(10_000)
    moments: list[Match] = []
    seed = 2000
    while len(moments) < MOMENTS:
        number = len(moments)
        match, dice = Match(game, variants[number % len(variants)], seed), random.Random(seed)
        seed += 1
        while not match.over:
            ask = match.asks[0]
            if match.number >= 15 + 10 * number and len(ask.options) >= 3:
                moments.append(match)
                break
            match.answer(ask.seat, dice.choice(ask.options))

    def random_games() -> Stretch:
        seeds = [next(deals) for _ in range(GAMES)]
        chosen = random.Random(seeds[0]).random
        states = [Match(game, variants[seed % len(variants)], seed).state for seed in seeds]

        def choose(ask: Ask) -> Move:
            options = ask.options
            return options[int(chosen() * len(options))]

        return lambda: sum(play_out(game, state, choose) for state in states)

    def greedy() -> int:
        for match in moments:
            bots.make("greedy", 1).choose(match, match.asks[0].seat)
        return MOMENTS

    def search() -> int:
        bot = bots.make(SEARCH, 1)
        bot.choose(moments[1], moments[1].asks[0].seat)
        return bot.turns

    def fork() -> int:
        for _ in range(FORKS):
            moments[-1].fork()
        return FORKS

    played = [answer.move for match in moments for answer in match.answers]
    work = hashlib.sha256(repr((played, random_games()())).encode()).hexdigest()
    return {
        "random": random_games,
        "greedy": lambda: greedy,
        "search": lambda: search,
        "fork": lambda: fork,
    }, work


def peer() -> tuple[dict[str, Prepared], str]:
    """A game of four random players, another one every time; every action taken is one decision."""
    from catanatron import Color, Game, RandomPlayer

    seeds = count(10_000)

    def random_game() -> Stretch:
        random.seed(next(seeds))
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(colour) for colour in colours])

        def played() -> int:
            game.play()
            return len(game.state.actions)

        return played

    return {"random": random_game}, ""


def main(name: str) -> None:
    """Says which work it has, and does what it is told, line by line."""
    known, work = peer() if name == "catanatron" else stretches(name)
    print(work, flush=True)
    for line in sys.stdin:
        stretch = known[line.strip()]()
        gc.collect()
        begun = time.process_time()
        done = stretch()
        print(done, time.process_time() - begun, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

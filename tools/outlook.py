"""Learns what standings promise: plays games, notes the evaluation at fresh questions and how the game ended, and fits.

    python -m tools.outlook felinia --games 200

writes the game's `outlook.json` (see kernel/outlook.py). The bots play greedily, now and then anything, so that odd
standings are seen, too. The weights are drawn towards 1 and kept within bounds: what merely goes along with a good
standing (a full purse nobody had time to spend) must not count as its cause.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import defaultdict
from collections.abc import Iterator

import msgspec
import numpy
from rich.progress import track

from polyana import bots, games
from polyana.games import AnyGame
from polyana.kernel import Chance, Match, Options, Result
from polyana.kernel.outlook import Outlook, Promise, moment

VICTORY = 8.0
"""Points that a victory is worth besides its points."""
ODD = 20
"""One answer in so many is any answer."""
FEWEST = 300
"""Standings of a kind below which nothing is learned about it."""
CAUTION = 400.0
LEAST, MOST = 0.4, 4.0
ROUNDS = 300

Standings = list[tuple[str, int, dict[str, float]]]


def main() -> None:
    """Plays, fits, writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    game = games.load(given.game)
    tasks = list(tables(game, given.games, given.seed))
    seen: dict[str, list[tuple[dict[str, float], float]]] = defaultdict(list)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        for standings, worth in track(pool.imap_unordered(played, tasks), total=len(tasks)):
            for kind, seat, parts in standings:
                seen[kind].append((parts, worth[seat]))
    promises = {kind: fitted(rows) for kind, rows in sorted(seen.items()) if len(rows) >= FEWEST}
    path = games.folder(given.game) / "outlook.json"
    data = msgspec.json.encode(Outlook(VICTORY, promises))
    path.write_bytes(msgspec.json.format(data, indent=1) + b"\n")
    print(f"{len(promises)} kinds of moments from {len(tasks)} games: {path.name}")


def tables(game: AnyGame, number: int, seed: int) -> Iterator[tuple[str, Options, int]]:
    """The games to be played: for two and for more, all variants in turn."""
    for many in (False, True):
        variants = [one for one in game.variants() if one.players > 1 and (one.players > 2) == many]
        for deal in range(number):
            yield game.name, variants[deal % len(variants)], seed + deal


def played(task: tuple[str, Options, int]) -> tuple[Standings, list[float]]:
    """A game: how everybody stood at every question, and what it came to."""
    name, options, seed = task
    game = games.load(name)
    match = Match(game, options, seed)
    players = [bots.make("greedy", seed + seat) for seat in range(options.players)]
    chance, standings = Chance(seed), Standings()
    while not match.over:
        ask = match.asks[0]
        if ask.kind in game.fresh:
            stage = game.stage(match.state)
            for seat in range(options.players):
                own = match.ask_of(seat) is not None
                kind = moment(options.players, ask.kind, own, stage)
                standings.append((kind, seat, game.evaluate(match.state, seat)))
        odd = not chance.below(ODD)
        match.answer(
            ask.seat, chance.pick(ask.options) if odd else players[ask.seat].choose(match, ask.seat)
        )
    return standings, worths(match.result())


def worths(result: Result) -> list[float]:
    """What the end is worth to each seat: points ahead of the best rival, and the victory."""
    return [
        score
        - max(other for seat, other in enumerate(result.scores) if seat != own)
        + VICTORY * (result.places[own] == 1) / result.places.count(1)
        for own, score in enumerate(result.scores)
    ]


def fitted(rows: list[tuple[dict[str, float], float]]) -> Promise:
    """Least squares, drawn towards weights of 1 and kept within bounds."""
    names = sorted({name for parts, _ in rows for name in parts})
    x = numpy.array([[parts.get(name, 0.0) for name in names] for parts, _ in rows])
    y = numpy.array([worth for _, worth in rows])
    middle, spread = x.mean(axis=0), x.std(axis=0) + 1e-6
    z, rest = (x - middle) / spread, y - y.mean()
    products, along = z.T @ z, z.T @ rest
    weights = spread.copy()
    for _ in range(ROUNDS):
        for part in range(len(names)):
            pull = along[part] - products[part] @ weights + products[part, part] * weights[part]
            best = (pull + CAUTION * spread[part]) / (products[part, part] + CAUTION)
            weights[part] = min(max(best, LEAST * spread[part]), MOST * spread[part])
    plain = weights / spread
    base = float(y.mean() - middle @ plain)
    found = {name: round(float(w), 3) for name, w in zip(names, plain, strict=True)}
    return Promise(round(base, 3), found)


if __name__ == "__main__":
    main()

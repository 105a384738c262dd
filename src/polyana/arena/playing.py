"""One game of an arena, played to its end, with all that is worth knowing about it."""

from __future__ import annotations

import time
from collections import Counter

import msgspec

from polyana import bots
from polyana.arena.fixtures import Fixture, chance_of
from polyana.games import AnyGame
from polyana.kernel import Chance, Match, Options, Record, State

AnyMatch = Match[State, Options, object]


class RoundEnd(msgspec.Struct, frozen=True):
    """How the seats stood when a round was over: points by category as if the game ended then, and the evaluation."""

    round: int
    points: list[dict[str, int]]
    parts: list[dict[str, float]]


class Played(msgspec.Struct, frozen=True):
    """A finished game. `seconds` is what each seat thought in all; it alone differs when a game is played again."""

    number: int
    deal: int
    seats: list[str]
    scores: list[int]
    places: list[int]
    traits: dict[str, list[list[str]]]
    round_ends: list[RoundEnd] = msgspec.field(name="standings")
    decisions: list[int]
    seconds: list[float]
    record: Record

    @property
    def shares(self) -> list[float]:
        """The share of the win that each seat has: a victory of several is divided among them."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    @property
    def rounds(self) -> int:
        """How many rounds the game took."""
        return self.round_ends[-1].round


def play(game: AnyGame, fixture: Fixture) -> Played:
    """Plays a game of an arena."""
    match: AnyMatch = Match(game, game.options(fixture.options), fixture.seed)
    players = [bots.make(*bot) for bot in zip(fixture.seats, fixture.bot_seeds, strict=True)]
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    round_ends: list[RoundEnd] = []
    traits = game.traits(match.state)
    current = game.round_of(match.state)
    dice = Chance(chance_of(fixture.seed, "dealt"))
    while not match.over:
        (ask, *_) = match.asks
        seat = ask.seat
        if ask.kind in fixture.dealt:
            match.answer(seat, dice.pick(ask.options))
            continue
        start = time.perf_counter()
        move = players[seat].choose(match, seat)
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        match.answer(seat, move)
        now = game.round_of(match.state)
        if now == 1:
            traits = game.traits(match.state)
        if now != current or match.over:
            round_ends.append(round_end(match, current))
            current = now
    result = match.result()
    return Played(
        number=fixture.number,
        deal=fixture.deal,
        seats=list(fixture.seats),
        scores=result.scores,
        places=result.places,
        traits=traits,
        round_ends=round_ends,
        decisions=decisions,
        seconds=[round(spent, 3) for spent in seconds],
        record=msgspec.structs.replace(match.record(frames=False), seats=list(fixture.seats)),
    )


def round_end(match: AnyMatch, number: int) -> RoundEnd:
    """How the seats stand now, a round being over."""
    game, state = match.game, match.state
    points: list[dict[str, int]] = []
    for sheet in game.result(state).sheets:
        sums = Counter[str]()
        for line in sheet:
            sums[line.what] += line.points
        points.append(dict(sums))
    parts = [
        {part: round(value, 2) for part, value in game.evaluate(state, seat).items()}
        for seat in range(len(points))
    ]
    return RoundEnd(number, points, parts)

"""How the bots of an arena did: wins, places, points, rating, and who stands ahead of whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import msgspec
from openskill.models import PlackettLuce

from polyana.arena.figures import Interval, Z, mean, share
from polyana.arena.playing import Played
from polyana.arena.setup import Setup


class BotFigures(msgspec.Struct, frozen=True):
    """One bot in all its games. With several seats at a table its wins are those of all its seats together.

    `even` is the win rate that chance would give it; `rating` and `sigma` are openskill's mu and its uncertainty.
    """

    bot: str
    games: int
    wins: float
    win_rate: Interval
    mean_rank: float
    mean_score: float
    rating: float
    rank_interval: Interval
    score_interval: Interval
    sigma: float
    even: float
    seconds_per_decision: float

    @property
    def rating_interval(self) -> Interval:
        """The rating with the 95 % that its uncertainty leaves."""
        return (self.rating - Z * self.sigma, self.rating, self.rating + Z * self.sigma)


class Ahead(msgspec.Struct, frozen=True):
    """How often a seat of one bot ends before a seat of another at the same table; a tie is half."""

    bot: str
    of: str
    games: int
    share: Interval


class Standings(msgspec.Struct, frozen=True):
    """The table of an arena."""

    game: str
    games: int
    bots: list[BotFigures]
    ahead: list[Ahead]
    players: int
    tables: list[dict[str, object]]
    seed: int


def standings(setup: Setup, games: Sequence[Played]) -> Standings:
    """The table of the games played so far."""
    played = sorted(games, key=lambda game: game.number)
    ratings = rated(setup.bots, played)
    return Standings(
        game=setup.game,
        games=len(played),
        bots=[bot_figures(bot, played, *ratings[bot]) for bot in setup.bots],
        ahead=[
            compared(bot, other, played)
            for bot, other in permutations(setup.bots, 2)
            if any(bot in game.seats and other in game.seats for game in played)
        ],
        players=setup.players,
        tables=setup.tables,
        seed=setup.seed,
    )


def bot_figures(bot: str, played: Sequence[Played], rating: float, sigma: float) -> BotFigures:
    """A game is one observation, whatever number of seats the bot had in it: seats of one table hang together."""
    own = [(game, seats) for game in played if (seats := seats_of(bot, game))]
    wins = sum(sum(game.shares[seat] for seat in seats) for game, seats in own)
    decisions = sum(game.decisions[seat] for game, seats in own for seat in seats)
    seconds = sum(game.seconds[seat] for game, seats in own for seat in seats)
    ranks = mean([average([game.places[seat] for seat in seats]) for game, seats in own])
    scores = mean([average([game.scores[seat] for seat in seats]) for game, seats in own])
    return BotFigures(
        bot=bot,
        games=len(own),
        wins=round(wins, 6),
        win_rate=share(wins, len(own)),
        mean_rank=ranks[1],
        mean_score=scores[1],
        rating=round(rating, 3),
        rank_interval=ranks,
        score_interval=scores,
        sigma=round(sigma, 3),
        even=average([len(seats) / len(game.seats) for game, seats in own]),
        seconds_per_decision=round(seconds / max(1, decisions), 4),
    )


def compared(bot: str, other: str, played: Sequence[Played]) -> Ahead:
    """One bot against another, seat against seat."""
    shares = []
    for game in played:
        points = [
            (
                1
                + (game.places[theirs] > game.places[own])
                - (game.places[theirs] < game.places[own])
            )
            / 2
            for own in seats_of(bot, game)
            for theirs in seats_of(other, game)
        ]
        if points:
            shares.append(average(points))
    return Ahead(bot, other, len(shares), share(sum(shares), len(shares)))


def rated(bots: Sequence[str], played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Openskill's ratings (Plackett-Luce) after all games in order; several seats of a bot count as their mean."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for game in played:
        if len(set(game.seats)) == 1:
            continue
        teams = [[ratings[bot]] for bot in game.seats]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.seats):
            own = [after[seat][0] for seat in seats_of(bot, game)]
            ratings[bot] = model.rating(
                mu=average([rating.mu for rating in own]),
                sigma=average([rating.sigma for rating in own]),
                name=bot,
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def seats_of(bot: str, game: Played) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, name in enumerate(game.seats) if name == bot]


def average(values: Sequence[float]) -> float:
    """The plain mean."""
    return sum(values) / len(values) if values else 0.0

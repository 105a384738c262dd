"""How fair a game is: win rates and points by what the seats began with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

from polyana.arena.figures import Interval, mean, share
from polyana.arena.fixtures import chance_of
from polyana.arena.playing import Played
from polyana.arena.setup import ArenaRefusal, fits
from polyana.arena.standings import average
from polyana.games import AnyGame
from polyana.kernel import Ask, Chance, Move, Options, play_out

SEAT: Final = "seat"
"""The choice that every game has."""
ORDER: Final = "order"
"""The place in the turn order, where a game declares it."""
TRIES: Final = 6
"""Games at random by which is found out what varies at a table."""


class ChoiceFigures(msgspec.Struct, frozen=True):
    """All seats that began with the same. `within` splits a choice of the whole table by seat or turn order."""

    choice: str
    games: int
    wins: float
    win_rate: Interval
    mean_rank: Interval
    mean_score: Interval
    even: float
    within: str = ""


class Balance(msgspec.Struct, frozen=True):
    """What a game gives for each value of one choice. `whole` if it is the same for the whole table."""

    game: str
    by: str
    games: int
    whole: bool
    choices: list[ChoiceFigures]


def choices_of(games: Iterable[Played]) -> list[str]:
    """What can be asked for: the seat, and the choices that take several values in these games."""
    seen: dict[str, set[str]] = defaultdict(set)
    for game in games:
        for choice, seats in game.traits.items():
            seen[choice].update(value for values in seats for value in values)
    return [SEAT, *(choice for choice, values in seen.items() if len(values) > 1)]


def balance(game: str, games: Sequence[Played], by: str) -> Balance:
    """The figures of every value of a choice; the strongest first, places in their order."""
    made = [one for one in games if by == SEAT or by in one.traits]
    whole = by != SEAT and all(same(one.traits[by]) for one in made)
    split = ORDER if all(ORDER in one.traits for one in made) else SEAT
    groups: dict[tuple[str, str], list[tuple[Played, list[int]]]] = defaultdict(list)
    for one in made:
        began = values_of(one, by)
        for value in dict.fromkeys(value for values in began for value in values):
            seats = [seat for seat, values in enumerate(began) if value in values]
            groups[value, ""].append((one, seats))
            if whole:
                for seat, place in enumerate(values_of(one, split)):
                    groups[value, place[0]].append((one, [seat]))
    figures = [choice_figures(*key, group) for key, group in groups.items()]
    return Balance(game, by, len(made), whole, in_order(figures, by, whole))


def choice_figures(
    value: str, within: str, group: Sequence[tuple[Played, list[int]]]
) -> ChoiceFigures:
    """A game is one observation, whatever number of its seats began with the same."""
    wins = sum(average([game.shares[seat] for seat in seats]) for game, seats in group)
    return ChoiceFigures(
        choice=value,
        games=len(group),
        wins=round(wins, 6),
        win_rate=share(wins, len(group)),
        mean_rank=mean([average([game.places[seat] for seat in seats]) for game, seats in group]),
        mean_score=mean([average([game.scores[seat] for seat in seats]) for game, seats in group]),
        even=average([1 / len(game.seats) for game, _ in group]),
        within=within,
    )


def in_order(figures: Sequence[ChoiceFigures], by: str, whole: bool) -> list[ChoiceFigures]:
    """Places as they are counted; else the strongest first, a map with its seats below it."""
    if by in (SEAT, ORDER):
        return sorted(figures, key=lambda one: int(one.choice))
    if not whole:
        return sorted(figures, key=lambda one: (-one.win_rate[1], one.choice))
    scores = {one.choice: one.mean_score[1] for one in figures if not one.within}
    return sorted(figures, key=lambda one: (-scores[one.choice], one.choice, one.within))


def values_of(game: Played, by: str) -> list[list[str]]:
    """What each seat began with."""
    if by == SEAT:
        return [[str(seat + 1)] for seat in range(len(game.seats))]
    return game.traits[by]


def same(seats: Sequence[Sequence[str]]) -> bool:
    """Whether all seats began with the same."""
    return len(seats) > 1 and all(values == seats[0] for values in seats)


def tables_for(game: AnyGame, by: str, given: Mapping[str, object]) -> list[Options]:
    """Where a choice can be studied: the first variant in which it varies from seat to seat or from game to game.

    If it varies only between variants, as a map does, one of each kind with the same number of players.
    """
    variants = [game.options(given)] if game.free and given else game.variants()
    fitting = [variant for variant in variants if fits(variant, given)]
    if "players" not in given:
        fitting = [variant for variant in fitting if variant.players > 1]
    if not fitting:
        fitting = [game.options(given)]
    if by in ("", SEAT):
        return fitting[:1]
    seen: dict[Options, set[str]] = {}
    for variant in fitting:
        seen[variant] = values_seen(game, by, variant)
        if len(seen[variant]) > 1:
            return [variant]
    for players in sorted({variant.players for variant in fitting}):
        kinds: dict[str, Options] = {}
        for variant in (one for one in fitting if one.players == players):
            for value in seen[variant]:
                kinds.setdefault(value, variant)
        if len(kinds) > 1:
            return list(dict.fromkeys(kinds.values()))
    known = [SEAT, *declared(game)]
    raise ArenaRefusal(
        f"{game.name} has no choice {by} that varies at these tables;"
        f" its choices are {', '.join(known)}.",
        "arena-choice",
        game=game.name,
        choice=by,
        known=", ".join(known),
    )


def values_seen(game: AnyGame, by: str, options: Options) -> set[str]:
    """The values that a choice takes in a few games at random."""
    values: set[str] = set()
    for number in range(TRIES):
        dice = Chance(chance_of(number, by))
        state = game.setup(options, Chance(dice.bits()))
        play_out(game, state, partial(at_random, dice))
        values.update(value for seat in game.traits(state).get(by, []) for value in seat)
    return values


def at_random(dice: Chance, ask: Ask) -> Move:
    """Any answer."""
    return dice.pick(ask.options)


def declared(game: AnyGame) -> list[str]:
    """The choices that a game declares, in any of its variants."""
    found: dict[str, None] = {}
    for variant in game.variants():
        found.update(dict.fromkeys(game.traits(game.setup(variant, Chance(1)))))
    return list(found)

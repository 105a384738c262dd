"""The moves of Tundra, built once: an option that recurs is never made anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from polyana.games.tundra.effects import RESOURCES
from polyana.kernel import Move

STOP: Final[Move] = ("stop",)
PAY: Final[Move] = ("pay",)
BUY: Final[Move] = ("buy",)
ROLL: Final[Move] = ("roll",)
REFRESH: Final[Move] = ("refresh",)
END_TURN: Final[Move] = ("end_turn",)

FACES: Final = range(1, 7)
BITS: Final = (0, *(1 << value - 1 for value in FACES))
"""By the value of a die: its bit in a set of values."""
ByDice = tuple[tuple[Move, ...], ...]
"""The moves for each set of die values; a set is a number with one bit for each value."""


class Moves(msgspec.Struct, frozen=True):
    """Every move that names a component, by the ids in it."""

    place: dict[str, ByDice]
    reroll: ByDice
    shift: ByDice
    flip: ByDice
    idle: ByDice
    gain: dict[str, Move]
    pay: dict[str, Move]
    gather: dict[str, Move]
    drop: dict[str, Move]
    act: dict[str, Move]
    upgrade: dict[str, Move]
    advisor: dict[str, Move]
    recover: dict[str, Move]
    take: dict[str, Move]
    discard: dict[str, Move]
    tuck: dict[str, tuple[Move, ...]]
    build: dict[str, Move]
    put: dict[str, Move]
    bonus: dict[str, Move]
    walk: tuple[dict[str, Move], ...]


def all_moves(
    orders: Iterable[str],
    goals: Mapping[str, tuple[int, ...]],
    advisors: Iterable[str],
    boosts: Iterable[str],
    starting: Iterable[str],
    places: Iterable[str],
    workers: int,
) -> Moves:
    """The moves of a game with these components."""
    orders, advisors, boosts, places = list(orders), list(advisors), list(boosts), list(places)
    cells = {
        **{order: tuple(FACES) for order in orders},
        **goals,
    }
    return Moves(
        place={
            target: _by_dice({value: [("place", str(value), target)] for value in values})
            for target, values in cells.items()
        },
        reroll=_by_dice({value: [("reroll", str(value))] for value in FACES}),
        shift=_by_dice({value: _shifts(value) for value in FACES}),
        flip=_by_dice({value: [("flip", str(value))] for value in FACES}),
        idle=_by_dice({value: [("idle", str(value))] for value in FACES}),
        gain=_named("gain", RESOURCES),
        pay=_named("pay", RESOURCES),
        gather=_named("gather", RESOURCES),
        drop=_named("drop", RESOURCES),
        act=_named("act", (*orders, *boosts, *starting)),
        upgrade=_named("upgrade", orders),
        advisor=_named("advisor", advisors),
        recover=_named("recover", advisors),
        take=_named("take", (*advisors, *boosts)),
        discard=_named("discard", (*advisors, *boosts)),
        tuck={
            boost: tuple(("tuck", boost, order) for order in orders)
            for boost in (*boosts, *starting)
        },
        build=_named("build", places),
        put=_named("put", places),
        bonus=_named("bonus", places),
        walk=tuple(
            {place: ("walk", str(number), place) for place in places}
            for number in range(1, workers + 1)
        ),
    )


def dice_set(values: Iterable[int]) -> int:
    """The set of these die values, one bit each.

    >>> dice_set([1, 3, 3])
    5
    """
    found = 0
    for value in values:
        found |= BITS[value]
    return found


def _by_dice(moves: Mapping[int, list[Move]]) -> ByDice:
    return tuple(
        tuple(move for value in FACES if values >> value - 1 & 1 for move in moves.get(value, ()))
        for values in range(1 << len(FACES))
    )


def _shifts(value: int) -> list[Move]:
    """T-253: a die goes one up or one down; 6 and 1 do not meet."""
    ways = (("+1", value + 1), ("-1", value - 1))
    return [("shift", str(value), way) for way, to in ways if to in FACES]


def _named(verb: str, names: Iterable[str]) -> dict[str, Move]:
    return {name: (verb, name) for name in names}

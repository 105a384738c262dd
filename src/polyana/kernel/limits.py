"""Limits of everything in a state, so that no position of a stranger can be absurd.

The types of a state say how large its numbers and how long its texts and lists can become. Positions from elsewhere are
held to that; the copies a match makes of its own states are not, so limits cost nothing in play. These are the types
most games need, and `Annotated[int, Limits(1, 6)]` is a die. What lies within the limits and still cannot be on a
table is refused by the game's audit.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec


class Limits(NamedTuple):
    """The least and the most a number can be, or the length of a text, a list or a dict."""

    least: int
    most: int


T = TypeVar("T")

Count = Annotated[int, Limits(0, 9_999)]
"""A number of pieces, coins, points: more than any table holds, and little enough to count to."""
Seat = Annotated[int, Limits(0, 15)]
Id = Annotated[str, Limits(0, 80)]
"""The id of a component, or a short word of the game."""
Many = Annotated[list[T], Limits(0, 500)]
"""Things on the table one after the other: a deck, a hand, the players."""
ById = Annotated[dict[Id, T], Limits(0, 500)]
"""Things on the table by an id."""

Look = Callable[[object], str]
"""Looks for something beyond its limits: where it is, and what is wrong; empty if all is well."""


@cache
def beyond(kind: object) -> Look | None:
    """What looks for anything beyond its limits in a value of this type; None if nothing in it has limits.

    >>> class Desk(msgspec.Struct):
    ...     coins: Count
    ...     cards: Many[Id]
    >>> look = beyond(Desk)
    >>> look(Desk(3, ["ace"])), look(Desk(-1, ["ace"]))
    ('', '.coins is -1, not from 0 to 9999')
    >>> look(Desk(3, ["ace", "x" * 100]))
    '.cards[1] has the length 100, not from 0 to 80'
    """
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        bare = beyond(inside[0])
        limits = next((extra for extra in inside[1:] if isinstance(extra, Limits)), None)
        return bare if limits is None else _within(limits, bare)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _in_struct(kind)
    if origin is list:
        item = beyond(inside[0])
        return item and _in_list(item)
    if origin is dict:
        return _in_dict(beyond(inside[0]), beyond(inside[1]))
    if origin in (Union, types.UnionType):
        return _in_union(inside)
    return None


def _within(limits: Limits, bare: Look | None) -> Look:
    least, most = limits

    def look(value: object) -> str:
        if isinstance(value, int | float):
            return "" if least <= value <= most else f" is {value}, not from {least} to {most}"
        assert isinstance(value, str | list | dict)
        if not least <= len(value) <= most:
            return f" has the length {len(value)}, not from {least} to {most}"
        return bare(value) if bare else ""

    return look


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Look]]:
    """The fields of a struct with limits in them."""
    fields = [(field.name, beyond(field.type)) for field in msgspec.structs.fields(kind)]
    return [(name, inner) for name, inner in fields if inner]


def _in_struct(kind: type[msgspec.Struct]) -> Look:
    def look(value: object) -> str:
        for name, inner in _fields(
            kind
        ):  # at the first look, as a struct may hold others of its kind
            if fault := inner(getattr(value, name)):
                return f".{name}{fault}"
        return ""

    return look


def _in_list(item: Look) -> Look:
    def look(value: object) -> str:
        assert isinstance(value, list)
        for number, one in enumerate(value):
            if fault := item(one):
                return f"[{number}]{fault}"
        return ""

    return look


def _in_dict(key: Look | None, value: Look | None) -> Look:
    def look(things: object) -> str:
        assert isinstance(things, dict)
        for name, thing in things.items():
            if key and (fault := key(name)):
                return f", a name in it{fault}"
            if value and (fault := value(thing)):
                return f"[{name}]{fault}"
        return ""

    return look


def _in_union(kinds: tuple[object, ...]) -> Look:
    looks = {_plain(kind): inner for kind in kinds if (inner := beyond(kind))}

    def look(value: object) -> str:
        inner = looks.get(type(value))
        return inner(value) if inner else ""

    return look


def _plain(kind: object) -> type:
    """The type of the values themselves: of `Annotated[list[int], ...]` it is `list`."""
    while (origin := get_origin(kind)) is not None:
        kind = get_args(kind)[0] if origin is Annotated else origin
    assert isinstance(kind, type)
    return kind


def unlimited(state: type[msgspec.Struct]) -> list[str]:
    """Sentences about everything in a state whose type sets no limits.

    >>> class Purse(msgspec.Struct):
    ...     coins: int
    ...     cards: Many[str]
    >>> unlimited(Purse)
    ['Purse.coins: int has no limits', 'Purse.cards: str has no limits']
    """
    return list(_unlimited("", state, False, set()))


def _unlimited(where: str, kind: object, limited: bool, seen: set[type]) -> Iterator[str]:
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        yield from _unlimited(where, inside[0], any(map(_limits, inside[1:])), seen)
    elif origin in (Union, types.UnionType):
        for one in inside:
            yield from _unlimited(where, one, limited, seen)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in seen:
            seen.add(kind)
            for field in msgspec.structs.fields(kind):
                yield from _unlimited(f"{kind.__name__}.{field.name}", field.type, False, seen)
    elif origin in (list, dict) or kind in (int, float, str):
        if not limited:
            yield f"{where}: {_plain(kind).__name__} has no limits"
        for one in inside:
            yield from _unlimited(where, one, False, seen)
    elif origin is not Literal and kind not in (bool, types.NoneType):
        yield f"{where}: {kind} is none of the types a state is made of"


def _limits(extra: object) -> bool:
    """Whether an annotation sets limits; those of `msgspec.Meta` are kept by whoever decodes."""
    if isinstance(extra, msgspec.Meta):
        number = extra.ge is not None and extra.le is not None
        return number or extra.max_length is not None
    return isinstance(extra, Limits)

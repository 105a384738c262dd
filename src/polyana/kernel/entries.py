"""What the content of every game is made of, and what of it the rules can see."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Annotated, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")

SHOWN: Final = "shown"
Shown = Annotated[T, SHOWN]
"""What people see and the rules do not: `tint: Shown[str]`. It can be mended without changing the game."""

Source = Shown[Literal["rulebook", "public", "house"]]
Words = Annotated[str, msgspec.Meta(min_length=1)]


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words in both languages. Like everything that is only shown, they mean nothing to the rules."""

    ru: Words
    en: Words

    def read(self, language: str) -> str:
        """The words in one language."""
        return self.ru if language == "ru" else self.en


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything in the content has a source: the rulebook, a public source, or our own house set."""

    source: Source


class Named(Entry, frozen=True, kw_only=True):
    """A component with an id and a name in both languages."""

    id: str
    name: Text


class PlayerNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many can play."""

    min: int
    max: int


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All components of a game, with what is compiled from them; a game adds its own."""

    hash: Shown[str] = ""
    """What it means for play, in short; it goes into every record. Set when the content is loaded."""


def meaning(content: object) -> str:
    """A short fingerprint of what content means for play.

    Words, sources and whatever else is only shown do not count, nor does the order of keys in a table. The order of
    entries does: a deck lies in it before it is shuffled.

    >>> class Card(Named, frozen=True, kw_only=True):
    ...     vp: int
    ...     tint: Shown[str] = "red"
    >>> card = Card(id="mill", name=Text("Мельница", "Mill"), vp=1, source="house")
    >>> mended = Card(id="mill", name=Text("Мельница", "Windmill"), vp=1, source="public", tint="blue")
    >>> meaning(card) == meaning(mended)
    True
    >>> meaning(card) == meaning(msgspec.structs.replace(card, vp=2))
    False
    """
    return hashlib.sha256(msgspec.json.encode(_meant(content))).hexdigest()[:16]


def _meant(value: object) -> object:
    """What the rules can see of a piece of content, as plain lists."""
    match value:
        case str() | int() | float() | None:
            return value
        case Text():
            return None
        case msgspec.Struct():
            seen = [_meant(getattr(value, field)) for field in seen_by_rules(type(value))]
            return [type(value).__name__, seen]
        case dict():
            pairs = [[_meant(key), _meant(row)] for key, row in value.items()]
            of_entries = any(isinstance(row, msgspec.Struct) for row in value.values())
            return pairs if of_entries else _sorted(pairs)
        case set() | frozenset():
            return _sorted(map(_meant, value))
        case list() | tuple():
            return [_meant(one) for one in value]
        case _:
            raise TypeError(f"{value!r} cannot be content")


def _sorted(values: Iterable[object]) -> list[object]:
    return sorted(values, key=msgspec.json.encode)


@cache
def seen_by_rules(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an entry that the rules can see."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(field for field in kind.__struct_fields__ if not _is_shown(hints[field]))


def _is_shown(hint: object) -> bool:
    if get_origin(hint) in (Union, UnionType):
        return all(_is_shown(one) for one in get_args(hint) if one is not type(None))
    return SHOWN in getattr(hint, "__metadata__", ())

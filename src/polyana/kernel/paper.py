"""Paper from strangers: a text is measured before a parser reads it.

Parsers call themselves for every bracket, and TOML's takes time with the square of a key's length. So size, depth and
the length of keys are looked at first, in one pass; what is within these limits is read quickly.
"""

from __future__ import annotations

import re
import tomllib
from itertools import accumulate
from typing import Final

LARGEST_JSON: Final = 2 * 2**20
"""Bytes of a record. The longest games take 40 kB."""
LARGEST_TOML: Final = 2**18
"""Characters of a TOML file. The largest file of content has 62,000."""
DEEPEST: Final = 32
"""Brackets within brackets. No state of a game has half as many."""
LONGEST_KEY: Final = 8
"""Parts of a TOML key: `setup.cards.number` has three."""

_JSON_STRING: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_DEEPER: Final = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}

_TOML_PARTS: Final = re.compile(
    r'''
      """ (?: [^"\\]++ | \\. | "(?!"") )*+ (?:"{3,5})?  # a string ends, or the text does: nothing is read twice
    | \'\'\' (?: [^']++ | '(?!\'\') )*+ (?:'{3,5})?
    | " (?: [^"\\\n]++ | \\. )*+ "?
    | ' [^'\n]*+ '?
    | \# [^\n]*+
    | (?P<sign> [][{}.,=\n] )
    ''',
    re.VERBOSE | re.DOTALL,
)


class BadPaper(ValueError):
    """A text that no parser should be given; the sentence says why."""


def check_json(data: bytes, largest: int = LARGEST_JSON) -> None:
    """BadPaper if a JSON text is larger or deeper than any of ours.

    >>> check_json(b'{"state": [[1, 2], "[[["]}')
    >>> check_json(b"[" * 1000)
    Traceback (most recent call last):
    polyana.kernel.paper.BadPaper: it is nested deeper than 32 brackets
    """
    _check_size(len(data), largest)
    brackets = _JSON_STRING.sub(b"", data).translate(None, _NO_BRACKETS)
    if any(depth > DEEPEST for depth in accumulate(map(_DEEPER.__getitem__, brackets))):
        raise _too_deep()


def read_toml(text: str, largest: int = LARGEST_TOML) -> dict[str, object]:
    """What a TOML text says; ValueError with the reason if it cannot or should not be read.

    >>> read_toml("a.b = [1.5]")
    {'a': {'b': [1.5]}}
    >>> read_toml(".".join("a" * 9) + " = 1")
    Traceback (most recent call last):
    polyana.kernel.paper.BadPaper: a key has more than 8 parts
    """
    _check_size(len(text), largest)
    depth = dots = 0
    for part in _TOML_PARTS.finditer(text):
        match part["sign"]:
            case ".":
                dots += 1
                if dots >= LONGEST_KEY:
                    raise BadPaper(f"a key has more than {LONGEST_KEY} parts")
                continue
            case None:
                continue
            case "[" | "{":
                depth += 1
                if depth > DEEPEST:
                    raise _too_deep()
            case "]" | "}":
                depth -= 1
        dots = 0
    return tomllib.loads(text)


def _check_size(size: int, largest: int) -> None:
    if size > largest:
        raise BadPaper(f"it is longer than {largest} characters")


def _too_deep() -> BadPaper:
    return BadPaper(f"it is nested deeper than {DEEPEST} brackets")

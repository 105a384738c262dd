"""The language of the terminal, and its messages."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.resources import files
from typing import NamedTuple

from rich.console import Console

from polyana.speech import LANGUAGES, Speech


class Here(NamedTuple):
    """Where a command is typed: the language of the person, and the screen."""

    say: Speech
    console: Console


class Unwanted(Exception):
    """Something the command line asks for that cannot be done; the message of this name says why."""

    def __init__(self, message: str, /, **facts: str | float) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def language_from(environment: dict[str, str] | None = None) -> str:
    """The language that the environment asks for: Russian or, for everything else, English.

    >>> language_from({"LANG": "ru_RU.UTF-8"}), language_from({"LANG": "de_DE.UTF-8"})
    ('ru', 'en')
    """
    known = os.environ if environment is None else environment
    for name in ("POLYANA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = known.get(name, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def language_of(arguments: Sequence[str]) -> str:
    """The language of a command line: that of `--lang`, else that of the environment."""
    for number, word in enumerate(arguments):
        if word == "--lang" and number + 1 < len(arguments):
            asked = arguments[number + 1]
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            continue
        return asked if asked in LANGUAGES else language_from()
    return language_from()


def voice(language: str) -> Speech:
    """The terminal's own messages."""
    return Speech(language, files("polyana.terminal").joinpath("locale", f"{language}.ftl"))

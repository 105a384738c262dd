"""Refusals in the language of the person."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from polyana.kernel import Refusal
from polyana.speech.fluent import Speech


def refused(refusal: Refusal, language: str) -> str:
    """The sentence of a refusal; in English where no other is known."""
    speech = _refusals(language)
    message = f"refusal-{refusal.key}"
    return speech.say(message, **refusal.facts) if speech.has(message) else str(refusal)


@cache
def _refusals(language: str) -> Speech:
    return Speech(language, files("polyana.speech").joinpath("locale", f"{language}.ftl"))

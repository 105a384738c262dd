"""Refusals in the language of the person."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from polyana.kernel import Refusal
from polyana.speech.fluent import Speech


def refused(refusal: Refusal, language: str, home: Path | None = None) -> str:
    """The sentence of a refusal; in English where no other is known. `home` is the folder of the game it is about."""
    home = refusal.home or home
    speech = _refusals(language, home)
    message = f"refusal-{refusal.key}"
    if not speech.has(message):
        return str(refusal)
    facts = dict(refusal.facts)
    if refusal.because:
        facts["reason"] = "; ".join(refused(why, language, home) for why in refusal.because)
    return speech.say(message, **facts)


@cache
def _refusals(language: str, home: Path | None) -> Speech:
    """The refusals of every game, and what can be wrong with the content of the one at home."""
    shared = files("polyana.speech") / "locale"
    texts: list[Traversable] = [shared / f"{language}.ftl", shared / f"content.{language}.ftl"]
    if home is not None:
        texts.append(home / "locale" / f"content.{language}.ftl")
    return Speech(language, *(text for text in texts if text.is_file()))

"""The words and the effect texts with which the notation is tested."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import polyana.games
from polyana.games.felinia.vocabulary import VOCABULARY as FELINIA
from polyana.games.north.vocabulary import VOCABULARY as NORTH
from polyana.games.revive.vocabulary import VOCABULARY as REVIVE
from polyana.games.settlers.vocabulary import VOCABULARY as SETTLERS
from polyana.games.tundra.vocabulary import VOCABULARY as TUNDRA
from polyana.notation import Wording

GAMES = Path(polyana.games.__path__[0])

EFFECT_KEYS = (
    *("effect", "effects", "tower", "bonus", "storage"),
    *("pillage", "normal", "tired", "setup", "reward", "penalty"),
    *("ocean", "ability", "others"),
)
"""The keys of the games' content that hold effects."""

FIXTURE = [
    line.split("\t")
    for line in (Path(__file__).parent / "effects.txt").read_text(encoding="utf-8").splitlines()
]
"""Game, file, entry and text of every different effect of the games that are still to come."""

VOCABULARIES = {
    "felinia": FELINIA,
    "tundra": TUNDRA,
    "settlers": SETTLERS,
    "north": NORTH,
    "revive": REVIVE,
}


def wording(game: str, language: str) -> Wording:
    """The card texts of a game in one language."""
    texts = GAMES / game / "locale" / f"effects.{language}.ftl"
    return Wording(VOCABULARIES[game], language, texts)


def effects(game: str) -> Iterator[tuple[str, str, str]]:
    """File, entry and text of every effect of a game: from its content, or else from the fixture file."""
    content = GAMES / game / "content"
    if not content.is_dir():
        yield from ((file, entry, text) for of, file, entry, text in FIXTURE if of == game)
        return
    for path in sorted(content.glob("*.toml")):
        for entry, text in _effects_in(tomllib.loads(path.read_text(encoding="utf-8")), ""):
            yield path.name, entry, text


def _effects_in(node: object, entry: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, list):
        for inner in node:
            yield from _effects_in(inner, entry)
    elif isinstance(node, dict):
        entry = str(node.get("id", entry))
        for key, inner in node.items():
            texts = inner if isinstance(inner, list) else [inner]
            if key not in EFFECT_KEYS or not all(isinstance(text, str) for text in texts):
                yield from _effects_in(inner, entry)
            elif inner:
                yield from ((entry, text) for text in texts)

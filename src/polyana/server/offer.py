"""The games on offer, as the lobby shows them."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable
from functools import cache, lru_cache

import msgspec

from polyana import bots
from polyana.games import AnyGame
from polyana.kernel import Match
from polyana.notation import Sign
from polyana.server import wire
from polyana.server.lessons import lesson_called
from polyana.server.problems import not_found
from polyana.server.workers import game_called, served
from polyana.speech import LANGUAGES, LessonTalk, TableTalk, rulebook


def all_games() -> list[wire.GameInfo]:
    """Every game that can be played."""
    return [game_info(name) for name in served()]


@cache
def game_info(name: str) -> wire.GameInfo:
    """A game with its variants."""
    game = game_called(name)
    talk = {language: TableTalk(game, language) for language in LANGUAGES}
    variants = [
        {key: getattr(variant, key) for key in variant.__struct_fields__}
        for variant in game.variants()
    ]
    keys = [key for key in variants[0] if key != "players"]
    return wire.GameInfo(
        id=game.name,
        name=_words(talk, lambda speech: speech.say("game-name")),
        blurb=_words(talk, lambda speech: speech.say("game-blurb")),
        minutes=_minutes(talk[LANGUAGES[0]]),
        players=sorted({int(variant["players"]) for variant in variants}),
        options=[_option(game, key, variants, talk) for key in keys],
        variants=variants,
        first=dict(game.first_options),
        free=game.free,
        bots=sorted(bots.names(), key=lambda bot: bot not in bots.LEVELS),
        rules=game.version,
        content=game.content_hash,
        pack=pack_of(name),
        lesson=lesson_called(name) is not None,
    )


def _option(
    game: AnyGame,
    key: str,
    variants: list[dict[str, str | int | bool]],
    talk: dict[str, TableTalk],
) -> wire.OptionInfo:
    """An option with the values it takes in the variants of the game; what has no list of values is a text."""
    values = list(dict.fromkeys(variant[key] for variant in variants))
    plain = all(isinstance(value, bool) for value in values)
    return wire.OptionInfo(
        key=key,
        label=_words(talk, lambda speech: _label(speech, key)),
        kind="bool" if plain else "text" if game.free and len(values) == 1 else "choice",
        default=values[0],
        choices=None
        if plain
        else [
            wire.Choice(
                value,
                {lang: _value_label(speech, key, str(value)) for lang, speech in talk.items()},
            )
            for value in values
        ],
        about=_words(talk, lambda speech: speech.form(f"option-{key}", "about", ())),
        needs={other: list(wanted) for other, wanted in game.option_needs.get(key, {}).items()},
    )


def _words(talk: dict[str, TableTalk], say: Callable[[TableTalk], str]) -> wire.Words:
    return {language: say(speech) for language, speech in talk.items()}


def _label(speech: TableTalk, key: str) -> str:
    """The name of an option; its attribute `short`, if there is one, is made for the page."""
    message = f"option-{key}"
    if not speech.has(message):
        return key
    return speech.form(message, "short", ("short",))


def _value_label(speech: TableTalk, key: str, value: str) -> str:
    """The name of a value: that of the component, unless the option has an attribute called so."""
    message = f"option-{key}"
    if speech.has(message, value):
        return speech.form(message, value, ())
    return speech.name(value)


def _minutes(speech: TableTalk) -> tuple[int, int] | None:
    """How long a game takes, if its message `game-minutes` says so: `60-90`."""
    if not speech.has("game-minutes"):
        return None
    numbers = [int(number) for number in re.findall(r"\d+", speech.say("game-minutes"))]
    return numbers[0], numbers[-1]


@cache
def content_of(name: str, language: str = "") -> bytes:
    """The components of a game as JSON, with its words in one language or in all."""
    game = game_called(name)
    spoken = [language] if language else LANGUAGES
    names = {one: game.names(one) for one in spoken}
    texts = {one: game.texts(one) for one in spoken}
    signs = msgspec.convert(msgspec.to_builtins(game.signs()), dict[str, list[Sign]])
    return msgspec.json.encode(wire.GameContent(game.content_hash, names, texts, signs, game.box()))


@cache
def pack_of(name: str) -> str:
    """A fingerprint of all that `content_of` gives: it changes with the words, too."""
    return hashlib.sha256(content_of(name)).hexdigest()[:16]


@cache
def rules_of(name: str, language: str) -> bytes:
    """The rulebook of a game as JSON, with a table for its pictures: the usual game, just set up."""
    game = game_called(name)
    book = rulebook(game, language)
    table = Match(game, seed=1).view(None).table
    return msgspec.json.encode(wire.GameRules(book.text, book.symbols, table))


@cache
def lesson_of(name: str, language: str) -> bytes:
    """The lesson of a game as JSON, in one language."""
    game, lesson = game_called(name), lesson_called(name)
    if lesson is None:
        raise not_found("lesson")
    talk = LessonTalk(game, language)
    steps = [
        wire.LessonStep(step.at, step.moves, talk.step(step), talk.wrong(step))
        for step in lesson.steps
    ]
    return msgspec.json.encode(wire.GameLesson(steps))


@lru_cache(64)
def squeezed(data: bytes) -> bytes:
    """What is always the same is compressed once."""
    return gzip.compress(data, 9)

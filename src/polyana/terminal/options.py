"""All that the commands can be told, each option once: its name, what it takes, and what holds without it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import Any

import click

from polyana.arena.contest import Hands
from polyana.terminal.arena import Wanted
from polyana.terminal.voice import Here, Unwanted

Reading = Callable[[click.Context, click.Parameter, str | None], object]
"""How the text that was typed for an option is read."""


def number(kind: type[int] | type[float] = int, least: float = -math.inf) -> Reading:
    """How a number is read, and the least that it may be."""

    def read(ctx: click.Context, param: click.Parameter, given: str | None) -> float | None:
        if given is None:
            return None
        name = param.opts[0]
        try:
            found = kind(given)
            usable = math.isfinite(found)
        except (ValueError, OverflowError):
            usable = False
        if not usable:
            message = "error-whole-number" if kind is int else "error-number"
            raise Unwanted(message, name=name, value=given)
        if found < least:
            raise Unwanted("error-least", name=name, value=given, least=f"{least:g}")
        return found

    return read


def words(ctx: click.Context, param: click.Parameter, given: str | None) -> list[str]:
    """`greedy,random` as a list."""
    return [word.strip() for word in (given or "").split(",") if word.strip()]


def choices(ctx: click.Context, param: click.Parameter, given: Sequence[str]) -> dict[str, object]:
    """`key=value` words as a mapping; the value `@decks.toml` is the text of that file."""
    chosen: dict[str, object] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Unwanted("error-option-form", given=word)
        chosen[key.strip().replace("-", "_")] = _in_full(value.strip())
    return chosen


def _in_full(value: str) -> str:
    if not value.startswith("@"):
        return value
    try:
        return Path(value[1:]).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise Unwanted("error-option-file", file=value[1:]) from None


# the kinds of options; `metavar` names the message that stands for the value in the help
flag = partial(click.option, is_flag=True, default=False)
text = partial(click.option, type=str, default="", metavar="text")
listed = partial(click.option, type=str, metavar="words", callback=words)
file = partial(click.option, type=click.Path(path_type=Path), default=None, metavar="path")
counted = partial(click.option, type=str, default=None, metavar="number", callback=number())

GAME = click.argument("game")
GAME_IF_ANY = click.argument("game", default="")
FILE = click.argument("file", type=click.Path(path_type=Path))
TABLE = click.argument("table")
WHO = click.argument("who")
DATABASE = text("--database", help="help-database")
REASON = text("--reason", help="help-reason")
CONTENT = file("--content", help="help-folder")
OPTION = click.option(
    "--option", "given", multiple=True, metavar="choice", callback=choices, help="help-option"
)
SEED = counted("--seed", default=1, help="help-seed")
SEED_IF_ANY = counted("--seed", help="help-seed")
JSON = flag("--json", help="help-json")
WORKERS = counted("--workers", default=0, callback=number(least=0), help="help-workers")


def games(usual: int) -> Callable[..., Any]:
    """How many games are played, and how many without being told."""
    return counted(
        "--games", "number", default=usual, callback=number(least=1), help="help-games-number"
    )


def held(usual: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """All that an arena and a balance are told alike; the command gets it as `wanted` and the options `given`."""
    told = (
        GAME,
        games(usual),
        counted("--players", default=0, callback=number(least=0), help="help-players"),
        OPTION,
        WORKERS,
        text("--ray", help="help-ray"),
        SEED,
        file("--file", help="help-arena-file"),
        JSON,
        file("--report", help="help-report"),
        file("--export", help="help-export"),
        CONTENT,
    )

    def taking_all(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def gathered(
            here: Here,
            *,
            game: str,
            number: int,
            players: int,
            given: dict[str, object],
            workers: int,
            ray: str,
            content: Path | None,
            seed: int,
            file: Path | None,
            json: bool,
            report: Path | None,
            export: Path | None,
            **own: object,
        ) -> None:
            wanted = Wanted(
                game=game,
                games=number,
                seed=seed,
                hands=Hands(workers, ray, content),
                file=file,
                json=json,
                report=report,
                export=export,
            )
            command(here, wanted, given | ({"players": players} if players else {}), **own)

        for option in reversed(told):
            gathered = option(gathered)
        return gathered

    return taking_all

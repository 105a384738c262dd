"""What is played in an arena: the game, the tables, the bots, and the seed from which everything else follows."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

import polyana
from polyana import bots
from polyana.games import AnyGame
from polyana.kernel import BadOptions, Options, Refusal
from polyana.rooms import below

FORMAT: Final = 1


class ArenaRefusal(Refusal):
    """An arena that cannot be held like this; the sentence says why."""


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever goes wrong with this file is said in a sentence."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise ArenaRefusal(
            f"{path} cannot be written: {reason}.", "arena-write", file=str(path), reason=reason
        ) from None


class Setup(msgspec.Struct, frozen=True):
    """All that decides which games an arena plays. `tables` are the options of its tables, played in turn.

    Questions of the kinds `dealt` are answered by chance, not by the bots.
    """

    arena: int
    game: str
    rules: int
    content: str
    code: str
    bots: list[str]
    tables: list[dict[str, object]]
    seed: int
    dealt: list[str] = []

    @property
    def players(self) -> int:
        """How many sit at every table."""
        return int(str(self.tables[0]["players"]))


def prepare(
    game: AnyGame,
    named: Sequence[str],
    tables: Sequence[Options],
    seed: int,
    dealt: Sequence[str] = (),
) -> Setup:
    """An arena of these bots at these tables; UnknownBot or ArenaRefusal if it cannot be held."""
    if not named:
        raise ArenaRefusal("An arena needs at least one bot.", "arena-empty")
    for bot in named:
        bots.make(bot)
        if named.count(bot) > 1:
            raise ArenaRefusal(
                f"{bot} is named twice; a bot with several seats is named once.",
                "arena-twice",
                bot=bot,
            )
    return Setup(
        arena=FORMAT,
        game=game.name,
        rules=game.version,
        content=game.content_hash,
        code=code_of(game.name),
        bots=list(named),
        tables=[msgspec.to_builtins(table) for table in tables],
        seed=seed,
        dealt=list(dealt),
    )


def table_for(game: AnyGame, given: Mapping[str, object], bots_named: int) -> Options:
    """The table that the options ask for; without a number of players one for every bot, if the game has it.

    Where the options leave something open, it is as in the first variant of the game that fits.
    """
    numbers = {variant.players for variant in game.variants()}
    if "players" not in given and bots_named in numbers:
        given = {**given, "players": bots_named}
    try:
        return game.options(given)
    except BadOptions:
        for variant in game.variants():
            if fits(variant, given):
                return variant
        raise


def fits(variant: Options, given: Mapping[str, object]) -> bool:
    """Whether a variant is as the options ask; they may be texts, as typed."""
    return all(
        str(getattr(variant, key, None)).lower() == str(value).lower()
        for key, value in given.items()
    )


CODE: Final = ("*.py", "*.lark", "*.json")
"""The files that decide how a game is played; its content has a hash of its own."""


@cache
def code_of(game: str, source: Path = Path(polyana.__file__).parent) -> str:
    """A hash of what plays: the rooms that the arena stands on, and of the games this one alone.

    What bots have learned of the game belongs to it. Another hash is another arena.
    """
    digest = hashlib.sha256()
    for room in below("arena"):
        folder = source / "games" / game if room == "games" else source / room
        for path in sorted(file for kind in CODE for file in folder.rglob(kind)):
            digest.update(path.relative_to(source).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]

"""The arena's own file: a line with the setup, then a line for every game, written as soon as it is over."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

import msgspec

from polyana.arena.playing import Played
from polyana.arena.setup import FORMAT, ArenaRefusal, Setup, writing


class GamesFile:
    """The games of one arena on disk. A last line that was torn by a crash is played again."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Opens the file to go on, or begins it; ArenaRefusal if another arena is in it."""
        self.path = path
        self.played: list[Played] = []
        whole = 0
        if path.exists() and path.stat().st_size:
            there, self.played, whole = read(path)
            refuse_another(path, there, setup)
        with writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("r+b" if whole else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(setup)

    def add(self, played: Played) -> None:
        """Writes a game down."""
        self._write(played)
        self.played.append(played)

    def _write(self, line: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def __enter__(self) -> GamesFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()


def read(path: Path) -> tuple[Setup, list[Played], int]:
    """The setup and the games of a file, and the length of what is whole; ArenaRefusal if it is something else."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
        setup = msgspec.json.decode(lines[0], type=Setup)
    except (OSError, IndexError, msgspec.MsgspecError, UnicodeDecodeError):
        raise ArenaRefusal(
            f"{path} is not the file of an arena.", "arena-foreign", file=str(path)
        ) from None
    if setup.arena != FORMAT:
        raise ArenaRefusal(
            f"{path} has format {setup.arena}; this program reads format {FORMAT}.",
            "arena-format",
            file=str(path),
            number=setup.arena,
            known=FORMAT,
        )
    if not lines[-1].endswith(b"\n"):
        del lines[-1]
    games: list[Played] = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            games.append(msgspec.json.decode(line, type=Played))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise ArenaRefusal(
                f"{path} is damaged in line {number}.",
                "arena-damaged",
                file=str(path),
                line=number,
            ) from None
    return setup, games, sum(map(len, lines))


def refuse_another(path: Path, there: Setup, wanted: Setup) -> None:
    """ArenaRefusal if the file holds the games of another setup; the sentence says what differs."""
    for field in Setup.__struct_fields__:
        before, now = getattr(there, field), getattr(wanted, field)
        if before != now:
            raise ArenaRefusal(
                f"{path} holds another arena: its {field} is {said(before)}, not {said(now)}."
                " Give another file.",
                "arena-another",
                file=str(path),
                what=field,
                there=said(before),
                wanted=said(now),
            )


def refuse_other_game(path: Path, setup: Setup, game: str) -> None:
    """ArenaRefusal if the file holds games of another game."""
    if setup.game != game:
        raise ArenaRefusal(
            f"{path} holds games of {setup.game}, not of {game}.",
            "arena-other-game",
            file=str(path),
            there=setup.game,
            game=game,
        )


def said(value: object) -> str:
    """A part of a setup, as it is typed."""
    if isinstance(value, list):
        return ", ".join(said(one) for one in value)
    if isinstance(value, dict):
        return " ".join(f"{key}={one}" for key, one in value.items())
    return str(value)

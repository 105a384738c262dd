"""Content is data: TOML files in a game's folder, replaceable file by file, refused with a reason when wrong."""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from polyana.kernel.refusal import Refusal

OVERRIDE = "POLYANA_CONTENT"
PLAIN_WORD: Final = re.compile("[a-z][a-z0-9_]*")
"""Ids stand in moves, and a move is words with spaces between them."""

T = TypeVar("T")


class ContentError(Refusal):
    """Content that cannot be used: which file, which entry, and why.

    >>> print(ContentError("deck_tiles.toml", "deck_lion_0500", "seats must be 1 or 2, not 3"))
    deck_tiles.toml: deck_lion_0500: seats must be 1 or 2, not 3
    """

    def __init__(self, file: str, entry: str, reason: str) -> None:
        self.file = file
        self.entry = entry
        self.reason = reason
        where = f"{file}: {entry}" if entry else file
        super().__init__(f"{where}: {reason}", "content", where=where, reason=reason)


class ContentFiles:
    """The TOML files of one game: those of its folder, each replaced by a file of the same name in the override."""

    def __init__(self, folder: Path, override: Path | None = None) -> None:
        self.files: dict[str, Path] = {path.name: path for path in sorted(folder.glob("*.toml"))}
        self.replaced: list[str] = []
        if override is not None:
            self._replace(override)
        self.texts: dict[str, bytes] = {
            name: path.read_bytes() for name, path in self.files.items()
        }
        self._read: dict[str, dict[str, object]] = {}

    def _replace(self, override: Path) -> None:
        if not override.is_dir():
            raise ContentError(str(override), "", "this content folder does not exist")
        for path in sorted(override.glob("*.toml")):
            if path.name not in self.files:
                known = ", ".join(self.files)
                raise ContentError(path.name, "", f"no such content file; the files are {known}")
            self.files[path.name] = path
            self.replaced.append(path.name)

    @property
    def hash(self) -> str:
        """A short fingerprint of all the content; it goes into every record."""
        digest = hashlib.sha256()
        for name, text in sorted(self.texts.items()):
            digest.update(name.encode() + b"\0" + text + b"\0")
        return digest.hexdigest()[:16]

    def read(self, name: str) -> dict[str, object]:
        """The parsed file, or a ContentError that says where it is broken."""
        if name not in self.texts:
            raise ContentError(name, "", "this content file is missing")
        if name not in self._read:
            try:
                self._read[name] = tomllib.loads(self.texts[name].decode())
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                raise ContentError(name, "", f"not valid TOML: {error}") from None
        return self._read[name]

    def value(self, name: str, key: str, kind: type[T]) -> T:
        """One value or table of a file: `[limits]`."""
        found = self.read(name)
        if key not in found:
            raise ContentError(name, key, f"the table [{key}] is missing")
        return typed(name, key, found[key], kind)

    def entries(self, name: str, key: str, kind: type[T]) -> dict[str, T]:
        """The entries `[[key]]` of a file by their ids; those without an id are numbered."""
        rows = self.read(name).get(key)
        if not isinstance(rows, list) or not rows:
            raise ContentError(name, key, f"[[{key}]] entries are missing")
        found: dict[str, T] = {}
        for number, row in enumerate(rows, 1):
            own = row.get("id") if isinstance(row, dict) else None
            entry = f"{key} {number}" if own is None or own == "" else str(own)
            if own is not None and not PLAIN_WORD.fullmatch(str(own)):
                raise ContentError(name, entry, "an id is one plain word such as market_2")
            if entry in found:
                raise ContentError(name, entry, "this id is used twice")
            found[entry] = typed(name, entry, row, kind)
        return found


def typed(file: str, entry: str, row: object, kind: type[T]) -> T:
    """A piece of content in its type, or a ContentError that says what is wrong with it."""
    try:
        return msgspec.convert(row, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise ContentError(file, entry, str(error)) from None


def override_for(game: str, folder: Path | None = None) -> Path | None:
    """Where a person keeps corrected content for a game: the given folder or `POLYANA_CONTENT`.

    A subfolder named like the game is preferred, so that one folder can hold corrections for several games.
    """
    if folder is None:
        named = os.environ.get(OVERRIDE)
        if not named:
            return None
        folder = Path(named)
    return folder / game if (folder / game).is_dir() else folder

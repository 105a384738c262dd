"""Content is data: TOML files in a game's folder, replaceable file by file, refused with a reason when wrong."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from polyana.kernel.entries import Content, meaning
from polyana.kernel.refusal import Refusal

OVERRIDE = "POLYANA_CONTENT"
PLAIN_WORD: Final = re.compile("[a-z][a-z0-9_]*")
"""Ids stand in moves, and a move is words with spaces between them."""

T = TypeVar("T")
K = TypeVar("K", bound=Content)


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


class Where(NamedTuple):
    """The entry of a file that is looked at; what is wrong there is said with its name.

    >>> here = Where("deck_tiles.toml", "deck_lion_0500")
    >>> here.want(3 in (1, 2), "has 1 or 2 seats, not 3")
    Traceback (most recent call last):
    polyana.kernel.content.ContentError: deck_tiles.toml: deck_lion_0500: has 1 or 2 seats, not 3
    """

    file: str
    entry: str

    def want(self, condition: object, reason: str) -> None:
        """Refuses the entry, unless the condition holds."""
        if not condition:
            raise ContentError(self.file, self.entry, reason)


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


class Loader(Generic[K]):
    """Reads the content of a game from its folder and checks it as a whole; the same files are read once.

    `load_content = Loader(folder, read_content, check_content)` makes `load_content(override)`.
    """

    def __init__(
        self, folder: Path, read: Callable[[ContentFiles], K], check: Callable[[K], None]
    ) -> None:
        self.folder = folder
        self.read = read
        self.check = check
        self._loaded: dict[tuple[tuple[str, bytes], ...], K] = {}

    def __call__(self, override: Path | None = None) -> K:
        """The content of the folder, files replaced by those of the override."""
        files = ContentFiles(self.folder, override)
        texts = tuple(files.texts.items())
        if texts not in self._loaded:
            content = self.read(files)
            self.check(content)
            self._loaded[texts] = msgspec.structs.replace(content, hash=meaning(content))
        return self._loaded[texts]


def typed(file: str, entry: str, row: object, kind: type[T]) -> T:
    """A piece of content in its type, or a ContentError that says what is wrong with it."""
    try:
        return msgspec.convert(row, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise ContentError(file, entry, _misfit(str(error))) from None


def _misfit(error: str) -> str:
    """What does not fit the type of an entry, said with the name of the field.

    >>> _misfit("Object missing required field `ru` - at `$.name`")
    'name.ru is missing'
    >>> _misfit("Expected `int`, got `str` - at `$.seats`")
    'seats: expected int, got str'
    """
    said, _, place = error.replace("`", "").partition(" - at ")
    field = place.removeprefix("key in ").removeprefix("$").removeprefix(".")
    missing, unknown = "Object missing required field ", "Object contains unknown field "
    if said.startswith(missing):
        return f"{field}.{said.removeprefix(missing)} is missing".removeprefix(".")
    if said.startswith(unknown):
        return f"there is no field {field}.{said.removeprefix(unknown)}".replace(" .", " ")
    reason = said[0].lower() + said[1:]
    return f"{field}: {reason}" if field else reason


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

"""Content is data: TOML files in a game's folder, replaceable file by file, refused with a reason when wrong."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from polyana.kernel.entries import Content, meaning
from polyana.kernel.paper import read_toml
from polyana.kernel.refusal import Refusal

OVERRIDE = "POLYANA_CONTENT"
PLAIN_WORD: Final = re.compile("[a-z][a-z0-9_]*")
"""Ids stand in moves, and a move is words with spaces between them."""

T = TypeVar("T")
K = TypeVar("K", bound=Content)


class Misfit(Refusal, ValueError):
    """What does not fit into content; a game leaves the sentence to its locale.

    >>> print(Misfit("toml", "not valid TOML: {why}", why="line 3"))
    not valid TOML: line 3
    >>> print(Misfit("seats", given=3))
    seats: given 3
    """

    def __init__(
        self,
        key: str,
        sentence: str = "",
        because: tuple[Refusal, ...] = (),
        /,
        **facts: str | int,
    ) -> None:
        plain = ", ".join(f"{name} {fact}" for name, fact in facts.items())
        told = sentence.format(**facts) or (f"{key}: {plain}" if plain else key)
        super().__init__(told, key, because, **facts)


def within(part: object, why: ValueError) -> ValueError:
    """What does not fit, with the part of an entry in which it stands, if that is known."""
    if part is None:
        return why
    return Misfit("within", "'{part}': {reason}", known(why), part=str(part), reason=str(why))


def known(why: Exception) -> tuple[Refusal, ...]:
    """The reason, if it can be said in any language."""
    return (why,) if isinstance(why, Refusal) else ()


class ContentError(Refusal):
    """Content that cannot be used: which file, which entry, and why.

    >>> print(ContentError("deck_tiles.toml", "deck_lion_0500", Misfit("seats", given=3)))
    deck_tiles.toml: deck_lion_0500: seats: given 3
    """

    def __init__(self, file: str, entry: str, why: Exception) -> None:
        self.file = file
        self.entry = entry
        self.where = f"{file}: {entry}" if entry else file
        sentence = f"{self.where}: {why}"
        super().__init__(sentence, "content", known(why), where=self.where, reason=str(why))

    @property
    def reason(self) -> str:
        """What is wrong, without where."""
        return str(self).removeprefix(f"{self.where}: ")


class Where(NamedTuple):
    """The entry of a file that is looked at; what is wrong there is said with its name.

    >>> here = Where("deck_tiles.toml", "deck_lion_0500")
    >>> here.want(3 in (1, 2), "seats", given=3)
    Traceback (most recent call last):
    polyana.kernel.content.ContentError: deck_tiles.toml: deck_lion_0500: seats: given 3
    """

    file: str
    entry: str

    def want(self, condition: object, key: str, **facts: str | int) -> None:
        """Refuses the entry, unless the condition holds."""
        if not condition:
            raise ContentError(self.file, self.entry, Misfit(key, "", **facts))

    def wrong(self, key: str, sentence: str = "", **facts: str | int) -> ContentError:
        """What is wrong with the entry, to be raised."""
        return ContentError(self.file, self.entry, Misfit(key, sentence, **facts))

    def known(self, what: str, names: Iterable[str], known: Iterable[str]) -> None:
        """Refuses the entry if it names something that is not there: `no-<what>`."""
        for name in names:
            self.want(name in known, f"no-{what}", name=name)

    def typed(self, row: object, kind: type[T]) -> T:
        """The entry in its type, refused if it does not fit."""
        try:
            return msgspec.convert(row, kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise ContentError(self.file, self.entry, misfit(str(error))) from None

    @contextmanager
    def looking(self, at: object = None) -> Iterator[None]:
        """Whatever does not fit is wrong with this entry, or with what is looked at in it."""
        try:
            yield
        except ValueError as error:
            raise ContentError(self.file, self.entry, within(at, error)) from None


MISFITS: Final = (
    (r"Object missing required field `(?P<name>.*)`", "field-missing", "{field} is missing"),
    (r"Object contains unknown field `(?P<name>.*)`", "field-unknown", "there is no field {field}"),
    (r"Invalid enum value (?P<given>.*)", "field-value", "{field} cannot be {given}"),
    (
        r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`",
        "field-type",
        "{field}: expected {wanted}, got {given}",
    ),
    (r"Expected `\w+` (?P<bound>[<>]=? .*)", "field-bound", "{field} must be {bound}"),
    (
        r"Expected `\w+` of length (?P<length>.*)",
        "field-length",
        "{field}: its length must be {length}",
    ),
    (r"(?P<why>.*)", "field-misfit", "{field}: {why}"),
)
"""What is told about an entry that is not of its type: how msgspec says it, and how we do."""


def misfit(told: str) -> Misfit:
    """What does not fit the type of an entry, with the name of the field.

    >>> print(misfit("Object missing required field `ru` - at `$.name`"))
    name.ru is missing
    >>> print(misfit("Expected `int`, got `str` - at `$.seats`"))
    seats: expected int, got str
    """
    what, _, place = told.partition(" - at ")
    for pattern, key, sentence in MISFITS:
        if found := re.fullmatch(pattern, what):
            facts = found.groupdict()
            inside = place.replace("`", "").rpartition("$")[2]
            field = f"{inside}.{facts.pop('name')}" if "name" in facts else inside
            if field:
                return Misfit(key, sentence, field=field.removeprefix("."), **facts)
    return Misfit("entry-misfit", "it does not fit: {why}", why=what)


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
            raise Where(str(override), "").wrong("no-folder", "this content folder does not exist")
        for path in sorted(override.glob("*.toml")):
            if path.name not in self.files:
                known = ", ".join(self.files)
                sentence = "no such content file; the files are {known}"
                raise Where(path.name, "").wrong("no-such-file", sentence, known=known)
            self.files[path.name] = path
            self.replaced.append(path.name)

    def read(self, name: str) -> dict[str, object]:
        """The parsed file, or a ContentError that says where it is broken."""
        if name not in self.texts:
            raise Where(name, "").wrong("missing-file", "this content file is missing")
        if name not in self._read:
            try:
                self._read[name] = read_toml(self.texts[name].decode())
            except ValueError as error:
                wrong = Where(name, "").wrong("toml", "not valid TOML: {why}", why=str(error))
                raise wrong from None
        return self._read[name]

    def value(self, name: str, key: str, kind: type[T]) -> T:
        """One value or table of a file: `[limits]`."""
        found = self.read(name)
        if key not in found:
            raise Where(name, key).wrong(
                "missing-table", "the table [{table}] is missing", table=key
            )
        return Where(name, key).typed(found[key], kind)

    def entries(self, name: str, key: str, kind: type[T]) -> dict[str, T]:
        """The entries `[[key]]` of a file by their ids; those without an id are numbered."""
        rows = self.read(name).get(key)
        if not isinstance(rows, list) or not rows:
            sentence = "[[{table}]] entries are missing"
            raise Where(name, key).wrong("missing-entries", sentence, table=key)
        found: dict[str, T] = {}
        for number, row in enumerate(rows, 1):
            own = row.get("id") if isinstance(row, dict) else None
            entry = f"{key} {number}" if own is None or own == "" else str(own)
            here = Where(name, entry)
            if own is not None and not PLAIN_WORD.fullmatch(str(own)):
                raise here.wrong("plain-word", "an id is one plain word such as market_2")
            if entry in found:
                raise here.wrong("id-twice", "this id is used twice")
            found[entry] = here.typed(row, kind)
        return found


class Loader(Generic[K]):
    """Reads the content of a game from its folder and checks it as a whole; the same files are read once.

    `load_content = Loader(folder, read_content, check_content, refused)` makes `load_content(override)`; what is wrong
    is said with the words of the game.
    """

    def __init__(
        self,
        folder: Path,
        read: Callable[[ContentFiles], K],
        check: Callable[[K], None],
        say: Callable[[Refusal, str], str],
    ) -> None:
        self.folder = folder
        self.read = read
        self.check = check
        self.say = say
        self._loaded: dict[tuple[tuple[str, bytes], ...], K] = {}

    def __call__(self, override: Path | None = None) -> K:
        """The content of the folder, files replaced by those of the override."""
        files = ContentFiles(self.folder, override)
        texts = tuple(files.texts.items())
        if texts not in self._loaded:
            try:
                content = self.read(files)
                self.check(content)
            except ContentError as error:
                error.home = self.folder.parent
                error.args = (self.say(error, "en"),)
                raise
            self._loaded[texts] = msgspec.structs.replace(content, hash=meaning(content))
        return self._loaded[texts]


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
